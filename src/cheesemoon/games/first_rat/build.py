"""Step 4: build and feed (FR-49 to FR-51, FR-61)."""

from __future__ import annotations

from cheesemoon.core import Ints, rule, tell

from .content import (
    CARGO,
    CHEAP_PARTS,
    CHEESE,
    COCKPIT,
    ENGINE,
    FOOD,
    FOOD_PRICE,
    MATERIALS,
    PART_PRICE,
    PARTS,
    ROCKET,
)
from .run import in_force
from .state import BUILD_A, BUILT, DONE_A, FED, FEED_A, SAVINGS, Junkyard
from .tracks import may_place, score_marker


@rule
def affords_part(s: Junkyard, part: int, saved: int) -> bool:
    """FR-49: the materials of its price; FR-61: less one item `saved` (0: none)."""
    for item in range(1, len(MATERIALS) + 1):
        if s.seats[s.turn].goods[item] < PART_PRICE[part, item] - (item == saved):
            return False
    return True


@rule
def affords_food(s: Junkyard) -> bool:
    """FR-49: 10 cheese for a food parcel."""
    return s.seats[s.turn].goods[CHEESE] >= FOOD_PRICE


@rule
def legal_builds(s: Junkyard, out: Ints) -> int:
    """FR-49: parts, then feeding; FR-61: with cheap-parts an item must be saved; FR-55."""
    count = 0
    if may_place(s, s.turn):
        cheap = in_force(s, CHEAP_PARTS)
        for part in range(len(PARTS)):
            if not cheap:
                if affords_part(s, part, 0):
                    out[count] = BUILD_A + part * SAVINGS
                    count += 1
                continue
            for saved in range(1, SAVINGS):
                if PART_PRICE[part, saved] > 0 and affords_part(s, part, saved):
                    out[count] = BUILD_A + part * SAVINGS + saved
                    count += 1
        if affords_food(s):
            out[count] = FEED_A
            count += 1
    out[count] = DONE_A
    return count + 1


@rule
def something_to_build(s: Junkyard) -> bool:
    """FR-51: step 4 is passed over when nothing can be built or fed."""
    if not may_place(s, s.turn):
        return False
    if affords_food(s):
        return True
    cheap = in_force(s, CHEAP_PARTS)
    for part in range(len(PARTS)):
        if not cheap and affords_part(s, part, 0):
            return True
        for saved in range(1, SAVINGS):
            if cheap and PART_PRICE[part, saved] > 0 and affords_part(s, part, saved):
                return True
    return False


@rule
def complete_sets(s: Junkyard, seat: int) -> int:
    """FR-50: the smallest of the marker counts on cockpit, cargo and engine."""
    markers = s.seats[seat].markers
    return min(markers[COCKPIT], markers[CARGO], markers[ENGINE])


@rule
def build(s: Junkyard, part: int, saved: int) -> None:
    """FR-49: pay the materials, mark the track. FR-50: a further complete set is a rocket."""
    for item in range(1, len(MATERIALS) + 1):
        price = PART_PRICE[part, item] - (item == saved)
        if price > 0:
            s.seats[s.turn].goods[item] -= price
            s.heap[item] += price
    tell(s, BUILT, s.turn, part, saved, 0, 0)
    before = complete_sets(s, s.turn)
    score_marker(s, s.turn, part)
    if complete_sets(s, s.turn) > before:
        score_marker(s, s.turn, ROCKET)


@rule
def feed(s: Junkyard) -> None:
    """FR-49: 10 cheese to the dump, a marker on the cheese track."""
    s.seats[s.turn].goods[CHEESE] -= FOOD_PRICE
    s.heap[CHEESE] += FOOD_PRICE
    tell(s, FED, s.turn, 0, 0, 0, 0)
    score_marker(s, s.turn, FOOD)
