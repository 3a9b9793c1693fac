"""Presence: which players are at a table, since when others are away, and who is typing.

A player is away GRACE seconds after the last page is closed, so that reloading a page is no
absence. Processes that share PostgreSQL exchange presence by notices. A notice expires, so that
the players of a server that died do not stay present.
"""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Iterable

import msgspec

from cheesemoon.view import wire

from .. import background, timing
from ..sse import sse
from ..storage.notifications import PresenceNotice
from .protocols import Room, Rooms

GRACE = 4.0  # seconds without a page until a player is away
LONG = 60.0  # seconds away after which a line of chat announces the return
RETURN = 20.0  # seconds for pages to reconnect to a restarted server
TYPING = 5.0  # seconds that a player counts as typing after a key
REFRESH = 15.0  # seconds between notices to the other processes
GOOD_FOR = 40.0  # seconds until such a notice expires


class Presence:
    """The players at one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.shown: set[int] = set()  # seats of players absent for less than GRACE
        self.typing: dict[int, float] = {}  # by seat: until when, monotonic
        self._elsewhere: dict[str, tuple[float, frozenset[int]]] = {}  # by process: expiry, seats
        self._going: dict[int, tuple[float, float]] = {}  # absent since: monotonic, epoch

    # --- looking --------------------------------------------------------------------------

    def own(self) -> set[int]:
        """Return the seats of players with a page open at this process."""
        return {seat for subscriber in self.room.listeners for seat in subscriber.held}

    def here(self) -> set[int]:
        """Return the seats of players with a page open at any process."""
        now = timing.monotonic()
        others = (seats for until, seats in self._elsewhere.values() if until > now)
        return self.own().union(*others)

    def since(self, seat: int) -> float:
        """Return when an absent player was last here, in seconds since 1970; 0: never."""
        if seat in self._going:
            return self._going[seat][1]
        own = [ply.at for ply in self.room.plies if ply.seat == seat][-1:]
        return max(abs(self.room.seats[seat].seen), *own, 0.0)

    def state(self) -> wire.Presence:
        """Return which players are here and which are typing."""
        now = timing.monotonic()
        seats = [
            None if place.plays else 1 if seat in self.shown else round(self.since(seat))
            for seat, place in enumerate(self.room.seats)
        ]
        return wire.Presence(seats, sorted(s for s, t in self.typing.items() if t > now))

    # --- coming and going -----------------------------------------------------------------

    def update(self, mine: bool = True) -> None:
        """Compare who is here with what is shown, and publish a difference. With `mine`, a page of
        this process came or went, so this process stores it."""
        here, now = self.here(), timing.monotonic()
        came, missing = here - self.shown, self.shown - here
        for seat in here:
            self._going.pop(seat, None)
        for seat in missing - self._going.keys():
            self._going[seat] = (now, timing.epoch())
            timing.call_later(GRACE + 0.05, self.update, mine)
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
            with contextlib.suppress(Exception):  # memory has it, even if it cannot be stored
                others = any(p.seen for i, p in enumerate(room.seats) if i not in came)
                for seat in came:
                    await self._arrived(seat, others)
                for seat, at in left.items():
                    if seat not in self.shown:
                        await self._keep(seat, at)
        else:
            for seat, at in left.items():
                room.seats[seat].seen = at
        self.send()

    async def _arrived(self, seat: int, others: bool) -> None:
        """Store that a player has come. A line of chat says so if `others` were here before and the
        absence was LONG. A player who was here when a server stopped was not away."""
        before = self.room.seats[seat].seen
        now = timing.epoch()
        if before < 0:
            return
        await self._keep(seat, -now)
        if others and now - before > LONG:
            await self.room.note("arrived", seat)

    def loaded(self) -> None:
        """Ask the other processes who is here, after the table was loaded. A player who was here
        when a server stopped has RETURN seconds to reconnect."""
        self.publish(ask=True)
        if any(place.seen < 0 for place in self.room.seats):
            timing.call_later(RETURN, lambda: background.start(self._returned()))

    async def _returned(self) -> None:
        for seat, place in enumerate(self.room.seats):
            if place.seen < 0 and seat not in self.here():
                await self._keep(seat, self.since(seat))
                self.send()

    async def _keep(self, seat: int, seen: float) -> None:
        self.room.seats[seat].seen = seen
        await self.room.store.change_seat(self.room.id, seat, seen=seen)

    def start_typing(self, seats: Iterable[int]) -> None:
        """Publish that players on these seats are typing."""
        until = timing.monotonic() + TYPING
        self.typing.update(dict.fromkeys(seats, until))
        self.send()
        self.publish()
        timing.call_later(TYPING + 0.05, self._typed)

    def stop_typing(self, seats: Iterable[int]) -> None:
        """Publish that players on these seats have sent their line."""
        for seat in seats:
            self.typing.pop(seat, None)
        self.send()
        self.publish()

    def _typed(self) -> None:
        now = timing.monotonic()
        if any(until <= now for until in self.typing.values()):
            self.typing = {seat: until for seat, until in self.typing.items() if until > now}
            self.send()

    def send(self) -> None:
        """Send the presence to all pages. It is small, and no picture is drawn for it."""
        data = sse("here", self.state())
        for subscriber in list(self.room.listeners):
            if subscriber.is_page:
                subscriber.put(data)

    # --- the other processes --------------------------------------------------------------

    def publish(self, ask: bool = False) -> None:
        """Send a notice to the other processes; with `ask`, they answer with theirs."""
        store = self.room.store
        if not store.postgres or self.room.house.stopping.is_set():
            return
        now = timing.monotonic()
        typing = [seat for seat, until in self.typing.items() if until > now]
        notice = PresenceNotice(self.room.id, store.instance, sorted(self.own()), typing, ask)
        background.start(store.call_out(msgspec.json.encode(notice).decode()))

    def receive(self, notice: PresenceNotice) -> None:
        """Take over a notice of another process."""
        until = timing.monotonic() + GOOD_FOR
        self._elsewhere[notice.sender] = (until, frozenset(notice.here))
        for seat in notice.typing:
            self.typing[seat] = timing.monotonic() + TYPING
        if notice.typing:
            self.send()
            timing.call_later(TYPING + 0.05, self._typed)
        if notice.ask:
            self.publish()
        self.update(mine=False)


async def tend(rooms: Rooms) -> None:
    """Send a notice for each table every REFRESH seconds, and drop expired notices of others."""
    while True:
        await timing.sleep(REFRESH)
        for room in rooms.loaded():
            if room.listeners and room.presence.own():
                room.presence.publish()
            if room.listeners:
                room.presence.update()
