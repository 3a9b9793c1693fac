"""Tables for tests of the server: opened, played on, shared by two processes."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from waiting import soon

import cheesemoon as cm
from cheesemoon.server.storage.rows import Pace
from cheesemoon.server.storage.store import Store
from cheesemoon.server.tables.room import Room
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.tables.seats import Seat


async def closing(rooms: Rooms, work: Awaitable[Any]) -> Any:
    """Return the result of work, after the rooms were closed."""
    try:
        return await work
    finally:
        rooms.stopping.set()
        await asyncio.get_running_loop().run_in_executor(None, rooms.store.close)


def with_rooms(database: str, work: Callable[[Rooms], Awaitable[Any]]) -> Any:
    """Return the result of work with rooms of their own, in an event loop of its own."""

    async def inside() -> Any:
        rooms = Rooms(Store(database), bot_pause=0)
        return await closing(rooms, work(rooms))

    return asyncio.run(inside())


async def three(rooms: Rooms, seed: int = 5, **more: Any) -> Room:
    await rooms.wait_ready("space-taxi")
    table = cm.game("space-taxi").new(seats=3, seed=seed)
    return await rooms.open(table, [Seat(), Seat(), Seat()], [("me" * 10, 0)], **more)


async def some(room: Room, steps: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(steps):
        if room.table.over:
            return
        seat = room.table.seat
        assert seat is not None
        await room.act(seat, rng.choice(room.table.legal()), room.version)


async def two(rooms: Rooms, *names: str, bot: str = "", pace: Pace | None = None) -> Room:
    await rooms.wait_ready("space-taxi")
    table = cm.game("space-taxi").new(seats=2, seed=3)
    seats = [Seat("", "", names[0] if names else ""), Seat(bot, "", names[1] if names else "")]
    held = [("me" * 10, 0), ("me" * 10, -1), ("you" * 8, 1)]
    return await rooms.open(table, seats, held, pace=pace)


async def turn(room: Room) -> None:
    """Play the turn of the player to act to its end."""
    seat = room.table.seat
    while room.table.seat == seat and seat is not None:
        await room.act(seat, room.table.legal()[0], room.version)


@asynccontextmanager
async def second(database: str, first: Rooms) -> AsyncIterator[Rooms]:
    """Another process on the same tables; both hear each other."""
    other = Rooms(Store(database))
    other._ready = first._ready
    tasks = [
        asyncio.create_task(
            rooms.store.listening.run(rooms.read_changed, rooms.read_all, rooms.receive_presence)
        )
        for rooms in (first, other)
    ]
    await soon(lambda: first.store.listening.well and other.store.listening.well)
    try:
        yield other
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.get_running_loop().run_in_executor(None, other.store.close)
