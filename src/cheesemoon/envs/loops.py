"""One step of a batch, table by table: one source for the CPU and the GPU.

Every function takes the arrays of the batch, the index of the table, and the rules of the game. On
the CPU the rules are addresses of compiled functions, so that a loop compiles in a moment. On a GPU
the same functions are compiled into a kernel together with the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cheesemoon.core.bulk.playout import (
    Apply,
    Legal,
    Observe,
    Setup,
    Totals,
    Weigh,
    Winners,
    any_of,
    heaviest,
)
from cheesemoon.core.rules.chance import POLICY, number, scaled
from cheesemoon.core.rules.observation import clear
from cheesemoon.core.rules.record import Floats, Ints, Record, Records, Seen
from cheesemoon.core.rules.rule import inlined

SEEDS = 31  # stream of chance for the seeds of tables
STOP, REPLACE = range(2)  # treatments of an illegal action
ILLEGAL = ("stop", "legal")
BEFORE, PLAYED, LISTED, SHOWN = range(4)  # moments of a step
HOLD = -(2**62)  # instead of an action: play nothing, and show the present decision again


Flags = npt.NDArray[np.bool_]
ObserveAfter = Callable[[Record, int, int, int, Seen], None]


class Rules(NamedTuple):
    """The rules of a game that a step calls."""

    setup: Setup
    legal: Legal
    apply: Apply
    totals: Totals
    winners: Winners
    observe: Observe
    observe_after: ObserveAfter  # None if the game has no such rule
    weigh: Weigh  # None unless a seat plays greedily


class Arrays(NamedTuple):
    """The arrays of a batch, one row for each table, and its settings."""

    tables: Records  # records
    blank: Records  # one record of zeros
    observations: Seen  # tables x numbers
    masks: Flags  # tables x actions
    legal: Ints  # int32, tables x most legal actions: the legal actions as lists
    counts: Ints  # int64: the length of each list
    seats: Ints  # int64: the seat to act; -1 when the game is over
    rewards: Seen  # tables x seats
    done: Flags
    points: Ints  # int64, tables x seats: totals of finished games
    seeds: Ints  # uint64: the seed of the table
    games: Ints  # int64: number of the table's game, from 0
    steps: Ints  # int64: decisions in this game
    violations: Ints  # int64: illegal actions so far
    choices: Ints  # int64: the options
    lines: Ints  # int64: byte offsets of a row, one for each cache line that changes in play
    weights: Floats  # tables x most legal actions; one row if no seat plays greedily
    players: int
    root: int  # uint64: the seed of the batch
    own: int  # bits of the seats that the caller plays
    greedy: int  # bits of the other seats that play greedily; the rest play at random
    viewer: int  # whose observation a finished table shows
    margin: float  # 0: share of the victory; otherwise the points that make a reward of 1


Look = Callable[[Arrays, int, int, int, Observe, ObserveAfter], None]
Ahead = Callable[[Arrays, int, int], None]


@inlined
def set_up(b: Arrays, i: int, setup: Setup) -> None:
    """Set up the next game of a table. Its seed follows from the batch's seed, the table and the
    game."""
    seed = number(number(b.root, SEEDS, i), SEEDS, b.games[i])
    b.seeds[i] = seed
    b.steps[i] = 0
    b.done[i] = False
    for seat in range(b.players):
        b.rewards[i, seat] = 0.0
    b.tables[i] = b.blank[0]
    setup(b.tables[i], b.players, b.choices, seed)


@inlined
def hide(b: Arrays, i: int) -> None:
    """Clear the actions of the last decision in the mask."""
    for k in range(b.counts[i]):
        b.masks[i, b.legal[i, k]] = False


@inlined
def list_legal(b: Arrays, i: int, legal: Legal) -> None:
    """List the legal actions of the seat to act. A finished table lists action 0, which starts its
    next game."""
    if b.tables[i].turn >= 0:
        b.counts[i] = legal(b.tables[i], b.legal[i])
    else:
        b.legal[i, 0] = 0
        b.counts[i] = 1


@inlined
def others_play(b: Arrays, i: int, legal: Legal, apply: Apply, weigh: Weigh) -> int:
    """Play for the seats that the caller does not play, until the caller's turn or the end. Return
    the seats that have acted, as bits."""
    acted = 0
    while b.tables[i].turn >= 0 and (b.own >> b.tables[i].turn) & 1 == 0:
        acted |= 1 << b.tables[i].turn
        action = any_of(b.legal[i], b.counts[i], b.seeds[i], b.steps[i])
        if (b.greedy >> b.tables[i].turn) & 1 and b.counts[i] > 1:
            weigh(b.tables[i], b.legal[i], b.counts[i], b.weights[i])
            start = scaled(number(b.seeds[i], POLICY, b.steps[i]), b.counts[i])
            action = np.int64(b.legal[i, heaviest(b.weights[i], b.counts[i], start)])  # type: ignore[assignment]
        apply(b.tables[i], action)
        b.steps[i] += 1
        list_legal(b, i, legal)
    return acted


@inlined
def show(
    b: Arrays, i: int, acted: int, look: Look, observe: Observe, observe_after: ObserveAfter
) -> None:
    """Write seat, mask and observation of the next decision."""
    turn = b.tables[i].turn
    for k in range(b.counts[i]):
        b.masks[i, b.legal[i, k]] = True
    look(b, i, acted, turn if turn >= 0 else b.viewer, observe, observe_after)
    b.seats[i] = turn


# --- three ways to look; each is handed to `show` ---


@inlined
def fill_row(
    b: Arrays, i: int, acted: int, seat: int, observe: Observe, observe_after: ObserveAfter
) -> None:
    """Write an observation into a row of zeros."""
    observe(b.tables[i], seat, b.observations[i])


@inlined
def rebuild_row(
    b: Arrays, i: int, acted: int, seat: int, observe: Observe, observe_after: ObserveAfter
) -> None:
    """Clear the row, then write the observation."""
    clear(b.observations[i], 0, b.observations.shape[1])
    observe(b.tables[i], seat, b.observations[i])


@inlined
def update_row(
    b: Arrays, i: int, acted: int, seat: int, observe: Observe, observe_after: ObserveAfter
) -> None:
    """Update the row, which shows the observation of the last seat to act. At the start of a game
    rebuild it."""
    if b.seats[i] >= 0:
        observe_after(b.tables[i], acted, b.seats[i], seat, b.observations[i])
    else:
        rebuild_row(b, i, acted, seat, observe, observe_after)


@inlined
def pay_out(b: Arrays, i: int, totals: Totals, winners: Winners) -> None:
    """Write the reward of each seat at the end: its share of the victory, or its margin."""
    b.done[i] = True
    totals(b.tables[i], b.points[i])
    won = winners(b.tables[i])
    shared = 0
    for seat in range(b.players):
        shared += (won >> seat) & 1
    for seat in range(b.players):
        if b.margin > 0.0:
            b.rewards[i, seat] = lead(b, i, seat) / b.margin
        elif (won >> seat) & 1:
            b.rewards[i, seat] = 1.0 / shared


@inlined
def lead(b: Arrays, i: int, seat: int) -> float:
    """Return the points ahead of the best other seat; for a lone player its points."""
    if b.players == 1:
        return float(b.points[i, seat])
    best = b.points[i, 0 if seat else 1]
    for other in range(b.players):
        if other != seat:
            best = max(best, b.points[i, other])
    return float(b.points[i, seat] - best)


@inlined
def is_illegal(b: Arrays, i: int, action: int) -> bool:
    """Return True if the mask forbids an action. A finished table takes any action."""
    if b.done[i]:
        return False
    return action < 0 or action >= b.masks.shape[1] or not b.masks[i, action]


@inlined
def play(b: Arrays, i: int, action: int, apply: Apply) -> int:
    """Play one action. Count an illegal one and play a random legal one instead. Return the seat
    that acted, as a bit."""
    acted: int = 1 << b.tables[i].turn
    if is_illegal(b, i, action):
        b.violations[i] += 1
        action = any_of(b.legal[i], b.counts[i], b.seeds[i], b.steps[i])
    apply(b.tables[i], action)
    b.steps[i] += 1
    return acted


@inlined
def mark_finished(b: Arrays, i: int) -> None:
    """Mark the table as finished, so that the next step sets up its first game."""
    b.games[i] = -1
    b.done[i] = True
    b.seats[i] = -1


@inlined
def step_table(
    b: Arrays,
    i: int,
    action: int,
    look: Look,
    ahead: Ahead,
    setup: Setup,
    legal: Legal,
    apply: Apply,
    totals: Totals,
    winners: Winners,
    observe: Observe,
    observe_after: ObserveAfter,
    weigh: Weigh,
) -> None:
    """Play one action of the seat to act, let the other seats play, and show the next decision. A
    finished table is set up for its next game. `HOLD` plays nothing: so a loaded table is shown.
    `ahead` prefetches memory in between."""
    acted = 0
    ahead(b, i, BEFORE)
    if action == HOLD:
        pass
    elif b.done[i]:
        b.games[i] += 1
        set_up(b, i, setup)
    else:
        acted = play(b, i, action, apply)
    ahead(b, i, PLAYED)
    hide(b, i)
    list_legal(b, i, legal)
    acted |= others_play(b, i, legal, apply, weigh)
    ahead(b, i, LISTED)
    if b.tables[i].turn < 0:
        pay_out(b, i, totals, winners)
    show(b, i, acted, look, observe, observe_after)
    ahead(b, i, SHOWN)


@inlined
def prefetch_nothing(b: Arrays, i: int, moment: int) -> None:
    """Prefetch nothing."""


@inlined
def weigh_nothing(s: Record, actions: Ints, count: int, weights: Floats) -> None:
    """Weigh nothing: for a kernel in which no seat plays greedily."""


@inlined
def first_illegal(b: Arrays, begin: int, end: int, actions: Ints) -> int:
    """Return the first table from `begin` to `end` whose action the mask forbids, or -1."""
    for i in range(begin, end):
        if is_illegal(b, i, actions[i]):
            return i
    return -1


@inlined
def sample_table(b: Arrays, i: int) -> int:
    """Return the action of a random player with this table's seed."""
    return any_of(b.legal[i], b.counts[i], b.seeds[i], b.steps[i])
