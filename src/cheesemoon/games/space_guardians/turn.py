"""The order of the steps, the turns, and the end of the game."""

from cheesemoon.core import Ints, rule, tell

from . import (
    board,
    comeback,
    content as c,
    flight,
    invaders,
    mine,
    purchase,
    scoring,
    shooting,
    state as st,
)


@rule
def legal(s: st.Guardians, out: Ints) -> int:
    """What may be done now, in the order of the rules."""
    if s.phase == st.MOVING or s.phase == st.SHOOTING or s.phase == st.RESUMING:
        return legal_in_flight(s, out)
    if s.phase == st.MINING:
        out[0] = st.PUSH
        out[1] = st.DONE
        return 2
    if s.phase == st.PAYING:
        return purchase.legal_payments(s, out)
    if s.phase == st.PLACING or s.phase == st.ENTERING:
        return comeback.legal_places(s, out)
    if s.phase == st.LAYING:
        return mine.legal_layings(s, out)
    if s.phase == st.REENTERING:
        return mine.legal_reentries(s, out)
    if s.phase == st.RETURNING:
        out[0] = st.RETURN
        out[1] = st.LEAVE
        return 2
    return 0


@rule
def legal_in_flight(s: st.Guardians, out: Ints) -> int:
    """SG-11: move, then shoot; or buy in place of all this. SG-77: a burst only after a move."""
    count = 0
    if s.phase != st.SHOOTING:
        count = flight.legal_flights(s, out)
    out[count] = st.SHOOT  # SG-16
    count += 1
    if shooting.may_fire_rocket(s):
        out[count] = st.ROCKET
        count += 1
    if s.phase == st.SHOOTING and shooting.may_burst(s):
        out[count] = st.BURST
        count += 1
    if s.phase == st.MOVING:
        count = purchase.legal_purchases(s, out, count)
    return count


@rule
def apply(s: st.Guardians, action: int) -> None:
    """Do one legal action."""
    if action >= st.PUSH:
        end_mine_step(s, action == st.PUSH)
    elif action >= st.BUY:
        purchase.owe(s, action - st.BUY)
    elif action == st.BURST:
        shooting.use_battery(s)
        shooting.fire_all(s)  # SG-76: from the cell where the fighter is
        after_burst(s)
    elif action >= st.SHOOT:
        shoot(s, action == st.ROCKET)
    elif action >= st.MOVE:
        flight.fly(s, action - st.MOVE)
    elif action >= st.PAY:
        purchase.pay(s, action - st.PAY)
        after_payment(s)
    elif action == st.LEAVE:
        comeback.leave(s)
        end_turn(s)
    elif action == st.RETURN:
        purchase.owe(s, purchase.THE_RETURN)
    elif action >= st.LAY:
        use_mine_cell(s, c.MINE_CELLS[action - st.LAY])
    else:
        use_place(s, c.LOWEST + action - st.PLACE)


# --- the steps ------------------------------------------------------------------------------------


@rule
def use_place(s: st.Guardians, cell: int) -> None:
    """SG-7: seat after seat at set-up, then the mine (SG-8). SG-49: or a fighter that returns."""
    if s.phase == st.ENTERING:
        comeback.enter(s, cell)
        return
    comeback.place(s, cell)
    if s.turn + 1 < s.players:
        s.turn += 1
    else:
        s.phase = st.LAYING


@rule
def use_mine_cell(s: st.Guardians, cell: int) -> None:
    """SG-8, SG-10: laid at set-up, then seat 0 has the first turn. SG-25: or put back in play."""
    if s.phase == st.REENTERING:
        held = board.columns_held(s)
        mine.reenter(s, cell)
        invaders.settle(s, held)  # SG-28: an explosion is an event
        end_shooting_turn(s)
        return
    mine.lay(s, cell)
    s.turn = 0
    s.phase = st.MOVING
    if s.invaders == 0:  # only on a staged table: no invader is left (SG-60)
        s.end = st.CLEARED
        end_game(s)


@rule
def shoot(s: st.Guardians, with_rocket: bool) -> None:
    """SG-16, SG-53: shots or the rocket; then the mine."""
    if with_rocket:
        shooting.fire_rocket(s)
    else:
        shooting.fire_all(s)
    after_shooting(s)


