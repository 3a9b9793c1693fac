"""What rats are after and the way there (RC-81 to RC-87, RC-115)."""

from cheesemoon.core import Ints, rule
from cheesemoon.core.rules.bits import lowest

from . import city, content as c, state as st

# why a rat went where it went
ONLY_WAY, NEARER_PAWN, HIGHER_DISTRICT, YOUR_CHOICE = range(4)


@rule
def target_of(s: st.Hunt, rat: int) -> int:
    """The kind of target printed on a rat's card."""
    if rat == c.ARCH:
        return c.ARCH_TARGET[s.arch]
    if rat > c.P0:
        return c.PEC_TARGET[rat - c.P0]
    return c.COMMON_TARGET[rat]


@rule
def is_target(s: st.Hunt, kind: int, area: int) -> bool:
    """RC-83: cheese means a cheese token or a bait, marker one that lies there."""
    if kind in (c.CHEESE, c.CHEESE_OR_CATCHER):
        return s.cheese[area] > 0 or (s.effects[area] & c.BIT_BAIT) != 0
    if kind == c.MARKER:
        return s.lying[0, area] + s.lying[1, area] + s.lying[2, area] > 0
    if kind == c.TRAP:
        return s.trap[area] > 0
    return False


@rule
def districts_with(s: st.Hunt, kind: int) -> int:
    """The districts where targets of a kind may lie, a bit for each."""
    if kind == c.MARKER:
        return int(s.laid)
    return int(s.with_cheese) | int(s.with_own)


@rule
def measure_goals(s: st.Hunt, kind: int) -> int:
    """Distances from the targets of a kind; the row of `far` that has them. `lead` has the nearest
    targets of each area that RC-85 leaves."""
    city.measure_pawn(s)
    if kind == c.RATCATCHER:
        return st.FROM_PAWN
    if s.goal != kind:
        city.clear_goals(s)
        count = 0
        districts = districts_with(s, kind)
        while districts:
            first = lowest(districts) * c.SPAN
            districts &= districts - 1
            for area in range(first, first + c.SPAN):
                if is_target(s, kind, area):
                    count = begin_at(s, area, count)
        s.goal = kind
        if count == 0 and kind != c.CHEESE:  # Magpie, Sapper, Maw: without any, the ratcatcher
            count = begin_at(s, int(s.pawn), 0)
        spread_leads(s, count)
    return st.FROM_GOALS


@rule
def begin_at(s: st.Hunt, area: int, count: int) -> int:
    """A target joins the queue, which has `count`."""
    s.queue[count] = area
    s.far[st.FROM_GOALS, area] = 1
    s.lead[area] = lead_to(area)
    return count + 1


