"""Many random games at once, compiled. The loop takes a game's rules as function arguments, so one
source serves every game and is found in the cache again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numba
import numpy as np
from numba import types

from .chance import POLICY, number, scaled
from .contract import Choice
from .record import Ints, Record, Records
from .rule import INTERPRETED, compiled_for, rule

if TYPE_CHECKING:  # what only types need does not make compiled rules old
    from .game import Game


# the rules that loops of play are handed
Setup = Callable[[Record, int, Ints, Any], None]
Legal = Callable[[Record, Ints], int]
Apply = Callable[[Record, int], None]
Totals = Callable[[Record, Ints], None]
Winners = Callable[[Record], int]


@dataclass(frozen=True)
class Played:
    """What came of some games, one row each."""

    winners: Ints  # a bit for each winner
    totals: Ints  # games x seats
    steps: Ints  # decisions


@rule
def any_of(buffer: Ints, count: int, seed: Any, step: int) -> int:
    """What a random player with this seed chooses in its step: one of `count` actions."""
    return np.int64(buffer[scaled(number(seed, POLICY, step), count)])  # type: ignore[return-value]


def _play(
    tables: Records,
    buffer: Ints,
    players: int,
    choices: Ints,
    seed: Any,
    winners_of: Ints,
    totals_of: Ints,
    steps_of: Ints,
    setup: Setup,
    legal: Legal,
    apply: Apply,
    totals: Totals,
    winners: Winners,
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
            apply(s, any_of(buffer, count, own_seed, steps))
            steps += 1
        totals(s, totals_of[g])
        winners_of[g] = winners(s)
        steps_of[g] = steps


@cache
def _compiled(game: Game) -> Any:
    if INTERPRETED:
        return _play
    s = numba.from_dtype(game.record.dtype)
    i64, i64s, u64 = types.int64, types.int64[::1], types.uint64
    functions = [types.FunctionType(sig) for name, sig in game.types.items() if name != "redraw"]
    return compiled_for(
        types.void(
            s[::1], types.int32[::1], i64, i64s, u64, i64s, types.int64[:, ::1], i64s, *functions
        ),
        _play,
    )


def play_random(
    game: Game, games: int, players: int, options: Mapping[str, Choice], seed: int
) -> Played:
    """Play so many games at random; game number g has seed + g, for chance and for its players."""
    game.prepare()
    loop = _compiled(game)
    won = np.zeros(games, np.int64)
    totals = np.zeros((games, players), np.int64)
    steps = np.zeros(games, np.int64)
    r = game.rules
    with np.errstate(over="ignore"):
        loop(
            np.zeros(2, game.record.dtype),
            np.zeros(game.most_legal, np.int32),
            players,
            game.choices(options),
            np.uint64(seed),
            won,
            totals,
            steps,
            r.setup,
            r.legal,
            r.apply,
            r.totals,
            r.winners,
        )
    return Played(won, totals, steps)


def final_tables(
    game: Game, games: int, players: int, options: Mapping[str, Choice], seed: int
) -> Records:
    """The last records of the same random games, for holding engines to equal bytes."""
    tables = np.zeros(games, game.record.dtype)
    buffer = np.zeros(game.most_legal, np.int32)
    with np.errstate(over="ignore"):
        for g in range(games):
            own_seed = np.uint64(seed + g)
            tables[g] = game.fresh(players, options, seed + g)[0]
            s = tables[g]
            steps = 0
            while s.turn >= 0:
                count = game.rules.legal(s, buffer)
                game.rules.apply(s, any_of(buffer, count, own_seed, steps))
                steps += 1
    return tables
