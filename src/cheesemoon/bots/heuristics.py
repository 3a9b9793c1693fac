"""Playing by heuristic, compiled: the best weight of `game.rules.weigh`, or any action.

`chaos` is how often a player acts at random: 0 is greedy, 1 is random. A game without a
heuristic weighs all actions alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import numba
import numpy as np
from numba import types

from cheesemoon.core import INTERPRETED, Choice, Floats, Ints, Record, Records, rule, whole
from cheesemoon.core.chance import POLICY, number, scaled
from cheesemoon.core.playout import Apply, Legal, Played, Setup, Totals, Winners
from cheesemoon.core.rule import compiled_for

if TYPE_CHECKING:  # what only types need does not make compiled rules old
    from cheesemoon.core import Game

Weigh = Callable[[Record, Ints, int, Floats], None]
Value = Callable[[Record, int], float]
Clock = Callable[[Record], int]
Observe = Callable[[Record, int, Any], None]

_LOW = np.uint64(0xFFFFFFFF)
_32 = np.uint64(32)


@rule
def even(s: Record, actions: Ints, count: int, weights: Floats) -> None:
    """All actions weigh alike."""
    for i in range(count):
        weights[i] = 0.0


@rule
def nothing(s: Record, seat: int) -> float:
    """No opinion on a table."""
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
    """No turns that could be counted."""
    return 0


def clock_of(game: Game) -> Clock:
    """The game's count of turns, or none."""
    game.prepare_heuristics()
    return game.rules.clock or still


@rule
def blind(s: Record, seat: int, out: Any) -> None:
    """Sees nothing."""


def observe_of(game: Game) -> Observe:
    """What a seat may know as numbers, or nothing."""
    game.prepare_observation()
    return game.rules.observe or blind


@rule
def heaviest(weights: Floats, count: int, start: int) -> int:
    """The place of the best weight; among equals the first from `start` on, round the list."""
    best = start
    for k in range(1, count):
        i = start + k
        if i >= count:
            i -= count
        if weights[i] > weights[best]:
            best = i
    return best


@rule
def at_random(bits: Any, chaos: float) -> bool:
    """Whether a player with this much chaos acts at random; uses the lower half of the bits."""
    return bool(np.int64(bits & _LOW) < chaos * 4294967296.0)


def _play(
    tables: Records,
    buffer: Ints,
    weights: Floats,
    players: int,
    choices: Ints,
    seed: Any,
    chaos: Floats,
    winners_of: Ints,
    totals_of: Ints,
    steps_of: Ints,
    setup: Setup,
    legal: Legal,
    apply: Apply,
    totals: Totals,
    winners: Winners,
    weigh: Weigh,
) -> None:
    """Play len(steps_of) games, game g from seed + g; tables[1] is blank and stays so."""
    for g in range(len(steps_of)):
        own_seed = seed + np.uint64(g)
        tables[0] = tables[1]
        s = tables[0]
        setup(s, players, choices, own_seed)
        steps = 0
        while s.turn >= 0:
            count = legal(s, buffer)
            bits = number(own_seed, POLICY, steps)
            which = scaled(bits, count)
            if count > 1 and not at_random(bits, chaos[s.turn]):
                weigh(s, buffer, count, weights)
                which = heaviest(weights, count, which)
            apply(s, whole(buffer[which]))
            steps += 1
        totals(s, totals_of[g])
        winners_of[g] = winners(s)
        steps_of[g] = steps


@cache
def _compiled(game: Game) -> Any:
    if INTERPRETED:
        return _play
    s = numba.from_dtype(game.record.dtype)
    i64, i64s, u64, f64s = types.int64, types.int64[::1], types.uint64, types.float64[::1]
    rules = [game.types[name] for name in ("setup", "legal", "apply", "totals", "winners")]
    functions = [types.FunctionType(sig) for sig in (*rules, game.heuristic_types["weigh"])]
    signature = types.void(
        s[::1],
        types.int32[::1],
        f64s,
        i64,
        i64s,
        u64,
        f64s,
        i64s,
        types.int64[:, ::1],
        i64s,
        *functions,
    )
    return compiled_for(signature, _play)


def play_by_heuristic(
    game: Game,
    games: int,
    players: int,
    options: Mapping[str, Choice],
    seed: int,
    chaos: Sequence[float],
) -> Played:
    """Play so many games, each seat with its own chaos; game number g has seed + g."""
    game.prepare()
    won = np.zeros(games, np.int64)
    totals = np.zeros((games, players), np.int64)
    steps = np.zeros(games, np.int64)
    r = game.rules
    with np.errstate(over="ignore"):
        _compiled(game)(
            np.zeros(2, game.record.dtype),
            np.zeros(game.most_legal, np.int32),
            np.zeros(game.most_legal, np.float64),
            players,
            game.choices(options),
            np.uint64(seed),
            np.array(chaos, np.float64),
            won,
            totals,
            steps,
            r.setup,
            r.legal,
            r.apply,
            r.totals,
            r.winners,
            weigh_of(game),
        )
    return Played(won, totals, steps)


@cache
def spread(
    game: Game, players: int, options: tuple[tuple[str, Choice], ...]
) -> tuple[float, float]:
    """(mean, standard deviation) of totals when sensible players play: the yardstick of rewards."""
    games = 4 if INTERPRETED else 64
    played = play_by_heuristic(game, games, players, dict(options), 1, [0.1] * players)
    return float(played.totals.mean()), max(1.0, float(played.totals.std()))
