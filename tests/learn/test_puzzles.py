"""Puzzles: found in bots' games, kept in a file, judged, and refused where something is wrong."""

from __future__ import annotations

import datetime
import json
from collections import Counter
from pathlib import Path

import pytest

import cheesemoon as cm
from cheesemoon.bots.reason import say_cause
from cheesemoon.core import LANGUAGES
from cheesemoon.core.formats.content import BadContent
from cheesemoon.learn import puzzles as room
from cheesemoon.learn.find import Search, find, is_new
from cheesemoon.learn.puzzles import BadPuzzle, Puzzle
from cheesemoon.learn.themes import NAME as THEMES, read as read_themes, themes, themes_of

GAME = cm.game("space-guardians")
QUICK = Search("search:steps=2000", "search:steps=6000", "search:steps=20000", 0.06)


@pytest.fixture(scope="module")
def found() -> list[Puzzle]:
    puzzles = [puzzle for seed in range(1001, 1004) for puzzle in find(GAME, 2, {}, seed, QUICK)]
    assert puzzles
    return puzzles


def test_the_best_action_is_clearly_best(found: list[Puzzle]) -> None:
    for puzzle in found:
        table = puzzle.table(GAME)
        assert set(puzzle.worth) == set(table.legal())
        right = [action for action in puzzle.worth if puzzle.is_right(action)]
        assert puzzle.best in right and 2 * len(right) <= len(puzzle.worth)
        assert min(puzzle.loss(a) for a in puzzle.worth if a not in right) > 0.04
        assert puzzle.loss(puzzle.best) == 0
        assert all(puzzle.loss(action) >= 0 for action in table.legal())
        assert puzzle.theme == puzzle.best.split()[0] and puzzle.level in (1, 2, 3)


def test_a_file_of_puzzles_comes_back_as_it_was(found: list[Puzzle], tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    room.write(GAME, found, path)
    again = room.read(GAME, path)
    assert [p.id for p in again] == [p.id for p in found]
    assert [p.best for p in again] == [p.best for p in found]
    assert [p.why for p in again] == [p.why for p in found]
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
        ({"why": []}, '"why"'),
        ({"why": {"message": "plan-nothing-known"}}, '"why"'),
        ({"why": {"message": "plan-won", "args": {"seat": [1]}}}, '"why"'),
        ({"why": {"parts": [["total", "x"]]}}, '"why"'),
    ],
)
def test_a_mistake_is_told_with_its_line(
    tmp_path: Path, change: dict[str, object], why: str
) -> None:
    path = tmp_path / "puzzles.json"
    room.write(GAME, list(room.puzzles(GAME)[:2]), path)
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


@pytest.mark.parametrize("name", cm.games())
def test_every_puzzle_that_ships_has_a_theme_a_goal_and_a_reason(name: str) -> None:
    game = cm.game(name)
    shipped = room.puzzles(game)
    found = themes_of(game)
    assert {p.id for p in shipped} == set(found)
    assert len({theme.key for theme in found.values()}) >= 4
    explained = [p for p in shipped if p.why]
    assert len(explained) >= 0.7 * len(shipped)  # the others tell how many games they win
    for puzzle in shipped:
        right = [action for action in puzzle.worth if puzzle.is_right(action)]
        assert 2 * len(right) <= len(puzzle.worth)
        wrong = min(puzzle.loss(action) for action in puzzle.worth if action not in right)
        assert wrong > (1.0 if puzzle.exact else 0.04)
    for lang in LANGUAGES:
        assert len({theme.title[lang] for theme in themes(game)}) == len(themes(game))
        for puzzle in explained[::4]:
            assert puzzle.why
            told = say_cause(puzzle.table(game), puzzle.why, lang)
            assert told.endswith(".") and "{" not in told and "⁨" not in told


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (('answer = "buy rocket"', 'answer = "("'), "answer"),
        (('key = "rocket"', 'key = "R"'), "key"),
    ],
)
def test_a_mistake_in_themes_is_told(tmp_path: Path, change: tuple[str, str], why: str) -> None:
    text = (GAME.folder / "lessons" / THEMES).read_text("utf-8")
    path = tmp_path / THEMES
    path.write_text(text.replace(*change), "utf-8")
    with pytest.raises(BadContent) as told:
        read_themes(GAME, path)
    assert why in str(told.value) and "line" in str(told.value)


def test_harder_puzzles_have_higher_ratings() -> None:
    shipped = room.puzzles(GAME)
    means = [
        sum(rated) / len(rated)
        for level in (1, 2, 3)
        if (rated := [p.rating for p in shipped if p.level == level])
    ]
    assert means == sorted(means) and len(set(means)) == 3
