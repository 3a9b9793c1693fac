"""Step 2: the shooting: shots (SG-16 to SG-22), bursts (SG-76 to SG-81) and the rocket (SG-53 to
SG-58)."""

from cheesemoon.core import rule, tell

from . import board, content as c, invaders, state as st


@rule
def first_object(s: st.Guardians, cell: int) -> int:
    """SG-17: the cell of the first object above a cell in its column; -1 if there is none."""
    above = cell - c.COLUMNS
    while above >= 0 and s.cells[above] == st.EMPTY:
        above -= c.COLUMNS
    return max(above, -1)


@rule
def fire_all(s: st.Guardians) -> None:
    """SG-72, SG-73: as many shots as the level, each with all that follows from it. SG-39, SG-64:
    the rest is lost with the fighter, or with the game."""
    for _ in range(s.level[s.turn]):
        if s.end == st.RUNNING and s.at[s.turn] >= 0:
            fire(s)


@rule
def fire(s: st.Guardians) -> None:
    """SG-17: one shot hits the first object in front."""
    target = first_object(s, s.at[s.turn])
    if target < 0:
        tell(s, st.MISSED, s.turn, 0, 0, 0, 0)
    elif s.cells[target] == st.MINE:  # SG-22
        tell(s, st.HIT_MINE, s.turn, target, 0, 0, 0)
    elif s.cells[target] >= st.FIGHTER:
        s.hit = 1
        hit_fighter(s, s.cells[target] - st.FIGHTER, target)
    else:
        s.hit = 1
        held = board.columns_held(s)
        hit_invader(s, target)
        invaders.settle(s, held)


@rule
def hit_invader(s: st.Guardians, target: int) -> None:
    """SG-18, SG-20: a monster or a damaged half is taken. SG-19: half a whole ship is boxed."""
    whole = board.is_whole(s, target)
    invader = board.remove_invader(s, target)
    if whole:
        board.into_box(s, invader)
        tell(s, st.BROKE, s.turn, invader, target, 0, 0)
    else:
        board.take(s, s.turn, invader)
        tell(s, st.TOOK, s.turn, invader, target, 0, 0)


@rule
def hit_fighter(s: st.Guardians, owner: int, target: int) -> None:
    """SG-21: the shooter takes the owner's token of the lowest value; the fighter stays."""
    for kind in range(len(c.KINDS)):
        if s.tokens[owner, kind]:
            s.tokens[owner, kind] -= 1
            s.tokens[s.turn, kind] += 1
            tell(s, st.ROBBED, s.turn, owner, kind, target, 0)
            return
    tell(s, st.HIT_POOR, s.turn, owner, target, 0, 0)


# --- the burst ------------------------------------------------------------------------------------


@rule
def may_burst(s: st.Guardians) -> bool:
    """SG-76: with a full battery."""
    return s.battery[s.turn] == st.FULL


@rule
def use_battery(s: st.Guardians) -> None:
    """SG-76, SG-78: the battery is used for a burst."""
    s.battery[s.turn] = st.BATTERY_USED
    tell(s, st.BURSTED, s.turn, s.level[s.turn], 0, 0, 0)


# --- the rocket -----------------------------------------------------------------------------------


@rule
def row_in_front(s: st.Guardians, cell: int) -> int:
    """SG-54: the row that a rocket fired from a cell would hit, from 0; -1 if the first object in
    front is not an invader."""
    target = first_object(s, cell)
    if target < 0 or not board.is_invader(s.cells[target]):
        return -1
    return target // c.COLUMNS


@rule
def has_fighter(s: st.Guardians, row: int) -> bool:
    """SG-55: whether a fighter stands in a row. The shooter's own is always below it."""
    for cell in range(row * c.COLUMNS, (row + 1) * c.COLUMNS):
        if s.cells[cell] >= st.FIGHTER:
            return True
    return False


@rule
def may_fire_rocket(s: st.Guardians) -> bool:
    """SG-53 to SG-55: a rocket that was bought, an invader in front, no fighter in its row."""
    if s.rocket[s.turn] != st.HELD:
        return False
    row = row_in_front(s, s.at[s.turn])
    return row >= 0 and not has_fighter(s, row)


@rule
def fire_rocket(s: st.Guardians) -> None:
    """SG-56, SG-57: the row, what is above it, and the arrival are one event. SG-61: a hit."""
    row = row_in_front(s, s.at[s.turn])
    held = board.columns_held(s)
    s.hit = 1
    s.rocket[s.turn] = st.ROCKET_USED
    take_row(s, row)
    invaders.move_down(s, row)
    invaders.arrive(s)
    invaders.settle(s, held)


@rule
def take_row(s: st.Guardians, row: int) -> None:
    """SG-56: every monster and damaged half; of each whole ship one half, the other is boxed."""
    before = board.points(s, s.turn)
    boxed = 0
    for cell in range(row * c.COLUMNS, (row + 1) * c.COLUMNS):
        if board.is_invader(s.cells[cell]):
            right_half_stays = s.cells[cell] == st.LEFT and board.is_whole(s, cell)
            invader = board.remove_invader(s, cell)
            if right_half_stays:
                boxed += 1
                board.into_box(s, invader)
            else:
                board.take(s, s.turn, invader)
    tell(s, st.ROCKETED, s.turn, row + 1, board.points(s, s.turn) - before, boxed, 0)
