"""A rule of thumb for Space Guardians: `weigh` rates each action, `value` estimates a table. The
greedy player takes the best weight. Searches use both."""

import numpy as np

from cheesemoon.core import Ints, rule, whole

from .. import board, content as c, shooting, state as st

UPGRADES_UNTIL = 60  # number of turns; later a second shot does not pay
# by the rows between the lowest invader and the planet: cost of a descent, gain of a low invader
DESCENT = np.array([-1000.0, -60.0, -20.0, -9.0, -5.0, -3.0, -2.0, -1.0])
LOW = np.array([8.0, 5.0, 3.0, 2.0, 1.0, 0.5, 0.2, 0.0])


@rule
def rows_left(s: st.Guardians, without: int) -> int:
    """Return the number of rows between the lowest invader and the planet, without the invader in
    the cell `without`."""
    for cell in range(len(s.cells) - 1, -1, -1):
        if cell != without and board.is_invader(s.cells[cell]):
            return c.ROWS - 1 - cell // c.COLUMNS
    return c.ROWS


@rule
def descent_weight(s: st.Guardians, shot: int) -> float:
    """Return the cost of calling the next row by shooting the invader in a cell. The planet is lost
    when invaders are too near."""
    return DESCENT[min(rows_left(s, shot), len(DESCENT) - 1)]


@rule
def low_weight(s: st.Guardians, target: int) -> float:
    """Return the gain of shooting a low invader, which endangers all players."""
    return LOW[min(c.ROWS - 1 - target // c.COLUMNS, len(LOW) - 1)]


@rule
def best_other(s: st.Guardians) -> int:
    """Return the points of the best other player in the game."""
    best = 0
    for seat in range(s.players):
        if seat != s.turn and s.out[seat] == 0:
            best = max(best, board.points(s, seat))
    return best


@rule
def miss_weight(s: st.Guardians) -> float:
    """Return the worth of hitting nothing. It may end the game (SG-61), which is good for the
    leader."""
    if s.misses + 1 < board.in_game(s):
        return -0.5
    return 5.0 if board.points(s, s.turn) > best_other(s) else -5.0


@rule
def lowest_token(s: st.Guardians, seat: int) -> int:
    """Return the value of a hit on this player (SG-21)."""
    for k in range(len(c.KINDS)):
        if s.tokens[seat, k]:
            return c.VALUES[k]
    return 0


@rule
def target_weight(s: st.Guardians, target: int) -> float:
    """Return the worth of the object in a cell to a shooter."""
    if target < 0 or s.cells[target] == st.MINE:
        return miss_weight(s)
    if s.cells[target] >= st.FIGHTER:
        return 1.5 * lowest_token(s, s.cells[target] - st.FIGHTER)
    weight = low_weight(s, target)
    if shooting.first_object(s, target) < 0 or s.in_column[target % c.COLUMNS] == 1:
        weight += descent_weight(s, target)
    if board.is_whole(s, target):
        return weight - 2.0  # the other half is left to the next player
    return weight + c.VALUES[board.kind(s.cells[target])]


@rule
def shot_weight(s: st.Guardians, cell: int) -> float:
    """Return the worth of all shots from a cell in order, as if nothing else moved."""
    weight = 0.0
    target = shooting.first_object(s, cell)
    for _ in range(s.level[s.turn]):
        weight += target_weight(s, target)
        if target >= 0 and board.is_invader(s.cells[target]):
            target = shooting.first_object(s, target)
    return weight


@rule
def place_weight(s: st.Guardians, cell: int) -> float:
    """Return the worth of a cell to stand on. Under an invader the next descent would hit the
    fighter."""
    if cell >= c.COLUMNS and board.is_invader(s.cells[cell - c.COLUMNS]):
        return -2.0
    return -0.5 if cell < c.COLUMNS else 0.0  # invaders arrive in row 1


@rule
def rocket_weight(s: st.Guardians) -> float:
    """Return the worth of the row that the rocket would hit."""
    target = shooting.first_object(s, s.at[s.turn])
    weight = -2.0
    first = target - target % c.COLUMNS
    for cell in range(first, first + c.COLUMNS):
        if board.is_invader(s.cells[cell]):
            weight += c.VALUES[board.kind(s.cells[cell])] * (
                0.5 if board.is_whole(s, cell) else 1.0
            )
    return weight


@rule
def purchase_weight(s: st.Guardians, thing: int) -> float:
    """Return the worth of a purchase: upgrades early; rockets and batteries seldom pay."""
    if thing == 1 and s.turns < UPGRADES_UNTIL * s.players // 2:
        return 6.0
    return -3.0 + (2.0 if thing == 0 and board.points(s, s.turn) >= 20 else 0.0)


@rule
def payment_weight(payment: int) -> float:
    """Return the worth of a payment: the cheapest; of equal ones the one with many small tokens."""
    weight = 0.0
    for k in range(len(c.KINDS)):
        weight += c.PAYMENTS[payment, k] * (0.1 - c.VALUES[k])
    return weight


@rule
def push_weight(s: st.Guardians) -> float:
    """Return the worth of a push to the right. Pushing into an invader costs its value unless it is
    low."""
    following = s.mine + 1
    if s.mine % c.COLUMNS == c.COLUMNS - 1 or s.cells[following] == st.EMPTY:
        return 0.1
    weight = low_weight(s, following) - c.VALUES[min(board.kind(s.cells[following]), c.SHIP)]
    if s.in_column[following % c.COLUMNS] == 1:
        weight += descent_weight(s, following)
    return weight


@rule
def action_weight(s: st.Guardians, action: int) -> float:
    """Return the worth of one action."""
    if action == st.DONE:
        return 0.0
    if action == st.PUSH:
        return push_weight(s)
    if action >= st.BUY:
        return purchase_weight(s, action - st.BUY)
    if action == st.BURST:
        return shot_weight(s, s.at[s.turn])
    if action == st.ROCKET:
        return rocket_weight(s)
    if action == st.SHOOT:
        return shot_weight(s, s.at[s.turn]) + place_weight(s, s.at[s.turn]) + 0.01
    if action >= st.MOVE:
        cell = action - st.MOVE
        return shot_weight(s, cell) + place_weight(s, cell) + 0.01 * (cell // c.COLUMNS)
    if action >= st.PAY:
        return payment_weight(action - st.PAY)
    if action == st.RETURN:
        return 1.0
    if action == st.LEAVE or action >= st.LAY:
        return 0.0
    return shot_weight(s, c.LOWEST + action)


@rule
def weigh(s: st.Guardians, actions: Ints, count: int, weights: Ints) -> None:
    """Weigh each legal action."""
    for i in range(count):
        weights[i] = action_weight(s, actions[i])


@rule
def value(s: st.Guardians, seat: int) -> float:
    """Return the points less the price of a fighter that must return. A player who is out has 0."""
    if s.out[seat] or s.end == st.INVASION or s.end == st.NOBODY:
        return 0.0
    return board.points(s, seat) - (8.0 if s.at[seat] < 0 and s.turns > 0 else 0.0)


@rule
def clock(s: st.Guardians) -> int:
    """Return the number of turns so far."""
    return whole(s.turns)
