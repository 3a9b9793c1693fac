"""Leaving a table well, and playing again."""

from __future__ import annotations

import asyncio
import json
import re
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from table_help import some, three, two, with_rooms
from waiting import Clock

import cheesemoon as cm
from cheesemoon.server import verify
from cheesemoon.server.admin import verify as proof
from cheesemoon.server.errors import Refused
from cheesemoon.server.storage import terms
from cheesemoon.server.storage.rows import RESIGNED, TIME, Pace
from cheesemoon.server.storage.store import Store
from cheesemoon.server.storage.terms import Terms
from cheesemoon.server.tables import leaving, physical, rematch, stand_ins
from cheesemoon.server.tables.import_export import make_download
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.tables.seats import Seat
from cheesemoon.server.transport.event_streams import ProgramSubscriber, summarise
from cheesemoon.view.messages import WORDS
from cheesemoon.view.model import Viewer
from cheesemoon.view.page_state import build_page
from cheesemoon.view.summary import list_sides


def test_of_two_who_resigns_loses_and_the_game_is_over(database: str) -> None:
    async def work(rooms: Rooms) -> str:
        room = await two(rooms, "Ola", "Jan")
        await some(room, 3)
        with pytest.raises(Refused):
            await leaving.resign(room, (0,), 1)  # not for somebody else
        assert not room.table.over and room.info.offer is None
        await leaving.resign(room, (0,), 0)
        assert room.table.over and room.table.winners() == [1] and room.table.seat is None
        for refused in (room.act(1, "roll", room.version), room.undo((0,), room.version)):
            with pytest.raises(Refused) as caught:
                await refused
            assert caught.value.message == "table-ended"
        return room.id

    table_id = with_rooms(database, work)

    async def again(rooms: Rooms) -> None:  # and so it stays
        room = await rooms.room(table_id)
        assert room.table.over and room.table.winners() == [1] and len(room.plies) == 3
        assert [line.kind for line in room.chat] == ["resigned"]
        assert not room.seats[0].plays  # Ola's face stays, no bot's
        assert "Ola hat aufgegeben" in build_page(room, Viewer((0,), "de")).parts["ask"]
        assert summarise(room).over and not summarise(room, (1,)).legal
        assert "fair" in make_download(room)  # the seed is published
        ranks = [side.rank for side in list_sides(room, room.table, "en")]
        assert ranks == [2, 1]
        kept = await rooms.store.load(table_id)
        assert kept is not None and kept.info.over

    with_rooms(database, again)


async def test_a_game_that_people_ended_proves_its_chance_and_says_how(
    rooms: Rooms, tmp_path: Path
) -> None:
    for how in (RESIGNED, TIME):
        room = await two(rooms, "Ola", "Jan")
        await some(room, 5)
        await leaving.give_up(room, 0, how)
        game, file = make_download(room), tmp_path / f"{how}.json"
        file.write_text(json.dumps(game), encoding="utf-8")
        proven = verify(file, room.seed_hash)
        assert proven["ended"] == {"how": how, "seat": 0, "winners": [1]}
        assert proven["actions"] == 5
        for said, message in (
            (None, "proof-running"),
            ({"how": "tired"}, "proof-ended"),
            ({"how": how, "seat": 0, "winners": [7]}, "proof-ended"),
        ):
            fair = {**game["fair"], "ended": said}
            file.write_text(json.dumps({**game, "fair": fair}), encoding="utf-8")
            with pytest.raises(proof.NotProven) as caught:
                verify(file)
            assert caught.value.message == message
    room = await two(rooms)
    await leaving.offer_stop(room, (0, 1))
    assert make_download(room)["fair"]["ended"] == {"how": "agreed", "seat": None, "winners": ()}


async def test_of_three_who_resigns_is_played_on_by_a_bot_and_cannot_come_back(
    rooms: Rooms,
) -> None:
    room = await three(rooms)
    await leaving.resign(room, (0,), 0)
    assert not room.table.over and room.seats[0].plays == "easy" and room.seats[0].left
    for call in (
        stand_ins.let_bot_play(room, (0,), 0, ""),
        leaving.resign(room, (0,), 0),
        leaving.offer_stop(room, (0,)),
    ):
        with pytest.raises(Refused):
            await call
    await leaving.resign(room, (1,), 1)  # one person is left, and one side
    assert room.table.over and room.table.winners() == [2]


@pytest.mark.parametrize("name", cm.games())
def test_every_game_can_be_left_and_shown_afterwards(name: str, tmp_path: object) -> None:
    async def work(rooms: Rooms) -> None:
        await rooms.wait_ready(name)
        game = cm.game(name)
        count = max(game.seats)
        seats = [Seat("" if i == 0 else "random") for i in range(count)]
        room = await rooms.open(game.new(seats=count, seed=1), seats, [("me" * 10, 0)])
        await room.act(0, room.table.legal()[0], 0)
        await leaving.resign(room, (0,), 0)  # nobody but bots is left
        assert room.table.over and 0 not in room.table.winners()
        for lang in ("en", "pl", "de"):
            for look in (Viewer((0,), lang), Viewer((), lang, tall=True)):
                seen = build_page(room, look)
                assert seen.acting is None and "data-act" not in seen.parts["ask"]
                assert "data-action" not in str(seen.picture)

    with_rooms(f"sqlite:///{tmp_path}/t.sqlite3", work)


