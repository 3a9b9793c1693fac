"""What a game adds for those who play it by program: how it is best searched, players of its own.

Every game has one of these in its `playing.py`. All of it may be left out; a game that says nothing
is searched with the usual settings.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

F = TypeVar("F")


@dataclass(frozen=True)
class Style:
    """How a search goes about it."""

    explore: float = 0.3  # weight of what is uncertain
    widen: float = 1.5  # how fast wide decisions open up
    chaos: float = 0.1  # how often the players beyond the tree act at random
    doubt: float = 0.0  # by how much chance may add to what an action weighs for them
    turns: int = 0  # how many turns it looks ahead, by the game's clock; 0: to the end of the game
    scale: float = 0.0  # points that make a difference; 0: as much as heuristic players differ
    chance_ends_tree: bool = False  # because what was learned before a roll says little after it
    odds: bool = False  # `value` is the logarithm of odds, at the end too: so play for that chance
    trifle: float = 0.0  # reward that is not worth thinking about
    learned: bool = False  # a network judges where the look ends, if there is one for the table
    mix: float = 0.6  # how much its chance to win counts there; the rest is its margin

    @property
    def looks_to_the_end(self) -> bool:
        """Whether every simulation is a whole game."""
        return self.turns == 0


@dataclass(frozen=True)
class Character:
    """Somebody with a taste: searches as a level does, and takes what it likes for better than it
    is. A liking is so much of a reward, which is 1 for a certain victory."""

    level: str = "medium"  # whose budget and style it has; what that level fancies it does not
    likes: Mapping[str, float] = field(default_factory=dict)
    """Things to have where a look ahead ends, by the names of the observation, for 1 of each; those
    that are disliked are below 0."""
    deeds: Mapping[str, float] = field(default_factory=dict)
    """Things to do, by the first words of an action."""


@dataclass(frozen=True)
class Thing:
    """Something that a player may have one more of, to ask a network what that is worth."""

    name: str
    number: str  # by the names of the observation
    one: float  # how much one of it is there


@dataclass(frozen=True)
class Playing:
    """What is known about playing a game by program. Levels are `easy`, `medium`, `hard` and
    `expert`; what is given for some of them differs there from what is usual."""

    style: Style = Style()
    styles: Mapping[str, Style] = field(default_factory=dict)  # levels that search otherwise
    speed: int = 1_000_000  # rule steps a second inside the search, one core; levels count by it
    fancies: Mapping[str, float] = field(
        default_factory=dict
    )  # levels: what they like seems better
    seconds: Mapping[str, float] = field(default_factory=dict)  # levels: what a decision may take
    alone: Mapping[str, float] = field(default_factory=dict)  # the same without opponents
    players: Mapping[str, str] = field(default_factory=dict)  # own players, `module:Class` by name
    characters: Mapping[str, Character] = field(default_factory=dict)  # bots with a taste, by name
    things: tuple[Thing, ...] = ()  # what a network may be asked the worth of
    odds: Callable[[Any], float] | None = None  # (s): logarithm of the odds of a lone player to win
    sample: Callable[[Any, Any, int], tuple[Any, int, Any]] | None = None
    """(game, choices, seed): a whole game of a good player, to learn from its result: the tables at
    the start of turns, the winners as bits, the points."""
    learned: Playing | None = None  # the same where there is a network for the table
    facts: object = None  # what the game's own players and studies ask for

    def facts_as(self, kind: type[F]) -> F:
        """The facts, as the protocol says that their reader declares."""
        if not isinstance(self.facts, kind):
            raise TypeError(f"the game does not offer {kind.__name__}")
        return self.facts
