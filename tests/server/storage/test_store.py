"""Tables are kept: on real SQLite and on real PostgreSQL."""

from __future__ import annotations

import asyncio
import random
import secrets
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from table_help import some, three, with_rooms

import cheesemoon as cm
from cheesemoon.core.game import saved
from cheesemoon.server.errors import Refused
from cheesemoon.server.storage import writer
from cheesemoon.server.storage.store import Move, Store, Taken, sqlite_url
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.tables.seats import Seat


def test_a_table_comes_back_as_it_was(database: str) -> None:
    async def play(rooms: Rooms) -> tuple[str, dict[str, Any], list[list[str]]]:
        room = await three(rooms)
        await some(room, 40)
        await room.say(0, "Ola", "<b>hi</b>")
        await room.rename(1, "Jan")
        return room.id, saved.to_dict(room.table), room.table.log()

    table_id, before, log = with_rooms(database, play)

    async def again(rooms: Rooms) -> None:
        room = await rooms.room(table_id)
        assert saved.to_dict(room.table) == before and room.table.log() == log
        assert room.version == 40 and len(room.plies) == 40
        assert [line.text for line in room.chat] == ["<b>hi</b>"]
        assert room.seats[1].name == "Jan"
        for ply in (0, 1, 20, 39, 40):
            replayed = room.start.fork()
            for action in room.table.actions[:ply]:
                replayed.play(action)
            assert room.at(ply) == replayed

    with_rooms(database, again)


async def test_of_two_moves_with_one_version_only_one_is_kept(rooms: Rooms) -> None:
    room = await three(rooms)
    move = Move(room.id, 1, 1, 0, "roll", "[]", b"x", 0.0)
    results = await asyncio.gather(
        *(rooms.store.move(move) for _ in range(5)), return_exceptions=True
    )
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, Taken) for result in results) == 4


async def test_of_two_people_who_act_at_once_one_wins_and_the_other_is_told(rooms: Rooms) -> None:
    room = await three(rooms)
    results = await asyncio.gather(
        *(room.act(0, "roll", 0) for _ in range(4)), return_exceptions=True
    )
    assert sum(result is None for result in results) == 1
    refused = [r for r in results if isinstance(r, Refused)]
    assert [r.status for r in refused] == [409, 409, 409]
    assert room.table.actions == ["roll"]


async def test_a_process_that_is_behind_loses_and_catches_up(database: str, rooms: Rooms) -> None:
    room = await three(rooms)
    other_rooms = Rooms(Store(database))
    other_rooms._ready = rooms._ready
    other = await other_rooms.room(room.id)
    await room.act(0, "roll", 0)
    with pytest.raises(Refused) as caught:
        await other.act(0, "roll", 0)  # it does not know yet that this was played
    assert caught.value.status == 409
    assert other.table == room.table and other.version == 1
    action = other.table.legal()[-1]
    await other.act(0, action, 1)
    await room.catch_up()
    assert room.table == other.table and room.table.actions == ["roll", action]
    await asyncio.get_running_loop().run_in_executor(None, other_rooms.store.close)


def test_a_program_reads_what_another_process_acknowledged_before_its_notice_comes(
    postgres_database: str,
) -> None:
    async def work(mine: Rooms) -> None:
        room = await three(mine)
        theirs = Rooms(Store(postgres_database))  # hears no notices
        theirs._ready = mine._ready
        assert (await theirs.room(room.id)).version == 0
        await room.act(0, "roll", 0)
        seen = await theirs.current_room(room.id)
        assert seen.version == 1 and seen.table == room.table
        theirs.store.close()

    with_rooms(postgres_database, work)


async def test_an_illegal_action_changes_nothing_and_names_its_rule(rooms: Rooms) -> None:
    room = await three(rooms)
    before = room.table.fork()
    for seat, action, version, status in (
        (0, "done", 0, 422),
        (1, "roll", 0, 403),
        (0, "roll", 7, 409),
        (0, "nonsense", 0, 422),
    ):
        with pytest.raises(Refused) as caught:
            await room.act(seat, action, version)
        assert caught.value.status == status
    assert room.table == before and room.version == 0
    assert await rooms.store.moves_since(room.id, 0) == []


async def test_undo_is_free_until_something_is_revealed(rooms: Rooms) -> None:
    room = await three(rooms)
    await room.act(0, "roll", 0)
    rolled = room.table.fork()
    place = next(a for a in room.table.legal() if a.startswith("place"))
    await room.act(0, place, 1)
    assert await room.undo((0,), 2)
    assert room.table == rolled and room.version == 3 and len(room.plies) == 1
    with pytest.raises(Refused):
        await room.undo((1,), 3)  # has not acted
    assert not await room.undo((0,), 3)  # the roll was chance: the others are asked
    assert room.asked is not None and room.table == rolled
    await room.answer((1,), True)
    assert room.table == rolled
    await room.answer((2,), True)
    assert room.asked is None and room.table == room.start and room.version == 4
    await room.act(0, "roll", 4)
    assert room.table == rolled  # the same dice fall again: undoing is no second chance


async def test_an_undo_that_one_player_refuses_does_not_happen(rooms: Rooms) -> None:
    room = await three(rooms)
    await room.act(0, "roll", 0)
    await room.undo((0,), 1)
    await room.answer((2,), False)
    assert room.asked is None and room.version == 1
    with pytest.raises(Refused):
        await room.answer((1,), True)


