"""Finished games of a server as columns, without anything that tells who played them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from table_help import some, three, with_rooms

import cheesemoon as cm
from cheesemoon.cli import main
from cheesemoon.server.storage.store import Store
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.tables.seats import Seat

parquet = pytest.importorskip("pyarrow.parquet")

SECRET = "Hildegard"


async def played(rooms: Rooms) -> list[str]:
    """Two finished games, one that is not, and a what-if of a finished one."""
    await rooms.wait_ready("space-taxi")
    game = cm.game("space-taxi")
    seats = [Seat(name=SECRET), Seat(bot="random")]
    first = await rooms.open(game.new(seats=2, seed=3), seats, [("me" * 10, 0)])
    await first.say(0, SECRET, f"I am {SECRET}")
    second = await three(rooms)
    unfinished = await three(rooms, seed=6)
    await some(first, 100_000)
    await some(second, 100_000)
    await some(unfinished, 3)
    again = [Seat(), Seat()]
    what_if = await rooms.open(
        first.table.fork(), again, [], origin="what-if", parent=(first.id, len(first.plies))
    )
    assert what_if.table.over
    return [first.id, second.id, unfinished.id]


def test_games_replay_from_their_columns_and_no_player_is_named(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ids = with_rooms(database, played)
    file = tmp_path / "games.parquet"
    assert main(["export", "--all", str(file), "--database-url", database]) == 0
    assert json.loads(capsys.readouterr().out) == {"games": 2}
    rows: list[dict[str, Any]] = parquet.read_table(file).to_pylist()
    assert [row["number"] for row in rows] == [0, 1]
    assert sorted(row["bots"] for row in rows) == [["person"] * 3, ["person", "random"]]
    for row in rows:
        table = cm.game(row["game"]).load(json.loads(row["start"]))
        for seat, action in zip(row["acted"], row["actions"], strict=True):
            assert table.seat == seat
            table.play(action)
        assert table.over and table.winners() == row["winners"]
        assert json.loads(row["scores"]) == table.scores()
        assert len(row["seconds"]) == row["steps"] - 1 and min(row["seconds"]) >= 0
    told = json.dumps(rows)
    assert SECRET not in told and not any(table_id in told for table_id in ids)


def test_a_server_without_games_gives_an_empty_file(database: str, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    Store(database).close()
    assert main(["export", "--all", str(file), "--database-url", database]) == 0
    assert parquet.read_table(file).num_rows == 0


def test_what_cannot_be_exported_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 't.sqlite3'}"
    both = ["export", "x", "--all", str(tmp_path / "x.parquet"), "--database-url", url]
    for wrong in (both, ["export", "--database-url", url]):
        assert main([*wrong, "--lang", "en"]) == 1
        assert capsys.readouterr().err.startswith("Say which table to export")
    Store(url).close()
    (tmp_path / "folder.parquet").mkdir()
    where = str(tmp_path / "folder.parquet")
    assert main(["export", "--all", where, "--database-url", url]) == 1
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


@pytest.mark.parametrize(
    "command", [["reports"], ["export", "x"], ["export", "--all", "x.parquet"], ["backup", "x"]]
)
def test_who_only_looks_at_tables_makes_none(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: list[str],
) -> None:
    """And what cannot be an address of tables is said in a sentence."""
    monkeypatch.chdir(tmp_path)
    told = {
        "sqlite:///t.sqlite3": "There are no tables: t.sqlite3 does not exist.",
        "postgresql://x:abc:1/": "The database postgresql://x:abc:1/ cannot be used: invalid",
        "nonsense": "The database nonsense cannot be used: Could not parse",
    }
    for url, sentence in told.items():
        assert main([*command, "--database-url", url, "--lang", "en"]) == 1
        said = capsys.readouterr().err
        assert said.startswith(sentence) and said.count("\n") == 1, said
    assert not list(tmp_path.iterdir())
