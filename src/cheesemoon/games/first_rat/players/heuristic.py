"""A rule of thumb for First Rat: `weigh` rates each action, `value` estimates a table in points.
The greedy player takes the best weight. Searches use both.

The numbers in `weigh` were fitted to win games of two against each other and to score in the solo
game, on the standard and the variable board. One action in ten was random, so that they suit any
table.
"""

import numpy as np

from cheesemoon.core import Floats, Ints, rule, whole
from cheesemoon.core.rules.scratch import paper

from .. import content as c, lists, run, scoring, shop, state as st, take, tracks, ways

# the worth of one piece: cheese, bottle, soda, can, calculator, bulb, core
WORTH = np.array([1.8, 2.1, 3.1, 5.0, 6.5, 0.7, 1.5])
SOON = 0.7  # more for a core while there is time for the rewards of the burrow
STEP = 0.5  # a step towards the launch pad
WAY = 0.8  # a step that a thief has to run again
TO_KEEP = np.array([0.4, 0.7, 0.9, 1.3, 1.75])  # points of one that is kept, cheese first

# by space: the price at its stand; without a stand, more than any seat has
PRICE_AT = np.full(c.PAD + 1, 999)
PRICE_AT[c.STAND_SPACE] = c.STAND_PRICE


@rule
def left_of_game(s: st.Junkyard) -> float:
    """Return the share of the game that is left: 1 at the beginning, 0 in the last round."""
    if s.ending != st.NOT_YET:
        return 0.0
    return max(0.1, 1.0 - s.round_no / 21.0)


@rule
def rival_spaces(s: st.Junkyard) -> int:
    """Return the spaces where rent may be due, as bits."""
    bits = 0
    for side in range(max(s.players, c.ROBOT + 1)):
        if side != s.turn:
            for rat in range(c.RATS):
                bits |= lists.bit(s.seats[side].rats[rat])
    return bits


@rule
def gift(s: st.Junkyard, space: int, packs: int) -> float:
    """Return the worth of what the acting seat takes from a space, with light and backpack."""
    light = s.seats[s.turn].light
    shown = s.path[space]
    item = c.ITEM_OF[shown]
    colour = c.COLOUR_OF[shown]
    count = (
        c.COUNT_OF[shown]
        + take.is_lit(space, light)
        + c.PACK_COUNT[colour] * ((packs >> colour) & 1)
    )
    if item == c.BULB and light + count > c.LIGHT_STEPS:
        return 0.1 * count
    worth = WORTH[item]
    if item == c.CORE:
        worth += SOON * left_of_game(s)
    return worth * count


@rule
def end_weight(s: st.Junkyard, end: int, packs: int, rivals: int) -> float:
    """Return the gain of a rat that ends its run there, without the cost of the way."""
    if end == c.PAD:
        return tracks.value(s, c.RATTONAUTS, tracks.next_space(s, c.RATTONAUTS))
    weight = gift(s, end, packs)
    if s.seats[s.turn].goods[c.CHEESE] >= PRICE_AT[end]:  # it may buy or steal there
        weight += 0.6
    if (rivals >> end) & 1:
        weight -= 1.8 * run.rent_at(s, end)
    return weight


@rule
def rat_of(action: int) -> int:
    """Return the rat of a run."""
    return (action - st.RUN_A) // st.RUNS_OF_A_RAT


@rule
def end_of(action: int) -> int:
    """Return the space where a run ends."""
    return (action - st.RUN_A) % st.RUNS_OF_A_RAT // len(ways.VIA) + 1


@rule
def chain_of(action: int) -> int:
    """Return the chain of pipes of a run."""
    return (action - st.RUN_A) % len(ways.VIA)


@rule
def weigh_runs(s: st.Junkyard, actions: Ints, count: int, weights: Ints) -> None:
    """Weigh runs: the rat itself, and those that may follow it."""
    packs = lists.bits_of(s.seats[s.turn].packs)
    rivals = rival_spaces(s)
    rats = s.seats[s.turn].rats
    known, weight = 0, 0.0  # runs to one space follow each other
    for i in range(count):
        action = whole(actions[i])
        if action >= st.NUT_A:  # done
            weights[i] = 0.0
            continue
        end = end_of(action)
        if end != known:
            known, weight = end, end_weight(s, end, packs, rivals)
        weights[i] = STEP * (end - rats[rat_of(action)]) + weight - 1.4 * (chain_of(action) > 0)
    if s.runs == 0:
        weigh_company(s, actions, count, weights)


@paper
def zeros() -> Floats:
    """Return a weight and a space for each rat and colour, all 0."""
    return np.zeros((2, c.RATS, len(c.COLOURS)))


