"""A rule of thumb for Space Taxi: `weigh` rates each action, `value` estimates a table. The greedy
player takes the best weight. Searches use both. `bots` solves the turn exactly."""

import numpy as np

from cheesemoon.core import Ints, rule, whole

from .. import content as c, place, ride, roll, scoring, state as st

GOOD = 1.0  # the least weight of a die worth placing


def _expected_factors() -> Ints:
    """Return the expected factor, by fuel sum and number of dice still to be thrown."""
    table = np.zeros((c.FUEL * c.FUEL_SIDES + 1, c.FUEL + 1))
    table[:, 0] = c.FACTORS
    for dice in range(1, c.FUEL + 1):
        for sum_ in range(c.FUEL_SIDES * (c.FUEL - dice) + 1):
            table[sum_, dice] = table[sum_ + 1 : sum_ + c.FUEL_SIDES + 1, dice - 1].mean()
    return table


EXPECTED_FACTOR = _expected_factors()


@rule
def best_group(s: st.Taxi) -> int:
    """Return the species that fills most seats when all of it in hand is placed."""
    best = 0
    for species in range(1, len(c.SPECIES)):
        if s.taxi[species] + s.passengers[species] > s.taxi[best] + s.passengers[best]:
            best = species
    return best


@rule
def passenger_weight(s: st.Taxi, species: int) -> float:
    """Return the worth of a species: large groups first. A single is worth no seat unless it joins
    others."""
    group = s.taxi[species] + s.passengers[species]
    if species == best_group(s):
        return 2.0 + group
    if s.taxi[species] >= 2 or group >= 3:
        return 1.0 + group
    return 0.5 * s.taxi[species] + 0.2 * group


@rule
def fuel_weight(s: st.Taxi, fuel_number: int) -> float:
    """Return the worth of a fuel die for the factor, alone or with others in hand that suit it."""
    sum_ = place.fuel_sum(s) + fuel_number
    left = c.FUEL - roll.on_wings(s) - 1
    now = EXPECTED_FACTOR[sum_ - fuel_number, left + 1]
    best = EXPECTED_FACTOR[sum_, left]
    for one in range(1, c.FUEL_SIDES + 1):
        if left < 1 or s.fuel[one] - (one == fuel_number) < 1:
            continue
        best = max(best, EXPECTED_FACTOR[sum_ + one, left - 1])
        for two in range(1, c.FUEL_SIDES + 1):
            if left >= 2 and s.fuel[two] - (two == fuel_number) - (two == one) >= 1:
                best = max(best, EXPECTED_FACTOR[sum_ + one + two, left - 2])
    return GOOD + 2.0 * (best - 1.2 * now) - 0.1


@rule
def smuggling_weight(s: st.Taxi) -> float:
    """Return the worth of the smuggling die. Six and more is worth placing; less is rolled
    again."""
    return 0.6 * s.smuggling - 2.5


@rule
def die_weight(s: st.Taxi, action: int) -> float:
    """Return the worth of placing this die now."""
    if action < st.JOKER:
        if action - st.PLACE == c.THUMB:
            return -2.0
        return passenger_weight(s, action - st.PLACE)
    if action < st.FUEL_1:
        species = action - st.JOKER
        if species != best_group(s):
            return -3.0
        return 0.5 + 0.5 * (s.taxi[species] + s.passengers[species])
    if action < st.SMUGGLE:
        return fuel_weight(s, action - st.FUEL_1 + 1)
    return smuggling_weight(s)


@rule
def good_dice(s: st.Taxi, actions: Ints, count: int, weights: Ints) -> int:
    """Return the number of dice in hand that are worth placing."""
    good = 0
    for i in range(count):
        action = actions[i]
        if action == st.DONE or weights[i] < GOOD:
            continue
        if action < st.JOKER:
            good += s.passengers[action - st.PLACE]
        elif action < st.FUEL_1:
            good += min(s.passengers[c.THUMB], s.coins[s.turn])
        elif action < st.SMUGGLE:
            good += s.fuel[action - st.FUEL_1 + 1]
        else:
            good += s.smuggling_at == st.HAND
    return good


@rule
def fitting_tile(s: st.Taxi, good: int) -> int:
    """Return the highest unused tile that good dice reach, else the next one."""
    fitting = -1
    for tile in range(c.TILES - 1, -1, -1):
        if s.tiles[tile] and tile >= s.placed and (fitting < 0 or fitting > s.placed + good):
            fitting = tile
    return fitting


@rule
def weigh_placements(s: st.Taxi, actions: Ints, count: int, weights: Ints) -> None:
    """Weigh placements: the best die first, until the good ones are placed as far as a tile
    allows."""
    for i in range(count):
        if actions[i] != st.DONE:
            weights[i] = die_weight(s, actions[i])
    if not place.may_stop(s):
        return
    stop = fitting_tile(s, good_dice(s, actions, count, weights)) <= s.placed
    weights[count - 1] = 100.0 if stop else -100.0  # `done` comes last


@rule
def wanted_payment(s: st.Taxi) -> int:
    """Return the coins to pay: all in the last round, else the fewest that surely save the result
    from the strike."""
    coins = s.coins[s.turn]
    round_ = s.round_no - 1
    if s.round_no == c.ROUNDS[s.players]:
        return coins
    if s.players == 1 or (s.turn + 1) % s.players != s.first:
        return 0
    lowest = 10000
    for seat in range(s.players):
        if seat != s.turn:
            lowest = min(lowest, s.results[seat, round_])
    points = ride.turn_points(s)
    needed = (lowest - points) // c.COIN_POINTS + 1
    return needed if points <= lowest and needed <= coins else 0


@rule
def weigh(s: st.Taxi, actions: Ints, count: int, weights: Ints) -> None:
    """Weigh each legal action."""
    if s.phase == st.PLACING:
        weigh_placements(s, actions, count, weights)
        return
    wanted = wanted_payment(s) if s.phase == st.PAYING else 0
    for i in range(count):
        weights[i] = -abs(actions[i] - st.PAY - wanted) if actions[i] != st.ROLL else 0.0


@rule
def value(s: st.Taxi, seat: int) -> float:
    """Return the points so far, plus coins at their price while there is a turn to pay them in."""
    last = s.round_no == c.ROUNDS[s.players]
    played = s.phase == st.OVER or (seat - s.first) % s.players < (s.turn - s.first) % s.players
    worth = 0 if last and played else c.COIN_POINTS
    return float(scoring.total(s, seat) + worth * s.coins[seat])


@rule
def clock(s: st.Taxi) -> int:
    """Return the number of turns so far. A table is judged between turns."""
    played = (s.turn - s.first) % s.players if s.phase != st.OVER else 0
    return whole(s.round_no * s.players + played)
