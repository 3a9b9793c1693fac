"""Plays many turns by the game's own rules, as a proof of the exact values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from cheesemoon.core import Floats, Ints, Records, bits64
from cheesemoon.core.bulk.playout import Apply, Legal, Setup
from cheesemoon.core.rules.entries import Entry, TypeOf, load_entry

from .dice import Dice, i64
from .table import Later, Solution, Verbs, table_points, turn_values
from .turn import Values

if TYPE_CHECKING:  # an import for types only must not invalidate compiled rules
    from numba.core.typing.templates import Signature

    from cheesemoon.core import Game


@dataclass(frozen=True)
class Turns:
    """Played turns, one entry each."""

    points: Ints  # before coins
    coins: Ints  # after the turn with its bonus; none paid
    broken: Ints


def _turns(
    tables: Records,
    buffer: Ints,
    out: Floats,
    choices: Ints,
    coins: int,
    seed: int,
    d: Dice,
    v: Verbs,
    values: Values,
    later: Later,
    points_of: Ints,
    coins_of: Ints,
    broken_of: Ints,
    setup: Setup,
    legal: Legal,
    apply: Apply,
) -> None:
    """Play turns. Turn i is the first of a table with seed + i, whose player owns `coins` coins."""
    sizes = np.zeros(len(tables[0].taxi) - 1, np.int64)
    counts = np.zeros(len(tables[0].taxi) - 1, np.int64)
    for i in range(len(points_of)):
        tables[0] = tables[1]
        s = tables[0]
        setup(s, 1, choices, seed + bits64(i))
        s.bank += s.coins[0] - coins
        s.coins[0] = coins
        while s.round_no == 1:
            count = legal(s, buffer)
            if buffer[0] >= v.pay:
                points_of[i] = table_points(d, s, sizes, counts)
                coins_of[i] = s.coins[0]
                apply(s, v.pay)
                break
            best = 0
            if count > 1:
                turn_values(d, v, s, buffer, count, values, later, out)
                for k in range(1, count):
                    if out[k] > out[best]:
                        best = k
            apply(s, i64(buffer[best]))
            if s.round_no > 1:  # a breakdown, or no coin to pay
                points_of[i] = s.results[0, 0]
                coins_of[i] = s.coins[0]
                broken_of[i] = s.results[0, 0] == 0


Loop = Callable[..., None]


def turns_entry(game: Game, solution: Solution) -> Entry[Loop]:
    """Return the loop over turns."""

    def signature(type_of: TypeOf) -> Signature:
        import numba
        from numba import types

        parts = (solution.dice, solution.verbs, solution.values, solution.later)
        s, i64s = game.preparation.record_type, types.int64[::1]
        return types.void(
            s[::1],
            types.int32[::1],
            types.float64[::1],
            i64s,
            types.int64,
            types.uint64,
            *map(numba.typeof, parts),
            i64s,
            i64s,
            i64s,
            *map(type_of, ("setup", "legal", "apply")),
        )

    return Entry("turns", _turns, signature)


def simulate_turns(solution: Solution, game: Game, turns: int, coins: int, seed: int = 1) -> Turns:
    """Play single turns of a solution by the game's own rules."""
    game.prepare()
    d, v, later = solution.dice, solution.verbs, solution.later
    points, kept = np.zeros(turns, np.int64), np.zeros(turns, np.int64)
    broken = np.zeros(turns, np.int64)
    r = game.rules
    loop = load_entry(game, turns_entry(game, solution))
    with np.errstate(over="ignore"):
        loop(
            np.zeros(2, game.record.dtype),
            np.zeros(game.most_legal, np.int32),
            np.zeros(game.most_legal, np.float64),
            game.choices({}),
            coins,
            bits64(seed),
            d,
            v,
            solution.values,
            later,
            points,
            kept,
            broken,
            r.setup,
            r.legal,
            r.apply,
        )
    return Turns(points, kept, broken)
