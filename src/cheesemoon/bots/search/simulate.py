"""The simulations of a search, compiled: descend, open, play on, back up.

Each begins with a copy of the table whose hidden order and future chance are redrawn, so the search
cannot peek. It *descends* the tree by what is known there; where the tree ends, it *opens* a new
node; from there heuristic players *play on*, to the end of the game or for some turns; and what
came of it is *backed up* along the way.

The loop takes a game's rules as arguments, so one source serves every game and is found in the
cache again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numba
import numpy as np
from numba import types

from cheesemoon.core import INTERPRETED, Floats, Ints, Record, Records, whole
from cheesemoon.core.chance import number, scaled
from cheesemoon.core.playout import Apply, Legal, Totals, Winners
from cheesemoon.core.rule import compiled_for, inlined

from ..heuristics import (
    Clock,
    Value,
    Weigh,
    at_random,
    clock_of,
    heaviest,
    value_of,
    weigh_of,
)
from .reward import chance, count_victories, reward
from .tree import NODES, SIMULATIONS, STEPS, Tree, add_child, child

if TYPE_CHECKING:  # what only types need does not make compiled rules old
    from cheesemoon.core import Game

# streams of the search's own random numbers
_REDRAW, _OPEN, _PLAY_ON, _DOUBT = 11, 12, 13, 14

DEEPEST = 256  # levels of the tree
_USUAL_AFTER = 100  # simulations of a solo game tell what is usual there
_NEVER = -1e300  # the weight of what is not to be chosen


class Settings(NamedTuple):
    """A style of search as the compiled loop takes it."""

    explore: float
    widen: float
    chaos: float
    doubt: float
    turns: int
    chance_ends_tree: bool
    odds: bool
    scale: float
    weighs: bool  # the game has an opinion on actions
    values: bool  # the game has an opinion on tables


class Scratch(NamedTuple):
    """What a simulation writes on."""

    legal: Ints  # the legal actions of the table at hand
    weights: Floats  # what each of them weighs
    kids: Ints  # the node behind each of them; -1 if there is none yet
    path: Ints  # the nodes on the way down, from place 1 on
    movers: Ints  # the seats that chose them
    points: Floats  # of each seat at the end of a simulation
    totals: Ints  # the same as the game counts them


class Playable(NamedTuple):
    """The rules of a game that a search needs."""

    legal: Legal
    apply: Apply
    totals: Totals
    winners: Winners
    redraw: Callable[[Record, Any], None]
    weigh: Weigh
    value: Value
    clock: Clock


def scratch_of(most_legal: int, players: int) -> Scratch:
    """Clean paper for the simulations of a search."""
    return Scratch(
        legal=np.zeros(most_legal, np.int32),
        weights=np.zeros(most_legal, np.float64),
        kids=np.zeros(most_legal, np.int64),
        path=np.zeros(DEEPEST, np.int64),
        movers=np.zeros(DEEPEST, np.int64),
        points=np.zeros(players, np.float64),
        totals=np.zeros(players, np.int64),
    )


def playable(game: Game) -> Playable:
    """The rules of a game, with its heuristics or what stands in for them."""
    r = game.rules
    heuristics = weigh_of(game), value_of(game), clock_of(game)
    return Playable(r.legal, r.apply, r.totals, r.winners, r.redraw, *heuristics)


# --- descend, and open ----------------------------------------------------------------------------


@inlined
def _goes_on(s: Record, began: int, settings: Settings, rules: Playable) -> bool:
    """Whether there is something to decide, and the search looks so far ahead."""
    if s.turn < 0:
        return False
    return settings.turns == 0 or rules.clock(s) - began < settings.turns


@inlined
def _find_kids(tree: Tree, node: int, scratch: Scratch, count: int) -> int:
    """Look up the node behind each legal action, and note that it can be chosen now. How many
    there are."""
    found = whole(0)
    for i in range(count):
        kid = child(tree, node, scratch.legal[i])
        scratch.kids[i] = kid
        if kid >= 0:
            found += 1
            tree.seen[kid] += 1
    return found


@inlined
def _may_open(tree: Tree, node: int, settings: Settings) -> int:
    """How many ways on may be open: wide decisions open up little by little."""
    return whole(1.0 + settings.widen * np.sqrt(float(tree.visits[node])))


@inlined
def _best_unopened(
    s: Record, scratch: Scratch, count: int, bits: Any, settings: Settings, rules: Playable
) -> int:
    """The legal action that weighs most of those that were never tried here."""
    for i in range(count):
        scratch.weights[i] = 0.0
    if settings.weighs and count > 1:
        rules.weigh(s, scratch.legal, count, scratch.weights)
    for i in range(count):
        if scratch.kids[i] >= 0:
            scratch.weights[i] = _NEVER
    return heaviest(scratch.weights, count, scaled(bits, count))


@inlined
def _most_promising(
    tree: Tree, scratch: Scratch, count: int, mover: int, settings: Settings
) -> int:
    """The open action with the best reward so far, and a bonus for what is still uncertain."""
    chosen = whole(0)
    best = _NEVER
    for i in range(count):
        kid = scratch.kids[i]
        if kid < 0:
            continue
        n = float(tree.visits[kid])
        unsure = np.sqrt(np.log(float(tree.seen[kid])) / n)
        worth = tree.sums[kid, mover] / n + settings.explore * unsure
        if worth > best:
            best = worth
            chosen = whole(i)
    return chosen


@inlined
def _descend(
    s: Record,
    began: int,
    own: Any,
    start: int,
    root: Ints,
    tree: Tree,
    scratch: Scratch,
    settings: Settings,
    rules: Playable,
) -> tuple[int, int]:
    """Down the tree until a node is new, or chance ends what is known. The length of the path, and
    the steps that were made."""
    node = whole(start)
    length = whole(1)
    steps = whole(0)
    inside = True
    while inside and _goes_on(s, began, settings, rules):
        if steps == 0:
            count = whole(len(root))
            for i in range(count):
                scratch.legal[i] = root[i]
        else:
            count = rules.legal(s, scratch.legal)
        mover = whole(s.turn)
        drawn = whole(s.drawn)
        opened = _find_kids(tree, node, scratch, count)
        if opened < count and opened < _may_open(tree, node, settings):
            chosen = _best_unopened(s, scratch, count, number(own, _OPEN, length), settings, rules)
            node = add_child(tree, node, scratch.legal[chosen])
            inside = False
        else:
            chosen = _most_promising(tree, scratch, count, mover, settings)
            node = whole(scratch.kids[chosen])
        scratch.path[length] = node
        scratch.movers[length] = mover
        length += 1
        if length == DEEPEST or tree.counters[NODES] >= len(tree.actions):
            inside = False
        rules.apply(s, whole(scratch.legal[chosen]))
        steps += 1
        if settings.chance_ends_tree and s.drawn != drawn:
            inside = False
    return length, steps


# --- play on --------------------------------------------------------------------------------------


@inlined
def _waver(weights: Floats, count: int, doubt: float, bits: Any) -> None:
    """Not sure of the weights: each may be more by up to so much."""
    for i in range(count):
        weights[i] += doubt * scaled(number(bits, _DOUBT, i), 1024) / 1024.0


@inlined
def _play_on(
    s: Record,
    began: int,
    own: Any,
    made: int,
    scratch: Scratch,
    settings: Settings,
    rules: Playable,
) -> int:
    """Heuristic players go on, in doubt and now and then at random. The steps made in all."""
    steps = whole(made)
    while _goes_on(s, began, settings, rules):
        count = rules.legal(s, scratch.legal)
        chosen = whole(0)
        if count > 1:
            bits = number(own, _PLAY_ON, steps)
            chosen = scaled(bits, count)
            if settings.weighs and not at_random(bits, settings.chaos):
                rules.weigh(s, scratch.legal, count, scratch.weights)
                if settings.doubt > 0.0:
                    _waver(scratch.weights, count, settings.doubt, bits)
                chosen = heaviest(scratch.weights, count, chosen)
        rules.apply(s, whole(scratch.legal[chosen]))
        steps += 1
    return steps


# --- back up --------------------------------------------------------------------------------------


@inlined
def _count_points(
    s: Record, players: int, scratch: Scratch, settings: Settings, rules: Playable
) -> None:
    """What each seat has reached: by the game's own opinion where the look ended, or counted."""
    if settings.values and (settings.odds or s.turn >= 0):
        for seat in range(players):
            scratch.points[seat] = rules.value(s, whole(seat))
    else:
        rules.totals(s, scratch.totals)
        for seat in range(players):
            scratch.points[seat] = float(scratch.totals[seat])


