"""The city: cards on a grid, which areas are adjacent, distances, activity (RC-5 to RC-10)."""

from cheesemoon.core import rule, tell
from cheesemoon.core.rules.bits import lowest

from . import content as c, state as st


@rule
def card_of(s: st.Hunt, district: int) -> int:
    """The row of a district in the tables of cards: outside standard mode 0 shows its red side."""
    if district == 0 and s.hard:
        return c.RED
    return district


@rule
def district_at(s: st.Hunt, x: int, y: int) -> int:
    """The district in a cell; -1: the cell is free."""
    left = int(s.laid)
    while left:
        district = lowest(left)
        left &= left - 1
        if s.x[district] == x and s.y[district] == y:
            return district
    return -1


@rule
def way_out(s: st.Hunt, district: int, side: int) -> int:
    """The area whose connector is on this side of a district as it lies; -1: there is none."""
    letter = c.CONNECTS[card_of(s, district), (side - s.turned[district]) % 4]
    return district * c.SPAN + letter - 1 if letter else -1


@rule
def open_way(s: st.Hunt, area: int, other: int) -> None:
    """Note that `other` is adjacent to `area`, in area order."""
    wanted = other + 1
    for i in range(c.WAYS):
        there = int(s.near[area, i])
        if there == wanted:
            return
        if there == 0 or there > wanted:
            s.near[area, i] = wanted
            wanted = there
            if there == 0:
                return


@rule
def lay(s: st.Hunt, district: int, x: int, y: int, turned: int) -> None:
    """RC-5 to RC-7: a card fills its cell; areas become adjacent by template and connectors."""
    others = int(s.laid)
    s.laid |= 1 << district
    s.x[district] = x
    s.y[district] = y
    s.turned[district] = turned
    card = card_of(s, district)
    s.open[district] = c.OPEN[card, turned]
    first = district * c.SPAN
    for a in range(c.AREAS_OF[card]):
        for i in range(c.WAYS_INSIDE[card, a]):
            s.near[first + a, i] = first + c.INSIDE[card, a, i] + 1
    while others:
        other = lowest(others)
        others &= others - 1
        right = s.x[other] - x
        down = s.y[other] - y
        if abs(right) + abs(down) == 1:
            join(s, district, other, c.SIDE_OF[right + 1, down + 1])
    list_spots(s)


@rule
def join(s: st.Hunt, district: int, other: int, side: int) -> None:
    """Note that another district lies on this side; connectors that meet are a way."""
    s.open[district] &= ~(1 << side)
    s.open[other] &= ~(1 << (side + 2) % 4)
    here = way_out(s, district, side)
    there = way_out(s, other, (side + 2) % 4)
    if here >= 0 and there >= 0:
        s.joined[district] |= 1 << other
        s.joined[other] |= 1 << district
        open_way(s, here, there)
        open_way(s, there, here)


@rule
def list_spots(s: st.Hunt) -> None:
    """All areas of the city in area order."""
    count = 0
    left = int(s.laid)
    while left:
        district = lowest(left)
        left &= left - 1
        for letter in range(c.AREAS_OF[card_of(s, district)]):
            s.spots[count] = district * c.SPAN + letter
            count += 1
    s.spots_left = count


@rule
def are_adjacent(s: st.Hunt, area: int, other: int) -> bool:
    """RC-7."""
    for i in range(c.WAYS):
        if s.near[area, i] == other + 1:
            return True
    return False


@rule
def is_joined(s: st.Hunt, district: int, other: int) -> bool:
    """RC-8: whether two districts are neighbours."""
    return (s.joined[district] >> other & 1) == 1


# --- distances ------------------------------------------------------------------------------------


@rule
def reach(s: st.Hunt, row: int, area: int, count: int) -> int:
    """One step from an area: areas not reached yet join the queue, which has `count`."""
    further = s.far[row, area] + 1
    for i in range(c.WAYS):
        near = int(s.near[area, i]) - 1
        if near < 0:
            break
        if s.far[row, near] == 0:
            s.far[row, near] = further
            s.queue[count] = near
            count += 1
    return count


@rule
def clear_row(s: st.Hunt, row: int) -> None:
    """Nothing is reached."""
    for i in range(s.spots_left):
        s.far[row, s.spots[i]] = 0


@rule
def clear_goals(s: st.Hunt) -> None:
    """Clear FROM_GOALS and what was found with it."""
    if s.goal:
        for i in range(s.spots_left):
            area = int(s.spots[i])
            s.far[st.FROM_GOALS, area] = 0
            s.toward[st.FROM_GOALS, area] = 0
            s.lead[area] = 0
        s.goal = 0


