"""Event streams: everybody at a table is shown what changes, made once for all who see the same."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from .live import Room
from .look import Look, Seen, message, see

_json = msgspec.json.encode

HEARTBEAT = 15.0
MOST_WAITING = 64  # messages that a slow client may be behind


class Listener:
    """One open page."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.held = look.held
        self.last: Seen | None = None
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)

    def put(self, data: bytes | None) -> bool:
        """Queue a message; False if this client is too slow."""
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            return False
        return True


class Follower:
    """One program that follows a table: it is told the version and asks for the rest."""

    def __init__(self, held: tuple[int, ...]) -> None:
        self.held = held
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)


def sse(event: str, data: Any) -> bytes:
    """One event of a stream."""
    return b"event: " + event.encode() + b"\ndata: " + _json(data) + b"\n\n"


async def broadcast(room: Room) -> None:
    """Tell everybody at a table what changed."""
    made: dict[tuple[Look, str], tuple[bytes, Seen]] = {}
    brief: dict[tuple[int, ...], bytes] = {}
    for listener in list(room.listeners):
        if isinstance(listener, Follower):
            if listener.held not in brief:
                brief[listener.held] = sse("change", summary(room, listener.held))
            data: bytes = brief[listener.held]
        else:
            last: Seen | None = listener.last
            key = (listener.look, last.stamp if last else "")
            if key not in made:
                new = see(room, listener.look)
                made[key] = (sse("update", message(last, new)), new)
            data, listener.last = made[key]
            if last is not None and last.stamp == listener.last.stamp:
                continue
        try:
            listener.queue.put_nowait(data)
        except asyncio.QueueFull:  # it will come back and get everything
            room.listeners.discard(listener)
            listener.queue = asyncio.Queue()
            listener.queue.put_nowait(None)
    _forget_looks(room)


def _forget_looks(room: Room) -> None:
    if len(room.looks) > 12:
        used = {x.look for x in room.listeners if isinstance(x, Listener)}
        for look in [look for look in room.looks if look not in used]:
            del room.looks[look]


def summary(room: Room, held: tuple[int, ...] = ()) -> dict[str, Any]:
    """What programs are told of a change; who is to act also what he may do."""
    last = room.plies[-1] if room.plies else None
    turn = room.table.seat
    return {
        "version": room.version,
        "turn": turn,
        "over": turn is None,
        "legal": room.table.legal() if turn in held else [],
        "actions": len(room.plies),
        "last": {"seat": last.seat, "action": last.action} if last else None,
    }


async def events(room: Room, listener: Any, first: bytes | None) -> AsyncIterator[bytes]:
    """What one client is sent, until it goes or the server does."""
    room.listeners.add(listener)
    try:
        yield b"retry: 1000\n\n"
        if first is not None:
            yield first
        while True:
            try:
                data = await asyncio.wait_for(listener.queue.get(), HEARTBEAT)
            except TimeoutError:
                yield b": still here\n\n"
                continue
            if data is None:
                return
            yield data
    finally:
        room.listeners.discard(listener)
