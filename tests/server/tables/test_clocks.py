"""Clocks: no second is lost, no turn is missed; over restarts, and with two processes."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import pytest
from table_help import second, three, turn, two, with_rooms
from waiting import Clock, soon

from cheesemoon.server import background
from cheesemoon.server.errors import Refused
from cheesemoon.server.storage import clocks
from cheesemoon.server.storage.rows import Late, Pace
from cheesemoon.server.storage.store import Store
from cheesemoon.server.storage.terms import Terms
from cheesemoon.server.tables import clocks as pace, leaving, stand_ins
from cheesemoon.server.tables.room import Room
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.transport.event_streams import encode_clock
from cheesemoon.view import wire


def left(room: Room) -> list[float]:
    assert room.pace
    return pace.list_banks(room, room.pace)


def stand_in(room: Room) -> str:
    """The bot that plays for seat 1, if any."""
    return room.seats[1].stand_in or ""


QUICK = Pace(10, 60, "bot")


async def test_a_turn_has_its_own_time_and_then_the_bank(rooms: Rooms, clock: Clock) -> None:
    room = await three(rooms, pace=QUICK)
    clock.at += 500  # before the first move no clock runs
    assert room.info.due is None and not await pace.end_late_turns(rooms)
    await turn(room)
    assert room.info.due == clock.at + 70 and left(room) == [60, 60, 60]
    told = pace.state(room, room.table.seat)
    assert told == wire.Clock([60, 60, 60], 1, 10, False)
    clock.at += 9
    await turn(room)  # within its own time: nothing is taken
    assert left(room) == [60, 60, 60] and room.info.due == clock.at + 70
    clock.at += 25
    told = pace.state(room, room.table.seat)
    assert told is not None and told.move == -15
    await turn(room)  # 15 seconds more than its own
    assert left(room) == [60, 60, 45]
    kept = await rooms.store.load(room.id)
    assert kept is not None and kept.info.clock and kept.info.clock.banks == (60, 60, 45)
    assert kept.info.due == room.info.due == clock.at + 70


@pytest.mark.parametrize("kind", ["bot", "lose"])
async def test_what_happens_when_time_is_up_is_what_was_said(
    rooms: Rooms, kind: Late, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    room = await two(rooms, "Ola", "Jan", pace=Pace(10, 60, kind))
    monkeypatch.setattr(room, "wake_bot", lambda: None)
    await turn(room)
    assert room.table.seat == 1
    clock.at += 70.2
    with pytest.raises(Refused) as caught:
        await room.act(1, room.table.legal()[0], room.version)
    assert caught.value.message == "too-late"
    assert await pace.end_late_turns(rooms) and stand_in(room) == ""  # may be on its way
    clock.at += 0.2
    await pace.end_late_turns(rooms)
    if kind == "lose":
        assert room.table.over and room.table.winners() == [0]
        assert room.ended is not None and room.ended.how == "time"
    else:
        assert stand_in(room) == "easy" and room.info.due is None
        assert left(room) == [60, 0]
        await stand_ins.let_bot_play(room, (1,), 1, "")
        assert room.table.seat == 1
        assert room.info.due == clock.at + 10  # a few seconds, and an empty bank
    kept = await rooms.store.load(room.id)
    assert kept is not None and kept.info.due == room.info.due
    assert await pace.end_late_turns(rooms) == (room.info.due is not None)


async def test_no_player_gains_time_by_going_and_coming(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    room = await three(rooms, pace=Pace(100, 60, "bot"))
    await turn(room)
    monkeypatch.setattr(room, "wake_bot", lambda: None)
    due = clock.at + 160
    for level in ("easy", "", "easy", "", "easy"):  # time runs for the seat, not its holder
        clock.at += 26
        await stand_ins.let_bot_play(room, (1,), 1, level)
        assert room.info.due == due
    clock.at += 31
    await pace.end_late_turns(rooms)
    assert room.info.due is None and left(room)[1] == 0
    await stand_ins.let_bot_play(room, (1,), 1, "")  # a few seconds, once in a turn
    assert room.info.due == clock.at + pace.BACK
    clock.at += pace.BACK + 1
    await pace.end_late_turns(rooms)
    assert stand_in(room) == "easy" and room.info.due is None
    await stand_ins.let_bot_play(room, (1,), 1, "")
    assert room.info.due == clock.at
    with pytest.raises(Refused) as caught:
        clock.at += 0.1
        await room.act(1, room.table.legal()[0], room.version)
    assert caught.value.message == "too-late"


async def test_time_runs_for_a_seat_with_a_stand_in(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    room = await three(rooms, pace=Pace(10, 60, "lose"))
    monkeypatch.setattr(room, "wake_bot", lambda: None)
    await stand_ins.let_bot_play(room, (1,), 1, "easy")
    await turn(room)
    assert room.info.due == clock.at + 70, "it begins although a bot is to act"
    clock.at += 30
    await turn(room)
    assert left(room) == [60, 40, 60]
    await turn(room)
    await turn(room)
    clock.at += 51
    await pace.end_late_turns(rooms)
    assert room.seats[1].left == "time", "a slow bot loses for the player who sent it"


def test_clocks_stand_still_while_no_server_runs(database: str, clock: Clock) -> None:
    async def before(rooms: Rooms) -> tuple[str, str, float]:
        room, other = await three(rooms, pace=QUICK), await three(rooms, pace=QUICK)
        await turn(room)
        clock.at += 20
        await clocks.sign(rooms.store, clock.at)  # the last sign of life
        clock.at += 0.5
        await turn(other)  # and a turn that begins after it
        return room.id, other.id, clock.at

    first, late, at = with_rooms(database, before)

    async def after(rooms: Rooms) -> None:
        clock.at = at + 3600
        assert await pace.resume(rooms.store) == pytest.approx(3600.5)
        assert await pace.resume(rooms.store) == 0  # once, by either process
        await pace.end_late_turns(rooms)
        room, other = await rooms.room(first), await rooms.room(late)
        assert not room.seats[1].stand_in and not other.seats[1].stand_in
        assert room.info.due == pytest.approx(clock.at + 50)  # 70 less the 20 that passed
        assert other.info.due == pytest.approx(clock.at + 70)
        clock.at += 12
        await turn(room)
        assert left(room) == [60, pytest.approx(38), 60]  # 32 seconds: 22 more than its own

    with_rooms(database, after)


async def test_clocks_stand_still_while_the_database_is_away(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    room = await three(rooms, pace=QUICK)
    await turn(room)

    asked: list[float] = []  # when the database was asked that is away

    async def no_database(*_: Any) -> Any:
        asked.append(clock.at)
        raise OSError("no database")

    background.start(pace.watch(rooms))
    await clock.advance(5)
    with monkeypatch.context() as cut:
        cut.setattr(rooms.store, "read", no_database)
        cut.setattr(rooms.store, "write", no_database)
        await clock.advance(1)
        clock.at += 600
        await clock.advance(1)
    assert asked and stand_in(room) == ""
    await clock.advance(5)
    assert stand_in(room) == ""
    due = room.info.due
    assert due is not None and due - clock.at == pytest.approx(60, abs=2)


async def test_all_players_are_told_who_was_late_whatever_is_read_meanwhile(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    """An older reading of the seats can come in between: the line is said all the same, once."""
    room = await three(rooms, pace=QUICK)
    await turn(room)
    change = rooms.store.change

    async def changed(*told: Any) -> Any:
        room.seats[1].stand_in = ""
        return await change(*told)

    monkeypatch.setattr(rooms.store, "change", changed)
    clock.at += 100
    await pace.end_late_turns(rooms)
    await soon(lambda: room.chat)
    assert [line.kind for line in room.chat] == ["late"]


def test_two_processes_share_the_clocks_and_time_is_up_once(
    postgres_database: str,
) -> None:
    async def work(rooms: Rooms) -> None:
        async with second(postgres_database, rooms) as other:
            room = await three(rooms, pace=Pace(5, 0, "bot"))
            there = await other.room(room.id)
            await turn(room)
            await soon(lambda: there.table.seat == 1 and there.info.due == room.info.due)
            await turn(there)  # the next turn is played at the other process
            await soon(lambda: room.table.seat == 2 and room.info.due == there.info.due)
            due = room.info.due
            assert due is not None and abs(due - rooms.store.now() - 5) < 1
            await rooms.store.change(room.id, {"due": rooms.store.now() - 10})
            await asyncio.gather(
                *(pace.end_late_turns(r) for r in (rooms, other) for _ in range(3))
            )
            await soon(lambda: room.chat and there.chat)
            await room.note("arrived", 0)  # comes after all that was told before
            await soon(lambda: "arrived" in [line.kind for line in there.chat])
            for one in (room, there):
                assert [line.kind for line in one.chat] == ["late", "arrived"]
            # seats are read after the chat
            await soon(lambda: all(one.seats[2].stand_in == "easy" for one in (room, there)))

    with_rooms(postgres_database, work)


def test_a_process_that_has_not_heard_of_the_turn_knows_its_clocks(
    postgres_database: str, clock: Clock
) -> None:
    async def work(rooms: Rooms) -> None:
        room = await three(rooms, pace=QUICK)
        other = Rooms(Store(postgres_database))  # which hears of nothing
        other._ready = rooms._ready
        there = await other.room(room.id)
        await turn(room)
        clock.at += 25
        await there.act(1, room.table.legal()[0], room.version)
        assert there.info.due == room.info.due, "the turn goes on, and so does its clock"
        await turn(there)
        assert left(there) == [60, 45, 60]
        other.store.close()

    with_rooms(postgres_database, work)


def test_a_process_that_ends_in_the_middle_leaves_no_turn_behind(
    database: str, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    async def work(rooms: Rooms) -> None:
        room = await three(rooms, pace=QUICK)
        await turn(room)
        clock.at += 71

        async def dies(*_: Any) -> None:
            raise RuntimeError("the power is cut")

        with monkeypatch.context() as cut:
            cut.setattr(pace, "end_late_turn", dies)
            with pytest.raises(RuntimeError):
                await pace.end_late_turns(rooms)
        await pace.end_late_turns(rooms)
        assert stand_in(room) == ""  # it may still be at work
        clock.at += pace.AGAIN + 1
        await pace.end_late_turns(rooms)
        assert stand_in(room) == "easy"

    with_rooms(database, work)


async def test_a_clock_pauses_while_its_owner_answers_a_request(rooms: Rooms, clock: Clock) -> None:
    """The player to act is asked for an undo, and loses no time by reading and answering."""
    room = await two(rooms, "Ola", "Jan", pace=QUICK)
    await turn(room)
    clock.at += 4
    assert not await room.undo((0,), room.version)
    for waited in (0.0, 9.0, 20.0):
        clock.at += waited
        told = pace.state(room, 1)
        assert told is not None and told.move == 6 and told.turn == 1 and told.pause > 0
    await room.answer((1,), False)
    assert room.info.due == clock.at + 66 and left(room) == [60, 60]
    kept = await rooms.store.load(room.id)
    assert kept is not None and kept.info.due == room.info.due
    assert not await room.undo((0,), room.version)
    clock.at += pace.ANSWER + 5  # longer than a pause lasts
    told = pace.state(room, 1)
    assert told is not None and told.move == 1 and told.pause == 0
    await room.answer((1,), True)  # the turn goes back to seat 0
    assert room.table.seat == 0 and left(room) == [60, 60]


async def test_a_move_instead_of_an_answer_ends_the_pause(rooms: Rooms, clock: Clock) -> None:
    room = await two(rooms, "Ola", "Jan", pace=QUICK)
    await turn(room)
    clock.at += 15
    await room.undo((0,), room.version)
    clock.at += 10
    await turn(room)  # 15 seconds of its own clock in all
    assert room.asked is None and left(room) == [60, 55]


async def test_the_clock_of_the_player_who_asks_runs_on(rooms: Rooms, clock: Clock) -> None:
    room = await two(rooms, "Ola", "Jan", pace=QUICK)
    await turn(room)
    assert room.table.seat == 1
    await room.act(1, room.table.legal()[0], room.version)  # a roll: it cannot be taken back freely
    due = room.info.due
    assert not await room.undo((1,), room.version)
    told = pace.state(room, 1)
    assert room.info.due == due and told is not None and told.pause == 0


async def test_an_end_stops_the_clocks(rooms: Rooms, clock: Clock) -> None:
    room = await three(rooms, pace=QUICK)
    await turn(room)
    for seat in (1, 2):
        await leaving.resign(room, (seat,), seat)
    clock.at += 1000
    assert room.table.over and room.info.due is None and not await pace.end_late_turns(rooms)


async def test_the_time_is_that_of_the_database(rooms: Rooms) -> None:
    assert abs(rooms.store.now() - time.time()) < 2


def test_a_pace_that_cannot_be_played_is_refused() -> None:
    for form in (
        {"pace": "own", "pace-move": "4", "pace-bank": "1"},
        {"pace": "own", "pace-move": "x", "pace-bank": "1"},
        {"pace": "own", "pace-move": "60", "pace-bank": "99999"},
        {"pace": "quick", "late": "explode"},
        {"pace": "never"},
    ):
        with pytest.raises(Refused):
            pace.from_form(form)
    assert pace.from_form({}) is None and pace.from_form({"pace": ""}) is None
    assert pace.from_form({"pace": "day"}) == Pace(86_400, 0, "bot")
    own = {"pace": "own", "pace-move": "30", "pace-bank": "2", "late": "lose"}
    assert pace.from_form(own) == Pace(30, 120, "lose")


async def test_spectators_of_a_delayed_table_are_sent_the_turn_that_they_see(rooms: Rooms) -> None:
    room = await three(rooms, pace=QUICK)
    await room.agree(Terms(delay=200))
    await turn(room)
    live, delayed = (
        msgspec.json.decode(data_of(encode_clock(room, held))) for held in (True, False)
    )
    assert (live["turn"], delayed["turn"]) == (room.table.seat, 0) and room.table.seat != 0


def data_of(event: bytes) -> bytes:
    """Return the JSON of a server-sent event."""
    return event.partition(b"data: ")[2].strip()
