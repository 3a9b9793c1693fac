"""The levels of the tree search, by budget.

A budget is given in seconds of one core and counted in rule steps, at the speed that a game's
search is taken to have: so a level should take about as long in every game, and with a seed it
answers the same on every machine. A game says in its `playing.py` what is different there.
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
    slips: float = 0.0  # how often it does not think at all; no level does so
    trees: int = 1  # that are searched apart and added up
    fancy: float = 0.0  # how much better actions may seem because it likes their kind: a beginner

    @property
    def steps_of_a_tree(self) -> int:
        """The budget of one tree."""
        return self.steps // self.trees


@dataclass(frozen=True)
class Budget:
    """The same before a game is known."""

    seconds: float  # of one core
    cores: int = 1
    fancy: float = 0.0


BUDGETS = {
    "easy": Budget(0.002, fancy=0.3),
    "medium": Budget(0.04, fancy=0.1),
    "hard": Budget(1.0),
    "expert": Budget(10.0, cores=2),
}

QUICK = 2.0  # seconds of one core: levels that take no longer may give hints
ADVICE = 0.25  # seconds of one core for a hint, or for one decision of a game that is judged; a
# game that needs less says so among its seconds, as `advice`

MOST_NODES = 800_000  # of all trees together, half of them of one


@dataclass(frozen=True)
class Manner:
    """How a bot goes about the decisions of a table."""

    level: Level
    style: Style
    network: Network | None = None
    character: Character | None = None


def character_of(name: str, game: Game, players: int, options: Mapping[str, Choice]) -> Manner:
    """How a character plays at such a table: as its level does, with a taste of its own."""
    character = game.playing.characters[name]
    found = manner_of(character.level, game, players, options)
    return replace(found, level=replace(found.level, fancy=0.0), character=character)


def manner_of(name: str, game: Game, players: int, options: Mapping[str, Choice]) -> Manner:
    """How a level plays at such a table: with what was learned for it, if something was."""
    network = network_for(game, players, options)
    playing = game.playing
    if network is not None and playing.learned is not None:
        playing = playing.learned
    style = style_of(playing, name)
    if network is not None and name not in playing.styles:
        style = replace(style, **network.search)
    return Manner(_level(name, playing, players == 1), style, network)


def style_of(playing: Playing, level: str = "") -> Style:
    """How to search a game, or how a level does."""
    return playing.styles.get(level, playing.style)


def _level(name: str, playing: Playing, alone: bool) -> Level:
    """What a level may spend."""
    budget = BUDGETS[name]
    steps = int(_seconds(playing, name, alone) * playing.speed)
    fancy = playing.fancies.get(name, budget.fancy)
    return Level(steps, budget.cores, 0.0, budget.cores, fancy)


def adviser(game: Game, alone: bool) -> str:
    """The best level whose style is quick enough for hints."""
    return [name for name in BUDGETS if _seconds(game.playing, name, alone) <= QUICK][-1]


def advice_of(game: Game, players: int, options: Mapping[str, Choice]) -> Manner:
    """How hints are found and games judged: as the best quick level plays, with one budget for
    both, so that they agree."""
    found = manner_of(adviser(game, players == 1), game, players, options)
    playing = game.playing.learned if found.network and game.playing.learned else game.playing
    return replace(found, level=Level(int(playing.seconds.get("advice", ADVICE) * playing.speed)))


def _seconds(playing: Playing, name: str, alone: bool) -> float:
    seconds = playing.seconds.get(name, BUDGETS[name].seconds)
    return playing.alone.get(name, seconds) if alone else seconds
