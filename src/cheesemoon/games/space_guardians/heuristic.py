"""A rule of thumb for Space Guardians: `weigh` says how good each action looks, `value` what a
table is worth. The greedy player takes the best weight; searches use both."""

from __future__ import annotations

import numpy as np

from cheesemoon.core import Ints, rule, whole

from .board import in_game, is_invader, is_whole, kind, points
from .content import COLUMNS, KINDS, LOWEST, PAYMENTS, ROWS, SHIP, VALUES
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
# by the rows between the lowest invader and the planet: what a descent costs, what a low one brings
DESCENT = np.array([-1000.0, -60.0, -20.0, -9.0, -5.0, -3.0, -2.0, -1.0])
LOW = np.array([8.0, 5.0, 3.0, 2.0, 1.0, 0.5, 0.2, 0.0])


@rule
def rows_left(s: Guardians, without: int) -> int:
    """How many rows there are between the lowest invader and the planet, if the one in the cell
    `without` were gone."""
    for cell in range(len(s.cells) - 1, -1, -1):
        if cell != without and is_invader(s.cells[cell]):
            return ROWS - 1 - cell // COLUMNS
    return ROWS


@rule
def descent_weight(s: Guardians, shot: int) -> float:
    """What it costs to call the next row by shooting the invader in a cell: the planet is lost when
    they are too near."""
    return DESCENT[min(rows_left(s, shot), len(DESCENT) - 1)]


@rule
def low_weight(s: Guardians, target: int) -> float:
    """The lower an invader, the more it endangers everybody."""
    return LOW[min(ROWS - 1 - target // COLUMNS, len(LOW) - 1)]


@rule
def best_other(s: Guardians) -> int:
    """The points of the best other player in the game."""
    best = 0
    for seat in range(s.players):
        if seat != s.turn and s.out[seat] == 0:
            best = max(best, points(s, seat))
    return best


@rule
def miss_weight(s: Guardians) -> float:
    """Hitting nothing: SG-61, it may end the game, which is good for who is ahead."""
    if s.misses + 1 < in_game(s):
        return -0.5
    return 5.0 if points(s, s.turn) > best_other(s) else -5.0


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
        return miss_weight(s)
    if s.cells[target] >= FIGHTER:
        return 1.5 * lowest_token(s, s.cells[target] - FIGHTER)
    weight = low_weight(s, target)
    if first_object(s, target) < 0 or s.in_column[target % COLUMNS] == 1:
        weight += descent_weight(s, target)
    if is_whole(s, target):
        return weight - 2.0  # the other half is a present for the next player
    return weight + VALUES[kind(s.cells[target])]


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
    """Towards the right, but not into an invader that somebody could take, unless it is low."""
    following = s.mine + 1
    if s.mine % COLUMNS == COLUMNS - 1 or s.cells[following] == EMPTY:
        return 0.1
    weight = low_weight(s, following) - VALUES[min(kind(s.cells[following]), SHIP)]
    if s.in_column[following % COLUMNS] == 1:
        weight += descent_weight(s, following)
    return weight


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


@rule
def clock(s: Guardians) -> int:
    """Turns so far."""
    return whole(s.turns)
