"""Step 1 of the rats' turn: they move by fixed priorities (RC-80 to RC-88, RC-115, RC-117)."""

from __future__ import annotations

from cheesemoon.core import Ints, rule, tell
from cheesemoon.core.chance import die

from .city import is_active_area, measure_pawn, spread
from .content import (
    ARCH,
    ARCH_HEALTH,
    ARCH_TALENT,
    ARCH_TARGET,
    B_BITE,
    B_DEFENCE,
    B_MOVE,
    B_SPAWN,
    BIT_BAIT,
    BIT_NET,
    BLACK,
    BROWN,
    CHEESE,
    CHEESE_OR_CATCHER,
    COLLECT,
    COLOURS,
    COMMON_MOVE,
    COMMON_TARGET,
    DEFUSE,
    DEVOURS,
    DIE_SIDES,
    EFFECTS,
    GROPE,
    GUT_RATS,
    GUTS,
    HUNTS,
    KING_MOVE,
    LEADS,
    MARKER,
    MARKERS,
    NO_TARGET,
    P0,
    PEC_ABILITY,
    PEC_MOVE,
    PEC_TARGET,
    PECULIAR,
    RATCATCHER,
    S_BITE,
    S_DEFENCE,
    S_SPAWN,
    SPAN,
    TRAP,
    WAYS,
    WHIP,
    WHITE,
)
from .peculiar import has_here
from .state import (
    DEFUSED,
    DEVOURED,
    DO_ARRIVE,
    DO_COMMONS,
    DO_STEP,
    DO_WALK,
    FROM_GOALS,
    FROM_HERE,
    FROM_PAWN,
    GO,
    GUT,
    HOARDED,
    M_ABILITY,
    M_MARKER,
    M_RATS,
    M_TRAP,
    NOT_ON_DIE,
    RAT_MOVE,
    RAT_MOVED,
    ROLLED_MOVE,
    Hunt,
    pop,
    push,
)

# why a rat went where it went
ONLY_WAY, NEARER_PAWN, HIGHER_DISTRICT, YOUR_CHOICE = range(4)


@rule
def begin_movement(s: Hunt) -> None:
    """The line `move`: RC-80, RC-81: arch rat, peculiar rats by number, then the common rats."""
    pop(s)
    push(s, DO_COMMONS, 0, 0, 0)
    for n in range(PECULIAR, 0, -1):
        if s.odd_at[n] and is_active_area(s, s.odd_at[n] - 1):
            push(s, DO_ARRIVE, P0 + n, 0, 0)
            push(s, DO_WALK, P0 + n, s.odd_at[n] - 1, 1)
    if s.arch_at:
        push(s, DO_ARRIVE, ARCH, 0, 0)
        push(s, DO_WALK, ARCH, s.arch_at - 1, 1)


@rule
def begin_commons(s: Hunt) -> None:
    """The line `commons`: RC-80, RC-82: brown, black, white, each in area order."""
    pop(s)
    queue_colour(s, WHITE)  # the last pushed is done first
    queue_colour(s, BLACK)
    queue_colour(s, BROWN)


@rule
def queue_colour(s: Hunt, colour: int) -> None:
    """A line `walk` for every area of an active district where such rats begin the step."""
    for i in range(s.spots_left - 1, -1, -1):
        area = int(s.spots[i])
        if s.rats[colour, area] and is_active_area(s, area):
            push(s, DO_WALK, colour, area, s.rats[colour, area])


# --- targets and ways -----------------------------------------------------------------------------


@rule
def target_of(s: Hunt, rat: int) -> int:
    """The kind of target in the tables of section 2."""
    if rat == ARCH:
        return ARCH_TARGET[s.arch]
    if rat > P0:
        return PEC_TARGET[rat - P0]
    return COMMON_TARGET[rat]


@rule
def is_target(s: Hunt, kind: int, area: int) -> bool:
    """RC-83: cheese means a cheese token or a bait, marker one that lies there."""
    if kind in (CHEESE, CHEESE_OR_CATCHER):
        return s.cheese[area] > 0 or (s.effects[area] & BIT_BAIT) != 0
    if kind == MARKER:
        return s.lying[0, area] + s.lying[1, area] + s.lying[2, area] > 0
    if kind == TRAP:
        return s.trap[area] > 0
    return False


