"""Rolls and the assignment of their hits: attacks, abilities and traps (RC-31 to RC-37, RC-89 to
RC-91)."""

from cheesemoon.core import Ints, rule, tell
from cheesemoon.core.rules import chance

from . import board, content as c, state as st


@rule
def has_upgraded_traps(s: st.Hunt, upgrade: int) -> bool:
    """RC-43: whether your traps have this upgrade."""
    return c.TRAP_UPGRADE[s.catcher] == upgrade and board.level(s, c.F_TRAP) > 0


@rule
def roll(s: st.Hunt, area: int, by: int, dice: int, accuracy: int) -> None:
    """RC-33: dice from the accuracy on hit, a 6 is a six. RC-89: traps may roll misses again."""
    s.roll_at = area + 1
    s.roll_by = by
    s.roll_dice = dice
    for i in range(dice):
        s.shown[i] = chance.die(s, c.DIE_SIDES, st.NOT_ON_DIE)
    again = 0
    if by == st.BY_TRAP and has_upgraded_traps(s, c.REROLL):
        for i in range(dice):
            if s.shown[i] < accuracy:
                s.shown[i] = chance.die(s, c.DIE_SIDES, st.NOT_ON_DIE)
                again += 1
    for i in range(dice):
        if s.shown[i] == c.DIE_SIDES:
            s.sixes += 1
        elif s.shown[i] >= accuracy:
            s.hits += 1
    tell(s, st.ROLLED, by, area, dice, again, s.hits + 16 * s.sixes)
    st.push(s, st.DO_HITS, 0, 0, 0)


@rule
def is_shelled(s: st.Hunt, area: int, but: int) -> bool:
    """Ironback's shell: whether another rat in the area protects."""
    i = 0
    while c.HOLDERS[c.SHELL, i]:
        n = c.HOLDERS[c.SHELL, i]
        if s.odd_at[n] == area + 1 and n != but:
            return True
        i += 1
    return False


@rule
def defence_of(s: st.Hunt, rat: int) -> int:
    """RC-35: the defence of the moment of a rat in the area of the roll."""
    area = s.roll_at - 1
    if rat == c.ARCH:
        value = c.ARCH_DEFENCE[s.arch] + s.bonus[c.B_DEFENCE]
    elif rat > c.P0:
        value = c.PEC_DEFENCE[rat - c.P0]
        if is_shelled(s, area, rat - c.P0):
            value += 1
    else:
        value = c.COMMON_DEFENCE[rat]
        if is_shelled(s, area, 0):
            value += 1
    if s.roll_by == st.BY_TRAP and has_upgraded_traps(s, c.PIERCE) and value > 0:
        value -= 1
    return value


@rule
def is_there(s: st.Hunt, rat: int) -> bool:
    """Whether such a rat is in the area of the roll."""
    area = s.roll_at - 1
    if rat == c.ARCH:
        return s.arch_at == area + 1
    if rat > c.P0:
        return s.odd_at[rat - c.P0] == area + 1
    return s.rats[rat, area] > 0


@rule
def can_catch(s: st.Hunt, rat: int) -> bool:
    """RC-34, RC-35: by defence + 1 normal hits; defence 0 also by a six if no normal hit is left.
    RC-91: traps do not reach the Wingrat, and the Leaper only with a six."""
    if not is_there(s, rat):
        return False
    if s.roll_by == st.BY_TRAP and rat > c.P0:
        ability = c.PEC_ABILITY[rat - c.P0]
        if ability in (c.WINGS, c.DODGE):
            return False
    needed = defence_of(s, rat) + 1
    return s.hits >= needed or (needed == 1 and s.sixes > 0)


@rule
def can_catch_with_six(s: st.Hunt, rat: int) -> bool:
    """RC-35: only for a defence of 1 or more, on others it would be wasted. RC-91."""
    if s.sixes == 0 or not is_there(s, rat):
        return False
    if s.roll_by == st.BY_TRAP and rat > c.P0:
        ability = c.PEC_ABILITY[rat - c.P0]
        if ability == c.WINGS:
            return False
        if ability == c.DODGE:
            return True
    return defence_of(s, rat) > 0


