"""The order of the steps, the rounds, and the end of the game."""

from __future__ import annotations

from cheesemoon.core import Ints, rule, tell

from .content import ROUNDS
from .place import (
    legal_placements,
    place_fuel,
    place_joker,
    place_passenger,
    place_smuggling,
    use_tile,
)
from .roll import dice_in_hand, roll
from .score import legal_payments, pay_coins, score_turn
from .scoring import best_total, total
from .state import (
    DONE,
    FUEL_1,
    HAND,
    JOKER,
    OVER,
    PAY,
    PLACE,
    PLACING,
    ROLL,
    ROLLING,
    SMUGGLE,
    STARTS,
    STRUCK,
    TOTAL,
    WON,
    Taxi,
)


@rule
def legal(s: Taxi, out: Ints) -> int:
    """What may be done now, in the order of the rules."""
    if s.phase == ROLLING:
        out[0] = ROLL
        return 1
    if s.phase == PLACING:
        return legal_placements(s, out)
    if s.phase == OVER:
        return 0
    return legal_payments(s, out)


@rule
def apply(s: Taxi, action: int) -> None:
    """Do one legal action."""
    if action == ROLL:
        roll(s)
    elif action < JOKER:
        place_passenger(s, action - PLACE)
    elif action < FUEL_1:
        place_joker(s, action - JOKER)
    elif action < SMUGGLE:
        place_fuel(s, action - FUEL_1 + 1)
    elif action == SMUGGLE:
        place_smuggling(s)
    elif action == DONE:
        finish_roll(s)
    else:
        pay_coins(s, action - PAY)
        end_turn(s)


@rule
def finish_roll(s: Taxi) -> None:
    """ST-12, ST-13: dice left are rolled again; without any the turn is scored."""
    use_tile(s)
    if dice_in_hand(s) > 0:
        s.phase = ROLLING
    elif score_turn(s):
        end_turn(s)


@rule
def begin_turn(s: Taxi, seat: int) -> None:
    """ST-5: all ten dice in hand, nothing on the board, all tiles unused."""
    s.turn = seat
    s.phase = ROLLING
    s.tiles[:] = 1
    s.placed = 0
    s.taxi[:] = 0
    s.wings[:] = 0
    s.passengers[:] = 0
    s.fuel[:] = 0
    s.smuggling_at = HAND
    s.smuggling = 0


@rule
def end_turn(s: Taxi) -> None:
    """ST-4: clockwise, until everybody has had his turn."""
    following = (s.turn + 1) % s.players
    if following != s.first:
        begin_turn(s, following)
        return
    strike_lowest(s)
    if s.round_no == ROUNDS[s.players]:
        end_game(s)
    else:
        begin_round(s)


@rule
def strike_lowest(s: Taxi) -> None:
    """ST-32, ST-33: the lowest result of the round is struck, and all that share it."""
    strike_round(s, s.round_no - 1)
    for seat in range(s.players):
        if s.struck[seat, s.round_no - 1]:
            tell(s, STRUCK, seat, s.round_no, s.results[seat, s.round_no - 1], 0, 0)


@rule
def strike_round(s: Taxi, round_: int) -> None:
    """ST-32 for any round, counted from 0. ST-41: alone, nothing is struck."""
    if s.players == 1:
        return
    lowest = s.results[0, round_]
    for seat in range(1, s.players):
        lowest = min(lowest, s.results[seat, round_])
    for seat in range(s.players):
        if s.results[seat, round_] == lowest:
            s.struck[seat, round_] = 1


@rule
def begin_round(s: Taxi) -> None:
    """ST-34: the highest result starts; of several, the one who had his turn earlier."""
    round_ = s.round_no - 1
    best = s.first
    tied = 0
    for i in range(1, s.players):
        seat = (s.first + i) % s.players
        if s.results[seat, round_] > s.results[best, round_]:
            best = seat
            tied = 0
        elif s.results[seat, round_] == s.results[best, round_]:
            tied = 1
    s.round_no += 1
    s.first = best
    tell(s, STARTS, best, s.round_no, s.results[best, round_], tied, 0)
    begin_turn(s, best)


@rule
def end_game(s: Taxi) -> None:
    """ST-35: after the last strike the game is over."""
    for seat in range(s.players):
        tell(s, TOTAL, seat, total(s, seat), 0, 0, 0)
    best = best_total(s)
    for seat in range(s.players):
        if total(s, seat) == best:
            tell(s, WON, seat, best, 0, 0, 0)
    begin_turn(s, 0)
    s.turn = -1
    s.phase = OVER
