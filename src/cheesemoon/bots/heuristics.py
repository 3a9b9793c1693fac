"""Play by heuristic, compiled: the action with the best weight of `game.rules.weigh`, or any
action.

`chaos` is the probability of a random action: 0 is greedy, 1 is random. In a game without a
heuristic all actions weigh the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from cheesemoon.core import INTERPRETED, Choice, Floats, Ints, Record, rule
from cheesemoon.core.bulk.playout import Observe, Played, Weigh, play
from cheesemoon.core.rules.record import Seen

if TYPE_CHECKING:  # an import for types only must not invalidate compiled rules
    from cheesemoon.core import Game

Value = Callable[[Record, int], float]
Clock = Callable[[Record], int]


@rule
def even(s: Record, actions: Ints, count: int, weights: Floats) -> None:
    """Weigh all actions alike, for games without a heuristic."""
    for i in range(count):
        weights[i] = 0.0


@rule
def nothing(s: Record, seat: int) -> float:
    """Return no opinion on a table, for games without one."""
    return 0.0


def weigh_of(game: Game) -> Weigh:
    """Return the game's heuristic, or `even`."""
    game.prepare_heuristics()
    return game.rules.weigh or even


def value_of(game: Game) -> Value:
    """Return the game's opinion on tables, or `nothing`."""
    game.prepare_heuristics()
    return game.rules.value or nothing


@rule
def still(s: Record) -> int:
    """Return turn 0 always, for games that do not count turns."""
    return 0


def clock_of(game: Game) -> Clock:
    """Return the game's count of turns, or `still`."""
    game.prepare_heuristics()
    return game.rules.clock or still


@rule
def blind(s: Record, seat: int, out: Seen) -> None:
    """Observe nothing, for games without an observation."""


def observe_of(game: Game) -> Observe:
    """Return the game's observation, or `blind`."""
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
    """Play `games` games, each seat with its own chaos. Game g has the seed `seed` + g."""
    return play(game, games, players, options, seed, weigh_of(game), chaos)


@cache
def spread(
    game: Game, players: int, options: tuple[tuple[str, Choice], ...]
) -> tuple[float, float]:
    """Return mean and standard deviation of totals of sensible players. Rewards are scaled by
    them."""
    games = 4 if INTERPRETED else 64
    played = play_by_heuristic(game, games, players, dict(options), 1, [0.1] * players)
    return float(played.totals.mean()), max(1.0, float(played.totals.std()))
