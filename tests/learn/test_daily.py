"""The daily challenge: the same for all players, another one every day, compared with bots."""

from __future__ import annotations

import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

import cheesemoon as cm
from cheesemoon.core import Game
from cheesemoon.core.formats.content import BadContent
from cheesemoon.learn import daily as room

DAY = datetime.date(2026, 11, 16)
GAMES = [cm.game(name) for name in cm.games()]
WITH_ONE = ["first-rat", "ratcatcher", "space-guardians", "space-taxi"]


@pytest.mark.parametrize("name", WITH_ONE)
def test_a_day_is_the_same_for_all_players_and_unlike_the_next(name: str) -> None:
    game = cm.game(name)
    today, again = room.daily(game, DAY), room.daily(game, DAY)
    tomorrow = room.daily(game, DAY + datetime.timedelta(1))
    assert today and again and tomorrow
    assert today.table() == again.table()
    assert today.seed != tomorrow.seed
    assert today.table().legal()


def test_all_combinations_come() -> None:
    game = cm.game("ratcatcher")
    days = (room.daily(game, DAY + datetime.timedelta(n)) for n in range(16))
    assert len({day.options for day in days if day}) == 16


def test_a_game_without_a_plan_has_no_challenge(tmp_path: Path) -> None:
    game = cast(Game, SimpleNamespace(folder=tmp_path))
    assert room.daily(game, DAY) is None and room.weekly([game], DAY) is None


def test_bots_sit_at_the_other_seats() -> None:
    found = room.daily(cm.game("space-guardians"), DAY)
    assert found and found.seats == 2 and [found.level(0), found.level(1)] == ["", "medium"]
    assert room.find(GAMES, "space-guardians", DAY.isoformat()) == found


def test_the_games_take_turns_by_weeks() -> None:
    weeks = [room.weekly(GAMES, DAY + datetime.timedelta(7 * n)) for n in range(4)]
    assert {week.game.name for week in weeks if week} == set(WITH_ONE)
    for week in weeks:
        assert week and week.is_weekly and week.day.weekday() == 0
        assert week.table().legal() and week.seats == 1 + len(week.bots)
        assert room.find(GAMES, week.game.name, week.key) == week
        other = next(name for name in WITH_ONE if name != week.game.name)
        assert room.find(GAMES, other, week.key) is None
    sunday = room.weekly(GAMES, DAY + datetime.timedelta(6))
    assert sunday == weeks[0] and weeks[0] and weeks[0].key == "2026-W47"


@pytest.mark.parametrize("key", ["", "2026-W60", "2026-W0", "20261118", "2026-02-30", "W47"])
def test_other_keys_are_refused(key: str) -> None:
    with pytest.raises(ValueError):
        room.first_day(key)


def test_bots_make_the_field() -> None:
    challenge = room.daily(cm.game("space-taxi"), DAY)
    assert challenge
    field = room.field(challenge, 2)
    assert len(field) == 2 * len(room.BOTS) and list(field) == sorted(field)
    assert room.field(challenge, 2) == field


def test_how_many_were_worse_and_how_many_as_good() -> None:
    """Who had the same was not beaten: it is told apart, and never makes a hundred percent."""
    assert room.compared(10, (1, 5, 10, 20)) == (50, 25)
    assert room.compared(0, (1, 5)) == (0, 0) and room.compared(9, (1, 5)) == (100, 0)
    assert room.compared(7, (7, 7, 7)) == (0, 100)
    assert room.compared(9, (1, 9, 9)) == (33, 67)
    assert room.compared(30, [*range(23), 30]) == (95, 4)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("seats = 9\n", "line 1: seats"),
        ('seats = 2\nbots = ["cosy"]\n', "line 2: bots"),
        ('seats = 1\n[weekly]\noptions = { solo = "cosy" }\n', "line 3: weekly.options.solo"),
        ("seats = 1\n[weekly]\nseats = 2\n", "line 3: weekly.seats"),
        ('seats = 1\n[vary]\nsolo = ["cosy"]\n', "line 3: vary.solo"),
        ("seats = 1\n[vary]\nmoon = [true]\n", "line 3: vary.moon"),
        ("seats = 1\nsun = 2\n", "line 2: sun"),
    ],
)
def test_a_mistake_in_a_plan_is_told_with_its_line(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "daily.toml"
    path.write_text(text)
    with pytest.raises(BadContent) as told:
        room.read(cm.game("first-rat"), path)
    assert why in str(told.value), str(told.value)