async def test_people_stop_by_agreement_and_one_no_is_enough(rooms: Rooms) -> None:
    room = await three(rooms)
    await leaving.offer_stop(room, (1,))
    offer = room.offer
    assert offer is not None and offer.seat == 1 and not room.table.over
    await some(room, 1)  # the offer stands while the game goes on
    await leaving.answer_stop(room, (0,), False)
    assert room.offer is None
    with pytest.raises(Refused):
        await leaving.answer_stop(room, (0,), True)
    await leaving.offer_stop(room, (1,))
    await leaving.answer_stop(room, (2,), True)
    assert not room.table.over
    await leaving.offer_stop(room, (0,))  # to offer the same is to agree
    assert room.table.over and room.table.winners() == []
    assert room.ended is not None and room.ended.how == "agreed"
    assert "All agreed to stop" in build_page(room, Viewer((), "en")).parts["ask"]


async def test_who_is_alone_with_bots_just_stops(rooms: Rooms) -> None:
    room = await two(rooms, bot="random")
    await leaving.offer_stop(room, (0,))
    assert room.table.over and not room.table.winners()


async def test_the_seat_of_a_guest_who_is_away_can_be_freed(rooms: Rooms, clock: Clock) -> None:
    room = await three(rooms, patience=30)
    await rooms.store.hold("guest" * 5, room.id, 1)
    await room.rename(1, "Jan")
    old, guest = room.token(1), ProgramSubscriber((1,))
    room.enter(guest)
    with pytest.raises(Refused) as caught:
        await leaving.free_seat(room, 1)
    assert caught.value.message == "is-here"
    room.listeners.discard(guest)
    room.presence.shown.discard(1)
    room.seats[1].seen = clock.at - 10
    with pytest.raises(Refused) as caught:
        await leaving.free_seat(room, 1)
    assert caught.value.message == "not-long-enough"
    assert 20 <= float(str(caught.value.values["seconds"])) <= 21
    room.seats[1].seen = clock.at - 31
    await leaving.free_seat(room, 1)
    assert room.seat_of(old) is None and room.seats[1].name == ""
    assert await rooms.store.held("guest" * 5, room.id) == []
    assert "The seat of Jan is free" in build_page(room, Viewer((0,), "en")).parts["chat"]


async def test_a_table_is_taken_off_ones_list_and_its_link_brings_it_back(rooms: Rooms) -> None:
    room = await two(rooms)
    me, you = "me" * 10, "you" * 8
    await leaving.forget(rooms.store, me, room.id)
    assert await rooms.store.tables_of(me) == [] and len(await rooms.store.tables_of(you)) == 1
    assert await rooms.store.held(me, room.id) == [-1, 0]  # the seat stays
    await rooms.store.hold(me, room.id, 0)
    assert len(await rooms.store.tables_of(me)) == 1
    with pytest.raises(Refused):
        await leaving.forget(rooms.store, "stranger" * 3, room.id)


async def test_a_table_that_all_have_left_ends_by_itself(rooms: Rooms) -> None:
    left, played = await two(rooms), await two(rooms)
    now = time.time() + 8 * 86_400
    await rooms.store.change(played.id, {"active": now - 100})
    assert await leaving.end_left(rooms, 7, now) == 1
    assert left.table.over and not left.table.winners() and not played.table.over
    assert await leaving.end_left(rooms, 7, now) == 0


# --- once more ------------------------------------------------------------------------------------


async def test_again_with_seats_rotated_or_as_they_were(rooms: Rooms) -> None:
    me, you = "me" * 10, "you" * 8
    room = await two(rooms, "Ola", "Jan")
    with pytest.raises(Refused) as caught:
        await rematch.make_rematch(rooms, room, "rotate")
    assert caught.value.message == "still-running"
    await leaving.resign(room, (0,), 0)
    new = await rooms.room(await rematch.make_rematch(rooms, room, "rotate"))
    assert await rematch.make_rematch(rooms, room, "same") == new.id  # there is one next table
    assert [seat.name for seat in new.seats] == ["Jan", "Ola"]
    assert await rooms.store.held(me, new.id) == [-1, 1]
    assert await rooms.store.held(you, new.id) == [0]
    await leaving.resign(new, (0,), 0)
    third = await rooms.room(await rematch.make_rematch(rooms, new, "same"))
    assert [seat.name for seat in third.seats] == ["Jan", "Ola"]
    assert await rooms.store.held(you, third.id) == [0]


async def test_faces_and_names_belong_to_people_and_stay_in_a_rematch(rooms: Rooms) -> None:
    """Players without a name of their own keep the face of their first seat, and its name."""
    room = await two(rooms)
    before = room.names("en", WORDS)
    await leaving.resign(room, (0,), 0)
    new = await rooms.room(await rematch.make_rematch(rooms, room, "rotate"))
    assert new.names("en", WORDS) == before[::-1]
    assert [seat.face for seat in new.seats] == ["unicorn", "cat-face"]
    await leaving.resign(new, (0,), 0)
    third = await rooms.room(await rematch.make_rematch(rooms, new, "rotate"))
    assert third.names("en", WORDS) == before


