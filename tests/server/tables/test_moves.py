"""An action is stored before any subscriber sees it, or it is refused and changes nothing."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
import sqlalchemy as sa
from table_help import some, three

from cheesemoon.server.errors import Refused
from cheesemoon.server.sse import sse
from cheesemoon.server.storage import writer
from cheesemoon.server.tables import moves
from cheesemoon.server.tables.room import Room
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.transport.event_streams import ProgramSubscriber, broadcast, summarise


async def act(room: Room, action: str) -> None:
    """Play an action for the seat to act."""
    assert room.table.seat is not None
    await room.act(room.table.seat, action, room.version)


async def test_a_move_is_stored_before_players_are_told(rooms: Rooms) -> None:
    room = await three(rooms)
    rng = random.Random(4)
    for version in range(1, 31):
        before = room.table
        action = rng.choice(room.table.legal())
        acting = asyncio.create_task(act(room, action))
        await asyncio.sleep(0)
        assert room.busy.locked()
        assert room.table is before and room.version == version - 1  # not shown yet
        await acting
        assert room.version == version and not room.busy.locked()
        kept = await rooms.store.moves_since(room.id, version - 1)
        assert [(move.version, move.action) for move in kept] == [(version, action)]
    again = room.start.fork()
    for action in room.table.actions:
        again.play(action)
    assert again == room.table == room.at(30)


async def test_what_cannot_be_played_changes_nothing(rooms: Rooms) -> None:
    room = await three(rooms)
    await some(room, 3)
    before, seat = room.table, room.table.seat
    assert seat is not None
    legal = room.table.legal()[0]
    for who, action, version, status in (
        (seat, "fly", 3, 422),
        (seat, legal, 2, 409),
        (seat, legal, 4, 409),
        ((seat + 1) % 3, legal, 3, 403),
    ):
        with pytest.raises(Refused) as caught:
            await room.act(who, action, version)
        assert caught.value.status == status
        assert room.table is before and room.version == 3 and not room.busy.locked()


async def test_what_another_process_stored_first_is_taken_over(rooms: Rooms) -> None:
    room = await three(rooms)
    theirs = moves.step_to(room, room.table.after("roll"), 0, "roll", 0).move
    await rooms.store.move(theirs)
    with pytest.raises(Refused) as caught:
        await act(room, "roll")
    assert caught.value.status == 409
    assert room.version == 1 and not room.busy.locked()
    await act(room, room.table.legal()[0])
    assert room.version == 2


async def test_what_is_not_stored_has_not_happened(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise sa.exc.OperationalError("INSERT", None, Exception("disk is full"))

    room = await three(rooms)
    with monkeypatch.context() as patch, pytest.raises(Refused) as caught:
        patch.setattr(writer, "insert_moves", full)
        await act(room, "roll")
    assert caught.value.status == 503
    assert room.version == 0 and not room.table.actions and not room.busy.locked()
    await act(room, "roll")
    assert room.version == 1


async def test_each_subscriber_is_sent_what_its_seats_may_know(rooms: Rooms) -> None:
    room = await three(rooms)
    rng = random.Random(2)
    told = [ProgramSubscriber(held) for held in ((), (0,), (1,), (2,), (0, 2))]
    while not room.table.over:
        await act(room, rng.choice(room.table.legal()))
        room.listeners = {*told}
        broadcast(room)
        room.listeners = set()
        for subscriber in told:
            sent = await subscriber.take()
            assert sent == sse("change", summarise(room, subscriber.held))
            assert (b'"legal":[]' in sent) == (room.table.seat not in subscriber.held)
    assert room.info.over