@rule
def lead_to(area: int) -> int:
    """One target as a number of `lead`: (district * 32 + bits of its areas) * 4 + why."""
    return (area // c.SPAN * 32 + (1 << area % c.SPAN)) * 4


@rule
def spread_leads(s: st.Hunt, count: int) -> None:
    """Distances from the targets in the queue. An area takes over `lead` from those before it."""
    done = 0
    while done < count:
        area = int(s.queue[done])
        done += 1
        further = s.far[st.FROM_GOALS, area] + 1
        for i in range(c.WAYS):
            near = int(s.near[area, i]) - 1
            if near < 0:
                break
            if s.far[st.FROM_GOALS, near] == 0:
                s.far[st.FROM_GOALS, near] = further
                s.toward[st.FROM_GOALS, near] = area + 1
                s.lead[near] = s.lead[area]
                s.queue[count] = near
                count += 1
            elif s.far[st.FROM_GOALS, near] == further:
                s.toward[st.FROM_GOALS, near] = st.SEVERAL
                if s.lead[near] != s.lead[area]:
                    s.lead[near] = better_lead(s, int(s.lead[near]), int(s.lead[area]))


@rule
def away_of(s: st.Hunt, lead: int) -> int:
    """How far the targets of a lead are from your pawn (+ 1); all of them equally."""
    first = 0
    while (lead >> (2 + first)) & 1 == 0:
        first += 1
    return int(s.far[st.FROM_PAWN, lead // 128 * c.SPAN + first])


@rule
def better_lead(s: st.Hunt, one: int, two: int) -> int:
    """RC-85: of targets equally far from a rat those nearer to your pawn, then the higher district;
    of one district all."""
    away_one = away_of(s, one)
    away_two = away_of(s, two)
    if away_one != away_two:
        best = one if away_one < away_two else two
        return best // 4 * 4 + max(best % 4, NEARER_PAWN)
    if one // 128 != two // 128:
        return max(one, two) // 4 * 4 + HIGHER_DISTRICT
    return (one // 4 | two // 4) * 4 + max(one % 4, two % 4)


@rule
def descend(s: st.Hunt, row: int, area: int) -> tuple[int, int]:
    """All shortest ways from an area to what `far[row]` measures: where they end is in the queue,
    from the first number to before the second. All areas on the way are marked FROM_HERE."""
    city.clear_row(s, st.FROM_HERE)
    s.far[st.FROM_HERE, area] = 1
    s.queue[0] = area
    done = 0
    count = 1
    while s.far[row, s.queue[done]] > 1:  # nearer and nearer: the targets come last
        nearer = s.far[row, s.queue[done]] - 1
        for i in range(c.WAYS):
            near = s.near[s.queue[done], i]
            if near == 0:
                break
            if s.far[row, near - 1] == nearer and s.far[st.FROM_HERE, near - 1] == 0:
                s.far[st.FROM_HERE, near - 1] = 1
                s.queue[count] = near - 1
                count += 1
        done += 1
    return done, count


@rule
def nearest_targets(s: st.Hunt, area: int, row: int) -> int:
    """RC-85: what is left of the nearest targets, as a number of `lead`."""
    if row == st.FROM_PAWN:
        return lead_to(int(s.pawn))
    return int(s.lead[area])


@rule
def leads_to(s: st.Hunt, row: int, area: int, target: int) -> bool:
    """Whether one of the best targets of a neighbour is among the best of an area."""
    lead = nearest_targets(s, area, row)
    return lead // 128 == target // c.SPAN and (lead >> (2 + target % c.SPAN)) & 1 == 1


@rule
def ways_to(s: st.Hunt, area: int, target: int, row: int) -> int:
    """RC-86: the ways that are left to one of the nearest targets, bits of `near` * 4 + why."""
    if target == s.pawn:
        row = st.FROM_PAWN
    wanted = s.far[row, area] - 1
    best = 0
    district = -1
    bits = 0
    why = ONLY_WAY
    for i in range(c.WAYS):
        near = int(s.near[area, i])
        if near == 0:
            break
        if s.far[row, near - 1] != wanted or not leads_to(s, row, near - 1, target):
            continue
        away = s.far[st.FROM_PAWN, near - 1]
        if best == 0 or away < best:
            if best:
                why = NEARER_PAWN
            best = away
            district = (near - 1) // c.SPAN
            bits = 1 << i
        elif away > best:
            why = max(why, NEARER_PAWN)
        elif (near - 1) // c.SPAN > district:
            why = HIGHER_DISTRICT
            district = (near - 1) // c.SPAN
            bits = 1 << i
        else:
            bits |= 1 << i
    return bits * 4 + why


@rule
def ways_on(s: st.Hunt, row: int, area: int) -> int:
    """RC-83 to RC-87: the ways that a rat can take from an area towards what `far[row]` measures,
    bits of `near` * 4 + why; 0: it stays."""
    wanted = s.far[row, area] - 1
    if wanted <= 0:
        return 0
    bits = 0
    for i in range(c.WAYS):
        near = int(s.near[area, i])
        if near == 0:
            break
        if s.far[row, near - 1] == wanted:
            bits |= 1 << i
    if bits & (bits - 1) == 0:
        return bits * 4
    left = nearest_targets(s, area, row)
    why = left % 4
    bits = 0
    for letter in range(c.SPAN):
        if left >> (2 + letter) & 1:
            ways = ways_to(s, area, left // 128 * c.SPAN + letter, row)
            bits |= ways // 4
            why = max(why, ways % 4)
    return bits * 4 + why


@rule
def target_area(s: st.Hunt, rat: int, area: int) -> int:
    """Where a rat is heading, for the log: the first of the targets that RC-85 leaves."""
    kind = target_of(s, rat)
    left = nearest_targets(s, area, measure_goals(s, kind))
    district = left // 128
    for letter in range(c.SPAN):
        if (left // 4) >> letter & 1:
            return district * c.SPAN + letter
    return s.pawn


@rule
def settle_distances(s: st.Hunt) -> None:
    """Leave the scratch as it is between actions: zero, but for the rat whose way you choose. Its
    distances stay, because the rules need them for your choice and after it."""
    if s.phase != st.RAT_MOVE:
        city.forget_distances(s)
        return
    kind = target_of(s, int(s.todo[s.todo_left - 1, 1]))
    if measure_goals(s, kind) == st.FROM_PAWN and s.goal:
        city.clear_goals(s)
    city.clear_here(s)


@rule
def legal_goes(s: st.Hunt, out: Ints) -> int:
    """RC-87: the next area of the rat whose line `step` waits."""
    rat = int(s.todo[s.todo_left - 1, 1])
    area = int(s.todo[s.todo_left - 1, 2])
    bits = ways_on(s, measure_goals(s, target_of(s, rat)), area) // 4
    count = 0
    for i in range(c.WAYS):
        if bits >> i & 1:
            out[count] = st.GO + int(s.near[area, i]) - 1
            count += 1
    return count
