"""Rolls and the assignment of their hits: attacks, abilities and traps (RC-31 to RC-37, RC-89 to
RC-91)."""

from __future__ import annotations

from cheesemoon.core import Ints, rule, tell
from cheesemoon.core.chance import die

from .board import clear_roll, end_game, level
from .content import (
    ARCH,
    ARCH_DEFENCE,
    B_DEFENCE,
    COLOURS,
    COMMON_DEFENCE,
    DIE_SIDES,
    DODGE,
    F_TRAP,
    P0,
    PEC_ABILITY,
    PEC_DEFENCE,
    PECULIAR,
    PIERCE,
    REROLL,
    SHELL,
    TRAP_UPGRADE,
    WINGS,
)
from .state import (
    BY_TRAP,
    CATCH,
    CAUGHT,
    DO_HITS,
    HIT_ARCH,
    HITS_LOST,
    HITTING,
    NOT_ON_DIE,
    ROLLED,
    WON_ARCH,
    WOUND,
    WOUND_SIX,
    Hunt,
    pop,
    push,
)


@rule
def has_upgraded_traps(s: Hunt, upgrade: int) -> bool:
    """RC-43: whether your traps have this upgrade."""
    return TRAP_UPGRADE[s.catcher] == upgrade and level(s, F_TRAP) > 0


@rule
def roll(s: Hunt, area: int, by: int, dice: int, accuracy: int) -> None:
    """RC-33: dice at or above the accuracy hit, a 6 is a six. RC-89: traps may roll misses again."""
    s.roll_at = area + 1
    s.roll_by = by
    s.roll_dice = dice
    for i in range(dice):
        s.shown[i] = die(s, DIE_SIDES, NOT_ON_DIE)
    again = 0
    if by == BY_TRAP and has_upgraded_traps(s, REROLL):
        for i in range(dice):
            if s.shown[i] < accuracy:
                s.shown[i] = die(s, DIE_SIDES, NOT_ON_DIE)
                again += 1
    for i in range(dice):
        if s.shown[i] == DIE_SIDES:
            s.sixes += 1
        elif s.shown[i] >= accuracy:
            s.hits += 1
    tell(s, ROLLED, by, area, dice, again, s.hits + 16 * s.sixes)
    push(s, DO_HITS, 0, 0, 0)


@rule
def is_shelled(s: Hunt, area: int, but: int) -> bool:
    """Table 2.7, shell: whether another rat in the area protects."""
    for n in range(1, PECULIAR + 1):
        if s.odd_at[n] == area + 1 and n != but and PEC_ABILITY[n] == SHELL:
            return True
    return False


@rule
def defence_of(s: Hunt, rat: int) -> int:
    """RC-35: the defence of the moment of a rat in the area of the roll."""
    area = s.roll_at - 1
    if rat == ARCH:
        value = ARCH_DEFENCE[s.arch] + s.bonus[B_DEFENCE]
    elif rat > P0:
        value = PEC_DEFENCE[rat - P0]
        if is_shelled(s, area, rat - P0):
            value += 1
    else:
        value = COMMON_DEFENCE[rat]
        if is_shelled(s, area, 0):
            value += 1
    if s.roll_by == BY_TRAP and has_upgraded_traps(s, PIERCE) and value > 0:
        value -= 1
    return value


@rule
def is_there(s: Hunt, rat: int) -> bool:
    """Whether such a rat is in the area of the roll."""
    area = s.roll_at - 1
    if rat == ARCH:
        return s.arch_at == area + 1
    if rat > P0:
        return s.odd_at[rat - P0] == area + 1
    return s.rats[rat, area] > 0


@rule
def can_catch(s: Hunt, rat: int) -> bool:
    """RC-34, RC-35: by defence + 1 normal hits; defence 0 also by a six if no normal hit is left.
    RC-91: traps do not reach the Wingrat, and the Leaper only with a six."""
    if not is_there(s, rat):
        return False
    if s.roll_by == BY_TRAP and rat > P0:
        ability = PEC_ABILITY[rat - P0]
        if ability in (WINGS, DODGE):
            return False
    needed = defence_of(s, rat) + 1
    return s.hits >= needed or (needed == 1 and s.sixes > 0)