@rule
def legal_hits(s: st.Hunt, out: Ints) -> int:
    """RC-35, RC-36: every assignment that is possible."""
    count = 0
    if s.hits + s.sixes == 0:
        return 0
    for rat in range(c.ARCH):
        if can_catch(s, rat):
            out[count] = st.CATCH + 2 * rat
            count += 1
        if can_catch_with_six(s, rat):
            out[count] = st.CATCH + 2 * rat + 1
            count += 1
    if is_there(s, c.ARCH):
        if s.struck == 0:
            for k in range(defence_of(s, c.ARCH) + 1, s.hits + 1):
                out[count] = st.WOUND + k - 1
                count += 1
        if s.sixes > 0:
            out[count] = st.WOUND_SIX
            count += 1
    return count


@rule
def only_assignment(s: st.Hunt) -> int:
    """The one assignment that is possible; -1: there is none, -2: there are several."""
    found = -1
    if s.hits + s.sixes == 0:
        return found
    for rat in range(c.ARCH):
        if is_there(s, rat):
            if can_catch(s, rat):
                if found >= 0:
                    return -2
                found = st.CATCH + 2 * rat
            if can_catch_with_six(s, rat):
                if found >= 0:
                    return -2
                found = st.CATCH + 2 * rat + 1
    if is_there(s, c.ARCH):
        least = defence_of(s, c.ARCH) + 1
        if s.struck == 0 and s.hits >= least:
            if found >= 0 or s.hits > least:
                return -2
            found = st.WOUND + least - 1
        if s.sixes > 0:
            if found >= 0:
                return -2
            found = st.WOUND_SIX
    return found


@rule
def assign_hits(s: st.Hunt) -> None:
    """The line `hits`: RC-35: a single assignment is made, of several you choose one."""
    while s.roll_at > 0:
        action = only_assignment(s)
        if action == -2:
            s.phase = st.HITTING
            return
        if action == -1:
            if s.hits + s.sixes:
                tell(s, st.HITS_LOST, s.hits + s.sixes, 0, 0, 0, 0)
            board.clear_roll(s)
        else:
            assign(s, action)
    if s.todo_left:  # RC-3: nothing is left to do when this has ended the game
        st.pop(s)


@rule
def assign(s: st.Hunt, action: int) -> None:
    """`catch RAT`, `catch RAT six`, `wound K`, `wound six`."""
    if action == st.WOUND_SIX:
        s.sixes -= 1
        wound_arch(s, 0, 1)
    elif action >= st.WOUND:
        k = action - st.WOUND + 1
        s.hits -= k
        s.struck = 1
        wound_arch(s, k, k - defence_of(s, c.ARCH))
    else:
        rat = (action - st.CATCH) // 2
        if (action - st.CATCH) % 2 == 1:
            s.sixes -= 1
            catch(s, rat, 0)
        else:
            needed = defence_of(s, rat) + 1
            if s.hits >= needed:
                s.hits -= needed
                catch(s, rat, needed)
            else:
                s.sixes -= 1
                catch(s, rat, 0)


@rule
def catch(s: st.Hunt, rat: int, hits: int) -> None:
    """RC-37: a common rat goes to your cage, the card of a peculiar one beside your board."""
    area = s.roll_at - 1
    if rat < len(c.COLOURS):
        s.rats[rat, area] -= 1
        s.cage[rat] += 1
    else:
        s.odd_at[rat - c.P0] = 0
        s.caught[rat - c.P0] = 1
    tell(s, st.CAUGHT, rat, area, hits, 1 if hits == 0 else 0, 0)


@rule
def wound_arch(s: st.Hunt, hits: int, wounds: int) -> None:
    """RC-36; RC-1: at 0 you have won."""
    s.arch_health = max(0, s.arch_health - wounds)
    tell(s, st.HIT_ARCH, hits, wounds, s.arch_health, 0, 0)
    if s.arch_health == 0:
        board.end_game(s, st.WON_ARCH)