@rule
def weigh_company(s: st.Junkyard, actions: Ints, count: int, weights: Ints) -> None:
    """Add the worth of the other rats' best runs on the same colour after a short first run."""
    seconds = zeros()
    best, spaces = seconds[0], seconds[1]  # and the space where it ends
    rats = s.seats[s.turn].rats
    for i in range(count):
        action = whole(actions[i])
        rat, end = rat_of(action), end_of(action)
        if chain_of(action) == 0 and end - rats[rat] <= c.SEVERAL and end != c.PAD:
            colour = c.COLOUR_OF[s.path[end]]
            if weights[i] > best[rat, colour]:
                best[rat, colour] = weights[i]
                spaces[rat, colour] = end
    for i in range(count):
        action = whole(actions[i])
        first, end = rat_of(action), end_of(action)
        if end - rats[first] - ways.CHAIN_SAVES[chain_of(action)] > c.SEVERAL:
            continue
        if end == c.PAD:
            weights[i] += 5.0
            continue
        colour = c.COLOUR_OF[s.path[end]]
        for rat in range(c.RATS):
            if rat != first and spaces[rat, colour] != end:  # FR-16: only one can stand there
                weights[i] += best[rat, colour]


@rule
def thing_weight(s: st.Junkyard, thing: int) -> float:
    """Return the worth of a thing for sale: a cap by its present value and growth, others by time
    left."""
    if thing >= st.A_CAP:
        return 2.5 * scoring.cap_value(s, s.turn, thing - st.A_CAP) + 5.2 * left_of_game(s)
    if shop.stand_of(thing) == 1:
        return 3.3 * left_of_game(s) + 0.2
    return 1.4 * left_of_game(s)


@rule
def shop_weight(s: st.Junkyard, action: int) -> float:
    """Return the worth of a purchase less its cheese, or of a theft less the rat's way."""
    if action < st.STEAL_A:
        stand = shop.stand_of(action - st.BUY_A)
        return thing_weight(s, action - st.BUY_A) - 0.9 * c.STAND_PRICE[stand]
    stand = shop.stand_of(action - st.STEAL_A)
    way = c.STAND_SPACE[stand] * (WAY if left_of_game(s) > 0 else 0.1)
    return thing_weight(s, action - st.STEAL_A) - way


@rule
def waiting_rats(s: st.Junkyard) -> int:
    """Return the number of own rats in the nursery."""
    count = 0
    for rat in range(c.RATS):
        count += s.seats[s.turn].rats[rat] == st.NURSERY
    return count


@rule
def burrow_weight(s: st.Junkyard, action: int) -> float:
    """Weigh the rooms of the burrow: rats first, then the pantry. A comic is rarely worth it."""
    if action == st.FORK_ON:
        return 2.0
    if action == st.FORK_A:  # the library
        return 0.7 * left_of_game(s) - 2.1 * lists.length(s.seats[s.turn].comics)
    if action < st.FORK_ON:  # the nursery
        return 9.0 * left_of_game(s) if waiting_rats(s) else 0.0
    if action == st.COMIC_NONE:
        return -1.0
    return 0.0


@rule
def drinking_weight(s: st.Junkyard) -> float:
    """Return the worth of a drink, which pays when much is taken, or at the end."""
    taken = -8.4 if left_of_game(s) > 0 else 0.1
    packs = lists.bits_of(s.seats[s.turn].packs)
    for i in range(s.runs):
        if s.ran_end[i] != c.PAD:
            taken += gift(s, s.ran_end[i], packs)
    return taken


@rule
def action_weight(s: st.Junkyard, action: int) -> float:
    """Return the worth of an action other than a run. Stopping is worth 0."""
    if action == st.DONE_A:
        return 0.0
    if action == st.NUT_A:
        return 2.9
    if action == st.NEWRAT_A:
        return 15.0 * left_of_game(s)
    if action < st.DRINK_A:
        return WORTH[action - st.PACK_A + 1]
    if action == st.DRINK_A:
        return drinking_weight(s)
    if action == st.KEEP_A:
        return 0.0
    if action < st.BUY_A:
        return burrow_weight(s, action)
    if action < st.BUILD_A:
        return shop_weight(s, action)
    if action < st.FEED_A:
        part = (action - st.BUILD_A) // st.SAVINGS
        return 1.4 + tracks.value(s, part, tracks.next_space(s, part))
    return 1.2


@rule
def weigh(s: st.Junkyard, actions: Ints, count: int, weights: Ints) -> None:
    """Weigh each legal action."""
    if s.phase == st.RUN:
        weigh_runs(s, actions, count, weights)
        return
    for i in range(count):
        weights[i] = action_weight(s, whole(actions[i]))


@rule
def value(s: st.Junkyard, seat: int) -> float:
    """Return the points and the worth of goods, rats, light, backpacks and drinks."""
    points = float(scoring.total(s, seat))
    soon = 0.25 if s.ending == st.THIS_ROUND else 1.0
    me = s.seats[seat]
    for item in range(len(c.GOODS)):
        points += soon * TO_KEEP[item] * me.goods[item]
    for rat in range(c.RATS):
        if me.rats[rat] < c.PAD:
            points += soon * (0.25 * me.rats[rat] + 4.0 * left_of_game(s))
    points += soon * (0.2 * me.light + 1.5 * me.drinks)
    return points + 4.0 * left_of_game(s) * lists.length(me.packs)


@rule
def clock(s: st.Junkyard) -> int:
    """Return the number of turns so far."""
    return whole(s.round_no * s.players + max(s.turn, 0))