@rule
def can_catch_with_six(s: Hunt, rat: int) -> bool:
    """RC-35: only for a defence of 1 or more, on others it would be wasted. RC-91."""
    if s.sixes == 0 or not is_there(s, rat):
        return False
    if s.roll_by == BY_TRAP and rat > P0:
        ability = PEC_ABILITY[rat - P0]
        if ability == WINGS:
            return False
        if ability == DODGE:
            return True
    return defence_of(s, rat) > 0


@rule
def legal_hits(s: Hunt, out: Ints) -> int:
    """RC-35, RC-36: every assignment that is possible."""
    count = 0
    if s.hits + s.sixes == 0:
        return 0
    for rat in range(ARCH):
        if can_catch(s, rat):
            out[count] = CATCH + 2 * rat
            count += 1
        if can_catch_with_six(s, rat):
            out[count] = CATCH + 2 * rat + 1
            count += 1
    if is_there(s, ARCH):
        if s.struck == 0:
            for k in range(defence_of(s, ARCH) + 1, s.hits + 1):
                out[count] = WOUND + k - 1
                count += 1
        if s.sixes > 0:
            out[count] = WOUND_SIX
            count += 1
    return count


@rule
def only_assignment(s: Hunt) -> int:
    """The one assignment that is possible; -1: there is none, -2: there are several."""
    found = -1
    if s.hits + s.sixes == 0:
        return found
    for rat in range(ARCH):
        if is_there(s, rat):
            if can_catch(s, rat):
                if found >= 0:
                    return -2
                found = CATCH + 2 * rat
            if can_catch_with_six(s, rat):
                if found >= 0:
                    return -2
                found = CATCH + 2 * rat + 1
    if is_there(s, ARCH):
        least = defence_of(s, ARCH) + 1
        if s.struck == 0 and s.hits >= least:
            if found >= 0 or s.hits > least:
                return -2
            found = WOUND + least - 1
        if s.sixes > 0:
            if found >= 0:
                return -2
            found = WOUND_SIX
    return found


@rule
def assign_hits(s: Hunt) -> None:
    """The line `hits`: RC-35: a single assignment is made, of several you choose one."""
    while s.roll_at > 0:
        action = only_assignment(s)
        if action == -2:
            s.phase = HITTING
            return
        if action == -1:
            if s.hits + s.sixes:
                tell(s, HITS_LOST, s.hits + s.sixes, 0, 0, 0, 0)
            clear_roll(s)
        else:
            assign(s, action)
    if s.todo_left:  # RC-3: nothing is left to do when this has ended the game
        pop(s)


@rule
def assign(s: Hunt, action: int) -> None:
    """`catch RAT`, `catch RAT six`, `wound K`, `wound six`."""
    if action == WOUND_SIX:
        s.sixes -= 1
        wound_arch(s, 0, 1)
    elif action >= WOUND:
        k = action - WOUND + 1
        s.hits -= k
        s.struck = 1
        wound_arch(s, k, k - defence_of(s, ARCH))
    else:
        rat = (action - CATCH) // 2
        if (action - CATCH) % 2 == 1:
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
def catch(s: Hunt, rat: int, hits: int) -> None:
    """RC-37: a common rat goes to your cage, the card of a peculiar one beside your board."""
    area = s.roll_at - 1
    if rat < len(COLOURS):
        s.rats[rat, area] -= 1
        s.cage[rat] += 1
    else:
        s.odd_at[rat - P0] = 0
        s.caught[rat - P0] = 1
    tell(s, CAUGHT, rat, area, hits, 1 if hits == 0 else 0, 0)


@rule
def wound_arch(s: Hunt, hits: int, wounds: int) -> None:
    """RC-36; RC-1: at 0 you have won."""
    s.arch_health = max(0, s.arch_health - wounds)
    tell(s, HIT_ARCH, hits, wounds, s.arch_health, 0, 0)
    if s.arch_health == 0:
        end_game(s, WON_ARCH)
