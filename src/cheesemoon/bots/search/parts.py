"""The arguments of the compiled loop: settings, scratch space, rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cheesemoon.core import Floats, Ints, Record
from cheesemoon.core.bulk.playout import Apply, Legal, Observe, Totals, Weigh, Winners

from ..heuristics import (
    Clock,
    Value,
    blind,
    clock_of,
    observe_of,
    value_of,
    weigh_of,
)

if TYPE_CHECKING:  # an import for types only must not invalidate compiled rules
    from cheesemoon.core import Game

DEEPEST = 256  # levels of the tree


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
    weighs: bool  # the game has a heuristic for actions
    values: bool  # the game has an estimate of tables
    learned: bool  # a network is used
    mix: float
    taster: int  # the seat with a taste; -1: none


class Scratch(NamedTuple):
    """The arrays that a simulation writes."""

    legal: Ints  # the legal actions of the current table
    weights: Floats  # the weight of each
    kids: Ints  # the node behind each; -1 if there is none yet
    path: Ints  # the nodes on the way down, from index 1 on
    movers: Ints  # the seats that chose them
    points: Floats  # points of each seat at the end of a simulation
    totals: Ints  # points as the game counts them
    rewards: Floats  # the reward of each seat


class Playable(NamedTuple):
    """The rules of a game that a search calls."""

    legal: Legal
    apply: Apply
    totals: Totals
    winners: Winners
    redraw: Callable[[Record, int], None]
    weigh: Weigh
    value: Value
    clock: Clock
    observe: Observe


def scratch_of(most_legal: int, players: int) -> Scratch:
    """Return scratch space for the simulations of a search."""
    return Scratch(
        legal=np.zeros(most_legal, np.int32),
        weights=np.zeros(most_legal, np.float64),
        kids=np.zeros(most_legal, np.int64),
        path=np.zeros(DEEPEST, np.int64),
        movers=np.zeros(DEEPEST, np.int64),
        points=np.zeros(players, np.float64),
        totals=np.zeros(players, np.int64),
        rewards=np.zeros(players, np.float64),
    )


def playable(game: Game, observes: bool = False) -> Playable:
    """Return the rules of a game with its heuristics or their defaults. The observation is included
    if a network or a taste needs it."""
    r = game.rules
    heuristics = weigh_of(game), value_of(game), clock_of(game)
    observe = observe_of(game) if observes else blind
    return Playable(r.legal, r.apply, r.totals, r.winners, r.redraw, *heuristics, observe)
