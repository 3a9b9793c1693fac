"""What the invaders do: empty columns, descents, collisions, reinforcements (SG-28 to SG-39).

The chain, in the order of the rules:

    an event                        SG-28
    settle                          SG-29, SG-30: has it emptied a column?
      descend                       SG-31, an event itself
        reaches_planet              a
        move_down                   b
          collide                   c: SG-36 to SG-39
        arrive                      d: SG-32 to SG-35
          bring                     SG-35
    cleared                         SG-60
"""

from cheesemoon.core import rule, tell
from cheesemoon.core.rules import chance

from . import board, content as c, state as st


@rule
def settle(s: st.Guardians, held: int) -> None:
    """SG-29, SG-30: after an event. `held` are the columns that held an invader before it. If the
    event emptied at least one of them, a single descent follows, and then the same is asked of
    that descent."""
    emptied = held & ~board.columns_held(s)
    while emptied:
        tell(s, st.EMPTIED, emptied, 0, 0, 0, 0)
        held = board.columns_held(s)
        descend(s)
        if s.end != st.RUNNING:
            return
        emptied = held & ~board.columns_held(s)
    if s.invaders == 0:  # SG-60
        s.end = st.CLEARED


@rule
def descend(s: st.Guardians) -> None:
    """SG-31: to the planet, or all down one cell, with collisions and an arrival."""
    if reaches_planet(s):
        s.end = st.INVASION
        return
    move_down(s, c.ROWS - 1)
    arrive(s)


@rule
def reaches_planet(s: st.Guardians) -> bool:
    """SG-31 a, SG-63: an invader stands in the lowest row."""
    for column in range(c.COLUMNS):
        if board.is_invader(s.cells[c.LOWEST + column]):
            return True
    return False


@rule
def move_down(s: st.Guardians, row: int) -> None:
    """SG-31 b, SG-56: all invaders above a row, which holds none, move down one cell at the same
    time; fighters and mine stay. Rows are moved from the bottom up, so that the
    cell below an invader has already been left."""
    for cell in range(row * c.COLUMNS - 1, -1, -1):
        if board.is_invader(s.cells[cell]):
            below = cell + c.COLUMNS
            if s.cells[below] == st.EMPTY:
                s.cells[below] = s.cells[cell]
                s.cells[cell] = st.EMPTY
            else:
                collide(s, below, board.remove_invader(s, cell))


@rule
def collide(s: st.Guardians, cell: int, invader: int) -> None:
    """SG-36, SG-37: an invader comes to the mine or a fighter; both are lost, no player takes
    either. SG-38: the other half of a ship stays. SG-39: the fighter's owner keeps all that is
    his."""
    board.into_box(s, invader)
    if s.cells[cell] == st.MINE:
        s.mine = -1
        tell(s, st.EXPLODED, invader, cell, 0, 0, 0)
    else:
        seat = s.cells[cell] - st.FIGHTER
        s.at[seat] = -1
        tell(s, st.CRASHED, seat, invader, cell, 0, 0)
    s.cells[cell] = st.EMPTY


# --- reinforcements -------------------------------------------------------------------------------


@rule
def arrive(s: st.Guardians) -> None:
    """SG-32, SG-33: row 1 is served from the left, each cell once: first by the ships that wait,
    then from the stack."""
    if s.stack_left == 0 and s.waiting_ships == 0:  # SG-35
        tell(s, st.NOBODY_ARRIVED, 0, 0, 0, 0, 0)
        return
    cell = 0
    while s.waiting_ships > 0 and cell + 1 < c.COLUMNS:
        s.waiting_ships -= 1
        report(s, cell, SHIP_WAITED)
        cell = bring_ship(s, cell)
    while cell < c.COLUMNS and s.stack_left > 0:
        token = draw(s)
        if token < st.LEFT:
            report(s, cell, token)
            bring(s, cell, token)
            cell += 1
        elif is_completed_by(s, token):
            cell = bring_completed(s, cell, token)
        else:
            report(s, cell, token)
            s.waiting[token - st.LEFT] += 1
    tell_report(s)


@rule
def draw(s: st.Guardians) -> int:
    """The top token of the stack."""
    token = chance.come_off(s, s.stack, s.stack_left, st.NOT_IN_STACK)
    s.stack_left -= 1
    return int(token)


@rule
def is_completed_by(s: st.Guardians, half: int) -> bool:
    """SG-33: whether a half of the other side waits."""
    return s.waiting[st.RIGHT - half] > 0


@rule
def bring_completed(s: st.Guardians, cell: int, half: int) -> int:
    """SG-33: with this half a ship is complete. SG-34: if only one cell is left, it waits."""
    s.waiting[st.RIGHT - half] -= 1
    if cell + 1 < c.COLUMNS:
        report(s, cell, SHIP_CAME)
        return bring_ship(s, cell)
    report(s, cell, SHIP_WAITS)
    s.waiting_ships += 1
    return cell


@rule
def bring_ship(s: st.Guardians, cell: int) -> int:
    """SG-32: a ship comes on the next two cells; the cell after them is next."""
    bring(s, cell, st.LEFT)
    bring(s, cell + 1, st.RIGHT)
    return cell + 2


@rule
def bring(s: st.Guardians, cell: int, invader: int) -> None:
    """SG-35: an invader arrives, or collides with what stands there."""
    if s.cells[cell] == st.EMPTY:
        board.put_invader(s, cell, invader)
    else:
        tell_report(s)
        collide(s, cell, invader)


# --- telling an arrival: one line for all its tokens, twelve of them in one event -----------------

SHIP_WAITED, SHIP_CAME, SHIP_WAITS = st.RIGHT + 1, st.RIGHT + 2, st.RIGHT + 3
_BITS = 4
_IN_ONE = 3


@rule
def report(s: st.Guardians, cell: int, what: int) -> None:
    """A token is drawn, or a ship that waited comes."""
    if s.telling == 0:
        return
    if s.reported == st.REPORT * _IN_ONE:
        tell_report(s)
    if s.reported == 0:
        s.report_from = cell
    s.report[s.reported // _IN_ONE] |= what << (_BITS * (s.reported % _IN_ONE))
    s.reported += 1


@rule
def tell_report(s: st.Guardians) -> None:
    """Say what was reported."""
    if s.reported:
        tell(s, st.ARRIVED, s.report[0], s.report[1], s.report[2], s.report[3], s.report_from)
        s.report[:] = 0
        s.reported = 0
        s.report_from = 0


def reported(numbers: list[int]) -> list[int]:
    """The other way round: what was reported, in order."""
    mask = (1 << _BITS) - 1
    all_ = [n >> _BITS * i & mask for n in numbers for i in range(_IN_ONE)]
    return [what for what in all_ if what]