@rule
def after_shooting(s: st.Guardians) -> None:
    """SG-23: the mine step; SG-27: skipped if the mine may not be pushed. SG-64: or the end."""
    if s.end != st.RUNNING:
        end_game(s)
    elif mine.may_push(s):
        s.returned = 0
        s.heading = 0
        s.phase = st.MINING
    else:
        end_shooting_turn(s)


@rule
def after_burst(s: st.Guardians) -> None:
    """SG-79: fly on if the next cell is empty. SG-80: the normal shooting follows. SG-39: a fighter
    that was destroyed has lost both."""
    if s.end != st.RUNNING or s.at[s.turn] < 0:
        after_shooting(s)
    elif flight.can_fly_on(s):
        s.phase = st.RESUMING
    else:
        s.phase = st.SHOOTING


@rule
def after_payment(s: st.Guardians) -> None:
    """SG-49: after a return comes the normal turn. SG-52, SG-71, SG-75: a purchase was the whole
    turn, and no miss (SG-61)."""
    if s.phase != st.ENTERING:
        s.misses = 0
        end_turn(s)


@rule
def end_mine_step(s: st.Guardians, pushed: bool) -> None:
    """SG-23, SG-27: after the mine the turn ends, unless the mine must be put back first."""
    if pushed:
        held = board.columns_held(s)
        mine.push(s)
        invaders.settle(s, held)  # SG-28: an explosion is an event
    if s.phase != st.REENTERING:
        end_shooting_turn(s)


# --- the end of a turn ----------------------------------------------------------------------------


@rule
def end_shooting_turn(s: st.Guardians) -> None:
    """SG-61: a turn with a hit, or one without."""
    if s.end != st.RUNNING:
        end_game(s)
        return
    if s.hit:
        s.misses = 0
    else:
        s.misses += 1
    end_turn(s)


@rule
def end_turn(s: st.Guardians) -> None:
    """SG-10: the next player in the game. SG-46, SG-48: some have their turn without a decision."""
    s.turns += 1
    clear_turn(s)
    while not ends_after_turn(s):
        s.turn = next_seat(s)
        if s.at[s.turn] >= 0:
            s.phase = st.MOVING
            return
        if comeback.may_return(s):
            s.phase = st.RETURNING
            return
        comeback.pass_without_decision(s)
        s.turns += 1
    end_game(s)


@rule
def clear_turn(s: st.Guardians) -> None:
    """Nothing of a turn is left for the next one."""
    s.hit = 0
    s.returned = 0
    s.heading = 0
    s.paying = 0


@rule
def ends_after_turn(s: st.Guardians) -> bool:
    """SG-51, SG-61, SG-62, in this order."""
    players = board.in_game(s)
    if players == 0:
        s.end = st.NOBODY
    elif s.misses >= players:
        s.end = st.CEASEFIRE
    elif s.turns >= c.TURN_LIMIT:
        s.end = st.LIMIT
    return s.end != st.RUNNING


@rule
def next_seat(s: st.Guardians) -> int:
    """SG-10, SG-50: clockwise, past players who are out of the game."""
    seat = (s.turn + 1) % s.players
    while s.out[seat]:
        seat = (seat + 1) % s.players
    return seat


@rule
def end_game(s: st.Guardians) -> None:
    """SG-65, SG-66: the game is over for the reason in `end`."""
    clear_turn(s)
    s.turn = -1
    s.phase = st.OVER
    if s.telling:
        tell_result(s)


@rule
def tell_result(s: st.Guardians) -> None:
    """Why it ended, and who won."""
    tell(s, st.ENDED, s.end - 1, s.turns, 0, 0, 0)
    won = scoring.winners(s)
    for seat in range(s.players):
        if scoring.counts(s, seat):
            tell(s, st.TOTAL, seat, scoring.total(s, seat), 0, 0, 0)
    for seat in range(s.players):
        if won >> seat & 1:
            tell(s, st.WON, seat, scoring.total(s, seat), 0, 0, 0)