@inlined
def _learn_usual(points: Floats, tried: int, usual: Floats) -> None:
    """The mean of the first simulations of a solo game is what is usual from here on."""
    if tried < _USUAL_AFTER:
        usual[0] += (points[0] - usual[0]) / (tried + 1.0)


@inlined
def _credit(tree: Tree, scratch: Scratch, length: int, seat: int, got: float) -> None:
    """The reward of one seat, for every node on the way."""
    for level in range(1, length):
        node = scratch.path[level]
        tree.sums[node, seat] += got
        if scratch.movers[level] == seat:
            tree.squares[node] += got * got


@inlined
def _back_up(
    s: Record,
    start: int,
    length: int,
    usual: Floats,
    tree: Tree,
    scratch: Scratch,
    settings: Settings,
    rules: Playable,
) -> None:
    """What came of it, for the root and every node on the way down."""
    players = whole(s.players)
    over = s.turn < 0
    won = whole(0)
    if over:
        won = rules.winners(s)
        count_victories(won, players, tree.victories)
    _count_points(s, players, scratch, settings, rules)
    if players == 1 and settings.turns == 0:
        _learn_usual(scratch.points, tree.counters[SIMULATIONS], usual)
    for seat in range(players):
        if settings.odds:
            got = chance(scratch.points[seat])
        else:
            margin_of_half = usual[seat]
            got = reward(scratch.points, players, seat, over, won, margin_of_half, settings.scale)
        tree.sums[start, seat] += got
        _credit(tree, scratch, length, seat, got)
    tree.visits[start] += 1
    for level in range(1, length):
        tree.visits[scratch.path[level]] += 1


