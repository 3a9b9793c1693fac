"""Step 2: the shooting: shots (SG-16 to SG-22), bursts (SG-76 to SG-81) and the rocket (SG-53 to
SG-58)."""

from __future__ import annotations

from cheesemoon.core import rule, tell

from .board import columns_held, into_box, is_invader, is_whole, points, remove_invader, take
from .content import COLUMNS, KINDS
from .invaders import arrive, move_down, settle
from .state import (
    BATTERY_USED,
    BROKE,
    BURSTED,
    EMPTY,
    FIGHTER,
    FULL,
    HELD,
    HIT_MINE,
    HIT_POOR,
    LEFT,
    MINE,
    MISSED,
    ROBBED,
    ROCKET_USED,
    ROCKETED,
    RUNNING,
    TOOK,
    Guardians,
)


@rule
def first_object(s: Guardians, cell: int) -> int:
    """SG-17: the cell of the first object above a cell in its column; -1 if there is none."""
    above = cell - COLUMNS
    while above >= 0 and s.cells[above] == EMPTY:
        above -= COLUMNS
    return max(above, -1)


@rule
def fire_all(s: Guardians) -> None:
    """SG-72, SG-73: as many shots as the level, each with all that follows from it. SG-39, SG-64:
    the rest is lost with the fighter, or with the game."""
    for _ in range(s.level[s.turn]):
        if s.end == RUNNING and s.at[s.turn] >= 0:
            fire(s)


@rule
def fire(s: Guardians) -> None:
    """SG-17: one shot hits the first object in front."""
    target = first_object(s, s.at[s.turn])
    if target < 0:
        tell(s, MISSED, s.turn, 0, 0, 0, 0)
    elif s.cells[target] == MINE:  # SG-22
        tell(s, HIT_MINE, s.turn, target, 0, 0, 0)
    elif s.cells[target] >= FIGHTER:
        s.hit = 1
        hit_fighter(s, s.cells[target] - FIGHTER, target)
    else:
        s.hit = 1
        held = columns_held(s)
        hit_invader(s, target)
        settle(s, held)


@rule
def hit_invader(s: Guardians, target: int) -> None:
    """SG-18, SG-20: a monster or a damaged half is taken. SG-19: half a whole ship is boxed."""
    whole = is_whole(s, target)
    invader = remove_invader(s, target)
    if whole:
        into_box(s, invader)
        tell(s, BROKE, s.turn, invader, target, 0, 0)
    else:
        take(s, s.turn, invader)
        tell(s, TOOK, s.turn, invader, target, 0, 0)


@rule
def hit_fighter(s: Guardians, owner: int, target: int) -> None:
    """SG-21: the shooter takes the owner's token of the lowest value; the fighter stays."""
    for kind in range(len(KINDS)):
        if s.tokens[owner, kind]:
            s.tokens[owner, kind] -= 1
            s.tokens[s.turn, kind] += 1
            tell(s, ROBBED, s.turn, owner, kind, target, 0)
            return
    tell(s, HIT_POOR, s.turn, owner, target, 0, 0)


# --- the burst ------------------------------------------------------------------------------------


@rule
def may_burst(s: Guardians) -> bool:
    """SG-76: with a full battery."""
    return s.battery[s.turn] == FULL


@rule
def use_battery(s: Guardians) -> None:
    """SG-76, SG-78: the battery is used for a burst."""
    s.battery[s.turn] = BATTERY_USED
    tell(s, BURSTED, s.turn, s.level[s.turn], 0, 0, 0)


# --- the rocket -----------------------------------------------------------------------------------


@rule
def row_in_front(s: Guardians, cell: int) -> int:
    """SG-54: the row that a rocket fired from a cell would hit, from 0; -1 if the first object in
    front is not an invader."""
    target = first_object(s, cell)
    if target < 0 or not is_invader(s.cells[target]):
        return -1
    return target // COLUMNS


@rule
def has_fighter(s: Guardians, row: int) -> bool:
    """SG-55: whether a fighter stands in a row. The shooter's own is always below it."""
    for cell in range(row * COLUMNS, (row + 1) * COLUMNS):
        if s.cells[cell] >= FIGHTER:
            return True
    return False


@rule
def may_fire_rocket(s: Guardians) -> bool:
    """SG-53 to SG-55: a rocket that was bought, an invader in front, no fighter in its row."""
    if s.rocket[s.turn] != HELD:
        return False
    row = row_in_front(s, s.at[s.turn])
    return row >= 0 and not has_fighter(s, row)


@rule
def fire_rocket(s: Guardians) -> None:
    """SG-56, SG-57: the row, what is above it, and the arrival are one event. SG-61: a hit."""
    row = row_in_front(s, s.at[s.turn])
    held = columns_held(s)
    s.hit = 1
    s.rocket[s.turn] = ROCKET_USED
    take_row(s, row)
    move_down(s, row)
    arrive(s)
    settle(s, held)


@rule
def take_row(s: Guardians, row: int) -> None:
    """SG-56: every monster and damaged half; of each whole ship one half, the other is boxed."""
    before = points(s, s.turn)
    boxed = 0
    for cell in range(row * COLUMNS, (row + 1) * COLUMNS):
        if is_invader(s.cells[cell]):
            right_half_stays = s.cells[cell] == LEFT and is_whole(s, cell)
            invader = remove_invader(s, cell)
            if right_half_stays:
                boxed += 1
                into_box(s, invader)
            else:
                take(s, s.turn, invader)
    tell(s, ROCKETED, s.turn, row + 1, points(s, s.turn) - before, boxed, 0)