@rule
def measure_goals(s: Hunt, kind: int) -> int:
    """Distances from the targets of a kind; the row of `far` that has them."""
    measure_pawn(s)
    if kind == RATCATCHER:
        return FROM_PAWN
    if s.goal != kind:
        s.far[FROM_GOALS, :] = 0
        count = 0
        for i in range(s.spots_left):
            if is_target(s, kind, s.spots[i]):
                s.queue[count] = s.spots[i]
                s.far[FROM_GOALS, s.spots[i]] = 1
                count += 1
        s.goal = kind
        if count == 0 and kind != CHEESE:  # Magpie, Sapper, Maw: without any, the ratcatcher
            s.queue[0] = s.pawn
            s.far[FROM_GOALS, s.pawn] = 1
            count = 1
        spread(s, FROM_GOALS, count)
    return FROM_GOALS


@rule
def descend(s: Hunt, row: int, area: int) -> tuple[int, int]:
    """All shortest ways from an area to what `far[row]` measures: where they end is in the queue,
    from the first number to before the second. All areas on the way are marked FROM_HERE."""
    s.far[FROM_HERE, :] = 0
    s.far[FROM_HERE, area] = 1
    s.queue[0] = area
    done = 0
    count = 1
    while s.far[row, s.queue[done]] > 1:  # nearer and nearer: the targets come last
        nearer = s.far[row, s.queue[done]] - 1
        for i in range(WAYS):
            near = s.near[s.queue[done], i]
            if near == 0:
                break
            if s.far[row, near - 1] == nearer and s.far[FROM_HERE, near - 1] == 0:
                s.far[FROM_HERE, near - 1] = 1
                s.queue[count] = near - 1
                count += 1
        done += 1
    return done, count