@rule
def clear_here(s: st.Hunt) -> None:
    """Clear FROM_HERE and the queue."""
    for i in range(s.spots_left):
        s.far[st.FROM_HERE, s.spots[i]] = 0
        s.queue[i] = 0


@rule
def spread_from(s: st.Hunt, row: int, area: int) -> None:
    """Distances from one area."""
    spread_within(s, row, area, c.AREAS)


@rule
def spread_within(s: st.Hunt, row: int, area: int, most: int) -> None:
    """Distances from one area, as far as they are no more than that. The row must be clear."""
    s.far[row, area] = 1
    s.queue[0] = area
    done = 0
    count = 1
    while done < count and s.far[row, s.queue[done]] <= most:
        count = reach(s, row, s.queue[done], count)
        done += 1


@rule
def measure_pawn(s: st.Hunt) -> None:
    """Distances from your pawn, measured once until `forget`, and where it is one step nearer."""
    if s.measured:
        return
    s.measured = 1
    s.far[st.FROM_PAWN, s.pawn] = 1
    s.queue[0] = s.pawn
    done = 0
    count = 1
    while done < count:
        area = int(s.queue[done])
        done += 1
        further = s.far[st.FROM_PAWN, area] + 1
        for i in range(c.WAYS):
            near = int(s.near[area, i]) - 1
            if near < 0:
                break
            if s.far[st.FROM_PAWN, near] == 0:
                s.far[st.FROM_PAWN, near] = further
                s.toward[st.FROM_PAWN, near] = area + 1
                s.queue[count] = near
                count += 1
            elif s.far[st.FROM_PAWN, near] == further:
                s.toward[st.FROM_PAWN, near] = st.SEVERAL


@rule
def forget_distances(s: st.Hunt) -> None:
    """Scratch is zero between actions."""
    if s.measured or s.goal:
        for i in range(s.spots_left):
            area = int(s.spots[i])
            for row in range(3):
                s.far[row, area] = 0
            for row in range(2):
                s.toward[row, area] = 0
            s.lead[area] = 0
            s.queue[i] = 0
        s.goal = 0
        s.measured = 0


# --- what is where --------------------------------------------------------------------------------


@rule
def common_rats(s: st.Hunt, area: int) -> int:
    """Common rats in an area."""
    return int(s.rats[0, area]) + s.rats[1, area] + s.rats[2, area]


@rule
def peculiar_rats(s: st.Hunt, area: int) -> int:
    """Peculiar rats in an area."""
    count = 0
    for n in range(1, c.PECULIAR + 1):
        if s.odd_at[n] == area + 1:
            count += 1
    return count


@rule
def is_rat_in(s: st.Hunt, area: int) -> bool:
    """Any rat: common, peculiar or the arch rat."""
    return common_rats(s, area) > 0 or s.arch_at == area + 1 or peculiar_rats(s, area) > 0


@rule
def nests_in(s: st.Hunt, area: int) -> int:
    """Printed nests and nest tokens."""
    return c.NESTS[card_of(s, area // c.SPAN), area % c.SPAN] + s.nest[area]


@rule
def add_cheese(s: st.Hunt, area: int, cheeses: int) -> None:
    """Cheese tokens are put into an area; less than 0: they are taken away."""
    s.cheese[area] += cheeses
    s.cheeses += cheeses
    note_contents(s, area)


@rule
def note_contents(s: st.Hunt, area: int) -> None:
    """Note whether the district of an area has cheese, and traps or ability markers of yours."""
    district = int(area) // c.SPAN
    cheeses = 0
    own = 0
    for a in range(district * c.SPAN, district * c.SPAN + c.SPAN):
        cheeses += s.cheese[a]
        own |= s.trap[a] | s.effects[a]
    s.with_cheese = s.with_cheese & ~(1 << district) | int(cheeses > 0) << district
    s.with_own = s.with_own & ~(1 << district) | int(own > 0) << district


@rule
def is_active(s: st.Hunt, district: int) -> bool:
    """RC-9, as it was last determined."""
    return (s.active >> district & 1) == 1


@rule
def is_active_area(s: st.Hunt, area: int) -> bool:
    """Whether an area lies in an active district."""
    return is_active(s, area // c.SPAN)


@rule
def determine_activity(s: st.Hunt) -> None:
    """RC-9: with your pawn, next to it, with cheese, or with the arch rat. RC-10: only now."""
    home = int(s.pawn) // c.SPAN
    active = int(s.joined[home]) | 1 << home | int(s.with_cheese)
    if s.arch_at:
        active |= 1 << (int(s.arch_at) - 1) // c.SPAN
    changed = active ^ int(s.active)
    s.active = active
    while changed:
        district = lowest(changed)
        changed &= changed - 1
        tell(s, st.ACTIVE if active >> district & 1 else st.INACTIVE, district, 0, 0, 0, 0)
