"""Event streams: everybody at a table is shown what changes, made once for all who see the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from cheesemoon.view.delayed import as_seen
from cheesemoon.view.page_state import PageState, Viewer, build_page
from cheesemoon.view.update import build_update

from ..sse import sse
from ..tables import clocks
from ..tables.room import Room
from ..tables.rooms import Rooms
from . import wire
from .sse_gzip import Packing

HEARTBEAT = 15.0
MOST_WAITING = 64  # messages that a slow client may be behind
_BEAT = b": still here\n\n"


class Ear:
    """Somebody who is told of changes: messages wait here until they are taken together."""

    is_page = False  # pages are told more than programs

    def __init__(self, held: tuple[int, ...], packing: Packing | None = None) -> None:
        self.held, self.packing = held, packing
        self.waiting: list[bytes] = []
        self.closed = False
        self.exchange: Any = None  # where messages are written at once
        self._woken: asyncio.Future[None] | None = None

    def put(self, data: bytes) -> None:
        """A message; whoever does not take them is let go, comes back and gets everything."""
        if len(self.waiting) >= MOST_WAITING:
            self.close()
            return
        if self.packing is not None:
            data = self.packing.next(data)
        if not (self._idle and wire.wrote(self.exchange, data)):
            self.waiting.append(data)
            self._wake()

    @property
    def _idle(self) -> bool:
        """Whether all that was put before has been written, and whoever writes waits for more."""
        woken = self._woken
        return woken is not None and self.exchange is not None and not woken.done()

    def close(self) -> None:
        """Nothing more will come."""
        self.closed = True
        self._wake()

    def _wake(self) -> None:
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    async def take(self) -> bytes:
        """All that waits, or what comes next; empty when nothing more will come."""
        if not self.waiting and not self.closed:
            self._woken = asyncio.get_running_loop().create_future()
            await self._woken
            self._woken = None
        taken, self.waiting = b"".join(self.waiting), []
        return taken


class Listener(Ear):
    """One open page."""

    is_page = True

    def __init__(self, look: Viewer, packing: Packing | None = None) -> None:
        super().__init__(look.held, packing)
        self.look = look
        self.last: PageState | None = None


class Follower(Ear):
    """One program that follows a table."""


class EventStream:
    """The answer to whoever wants to hear: it lasts until the client goes or the server does."""

    def __init__(self, room: Room, ear: Ear, first: bytes | None, done: Callable[[], None]) -> None:
        self.room, self.ear, self.first, self.done = room, ear, first, done

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope.get(wire.HEAD_ONLY):
            self.done()
            await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
            await send({"type": "http.response.body", "body": b""})
            return
        leaving = asyncio.create_task(self._leave(receive))
        packing = self.ear.packing
        data, self.first = b"retry: 1000\n\n" + (self.first or b""), None
        if packing is not None:  # before others put anything behind it
            data = packing.begin(data)
        self.room.enter(self.ear)
        try:
            headers = _HEADERS if packing is None else _HEADERS + _PACKED
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            exchange = scope.get(wire.EXCHANGE)
            self.ear.exchange = exchange if exchange and exchange.chunked_encoding else None
            while data:
                await send({"type": "http.response.body", "body": data, "more_body": True})
                data = b""  # a whole picture, perhaps, and the next word may be long in coming
                data = await self.ear.take()
            await send({"type": "http.response.body", "body": packing.end() if packing else b""})
        except OSError:  # the client is gone
            pass
        finally:
            leaving.cancel()
            self.room.leave(self.ear)
            self.done()

    async def _leave(self, receive: Any) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.ear.close()


_HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]
_PACKED = [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]


async def beat(rooms: Rooms) -> None:
    """Now and then a word to everybody, so that nobody takes silence for the end."""
    while True:
        await asyncio.sleep(HEARTBEAT)
        for room in rooms.loaded():
            for ear in list(room.listeners):
                if not ear.waiting:
                    ear.put(_BEAT)


def broadcast(room: Room) -> None:
    """Tell everybody at a table what changed."""
    made: dict[tuple[Viewer, str], tuple[bytes, PageState]] = {}
    brief = Brief(room)
    for ear in list(room.listeners):
        if not isinstance(ear, Listener):
            ear.put(brief.told(ear.held))
            continue
        last = ear.last
        key = (ear.look, last.stamp if last else "")
        if key not in made:
            new = build_page(room, ear.look)
            made[key] = (sse("update", build_update(last, new)), new)
        data, ear.last = made[key]
        if last is None or last.stamp != ear.last.stamp:
            ear.put(data)
    clocks = clock(room) if room.info["pace"] else b""
    for ear in list(room.listeners) if clocks else ():
        if isinstance(ear, Listener):
            ear.put(clocks)


def clock(room: Room) -> bytes:
    """How the clocks of a table stand; nothing where there are none."""
    told = clocks.told(room)
    return sse("clock", told) if told else b""


class Brief:
    """What programs are told of one change, made once for all who are told the same."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._made: dict[tuple[int, ...], bytes] = {}
        self._others = b""  # what players are told who are not to act
        self._turn: int | None = None

    def told(self, held: tuple[int, ...]) -> bytes:
        """What the holder of these seats is told."""
        data = self._made.get(held)
        if data is None:
            data = self._made[held] = self._make(held)
        return data

    def _make(self, held: tuple[int, ...]) -> bytes:
        if not held:  # onlookers may see the table as it was before
            return sse("change", summary(self.room))
        if not self._others:
            for_all = _for_all(self.room)
            self._turn, self._others = for_all["turn"], sse("change", for_all)
        if self._turn not in held:
            return self._others
        return self._others.replace(_NO_LEGAL, b'"legal":' + legal_text(self.room), 1)


_NO_LEGAL = b'"legal":[]'


def legal_text(room: Room) -> bytes:
    """What may be done now, in JSON; made once for each position."""
    table, text = room.legal_text
    if table is not room.table:
        text = msgspec.json.encode(room.table.legal())
        room.legal_text = (room.table, text)
    return text


def summary(room: Room, held: tuple[int, ...] = ()) -> dict[str, Any]:
    """What programs are told of a change; and the player to act what may be done."""
    room = as_seen(room, held)
    for_all = _for_all(room)
    return {**for_all, "legal": room.table.legal() if for_all["turn"] in held else []}


def _for_all(room: Room) -> dict[str, Any]:
    last = room.plies[-1] if room.plies else None
    turn = room.table.seat
    return {
        "version": room.version,
        "turn": turn,
        "over": turn is None,
        "legal": [],
        "actions": len(room.plies),
        "last": {"seat": last.seat, "action": last.action} if last else None,
        "queue": room.place,
        "clock": clocks.told(room),
    }
