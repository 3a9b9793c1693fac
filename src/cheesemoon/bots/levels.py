"""The levels of the tree search, by budget.

A budget is given in seconds of one core and counted in rule steps, at the speed that a game's
search is taken to have: so a level should take about as long in every game, and with a seed it
answers the same on every machine.
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
    slips: float = 0.0  # how often it does not think at all: a beginner


@dataclass(frozen=True)
class Budget:
    """The same before a game is known."""

    seconds: float  # of one core
    cores: int = 1
    slips: float = 0.0


BUDGETS = {
    "easy": Budget(0.002, slips=0.12),
    "medium": Budget(0.04, slips=0.03),
    "hard": Budget(1.0),
    "expert": Budget(10.0, cores=2),
}

MOST_NODES = 400_000  # of one tree


@dataclass(frozen=True)
class Manner:
    """How a game is searched. First Rat and Space Taxi were tried out; style and speed of the other
    two are estimates that nobody has measured yet."""

    style: Style
    speed: int  # rule steps a second inside the search, one core


_MANNERS = {
    "first-rat": Manner(Style(), 1_500_000),
    "ratcatcher": Manner(Style(depth=20), 300_000),
    "space-guardians": Manner(Style(), 1_500_000),
    "space-taxi": Manner(Style(turns=1), 2_500_000),
}
_UNKNOWN = Manner(Style(), 1_000_000)  # a game that nobody has tried out


def style_of(game: Game) -> Style:
    """How to search a game."""
    return _MANNERS.get(game.name, _UNKNOWN).style


def level_of(name: str, game: Game) -> Level:
    """What a level may spend in a game."""
    budget = BUDGETS[name]
    steps = int(budget.seconds * _MANNERS.get(game.name, _UNKNOWN).speed)
    return Level(steps, budget.cores, budget.slips)
