"""Rated tables: no hints, no undo, no stand-in, and no player who knows the seed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import sqlalchemy as sa
from http_help import browser, sit_down
from server_help import Running, running
from table_help import some, three, turn, two
from waiting import Clock

from cheesemoon.server.errors import Refused
from cheesemoon.server.storage.rows import Pace
from cheesemoon.server.storage.schema import results
from cheesemoon.server.storage.store import sqlite_url
from cheesemoon.server.storage.terms import Terms, read, replace, spoil
from cheesemoon.server.tables import clocks, leaving, stand_ins
from cheesemoon.server.tables.room import Room
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.web import advice

RATED = Terms(rated=True)
ME, YOU = "me" * 10, "you" * 8


async def rated(room: Room) -> bool:
    """Whether the stored result of a table counts."""
    query = sa.select(results.c.rated).where(results.c.table_id == room.id)
    return all(await room.store.read(lambda db: db.execute(query).scalars().all()))


async def finished(rooms: Rooms, terms: Terms = RATED) -> Room:
    room = await two(rooms, "Ola", "Jan")
    await room.agree(terms)
    await some(room, 10**6)
    assert room.table.over
    return room


async def test_a_game_that_was_played_by_the_rules_counts(rooms: Rooms) -> None:
    assert await rated(await finished(rooms))


async def test_a_rated_game_is_not_taken_back_once_its_seed_was_shown(rooms: Rooms) -> None:
    room = await finished(rooms)
    with pytest.raises(Refused) as caught:
        await room.undo((0, 1), room.version)
    assert caught.value.message == "rated-no-undo" and room.table.over


async def test_a_rated_game_has_no_undo_while_it_runs(rooms: Rooms) -> None:
    room = await two(rooms, "Ola", "", bot="easy")
    await room.agree(RATED)
    await room.act(0, "roll", 0)
    with pytest.raises(Refused) as caught:
        await room.undo((0,), room.version)
    assert caught.value.message == "rated-no-undo" and room.version == 1


async def test_the_record_of_the_game_decides_not_its_last_state(rooms: Rooms) -> None:
    """An undo in the record, by whichever way it came there, keeps a game from the ladder."""
    room = await two(rooms, "Ola", "Jan")
    await room.act(0, "roll", 0)
    await room.undo((0, 1), 1)
    await room.agree(RATED)
    await some(room, 10**6)
    assert room.table.over and not await rated(room)


async def test_taking_back_a_finished_game_makes_its_chance_known(rooms: Rooms) -> None:
    room = await finished(rooms, Terms())
    assert not room.foretold
    await room.undo((0, 1), room.version)
    assert room.foretold and room.info.origin == "shown"
    stored = await rooms.store.load(room.id)
    assert stored is not None and stored.info.origin == "shown"
    await some(room, 10**6)
    assert room.table.over and room.foretold


async def test_no_bot_plays_for_a_person_at_a_rated_table(rooms: Rooms) -> None:
    room = await three(rooms, patience=0)
    await room.agree(RATED)
    for held in ((1,), (0,)):
        with pytest.raises(Refused) as caught:
            await stand_ins.let_bot_play(room, held, 1, "random")
        assert caught.value.message == "rated-no-stand-in" and not room.seats[1].stand_in


async def test_a_stand_in_of_an_older_table_spoils_its_rating_for_good(rooms: Rooms) -> None:
    room = await two(rooms, "Ola", "Jan")
    await stand_ins.let_bot_play(room, (1,), 1, "random")
    await room.agree(RATED)
    await stand_ins.let_bot_play(room, (1,), 1, "")
    await some(room, 10**6)
    assert room.table.over and not await rated(room)
    await replace(rooms.store, room.id, RATED)  # such as when the chat is turned off
    assert (await read(rooms.store, room.id)).spoiled == "stand-in"
    await spoil(rooms.store, room.id, "another")
    assert (await read(rooms.store, room.id)).spoiled == "stand-in", "the first reason stays"


async def test_a_player_who_is_replaced_spoils_the_rating(rooms: Rooms, clock: Clock) -> None:
    room = await two(rooms, "Ola", "Jan")
    await room.agree(RATED)
    await turn(room)
    await clock.advance(10 * room.info.patience)
    await leaving.free_seat(room, 1)
    assert room.terms.spoiled and (await read(rooms.store, room.id)).spoiled


async def test_time_that_is_up_loses_a_rated_game(rooms: Rooms, clock: Clock) -> None:
    """A bot instead would keep a lost game from the ladder."""
    room = await two(rooms, "Ola", "Jan", pace=Pace(10, 60, "bot"))
    await room.agree(RATED)
    await turn(room)
    await clock.advance(71)
    await clocks.end_late_turns(rooms)
    assert room.table.over and room.table.winners() == [0] and await rated(room)


async def test_hints_end_where_rating_begins(rooms: Rooms) -> None:
    room = await two(rooms, "Ola", "", bot="easy")
    assert advice.may_ask(room, (0,))
    await room.agree(RATED)
    assert not advice.may_ask(room, (0,))
    with pytest.raises(Refused):
        await advice.find_standing(room)
    fork = await rooms.open(room.table.fork(seed=1), room.seats, [], parent=(room.id, 0))
    with pytest.raises(Refused):
        await advice.check_origin(rooms, fork)
    await some(room, 10**6)
    assert advice.may_ask(room, (0,))
    await advice.check_origin(rooms, fork)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite_url(tmp_path_factory.mktemp("rated") / "t.sqlite3"), ladder=True) as found:
        yield found


def test_the_table_says_what_rated_means(server: Running) -> None:
    for lang, words in (
        ("en", "no hints, no undo, no stand-in"),
        ("de", "keine Tipps, kein Zurücknehmen, kein Ersatzbot"),
        ("pl", "bez podpowiedzi, cofania"),
    ):
        ola = browser(server, lang)
        table = sit_down(ola, who1="bot:easy", rated="1")
        assert words in ola.get(table).text and words in ola.get(f"{table}/about").text
        page = ola.get(f"{table}/player/0").text
        assert "/stand-in" not in page


def test_links_at_a_rated_table_work_once(server: Running) -> None:
    ola, jan, eve = browser(server), browser(server), browser(server)
    table = sit_down(ola, who1="link", rated="1")
    page = ola.get(f"{table}/about").text
    link = next(part for part in page.split('"') if "/join/" in part and "/1." in part)
    assert jan.post(link).status_code == 303
    assert ola.get(link).status_code == eve.post(link).status_code == 404
    assert "/join/" not in jan.get(f"{table}/about").text, "a seat has one browser"
