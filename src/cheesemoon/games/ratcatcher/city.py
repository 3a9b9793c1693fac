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
        for b in range(c.AREAS_OF[card]):
            if c.INNER[card, a, b]:
                open_way(s, first + a, first + b)
    for side in range(4):
        other = district_at(s, x + c.DX[side], y + c.DY[side])
        if other >= 0:
            s.beside[district, side] = other + 1
            s.beside[other, (side + 2) % 4] = district + 1
            here = way_out(s, district, side)
            there = way_out(s, other, (side + 2) % 4)
            if here >= 0 and there >= 0:
                open_way(s, here, there)
                open_way(s, there, here)
    list_spots(s)


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
        near = s.near[area, i]
        if near == 0:
            break
        if s.far[row, near - 1] == 0:
            s.far[row, near - 1] = further
            s.queue[count] = near - 1
            count += 1
    return count


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
    s.far[row, :] = 0
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
        spread_from(s, st.FROM_PAWN, s.pawn)
        s.measured = 1


@rule
def forget_distances(s: st.Hunt) -> None:
    """Scratch is zero between actions."""
    if s.measured or s.goal:
        s.far[:, :] = 0
        s.queue[:] = 0
        s.measured = 0
        s.goal = 0


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
    for i in range(s.spots_left):
        count += s.cheese[s.spots[i]]
    return count


@rule
def is_active_area(s: st.Hunt, area: int) -> bool:
    """Whether an area lies in an active district."""
    return s.active[area // c.SPAN] == 1


@rule
def determine_activity(s: st.Hunt) -> None:
    """RC-9: with your pawn, next to it, with cheese, or with the arch rat. RC-10: only now."""
    home = s.pawn // c.SPAN
    neighbours = joined_to(s, home)
    for district in range(c.DISTRICTS):
        if s.laid[district]:
            active = district == home or neighbours >> district & 1 == 1
            if not active:
                active = s.arch_at > 0 and (s.arch_at - 1) // c.SPAN == district
            if not active:
                for area in range(district * c.SPAN, district * c.SPAN + c.SPAN):
                    if s.cheese[area]:
                        active = True
            if active and s.active[district] == 0:
                s.active[district] = 1
                tell(s, st.ACTIVE, district, 0, 0, 0, 0)
            elif not active and s.active[district]:
                s.active[district] = 0
                tell(s, st.INACTIVE, district, 0, 0, 0, 0)
