"""Games as columns: whole, resumable, the same whenever they are played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import cheesemoon as cm
from cheesemoon.arena import record as recording
from cheesemoon.arena.record import NoRecord, record

parquet = pytest.importorskip("pyarrow.parquet")


def rows(path: Path) -> list[dict[str, Any]]:
    return parquet.read_table(path).to_pylist()  # type: ignore[no-any-return]


def without_times(path: Path) -> list[dict[str, Any]]:
    return [{k: v for k, v in row.items() if k != "seconds"} for row in rows(path)]


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recording, "PART", 4)


def test_a_row_replays_to_its_result(tmp_path: Path) -> None:
    game, out = cm.game("space-taxi"), tmp_path / "games.parquet"
    assert record(game, "random", 6, out, seats=3, seed=10, cores=1) == 6
    found = rows(out)
    assert [row["number"] for row in found] == list(range(6))
    for row in found:
        table = game.new(seats=row["seats"], seed=row["seed"], **json.loads(row["options"]))
        for seat, action in zip(row["acted"], row["actions"], strict=True):
            assert table.seat == seat
            table.play(action)
        assert table.over and table.winners() == row["winners"]
        assert [score["total"] for score in table.scores()] == row["totals"]
        assert json.loads(row["scores"]) == table.scores()
        assert len(row["seconds"]) == 3 and row["bots"] == ["random"] * 3
    assert not list(tmp_path.glob("*.parts")) and not list(tmp_path.glob("*.half"))


def test_an_interrupted_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, whole, cut = cm.game("space-taxi"), tmp_path / "whole.parquet", tmp_path / "cut.parquet"
    record(game, "random", 10, whole, seats=2, cores=1)

    def interrupted(done: int, everything: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        record(game, "random", 10, cut, seats=2, cores=1, on_step=interrupted)
    assert not cut.exists()
    assert record(game, "random", 10, cut, seats=2, cores=1) == 6  # four were there
    assert without_times(cut) == without_times(whole)
    assert record(game, "random", 10, cut, seats=2, cores=1) == 0
    assert record(game, "random", 13, cut, seats=2, cores=1) == 3  # more of the same
    assert without_times(cut)[:10] == without_times(whole) and len(rows(cut)) == 13


@pytest.mark.parametrize("where", ["last part", "joined"])
def test_a_run_that_is_cut_off_at_its_end_leaves_nothing_twice(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, whole, cut = cm.game("space-taxi"), tmp_path / "whole.parquet", tmp_path / "cut.parquet"
    record(game, "random", 10, whole, seats=2, cores=1)

    def interrupted(*of: Any, **more: Any) -> None:
        raise KeyboardInterrupt

    def at_the_last_part(done: int, everything: int) -> None:
        if done == everything and where == "last part":
            raise KeyboardInterrupt

    with monkeypatch.context() as here, pytest.raises(KeyboardInterrupt):
        here.setattr(recording, "rmtree", interrupted)
        record(game, "random", 6, cut, seats=2, cores=1, on_step=at_the_last_part)
    assert cut.exists() == (where == "joined") and list(tmp_path.glob("cut*.parts"))
    record(game, "random", 10, cut, seats=2, cores=1)
    assert without_times(cut) == without_times(whole)
    assert not list(tmp_path.glob("*.parts"))


def test_other_games_are_not_mixed_in(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    record(cm.game("space-taxi"), "random", 2, out, seats=2, cores=1)
    before = out.read_bytes()
    with pytest.raises(NoRecord, match="other games"):
        record(cm.game("space-taxi"), "random", 4, out, seats=3, cores=1)
    assert out.read_bytes() == before
    out.write_bytes(b"no columns")
    with pytest.raises(NoRecord, match="no Parquet file"):
        record(cm.game("space-taxi"), "random", 4, out, seats=2, cores=1)
    with pytest.raises(cm.CheesemoonError):
        record(cm.game("space-taxi"), "deep-blue", 4, tmp_path / "x.parquet", cores=1)
    for seed in (-1, 2**64 - 1):
        with pytest.raises(cm.BadOption, match="is not a whole number from 0 to"):
            record(cm.game("space-taxi"), "random", 4, tmp_path / "x.parquet", seed=seed, cores=1)
    assert not (tmp_path / "x.parquet").exists()
