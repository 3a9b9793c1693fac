"""The reward of the pad (FR-26, FR-27)."""

from __future__ import annotations

from cheesemoon.core import Ints, rule, tell

from .content import RATS
from .edition import NUT_NEEDS_RAT
from .run import has_rat_on_path, reached_pad
from .state import NEW_RAT, NEWRAT_A, NO_REWARD, NURSERY, NUT, NUT_A, Junkyard


@rule
def may_take_nut(s: Junkyard) -> bool:
    """FR-26: if the dump has one and (edition) a rat of his is on the path."""
    if s.heap_nuts == 0:
        return False
    return NUT_NEEDS_RAT[s.edition] == 0 or has_rat_on_path(s, s.turn)


@rule
def rat_in_nursery(s: Junkyard) -> int:
    """FR-41: the lowest-numbered rat in the nursery; -1 if there is none."""
    for rat in range(RATS):
        if s.seats[s.turn].rats[rat] == NURSERY:
            return rat
    return -1


@rule
def reward_is_due(s: Junkyard) -> bool:
    """FR-26, FR-27: a rat reached the pad, and there is something to choose."""
    if not reached_pad(s):
        return False
    if may_take_nut(s) or rat_in_nursery(s) >= 0:
        return True
    tell(s, NO_REWARD, s.turn, 0, 0, 0, 0)
    return False


@rule
def legal_rewards(s: Junkyard, out: Ints) -> int:
    """FR-27: a reward that is not possible is not offered."""
    count = 0
    if may_take_nut(s):
        out[count] = NUT_A
        count += 1
    if rat_in_nursery(s) >= 0:
        out[count] = NEWRAT_A
        count += 1
    return count


@rule
def take_nut(s: Junkyard) -> None:
    """FR-26: one nut."""
    s.heap_nuts -= 1
    s.seats[s.turn].nuts += 1
    tell(s, NUT, s.turn, 0, 0, 0, 0)


@rule
def new_rat(s: Junkyard) -> None:
    """FR-26, FR-41: the lowest-numbered rat of the nursery goes to space 0, if there is one."""
    rat = rat_in_nursery(s)
    if rat >= 0:
        s.seats[s.turn].rats[rat] = 0
        tell(s, NEW_RAT, s.turn, rat, 0, 0, 0)
