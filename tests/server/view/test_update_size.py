"""What one action costs to send: whole games, as an opponent or a spectator is told them."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

import cheesemoon as cm
from cheesemoon.server.sse import sse
from cheesemoon.server.storage.store import Store, sqlite_url
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.tables.seats import Seat
from cheesemoon.server.transport.sse_gzip import compress_block
from cheesemoon.view.model import Viewer
from cheesemoon.view.page_state import build_page
from cheesemoon.view.update import build_update
from thorough import THOROUGH, sampled

MOST = 20_000  # bytes
SEEDS = range(9, 60)
WORST = {  # the largest updates that are known: seed and number of the action
    "first-rat": [(57, 64), (25, 138)],
    "ratcatcher": [(33, 18), (52, 27)],
    "space-guardians": [(59, 147), (9, 93), (55, 118)],
    "space-taxi": [(55, 113)],
}


async def updates(
    rooms: Rooms, name: str, seed: int, tall: bool, shared: bool = False, only: int = 0
) -> list[bytes]:
    """All that one page is told of a game: that of an opponent or, alone, of a spectator; or, if it
    is shared, of all who play on one screen. If `only` one action matters, that of this number,
    nothing is drawn before and the game ends there."""
    game = cm.game(name)
    seats = (max if shared else min)(n for n in game.seats if n > 1 or max(game.seats) == 1)
    room = await rooms.open(game.new(seats=seats, seed=seed), [Seat()] * seats, [])
    held = tuple(range(seats)) if shared else (1,) if seats > 1 else ()
    look = Viewer(held, "de", tall=tall)
    rng, found, old = (
        random.Random(seed),
        list[bytes](),
        None if only > 1 else build_page(room, look),
    )
    while room.table.seat is not None and not (only and found):
        await room.act(room.table.seat, rng.choice(room.table.legal()), room.version)
        new = build_page(room, look) if len(room.plies) >= only - 1 else None
        if old and new:
            found.append(sse("update", build_update(old, new)))
        old = new
    return found


@pytest.mark.parametrize("name", cm.games())
def test_no_update_of_a_whole_game_is_large(name: str, tmp_path: Path) -> None:
    """What an opponent is told, before it is packed; and, as it is sent, what all are told who play
    on one screen, where hands change with every turn."""

    async def most() -> tuple[int, int]:
        store = Store(sqlite_url(tmp_path / "t.sqlite3"))
        rooms = Rooms(store)
        await rooms.wait_ready(name)
        told: list[bytes] = []
        wide, tall = (5, False), (12, True)
        for seed, narrow in sampled((wide, tall), [(wide, tall)[cm.games().index(name) % 2]]):
            told += await updates(rooms, name, seed, narrow)
        shared = await updates(rooms, name, 7, False, shared=True)
        await asyncio.get_running_loop().run_in_executor(None, store.close)
        return max(map(len, told)), max(len(compress_block(data)) for data in told + shared)

    plain, sent = asyncio.run(most())
    assert plain <= MOST and sent <= MOST


@pytest.mark.parametrize("name", cm.games())
def test_no_update_of_many_games_is_large(name: str, tmp_path: Path) -> None:
    """The largest updates that are known, for wide and for tall windows; to be thorough, all."""

    async def most() -> tuple[int, int, int, bool]:
        store = Store(sqlite_url(tmp_path / "t.sqlite3"))
        rooms = Rooms(store)
        await rooms.wait_ready(name)
        found = [(0, 0, 0, False)]
        for seed, only in [(seed, 0) for seed in SEEDS] if THOROUGH else WORST[name]:
            for tall in (False, True):
                told = await updates(rooms, name, seed, tall, only=only)
                assert len(told) == 1 or not only
                found += [(len(data), seed, only or n, tall) for n, data in enumerate(told, 1)]
        await asyncio.get_running_loop().run_in_executor(None, store.close)
        return max(found)

    largest = asyncio.run(most())
    assert 0 < largest[0] <= MOST, "bytes, seed, action, tall"
