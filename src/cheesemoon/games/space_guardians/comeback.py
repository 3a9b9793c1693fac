"""Fighters onto the lowest row: at set-up (SG-7) and after a crash (SG-45 to SG-50)."""

from __future__ import annotations

from cheesemoon.core import Ints, rule, tell

from .board import lowest_row_has_room, points, put_fighter
from .content import COLUMNS, LOWEST
from .purchase import THE_RETURN, can_pay
from .state import (
    DROPPED_OUT,
    EMPTY,
    LEFT_GAME,
    MOVING,
    PLACE,
    PLACED,
    RETURNED,
    WAITED,
    Guardians,
)


@rule
def legal_places(s: Guardians, out: Ints) -> int:
    """SG-7, SG-49: the empty cells of the lowest row."""
    count = 0
    for column in range(COLUMNS):
        if s.cells[LOWEST + column] == EMPTY:
            out[count] = PLACE + column
            count += 1
    return count


@rule
def place(s: Guardians, cell: int) -> None:
    """SG-7: a fighter at set-up."""
    put_fighter(s, s.turn, cell)
    tell(s, PLACED, s.turn, cell, 0, 0, 0)


@rule
def may_return(s: Guardians) -> bool:
    """SG-45, SG-46, SG-48: who can pay and finds an empty cell is asked."""
    return can_pay(s, s.turn, THE_RETURN) and lowest_row_has_room(s)


@rule
def enter(s: Guardians, cell: int) -> None:
    """SG-49: back in the lowest row; a normal turn follows."""
    put_fighter(s, s.turn, cell)
    tell(s, RETURNED, s.turn, cell, 0, 0, 0)
    s.returned = 1
    s.phase = MOVING


@rule
def leave(s: Guardians) -> None:
    """SG-47: he could pay but does not want to."""
    s.out[s.turn] = 1
    tell(s, LEFT_GAME, s.turn, 0, 0, 0, 0)


@rule
def pass_without_decision(s: Guardians) -> None:
    """SG-46: who cannot pay is out. SG-48: who finds no empty cell waits, a turn without a hit."""
    if can_pay(s, s.turn, THE_RETURN):
        s.misses += 1
        tell(s, WAITED, s.turn, 0, 0, 0, 0)
    else:
        s.out[s.turn] = 1
        tell(s, DROPPED_OUT, s.turn, points(s, s.turn), 0, 0, 0)
