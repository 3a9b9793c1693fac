"""Step 4: build and feed (FR-49 to FR-51, FR-61)."""

from cheesemoon.core import Ints, rule, tell

from . import content as c, run, state as st, tracks


@rule
def affords_part(s: st.Junkyard, part: int, saved: int) -> bool:
    """FR-49: the materials of its price; FR-61: less one item `saved` (0: none)."""
    for item in range(1, len(c.MATERIALS) + 1):
        if s.seats[s.turn].goods[item] < c.PART_PRICE[part, item] - (item == saved):
            return False
    return True


@rule
def affords_food(s: st.Junkyard) -> bool:
    """FR-49: 10 cheese for a food parcel."""
    return s.seats[s.turn].goods[c.CHEESE] >= c.FOOD_PRICE


@rule
def legal_builds(s: st.Junkyard, out: Ints) -> int:
    """FR-49: parts, then feeding; FR-61: with cheap-parts an item must be saved; FR-55."""
    count = 0
    if tracks.may_place(s, s.turn):
        cheap = run.in_force(s, c.CHEAP_PARTS)
        for part in range(len(c.PARTS)):
            if not cheap:
                if affords_part(s, part, 0):
                    out[count] = st.BUILD_A + part * st.SAVINGS
                    count += 1
                continue
            for saved in range(1, st.SAVINGS):
                if c.PART_PRICE[part, saved] > 0 and affords_part(s, part, saved):
                    out[count] = st.BUILD_A + part * st.SAVINGS + saved
                    count += 1
        if affords_food(s):
            out[count] = st.FEED_A
            count += 1
    out[count] = st.DONE_A
    return count + 1


@rule
def something_to_build(s: st.Junkyard) -> bool:
    """FR-51: step 4 is passed over when nothing can be built or fed."""
    if not tracks.may_place(s, s.turn):
        return False
    if affords_food(s):
        return True
    cheap = run.in_force(s, c.CHEAP_PARTS)
    for part in range(len(c.PARTS)):
        if not cheap and affords_part(s, part, 0):
            return True
        for saved in range(1, st.SAVINGS):
            if cheap and c.PART_PRICE[part, saved] > 0 and affords_part(s, part, saved):
                return True
    return False


@rule
def complete_sets(s: st.Junkyard, seat: int) -> int:
    """FR-50: the smallest of the marker counts on cockpit, cargo and engine."""
    markers = s.seats[seat].markers
    return min(markers[c.COCKPIT], markers[c.CARGO], markers[c.ENGINE])


@rule
def build(s: st.Junkyard, part: int, saved: int) -> None:
    """FR-49: pay the materials, mark the track. FR-50: a further complete set is a rocket."""
    for item in range(1, len(c.MATERIALS) + 1):
        price = c.PART_PRICE[part, item] - (item == saved)
        if price > 0:
            s.seats[s.turn].goods[item] -= price
            s.heap[item] += price
    tell(s, st.BUILT, s.turn, part, saved, 0, 0)
    before = complete_sets(s, s.turn)
    tracks.score_marker(s, s.turn, part)
    if complete_sets(s, s.turn) > before:
        tracks.score_marker(s, s.turn, c.ROCKET)


@rule
def feed(s: st.Junkyard) -> None:
    """FR-49: 10 cheese to the dump, a marker on the cheese track."""
    s.seats[s.turn].goods[c.CHEESE] -= c.FOOD_PRICE
    s.heap[c.CHEESE] += c.FOOD_PRICE
    tell(s, st.FED, s.turn, 0, 0, 0, 0)
    tracks.score_marker(s, s.turn, c.FOOD)
