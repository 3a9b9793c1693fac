"""The levels of the tree search, by budget.

A budget is counted in rule steps, which take about equally long in every game, so a level that
answers in a second does so everywhere, and with a seed it answers the same on every machine.
"""

from __future__ import annotations

from dataclasses import dataclass

from cheesemoon.core import Game

from .search import Style


@dataclass(frozen=True)
class Level:
    """What a search may spend on one decision."""

    steps: int  # rule steps, all cores together
    cores: int = 1


BUDGETS = {
    "easy": Level(steps=3_000),
    "medium": Level(steps=40_000),
    "hard": Level(steps=800_000),
    "expert": Level(steps=8_000_000, cores=2),
}

MOST_NODES = 400_000  # of one tree

_STYLES = {
    "space-taxi": Style(turns=1, chance_ends_tree=False),
}


def style_of(game: Game) -> Style:
    """How to search a game; a game that nobody has tried out is searched to its end."""
    return _STYLES.get(game.name, Style())
