"""Play by heuristic, compiled: the action with the best weight of `game.rules.weigh`, or any
action.

`chaos` is the probability of a random action: 0 is greedy, 1 is random. In a game without a
heuristic all actions weigh the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from cheesemoon.core import INTERPRETED, Choice, Floats, Ints, Record, rule
from cheesemoon.core.bulk.playout import Observe, Played, Weigh, play
from cheesemoon.core.rules.record import Seen
from cheesemoon.core.rules.rule import is_deferring

if TYPE_CHECKING:  # an import for types only must not invalidate compiled rules
    from cheesemoon.core import Game

YARDSTICKS = Path("players", "yardsticks.json")
"""The file of spreads in a game's folder; `tools/yardsticks.py` writes it."""

Options = tuple[tuple[str, Choice], ...]
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
def spread(game: Game, players: int, options: Options) -> tuple[float, float]:
    """Return mean and standard deviation of totals of sensible players. Rewards are scaled by
    them. Machine code measures them in a moment; otherwise they are read from a file."""
    if INTERPRETED or is_deferring():
        known = _yardsticks(game).get(yardstick_key(game, players, dict(options)))
        if known:
            return known[0], known[1]
    return measured_spread(game, players, options)


def measured_spread(game: Game, players: int, options: Options) -> tuple[float, float]:
    """Play some games and return mean and standard deviation of their totals."""
    played = play_by_heuristic(game, 64, players, dict(options), 1, [0.1] * players)
    return float(played.totals.mean()), max(1.0, float(played.totals.std()))


def yardstick_key(game: Game, players: int, options: Mapping[str, Choice]) -> str:
    """Return the key of a table in the file of yardsticks: its seats, and the index of each
    choice."""
    return " ".join(map(str, [players, *game.choices(options).tolist()]))


@cache
def _yardsticks(game: Game) -> dict[str, list[float]]:
    """Return the spreads that a game has in a file, by table."""
    path = game.folder / YARDSTICKS
    if not path.exists():
        return {}
    found: dict[str, list[float]] = json.loads(path.read_text(encoding="utf-8"))
    return found
