"""Step 1 of the rats' turn: they move by fixed priorities (RC-80 to RC-88, RC-115, RC-117)."""

from cheesemoon.core import rule, tell
from cheesemoon.core.rules import chance
from cheesemoon.core.rules.bits import highest, lowest

from . import city, content as c, peculiar, state as st, targets


@rule
def begin_movement(s: st.Hunt) -> None:
    """The line `move`: RC-80, RC-81: arch rat, peculiar rats by number, then the common rats."""
    st.pop(s)
    st.push(s, st.DO_COMMONS, 0, 0, 0)
    for n in range(c.PECULIAR, 0, -1):
        if s.odd_at[n] and city.is_active_area(s, s.odd_at[n] - 1):
            st.push(s, st.DO_ARRIVE, c.P0 + n, 0, 0)
            st.push(s, st.DO_WALK, c.P0 + n, s.odd_at[n] - 1, 1)
    if s.arch_at:
        st.push(s, st.DO_ARRIVE, c.ARCH, 0, 0)
        st.push(s, st.DO_WALK, c.ARCH, s.arch_at - 1, 1)


@rule
def begin_commons(s: st.Hunt) -> None:
    """The line `commons`: RC-80, RC-82: brown, black, white, each in area order."""
    st.pop(s)
    push_walks(s, c.WHITE)  # the last pushed is done first
    push_walks(s, c.BLACK)
    push_walks(s, c.BROWN)


