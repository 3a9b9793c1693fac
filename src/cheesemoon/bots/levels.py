"""The levels of the tree search and their budgets.

A budget is given in seconds of one core. It is converted to rule steps by the assumed speed of a
game's search. So a level takes about equal time in every game, and equal seeds give equal answers
on every machine. A game's `playing.py` may override the values.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from cheesemoon.core import Character, Choice, Game, Playing, Style

from .learned import Network, network_for


@dataclass(frozen=True)
class Level:
    """What a search may spend on one decision."""

    steps: int  # rule steps, all cores together
    cores: int = 1
    slips: float = 0.0  # probability of a random action; 0 for all levels
    trees: int = 1  # separate trees whose results are added
    fancy: float = 0.0  # bonus of actions that a beginner likes

    @property
    def steps_of_a_tree(self) -> int:
        """Return the budget of one tree in rule steps."""
        return self.steps // self.trees


@dataclass(frozen=True)
class Budget:
    """A level before a game is known."""

    seconds: float  # seconds of one core
    cores: int = 1
    fancy: float = 0.0


BUDGETS = {
    "easy": Budget(0.002, fancy=0.3),
    "medium": Budget(0.04, fancy=0.1),
    "hard": Budget(1.0),
    "expert": Budget(10.0, cores=2),
}

QUICK = 2.0  # seconds of one core; levels that take no longer may give hints
# seconds of one core for a hint or a judged decision; a game may set `advice` among its seconds
ADVICE = 0.25
ADVICE_TREES = 4  # of a game with an own style for hints: one tree can stick to its first plan

MOST_NODES = 800_000  # nodes of all trees together; one tree has at most half of them


@dataclass(frozen=True)
class Manner:
    """How a bot decides at a table."""

    level: Level
    style: Style
    network: Network | None = None
    character: Character | None = None


def character_of(name: str, game: Game, players: int, options: Mapping[str, Choice]) -> Manner:
    """Return how a character plays at such a table: like its level, with a taste of its own."""
    character = game.playing.characters[name]
    found = manner_of(character.level, game, players, options)
    return replace(found, level=replace(found.level, fancy=0.0), character=character)


def manner_of(name: str, game: Game, players: int, options: Mapping[str, Choice]) -> Manner:
    """Return how a level plays at such a table, with a network if there is one for it."""
    network = network_for(game, players, options)
    playing = game.playing
    if network is not None and playing.learned is not None:
        playing = playing.learned
    style = style_of(playing, name)
    if network is not None and name not in playing.styles:
        style = replace(style, **network.search)
    return Manner(_level(name, playing, players == 1), style, network)


def style_of(playing: Playing, level: str = "") -> Style:
    """Return how to search a game, or how a level searches it."""
    return playing.styles.get(level, playing.style)


def _level(name: str, playing: Playing, alone: bool) -> Level:
    """Return what a level may spend."""
    budget = BUDGETS[name]
    steps = int(_seconds(playing, name, alone) * playing.speed)
    fancy = playing.fancies.get(name, budget.fancy)
    return Level(steps, budget.cores, 0.0, budget.cores, fancy)


def adviser(game: Game, alone: bool) -> str:
    """Return the best level whose style is fast enough for hints."""
    return [name for name in BUDGETS if _seconds(game.playing, name, alone) <= QUICK][-1]


def advice_of(game: Game, players: int, options: Mapping[str, Choice]) -> Manner:
    """Return how hints are found and games judged. Both play as the best fast level with one
    budget, so that they agree."""
    found = manner_of(adviser(game, players == 1), game, players, options)
    playing = game.playing.learned if found.network and game.playing.learned else game.playing
    steps = int(playing.seconds.get("advice", ADVICE) * playing.speed)
    own = playing.styles.get("advice")
    return replace(
        found, level=Level(steps, trees=ADVICE_TREES if own else 1), style=own or found.style
    )


def _seconds(playing: Playing, name: str, alone: bool) -> float:
    seconds = playing.seconds.get(name, BUDGETS[name].seconds)
    return playing.alone.get(name, seconds) if alone else seconds
