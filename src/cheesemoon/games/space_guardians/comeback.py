"""Fighters onto the lowest row: at set-up (SG-7) and after a crash (SG-45 to SG-50)."""

from cheesemoon.core import Ints, rule, tell

from . import board, content as c, purchase, state as st


@rule
def legal_places(s: st.Guardians, out: Ints) -> int:
    """SG-7, SG-49: the empty cells of the lowest row."""
    count = 0
    for column in range(c.COLUMNS):
        if s.cells[c.LOWEST + column] == st.EMPTY:
            out[count] = st.PLACE + column
            count += 1
    return count


@rule
def place(s: st.Guardians, cell: int) -> None:
    """SG-7: a fighter at set-up."""
    board.put_fighter(s, s.turn, cell)
    tell(s, st.PLACED, s.turn, cell, 0, 0, 0)


@rule
def may_return(s: st.Guardians) -> bool:
    """SG-45, SG-46, SG-48: a player who can pay and finds an empty cell is asked."""
    return purchase.can_pay(s, s.turn, purchase.THE_RETURN) and board.lowest_row_has_room(s)


@rule
def enter(s: st.Guardians, cell: int) -> None:
    """SG-49: back in the lowest row; a normal turn follows."""
    board.put_fighter(s, s.turn, cell)
    tell(s, st.RETURNED, s.turn, cell, 0, 0, 0)
    s.returned = 1
    s.phase = st.MOVING


@rule
def leave(s: st.Guardians) -> None:
    """SG-47: he could pay but does not want to."""
    s.out[s.turn] = 1
    tell(s, st.LEFT_GAME, s.turn, 0, 0, 0, 0)


@rule
def pass_without_decision(s: st.Guardians) -> None:
    """SG-46: a player who cannot pay is out. SG-48: one who finds no empty cell waits, which is a
    turn without a hit."""
    if purchase.can_pay(s, s.turn, purchase.THE_RETURN):
        s.misses += 1
        tell(s, st.WAITED, s.turn, 0, 0, 0, 0)
    else:
        s.out[s.turn] = 1
        tell(s, st.DROPPED_OUT, s.turn, board.points(s, s.turn), 0, 0, 0)