@rule
def nearest_targets(s: Hunt, area: int, row: int) -> int:
    """RC-85: what is left of the nearest targets, (district * 32 + bits of its areas) * 4 + why."""
    if row == FROM_PAWN:
        return (s.pawn // SPAN * 32 + (1 << s.pawn % SPAN)) * 4
    best = 0  # distance to the pawn, + 1
    district = -1
    bits = 0
    why = ONLY_WAY
    first, end = descend(s, row, area)
    for i in range(first, end):
        t = int(s.queue[i])
        away = s.far[FROM_PAWN, t]
        if best == 0 or away < best:
            if best:
                why = NEARER_PAWN
            best = away
            district = t // SPAN
            bits = 1 << t % SPAN
        elif away > best:
            why = max(why, NEARER_PAWN)
        elif t // SPAN == district:
            bits |= 1 << t % SPAN
        else:
            why = HIGHER_DISTRICT
            if t // SPAN > district:
                district = t // SPAN
                bits = 1 << t % SPAN
    return (district * 32 + bits) * 4 + why


@rule
def leads_to(s: Hunt, row: int, area: int, target: int) -> bool:
    """Whether a target is among the nearest ones of an area."""
    first, end = descend(s, row, area)
    for i in range(first, end):
        if s.queue[i] == target:
            return True
    return False


@rule
def ways_to(s: Hunt, area: int, target: int, row: int, only: bool) -> int:
    """RC-86: the ways that are left towards one of the nearest targets, or the only one, bits of
    `near` * 4 + why."""
    if target == s.pawn:
        row = FROM_PAWN
    wanted = s.far[row, area] - 1
    best = 0
    district = -1
    bits = 0
    why = ONLY_WAY
    for i in range(WAYS):
        near = int(s.near[area, i])
        if near == 0:
            break
        if s.far[row, near - 1] != wanted:
            continue
        if not (only or row == FROM_PAWN or leads_to(s, row, near - 1, target)):
            continue
        away = s.far[FROM_PAWN, near - 1]
        if best == 0 or away < best:
            if best:
                why = NEARER_PAWN
            best = away
            district = (near - 1) // SPAN
            bits = 1 << i
        elif away > best:
            why = max(why, NEARER_PAWN)
        elif (near - 1) // SPAN > district:
            why = HIGHER_DISTRICT
            district = (near - 1) // SPAN
            bits = 1 << i
        else:
            bits |= 1 << i
    return bits * 4 + why


@rule
def stays(s: Hunt, rat: int, area: int) -> bool:
    """RC-83: whether a rat is on its target or has none."""
    kind = target_of(s, rat)
    return kind == NO_TARGET or s.far[measure_goals(s, kind), area] <= 1


@rule
def ways_on(s: Hunt, rat: int, area: int) -> int:
    """RC-83 to RC-87: the ways that a rat can take from an area, bits of `near` * 4 + why; 0: it
    stays."""
    if stays(s, rat, area):
        return 0
    row = measure_goals(s, target_of(s, rat))
    wanted = s.far[row, area] - 1
    bits = 0
    several = 0
    for i in range(WAYS):
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
    for letter in range(SPAN):
        if letters >> letter & 1:
            ways = ways_to(s, area, district * SPAN + letter, row, only)
            bits |= ways // 4
            why = max(why, ways % 4)
    return bits * 4 + why


@rule
def target_area(s: Hunt, rat: int, area: int) -> int:
    """Where a rat is heading to, for the log: the first of the targets that RC-85 leaves."""
    kind = target_of(s, rat)
    left = nearest_targets(s, area, measure_goals(s, kind))
    district = left // 128
    for letter in range(SPAN):
        if (left // 4) >> letter & 1:
            return district * SPAN + letter
    return s.pawn


@rule
def legal_goes(s: Hunt, out: Ints) -> int:
    """RC-87: the next area of the rat whose line `step` waits."""
    rat = int(s.todo[s.todo_left - 1, 1])
    area = int(s.todo[s.todo_left - 1, 2])
    bits = ways_on(s, rat, area) // 4
    count = 0
    for i in range(WAYS):
        if bits >> i & 1:
            out[count] = GO + int(s.near[area, i]) - 1
            count += 1
    return count


# --- walking --------------------------------------------------------------------------------------


@rule
def put_rats(s: Hunt, rat: int, area: int, to: int, rats: int) -> None:
    """Rats from one area to another."""
    if rat == ARCH:
        s.arch_at = to + 1
    elif rat > P0:
        s.odd_at[rat - P0] = to + 1
    else:
        s.rats[rat, area] -= rats
        s.rats[rat, to] += rats


@rule
def steps_of(s: Hunt, rat: int, area: int) -> int:
    """How far a rat may go that begins its move here; dice are rolled now (RC-88, RC-115)."""
    if rat == ARCH:
        return roll_arch_move(s)
    if rat > P0:
        if PEC_ABILITY[rat - P0] == GROPE:
            rolled = die(s, DIE_SIDES, NOT_ON_DIE)
            tell(s, ROLLED_MOVE, rat, rolled, 0, (rolled + 1) // 2, 0)
            return (rolled + 1) // 2
        return PEC_MOVE[rat - P0]
    steps = COMMON_MOVE[rat]
    if has_here(s, area, WHIP):
        steps += 1
    leads = ARCH_TALENT[s.arch] == LEADS and s.arch_at > 0
    if rat == WHITE and leads and (s.arch_at - 1) // SPAN == area // SPAN:
        steps += KING_MOVE
    return steps


@rule
def roll_arch_move(s: Hunt) -> int:
    """RC-115: a die; of two the higher, or half of it, rounded up; then mutations."""
    rolled = die(s, DIE_SIDES, NOT_ON_DIE)
    second = 0
    steps = rolled
    if ARCH_TALENT[s.arch] == HUNTS:
        second = die(s, DIE_SIDES, NOT_ON_DIE)
        steps = max(rolled, second)
    elif ARCH_TALENT[s.arch] == DEVOURS:
        steps = (rolled + 1) // 2
    steps += s.bonus[B_MOVE]
    tell(s, ROLLED_MOVE, ARCH, rolled, second, steps, 0)
    return steps


@rule
def is_held(s: Hunt, rat: int, area: int) -> bool:
    """Table 2.3, net: no common or peculiar rat leaves the area."""
    return rat != ARCH and (s.effects[area] & BIT_NET) != 0


@rule
def walk(s: Hunt) -> None:
    """The line `walk RAT AREA N`: so many rats begin their move here. Rats that need no choice of
    yours all go the same way."""
    line = s.todo_left - 1
    rat, area = int(s.todo[line, 1]), int(s.todo[line, 2])
    rats = int(s.todo[line, 3])
    pop(s)
    if is_held(s, rat, area) or stays(s, rat, area):
        return
    go_on(s, rat, area, area, steps_of(s, rat, area), rats, ONLY_WAY)


@rule
def go_on(s: Hunt, rat: int, begin: int, area: int, steps: int, rats: int, why: int) -> None:
    """RC-84: step by step, until the rats have arrived or you must choose the way of one."""
    while steps > 0 and not (area != begin and is_held(s, rat, area)):
        ways = ways_on(s, rat, area)
        bits = ways // 4
        if bits == 0:
            break
        if bits & (bits - 1):  # RC-87
            if rats > 1:
                push(s, DO_WALK, rat, begin, rats - 1)
            if area != begin:
                put_rats(s, rat, begin, area, 1)
                tell_move(s, rat, 1, begin, area, why)
            push(s, DO_STEP, rat, area, steps)
            s.phase = RAT_MOVE
            return
        i = 0
        while bits >> i & 1 == 0:
            i += 1
        why = max(why, ways % 4)
        area = int(s.near[area, i]) - 1
        steps -= 1
    if area != begin:
        put_rats(s, rat, begin, area, rats)
        tell_move(s, rat, rats, begin, area, why)


@rule
def tell_move(s: Hunt, rat: int, rats: int, begin: int, area: int, why: int) -> None:
    """What moved where, for which target and by which rule."""
    if s.telling:
        tell(s, RAT_MOVED, rat, rats + 128 * why, begin, area, target_area(s, rat, begin))


@rule
def go(s: Hunt, to: int) -> None:
    """`go AREA`: one step of one rat; it goes on by itself."""
    line = s.todo_left - 1
    rat, area = int(s.todo[line, 1]), int(s.todo[line, 2])
    steps = int(s.todo[line, 3])
    pop(s)
    put_rats(s, rat, area, to, 1)
    tell_move(s, rat, 1, area, to, YOUR_CHOICE)
    if not is_held(s, rat, to):
        go_on(s, rat, to, to, steps - 1, 1, ONLY_WAY)


# --- at the end of a move -------------------------------------------------------------------------


@rule
def arrive(s: Hunt) -> None:
    """The line `arrive RAT`: RC-88, RC-117: what it does at the end of its move."""
    rat = int(s.todo[s.todo_left - 1, 1])
    pop(s)
    if rat == ARCH:
        if ARCH_TALENT[s.arch] == DEVOURS:
            devour(s, s.arch_at - 1)
    else:
        n = rat - P0
        if PEC_ABILITY[n] == COLLECT:
            hoard(s, n, s.odd_at[n] - 1)
        elif PEC_ABILITY[n] == DEFUSE:
            defuse(s, n, s.odd_at[n] - 1)
    s.goal = NO_TARGET  # targets may have gone: measure them anew


@rule
def hoard(s: Hunt, n: int, area: int) -> None:
    """Table 2.7, collect: all markers that lie in its area, onto its card."""
    health, yellow, purple = s.lying[0, area], s.lying[1, area], s.lying[2, area]
    if health + yellow + purple == 0:
        return
    for marker in range(len(MARKERS)):
        s.holds[n, marker] += s.lying[marker, area]
        s.lying[marker, area] = 0
    tell(s, HOARDED, P0 + n, health, yellow, purple, 0)


@rule
def defuse(s: Hunt, n: int, area: int) -> None:
    """Table 2.7, defuse: a trap in its area is taken off; RC-107: it comes back at clean-up."""
    if s.trap[area]:
        s.trap[area] = 0
        tell(s, DEFUSED, P0 + n, area, 0, 0, 0)


@rule
def devour(s: Hunt, area: int) -> None:
    """RC-117: a trap, markers, ability markers, three common rats; one step of the guts each."""
    if s.trap[area]:
        s.trap[area] = 0
        tell(s, DEVOURED, M_TRAP, area, 0, 0, 0)
        gut_step(s)
    for marker in range(len(MARKERS)):
        while s.lying[marker, area]:
            s.lying[marker, area] -= 1
            tell(s, DEVOURED, M_MARKER + marker, area, 0, 0, 0)
            gut_step(s)
    for effect in range(len(EFFECTS)):
        if s.effects[area] >> effect & 1:
            s.effects[area] &= ~(1 << effect)
            tell(s, DEVOURED, M_ABILITY, area, 0, 0, 0)
            gut_step(s)
    if s.rats[WHITE, area] + s.rats[BROWN, area] + s.rats[BLACK, area] >= GUT_RATS:
        left = GUT_RATS
        for colour in range(len(COLOURS)):
            rats = min(left, s.rats[colour, area])
            s.rats[colour, area] -= rats
            s.bag[colour] += rats
            left -= rats
        tell(s, DEVOURED, M_RATS, area, 0, 0, 0)
        gut_step(s)


@rule
def gut_step(s: Hunt) -> None:
    """RC-117: one step of the gut track; after the last it stays full. RC-116: healing."""
    if s.guts == len(GUTS):
        tell(s, GUT, s.guts, 0, 1, 0, 0)
        return
    effect = GUTS[s.guts]
    s.guts += 1
    if effect == S_BITE:
        s.bonus[B_BITE] += 1
    elif effect == S_DEFENCE:
        s.bonus[B_DEFENCE] += 1
    elif effect == S_SPAWN:
        s.bonus[B_SPAWN] += 1
    else:
        s.arch_health = min(s.arch_health + 1, ARCH_HEALTH[s.arch])
    tell(s, GUT, s.guts, effect, 0, 0, 0)
