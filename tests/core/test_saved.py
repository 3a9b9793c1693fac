"""Saved games: nothing lost, nothing foreign let in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import cheesemoon as cm
from cheesemoon.core.game import saved
from cheesemoon.core.rules import chance as core_chance
from random_tables import play_randomly

GOLDEN = Path(__file__).parent.parent / "golden"


def a_game(tmp_path: Path, plies: int = 60) -> Path:
    table = cm.game("space-taxi").new(seats=3, seed=11)
    play_randomly(table, 1, plies)
    path = tmp_path / "game.json"
    table.save(path)
    return path


def test_a_saved_game_says_what_the_contract_says(tmp_path: Path) -> None:
    data = json.loads(a_game(tmp_path).read_text())
    assert data["cheesemoon"] == 1 and data["game"] == "space-taxi" and data["options"] == {}
    assert data["seats"] == 3 and data["seed"] == 11
    assert len(data["actions"]) == 60 and data["chance"]


def test_it_replays_although_the_generator_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With another seed, so other numbers: only what chance gave makes it the same game."""
    path = a_game(tmp_path)
    table = cm.open(path)
    data = json.loads(path.read_text())
    data["start"]["seed"] = 12
    other = saved.from_dict(data, "other", cm.game)
    assert other.actions == table.actions and other.log() == table.log()
    one, two = table.position(), other.position()
    assert {**one, "seed": 0} == {**two, "seed": 0}


def test_a_table_with_a_script_keeps_what_is_left_of_it(tmp_path: Path) -> None:
    script = [1, 1, 2, 2, 3, 6, 3, 5, 6, 4] + [1] * 60
    table = cm.game("space-taxi").load({"game": "space-taxi", "seats": [{}] * 3, "script": script})
    for action in ("roll", "place red", "done"):
        table.play(action)
    table.save(tmp_path / "game.json")
    again = cm.open(tmp_path / "game.json")
    assert again == table and again.position()["script"] == [1] * 60
    again.play("roll")
    table.play("roll")
    assert again == table


def test_a_fork_with_a_seed_saves_from_there(tmp_path: Path) -> None:
    table = cm.game("space-taxi").new(seats=3, seed=11)
    play_randomly(table, 1, 30)
    fork = table.fork(seed=5)
    assert fork.actions == table.actions and fork.position()["seed"] == 5
    play_randomly(fork, 2, 30)
    fork.save(tmp_path / "fork.json")
    again = cm.open(tmp_path / "fork.json")
    assert again == fork and again.actions == fork.actions[30:]


@pytest.mark.parametrize("cut", [0, 1, 10, 200, -3])
def test_a_truncated_file_is_refused(tmp_path: Path, cut: int) -> None:
    path = a_game(tmp_path)
    path.write_text(path.read_text()[:cut])
    with pytest.raises(cm.BadSave):
        cm.open(path)


WRONG: list[dict[str, Any]] = [
    {"cheesemoon": 2},
    {"cheesemoon": None},
    {"game": "chess"},
    {"game": 3},
    {"actions": None},
    {"actions": [3]},
    {"actions": ["roll", "roll"]},
    {"chance": []},
    {"chance": [9] * 100},
    {"chance": ["1"]},
    {"chance": [10**30]},
    {"start": {}},
    {"start": {"game": "space-taxi", "seats": []}},
    {"seats": "3"},
    {"drawn": -1},
    {"drawn": 2**70},
    {"script": [None]},
    {"script": [2**40]},
    {"rules": 2},
    {"rules": "1"},
    {"start": {"game": "space-taxi", "seats": [{}] * 3, "script": [2**40]}},
]


@pytest.mark.parametrize("change", WRONG, ids=str)
def test_a_wrong_file_is_refused_in_one_sentence(tmp_path: Path, change: dict[str, Any]) -> None:
    path = a_game(tmp_path)
    path.write_text(json.dumps({**json.loads(path.read_text()), **change}))
    with pytest.raises(cm.BadSave) as caught:
        cm.open(path)
    assert str(path) in str(caught.value) and "\n" not in str(caught.value)
    assert caught.value.text("pl") and caught.value.text("de")


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", '{"a": 1}', "\xff\xfe", "[" * 100_000])
def test_a_foreign_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "foreign"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(cm.BadSave):
        cm.open(path)
    with pytest.raises(cm.BadSave):
        cm.open(tmp_path / "nothing")
    with pytest.raises(cm.BadSave):
        cm.open(tmp_path)


def test_a_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = a_game(tmp_path)
    before = path.read_text()
    table = cm.open(path)
    play_randomly(table, 3, 5)

    def fail(*args: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="No space left"):
        table.save(path)
    assert path.read_text() == before
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.json")), ids=lambda p: p.stem)
def test_golden_games_replay_to_the_same_end(path: Path) -> None:
    table = cm.open(path)
    end = json.loads(path.with_suffix(".end").read_text(encoding="utf-8"))
    assert table.over
    assert {"position": table.position(), "scores": table.scores(), "log": table.log()} == end


def test_the_generator_gives_what_it_always_gave() -> None:
    """A change here changes every seed's game: it needs a note in the changelog."""
    numbers = [int(core_chance.number(seed, 0, i)) for seed in (0, 7) for i in (0, 1, 2)]
    assert numbers == GENERATOR


GENERATOR = [
    5197578548964807871,
    12035550249420947055,
    12935080325729570654,
    8409816773569330625,
    13309476754707697221,
    11984929618412882174,
]


SAVES = Path(__file__).parent.parent / "saves"


@pytest.mark.parametrize("path", sorted(SAVES.glob("*.json")), ids=lambda p: p.stem)
def test_files_of_every_version_so_far_open(path: Path) -> None:
    """Whoever raises `rules_version` of a game adds files of it, and keeps these."""
    table = cm.open(path)
    end = json.loads(path.with_suffix(".end").read_text(encoding="utf-8"))
    assert table.position() == end["position"] and table.scores() == end["scores"]
    assert len(table.actions) == end["actions"]
    assert saved.to_dict(table)["rules"] == table.game.rules_version


@pytest.mark.parametrize("name", cm.games())
def test_there_are_files_of_every_version_of_a_game(name: str) -> None:
    versions = {int(p.stem.rpartition("rules")[2]) for p in SAVES.glob(f"{name}-*.json")}
    assert versions == set(range(1, cm.game(name).rules_version + 1))


def test_older_rules_are_taken_to_the_present_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two versions on: one renamed an action, one a field of positions."""
    game, path = cm.game("space-taxi"), a_game(tmp_path)
    table = cm.open(path)
    data = json.loads(path.read_text())
    assert data["rules"] == 1
    old = {**data, "actions": ["throw" if a == "roll" else a for a in data["actions"]]}
    del old["rules"]  # as the first files were
    old["start"] = {"vault" if k == "bank" else k: v for k, v in old["start"].items()}

    def first(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "actions": ["roll" if a == "throw" else a for a in data["actions"]]}

    def second(data: dict[str, Any]) -> dict[str, Any]:
        start = {"bank" if k == "vault" else k: v for k, v in data["start"].items()}
        return {**data, "start": start}

    monkeypatch.setattr(game, "rules_version", 3)
    monkeypatch.setattr(game, "upgrades", {1: first, 2: second})
    path.write_text(json.dumps(old))
    assert cm.open(path) == table and saved.to_dict(cm.open(path))["rules"] == 3
    path.write_text(json.dumps({**old, "rules": 4}))
    with pytest.raises(cm.BadSave, match=r"version 4 of the rules .* versions 1 to 3"):
        cm.open(path)
