"""The reward of the pad (FR-26, FR-27)."""

from cheesemoon.core import Ints, rule, tell

from . import content as c, edition, run, state as st


@rule
def may_take_nut(s: st.Junkyard) -> bool:
    """FR-26: if the dump has one and (edition) a rat of his is on the path."""
    if s.heap_nuts == 0:
        return False
    return edition.NUT_NEEDS_RAT[s.edition] == 0 or run.has_rat_on_path(s, s.turn)


@rule
def rat_in_nursery(s: st.Junkyard) -> int:
    """FR-41: the lowest-numbered rat in the nursery; -1 if there is none."""
    for rat in range(c.RATS):
        if s.seats[s.turn].rats[rat] == st.NURSERY:
            return rat
    return -1


@rule
def reward_is_due(s: st.Junkyard) -> bool:
    """FR-26, FR-27: a rat reached the pad, and there is something to choose."""
    if not run.reached_pad(s):
        return False
    if may_take_nut(s) or rat_in_nursery(s) >= 0:
        return True
    tell(s, st.NO_REWARD, s.turn, 0, 0, 0, 0)
    return False


@rule
def legal_rewards(s: st.Junkyard, out: Ints) -> int:
    """FR-27: a reward that is not possible is not offered."""
    count = 0
    if may_take_nut(s):
        out[count] = st.NUT_A
        count += 1
    if rat_in_nursery(s) >= 0:
        out[count] = st.NEWRAT_A
        count += 1
    return count


@rule
def take_nut(s: st.Junkyard) -> None:
    """FR-26: one nut."""
    s.heap_nuts -= 1
    s.seats[s.turn].nuts += 1
    tell(s, st.NUT, s.turn, 0, 0, 0, 0)


@rule
def new_rat(s: st.Junkyard) -> None:
    """FR-26, FR-41: the lowest-numbered rat of the nursery goes to space 0, if there is one."""
    rat = rat_in_nursery(s)
    if rat >= 0:
        s.seats[s.turn].rats[rat] = 0
        tell(s, st.NEW_RAT, s.turn, rat, 0, 0, 0)
