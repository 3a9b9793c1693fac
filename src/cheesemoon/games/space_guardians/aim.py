"""The predictable result of a shooting. Nothing here looks into the stack."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from . import content as c, state as st

_VALUES: list[int] = c.VALUES.tolist()


class Shot(NamedTuple):
    """One shot: what it would hit and what that brings."""

    cell: int  # -1: nothing is in front
    what: str  # none, mine, fighter, monster, whole, damaged
    token: str  # of an invader, in the words of the log
    seat: int  # of a fighter; -1: none
    gain: int  # points for the shooter


class Aim(NamedTuple):
    """The normal shooting from a cell. Once a column becomes empty reinforcements arrive, and what
    the shots after that would hit lies face down in the stack: they are not among the `shots`."""

    shots: tuple[Shot, ...]
    empties: bool  # the column becomes empty: all invaders come one row nearer (SG-29)
    lost: bool  # ... and one stands in the lowest row: all players lose (SG-63)

    @property
    def first(self) -> Shot:
        return self.shots[0]

    @property
    def eyes(self) -> int:
        """Points by invaders."""
        return sum(shot.gain for shot in self.shots if shot.seat < 0)

    @property
    def robbed(self) -> int:
        """Points taken from another player; one who has nothing gives 0 (SG-21)."""
        return sum(shot.gain for shot in self.shots if shot.seat >= 0)

    @property
    def victim(self) -> int:
        """The player whose fighter is hit; -1: none. A shot does not get past a fighter."""
        return self.shots[-1].seat


class Board(NamedTuple):
    """The board of a record as plain numbers: each look at a record is slow."""

    cells: list[int]
    at: list[int]
    levels: list[int]
    in_column: list[int]
    tokens: list[list[int]]


def aim(s: np.record, seat: int, cell: int) -> Aim:
    """From a cell to which the fighter of a seat may have flown first."""
    return aim_on(_read(s.tobytes()), seat, cell)


def aim_on(board: Board, seat: int, cell: int) -> Aim:
    """The same on a board that was read already."""
    own, cells = board.at[seat], board.cells
    ahead = [
        above
        for above in range(cell - c.COLUMNS, -1, -c.COLUMNS)
        if cells[above] != st.EMPTY and above != own
    ]
    shots: list[Shot] = []
    removed = 0
    purses: dict[int, list[int]] = {}
    for _ in range(board.levels[seat]):
        shot = _shot(board, ahead[removed] if removed < len(ahead) else -1, purses)
        shots.append(shot)
        removed += shot.token != "none"
        if removed and removed == board.in_column[cell % c.COLUMNS]:
            lost = any(st.EMPTY < low < st.MINE for low in cells[c.LOWEST :])
            return Aim(tuple(shots), True, lost)
    return Aim(tuple(shots), False, False)


def _shot(board: Board, cell: int, purses: dict[int, list[int]]) -> Shot:
    """SG-18 to SG-22. `purses` are the tokens that robbed players have left."""
    what = board.cells[cell] if cell >= 0 else st.EMPTY
    if what == st.EMPTY:
        return Shot(-1, "none", "none", -1, 0)
    if what == st.MINE:
        return Shot(cell, "mine", "none", -1, 0)
    if what >= st.FIGHTER:
        owner = what - st.FIGHTER
        return Shot(cell, "fighter", "none", owner, _robbed(board, owner, purses))
    token = st.INVADER_WORDS[what]
    if what < st.LEFT:
        return Shot(cell, "monster", token, -1, _VALUES[what - 1])
    if is_whole(board.cells, cell):
        return Shot(cell, "whole", token, -1, 0)
    return Shot(cell, "damaged", token, -1, _VALUES[c.SHIP])


def _robbed(board: Board, owner: int, purses: dict[int, list[int]]) -> int:
    """SG-21: the token of the lowest value that the owner has left."""
    purse = purses.setdefault(owner, [*board.tokens[owner]])
    kind = next((k for k, count in enumerate(purse) if count), None)
    if kind is None:
        return 0
    purse[kind] -= 1
    return _VALUES[kind]


@lru_cache(maxsize=64)
def _read(record: bytes) -> Board:
    s = np.frombuffer(record, st.Guardians.dtype)[0]
    return Board(
        s["cells"].tolist(),
        s["at"].tolist(),
        s["level"].tolist(),
        s["in_column"].tolist(),
        s["tokens"].tolist(),
    )


def is_whole(cells: list[int], half: int) -> bool:
    """SG-2: a half with its other half beside it in the same row."""
    left = half if cells[half] == st.LEFT else half - 1
    same_row = left >= 0 and left % c.COLUMNS < c.COLUMNS - 1
    return same_row and (cells[left], cells[left + 1]) == (st.LEFT, st.RIGHT)


def rocket_gain(cells: list[int], row: int) -> int:
    """SG-56: the points of a row; of a whole ship one half is taken."""
    points = 0
    for cell in range(row * c.COLUMNS, (row + 1) * c.COLUMNS):
        what = cells[cell]
        if st.EMPTY < what < st.LEFT:
            points += _VALUES[what - 1]
        elif what in (st.LEFT, st.RIGHT) and not (what == st.LEFT and is_whole(cells, cell)):
            points += _VALUES[c.SHIP]
    return points