# --- all together ---------------------------------------------------------------------------------


def _search(
    tables: Records,
    root: Ints,
    start: int,
    seed: Any,
    usual: Floats,
    most: Ints,
    tree: Tree,
    scratch: Scratch,
    settings: Settings,
    rules: Playable,
) -> None:
    """Simulate until the tree holds `most` simulations or steps, or is full. tables[0] is the root
    and stays, tables[1] is used; `root` are its legal actions, `start` is its node."""
    while (
        tree.counters[SIMULATIONS] < most[SIMULATIONS]
        and tree.counters[STEPS] < most[STEPS]
        and tree.counters[NODES] < len(tree.actions)
    ):
        own = number(seed, _REDRAW, tree.counters[SIMULATIONS])
        tables[1] = tables[0]
        s = tables[1]
        rules.redraw(s, own)
        began = rules.clock(s)
        length, steps = _descend(s, began, own, start, root, tree, scratch, settings, rules)
        steps = _play_on(s, began, own, steps, scratch, settings, rules)
        _back_up(s, start, length, usual, tree, scratch, settings, rules)
        tree.counters[SIMULATIONS] += 1
        tree.counters[STEPS] += steps


@cache
def compiled(game: Game) -> Any:
    """The loop for one game."""
    if INTERPRETED:
        return _search
    s = numba.from_dtype(game.record.dtype)
    i32s, i64s, f64s = types.int32[::1], types.int64[::1], types.float64[::1]
    f64, flag = types.float64, types.boolean
    named = types.BaseTuple.from_types
    signatures = game.types | game.heuristic_types
    return compiled_for(
        types.void(
            s[::1],
            i32s,
            types.int64,
            types.uint64,
            f64s,
            i64s,
            named((i64s, i32s, i32s, i64s, i64s, types.float64[:, ::1], f64s, f64s, i64s), Tree),
            named((i32s, f64s, i64s, i64s, i64s, f64s, i64s), Scratch),
            named((f64, f64, f64, f64, types.int64, flag, flag, f64, flag, flag), Settings),
            named([types.FunctionType(signatures[name]) for name in Playable._fields], Playable),
        ),
        _search,
    )
