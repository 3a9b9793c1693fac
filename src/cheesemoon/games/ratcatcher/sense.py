"""A rule of thumb for Ratcatcher: `weigh` says how good each action looks to the sensible player
(`sensible`), `value` what a table is worth at the start of a round (by its `odds`), `clock` when
that is. The weights finish a turn: whoever plays by them walks to a cheese that he can reach and
take, closes the turn and survives the night. All other ways are for the sensible player and for
searches to find out."""

from __future__ import annotations

from typing import Any

import numpy as np

from cheesemoon.core import Ints, rule, whole

from .board import defence
from .city import reach
from .content import BROWN, T_NEST, TOKEN_COUNT, TOKENS
from .movement import descend
from .odds import odds
from .scoring import has_won, points
from .sensible import closing, forget, preferred, rats_in
from .state import (
    ACTING,
    ATTACK,
    BUY,
    CLAIM,
    END,
    EXPANDING,
    FROM_HERE,
    FROM_PAWN,
    LATE,
    MOVE,
    SETUP,
    TRAP_IN,
    USE,
    Hunt,
)

CLAIMING = 200.0  # a closing action that costs no time: rewards
WALKING = 130.0  # to a cheese that is within reach
CLOSING = 100.0
TOWARDS = 60.0  # a cheese that is farther
ASIDE = 40.0
FAR = 99
BEST = 40  # points of a victory that nothing is better than
NEVER = 1e-4
NO_SEED = np.uint64(0)


@rule
def wanted_cheese(s: Hunt) -> int:
    """The area with cheese that has the least distance + half its rats; -1 without any. Measures
    the distances from the pawn, as far as that takes."""
    s.far[FROM_PAWN, s.pawn] = 1
    s.queue[0] = s.pawn
    done = 0
    count = 1
    best = -1
    least = 2 * FAR
    while done < count and 2 * s.far[FROM_PAWN, s.queue[done]] <= least:
        area = whole(s.queue[done])
        if s.cheese[area] and area != s.pawn:
            cost = 2 * s.far[FROM_PAWN, area] + rats_in(s, area)
            if cost < least or (cost == least and area < best):
                least = cost
                best = area
        count = reach(s, FROM_PAWN, area, count)
        done += 1
    return best


@rule
def walks_to(s: Hunt, goal: int) -> bool:
    """Whether he goes there now: near enough, no more rats than he has dice, no brown rats that
    bite when he leaves, and no cheese here that he could fight for. Asks for distances from the
    pawn."""
    if s.cheese[s.pawn] and s.dice > 0:
        return False
    if s.rats[BROWN, s.pawn] > defence(s):
        return False
    return s.far[FROM_PAWN, goal] - 1 <= s.points and rats_in(s, goal) <= s.dice


@rule
def weigh_steps(s: Hunt, actions: Ints, count: int, weights: Ints) -> None:
    """Steps towards the wanted cheese before others, and areas with few rats before those with
    many."""
    goal = wanted_cheese(s)
    towards = TOWARDS
    if goal >= 0:
        if walks_to(s, goal):
            towards = WALKING
        descend(s, FROM_PAWN, goal)
    for i in range(count):
        action = whole(actions[i])
        if action < TRAP_IN:
            area = action - MOVE
            weights[i] = (towards if s.far[FROM_HERE, area] else ASIDE) - rats_in(s, area)
    forget(s)


@rule
def act_weight(s: Hunt, action: int) -> float:
    """What is not the closing action: fights, claims and abilities, then traps, then the rest."""
    if action >= END:
        return 50.0
    if action >= CLAIM:
        return 45.0
    if action >= BUY:
        return 20.0
    if action >= USE:
        return 35.0
    if action >= ATTACK:
        return 30.0 + (action - ATTACK)
    return 10.0


@rule
def weigh_acts(s: Hunt, actions: Ints, count: int, weights: Ints) -> None:
    """Rewards first, then a walk to cheese, then the closing action."""
    first = closing(s)
    if s.phase == ACTING and s.points > 0:
        weigh_steps(s, actions, count, weights)
    for i in range(count):
        action = whole(actions[i])
        if action >= TRAP_IN:
            weights[i] = act_weight(s, action)
        if action == first:
            weights[i] = CLAIMING if BUY <= action < END else CLOSING


@rule
def weigh(s: Hunt, actions: Ints, count: int, weights: Ints) -> None:
    """How good each legal action looks: the sensible player's preference, in the phases that have
    one; where cards are put, all alike."""
    if s.phase == ACTING or s.phase == LATE:
        weigh_acts(s, actions, count, weights)
        return
    first = whole(-1)
    if s.phase != SETUP and s.phase != EXPANDING:
        first = preferred(s, actions, count, NO_SEED, 0)
    for i in range(count):
        weights[i] = 1.0 if actions[i] == first else 0.0


@rule
def expected_points(s: Hunt) -> float:
    """The points of a victory: those of the table, or what became of such tables in games that the
    sensible player won."""
    return float(points(s)) if s.turn < 0 else 25.0 + 0.55 * points(s)


@rule
def chance_to_win(s: Hunt) -> float:
    """At the end it is known."""
    if s.turn < 0:
        return 1.0 if has_won(s) else 0.0
    return 1.0 / (1.0 + np.exp(-odds(s)))


@rule
def value(s: Hunt, seat: int) -> float:
    """The chance to win, a point of the victory more or less as good as one in a hundred of it;
    as the logarithm of its odds."""
    worth = chance_to_win(s) * (1.0 + (expected_points(s) - BEST) / 100.0)
    worth = min(max(worth, NEVER), 1.0 - NEVER)
    return np.log(worth / (1.0 - worth))


@rule
def clock(s: Hunt) -> int:
    """A turn is a round, the night included: a table is judged when the next one begins."""
    return whole(s.round_no)


# --- a view as a position -------------------------------------------------------------------------


def unview(view: dict[str, Any], seed: int) -> dict[str, Any]:
    """A view tells how many mystery tokens are left, not which: so many of those that are no nests
    in the city, at random."""
    rng = np.random.default_rng(seed)
    seen = {k: v for k, v in view.items() if not k.endswith("_size")}
    areas = [a for card in view["city"].values() for a in card.get("areas", {}).values()]
    counts = TOKEN_COUNT.copy()
    counts[T_NEST] -= sum(area.get("nest", 0) for area in areas)
    tokens = [TOKENS[t] for t in range(len(TOKENS)) for _ in range(counts[t])]
    rng.shuffle(tokens)
    return {**seen, "mystery": tokens[: view["mystery_size"]]}