async def test_alone_with_bots_everything_can_be_undone(rooms: Rooms) -> None:
    await rooms.wait_ready("space-taxi")
    table = cm.game("space-taxi").new(seats=2, seed=5)
    room = await rooms.open(table, [Seat(), Seat("random")], [])
    rng = random.Random(3)
    turns = 0
    while turns < 2:  # a whole turn of mine, then the bot's
        if room.table.seat == 0:
            await room.act(0, rng.choice(room.table.legal()), room.version)
        else:
            turns += 1
            while room.table.seat == 1:
                await asyncio.sleep(0.01)
    assert await room.undo((0,), room.version)
    assert room.table.seat == 0


def test_an_old_layout_is_replayed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(rooms: Rooms) -> tuple[str, cm.Table]:
        room = await three(rooms)
        await some(room, 30)
        return room.id, room.table

    table_id, before = with_rooms(database, play)
    monkeypatch.setitem(cm.game("space-taxi").__dict__, "_stamp", b"newer!!!")

    async def again(rooms: Rooms) -> None:
        room = await rooms.room(table_id)
        assert room.table == before and room.table.events == before.events
        assert room.at(10).actions == before.actions[:10]

    with_rooms(database, again)


async def test_chance_by_hand_takes_all_its_numbers_from_people(rooms: Rooms) -> None:
    room = await three(rooms, chance="hand")
    for numbers, message in (
        ([], "chance-needed"),
        ([1, 2, 3], None),
        ([1, 1, 1, 1, 1, 1, 3, 3, 3, 6, 5], "chance-too-many"),
    ):
        with pytest.raises(Refused) as caught:
            await room.act(0, "roll", 0, numbers)
        assert message is None or caught.value.message == message
    await room.act(0, "roll", 0, [1, 1, 2, 3, 4, 6, 3, 3, 3, 6])
    assert room.table.chance == [1, 1, 2, 3, 4, 6, 3, 3, 3, 6]
    with pytest.raises(Refused):
        await room.act(0, "place red", 1, [4])
    await room.act(0, "place red", 1, [])
    assert room.table.position()["drawn"] == 0


async def test_tokens_open_their_seat_and_nothing_else(rooms: Rooms) -> None:
    room, other = await three(rooms), await three(rooms)
    store = rooms.store
    token = store.seat_token(room.id, 1)
    assert room.seat_of(token) == 1
    assert other.seat_of(token) is None
    for wrong in ("", "1", "1.", "0." + token[2:], token + "x", "١.x", "999999.x", token[:-1]):
        assert room.seat_of(wrong) is None
    who = secrets.token_urlsafe(24)
    assert await store.held(who, room.id) == []
    await store.hold(who, room.id, 2)
    await store.hold(who, room.id, 2)
    assert await store.held(who, room.id) == [2]
    assert [row.id for row in await store.tables_of(who)] == [room.id]


async def test_a_saved_game_becomes_a_table_with_its_past(rooms: Rooms) -> None:
    room = await three(rooms)
    await some(room, 100_000)
    assert room.table.over
    again = saved.from_dict(saved.to_dict(room.table), "x", cm.game)
    opened = await rooms.open(again, [Seat()] * 3, [], origin="position")
    assert saved.to_dict(opened.table) == saved.to_dict(room.table)
    assert opened.at(7).view(None) == room.at(7).view(None)
    assert opened.table.log() == room.table.log()


async def test_the_last_action_of_a_game_takes_one_commit_like_any_other(rooms: Rooms) -> None:
    room = await three(rooms)
    rng = random.Random(1)
    while not room.table.over:
        seat = room.table.seat
        assert seat is not None
        before = rooms.store.batches
        await room.act(seat, rng.choice(room.table.legal()), room.version)
        assert rooms.store.batches == before + 1
    kept = await rooms.store.load(room.id)
    assert kept is not None and kept.info.over


async def test_an_action_answers_an_undo_that_was_asked_for(rooms: Rooms) -> None:
    room = await three(rooms)
    await room.act(0, "roll", 0)
    await room.undo((0,), 1)
    assert room.asked is not None
    await room.act(0, room.table.legal()[0], 1)
    kept = await rooms.store.load(room.id)
    assert room.asked is None and kept is not None and kept.info.asked is None


def test_tables_that_are_played_while_the_log_is_tidied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "TIDY_EVERY", 5)
    url = sqlite_url(tmp_path / "t.sqlite3")

    async def play(rooms: Rooms) -> list[tuple[str, cm.Table]]:
        played = [await three(rooms, seed) for seed in range(5)]
        await asyncio.gather(*(some(room, 200, seed) for seed, room in enumerate(played)))
        assert (tmp_path / "t.sqlite3-wal").stat().st_size < 1_000_000  # untidied: over 7 million
        return [(room.id, room.table) for room in played]

    before = with_rooms(url, play)

    async def again(rooms: Rooms) -> None:
        for table_id, table in before:
            assert (await rooms.room(table_id)).table == table

    with_rooms(url, again)


def test_a_database_that_was_made_without_a_locale_is_used_as_any_other(postgres: str) -> None:
    """Where nobody set a locale, as in bare containers, PostgreSQL's databases are SQL_ASCII."""
    url = sa.make_url(postgres).set(drivername="postgresql+psycopg")
    admin = sa.create_engine(url, isolation_level="AUTOCOMMIT")
    with admin.connect() as db:
        db.execute(sa.text("CREATE DATABASE bare ENCODING SQL_ASCII LOCALE 'C' TEMPLATE template0"))
    try:
        bare = url.set(drivername="postgresql", database="bare")
        store = Store(bare.render_as_string(hide_password=False))
        with store.engine.connect() as db:
            assert db.execute(sa.text("SELECT 'żółw'")).scalar() == "żółw"
        store.close()
    finally:
        with admin.connect() as db:
            db.execute(sa.text("DROP DATABASE bare WITH (FORCE)"))
        admin.dispose()
