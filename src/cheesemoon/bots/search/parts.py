"""What the compiled loop is handed: how to search, scratch space, the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from cheesemoon.core import Floats, Ints, Record
from cheesemoon.core.bulk.playout import Apply, Legal, Totals, Weigh, Winners

from ..heuristics import (
    Clock,
    Observe,
    Value,
    blind,
    clock_of,
    observe_of,
    value_of,
    weigh_of,
)

if TYPE_CHECKING:  # what only types need does not make compiled rules old
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
    weighs: bool  # the game has an opinion on actions
    values: bool  # the game has an opinion on tables
    learned: bool  # a network has one, and is asked
    mix: float
    taster: int  # the seat that has a taste; -1: nobody


class Scratch(NamedTuple):
    """What a simulation writes on."""

    legal: Ints  # the legal actions of the table at hand
    weights: Floats  # what each of them weighs
    kids: Ints  # the node behind each of them; -1 if there is none yet
    path: Ints  # the nodes on the way down, from place 1 on
    movers: Ints  # the seats that chose them
    points: Floats  # of each seat at the end of a simulation
    totals: Ints  # the same as the game counts them
    rewards: Floats  # what that is worth to each seat


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
    observe: Observe


def scratch_of(most_legal: int, players: int) -> Scratch:
    """Scratch space for the simulations of a search."""
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
    """The rules of a game, with its heuristics or what stands in for them; and what a seat sees, if
    a network or a taste asks for it."""
    r = game.rules
    heuristics = weigh_of(game), value_of(game), clock_of(game)
    observe = observe_of(game) if observes else blind
    return Playable(r.legal, r.apply, r.totals, r.winners, r.redraw, *heuristics, observe)
