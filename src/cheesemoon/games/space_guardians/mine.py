"""Step 3: the mine, laid at set-up (SG-8) and pushed to the right (SG-23 to SG-27)."""

from __future__ import annotations

from cheesemoon.core import Ints, rule, tell

from .board import into_box, is_invader, remove_invader
from .content import COLUMNS, MINE_CELLS
from .state import (
    EMPTY,
    EXPLODED,
    FIGHTER,
    LAID,
    LAY,
    MINE,
    PUSHED,
    PUSHED_OFF,
    REENTERED,
    REENTERING,
    Guardians,
)


@rule
def legal_layings(s: Guardians, out: Ints) -> int:
    """SG-8: the mine cells that are empty."""
    count = 0
    for i in range(len(MINE_CELLS)):
        if s.cells[MINE_CELLS[i]] == EMPTY:
            out[count] = LAY + i
            count += 1
    return count


@rule
def lay(s: Guardians, cell: int) -> None:
    """SG-8: the last seat lays the mine."""
    s.mine = cell
    s.cells[cell] = MINE
    tell(s, LAID, s.turn, cell, 0, 0, 0)


@rule
def legal_reentries(s: Guardians, out: Ints) -> int:
    """SG-25: the mine cells that have no fighter."""
    count = 0
    for i in range(len(MINE_CELLS)):
        if s.cells[MINE_CELLS[i]] < FIGHTER:
            out[count] = LAY + i
            count += 1
    return count


@rule
def can_reenter(s: Guardians) -> bool:
    """SG-25: whether a mine cell has no fighter."""
    for i in range(len(MINE_CELLS)):
        if s.cells[MINE_CELLS[i]] < FIGHTER:
            return True
    return False


@rule
def may_push(s: Guardians) -> bool:
    """SG-24, SG-25, SG-27: not onto a fighter, not off the board without a cell to come back to,
    and not at all when it is out of the game."""
    if s.mine < 0:
        return False
    if s.mine % COLUMNS == COLUMNS - 1:
        return can_reenter(s)
    return s.cells[s.mine + 1] < FIGHTER


@rule
def push(s: Guardians) -> None:
    """SG-23: one cell to the right. SG-25: from the last column off the board, to be put back."""
    begin = s.mine
    s.cells[begin] = EMPTY
    s.mine = -1
    if begin % COLUMNS == COLUMNS - 1:
        tell(s, PUSHED_OFF, s.turn, 0, 0, 0, 0)
        s.phase = REENTERING
    else:
        tell(s, PUSHED, s.turn, begin + 1, 0, 0, 0)
        put(s, begin + 1)


@rule
def reenter(s: Guardians, cell: int) -> None:
    """SG-25: back on a mine cell."""
    tell(s, REENTERED, s.turn, cell, 0, 0, 0)
    put(s, cell)


@rule
def put(s: Guardians, cell: int) -> None:
    """SG-26: the mine comes to a cell; if an invader is there, both go to the box."""
    if is_invader(s.cells[cell]):
        invader = remove_invader(s, cell)
        into_box(s, invader)
        tell(s, EXPLODED, invader, cell, 0, 0, 0)
    else:
        s.mine = cell
        s.cells[cell] = MINE
