"""What pictures keep of one another never shows: in any order, for whoever looks, they are the
same."""

from __future__ import annotations

import random

import pytest

import cheesemoon as cm
from cheesemoon.core import Table

PLIES = 40


def drawn(table: Table, seat: int | None, tall: bool) -> list[str]:
    """The board and all panels, as mere text."""
    panels = (
        table.panel(of, seat, "en", folded=folded)
        for of in range(table.players)
        for folded in (True, False)
    )
    return [str(table.svg(seat, "en", tall=tall)), *map(str, panels)]


@pytest.mark.parametrize("name", cm.games())
def test_pictures_are_the_same_in_any_order(name: str) -> None:
    game, rng = cm.game(name), random.Random(6)
    table = game.new(seats=min(game.seats[-1], 3), seed=6)
    stages: list[tuple[Table, int | None, bool]] = []
    seats = (None, *range(table.players))
    while not table.over and len(stages) < PLIES:
        table.play(rng.choice(table.legal()))
        stages.append((table.fork(), rng.choice(seats), rng.random() < 0.3))
    first = [drawn(*stage) for stage in stages]
    order = [*range(len(stages))]
    rng.shuffle(order)
    for i in order:
        assert drawn(*stages[i]) == first[i], i
