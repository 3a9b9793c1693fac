"""The board and what stands on it: objects, whole and damaged ships, the box."""

from cheesemoon.core import rule

from . import content as c, state as st


@rule
def is_invader(what: int) -> bool:
    """SG-1: a monster or a half of a ship."""
    return st.EMPTY < what < st.MINE


@rule
def kind(invader: int) -> int:
    """Of an invader: a monster's eyes count from 0; the side of a half no longer matters."""
    return min(invader - 1, c.SHIP)


@rule
def is_whole(s: st.Guardians, cell: int) -> bool:
    """SG-2: a half with its other half beside it in the same row."""
    if s.cells[cell] == st.LEFT:
        return cell % c.COLUMNS < c.COLUMNS - 1 and s.cells[cell + 1] == st.RIGHT
    if s.cells[cell] == st.RIGHT:
        return cell % c.COLUMNS > 0 and s.cells[cell - 1] == st.LEFT
    return False


@rule
def columns_held(s: st.Guardians) -> int:
    """The columns that hold an invader, a bit for each."""
    held = 0
    for column in range(c.COLUMNS):
        if s.in_column[column]:
            held |= 1 << column
    return held


@rule
def put_invader(s: st.Guardians, cell: int, invader: int) -> None:
    """An invader onto an empty cell."""
    s.cells[cell] = invader
    s.in_column[cell % c.COLUMNS] += 1
    s.invaders += 1


@rule
def remove_invader(s: st.Guardians, cell: int) -> int:
    """An invader off the board; the caller puts it somewhere."""
    invader = s.cells[cell]
    s.cells[cell] = st.EMPTY
    s.in_column[cell % c.COLUMNS] -= 1
    s.invaders -= 1
    return invader


@rule
def into_box(s: st.Guardians, invader: int) -> None:
    """SG-4: out of the game for good."""
    s.box[kind(invader)] += 1


@rule
def take(s: st.Guardians, seat: int, invader: int) -> None:
    """SG-18, SG-20: a token before its captor."""
    s.tokens[seat, kind(invader)] += 1


@rule
def points(s: st.Guardians, seat: int) -> int:
    """SG-3: the values of the tokens before a player."""
    sum_ = 0
    for k in range(len(c.KINDS)):
        sum_ += c.VALUES[k] * s.tokens[seat, k]
    return sum_


@rule
def put_fighter(s: st.Guardians, seat: int, cell: int) -> None:
    """A fighter onto an empty cell."""
    s.at[seat] = cell
    s.cells[cell] = st.FIGHTER + seat


@rule
def lowest_row_has_room(s: st.Guardians) -> bool:
    """Whether a fighter can be put into the lowest row."""
    for column in range(c.COLUMNS):
        if s.cells[c.LOWEST + column] == st.EMPTY:
            return True
    return False


@rule
def in_game(s: st.Guardians) -> int:
    """SG-50: how many players are not out of the game."""
    players = 0
    for seat in range(s.players):
        players += 1 - s.out[seat]
    return players
