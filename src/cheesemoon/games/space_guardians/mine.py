"""Step 3: the mine, laid at set-up (SG-8) and pushed to the right (SG-23 to SG-27)."""

from cheesemoon.core import Ints, rule, tell

from . import board, content as c, state as st


@rule
def legal_layings(s: st.Guardians, out: Ints) -> int:
    """SG-8: the mine cells that are empty."""
    count = 0
    for i in range(len(c.MINE_CELLS)):
        if s.cells[c.MINE_CELLS[i]] == st.EMPTY:
            out[count] = st.LAY + i
            count += 1
    return count


@rule
def lay(s: st.Guardians, cell: int) -> None:
    """SG-8: the last seat lays the mine."""
    s.mine = cell
    s.cells[cell] = st.MINE
    tell(s, st.LAID, s.turn, cell, 0, 0, 0)


@rule
def legal_reentries(s: st.Guardians, out: Ints) -> int:
    """SG-25: the mine cells that have no fighter."""
    count = 0
    for i in range(len(c.MINE_CELLS)):
        if s.cells[c.MINE_CELLS[i]] < st.FIGHTER:
            out[count] = st.LAY + i
            count += 1
    return count


@rule
def can_reenter(s: st.Guardians) -> bool:
    """SG-25: whether a mine cell has no fighter."""
    for i in range(len(c.MINE_CELLS)):
        if s.cells[c.MINE_CELLS[i]] < st.FIGHTER:
            return True
    return False


@rule
def may_push(s: st.Guardians) -> bool:
    """SG-24, SG-25, SG-27: not onto a fighter, not off the board without a cell to come back to,
    and not at all when it is out of the game."""
    if s.mine < 0:
        return False
    if s.mine % c.COLUMNS == c.COLUMNS - 1:
        return can_reenter(s)
    return s.cells[s.mine + 1] < st.FIGHTER


@rule
def push(s: st.Guardians) -> None:
    """SG-23: one cell to the right. SG-25: from the last column off the board, to be put back."""
    begin = s.mine
    s.cells[begin] = st.EMPTY
    s.mine = -1
    if begin % c.COLUMNS == c.COLUMNS - 1:
        tell(s, st.PUSHED_OFF, s.turn, 0, 0, 0, 0)
        s.phase = st.REENTERING
    else:
        tell(s, st.PUSHED, s.turn, begin + 1, 0, 0, 0)
        put(s, begin + 1)


@rule
def reenter(s: st.Guardians, cell: int) -> None:
    """SG-25: back on a mine cell."""
    tell(s, st.REENTERED, s.turn, cell, 0, 0, 0)
    put(s, cell)


@rule
def put(s: st.Guardians, cell: int) -> None:
    """SG-26: the mine comes to a cell; if an invader is there, both go to the box."""
    if board.is_invader(s.cells[cell]):
        invader = board.remove_invader(s, cell)
        board.into_box(s, invader)
        tell(s, st.EXPLODED, invader, cell, 0, 0, 0)
    else:
        s.mine = cell
        s.cells[cell] = st.MINE
