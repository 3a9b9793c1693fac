"""Who is at a table: here, away since when, typing; at one process and at two."""

from __future__ import annotations

import pytest
from table_help import second, three, with_rooms
from waiting import Clock, settled, soon

from cheesemoon.server.storage import store
from cheesemoon.server.tables import presence
from cheesemoon.server.tables.room import Room
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.transport.event_streams import PageSubscriber, ProgramSubscriber
from cheesemoon.view.model import Viewer
from cheesemoon.view.page_state import build_page


def sit(room: Room, *seats: int) -> PageSubscriber:
    ear = PageSubscriber(Viewer(seats, "en"))
    room.enter(ear)
    return ear


async def test_who_is_here_who_is_away_and_since_when(rooms: Rooms, clock: Clock) -> None:
    room = await three(rooms)
    assert room.presence.state().seats == [0, 0, 0]  # no player has been here
    ola, jan = sit(room, 0), sit(room, 1)
    assert room.presence.state().seats == [1, 1, 0]
    await soon(lambda: len(room.chat) == 1)  # Ola, who was first, is told of Jan
    assert [(line.kind, line.seat) for line in room.chat] == [("arrived", 1)]
    room.leave(jan)
    left = clock.at
    assert room.presence.state().seats[1] == 1  # a page that is loaded again was never away
    await clock.advance(presence.GRACE + 0.1)
    assert room.presence.state().seats[1] == left
    assert room.seats[1].seen > 0
    await rooms.store.write("", lambda db: None)  # all that was asked for is stored
    kept = await rooms.store.load(room.id)
    assert kept is not None and kept.seats[1].seen == left
    assert kept.seats[0].seen < 0  # is here
    assert b"event: here" in b"".join(ola.waiting)


async def test_players_are_not_told_of_their_own_arrival(rooms: Rooms) -> None:
    room = await three(rooms)
    sit(room, 0, 1)  # two at one screen
    await soon(lambda: all(place.seen < 0 for place in room.seats[:2]))
    assert room.chat == []
    sit(room, 2)
    await soon(lambda: bool(room.chat))
    assert [(line.kind, line.seat) for line in room.chat] == [("arrived", 2)]


async def test_a_line_says_who_has_come_back_only_after_a_while(rooms: Rooms, clock: Clock) -> None:
    room = await three(rooms)
    sit(room, 0)
    for away, lines in ((5.0, 0), (3600.0, 1)):
        room.seats[1].seen, room.chat = clock.at - away, []
        ear = sit(room, 1)
        await settled()
        assert room.seats[1].seen < 0
        assert len([line for line in room.chat if line.seat == 1]) == lines
        room.leave(ear)
        await clock.advance(presence.GRACE + 0.1)
        assert room.seats[1].seen > 0
    told = build_page(room, Viewer((0,), "de")).parts["chat"]
    assert 'class="system"' in told and "ist am Tisch" in told


def test_a_restart_is_no_absence(database: str, clock: Clock) -> None:
    async def before(rooms: Rooms) -> str:
        room = await three(rooms)
        sit(room, 0), sit(room, 1)
        await soon(lambda: all(seat.seen < 0 for seat in room.seats[:2]) and len(room.chat) == 1)
        return room.id

    table_id = with_rooms(database, before)

    async def after(rooms: Rooms) -> None:
        room = await rooms.room(table_id)
        sit(room, 1)
        await settled()
        assert len(room.chat) == 1  # nobody is said to have come again
        await room.presence._returned()
        assert room.seats[0].seen > 0 > room.seats[1].seen
        assert (room.presence.state().seats[0] or 0) > clock.at - 60

    with_rooms(database, after)


async def test_a_seat_that_is_open_on_two_devices_is_here_until_both_are_closed(
    rooms: Rooms, clock: Clock
) -> None:
    room = await three(rooms)
    desk, phone = sit(room, 0), sit(room, 0)
    await room.act(0, "roll", 0)
    room.leave(desk)
    await clock.advance(presence.GRACE + 0.1)
    assert room.presence.state().seats[0] == 1
    room.leave(phone)
    await clock.advance(presence.GRACE - 0.1)
    assert room.presence.state().seats[0] == 1
    await clock.advance(0.2)
    assert room.presence.state().seats[0] != 1


def test_two_processes_tell_each_other_who_is_here(
    postgres_database: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        async with second(postgres_database, rooms) as other:
            monkeypatch.setattr(store, "TOGETHER", 0)
            room = await three(rooms)
            ola = sit(room, 0)
            there = await other.room(room.id)  # asks who is here
            await soon(lambda: there.present(0))
            jan = ProgramSubscriber((1,))
            there.enter(jan)
            await soon(lambda: room.present(1) and room.presence.state().seats[:2] == [1, 1])
            there.presence.start_typing((1,))
            await soon(lambda: room.presence.state().typing == [1])
            there.presence.stop_typing((1,))
            there.leave(jan)
            await clock.advance(presence.GRACE + 0.1)
            await soon(lambda: 1 not in room.presence.here())
            await clock.advance(presence.GRACE + 0.1)
            assert not room.present(1) and room.presence.state().seats[1] != 1
            there.enter(jan)
            await soon(lambda: room.present(1))
            clock.at += presence.GOOD_FOR + 1  # the other process has not been heard since
            room.presence.update()
            assert not room.present(1)
            assert room.present(0) and ola in room.listeners

    with_rooms(postgres_database, work)
