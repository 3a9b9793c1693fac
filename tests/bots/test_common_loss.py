"""No level throws the game for everybody while another action exists."""

from __future__ import annotations

import pytest

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.bots.bot import loses_for_all

GUARDIANS = cm.game("space-guardians")
LEVELS = ("easy", "medium", "hard", *GUARDIANS.playing.characters)
_ROWS = ["12345", "23512", "34523"]  # without the column that is about to be opened


def brink(column: int, phase: str = "move") -> cm.Table:
    """One shot opens a column, and an invader is in the lowest row: then everybody has lost
    (SG-63)."""
    rows = [row[:column] + ("." if i else "1") + row[column:] for i, row in enumerate(_ROWS)]
    low = (column + 3) % 6
    lowest = "." * low + "2" + "." * (5 - low)
    seats = [
        {"at": f"{'abcdef'[column]}9"},
        {"at": f"{'abcdef'[(column + 2) % 6]}10"},
    ]
    said = {"phase": phase, "turn": 0, "turns": 20, "mine": "a8" if column else "b8"}
    said |= {"stack": list("132455")}
    return GUARDIANS.load(
        {"game": GUARDIANS.name, "invaders": [*rows, *["......"] * 6, lowest], "seats": seats}
        | said
    )


@pytest.mark.parametrize("column", range(6))
def test_what_loses_for_all_is_known(column: int) -> None:
    table = brink(column)
    lost = {action for action in table.legal() if loses_for_all(table, action)}
    assert "shoot" in lost and lost < set(table.legal())
    for action in lost:  # every way on of this turn ends the game without a winner
        fork = table.fork()
        fork.play(action)
        while not fork.over:
            fork.play(fork.legal()[0])
        assert not fork.winners()


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_throws_the_game(name: str) -> None:
    """SG-63: whatever a level likes, it does not fire the shot that loses for all."""
    for column in range(6):
        table = brink(column)
        for seed in range(3):
            action = bots.bot(name, GUARDIANS, seed=seed).choose_at(table)
            assert not loses_for_all(table, action), (column, seed, action)


@pytest.mark.parametrize("name", ["easy", "medium"])
def test_a_bot_that_likes_the_losing_shot_does_not_fire_it(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    liked = "shoot"
    monkeypatch.setattr(bots.Searcher, "_liking", lambda self, action: 99.0 * (action == liked))
    monkeypatch.setattr(
        bots.Searcher,
        "_favourite",
        lambda self, found, manner: max(
            (o.action for o in found.opinions), key=lambda action: self._liking(action)
        ),
    )
    table = brink(2)
    assert bots.bot(name, GUARDIANS, seed=1).choose_at(table) != liked


def test_where_all_actions_lose_a_bot_plays_on() -> None:
    table = brink(2)
    table.play("move c8")
    if table.legal() == ("shoot",):
        assert bots.bot("easy", GUARDIANS, seed=1).choose_at(table) == "shoot"
