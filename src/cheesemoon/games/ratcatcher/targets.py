"""What rats are after and the way there (RC-81 to RC-87, RC-115)."""

from cheesemoon.core import Ints, rule

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
def measure_goals(s: st.Hunt, kind: int) -> int:
    """Distances from the targets of a kind; the row of `far` that has them."""
    city.measure_pawn(s)
    if kind == c.RATCATCHER:
        return st.FROM_PAWN
    if s.goal != kind:
        s.far[st.FROM_GOALS, :] = 0
        count = 0
        for i in range(s.spots_left):
            if is_target(s, kind, s.spots[i]):
                s.queue[count] = s.spots[i]
                s.far[st.FROM_GOALS, s.spots[i]] = 1
                count += 1
        s.goal = kind
        if count == 0 and kind != c.CHEESE:  # Magpie, Sapper, Maw: without any, the ratcatcher
            s.queue[0] = s.pawn
            s.far[st.FROM_GOALS, s.pawn] = 1
            count = 1
        city.spread(s, st.FROM_GOALS, count)
    return st.FROM_GOALS


@rule
def descend(s: st.Hunt, row: int, area: int) -> tuple[int, int]:
    """All shortest ways from an area to what `far[row]` measures: where they end is in the queue,
    from the first number to before the second. All areas on the way are marked FROM_HERE."""
    s.far[st.FROM_HERE, :] = 0
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
    """RC-85: what is left of the nearest targets, (district * 32 + bits of its areas) * 4 + why."""
    if row == st.FROM_PAWN:
        return (s.pawn // c.SPAN * 32 + (1 << s.pawn % c.SPAN)) * 4
    best = 0  # distance to the pawn, + 1
    district = -1
    bits = 0
    why = ONLY_WAY
    first, end = descend(s, row, area)
    for i in range(first, end):
        t = int(s.queue[i])
        away = s.far[st.FROM_PAWN, t]
        if best == 0 or away < best:
            if best:
                why = NEARER_PAWN
            best = away
            district = t // c.SPAN
            bits = 1 << t % c.SPAN
        elif away > best:
            why = max(why, NEARER_PAWN)
        elif t // c.SPAN == district:
            bits |= 1 << t % c.SPAN
        else:
            why = HIGHER_DISTRICT
            if t // c.SPAN > district:
                district = t // c.SPAN
                bits = 1 << t % c.SPAN
    return (district * 32 + bits) * 4 + why


@rule
def leads_to(s: st.Hunt, row: int, area: int, target: int) -> bool:
    """Whether a target is among the nearest ones of an area."""
    first, end = descend(s, row, area)
    for i in range(first, end):
        if s.queue[i] == target:
            return True
    return False


@rule
def ways_to(s: st.Hunt, area: int, target: int, row: int, only: bool) -> int:
    """RC-86: the ways that are left towards one of the nearest targets, or the only one, bits of
    `near` * 4 + why."""
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
        if s.far[row, near - 1] != wanted:
            continue
        if not (only or row == st.FROM_PAWN or leads_to(s, row, near - 1, target)):
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
def stays(s: st.Hunt, rat: int, area: int) -> bool:
    """RC-83: whether a rat is on its target or has none."""
    kind = target_of(s, rat)
    return kind == c.NO_TARGET or s.far[measure_goals(s, kind), area] <= 1


@rule
def ways_on(s: st.Hunt, rat: int, area: int) -> int:
    """RC-83 to RC-87: the ways that a rat can take from an area, bits of `near` * 4 + why; 0: it
    stays."""
    if stays(s, rat, area):
        return 0
    row = measure_goals(s, target_of(s, rat))
    wanted = s.far[row, area] - 1
    bits = 0
    several = 0
    for i in range(c.WAYS):
        near = int(s.near[area, i])
        if near == 0:
            break
        if s.far[row, near - 1] == wanted:
            bits |= 1 << i
            several += 1
    if several == 1:
        return bits * 4
    left = nearest_targets(s, area, row)
    why = left % 4
    district = left // 128
    letters = left // 4 % 32
    only = why == ONLY_WAY and letters & (letters - 1) == 0
    bits = 0
    for letter in range(c.SPAN):
        if letters >> letter & 1:
            ways = ways_to(s, area, district * c.SPAN + letter, row, only)
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
def legal_goes(s: st.Hunt, out: Ints) -> int:
    """RC-87: the next area of the rat whose line `step` waits."""
    rat = int(s.todo[s.todo_left - 1, 1])
    area = int(s.todo[s.todo_left - 1, 2])
    bits = ways_on(s, rat, area) // 4
    count = 0
    for i in range(c.WAYS):
        if bits >> i & 1:
            out[count] = st.GO + int(s.near[area, i]) - 1
            count += 1
    return count
