"""The city: cards on a grid, which areas are adjacent, distances, activity (RC-5 to RC-10)."""

from cheesemoon.core import rule, tell

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
    for district in range(c.DISTRICTS):
        if s.laid[district] and s.x[district] == x and s.y[district] == y:
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
    s.laid[district] = 1
    s.x[district] = x
    s.y[district] = y
    s.turned[district] = turned
    card = card_of(s, district)
    first = district * c.SPAN
    for a in range(c.AREAS_OF[card]):
        for i in range(c.WAYS_INSIDE[card, a]):
            s.near[first + a, i] = first + c.INSIDE[card, a, i] + 1
    for other in range(c.DISTRICTS):
        if s.laid[other]:
            right = s.x[other] - x
            down = s.y[other] - y
            if abs(right) + abs(down) == 1:
                join(s, district, other, c.SIDE_OF[right + 1, down + 1])
    list_spots(s)


@rule
def join(s: st.Hunt, district: int, other: int, side: int) -> None:
    """Note that another district lies on this side; connectors that meet are a way."""
    s.beside[district, side] = other + 1
    s.beside[other, (side + 2) % 4] = district + 1
    here = way_out(s, district, side)
    there = way_out(s, other, (side + 2) % 4)
    if here >= 0 and there >= 0:
        open_way(s, here, there)
        open_way(s, there, here)


@rule
def list_spots(s: st.Hunt) -> None:
    """All areas of the city in area order."""
    count = 0
    for district in range(c.DISTRICTS):
        if s.laid[district]:
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
def joined_to(s: st.Hunt, district: int) -> int:
    """RC-8: the neighbours of a district, a bit for each."""
    bits = 0
    for area in range(district * c.SPAN, district * c.SPAN + c.SPAN):
        for i in range(c.WAYS):
            near = int(s.near[area, i])
            if near == 0:
                break
            bits |= 1 << (near - 1) // c.SPAN
    return bits


@rule
def is_joined(s: st.Hunt, district: int, other: int) -> bool:
    """RC-8: whether two districts are neighbours."""
    return (joined_to(s, district) >> other & 1) == 1


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
    """Nothing is reached. A loop is compiled better than a slice."""
    for area in range(c.AREAS):
        s.far[row, area] = 0


@rule
def clear_goals(s: st.Hunt) -> None:
    """Clear FROM_GOALS and what was found with it."""
    clear_row(s, st.FROM_GOALS)
    for area in range(c.AREAS):
        s.lead[area] = 0
    s.goal = 0


@rule
def clear_here(s: st.Hunt) -> None:
    """Clear FROM_HERE and the queue."""
    clear_row(s, st.FROM_HERE)
    for area in range(c.AREAS):
        s.queue[area] = 0


@rule
def spread(s: st.Hunt, row: int, count: int) -> None:
    """RC-7: distances (+ 1) in `far[row]` from the first areas of the queue, which have 1."""
    done = 0
    while done < count:
        count = reach(s, row, s.queue[done], count)
        done += 1


@rule
def spread_from(s: st.Hunt, row: int, area: int) -> None:
    """Distances from one area."""
    spread_within(s, row, area, c.AREAS)


@rule
def spread_within(s: st.Hunt, row: int, area: int, most: int) -> None:
    """Distances from one area, as far as they are no more than that."""
    clear_row(s, row)
    s.far[row, area] = 1
    s.queue[0] = area
    done = 0
    count = 1
    while done < count and s.far[row, s.queue[done]] <= most:
        count = reach(s, row, s.queue[done], count)
        done += 1


@rule
def measure_pawn(s: st.Hunt) -> None:
    """Distances from your pawn, measured once until `forget`."""
    if s.measured == 0:
        clear_row(s, st.FROM_PAWN)
        s.far[st.FROM_PAWN, s.pawn] = 1
        s.queue[0] = s.pawn
        spread(s, st.FROM_PAWN, 1)
        s.measured = 1


@rule
def forget_distances(s: st.Hunt) -> None:
    """Scratch is zero between actions."""
    if s.measured or s.goal:
        clear_row(s, st.FROM_PAWN)
        clear_goals(s)
        clear_here(s)
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
def cheese_in_city(s: st.Hunt) -> int:
    """Cheese tokens that lie in the city."""
    count = 0
    for area in range(c.AREAS):
        count += s.cheese[area]
    return count


@rule
def is_active_area(s: st.Hunt, area: int) -> bool:
    """Whether an area lies in an active district."""
    return s.active[area // c.SPAN] == 1


@rule
def determine_activity(s: st.Hunt) -> None:
    """RC-9: with your pawn, next to it, with cheese, or with the arch rat. RC-10: only now."""
    home = int(s.pawn) // c.SPAN
    wanted = joined_to(s, home) | 1 << home
    if s.arch_at:
        wanted |= 1 << (int(s.arch_at) - 1) // c.SPAN
    for i in range(s.spots_left):
        area = int(s.spots[i])
        wanted |= int(s.cheese[area] > 0) << area // c.SPAN
    changed = 0
    for district in range(c.DISTRICTS):  # mostly none: a loop without branches is faster
        changed |= s.laid[district] & (s.active[district] ^ (wanted >> district & 1))
    if changed == 0:
        return
    for district in range(c.DISTRICTS):
        active = wanted >> district & 1
        if s.laid[district] and s.active[district] != active:
            s.active[district] = active
            tell(s, st.ACTIVE if active else st.INACTIVE, district, 0, 0, 0, 0)
