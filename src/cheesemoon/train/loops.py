"""The compiled part: heuristic players make tables and play tables out.

One source serves the CPU and the GPU. On the CPU the rules are addresses of compiled functions. In
a kernel they are compiled together with it.
"""

from __future__ import annotations

import math

from cheesemoon.core import Floats, Ints, Record, Records, Seen, whole
from cheesemoon.core.bulk.playout import (
    Apply,
    Clock,
    Legal,
    Observe,
    Redraw,
    Setup,
    Totals,
    Weigh,
    Winners,
    at_random,
    heaviest,
)
from cheesemoon.core.rules.chance import number, scaled
from cheesemoon.core.rules.rule import inlined

# streams of random numbers
_GAME, _VARIANT, _CHAOS, _DOUBT, _KEEP, _STEP, _WAVER, _TABLE, _PLAYOUT = range(41, 50)

# Weights that differ by less than one part in this many are equal. A GPU adds a product without
# rounding it first, so the last bit of a sum may differ there.
_GRAIN = 1048576.0


@inlined
def choose(
    s: Record,
    legal: Ints,
    count: int,
    weights: Floats,
    bits: int,
    doubt: float,
    chaos: float,
    weigh: Weigh,
) -> int:
    """Choose the action of a heuristic player with doubt; with probability `chaos` any action."""
    chosen = scaled(bits, count)
    if count > 1 and not at_random(bits, chaos):
        weigh(s, legal, count, weights)
        if doubt > 0.0:
            for i in range(count):
                weights[i] += doubt * scaled(number(bits, _WAVER, i), 1024) / 1024.0
        for i in range(count):
            weights[i] = math.floor(weights[i] * _GRAIN + 0.5)
        chosen = heaviest(weights, count, chosen)
    return whole(legal[chosen])


@inlined
def play_out(
    s: Record,
    legal: Ints,
    weights: Floats,
    own: int,
    doubt: float,
    chaos: float,
    legal_of: Legal,
    apply: Apply,
    weigh: Weigh,
) -> None:
    """Play a table to the end of the game."""
    step = whole(0)
    while s.turn >= 0:
        count = legal_of(s, legal)
        apply(s, choose(s, legal, count, weights, number(own, _STEP, step), doubt, chaos, weigh))
        step += 1


@inlined
def playout_seed(seed: int, table: int, playout: int) -> int:
    """Return the seed of one playout of one table."""
    return number(number(seed, _TABLE, table), _PLAYOUT, playout)


@inlined
def play_out_table(
    s: Record,
    seed: int,
    table: int,
    playout: int,
    legal: Ints,
    weights: Floats,
    doubt: float,
    chaos: float,
    legal_of: Legal,
    apply: Apply,
    redraw: Redraw,
    weigh: Weigh,
) -> None:
    """Redraw what is hidden, then play the table out."""
    own = playout_seed(seed, table, playout)
    redraw(s, own)
    play_out(s, legal, weights, own, doubt, chaos, legal_of, apply, weigh)


def label_tables(
    tables: Records,
    work: Records,
    playouts: int,
    seed: int,
    doubt: float,
    chaos: float,
    legal: Ints,
    weights: Floats,
    won: Ints,
    totals: Ints,
    legal_of: Legal,
    apply: Apply,
    totals_of: Totals,
    winners: Winners,
    redraw: Redraw,
    weigh: Weigh,
) -> None:
    """Play every table out `playouts` times. Write winners (as bits) and points, row by row."""
    for i in range(len(tables)):
        for k in range(playouts):
            work[0] = tables[i]
            s = work[0]
            play_out_table(
                s, seed, i, k, legal, weights, doubt, chaos, legal_of, apply, redraw, weigh
            )
            at = i * playouts + k
            won[at] = winners(s)
            totals_of(s, totals[at])


@inlined
def wander_game(
    work: Records,
    own: int,
    players: int,
    variants: Ints,
    doubts: Floats,
    chaoses: Floats,
    keep: float,
    legal: Ints,
    weights: Floats,
    tables: Records,
    kept: int,
    room: int,
    setup: Setup,
    legal_of: Legal,
    apply: Apply,
    weigh: Weigh,
    clock: Clock,
) -> int:
    """Play one game on work[0], which is blank, and keep some tables at the start of turns. They
    are written behind the `kept` first of `tables`, until there are `room`. Return how many are
    kept then. The game draws a variant of the rules, doubt and chaos of its own."""
    variant = scaled(number(own, _VARIANT, 0), len(variants))
    doubt = doubts[scaled(number(own, _DOUBT, 0), len(doubts))]
    chaos = chaoses[scaled(number(own, _CHAOS, 0), len(chaoses))]
    s = work[0]
    setup(s, players, variants[variant], own)
    step = whole(0)
    before = whole(-1)
    while s.turn >= 0 and kept < room:
        now = clock(s)
        if now != before and at_random(number(own, _KEEP, step), keep):
            tables[kept] = work[0]
            kept += 1
        before = now
        count = legal_of(s, legal)
        bits = number(own, _STEP, step)
        apply(s, choose(s, legal, count, weights, bits, doubt, chaos, weigh))
        step += 1
    return kept


@inlined
def game_seed(seed: int, game: int) -> int:
    """Return the seed of one of the games that tables are kept of."""
    return number(seed, _GAME, game)


def wander(
    tables: Records,
    work: Records,
    games: Ints,
    players: int,
    variants: Ints,
    seed: int,
    doubts: Floats,
    chaoses: Floats,
    keep: float,
    legal: Ints,
    weights: Floats,
    setup: Setup,
    legal_of: Legal,
    apply: Apply,
    weigh: Weigh,
    clock: Clock,
) -> None:
    """Play games and keep tables until `tables` is full. `games` gets the number of the game of
    each. work[1] is blank and stays so."""
    kept = whole(0)
    game = whole(0)
    while kept < len(tables):
        work[0] = work[1]
        first = kept
        kept = wander_game(
            work,
            game_seed(seed, game),
            players,
            variants,
            doubts,
            chaoses,
            keep,
            legal,
            weights,
            tables,
            kept,
            len(tables),
            setup,
            legal_of,
            apply,
            weigh,
            clock,
        )
        for i in range(first, kept):
            games[i] = game
        game += 1


def show_all(tables: Records, rows: Seen, observe: Observe) -> None:
    """Write the observation of the seat to act of each table. The rows are zero before."""
    for i in range(len(tables)):
        observe(tables[i], whole(tables[i].turn), rows[i])
