"""Tree search for every game, compiled: information-set Monte Carlo tree search.

Each simulation begins with a copy of the table whose hidden order and future chance are redrawn, so
the search cannot peek. The tree is keyed by the actions alone; what chance does in between is
averaged, and an action counts only in the simulations in which it was legal. Wide decisions open
up little by little, best weight first. Beyond the tree sensible players play on, by weights that
they may be in doubt about, to the end of the game or for some turns; then every seat gets a reward
between 0 and 1.

The loop takes a game's rules as function arguments, so one source serves every game and is found in
the cache again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import Any

import numba
import numpy as np
from numba import types

from cheesemoon.core import INTERPRETED, Game, rule
from cheesemoon.core.chance import number, scaled
from cheesemoon.core.rule import compiled_for

from .thumb import at_random, clock_of, heaviest, value_of, weigh_of

# streams of the search's own random numbers
_REDRAW, _OPEN, _PLAYOUT, _DOUBT = 11, 12, 13, 14

# counters of a tree
_SIMULATIONS, _STEPS, _NODES = range(3)

_DEEPEST = 256  # levels of the tree
_USUAL_AFTER = 100  # simulations of a solo game tell what is usual there
SURE = 4.0  # standard errors between two actions that leave no doubt

i64: Any = np.int64  # for the type checker an int like any other

_HASH = i64(0x9E3779B97F4A7C1)


@dataclass(frozen=True)
class Style:
    """How a search goes about it. What is right depends on the game, see `levels`."""

    explore: float = 0.3  # weight of what is uncertain
    widen: float = 1.5  # how fast wide decisions open up
    chaos: float = 0.1  # how often the players beyond the tree act at random
    doubt: float = 0.0  # how much more an action may weigh to them than it does, by chance
    turns: int = 0  # how many turns it looks ahead, by the game's clock; 0: to the end of the game
    scale: float = 0.0  # points that make a difference; 0: as much as sensible players differ
    chance_ends_tree: bool = False  # what was learned before a roll says little about what follows
    odds: bool = False  # `value` is the logarithm of odds, at the end too: so play for that chance
    trifle: float = 0.0  # reward that is not worth thinking about

    @property
    def looks_to_the_end(self) -> bool:
        """Whether every simulation is a whole game."""
        return self.turns == 0


class Tree:
    """The statistics of one search, which can be continued."""

    def __init__(self, nodes: int, players: int) -> None:
        size = 1
        while size < 2 * nodes:
            size *= 2
        self.keys = np.full(size, -1, np.int64)  # (node, action) of a child
        self.kids = np.zeros(size, np.int32)  # that child
        self.actions = np.zeros(nodes, np.int32)
        self.visits = np.zeros(nodes, np.int64)
        self.seen = np.zeros(nodes, np.int64)  # how often it could have been chosen
        self.sums = np.zeros((nodes, players), np.float64)  # rewards of each seat
        self.squares = np.zeros(nodes, np.float64)  # of the seat that chose it
        self.won = np.zeros(players + 1, np.float64)  # victories of each seat; last: finished games
        self.counters = np.zeros(3, np.int64)
        self.counters[_NODES] = 1

    @property
    def simulations(self) -> int:
        """How many it holds."""
        return int(self.counters[_SIMULATIONS])

    @property
    def steps(self) -> int:
        """Rule steps that were made for them."""
        return int(self.counters[_STEPS])

    def child(self, node: int, action: int) -> int:
        """The node behind an action; -1 if there is none."""
        with np.errstate(over="ignore"):
            slot = _slot(self.keys, node, action)
        return int(self.kids[slot]) if self.keys[slot] >= 0 else -1


@rule
def _slot(keys: Any, node: int, action: int) -> int:
    """Where a child is found, or would be put."""
    key = i64(node) * i64(1048576) + i64(action)
    mask = i64(len(keys) - 1)
    slot = i64((key ^ (key >> i64(17))) * _HASH >> i64(7)) & mask
    while keys[slot] >= 0 and keys[slot] != key:
        slot = (slot + 1) & mask
    return slot


@rule
def _soft(x: float) -> float:
    """Any number to the range from 0 to 1; 0 becomes a half."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))


@rule
def margin(points: Any, players: int, seat: int) -> float:
    """How far a seat is ahead of the best other; alone, its points."""
    if players == 1:
        return points[0]
    best = -1e18
    for other in range(players):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best