@rule
def push_walks(s: st.Hunt, colour: int) -> None:
    """A line `walk` for each active area where such rats begin the step."""
    line = int(s.todo_left)
    districts = int(s.active)
    while districts:
        first = highest(districts) * c.SPAN
        districts &= ~(1 << first // c.SPAN)
        for area in range(first + c.SPAN - 1, first - 1, -1):
            rats = int(s.rats[colour, area])
            s.todo[line, 0] = st.DO_WALK
            s.todo[line, 1] = colour
            s.todo[line, 2] = area
            s.todo[line, 3] = rats
            line += int(rats > 0)  # without a branch, which a processor would guess wrong
    s.todo_left = line + 1
    st.pop(s)  # a line without rats


# --- walking --------------------------------------------------------------------------------------


@rule
def put_rats(s: st.Hunt, rat: int, area: int, to: int, rats: int) -> None:
    """Rats from one area to another."""
    if rat == c.ARCH:
        s.arch_at = to + 1
    elif rat > c.P0:
        s.odd_at[rat - c.P0] = to + 1
    else:
        s.rats[rat, area] -= rats
        s.rats[rat, to] += rats


@rule
def steps_of(s: st.Hunt, rat: int, area: int) -> int:
    """How far a rat may go that begins its move here; dice are rolled now (RC-88, RC-115)."""
    if rat == c.ARCH:
        return roll_arch_move(s)
    if rat > c.P0:
        if c.PEC_ABILITY[rat - c.P0] == c.GROPE:
            rolled = chance.die(s, c.DIE_SIDES, st.NOT_ON_DIE)
            tell(s, st.ROLLED_MOVE, rat, rolled, 0, (rolled + 1) // 2, 0)
            return (rolled + 1) // 2
        return c.PEC_MOVE[rat - c.P0]
    steps = c.COMMON_MOVE[rat]
    if peculiar.has_here(s, area, c.WHIP):
        steps += 1
    leads = c.ARCH_TALENT[s.arch] == c.LEADS and s.arch_at > 0
    if rat == c.WHITE and leads and (s.arch_at - 1) // c.SPAN == area // c.SPAN:
        steps += c.KING_MOVE
    return steps


@rule
def roll_arch_move(s: st.Hunt) -> int:
    """RC-115: a die; of two the higher, or half of it, rounded up; then mutations."""
    rolled = chance.die(s, c.DIE_SIDES, st.NOT_ON_DIE)
    second = 0
    steps = rolled
    if c.ARCH_TALENT[s.arch] == c.HUNTS:
        second = chance.die(s, c.DIE_SIDES, st.NOT_ON_DIE)
        steps = max(rolled, second)
    elif c.ARCH_TALENT[s.arch] == c.DEVOURS:
        steps = (rolled + 1) // 2
    steps += s.bonus[c.B_MOVE]
    tell(s, st.ROLLED_MOVE, c.ARCH, rolled, second, steps, 0)
    return steps


@rule
def is_held(s: st.Hunt, rat: int, area: int) -> bool:
    """Net: no common or peculiar rat leaves the area."""
    return rat != c.ARCH and (s.effects[area] & c.BIT_NET) != 0


@rule
def walk(s: st.Hunt) -> None:
    """The line `walk RAT AREA N`: N rats begin their move here. Rats that need no choice of
    yours all go the same way."""
    line = s.todo_left - 1
    rat, area = int(s.todo[line, 1]), int(s.todo[line, 2])
    rats = int(s.todo[line, 3])
    st.pop(s)
    kind = targets.target_of(s, rat)
    if kind == c.NO_TARGET or is_held(s, rat, area):
        return
    row = targets.measure_goals(s, kind)
    if s.far[row, area] > 1:  # RC-83: on its target, or without any, it stays
        go_on(s, rat, row, area, area, steps_of(s, rat, area), rats, targets.ONLY_WAY)


@rule
def go_on(
    s: st.Hunt, rat: int, row: int, begin: int, area: int, steps: int, rats: int, why: int
) -> None:
    """RC-84: step by step towards what `far[row]` measures, until the rats have arrived or you must
    choose the way of one."""
    while steps > 0 and not (area != begin and is_held(s, rat, area)):
        toward = int(s.toward[row, area])
        if toward == 0:  # it has arrived
            break
        if toward == st.SEVERAL:
            ways = targets.ways_on(s, row, area)
            bits = ways // 4
            if bits & (bits - 1):  # RC-87
                if rats > 1:
                    st.push(s, st.DO_WALK, rat, begin, rats - 1)
                if area != begin:
                    put_rats(s, rat, begin, area, 1)
                    tell_move(s, rat, 1, begin, area, why)
                st.push(s, st.DO_STEP, rat, area, steps)
                s.phase = st.RAT_MOVE
                return
            why = max(why, ways % 4)
            toward = int(s.near[area, lowest(bits)])
        area = toward - 1
        steps -= 1
    if area != begin:
        put_rats(s, rat, begin, area, rats)
        tell_move(s, rat, rats, begin, area, why)


@rule
def tell_move(s: st.Hunt, rat: int, rats: int, begin: int, area: int, why: int) -> None:
    """What moved where, for which target and by which rule. A choice of yours can decide between
    targets as near: the one that is nearest after the move."""
    if s.telling:
        tell(s, st.RAT_MOVED, rat, rats + 128 * why, begin, area, targets.target_area(s, rat, area))


@rule
def go(s: st.Hunt, to: int) -> None:
    """`go AREA`: one step of one rat; it goes on by itself."""
    line = s.todo_left - 1
    rat, area = int(s.todo[line, 1]), int(s.todo[line, 2])
    steps = int(s.todo[line, 3])
    st.pop(s)
    put_rats(s, rat, area, to, 1)
    tell_move(s, rat, 1, area, to, targets.YOUR_CHOICE)
    if not is_held(s, rat, to):
        row = targets.measure_goals(s, targets.target_of(s, rat))
        go_on(s, rat, row, to, to, steps - 1, 1, targets.ONLY_WAY)


# --- at the end of a move -------------------------------------------------------------------------


@rule
def arrive(s: st.Hunt) -> None:
    """The line `arrive RAT`: RC-88, RC-117: what it does at the end of its move."""
    rat = int(s.todo[s.todo_left - 1, 1])
    st.pop(s)
    if rat == c.ARCH:
        if c.ARCH_TALENT[s.arch] == c.DEVOURS:
            devour(s, s.arch_at - 1)
            city.clear_goals(s)  # targets may have gone: measure again
    else:
        n = rat - c.P0
        if c.PEC_ABILITY[n] == c.COLLECT:
            hoard(s, n, s.odd_at[n] - 1)
        elif c.PEC_ABILITY[n] == c.DEFUSE:
            defuse(s, n, s.odd_at[n] - 1)


@rule
def hoard(s: st.Hunt, n: int, area: int) -> None:
    """Magpie: all markers that lie in its area, onto its card."""
    health, yellow, purple = s.lying[0, area], s.lying[1, area], s.lying[2, area]
    if health + yellow + purple == 0:
        return
    for marker in range(len(c.MARKERS)):
        s.holds[n, marker] += s.lying[marker, area]
        s.lying[marker, area] = 0
    city.clear_goals(s)
    tell(s, st.HOARDED, c.P0 + n, health, yellow, purple, 0)


@rule
def defuse(s: st.Hunt, n: int, area: int) -> None:
    """Sapper: a trap in its area is taken off; RC-107: it comes back at clean-up."""
    if s.trap[area]:
        s.trap[area] = 0
        city.note_contents(s, area)
        city.clear_goals(s)
        tell(s, st.DEFUSED, c.P0 + n, area, 0, 0, 0)


@rule
def devour(s: st.Hunt, area: int) -> None:
    """RC-117: a trap, markers, ability markers, three common rats; one step of the guts each."""
    if s.trap[area]:
        s.trap[area] = 0
        tell(s, st.DEVOURED, st.M_TRAP, area, 0, 0, 0)
        gut_step(s)
    for marker in range(len(c.MARKERS)):
        while s.lying[marker, area]:
            s.lying[marker, area] -= 1
            tell(s, st.DEVOURED, st.M_MARKER + marker, area, 0, 0, 0)
            gut_step(s)
    for effect in range(len(c.EFFECTS)):
        if s.effects[area] >> effect & 1:
            s.effects[area] &= ~(1 << effect)
            tell(s, st.DEVOURED, st.M_ABILITY, area, 0, 0, 0)
            gut_step(s)
    city.note_contents(s, area)
    if s.rats[c.WHITE, area] + s.rats[c.BROWN, area] + s.rats[c.BLACK, area] >= c.GUT_RATS:
        left = c.GUT_RATS
        for colour in range(len(c.COLOURS)):
            rats = min(left, s.rats[colour, area])
            s.rats[colour, area] -= rats
            s.bag[colour] += rats
            left -= rats
        tell(s, st.DEVOURED, st.M_RATS, area, 0, 0, 0)
        gut_step(s)


@rule
def gut_step(s: st.Hunt) -> None:
    """RC-117: one step of the gut track; after the last it stays full. RC-116: healing."""
    if s.guts == len(c.GUTS):
        tell(s, st.GUT, s.guts, 0, 1, 0, 0)
        return
    effect = c.GUTS[s.guts]
    s.guts += 1
    if effect == c.S_BITE:
        s.bonus[c.B_BITE] += 1
    elif effect == c.S_DEFENCE:
        s.bonus[c.B_DEFENCE] += 1
    elif effect == c.S_SPAWN:
        s.bonus[c.B_SPAWN] += 1
    else:
        s.arch_health = min(s.arch_health + 1, c.ARCH_HEALTH[s.arch])
    tell(s, st.GUT, s.guts, effect, 0, 0, 0)
