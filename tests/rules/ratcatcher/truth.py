"""What the events of Ratcatcher tell is what happened: moves, cheese, the growth of the city."""

from __future__ import annotations

from typing import Any

import numpy as np

from cheesemoon.core import rule

from .invariants import AREAS, BAIT, DISTRICTS, LETTERS, VALUE, joins
from .tables import GAME

# events, and one action
_KINDS = {name: i for i, name in enumerate(GAME.events.names, 1)}
PLACED, COLLECTED, DRAWN = _KINDS["placed"], _KINDS["collected"], _KINDS["cards-drawn"]
LAID, MYSTERY, TURN = _KINDS["laid-cheese"], _KINDS["mystery"], _KINDS["rats-turn"]
MOVED, EATEN, DEVOURED = _KINDS["rat-moved"], _KINDS["eaten"], _KINDS["devoured"]
USED = _KINDS["used"]
A_BAIT, A_CHEESE, MOST_STEPS = 0, 1, 4  # ability; token; movement 2, whip 1, king 1

TRUE, NOT_THE_MOVE, NOT_THE_CHEESE, NOT_THE_GROWTH = 0, 20, 21, 22


@rule
def distances(s: Any, away: Any) -> None:
    """From the areas that have 0 to all others, which have -1."""
    here = 0
    found = True
    while found:
        found = False
        for area in range(AREAS):
            if away[area] == here:
                for near in s.near[area]:
                    if near and away[near - 1] < 0:
                        away[near - 1] = here + 1
                        found = True
        here += 1


@rule
def came_nearer(s: Any, colour: int, begin: int, end: int, cheese: Any, bait: Any) -> bool:
    """A rat comes nearer to its target: by exactly the areas that it moved, at most 4."""
    away = np.full(AREAS, -1)
    walked = np.full(AREAS, -1)
    walked[begin] = 0
    if colour == 1:
        away[s.pawn] = 0
    else:
        for area in range(AREAS):
            if cheese[area] or bait[area]:
                away[area] = 0
    distances(s, away)
    distances(s, walked)
    steps = walked[end]
    return 1 <= steps <= MOST_STEPS and away[begin] - away[end] == steps


@rule
def told_truly(before: Any, s: Any, events: Any, told: int, eaten: Any) -> int:
    """What the events of one action tell is what happened; `TRUE`, or what is not.
    `eaten` keeps what was eaten in this turn of the rats, which may take several actions."""
    cheese = np.zeros(AREAS, np.int64)
    bait = np.zeros(AREAS, np.bool_)
    for area in range(AREAS):
        cheese[area] = before.cheese[area]
        bait[area] = (before.effects[area] & BAIT) > 0
    progress = before.progress
    for i in range(told):
        kind, a, b = events[i, 0], events[i, 1], events[i, 2]
        if kind == LAID:
            cheese[a] += 1
        elif kind == MYSTERY and a == A_CHEESE:
            cheese[b] += events[i, 3]
        elif kind == COLLECTED:
            cheese[a] -= b
        elif kind == USED and a == A_BAIT:
            bait[b] = True
        elif kind == DEVOURED:
            bait[b] = False  # the Maw takes all that lies there
        elif kind == TURN:
            eaten[:] = 0
        elif kind == EATEN:
            cheese[a] -= 1
            progress += 1
            eaten[a] += 1
            if eaten[a] > 1 or events[i, 3] != progress:
                return NOT_THE_CHEESE
        elif kind == MOVED and a < 3:
            if not came_nearer(s, a, events[i, 3], events[i, 4], cheese, bait):
                return NOT_THE_MOVE
        elif kind == DRAWN:
            home = s.pawn // LETTERS
            most = 3 if home == 0 and s.hard else VALUE[home]
            cards, cheeses = 0, 0
            for card in range(1, DISTRICTS):
                cards += s.waiting >> card & 1
            for area in range(AREAS):
                cheeses += cheese[area]
            if cards > most or cheeses >= 2:
                return NOT_THE_GROWTH
        elif kind == PLACED:
            joined = False
            for d in range(DISTRICTS):
                joined = joined or (d != a and joins(s, a, d))
            if not joined:
                return NOT_THE_GROWTH
    for area in range(AREAS):
        if cheese[area] != s.cheese[area]:
            return NOT_THE_CHEESE
    return TRUE if progress == s.progress else NOT_THE_CHEESE
