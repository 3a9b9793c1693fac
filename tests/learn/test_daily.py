"""The daily challenge: the same for all players, another one every day, compared with bots."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest

import cheesemoon as cm
from cheesemoon.core.formats.content import BadContent
from cheesemoon.learn import daily as room

DAY = datetime.date(2026, 11, 16)
WITH_ONE = ["first-rat", "ratcatcher", "space-taxi"]


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


def test_a_game_without_a_plan_has_no_challenge() -> None:
    assert room.daily(cm.game("space-guardians"), DAY) is None


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
