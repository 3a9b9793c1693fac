"""Puzzles: found in bots' games, kept in a file, judged, and refused where something is wrong."""

from __future__ import annotations

import datetime
import json
from collections import Counter
from pathlib import Path

import pytest

import cheesemoon as cm
from cheesemoon.learn import puzzles as room
from cheesemoon.learn.find import Search, find, is_new
from cheesemoon.learn.puzzles import BadPuzzle, Puzzle

GAME = cm.game("space-guardians")
QUICK = Search("search:steps=3000", "search:steps=20000", 0.06)


@pytest.fixture(scope="module")
def found() -> list[Puzzle]:
    puzzles = [puzzle for seed in range(1001, 1004) for puzzle in find(GAME, 2, {}, seed, QUICK)]
    assert puzzles
    return puzzles


def test_the_best_action_is_clearly_best(found: list[Puzzle]) -> None:
    for puzzle in found:
        table = puzzle.table(GAME)
        assert set(puzzle.worth) == set(table.legal())
        second = sorted(w.value for w in puzzle.worth.values())[-2]
        assert puzzle.worth[puzzle.best].value - second > 0.03
        assert puzzle.loss(puzzle.best) == 0
        assert all(puzzle.loss(action) >= 0 for action in table.legal())
        assert puzzle.theme == puzzle.best.split()[0] and puzzle.level in (1, 2, 3)


def test_a_file_of_puzzles_comes_back_as_it_was(found: list[Puzzle], tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    room.write(GAME, found, path)
    again = room.read(GAME, path)
    assert [p.id for p in again] == [p.id for p in found]
    assert [p.best for p in again] == [p.best for p in found]
    assert not is_new(again[0], found)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"level": 7}, '"level"'),
        ({"level": True}, '"level"'),
        ({"worth": {"shoot": [1, 2]}}, '"worth"'),
        ({"worth": {"shoot": [1, 2], "end": "x"}}, '"worth"'),
        ({"actions": [1]}, '"actions"'),
        ({"moon": 1}, '"moon"'),
    ],
)
def test_a_mistake_is_told_with_its_line(
    found: list[Puzzle], tmp_path: Path, change: dict[str, object], why: str
) -> None:
    path = tmp_path / "puzzles.json"
    room.write(GAME, found[:2], path)
    data = json.loads(path.read_text())
    data["puzzles"][1] |= change
    lines = ",\n".join(json.dumps(puzzle) for puzzle in data.pop("puzzles"))
    path.write_text(f'{json.dumps(data)[:-1]}, "puzzles": [\n{lines}\n]}}')
    with pytest.raises(BadPuzzle) as told:
        room.read(GAME, path)
    assert "line 3:" in str(told.value) and why in str(told.value)


@pytest.mark.parametrize("text", ["", "[]", "{", '{"cheesemoon-puzzles": 99}', "\x00"])
def test_what_is_no_file_of_puzzles_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text(text)
    with pytest.raises(BadPuzzle):
        room.read(GAME, path)
    with pytest.raises(BadPuzzle, match="cannot be read"):
        room.read(GAME, tmp_path / "nothing.json")


def test_a_puzzle_of_older_rules_says_so(found: list[Puzzle]) -> None:
    from dataclasses import replace

    with pytest.raises(BadPuzzle, match="older rules"):
        replace(found[0], legal=1).table(GAME)
    with pytest.raises(BadPuzzle, match="older rules"):
        replace(found[0], actions=("fly away",)).table(GAME)


@pytest.mark.parametrize("name", cm.games())
def test_the_puzzles_that_ship_can_be_played(name: str) -> None:
    game = cm.game(name)
    shipped = room.puzzles(game)
    assert len(shipped) >= 60 and len({p.id for p in shipped}) == len(shipped)
    assert {p.level for p in shipped} == {1, 2, 3} and len({p.theme for p in shipped}) > 3
    assert all(is_new(p, [q for q in shipped if q is not p]) for p in shipped)
    most = max(Counter(p.theme for p in shipped).values())
    assert most <= len(shipped) / 2  # not all of one kind
    assert all(p.line[0] == p.best for p in shipped)
    for puzzle in shipped:
        table = puzzle.table(game)
        assert set(puzzle.worth) == set(table.legal())
        for lang in ("en", "pl", "de"):
            assert table.explain(puzzle.best, lang)
    today = datetime.date(2026, 11, 16)
    days = [room.puzzle_of_the_day(game, today + datetime.timedelta(n)) for n in range(60)]
    assert len({p.id for p in days if p}) == 60  # all of them before one comes again
