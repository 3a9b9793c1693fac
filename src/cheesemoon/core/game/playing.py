"""Settings of a game for bots: how to search it, and players of its own.

Every game has one `Playing` in its `players/playing.py`. All fields have defaults.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ..rules.record import Ints, Records

F = TypeVar("F")


@dataclass(frozen=True)
class Style:
    """Settings of a search."""

    explore: float = 0.3  # weight of uncertainty
    widen: float = 1.5  # how fast decisions with many actions open up
    chaos: float = 0.1  # probability of a random action in playouts
    doubt: float = 0.0  # random amount added to the weight of an action in playouts
    turns: int = 0  # turns to look ahead, by the game's clock; 0: to the end of the game
    scale: float = 0.0  # points that matter; 0: the spread of heuristic players
    chance_ends_tree: bool = False  # because results before a roll say little after it
    odds: bool = False  # `value` is the logarithm of the odds to win; maximise that probability
    trifle: float = 0.0  # differences of reward below this are ignored
    learned: bool = False  # a network evaluates leaves, if there is one for the table
    mix: float = 0.6  # weight of the network's win probability; the rest is its margin

    @property
    def looks_to_the_end(self) -> bool:
        """True if every simulation is a whole game."""
        return self.turns == 0


@dataclass(frozen=True)
class Character:
    """A bot with preferences: it searches as a level does, and overrates what it likes. A
    preference is an amount of reward; a certain victory is 1."""

    level: str = "medium"  # its budget and style, without the `fancies` of that level
    likes: Mapping[str, float] = field(default_factory=dict)
    """Things to have at the end of a simulation, by the names of the observation, per unit.
    Disliked things are below 0."""
    deeds: Mapping[str, float] = field(default_factory=dict)
    """Actions, by their first words."""


@dataclass(frozen=True)
class Thing:
    """A thing whose value a network estimates by adding one of it."""

    name: str
    number: str  # by the names of the observation
    one: float  # the change of that number for one thing


@dataclass(frozen=True)
class Playing:
    """Settings of a game for bots. Levels are `easy`, `medium`, `hard` and `expert`; a mapping by
    level replaces the default for those levels."""

    style: Style = Style()
    styles: Mapping[str, Style] = field(default_factory=dict)  # by level
    speed: int = 1_000_000  # rule steps a second of a search on one core; budgets use it
    fancies: Mapping[str, float] = field(default_factory=dict)  # by level: how much it overrates
    seconds: Mapping[str, float] = field(default_factory=dict)  # by level: time of a decision
    alone: Mapping[str, float] = field(default_factory=dict)  # by level: time without opponents
    players: Mapping[str, str] = field(default_factory=dict)  # own players, `module:Class` by name
    characters: Mapping[str, Character] = field(default_factory=dict)  # by name
    things: tuple[Thing, ...] = ()  # whose value a network estimates
    odds: Callable[[Any], float] | None = None  # (s): log odds of a lone player to win
    sample: Callable[[Any, Ints, int], tuple[Records, int, Ints]] | None = None
    """(game, choices, seed): play a whole game well, to learn from its result. Return the tables at
    the start of turns, the winners as bits, and the points."""
    learned: Playing | None = None  # the settings if there is a network for the table
    facts: object = None  # data for the game's own players and studies

    def facts_as(self, kind: type[F]) -> F:
        """Return the facts as this protocol; raise TypeError if they do not fit."""
        if not isinstance(self.facts, kind):
            raise TypeError(f"the game does not offer {kind.__name__}")
        return self.facts
