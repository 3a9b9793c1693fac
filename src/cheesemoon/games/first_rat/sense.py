"""A rule of thumb for First Rat: `weigh` says how good each action looks, in points, `value` what a
table is worth. The greedy player takes the best weight; searches use both."""

from __future__ import annotations

import numpy as np

from cheesemoon.core import Ints, rule, whole

from .content import (
    BULB,
    COLOUR_OF,
    COLOURS,
    COUNT_OF,
    GOODS,
    ITEM_OF,
    LIGHT_STEPS,
    PACK_COUNT,
    PAD,
    RATS,
    RATTONAUTS,
    SEVERAL,
    STAND_PRICE,
    STAND_SPACE,
    STEPS,
    VIA,
)
from .lists import length, place_of
from .run import rent_at
from .scoring import cap_value, total
from .shop import stand_of
from .state import (
    A_CAP,
    BUILD_A,
    BUY_A,
    COMIC_NONE,
    DONE_A,
    DRINK_A,
    FEED_A,
    FORK_A,
    FORK_ON,
    KEEP_A,
    NEWRAT_A,
    NOT_YET,
    NURSERY,
    NUT_A,
    PACK_A,
    RUN,
    RUNS_OF_A_RAT,
    SAVINGS,
    STEAL_A,
    THIS_ROUND,
    Junkyard,
)
from .take import is_lit
from .tracks import next_space
from .tracks import value as track_value

# points that one piece is good for: cheese, bottle, soda, can, calculator, bulb, core
WORTH = np.array([0.6, 1.0, 1.3, 1.9, 2.5, 0.5, 0.6])
STEP = 0.3  # a step towards the pad


@rule
def left_of_game(s: Junkyard) -> float:
    """1 at the beginning, 0 in the last round: what is still to come."""
    if s.ending != NOT_YET:
        return 0.0
    return max(0.1, 1.0 - s.round_no / 24.0)


@rule
def gift(s: Junkyard, space: int) -> float:
    """What the acting seat takes from a space, light and backpack included."""
    if space == PAD:
        track = track_value(s, RATTONAUTS, next_space(s, RATTONAUTS))
        return 3.0 + track
    me = s.seats[s.turn]
    shown = s.path[space]
    item = ITEM_OF[shown]
    count = COUNT_OF[shown] + is_lit(space, me.light)
    colour = COLOUR_OF[shown]
    if place_of(me.packs, colour) >= 0:
        count += PACK_COUNT[colour]
    worth = WORTH[item]
    if item == BULB and me.light + count > LIGHT_STEPS:
        worth = 0.1
    return worth * count


@rule
def stand_weight(s: Junkyard, space: int) -> float:
    """A rat at a stand may get something."""
    for stand in range(len(STAND_SPACE)):
        if STAND_SPACE[stand] == space and s.seats[s.turn].goods[0] >= STAND_PRICE[stand]:
            return 1.0
    return 0.0


@rule
def end_weight(s: Junkyard, begin: int, end: int) -> float:
    """A rat that comes from one space to another."""
    weight = STEP * (end - begin) + gift(s, end)
    if end < PAD:
        weight += stand_weight(s, end) - 1.1 * rent_at(s, end)
    return weight


@rule
def own_rat_on(s: Junkyard, space: int, without: int) -> bool:
    """FR-16: whether another own rat stands there."""
    found = False
    for rat in range(RATS):
        found = found or (rat != without and s.seats[s.turn].rats[rat] == space)
    return found


@rule
def fill_seconds(s: Junkyard, seconds: Ints, spaces: Ints) -> None:
    """[rat, colour]: the best short run of each rat to each colour, as a second one of the turn,
    and the space where it ends."""
    for rat in range(RATS):
        begin = s.seats[s.turn].rats[rat]
        if begin >= PAD:
            continue
        for to in range(begin + 1, min(begin + SEVERAL, PAD - 1) + 1):
            if not own_rat_on(s, to, rat):
                colour = COLOUR_OF[s.path[to]]
                weight = end_weight(s, begin, to)
                if weight > seconds[rat, colour]:
                    seconds[rat, colour] = weight
                    spaces[rat, colour] = to


@rule
def others_weight(s: Junkyard, first: int, end: int, seconds: Ints, spaces: Ints) -> float:
    """What the other rats can do on the same colour after a short first run."""
    if end == PAD:
        return 2.0
    weight = 0.0
    colour = COLOUR_OF[s.path[end]]
    for rat in range(RATS):
        if rat != first and spaces[rat, colour] != end:  # FR-16: only one of them can stand there
            weight += seconds[rat, colour]
    return weight


