"""The levels of the tree search, by budget.

A budget is given in seconds of one core and counted in rule steps, at the speed that a game's
search is taken to have: so a level should take about as long in every game, and with a seed it
answers the same on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from cheesemoon.core import Game

from .search import Style


@dataclass(frozen=True)
class Level:
    """What a search may spend on one decision."""

    steps: int  # rule steps, all cores together
    cores: int = 1
    slips: float = 0.0  # how often it does not think at all: a beginner
    trees: int = 1  # that are searched apart and added up

    @property
    def steps_of_a_tree(self) -> int:
        """The budget of one tree."""
        return self.steps // self.trees


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

HINT = 2.0  # seconds of one core that a hint may take

MOST_NODES = 800_000  # of all trees together, half of them of one


@dataclass(frozen=True)
class Manner:
    """How a game is searched."""

    style: Style
    speed: int  # rule steps a second inside the search, one core, as its levels are counted
    slips: Mapping[str, float] = field(default_factory=dict)  # levels that slip more or less often
    seconds: Mapping[str, float] = field(default_factory=dict)  # levels that need more or less time
    alone: Mapping[str, float] = field(default_factory=dict)  # the same without opponents
    styles: Mapping[str, Style] = field(default_factory=dict)  # levels that go about it otherwise


_HUNT = Style(turns=1, explore=0.2, scale=1.0, odds=True, trifle=0.002)

_MANNERS = {
    # It answers in half the time that its levels may take. Alone a second plays as well as ten.
    "first-rat": Manner(
        Style(chaos=0.0, doubt=12.0),
        1_500_000,
        {"easy": 0.25, "medium": 0.1},
        alone={"hard": 0.07, "expert": 2.0},
    ),
    # a few milliseconds win most games; what lies a round further tells more than a longer look
    "ratcatcher": Manner(
        _HUNT,
        400_000,
        {"easy": 0.3, "medium": 0.12},
        {"medium": 0.005, "hard": 0.04, "expert": 0.25},
        styles={"expert": replace(_HUNT, turns=2)},
    ),
    # that ten times the budget is better could not be shown here
    "space-guardians": Manner(Style(turns=20), 1_500_000, seconds={"hard": 0.6, "expert": 12.0}),
    # one turn is so much luck that a good player is hardly seen to be one: the levels slip more
    "space-taxi": Manner(Style(turns=1, explore=0.1), 4_000_000, {"easy": 0.3, "medium": 0.12}),
}
_UNKNOWN = Manner(Style(), 1_000_000)  # a game that nobody has tried out


def style_of(game: Game, level: str = "") -> Style:
    """How to search a game, or how a level does."""
    manner = _MANNERS.get(game.name, _UNKNOWN)
    return manner.styles.get(level, manner.style)


def level_of(name: str, game: Game, alone: bool = False) -> Level:
    """What a level may spend in a game."""
    budget, manner = BUDGETS[name], _MANNERS.get(game.name, _UNKNOWN)
    slips = manner.slips.get(name, budget.slips)
    steps = int(_seconds(manner, name, alone) * manner.speed)
    return Level(steps, budget.cores, slips, trees=budget.cores)


def adviser(game: Game, alone: bool) -> str:
    """The best level that is quick enough to give hints."""
    manner = _MANNERS.get(game.name, _UNKNOWN)
    return [name for name in BUDGETS if _seconds(manner, name, alone) <= HINT][-1]


def _seconds(manner: Manner, name: str, alone: bool) -> float:
    seconds = manner.seconds.get(name, BUDGETS[name].seconds)
    return manner.alone.get(name, seconds) if alone else seconds
