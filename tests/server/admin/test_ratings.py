"""Ratings can be computed again from stored games, and every rated game is replayed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import sqlalchemy as sa
from table_help import some, two, with_rooms
from waiting import settled

from cheesemoon.cli import main
from cheesemoon.server.admin.ratings import recompute
from cheesemoon.server.records import ladder
from cheesemoon.server.storage.results import meetings
from cheesemoon.server.storage.rows import Meeting
from cheesemoon.server.storage.schema import results
from cheesemoon.server.storage.store import sqlite_url
from cheesemoon.server.storage.terms import Terms
from cheesemoon.server.tables import leaving, proof
from cheesemoon.server.tables.results import player_of
from cheesemoon.server.tables.room import Room
from cheesemoon.server.tables.rooms import Rooms

pytest.importorskip("openskill", reason="the extra `ladder` is not installed")


async def finished(rooms: Rooms, seed: int, resigned: bool = False) -> Room:
    room = await two(rooms, "Ola", "Jan")
    await room.agree(Terms(rated=True))
    await some(room, 5 if resigned else 10**6, seed)
    if resigned:
        await leaving.resign(room, (1,), 1)
    await settled()
    return room


async def proofs(room: Room) -> set[str]:
    query = sa.select(results.c.proof).where(results.c.table_id == room.id)
    return set(await room.store.read(lambda db: db.execute(query).scalars().all()))


def test_a_rated_game_is_replayed_when_it_ends(database: str) -> None:
    async def work(rooms: Rooms) -> None:
        for resigned in (False, True):
            room = await finished(rooms, 1, resigned)
            assert room.table.over and await proofs(room) == {proof.REPLAYED}

    with_rooms(database, work)


def test_a_game_that_does_not_replay_is_marked(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        monkeypatch.setattr(proof, "seed_hash", lambda *_: "another")
        room = await finished(rooms, 1)
        assert await proofs(room) == {"proof-hash"}

    with_rooms(database, work)


def test_ratings_are_explained_by_their_games(database: str) -> None:
    async def work(rooms: Rooms) -> tuple[list[str], list[ladder.Line], list[Meeting]]:
        played = [(await finished(rooms, seed)).id for seed in (1, 2, 3)]
        lines = await ladder.list_standing(rooms.store, "space-taxi")
        one, other = (line.player for line in lines)
        return played, lines, await meetings(rooms.store, "space-taxi", one, other)

    played, lines, met = with_rooms(database, work)
    assert [one.proof for one in met] == [proof.REPLAYED] * 3
    *games, last = recompute(database, "space-taxi", replays=True)
    assert [game["table"] for game in games] == played
    assert {game["proof"] for game in games} == {proof.REPLAYED}
    assert last == {"ladder": [line._asdict() for line in lines]}
    for line in lines:
        seats = [s for game in games for s in game["seats"] if s["player"] == line.player]  # type: ignore[attr-defined]
        assert seats[0]["before"] == 1500 and seats[-1]["after"] == line.rating
        assert sum(s["change"] for s in seats) == line.rating - 1500
        assert all(b["before"] == a["after"] for a, b in zip(seats, seats[1:], strict=False))
    stranger = list(recompute(database, "space-taxi", player_of("", "stranger")))
    assert stranger == [{"ladder": []}]


def test_a_changed_result_and_a_deleted_table_are_found(database: str) -> None:
    async def work(rooms: Rooms) -> None:
        first, second = await finished(rooms, 1), await finished(rooms, 2)
        change = sa.update(results).where(results.c.table_id == first.id, results.c.seat == 1)
        await rooms.store.write("", lambda db: db.execute(change.values(total=999)).rowcount)
        await rooms.delete(second.id)

    with_rooms(database, work)
    found = [
        game["proof"] for game in recompute(database, "space-taxi", replays=True) if "proof" in game
    ]
    assert found == ["proof-result", "table-deleted"]


def test_the_command_prints_one_line_for_each_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = sqlite_url(tmp_path / "t.sqlite3")

    async def work(rooms: Rooms) -> str:
        return (await finished(rooms, 1)).id

    table = with_rooms(url, work)
    assert main(["ratings", "space-taxi", "--replay", "--database-url", url]) == 0
    game, last = map(json.loads, capsys.readouterr().out.splitlines())
    assert game["table"] == table and len(game["seats"]) == 2 and len(last["ladder"]) == 2
    assert main(["ratings", "chess", "--database-url", url]) == 1
    assert "chess" in capsys.readouterr().err
