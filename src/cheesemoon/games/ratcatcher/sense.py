"""A rule of thumb for Ratcatcher, after the reference player of the rules: `weigh` says how good
each action looks, `value` what a table is worth. The greedy player takes the best weight; searches
use both."""

from __future__ import annotations

from typing import Any

import numpy as np

from cheesemoon.core import Ints, rule, whole

from .attack import defence_of
from .board import caged, collected
from .city import common_rats, is_rat_in, peculiar_rats, spread_from
from .content import (
    ARCH,
    ARCH_HEALTH,
    BLACK,
    BROWN,
    CATCHERS,
    COLOURS,
    FIELDS,
    I_CHEESE,
    I_HEALTH,
    PECULIAR,
    SPAN,
    T_NEST,
    TOKEN_COUNT,
    TOKENS,
    WAYS,
    WEIGHT_THAT_EATS,
    WHITE,
)
from .night import weight
from .scoring import has_won
from .state import (
    ATTACK,
    BUY,
    CATCH,
    CHEESING,
    CLAIM,
    DEPLOY,
    DEPLOYING,
    DONE,
    END,
    FROM_HERE,
    FROM_PAWN,
    GO,
    HITTING,
    LATE,
    MOVE,
    OVER,
    PASS,
    PAY,
    PAYING,
    PUT,
    RAT_MOVE,
    REWARDING,
    TRAP_IN,
    USE,
    WOUND,
    WOUND_SIX,
    Hunt,
)

_ORDERS = {
    "lady-cage": "attack yellow trap attack attack accuracy accuracy yellow move purple",
    "pathfinder": "purple trap accuracy accuracy attack attack purple move yellow health yellow",
    "butcher": "attack move accuracy accuracy attack attack yellow trap defence health purple",
    "alchemist": "trap yellow accuracy accuracy attack attack yellow move purple defence health",
}
_MOST = max(len(order.split()) for order in _ORDERS.values())


def _orders() -> Ints:
    """The fields on which each ratcatcher puts cheese, first to last; -1 behind the last."""
    table = np.full((len(CATCHERS), _MOST), -1, np.int64)
    for i, catcher in enumerate(CATCHERS):
        order = [FIELDS.index(word) for word in _ORDERS[catcher].split()]
        table[i, : len(order)] = order
    return table


ORDER = _orders()
HEALTH_WORTH = np.array([-60.0, -22.0, -9.0, -3.0, 0.0, 2.0, 3.0, 4.0, 5.0, 6.0])
FAR = 99.0
SCALE = 5.0  # values of the rules are made five times smaller, to lie among totals


# --- the city -------------------------------------------------------------------------------------


@rule
def forget(s: Hunt) -> None:
    """Scratch is zero between actions."""
    s.far[:, :] = 0
    s.queue[:] = 0


@rule
def trouble(s: Hunt, area: int) -> float:
    """Rats in an area, the arch rat counted as many."""
    return common_rats(s, area) + peculiar_rats(s, area) + 4.0 * (s.arch_at == area + 1)


@rule
def wanted_cheese(s: Hunt) -> int:
    """The area with cheese that has the least distance + half its rats; -1 without any. Distances
    from the pawn are in `far` afterwards."""
    spread_from(s, FROM_PAWN, s.pawn)
    best = -1
    least = FAR
    for i in range(s.spots_left):
        area = whole(s.spots[i])
        if s.cheese[area] and s.far[FROM_PAWN, area]:
            cost = s.far[FROM_PAWN, area] + 0.5 * trouble(s, area)
            if cost < least:
                least = cost
                best = area
    return best


@rule
def next_step(s: Hunt) -> int:
    """The adjacent area that is nearer to the wanted cheese and has the fewest rats; -1: stay."""
    goal = wanted_cheese(s)
    if goal < 0 or goal == s.pawn:
        forget(s)
        return -1
    spread_from(s, FROM_HERE, goal)
    best = -1
    fewest = FAR
    for i in range(WAYS):
        near = whole(s.near[s.pawn, i]) - 1
        if near < 0:
            break
        if s.far[FROM_HERE, near] < s.far[FROM_HERE, s.pawn] and trouble(s, near) < fewest:
            fewest = trouble(s, near)
            best = near
    forget(s)
    return best


# --- your turn ------------------------------------------------------------------------------------


@rule
def dice_wanted(s: Hunt) -> int:
    """All against the arch rat; else 1, 2 or 3 by how many rats here have a defence."""
    if s.arch_at == s.pawn + 1:
        return s.dice
    weak = 0
    strong = 0
    for rat in range(ARCH):
        here = 0
        if rat < len(COLOURS):
            here = whole(s.rats[rat, s.pawn])
        elif s.odd_at[rat - len(COLOURS) + 1] == s.pawn + 1:
            here = 1
        if here:
            s.roll_at = s.pawn + 1
            if defence_of(s, rat) == 0:
                weak += here
            else:
                strong += here
            s.roll_at = 0
    wanted = 1 if strong == 0 else (3 if weak == 0 else 2)
    return min(wanted, s.dice)


@rule
def trap_weight(s: Hunt, area: int) -> float:
    """What a trap in an area may catch."""
    score = 1.5 * peculiar_rats(s, area)
    if s.cheese[area]:
        score += s.rats[WHITE, area] + s.rats[BLACK, area]
        for i in range(WAYS):
            near = whole(s.near[area, i]) - 1
            if near < 0:
                break
            if s.cheese[near] == 0:
                score += 0.9 * (s.rats[WHITE, near] + s.rats[BLACK, near])
    if area == s.pawn:
        score += 0.8 * s.rats[BROWN, area]
    return score


