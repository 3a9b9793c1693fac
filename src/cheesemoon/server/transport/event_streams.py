"""Event streams: all subscribers of a table are sent each change, encoded once per kind of view."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from litestar.types import Receive, Scope, Send

from cheesemoon.view.delayed import delay_for
from cheesemoon.view.model import PageState, Viewer
from cheesemoon.view.page_state import build_page
from cheesemoon.view.update import build_update
from cheesemoon.view.wire import Clock

from .. import timing
from ..sse import sse
from ..tables import clocks
from ..tables.room import Room
from ..tables.rooms import Rooms
from .middleware import HEAD_ONLY
from .sse_gzip import Packing

HEARTBEAT = 15.0
MOST_WAITING = 64  # messages that a slow client may be behind
_BEAT = b": still here\n\n"


class Subscriber:
    """A queue of messages for one event stream."""

    is_page = False  # pages are sent more than programs

    def __init__(self, held: tuple[int, ...], packing: Packing | None = None) -> None:
        self.held, self.packing = held, packing
        self.waiting: list[bytes] = []
        self.closed = False
        self._woken: asyncio.Future[None] | None = None

    def put(self, data: bytes) -> None:
        """Queue a message. A subscriber that is MOST_WAITING messages behind is closed.

        Its client reconnects and gets the full state.
        """
        if len(self.waiting) >= MOST_WAITING:
            self.close()
            return
        self.waiting.append(data if self.packing is None else self.packing.next(data))
        self._wake()

    def close(self) -> None:
        """End the stream after the queued messages."""
        self.closed = True
        self._wake()

    def _wake(self) -> None:
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    async def take(self) -> bytes:
        """Return all queued messages, or wait for the next; b"" at the end of the stream."""
        if not self.waiting and not self.closed:
            self._woken = asyncio.get_running_loop().create_future()
            await self._woken
            self._woken = None
        taken, self.waiting = b"".join(self.waiting), []
        return taken


class PageSubscriber(Subscriber):
    """A subscriber that is an open page."""

    is_page = True

    def __init__(self, look: Viewer, packing: Packing | None = None) -> None:
        super().__init__(look.held, packing)
        self.look = look
        self.last: PageState | None = None


class ProgramSubscriber(Subscriber):
    """A subscriber that is a program."""


class EventStream:
    """The response to a request for events, until the client leaves or the server stops."""

    def __init__(
        self, room: Room, subscriber: Subscriber, first: bytes, done: Callable[[], None]
    ) -> None:
        self.room, self.subscriber, self.first, self.done = room, subscriber, first, done

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send messages until the end."""
        if scope.get("state", {}).get(HEAD_ONLY):
            self.done()
            await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return
        leaving = asyncio.create_task(self._leave(receive))
        packing = self.subscriber.packing
        data, self.first = b"retry: 1000\n\n" + self.first, b""
        if packing is not None:  # before others put anything behind it
            data = packing.begin(data)
        self.room.enter(self.subscriber)
        try:
            headers = _HEADERS if packing is None else _HEADERS + _PACKED
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            while data:
                await send({"type": "http.response.body", "body": data, "more_body": True})
                data = b""  # free what may be a whole picture; the next message may be far off
                data = await self.subscriber.take()
            end = packing.end() if packing else b""
            await send({"type": "http.response.body", "body": end, "more_body": False})
        except OSError:  # the client is gone
            pass
        finally:
            leaving.cancel()
            self.room.leave(self.subscriber)
            self.done()

    async def _leave(self, receive: Receive) -> None:
        """Close the subscriber when the client disconnects."""
        while (await receive())["type"] != "http.disconnect":
            pass
        self.subscriber.close()


_HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]
_PACKED = [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]


async def keep_alive(rooms: Rooms) -> None:
    """Send a comment every 15 s, so that idle streams are not closed."""
    while True:
        await timing.sleep(HEARTBEAT)
        for room in rooms.loaded():
            for subscriber in list(room.listeners):
                if not subscriber.waiting:
                    subscriber.put(_BEAT)


def broadcast(room: Room) -> None:
    """Send a change of a table to all subscribers."""
    made: dict[tuple[Viewer, str], tuple[bytes, PageState]] = {}
    briefs: dict[tuple[bool, bool], bytes] = {}
    turn = room.table.seat
    for subscriber in list(room.listeners):
        if not isinstance(subscriber, PageSubscriber):
            kind = (bool(subscriber.held), turn in subscriber.held)
            if kind not in briefs:
                briefs[kind] = sse("change", summarise(room, subscriber.held))
            subscriber.put(briefs[kind])
            continue
        last = subscriber.last
        key = (subscriber.look, last.stamp if last else "")
        if key not in made:
            new = build_page(room, subscriber.look)
            made[key] = (sse("update", build_update(last, new)), new)
        data, subscriber.last = made[key]
        if last is None or last.stamp != subscriber.last.stamp:
            subscriber.put(data)
    if room.pace:
        events = {is_held: encode_clock(room, is_held) for is_held in (False, True)}
        for subscriber in list(room.listeners):
            if isinstance(subscriber, PageSubscriber):
                subscriber.put(events[bool(subscriber.held)])


def encode_clock(room: Room, is_held: bool) -> bytes:
    """Return the event with the clocks for players, or for spectators if not `is_held`.

    Spectators of a delayed table see the turn of their page. Return b"" without clocks."""
    table = room.table if is_held else delay_for(room, ()).table
    told = clocks.state(room, table.seat)
    return sse("clock", told) if told else b""


class LastAction(msgspec.Struct):
    """The last action of a table."""

    seat: int
    action: str


class Change(msgspec.Struct):
    """The event that programs receive after each change. `legal` is for the player to act."""

    version: int
    turn: int | None
    over: bool
    legal: tuple[str, ...]
    actions: int
    last: LastAction | None
    queue: int
    clock: Clock | None


def summarise(room: Room, held: tuple[int, ...] = ()) -> Change:
    """Return the state of a table as the holder of these seats may know it."""
    state = delay_for(room, held)
    last = state.plies[-1] if state.plies else None
    turn = state.table.seat
    return Change(
        version=state.version,
        turn=turn,
        over=turn is None,
        legal=tuple(state.table.legal()) if turn in held else (),
        actions=len(state.plies),
        last=LastAction(last.seat, last.action) if last else None,
        queue=state.place,
        clock=clocks.state(room, turn),
    )