@rule
def run_weight(s: Junkyard, action: int, seconds: Ints, spaces: Ints) -> float:
    """The rat itself, and those that may follow it."""
    rat, rest = divmod(action, RUNS_OF_A_RAT)
    end, chain = rest // len(VIA) + 1, rest % len(VIA)
    begin = s.seats[s.turn].rats[rat]
    weight = end_weight(s, begin, end) - 1.2 * (chain > 0)
    if s.runs == 0 and STEPS[begin, end, chain] <= SEVERAL:
        weight += others_weight(s, rat, end, seconds, spaces)
    return weight


@rule
def thing_weight(s: Junkyard, thing: int) -> float:
    """A backpack or a drink early; a cap for what it is worth now and a little more."""
    if thing >= A_CAP:
        return cap_value(s, s.turn, thing - A_CAP) + 6.0 * left_of_game(s)
    if stand_of(thing) == 1:
        return 5.0 * left_of_game(s) + 0.5
    return 9.0 * left_of_game(s)


@rule
def shop_weight(s: Junkyard, action: int) -> float:
    """Bought for cheese, or stolen for the way that the rat has come."""
    if action < STEAL_A:
        stand = stand_of(action - BUY_A)
        return thing_weight(s, action - BUY_A) - WORTH[0] * STAND_PRICE[stand]
    stand = stand_of(action - STEAL_A)
    way = STEP * STAND_SPACE[stand] * (1.6 if left_of_game(s) > 0 else 0.3)
    return thing_weight(s, action - STEAL_A) - way


@rule
def waiting_rats(s: Junkyard) -> int:
    """Own rats in the nursery."""
    count = 0
    for rat in range(RATS):
        count += s.seats[s.turn].rats[rat] == NURSERY
    return count


@rule
def burrow_weight(s: Junkyard, action: int) -> float:
    """Rats first, then a comic or two, then the pantry."""
    if action == FORK_ON:
        return 1.0
    if action == FORK_A:  # the library
        return 4.0 * left_of_game(s) - 1.5 * length(s.seats[s.turn].comics)
    if action < FORK_ON:  # the nursery
        return 6.0 * left_of_game(s) if waiting_rats(s) else 0.0
    if action == COMIC_NONE:
        return -1.0
    return 0.0


@rule
def drinking_weight(s: Junkyard) -> float:
    """Worth it when much is taken, or at the end."""
    taken = -4.0 if left_of_game(s) > 0 else 0.1
    for i in range(s.runs):
        if s.ran_end[i] != PAD:
            taken += gift(s, s.ran_end[i])
    return taken


@rule
def action_weight(s: Junkyard, action: int) -> float:
    """How good an action other than a run looks, in points; stopping is worth nothing."""
    if action == DONE_A:
        return 0.0
    if action == NUT_A:
        return 3.0
    if action == NEWRAT_A:
        return 8.0 * left_of_game(s)
    if action < DRINK_A:
        return WORTH[action - PACK_A + 1]
    if action == DRINK_A:
        return drinking_weight(s)
    if action == KEEP_A:
        return 0.0
    if action < BUY_A:
        return burrow_weight(s, action)
    if action < BUILD_A:
        return shop_weight(s, action)
    if action < FEED_A:
        part = (action - BUILD_A) // SAVINGS
        return 1.0 + track_value(s, part, next_space(s, part))
    return 1.0


@rule
def weigh(s: Junkyard, actions: Ints, count: int, weights: Ints) -> None:
    """How good each legal action looks."""
    if s.phase != RUN:
        for i in range(count):
            weights[i] = action_weight(s, whole(actions[i]))
        return
    seconds = np.zeros((RATS, len(COLOURS)))
    spaces = np.zeros((RATS, len(COLOURS)), np.int64)
    if s.runs == 0:
        fill_seconds(s, seconds, spaces)
    for i in range(count):
        action = whole(actions[i])
        weights[i] = run_weight(s, action, seconds, spaces) if action < NUT_A else 0.0


@rule
def value(s: Junkyard, seat: int) -> float:
    """Points, and what things on the way are worth: goods, rats, light, backpacks, drinks."""
    points = float(total(s, seat))
    soon = 0.25 if s.ending == THIS_ROUND else 1.0
    me = s.seats[seat]
    for item in range(len(GOODS)):
        points += soon * 0.7 * WORTH[item] * me.goods[item]
    for rat in range(RATS):
        if me.rats[rat] < PAD:
            points += soon * (0.25 * me.rats[rat] + 4.0 * left_of_game(s))
    points += soon * (0.2 * me.light + 1.5 * me.drinks)
    return points + 4.0 * left_of_game(s) * length(me.packs)


@rule
def clock(s: Junkyard) -> int:
    """Turns so far."""
    return whole(s.round_no * s.players + max(s.turn, 0))
