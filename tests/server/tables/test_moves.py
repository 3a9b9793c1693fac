"""An action without a coroutine: stored before anybody is told, like every other, or refused."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from table_help import some, three, with_rooms

from cheesemoon.server.api.routes import Played
from cheesemoon.server.errors import Refused
from cheesemoon.server.sse import sse
from cheesemoon.server.storage import writer
from cheesemoon.server.storage.store import sqlite_url
from cheesemoon.server.tables import moves
from cheesemoon.server.tables.busy import Busy
from cheesemoon.server.tables.room import Room
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.transport.event_streams import Brief, summary
from cheesemoon.server.transport.quick import _played


async def begun(room: Room, action: str, seat: int | None = None) -> Exception | None:
    """How an action went that was begun at the present version."""
    told: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    turn = room.table.seat if seat is None else seat
    assert turn is not None
    assert moves.begin(room, turn, action, room.version, told.set_result)
    assert room.busy.locked()
    return await asyncio.wait_for(told, 30)


def test_it_is_stored_before_anybody_is_told(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room = await three(rooms)
        rng = random.Random(4)
        for version in range(1, 31):
            before = room.table
            told: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
            seat = room.table.seat
            assert seat is not None
            action = rng.choice(room.table.legal())
            assert moves.begin(room, seat, action, room.version, told.set_result)
            assert room.table is before and room.version == version - 1  # nobody sees it yet
            assert not moves.begin(room, seat, action, room.version, told.set_result)  # busy
            assert await told is None
            assert room.version == version and not room.busy.locked()
            kept = await rooms.store.moves_since(room.id, version - 1)
            assert [(move.version, move.action) for move in kept] == [(version, action)]
        again = room.start.fork()
        for action in room.table.actions:
            again.play(action)
        assert again == room.table == room.at(30)

    with_rooms(sqlite_url(tmp_path / "t.sqlite3"), work)


def test_what_cannot_be_played_changes_nothing_and_goes_the_usual_way(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room = await three(rooms)
        await some(room, 3)
        before, seat = room.table, room.table.seat
        assert seat is not None
        legal = room.table.legal()[0]
        never: Any = None
        for who, action, version in (
            (seat, "fly", 3),
            (seat, legal, 2),
            (seat, legal, 4),
            ((seat + 1) % 3, legal, 3),
        ):
            assert not moves.begin(room, who, action, version, never)
            assert room.table is before and room.version == 3 and not room.busy.locked()

    with_rooms(sqlite_url(tmp_path / "t.sqlite3"), work)


def test_what_another_process_stored_first_is_taken_over(database: str) -> None:
    async def work(rooms: Rooms) -> None:
        room = await three(rooms)
        theirs = moves.step_to(room, room.table.after("roll"), 0, "roll", 0).move
        await rooms.store.move(theirs)
        refused = await begun(room, "roll")
        assert isinstance(refused, Refused) and refused.status == 409
        assert room.version == 1 and not room.busy.locked()
        assert await begun(room, room.table.legal()[0]) is None

    with_rooms(database, work)


def test_what_is_not_stored_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise sa.exc.OperationalError("INSERT", None, Exception("disk is full"))

    async def work(rooms: Rooms) -> None:
        room = await three(rooms)
        with monkeypatch.context() as patch:
            patch.setattr(writer, "insert_moves", full)
            refused = await begun(room, "roll")
        assert isinstance(refused, Refused) and refused.status == 503
        assert room.version == 0 and not room.table.actions and not room.busy.locked()
        assert await begun(room, "roll") is None and room.version == 1

    with_rooms(sqlite_url(tmp_path / "t.sqlite3"), work)


def test_one_who_fails_to_hear_does_not_keep_the_others_from_it(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        loop = asyncio.get_running_loop()
        said: list[dict[str, Any]] = []
        loop.set_exception_handler(lambda _, told: said.append(told))
        first, second = await three(rooms, 1), await three(rooms, 2)

        def deaf(error: Exception | None) -> None:
            raise ValueError("deaf")

        assert moves.begin(first, 0, "roll", 0, deaf)
        assert await begun(second, "roll") is None
        assert first.version == second.version == 1 and not first.busy.locked()
        assert [str(told["exception"]) for told in said] == ["deaf"]

    with_rooms(sqlite_url(tmp_path / "t.sqlite3"), work)


def test_everybody_is_told_the_same_as_when_it_was_put_together_for_each(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room = await three(rooms)
        rng = random.Random(2)
        while not room.table.over:
            assert await begun(room, rng.choice(room.table.legal())) is None
            brief, turn = Brief(room), room.table.seat
            for held in ((), (0,), (1,), (2,), (0, 2)):
                assert brief.told(held) == sse("change", summary(room, held))
            for seat in range(3):
                legal = list(room.table.legal()) if turn == seat else []
                usual = Played(room.version, turn, turn is None, legal)
                assert json.loads(_played(room, seat)) == {
                    name: getattr(usual, name) for name in Played.__struct_fields__
                }
        assert room.info["over"]

    with_rooms(sqlite_url(tmp_path / "t.sqlite3"), work)


def test_a_lock_is_taken_at_once_only_from_nobody() -> None:
    async def work() -> None:
        lock, order = Busy(), []
        assert lock.take() and lock.locked() and not lock.take()

        async def wait() -> None:
            async with lock:
                order.append("waited")

        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0)
        lock.release()
        assert not lock.take()  # free for a moment, but somebody was promised it
        await asyncio.wait_for(waiting, 10)
        assert order == ["waited"] and lock.take()

    asyncio.run(work())
