"""The chance to win from a table, as the logarithm of the odds: a weighted sum of simple counts.
The weights were fitted to the results of 17,033 games of the reference player in all modes, at the
start of every round. `benchmarks/ratcatcher.py --odds` repeats the fit."""

import numpy as np

from cheesemoon.core import Ints, rule, whole

from .. import board, city, content as c, night, state as st, targets
from . import preferences

WEIGHTS = {
    "always": -0.520,
    "hard mode": -0.602,
    "red mode": -0.115,
    "plague mode": -0.963,
    "lady-cage": 0.0,
    "pathfinder": 0.383,
    "butcher": 0.618,
    "alchemist": 0.206,
    "rat-king": 0.0,
    "maw": 0.297,
    "brood-mother": 0.241,
    "were-rat": -0.098,
    "cheese collected": 0.660,
    "and beyond the sixth": 0.262,
    "cheese eaten": -0.586,
    "health 1": -1.455,
    "health 2": -0.782,
    "health 3": -0.369,
    "health 4": 0.0,
    "health 5 or more": 0.315,
    "rats in the cage": 0.054,
    "yellow markers": 0.148,
    "caught peculiar rats": 0.209,
    "peculiar rats in the city": -0.038,
    "brown rats": -0.036,
    "black rats": -0.001,
    "common rats beside you": -0.031,
    "cheeses about to be eaten": -0.358,
    "weight on other cheeses": -0.103,
    "way to a cheese": -0.114,
    "arch rat in the city": -0.010,
    "its wounds": 0.677,
    "its bite": -0.090,
    "attack upgrades": 0.218,
    "accuracy upgrades": 0.323,
    "movement upgrades": 0.256,
}
(
    ALWAYS, MODE, _, _, CATCHER, _, _, _, ARCH_RAT, _, _, _, GOT, LATE_ONES, LOST,
    HEALTH, _, _, _, _, CAGED, MARKERS, CARDS, ODD, BROWNS, BLACKS, HERE, HEAVY, LOAD, AWAY,
    ARCH_IN, WOUNDS, BITE, ATTACKS, ACCURACIES, MOVES,
) = range(len(WEIGHTS))  # fmt: skip
_WEIGHTS = np.array(list(WEIGHTS.values()))

MANY = 24  # most rats in the cage that count
EARLY = 6  # number of cheeses
HEALTHY = 5
FAR = 20  # twice the longest way that counts
NO_CHEESE = 12


@rule
def count_city(s: st.Hunt, found: Ints) -> None:
    """Count the rats of active districts and the cheese they endanger."""
    for i in range(s.spots_left):
        area = whole(s.spots[i])
        if city.is_active_area(s, area):
            found[BROWNS] += s.rats[c.BROWN, area]
            found[BLACKS] += s.rats[c.BLACK, area]
        if s.cheese[area]:
            heavy = night.weight(s, area)
            if heavy >= c.WEIGHT_THAT_EATS:
                found[HEAVY] += 1.0
            else:
                found[LOAD] += heavy


@rule
def way_to_cheese(s: st.Hunt) -> int:
    """Return twice the distance plus the rats of the best cheese to reach."""
    city.forget_distances(s)
    s.far[st.FROM_PAWN, s.pawn] = 1
    s.queue[0] = s.pawn
    done = 0
    count = 1
    least = FAR
    cheese = False
    while done < count and 2 * (s.far[st.FROM_PAWN, s.queue[done]] - 1) < least:
        area = whole(s.queue[done])
        if s.cheese[area]:
            cheese = True
            least = min(least, 2 * (s.far[st.FROM_PAWN, area] - 1) + preferences.rats_in(s, area))
        count = city.reach(s, st.FROM_PAWN, area, count)
        done += 1
    preferences.forget(s)
    targets.settle_distances(s)
    return least if cheese else NO_CHEESE


@rule
def count_things(s: st.Hunt, found: Ints) -> None:
    """Count everything that has a weight. `found` must be zero before."""
    found[ALWAYS] = 1.0
    if s.hard:
        found[MODE + s.hard - 1] = 1.0
    found[CATCHER + s.catcher] = 1.0
    found[ARCH_RAT + s.arch] = 1.0
    found[GOT] = board.collected(s)
    found[LATE_ONES] = max(0, board.collected(s) - EARLY)
    found[LOST] = s.progress
    found[HEALTH + min(max(s.health, 1), HEALTHY) - 1] = 1.0
    found[CAGED] = min(board.caged(s), MANY)
    found[MARKERS] = s.held[0]
    for n in range(1, c.PECULIAR + 1):
        found[CARDS] += s.caught[n]
        if s.odd_at[n]:
            found[ODD] += 1.0
    count_city(s, found)
    found[HERE] = city.common_rats(s, s.pawn)
    found[AWAY] = way_to_cheese(s) / 2
    if s.arch_at:
        found[ARCH_IN] = 1.0
        found[WOUNDS] = c.ARCH_HEALTH[s.arch] - s.arch_health
    found[BITE] = s.bonus[c.B_BITE]
    found[ATTACKS] = board.level(s, c.F_ATTACK)
    found[ACCURACIES] = board.level(s, c.F_ACCURACY)
    found[MOVES] = board.level(s, c.F_MOVE)


@rule
def odds(s: st.Hunt) -> float:
    """Return the logarithm of the odds to win."""
    found = np.zeros(len(_WEIGHTS))
    count_things(s, found)
    total = 0.0
    for i in range(len(_WEIGHTS)):
        total += _WEIGHTS[i] * found[i]
    return total