@rule
def weigh_acts(s: Hunt, actions: Ints, count: int, weights: Ints) -> None:
    """Claim and buy; attack where cheese lies; else walk towards cheese; else traps; else stop."""
    fight = s.dice > 0 and is_rat_in(s, s.pawn)
    here = fight and s.cheese[s.pawn] > 0
    step = next_step(s) if s.points > 0 and not here else whole(-1)
    dice = dice_wanted(s) if fight else 0
    for i in range(count):
        action = whole(actions[i])
        if action >= END:
            weights[i] = 0.0
        elif action >= CLAIM:
            weights[i] = 90.0
        elif action >= BUY:
            weights[i] = buy_weight(s, action - BUY)
        elif action >= USE:
            weights[i] = -1.0
        elif action >= ATTACK:
            weights[i] = (70.0 if here else 30.0) - abs(action - ATTACK + 1 - dice)
        elif action >= TRAP_IN:
            score = trap_weight(s, action - TRAP_IN)
            weights[i] = 10.0 + score if score >= 1.5 else -2.0
        else:
            weights[i] = 50.0 if action - MOVE == step else -3.0


@rule
def buy_weight(s: Hunt, item: int) -> float:
    """Cheese whenever possible, health in need."""
    if item == I_CHEESE:
        return 85.0
    if item == I_HEALTH and s.health <= 2:
        return 84.0
    return -5.0


# --- other decisions ------------------------------------------------------------------------------


@rule
def hit_weight(action: int) -> float:
    """Wounds of the arch rat first, then sixes where they are needed, then rats by their harm."""
    if action == WOUND_SIX:
        return 100.0
    if action >= WOUND:
        return 90.0 + (action - WOUND)
    rat = (action - CATCH) // 2
    with_six = (action - CATCH) % 2
    if rat >= len(COLOURS):
        return 80.0 if with_six else 65.0
    if rat == BLACK:
        return 70.0 if with_six else 50.0
    return (40.0 if with_six else 60.0) - rat


@rule
def wanted_field(s: Hunt) -> int:
    """The first of the ratcatcher's order that is not reached yet; -1 behind it."""
    for i in range(_MOST):
        field = ORDER[s.catcher, i]
        if field < 0:
            return -1
        asked = 0
        for k in range(i + 1):
            asked += ORDER[s.catcher, k] == field
        if asked > s.board[field]:
            return field
    return -1


@rule
def weigh_others(s: Hunt, actions: Ints, count: int, weights: Ints) -> None:
    """Decisions with fixed preferences."""
    field = wanted_field(s) if s.phase == CHEESING else whole(-1)
    for i in range(count):
        action = whole(actions[i])
        if s.phase == HITTING:
            weights[i] = hit_weight(action)
        elif s.phase == CHEESING:
            weights[i] = 1.0 if action - PUT == field else 0.0
        elif s.phase == PAYING:
            colour, rats = divmod(action - PAY, 65)
            weights[i] = -1.0 * rats if colour == 0 else 1.0 * rats
        elif s.phase == RAT_MOVE:
            area = action - GO
            weights[i] = 50.0 * (s.trap[area] > 0) - weight(s, area)
        elif s.phase == REWARDING:
            weights[i] = 0.0 if action == PASS else 1.0 + (action - BUY)
        else:
            weights[i] = 0.0


@rule
def weigh_deploys(s: Hunt, actions: Ints, count: int, weights: Ints) -> None:
    """The arch rat as far away as possible."""
    spread_from(s, FROM_PAWN, s.pawn)
    for i in range(count):
        weights[i] = float(s.far[FROM_PAWN, whole(actions[i]) - DEPLOY])
    forget(s)


@rule
def weigh(s: Hunt, actions: Ints, count: int, weights: Ints) -> None:
    """How good each legal action looks."""
    if actions[count - 1] == END or s.phase == LATE:
        weigh_acts(s, actions, count, weights)
        if s.phase == LATE:
            for i in range(count):
                if actions[i] == DONE:
                    weights[i] = 20.0
    elif s.phase == DEPLOYING:
        weigh_deploys(s, actions, count, weights)
    else:
        weigh_others(s, actions, count, weights)


# --- what a table is worth ------------------------------------------------------------------------


@rule
def rats_worth(s: Hunt) -> float:
    """Rats in active districts, most of all where they are about to eat."""
    worth = 0.0
    for i in range(s.spots_left):
        area = whole(s.spots[i])
        if s.active[area // SPAN] == 0:
            continue
        worth -= 0.3 * s.rats[WHITE, area] + 0.25 * s.rats[BROWN, area] + 0.9 * s.rats[BLACK, area]
        if s.cheese[area]:
            heavy = weight(s, area)
            worth -= 3.0 if heavy >= WEIGHT_THAT_EATS else 0.35 * heavy
    for n in range(1, PECULIAR + 1):
        if s.odd_at[n]:
            worth -= 2.0
        if s.caught[n]:
            worth += 1.5
    return worth


@rule
def value(s: Hunt, seat: int) -> float:
    """The value of the reference player, in the measure of totals."""
    if s.phase == OVER:
        return 30.0 if has_won(s) else -15.0
    worth = 9.0 * collected(s) - 5.0 * s.progress + HEALTH_WORTH[min(s.health, 9)]
    worth += 0.6 * min(caged(s), 24) + s.held[0] + s.held[1] + rats_worth(s)
    goal = wanted_cheese(s)
    if goal >= 0:
        worth -= 0.35 * (s.far[FROM_PAWN, goal] + 0.5 * trouble(s, goal))
    forget(s)
    if s.arch_at:
        worth -= 8.0 - 5.0 * (ARCH_HEALTH[s.arch] - s.arch_health)
    return worth / SCALE


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