async def test_the_others_are_told_who_wants_a_rematch(rooms: Rooms) -> None:
    room = await two(rooms, "Ola", "Jan")
    await leaving.resign(room, (0,), 0)
    await rematch.make_rematch(rooms, room, "rotate", 1)
    assert [(line.kind, line.seat) for line in room.chat][-1] == ("rematch", 1)
    for held, gold in (((0,), "Jan wants a rematch"), ((1,), "To the next table")):
        bar = build_page(room, Viewer(held, "en")).parts["ask"]
        buttons = re.findall(r'class="button ([^"]*)"[^>]*>(?:<svg.*?</svg>)?([^<]*)', bar, re.S)
        assert [words.strip() for kind, words in buttons if "primary" in kind] == [gold]


async def test_who_wants_a_rematch_is_known_before_the_next_table(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that asks in between would offer the table without a name, and never ask again."""
    room = await two(rooms, "Ola", "Jan")
    await leaving.resign(room, (0,), 0)
    follow, said = rooms.store.follow_with, []

    async def follow_late(table_id: str, following: str) -> str:
        said.append(room.chat[-1].kind)
        return await follow(table_id, following)

    monkeypatch.setattr(rooms.store, "follow_with", follow_late)
    await rematch.make_rematch(rooms, room, "rotate", 1)
    assert said == ["rematch"]


async def test_again_is_on_the_same_terms(rooms: Rooms) -> None:
    await rooms.wait_ready("space-guardians")
    table = cm.game("space-guardians").new(seats=2, seed=1)
    options = {k: list(o.choices)[-1] for k, o in table.game.options.items()}
    table = table.game.new(seats=2, seed=1, **options)
    pace = Pace(45, 900, "lose")
    more: dict[str, Any] = {"pace": pace, "public": True, "patience": 77}
    room = await rooms.open(table, [Seat(name="Ola"), Seat("easy")], [("me" * 10, 0)], **more)
    await room.agree(Terms(rated=True, chat=False, delay=4))
    await leaving.resign(room, (0,), 0)
    new = await rooms.room(await rematch.make_rematch(rooms, room, "rotate"))
    assert new.table.options == options and new.terms == room.terms
    assert await terms.read(rooms.store, new.id) == room.terms
    assert {k: getattr(new.info, k) for k in more} == more
    assert [seat.bot for seat in new.seats] == ["easy", ""]
    by_hand = physical.take_chance_by_hand(cm.game("space-guardians").new(seats=2))
    room = await rooms.open(by_hand, [Seat(), Seat()], [("me" * 10, 0)], chance="hand")
    await leaving.resign(room, (0,), 0)
    new = await rooms.room(await rematch.make_rematch(rooms, room, "same"))
    assert new.by_hand and physical.has_pickers(new) and "by_hand" in new.start.position()


def test_who_asks_at_another_process_finds_the_same_next_table(postgres_database: str) -> None:
    async def work(rooms: Rooms) -> None:
        room = await two(rooms, "Ola", "Jan")
        await leaving.resign(room, (0,), 0)
        other = Rooms(Store(postgres_database))
        other._ready = rooms._ready
        there = await other.room(room.id)
        found = await asyncio.gather(
            rematch.make_rematch(rooms, room, "rotate"), rematch.make_rematch(other, there, "same")
        )
        assert found[0] == found[1]
        assert len(await rooms.store.tables_of("me" * 10)) == 2  # and none is left over
        other.store.close()

    with_rooms(postgres_database, work)


async def test_best_of_three_counts_people_and_not_seats(rooms: Rooms) -> None:
    room = await two(rooms, "Ola", "Jan")
    await leaving.resign(room, (1,), 1)  # Ola wins
    second = await rooms.room(await rematch.make_rematch(rooms, room, "series"))
    assert [seat.name for seat in second.seats] == ["Jan", "Ola"]
    assert rematch.count_wins(second) == [0, 1] and not second.table.over
    await leaving.resign(second, (1,), 1)  # Jan wins, on the first seat
    assert rematch.count_wins(second) == [1, 1] and not rematch.is_decided(second)
    third = await rooms.room(await rematch.make_rematch(rooms, second, "rotate"))
    assert third.info.series is not None and third.info.series.number == 3
    await leaving.resign(third, (1,), 1)  # Ola
    assert rematch.is_decided(third) and rematch.count_wins(third) == [2, 1]
    after = await rooms.room(await rematch.make_rematch(rooms, third, "rotate"))
    assert after.info.series is None


def test_a_series_is_decided_when_no_player_can_catch_up() -> None:
    first = rematch.first_of_series(3, 2)
    assert not rematch.has_winner(first, (1, 0))
    second = replace(first, number=2)
    assert rematch.has_winner(second, (2, 0)) and not rematch.has_winner(second, (1, 1))
    assert not rematch.has_winner(second, (1, 0))
    assert rematch.has_winner(replace(first, number=3), (1, 1))