@rule
def reward(
    points: Any, players: int, seat: int, over: bool, won: int, usual: float, scale: float
) -> float:
    """What an end is worth to a seat, 0 to 1: the victory above all, then rank and points; alone
    hardly more than the points. For a table that is not over: how far it is ahead. `usual` is the
    margin that is worth a half."""
    ahead = _soft((margin(points, players, seat) - usual) / scale)
    if not over:
        return ahead
    if players == 1:
        return 0.05 * (won & 1) + 0.95 * ahead
    if won == 0:
        return 0.1 * ahead
    winners = 0
    below = 0.0
    for other in range(players):
        winners += (won >> other) & 1
        if other != seat:
            below += 1.0 if points[other] < points[seat] else 0.0
            below += 0.5 if points[other] == points[seat] else 0.0
    share = ((won >> seat) & 1) / winners
    return 0.5 * share + 0.2 * below / (players - 1) + 0.3 * ahead


@rule
def chance(odds: float) -> float:
    """The chance whose odds have this logarithm."""
    return 1.0 / (1.0 + np.exp(-odds))


@rule
def count_victories(won: int, players: int, victories: Any) -> None:
    """A victory that is shared counts as its share."""
    victories[players] += 1.0
    winners = 0
    for seat in range(players):
        winners += (won >> seat) & 1
    for seat in range(players):
        if (won >> seat) & 1:
            victories[seat] += 1.0 / winners


@rule
def _waver(weights: Any, count: int, doubt: float, bits: Any) -> None:
    """Not sure of the weights: each may be more by up to so much."""
    for i in range(count):
        weights[i] += doubt * scaled(number(bits, _DOUBT, i), 1024) / 1024.0


def _search(
    tables: Any,
    buffer: Any,
    weights: Any,
    here: Any,
    points: Any,
    whole_points: Any,
    root: Any,
    keys: Any,
    kids: Any,
    actions: Any,
    visits: Any,
    seen: Any,
    sums: Any,
    squares: Any,
    victories: Any,
    counters: Any,
    limits: Any,
    usual: Any,
    seed: Any,
    style: Any,
    legal: Any,
    apply: Any,
    totals: Any,
    winners: Any,
    redraw: Any,
    weigh: Any,
    value: Any,
    clock: Any,
) -> None:
    """Go on until a limit is reached. tables[0] is the root and stays, tables[1] is used. The third
    limit is the node of the root."""
    explore, widen, chaos, doubt = style[0], style[1], style[2], style[9]
    turns, chance_ends = i64(style[3]), style[4] > 0
    weighs, values, scale = style[5] > 0, style[6] > 0, style[7]
    odds = style[8] > 0
    start = limits[_NODES]
    path = np.zeros(_DEEPEST, np.int64)
    movers = np.zeros(_DEEPEST, np.int64)
    while (
        counters[_SIMULATIONS] < limits[_SIMULATIONS]
        and counters[_STEPS] < limits[_STEPS]
        and counters[_NODES] < len(actions)
    ):
        own = number(seed, _REDRAW, counters[_SIMULATIONS])
        tables[1] = tables[0]
        s = tables[1]
        redraw(s, own)
        players = i64(s.players)
        node = start
        length = 1
        steps = i64(0)
        began = clock(s)
        inside = True
        while s.turn >= 0 and (turns == 0 or clock(s) - began < turns):
            if steps == 0:
                count = i64(len(root))
                for i in range(count):
                    buffer[i] = root[i]
            else:
                count = legal(s, buffer)
            mover = i64(s.turn)
            drawn = i64(s.drawn)
            chosen = i64(0)
            if inside:
                open_ = i64(0)
                for i in range(count):
                    slot = _slot(keys, node, buffer[i])
                    here[i] = i64(kids[slot]) if keys[slot] >= 0 else i64(-1)
                    if here[i] >= 0:
                        open_ += 1
                        seen[here[i]] += 1
                may_open = i64(1.0 + widen * np.sqrt(float(visits[node])))
                bits = number(own, _OPEN, length)
                if open_ < count and open_ < may_open:
                    for i in range(count):
                        weights[i] = 0.0
                    if weighs and count > 1:
                        weigh(s, buffer, count, weights)
                    for i in range(count):
                        if here[i] >= 0:
                            weights[i] = -1e300
                    chosen = heaviest(weights, count, scaled(bits, count))
                    fresh = counters[_NODES]
                    counters[_NODES] += 1
                    slot = _slot(keys, node, buffer[chosen])
                    keys[slot] = node * i64(1048576) + i64(buffer[chosen])
                    kids[slot] = fresh
                    actions[fresh] = buffer[chosen]
                    seen[fresh] = 1
                    node = fresh
                    inside = False
                else:
                    best = -1e300
                    for i in range(count):
                        kid = here[i]
                        if kid < 0:
                            continue
                        n = float(visits[kid])
                        unsure = np.sqrt(np.log(float(seen[kid])) / n)
                        worth = sums[kid, mover] / n + explore * unsure
                        if worth > best:
                            best = worth
                            chosen = i64(i)
                    node = here[chosen]
                path[length] = node
                movers[length] = mover
                length += 1
                if length == _DEEPEST or counters[_NODES] >= len(actions):
                    inside = False
            elif count > 1:
                bits = number(own, _PLAYOUT, steps)
                chosen = scaled(bits, count)
                if weighs and not at_random(bits, chaos):
                    weigh(s, buffer, count, weights)
                    if doubt > 0.0:
                        _waver(weights, count, doubt, bits)
                    chosen = heaviest(weights, count, chosen)
            apply(s, i64(buffer[chosen]))
            steps += 1
            if chance_ends and s.drawn != drawn:
                inside = False
        over = s.turn < 0
        won = i64(0)
        if over:
            won = winners(s)
            count_victories(won, players, victories)
        if values and (odds or not over):
            for seat in range(players):
                points[seat] = value(s, i64(seat))
        else:
            totals(s, whole_points)
            for seat in range(players):
                points[seat] = float(whole_points[seat])
        visits[start] += 1
        tried = counters[_SIMULATIONS]
        if players == 1 and turns == 0 and tried < _USUAL_AFTER:  # what is usual from here on
            usual[0] += (points[0] - usual[0]) / (tried + 1.0)
        for seat in range(players):
            if odds:
                got = chance(points[seat])
            else:
                got = reward(points, players, i64(seat), over, won, usual[seat], scale)
            sums[start, seat] += got
            for level in range(1, length):
                sums[path[level], seat] += got
                if movers[level] == seat:
                    squares[path[level]] += got * got
        for level in range(1, length):
            visits[path[level]] += 1
        counters[_SIMULATIONS] += 1
        counters[_STEPS] += steps


