"""Playing by heuristic, compiled: the best weight of `game.rules.weigh`, or any action.

`chaos` is how often a player acts at random: 0 is greedy, 1 is random. A game without a
heuristic weighs all actions alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from cheesemoon.core import INTERPRETED, Choice, Floats, Ints, Record, rule
from cheesemoon.core.bulk.playout import Played, Weigh, play

if TYPE_CHECKING:  # what only types need does not make compiled rules old
    from cheesemoon.core import Game

Value = Callable[[Record, int], float]
Clock = Callable[[Record], int]
Observe = Callable[[Record, int, Any], None]


@rule
def even(s: Record, actions: Ints, count: int, weights: Floats) -> None:
    """All actions weigh alike: for games without a heuristic."""
    for i in range(count):
        weights[i] = 0.0


@rule
def nothing(s: Record, seat: int) -> float:
    """No opinion on a table: for games that have none."""
    return 0.0


def weigh_of(game: Game) -> Weigh:
    """The game's heuristic, or none."""
    game.prepare_heuristics()
    return game.rules.weigh or even


def value_of(game: Game) -> Value:
    """The game's opinion on a table, or none."""
    game.prepare_heuristics()
    return game.rules.value or nothing


@rule
def still(s: Record) -> int:
    """Time stands still: for games that do not count turns."""
    return 0


def clock_of(game: Game) -> Clock:
    """The game's count of turns, or none."""
    game.prepare_heuristics()
    return game.rules.clock or still


@rule
def blind(s: Record, seat: int, out: Any) -> None:
    """Observes nothing: for games that offer no observation."""


def observe_of(game: Game) -> Observe:
    """What a seat may know as numbers, or nothing."""
    game.prepare_observation()
    return game.rules.observe or blind


def play_by_heuristic(
    game: Game,
    games: int,
    players: int,
    options: Mapping[str, Choice],
    seed: int,
    chaos: Sequence[float],
) -> Played:
    """Play so many games, each seat with its own chaos; game number g has seed + g."""
    return play(game, games, players, options, seed, weigh_of(game), chaos)


@cache
def spread(
    game: Game, players: int, options: tuple[tuple[str, Choice], ...]
) -> tuple[float, float]:
    """(mean, standard deviation) of totals when sensible players play: the yardstick of rewards."""
    games = 4 if INTERPRETED else 64
    played = play_by_heuristic(game, games, players, dict(options), 1, [0.1] * players)
    return float(played.totals.mean()), max(1.0, float(played.totals.std()))
