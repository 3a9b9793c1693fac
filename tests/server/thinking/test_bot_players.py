"""Bots at tables: they stay, within bounds, and get a view and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.bots.bot import Searcher
from cheesemoon.server.thinking.bots import Bots

GAME = cm.game("space-taxi")
TWO = ("roll", "done")


class Spy:
    """A bot that notes what it is asked."""

    made: list[Spy] = []

    def __init__(self, level: str, game: Any) -> None:
        self.level, self.asked = level, list[Mapping[str, Any]]()
        Spy.made.append(self)

    def choose(self, view: Mapping[str, Any], legal: Sequence[str]) -> str:
        self.asked.append(view)
        return legal[-1]


@pytest.fixture
def spies(monkeypatch: pytest.MonkeyPatch) -> list[Spy]:
    Spy.made.clear()
    monkeypatch.setattr(bots, "bot", Spy)
    return Spy.made


def test_a_bot_stays_in_its_seat(spies: list[Spy]) -> None:
    bots = Bots()
    for n in range(3):
        assert bots.choose("a", 0, "hard", GAME, {"n": n}, TWO) == "done"
    assert len(spies) == 1 and spies[0].asked == [{"n": 0}, {"n": 1}, {"n": 2}]
    bots.choose("a", 1, "hard", GAME, {}, TWO)  # another seat, another table
    bots.choose("b", 0, "hard", GAME, {}, TWO)
    assert len(spies) == 3
    bots.choose("a", 0, "easy", GAME, {}, TWO)  # another level
    bots.choose("a", 0, "hard", GAME, {}, TWO)
    assert [spy.level for spy in spies[3:]] == ["easy", "hard"]


def test_it_is_not_asked_where_there_is_no_choice(spies: list[Spy]) -> None:
    assert Bots().choose("a", 0, "hard", GAME, {}, ("roll",)) == "roll" and not spies


def test_few_bots_are_kept_and_none_of_a_table_that_is_gone(spies: list[Spy]) -> None:
    bots = Bots(most=2)
    for table in "abcbc":
        bots.choose(table, 0, "hard", GAME, {}, TWO)
    assert len(spies) == 3
    bots.choose("a", 0, "hard", GAME, {}, TWO)  # the oldest had to go
    assert len(spies) == 4
    bots.forget("a")
    bots.choose("a", 0, "hard", GAME, {}, TWO)
    assert len(spies) == 5


def test_a_strong_one_goes_on_from_what_it_foresaw(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several decisions of one seat in a row: what comes is what it expected."""
    resumed = Searcher._resumed
    went_on: list[bool] = []

    def noted(self: Searcher, table: cm.Table, legal: Sequence[str]) -> Any:
        found = resumed(self, table, legal)
        went_on.append(found is not None)
        return found

    monkeypatch.setattr(Searcher, "_resumed", noted)
    bots, table = Bots(), GAME.new(seats=2, seed=4)
    while not any(went_on) and len(went_on) < 12:
        assert table.seat is not None
        view, legal = table.view(table.seat), table.legal()
        table.play(bots.choose("t", table.seat, "search:steps=50000", GAME, view, legal))
    assert any(went_on)