@cache
def _compiled(game: Game) -> Any:
    if INTERPRETED:
        return _search
    s = numba.from_dtype(game.record.dtype)
    i32s, i64s, f64s = types.int32[::1], types.int64[::1], types.float64[::1]
    tree = [i64s, i32s, i32s, i64s, i64s, types.float64[:, ::1], f64s, f64s, i64s]
    rules = [game.types[name] for name in ("legal", "apply", "totals", "winners", "redraw")]
    thumbs = [game.sense_types[name] for name in ("weigh", "value", "clock")]
    functions = [types.FunctionType(signature) for signature in (*rules, *thumbs)]
    signature = types.void(
        s[::1],
        i32s,
        f64s,
        i64s,
        f64s,
        i64s,
        i32s,
        *tree,
        i64s,
        f64s,
        types.uint64,
        f64s,
        *functions,
    )
    return compiled_for(signature, _search)


class Search:
    """A search of one table. `run` may be called again and again; several may run in threads."""

    def __init__(
        self,
        game: Game,
        record: Any,
        root: Sequence[int],
        seed: int,
        style: Style,
        *,
        usual: float,
        scale: float,
        nodes: int,
    ) -> None:
        self.game = game
        self.players = int(record.players)
        self.seed = np.uint64(seed)
        self.tree = Tree(max(nodes, 2), self.players)
        self.style = style
        self.start = 0  # the node of the root
        self._tables = np.zeros(2, game.record.dtype)
        self._loop = _compiled(game)
        self._usual = np.full(self.players, usual if self.players == 1 else 0.0, np.float64)
        self._style = self._numbers(style.scale or scale)
        self._place(record, root)

    def _numbers(self, scale: float) -> Any:
        """The style as the compiled loop takes it."""
        style, rules = self.style, self.game.rules
        return np.array(
            [
                style.explore,
                style.widen,
                style.chaos,
                style.turns,
                style.chance_ends_tree,
                rules.weigh is not None,
                rules.value is not None,
                scale,
                style.odds,
                style.doubt,
            ],
            np.float64,
        )

    def _place(self, record: Any, root: Sequence[int]) -> None:
        """This table is the root now. Short looks ask what becomes better or worse from here on."""
        self._tables[0] = record
        self.seat = int(record.turn)
        self.root = np.array(root, np.int32)
        most = max(self.game.most_legal, len(self.root))
        self._scratch = (
            np.zeros(most, np.int32),
            np.zeros(most, np.float64),
            np.zeros(most, np.int64),
            np.zeros(self.players, np.float64),
            np.zeros(self.players, np.int64),
        )
        if not self.style.looks_to_the_end and self.game.rules.value is not None:
            value = value_of(self.game)
            now = np.array([value(self._tables[0], seat) for seat in range(self.players)])
            self._usual = np.array([margin(now, self.players, i) for i in range(self.players)])

    def go_on(self, action: int, record: Any, root: Sequence[int]) -> bool:
        """The action was played and nothing else happened: keep what is known of the table that it
        led to. False if nothing is."""
        kid = self.tree.child(self.start, action)
        if kid < 0:
            return False
        self.start = kid
        self._place(record, root)
        return True

    @property
    def visits(self) -> int:
        """Simulations from the root, those before it was the root included."""
        return int(self.tree.visits[self.start])

    def run(self, simulations: int, steps: int) -> None:
        """Go on until the tree holds so many simulations or rule steps."""
        t, r = self.tree, self.game.rules
        with np.errstate(over="ignore"):
            self._loop(
                self._tables,
                *self._scratch,
                self.root,
                t.keys,
                t.kids,
                t.actions,
                t.visits,
                t.seen,
                t.sums,
                t.squares,
                t.won,
                t.counters,
                np.array([simulations, steps, self.start], np.int64),
                self._usual,
                self.seed,
                self._style,
                r.legal,
                r.apply,
                r.totals,
                r.winners,
                r.redraw,
                weigh_of(self.game),
                value_of(self.game),
                clock_of(self.game),
            )

    @property
    def full(self) -> bool:
        """Whether there is no room for another node."""
        return bool(self.tree.counters[_NODES] >= len(self.tree.actions))


