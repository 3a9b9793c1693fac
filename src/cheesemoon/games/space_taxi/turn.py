"""The order of the steps, the rounds, and the end of the game."""

from cheesemoon.core import Ints, rule, tell

from . import content as c, place, ride, roll, scoring, state as st


@rule
def legal(s: st.Taxi, out: Ints) -> int:
    """What may be done now, in the order of the rules."""
    if s.phase == st.ROLLING:
        out[0] = st.ROLL
        return 1
    if s.phase == st.PLACING:
        return place.legal_placements(s, out)
    if s.phase == st.OVER:
        return 0
    return ride.legal_payments(s, out)


@rule
def apply(s: st.Taxi, action: int) -> None:
    """Do one legal action."""
    if action == st.ROLL:
        roll.roll(s)
    elif action < st.JOKER:
        place.place_passenger(s, action - st.PLACE)
    elif action < st.FUEL_1:
        place.place_joker(s, action - st.JOKER)
    elif action < st.SMUGGLE:
        place.place_fuel(s, action - st.FUEL_1 + 1)
    elif action == st.SMUGGLE:
        place.place_smuggling(s)
    elif action == st.DONE:
        finish_roll(s)
    else:
        ride.pay_coins(s, action - st.PAY)
        end_turn(s)


@rule
def finish_roll(s: st.Taxi) -> None:
    """ST-12, ST-13: dice left are rolled again; without any the turn is scored."""
    place.use_tile(s)
    if roll.dice_in_hand(s) > 0:
        s.phase = st.ROLLING
    elif ride.score_turn(s):
        end_turn(s)


@rule
def begin_turn(s: st.Taxi, seat: int) -> None:
    """ST-5: all ten dice in hand, nothing on the board, all tiles unused."""
    s.turn = seat
    s.phase = st.ROLLING
    s.tiles[:] = 1
    s.placed = 0
    s.taxi[:] = 0
    s.wings[:] = 0
    s.passengers[:] = 0
    s.fuel[:] = 0
    s.smuggling_at = st.HAND
    s.smuggling = 0


@rule
def end_turn(s: st.Taxi) -> None:
    """ST-4: clockwise, until every player has had a turn."""
    following = (s.turn + 1) % s.players
    if following != s.first:
        begin_turn(s, following)
        return
    strike_lowest(s)
    if s.round_no == c.ROUNDS[s.players]:
        end_game(s)
    else:
        begin_round(s)


@rule
def strike_lowest(s: st.Taxi) -> None:
    """ST-32, ST-33: the lowest result of the round is struck, and all that share it."""
    strike_round(s, s.round_no - 1)
    for seat in range(s.players):
        if s.struck[seat, s.round_no - 1]:
            tell(s, st.STRUCK, seat, s.round_no, s.results[seat, s.round_no - 1], 0, 0)


@rule
def strike_round(s: st.Taxi, round_: int) -> None:
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
def begin_round(s: st.Taxi) -> None:
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
    tell(s, st.STARTS, best, s.round_no, s.results[best, round_], tied, 0)
    begin_turn(s, best)


@rule
def end_game(s: st.Taxi) -> None:
    """ST-35: after the last strike the game is over."""
    for seat in range(s.players):
        tell(s, st.TOTAL, seat, scoring.total(s, seat), 0, 0, 0)
    best = scoring.best_total(s)
    for seat in range(s.players):
        if scoring.total(s, seat) == best:
            tell(s, st.WON, seat, best, 0, 0, 0)
    begin_turn(s, 0)
    s.turn = -1
    s.phase = st.OVER
