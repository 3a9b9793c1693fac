"""Stand-ins: a bot plays for an absent player only after a while and only if all agree. The player
keeps a say in undos. Chance that the maker could know is announced to all players."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from litestar.testing import TestClient
from table_help import some, three
from waiting import Clock

import cheesemoon as cm
from cheesemoon.server.app import Server
from cheesemoon.server.errors import Refused
from cheesemoon.server.storage.rows import Wanted
from cheesemoon.server.storage.store import sqlite_url
from cheesemoon.server.tables import stand_ins
from cheesemoon.server.tables.import_export import read_table
from cheesemoon.server.tables.room import Room
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.tables.seats import Seat, strip_invisible
from cheesemoon.server.transport.event_streams import ProgramSubscriber


def stand_in(room: Room) -> str:
    """The bot that plays for the second player."""
    return room.seats[1].stand_in


def here(room: Room, *seats: int) -> ProgramSubscriber:
    follower = ProgramSubscriber(seats)
    room.listeners.add(follower)
    return follower


async def test_a_bot_begins_after_the_time_that_the_maker_set(rooms: Rooms, clock: Clock) -> None:
    room = await three(rooms, patience=60)
    here(room, 0)
    await stand_ins.let_bot_play(room, (0,), 1, "random")
    assert not stand_in(room) and room.seats[1].wanted is not None
    kept = await rooms.store.load(room.id)
    assert kept is not None and kept.seats[1].wanted == Wanted("random", (0,))
    await clock.advance(50)
    assert not stand_in(room)
    await clock.advance(11)
    assert stand_in(room) == "random" and room.seats[1].wanted is None


async def test_all_present_players_must_agree_and_one_no_is_enough(rooms: Rooms) -> None:
    room = await three(rooms, patience=0)
    here(room, 0)
    here(room, 2)
    await stand_ins.let_bot_play(room, (0,), 1, "random")
    assert not stand_in(room)
    await stand_ins.let_bot_play(room, (2,), 1, "")
    assert room.seats[1].wanted is None
    await stand_ins.let_bot_play(room, (0,), 1, "random")
    await stand_ins.let_bot_play(room, (2,), 1, "random")
    assert stand_in(room) == "random"


async def test_who_comes_back_keeps_the_seat(rooms: Rooms, clock: Clock) -> None:
    room = await three(rooms, patience=1)
    here(room, 0)
    await stand_ins.let_bot_play(room, (0,), 1, "random")
    await stand_ins.drop_wishes(room, (1,))
    assert room.seats[1].wanted is None
    here(room, 1)
    with pytest.raises(Refused) as caught:
        await stand_ins.let_bot_play(room, (0,), 1, "random")
    assert caught.value.message == "is-here"
    await clock.advance(1.2)
    assert not stand_in(room)
    await stand_ins.let_bot_play(room, (1,), 1, "random")  # for oneself: at once
    assert stand_in(room) == "random"
    await stand_ins.let_bot_play(room, (1,), 1, "")
    assert not stand_in(room)


async def test_who_is_away_has_a_say_in_undos(rooms: Rooms) -> None:
    room = await three(rooms, patience=0)
    await room.act(0, "roll", 0)
    here(room, 0)
    for seat in (1, 2):
        await stand_ins.let_bot_play(room, (0,), seat, "random")
        assert room.seats[seat].stand_in
    assert not await room.undo((0,), 1)  # the roll was chance
    assert room.asked is not None and room.version == 1
    await room.answer((1,), True)
    assert room.version == 1
    await room.answer((2,), True)
    assert room.version == 2 and not room.plies


# --- links ----------------------------------------------------------------------------------------


async def test_a_link_can_be_renewed_and_the_old_one_opens_nothing(rooms: Rooms) -> None:
    room = await three(rooms)
    old, other = room.token(1), room.token(2)
    await rooms.store.hold("thief" * 5, room.id, 1)
    await room.renew(1, keep="owner" * 5)
    assert room.seat_of(old) is None and room.seat_of(other) == 2
    assert room.seat_of(room.token(1)) == 1
    assert await rooms.store.held("thief" * 5, room.id) == []
    assert await rooms.store.held("owner" * 5, room.id) == [1]
    kept = await rooms.store.load(room.id)
    assert kept is not None and kept.seats[1].renewed == 1


# --- chance ---------------------------------------------------------------------------------------


async def test_a_position_without_a_seed_gets_a_secret_one(rooms: Rooms) -> None:
    position = {"game": "space-taxi", "seats": [{}, {}]}
    seeds = set()
    for _ in range(3):
        table, origin = await read_table(rooms, json.dumps(position).encode())
        assert origin == "position"
        seeds.add(table.position()["seed"])
    assert len(seeds) == 3 and 0 not in seeds
    for known in ({"seed": 0}, {"script": [1]}):
        table, origin = await read_table(rooms, json.dumps({**position, **known}).encode())
        assert origin == "given"
        room = await rooms.open(table, [Seat(), Seat()], [], origin=origin)
        assert room.foretold
    table, origin = await read_table(rooms, json.dumps(position).encode())
    assert not (await rooms.open(table, [Seat(), Seat()], [], origin=origin)).foretold
    assert not (await three(rooms)).foretold
    assert (await three(rooms, origin="chosen")).foretold


def test_players_and_spectators_are_told_that_the_maker_chose_the_seed(tmp_path: Path) -> None:
    """On the page itself and over the API."""
    server = Server(sqlite_url(tmp_path / "t.sqlite3"))
    with TestClient(server.app, base_url="http://localhost") as client:  # type: ignore[type-var]
        for more, known in (({"seed": 7}, True), ({}, False)):
            made = client.post("/api/tables", json={"game": "space-taxi", "seats": 2, **more})
            table, tokens = made.json()["table"], made.json()["tokens"]
            for head in ({}, {"authorization": f"Bearer {tokens[1]}"}):
                seen = client.get(f"/api/tables/{table}", headers=head).json()
                assert seen["chance_known"] is known
            page = client.get(f"/t/{table}", headers={"accept-language": "en"}).text
            assert ("The maker may know what chance will bring" in page) is known


async def test_a_script_without_end_is_not_stored_with_every_action(rooms: Rooms) -> None:
    position = {"game": "space-taxi", "seats": [{}, {}], "script": [1] * 100_000}
    with pytest.raises(Refused) as caught:
        await read_table(rooms, json.dumps(position).encode())
    assert caught.value.message == "script-too-long"


async def test_a_saved_game_whose_start_has_a_bad_script_is_refused(rooms: Rooms) -> None:
    room = await three(rooms)
    await some(room, 3)
    from cheesemoon.core.game import saved

    good = saved.to_dict(room.table)
    for script in (["x"], [2**40], "abc", {"a": 1}, [True], None):
        bad = {**good, "start": {**good["start"], "script": script}}
        with pytest.raises(Refused) as caught:
            await read_table(rooms, json.dumps(bad).encode())
        assert caught.value.status == 422


def test_who_is_out_from_the_start_is_no_player() -> None:
    with pytest.raises(cm.BadPosition, match="out"):
        cm.game("space-guardians").load(
            {"game": "space-guardians", "seats": [{}, {}, {"out": True}]}
        )


def test_what_cannot_be_seen_is_no_name() -> None:
    assert strip_invisible(" A\u200b\u2060 \u202e b\x00 \u3164\u2800") == "A b"
    assert strip_invisible("\u200b\u3164\u115f ") == ""
    assert strip_invisible("Zażółć Größe 😀") == "Zażółć Größe 😀"
