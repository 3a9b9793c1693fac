"""The simulations of a search, compiled: descend, open, play on, back up.

Each simulation starts with a copy of the table whose hidden order and future chance are redrawn, so
the search cannot peek. It *descends* the tree by its statistics. Where the tree ends, it *opens* a
new node. From there heuristic players *play on*, to the end of the game or for some turns. The
result is *backed up* along the way.

The loop takes a game's rules as arguments. So one source serves every game and is found in the
cache again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from cheesemoon.core import Floats, Ints, Record, Records, whole
from cheesemoon.core.bulk.playout import at_random, heaviest
from cheesemoon.core.rules.chance import number, scaled
from cheesemoon.core.rules.entries import Entry, TypeOf
from cheesemoon.core.rules.mathematics import log
from cheesemoon.core.rules.rule import inlined

from .judge import Means, add_taste, judge_by_heuristic, judge_by_network
from .network import Net, Sheet
from .parts import DEEPEST, Playable, Scratch, Settings
from .reward import count_victories
from .tree import NODES, SIMULATIONS, STEPS, Tree, add_child, child

if TYPE_CHECKING:  # an import for types only must not invalidate compiled rules
    from numba.core.typing.templates import Signature

    from cheesemoon.core import Game

# streams of the search's random numbers
_REDRAW, _OPEN, _PLAY_ON, _DOUBT = 11, 12, 13, 14

_NEVER = -1e300  # the weight of an action that must not be chosen


# --- descend, and open ----------------------------------------------------------------------------


@inlined
def _goes_on(s: Record, began: int, settings: Settings, rules: Playable) -> bool:
    """Return True if there is a decision and the search looks this far ahead."""
    if s.turn < 0:
        return False
    return settings.turns == 0 or rules.clock(s) - began < settings.turns


@inlined
def _find_kids(tree: Tree, node: int, scratch: Scratch, count: int) -> int:
    """Find the node behind each legal action and count that it was available. Return the number of
    nodes."""
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
    """Return how many actions may be open. Decisions with many actions open up gradually."""
    return whole(1.0 + settings.widen * np.sqrt(float(tree.visits[node])))


@inlined
def _best_unopened(
    s: Record, scratch: Scratch, count: int, bits: int, settings: Settings, rules: Playable
) -> int:
    """Return the legal action with the highest weight among those never tried here."""
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
    """Return the open action with the best mean reward plus a bonus for uncertainty."""
    chosen = whole(0)
    best = _NEVER
    for i in range(count):
        kid = scratch.kids[i]
        if kid < 0:
            continue
        n = float(tree.visits[kid])
        unsure = np.sqrt(log(float(tree.seen[kid])) / n)
        worth = tree.sums[kid, mover] / n + settings.explore * unsure
        if worth > best:
            best = worth
            chosen = whole(i)
    return chosen


@inlined
def _descend(
    s: Record,
    began: int,
    own: int,
    start: int,
    root: Ints,
    tree: Tree,
    scratch: Scratch,
    settings: Settings,
    rules: Playable,
) -> tuple[int, int]:
    """Go down the tree until a node is new or the known part ends. Return the path length and the
    steps."""
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
def _waver(weights: Floats, count: int, doubt: float, bits: int) -> None:
    """Add a random number up to `doubt` to each weight."""
    for i in range(count):
        weights[i] += doubt * scaled(number(bits, _DOUBT, i), 1024) / 1024.0


@inlined
def _play_on(
    s: Record,
    began: int,
    own: int,
    made: int,
    scratch: Scratch,
    settings: Settings,
    rules: Playable,
) -> int:
    """Let heuristic players go on with doubt and chaos. Return all steps so far."""
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
def _credit(tree: Tree, scratch: Scratch, length: int, seat: int, got: float) -> None:
    """Add the reward of one seat to every node on the way."""
    for level in range(1, length):
        node = scratch.path[level]
        tree.sums[node, seat] += got
        if scratch.movers[level] == seat:
            tree.squares[node] += got * got


@inlined
def _back_up(s: Record, start: int, length: int, means: Means) -> None:
    """Add the result to the root and every node on the way down."""
    tree, scratch = means.tree, means.scratch
    players = whole(s.players)
    won = whole(0)
    if s.turn < 0:
        won = means.rules.winners(s)
        count_victories(won, players, tree.victories)
    if means.settings.learned:
        judge_by_network(s, won, means)
    else:
        judge_by_heuristic(s, won, means)
    if means.settings.taster >= 0:
        add_taste(s, means)
    for seat in range(players):
        got = scratch.rewards[seat]
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
    seed: int,
    most: Ints,
    means: Means,
) -> None:
    """Simulate until the tree holds `most` simulations or steps, or is full. tables[0] is the root
    and stays; tables[1] is used. `root` has its legal actions, `start` is its node."""
    tree, scratch, settings, rules = means.tree, means.scratch, means.settings, means.rules
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
        _back_up(s, start, length, means)
        tree.counters[SIMULATIONS] += 1
        tree.counters[STEPS] += steps


Loop = Callable[[Records, Ints, int, int, Ints, Means], None]


def search_entry(game: Game) -> Entry[Loop]:
    """Return the loop for one game."""

    def signature(type_of: TypeOf) -> Signature:
        from numba import types

        s = game.preparation.record_type
        i32s, i64s, f64s = types.int32[::1], types.int64[::1], types.float64[::1]
        i64, f64, flag = types.int64, types.float64, types.boolean
        f32s, layer, f64ss = types.float32[::1], types.float32[:, ::1], types.float64[:, ::1]
        named = types.BaseTuple.from_types
        means = Means(
            usual=f64s,
            tree=named((i64s, i32s, i32s, i64s, i64s, f64ss, f64s, f64s, i64s), Tree),
            scratch=named((i32s, f64s, i64s, i64s, i64s, f64s, i64s, f64s), Scratch),
            settings=named(
                (*(f64,) * 4, i64, flag, flag, f64, flag, flag, flag, f64, i64), Settings
            ),
            rules=named([type_of(name) for name in Playable._fields], Playable),
            net=named((i64s, layer, f32s, layer, f32s, layer, f32s), Net),
            sheet=named((f32s,) * 5, Sheet),
        )
        return types.void(s[::1], i32s, i64, types.uint64, i64s, named(means, Means))

    return Entry("search", _search, signature)
