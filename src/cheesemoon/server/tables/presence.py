"""Who is at a table: here, away and since when, typing; at this process and at the others.

A page that is loaded again was never away: somebody is gone only after a moment. Processes that
share PostgreSQL tell each other by notices who is at which table. What they told is good for a
while only, so that nobody stays at a table whose server has died.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Collection, Iterable
from typing import Any

from cheesemoon.view import wire

from .. import background
from ..errors import Refused
from ..sse import sse
from .protocols import Room, Rooms

GRACE = 4.0  # seconds without a page until somebody is away
LONG = 60.0  # seconds away after which a line says that somebody has come back
RETURN = 20.0  # seconds for pages to come back to a server that was begun anew
TYPING = 5.0  # seconds that somebody is typing after a key was hit
REFRESH = 15.0  # seconds between words to the other processes
GOOD_FOR = 40.0  # seconds that such a word holds


class Presence:
    """Who is at one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.shown: set[int] = set()  # seats whose people are here, a short absence included
        self.typing: dict[int, float] = {}  # until when
        self._elsewhere: dict[str, tuple[float, frozenset[int]]] = {}  # by process: until, seats
        self._going: dict[int, tuple[float, float]] = {}  # since when: monotonic, and by the clock

    # --- looking --------------------------------------------------------------------------

    def own(self) -> set[int]:
        """Seats of people who look through this process."""
        return {seat for ear in self.room.listeners for seat in ear.held}

    def here(self) -> set[int]:
        """Seats whose people have the table open, wherever."""
        now = time.monotonic()
        others = (seats for until, seats in self._elsewhere.values() if until > now)
        return self.own().union(*others)

    def since(self, seat: int) -> float:
        """When somebody who is away was last here, by the clock; 0: never."""
        if seat in self._going:
            return self._going[seat][1]
        own = [ply.at for ply in self.room.plies if ply.seat == seat][-1:]
        return max(abs(self.room.seats[seat].seen), *own, 0.0)

    def told(self) -> wire.Presence:
        """Return which players are here and which are typing."""
        now = time.monotonic()
        seats = [
            None if place.plays else 1 if seat in self.shown else round(self.since(seat))
            for seat, place in enumerate(self.room.seats)
        ]
        return wire.Presence(seats, sorted(s for s, t in self.typing.items() if t > now))

    # --- coming and going -----------------------------------------------------------------

    def look(self, mine: bool = True) -> None:
        """Somebody may have come or gone, `mine` if it was here; whoever is at the table hears of
        it."""
        here, now = self.here(), time.monotonic()
        came, missing = here - self.shown, self.shown - here
        for seat in here:
            self._going.pop(seat, None)
        for seat in missing - self._going.keys():
            self._going[seat] = (now, time.time())
            asyncio.get_running_loop().call_later(GRACE + 0.05, self.look, mine)
        gone = {seat for seat in missing if now - self._going[seat][0] >= GRACE}
        if not came and not gone:
            return
        left = {seat: self._going.pop(seat)[1] for seat in gone}
        self.shown = (self.shown | came) - gone
        background.start(self._changed(came, left, mine))

    async def _changed(self, came: Collection[int], left: dict[int, float], mine: bool) -> None:
        room = self.room
        if mine:
            self.publish()
            with contextlib.suppress(Refused, Exception):  # what is not kept is known until then
                others = any(p.seen for i, p in enumerate(room.seats) if i not in came)
                for seat in came:
                    await self._arrived(seat, others)
                for seat, at in left.items():
                    if seat not in self.shown:
                        await self._keep(seat, at)
        else:
            for seat, at in left.items():
                room.seats[seat].seen = at
        self.tell()

    async def _arrived(self, seat: int, others: bool) -> None:
        """Somebody has come; a line says so to `others` who came before, unless it was only for a
        moment. Anyone who was here when a server stopped was never away."""
        before = self.room.seats[seat].seen
        now = time.time()
        if before < 0:
            return
        await self._keep(seat, -now)
        if others and now - before > LONG:
            await self.room.note("arrived", seat)

    def loaded(self) -> None:
        """The table was read: ask the other processes who is there. Anyone who was here when a
        server stopped and does not come back soon has been away since."""
        self.publish(ask=True)
        if any(place.seen < 0 for place in self.room.seats):
            asyncio.get_running_loop().call_later(
                RETURN, lambda: background.start(self._returned())
            )

    async def _returned(self) -> None:
        for seat, place in enumerate(self.room.seats):
            if place.seen < 0 and seat not in self.here():
                await self._keep(seat, self.since(seat))
                self.tell()

    async def _keep(self, seat: int, seen: float) -> None:
        self.room.seats[seat].seen = seen
        await self.room.store.change_seat(self.room.id, seat, seen=seen)

    def types(self, seats: Iterable[int]) -> None:
        """Somebody is typing."""
        until = time.monotonic() + TYPING
        self.typing.update(dict.fromkeys(seats, until))
        self.tell()
        self.publish()
        asyncio.get_running_loop().call_later(TYPING + 0.05, self._typed)

    def said(self, seats: Iterable[int]) -> None:
        """The line is written."""
        for seat in seats:
            self.typing.pop(seat, None)
        self.tell()
        self.publish()

    def _typed(self) -> None:
        now = time.monotonic()
        if any(until <= now for until in self.typing.values()):
            self.typing = {seat: until for seat, until in self.typing.items() if until > now}
            self.tell()

    def tell(self) -> None:
        """Whoever is here is told who else is: a few bytes, nothing is drawn for it."""
        data = sse("here", self.told())
        for ear in list(self.room.listeners):
            if ear.is_page:
                ear.put(data)

    # --- the other processes --------------------------------------------------------------

    def publish(self, ask: bool = False) -> None:
        """Tell the other processes who is here through this one, and ask who is there."""
        store = self.room.store
        if not store.postgres or self.room.house.stopping.is_set():
            return
        now = time.monotonic()
        typing = [seat for seat, until in self.typing.items() if until > now]
        word = {"table": self.room.id, "here": sorted(self.own()), "typing": typing, "ask": ask}
        background.start(store.call_out(json.dumps({"from": store.instance, **word})))

    def heard(self, word: dict[str, Any]) -> None:
        """What another process told."""
        until = time.monotonic() + GOOD_FOR
        self._elsewhere[word["from"]] = (until, frozenset(word["here"]))
        for seat in word["typing"]:
            self.typing[seat] = time.monotonic() + TYPING
        if word["typing"]:
            self.tell()
            asyncio.get_running_loop().call_later(TYPING + 0.05, self._typed)
        if word["ask"]:
            self.publish()
        self.look(mine=False)


async def tend(rooms: Rooms) -> None:
    """Now and then: tell the other processes who is here; who has fallen silent is forgotten."""
    while True:
        await asyncio.sleep(REFRESH)
        for room in rooms.loaded():
            if room.listeners and room.presence.own():
                room.presence.publish()
            if room.listeners:
                room.presence.look()