@dataclass(frozen=True)
class Opinion:
    """What a search thinks of one action: the reward that its player can expect, 0 to 1."""

    action: str
    value: float
    error: float  # standard error of that
    visits: int


@dataclass(frozen=True)
class Thought:
    """What came of a search, of one tree or of several together."""

    seat: int
    opinions: tuple[Opinion, ...]  # in the order in which the actions were given
    outlook: tuple[float, ...]  # the reward that each seat can expect
    won: tuple[float, ...]  # how often each seat won, of simulations that came to the end
    line: tuple[str, ...]  # the actions that are expected
    simulations: int
    steps: int
    exact: bool = False  # values are expected points, computed and not sampled

    @property
    def best(self) -> Opinion:
        """The action that was tried most; among equals the better one."""
        return max(self.opinions, key=lambda o: (o.visits, o.value))


def thought(searches: Sequence[Search], seat: int) -> Thought:
    """The opinions of several searches of one table together."""
    first = searches[0]
    text = first.game.actions.text
    opinions = []
    for action in first.root.tolist():
        visits, total, squares = 0, 0.0, 0.0
        for search in searches:
            kid = search.tree.child(search.start, action)
            if kid > 0:
                visits += int(search.tree.visits[kid])
                total += float(search.tree.sums[kid, seat])
                squares += float(search.tree.squares[kid])
        mean = total / visits if visits else 0.0
        variance = max(0.0, squares / visits - mean * mean) if visits else 0.25
        error = sqrt(variance / max(1, visits - 1)) if visits > 1 else 0.5
        opinions.append(Opinion(text(action), mean, error, visits))
    simulations = sum(search.visits for search in searches)
    outlook = sum(search.tree.sums[search.start] for search in searches) / max(1, simulations)
    won = np.sum([search.tree.won for search in searches], axis=0)
    return Thought(
        seat,
        tuple(opinions),
        tuple(float(x) for x in outlook),
        tuple(float(x / won[-1]) for x in won[:-1]) if won[-1] else (),
        _line(first),
        simulations,
        sum(search.tree.steps for search in searches),
    )


def is_settled(searches: Sequence[Search], seat: int, to_come: float) -> bool:
    """Whether more search would hardly change the choice: beyond doubt every other action is worse,
    or better by a trifle only, or cannot be tried more often in the simulations to come; a worse
    one not in half of them."""
    found = thought(searches, seat)
    best = found.best
    trifle = searches[0].style.trifle
    return all(o is best or _is_beaten(o, best, to_come, trifle) for o in found.opinions)


def _is_beaten(other: Opinion, best: Opinion, to_come: float, trifle: float) -> bool:
    lead = best.visits - other.visits
    better = best.value - other.value
    if lead > to_come or (better > 0 and lead > to_come / 2):
        return True
    doubt = SURE * sqrt(best.error**2 + other.error**2)
    return other.visits > 1 and better + trifle > doubt


def _line(search: Search, fewest: int = 8, longest: int = 12) -> tuple[str, ...]:
    """The most visited way down the tree, as far as it is more than a guess."""
    tree, text = search.tree, search.game.actions.text
    filled = tree.keys >= 0
    parents, kids = tree.keys[filled] >> 20, tree.kids[filled]
    known = tree.visits[kids] >= fewest
    parents, kids = parents[known], kids[known]
    line: list[str] = []
    node = search.start
    while len(line) < longest:
        following = kids[parents == node]
        if not len(following):
            break
        node = int(following[tree.visits[following].argmax()])
        line.append(text(int(tree.actions[node])))
    return tuple(line)
