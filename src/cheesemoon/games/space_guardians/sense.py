"""A rule of thumb for Space Guardians: `weigh` says how good each action looks, `value` what a
table is worth. The greedy player takes the best weight; searches use both."""

from __future__ import annotations

from cheesemoon.core import Ints, rule

from .board import is_invader, is_whole, kind, points
from .content import COLUMNS, KINDS, LOWEST, PAYMENTS, SHIP, VALUES
from .shooting import first_object
from .state import (
    BURST,
    BUY,
    DONE,
    EMPTY,
    FIGHTER,
    INVASION,
    LAY,
    LEAVE,
    MINE,
    MOVE,
    NOBODY,
    PAY,
    PUSH,
    RETURN,
    ROCKET,
    SHOOT,
    Guardians,
)

UPGRADES_UNTIL = 60  # turns: later a second shot does not pay any more


@rule
def lowest_invader_row(s: Guardians) -> int:
    """0 is the top; -1 without invaders."""
    for cell in range(len(s.cells) - 1, -1, -1):
        if is_invader(s.cells[cell]):
            return cell // COLUMNS
    return -1


@rule
def descent_weight(s: Guardians) -> float:
    """What it costs to call the next row: the planet is lost when they are too near."""
    rows_left = LOWEST // COLUMNS - lowest_invader_row(s)
    if rows_left <= 0:
        return -1000.0
    return -3.0 / rows_left


@rule
def lowest_token(s: Guardians, seat: int) -> int:
    """SG-21: the value that a hit on this player brings."""
    for k in range(len(KINDS)):
        if s.tokens[seat, k]:
            return VALUES[k]
    return 0


@rule
def target_weight(s: Guardians, target: int) -> float:
    """What the object in a cell is worth to a shooter."""
    if target < 0 or s.cells[target] == MINE:
        return -0.5
    if s.cells[target] >= FIGHTER:
        return 1.5 * lowest_token(s, s.cells[target] - FIGHTER)
    falls = descent_weight(s) if s.in_column[target % COLUMNS] == 1 else 0.0
    if is_whole(s, target):
        return falls - 2.0  # the other half is a present for the next player
    return falls + VALUES[kind(s.cells[target])]


@rule
def shot_weight(s: Guardians, cell: int) -> float:
    """All shots from a cell, one after the other, as if nothing else moved."""
    weight = 0.0
    target = first_object(s, cell)
    for _ in range(s.level[s.turn]):
        weight += target_weight(s, target)
        if target >= 0 and is_invader(s.cells[target]):
            target = first_object(s, target)
    return weight


@rule
def place_weight(s: Guardians, cell: int) -> float:
    """A place to stand: not under an invader, which the next descent would bring down."""
    if cell >= COLUMNS and is_invader(s.cells[cell - COLUMNS]):
        return -2.0
    return -0.5 if cell < COLUMNS else 0.0  # row 1 is where they arrive


@rule
def rocket_weight(s: Guardians) -> float:
    """The row that the rocket would hit."""
    target = first_object(s, s.at[s.turn])
    weight = -2.0
    first = target - target % COLUMNS
    for cell in range(first, first + COLUMNS):
        if is_invader(s.cells[cell]):
            weight += VALUES[kind(s.cells[cell])] * (0.5 if is_whole(s, cell) else 1.0)
    return weight


@rule
def purchase_weight(s: Guardians, thing: int) -> float:
    """Upgrades early; rockets and batteries seldom pay."""
    if thing == 1 and s.turns < UPGRADES_UNTIL * s.players // 2:
        return 6.0
    return -3.0 + (2.0 if thing == 0 and points(s, s.turn) >= 20 else 0.0)


@rule
def payment_weight(payment: int) -> float:
    """The cheapest one; of equals the one with many small tokens."""
    weight = 0.0
    for k in range(len(KINDS)):
        weight += PAYMENTS[payment, k] * (0.1 - VALUES[k])
    return weight


@rule
def push_weight(s: Guardians) -> float:
    """Towards the right, but not into an invader that somebody could take."""
    following = s.mine + 1
    if s.mine % COLUMNS == COLUMNS - 1 or s.cells[following] == EMPTY:
        return 0.1
    return -VALUES[min(kind(s.cells[following]), SHIP)]


@rule
def action_weight(s: Guardians, action: int) -> float:
    """How good one action looks."""
    if action == DONE:
        return 0.0
    if action == PUSH:
        return push_weight(s)
    if action >= BUY:
        return purchase_weight(s, action - BUY)
    if action == BURST:
        return shot_weight(s, s.at[s.turn])
    if action == ROCKET:
        return rocket_weight(s)
    if action == SHOOT:
        return shot_weight(s, s.at[s.turn]) + place_weight(s, s.at[s.turn]) + 0.01
    if action >= MOVE:
        cell = action - MOVE
        return shot_weight(s, cell) + place_weight(s, cell) + 0.01 * (cell // COLUMNS)
    if action >= PAY:
        return payment_weight(action - PAY)
    if action == RETURN:
        return 1.0
    if action == LEAVE or action >= LAY:
        return 0.0
    return shot_weight(s, LOWEST + action)


@rule
def weigh(s: Guardians, actions: Ints, count: int, weights: Ints) -> None:
    """How good each legal action looks."""
    for i in range(count):
        weights[i] = action_weight(s, actions[i])


@rule
def value(s: Guardians, seat: int) -> float:
    """Points, less the price of a fighter that must come back; nothing for who is out."""
    if s.out[seat] or s.end == INVASION or s.end == NOBODY:
        return 0.0
    return points(s, seat) - (8.0 if s.at[seat] < 0 and s.turns > 0 else 0.0)
