"""Step 1: the fighter may fly in one straight line (SG-12 to SG-15)."""

from cheesemoon.core import Ints, rule, tell

from . import board, content as c, state as st


@rule
def flights(s: st.Guardians, direction: int, out: Ints, count: int) -> int:
    """SG-12 to SG-14: the cells of one direction, up to the first that is not empty."""
    cell = s.at[s.turn]
    for _ in range(c.REACH[cell, direction]):
        cell += c.STEP[direction]
        if s.cells[cell] != st.EMPTY:
            break
        out[count] = st.MOVE + cell
        count += 1
    return count


@rule
def legal_flights(s: st.Guardians, out: Ints) -> int:
    """SG-12: all eight directions. SG-79: after a burst only the one of this turn's flight."""
    if s.phase == st.RESUMING:
        return flights(s, s.heading - 1, out, 0)
    count = 0
    for direction in range(len(c.DIRECTIONS)):
        count = flights(s, direction, out, count)
    return count


@rule
def can_fly_on(s: st.Guardians) -> bool:
    """SG-79: whether the next cell of the heading is on the board and empty."""
    cell = s.at[s.turn]
    direction = s.heading - 1
    return c.REACH[cell, direction] > 0 and s.cells[cell + c.STEP[direction]] == st.EMPTY


@rule
def direction_of(begin: int, end: int) -> int:
    """The direction of a straight line from one cell to another; -1 if there is none."""
    down = end // c.COLUMNS - begin // c.COLUMNS
    right = end % c.COLUMNS - begin % c.COLUMNS
    length = max(abs(down), abs(right))
    for direction in range(len(c.DIRECTIONS)):
        if 0 < length <= c.REACH[begin, direction] and begin + length * c.STEP[direction] == end:
            return direction
    return -1


@rule
def fly(s: st.Guardians, cell: int) -> None:
    """SG-12: to another cell. SG-15: it still faces up. The shooting is next (SG-16)."""
    begin = s.at[s.turn]
    tell(s, st.MOVED, s.turn, begin, cell, 0, 0)
    s.cells[begin] = st.EMPTY
    board.put_fighter(s, s.turn, cell)
    s.heading = direction_of(begin, cell) + 1
    s.returned = 0
    s.phase = st.SHOOTING
