"""What one action costs to send: whole games, as an opponent or an onlooker is told them."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

import cheesemoon as cm
from cheesemoon.server.events import sse
from cheesemoon.server.look import Look, see
from cheesemoon.server.people import Seat
from cheesemoon.server.rooms import Rooms
from cheesemoon.server.store import Store, sqlite_url
from cheesemoon.server.update import message

MOST = 20_000  # bytes


async def largest(rooms: Rooms, name: str, seed: int, tall: bool) -> int:
    game = cm.game(name)
    seats = 2 if 2 in game.seats else min(game.seats)
    room = await rooms.open(game.new(seats=seats, seed=seed), [Seat()] * seats, [])
    look = Look((1,) if seats > 1 else (), "de", tall=tall)
    rng, found, old = random.Random(seed), 0, see(room, look)
    while room.table.seat is not None:
        await room.act(room.table.seat, rng.choice(room.table.legal()), room.version)
        new = see(room, look)
        found = max(found, len(sse("update", message(old, new))))
        old = new
    return found


@pytest.mark.parametrize("name", cm.games())
def test_no_update_of_a_whole_game_is_large(name: str, tmp_path: Path) -> None:
    async def most() -> int:
        store = Store(sqlite_url(tmp_path / "t.sqlite3"))
        rooms = Rooms(store)
        await rooms.wait_ready(name)
        found = [await largest(rooms, name, seed, tall) for seed, tall in ((5, False), (12, True))]
        await asyncio.get_running_loop().run_in_executor(None, store.close)
        return max(found)

    assert asyncio.run(most()) <= MOST
