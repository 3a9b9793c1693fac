"""The order of the steps, the turns, and the end of the game."""

from __future__ import annotations

from cheesemoon.core import Ints, rule, tell

from .board import columns_held, in_game
from .comeback import enter, leave, legal_places, may_return, pass_without_decision, place
from .content import LOWEST, MINE_CELLS, TURN_LIMIT
from .flight import can_fly_on, fly, legal_flights
from .invaders import settle
from .mine import lay, legal_layings, legal_reentries, may_push, push, reenter
from .purchase import THE_RETURN, legal_payments, legal_purchases, owe, pay
from .scoring import counts, total, winners
from .shooting import fire_all, fire_rocket, may_burst, may_fire_rocket, use_battery
from .state import (
    BURST,
    BUY,
    CEASEFIRE,
    CLEARED,
    DONE,
    ENDED,
    ENTERING,
    LAY,
    LAYING,
    LEAVE,
    LIMIT,
    MINING,
    MOVE,
    MOVING,
    NOBODY,
    OVER,
    PAY,
    PAYING,
    PLACE,
    PLACING,
    PUSH,
    REENTERING,
    RESUMING,
    RETURN,
    RETURNING,
    ROCKET,
    RUNNING,
    SHOOT,
    SHOOTING,
    TOTAL,
    WON,
    Guardians,
)


@rule
def legal(s: Guardians, out: Ints) -> int:
    """What may be done now, in the order of the rules."""
    if s.phase == MOVING or s.phase == SHOOTING or s.phase == RESUMING:
        return legal_in_flight(s, out)
    if s.phase == MINING:
        out[0] = PUSH
        out[1] = DONE
        return 2
    if s.phase == PAYING:
        return legal_payments(s, out)
    if s.phase == PLACING or s.phase == ENTERING:
        return legal_places(s, out)
    if s.phase == LAYING:
        return legal_layings(s, out)
    if s.phase == REENTERING:
        return legal_reentries(s, out)
    if s.phase == RETURNING:
        out[0] = RETURN
        out[1] = LEAVE
        return 2
    return 0


@rule
def legal_in_flight(s: Guardians, out: Ints) -> int:
    """SG-11: move, then shoot; or buy in place of all this. SG-77: a burst only after a move."""
    count = 0
    if s.phase != SHOOTING:
        count = legal_flights(s, out)
    out[count] = SHOOT  # SG-16
    count += 1
    if may_fire_rocket(s):
        out[count] = ROCKET
        count += 1
    if s.phase == SHOOTING and may_burst(s):
        out[count] = BURST
        count += 1
    if s.phase == MOVING:
        count = legal_purchases(s, out, count)
    return count


@rule
def apply(s: Guardians, action: int) -> None:
    """Do one legal action."""
    if action >= PUSH:
        end_mine_step(s, action == PUSH)
    elif action >= BUY:
        owe(s, action - BUY)
    elif action == BURST:
        use_battery(s)
        fire_all(s)  # SG-76: from the cell where the fighter is
        after_burst(s)
    elif action >= SHOOT:
        shoot(s, action == ROCKET)
    elif action >= MOVE:
        fly(s, action - MOVE)
    elif action >= PAY:
        pay(s, action - PAY)
        after_payment(s)
    elif action == LEAVE:
        leave(s)
        end_turn(s)
    elif action == RETURN:
        owe(s, THE_RETURN)
    elif action >= LAY:
        use_mine_cell(s, MINE_CELLS[action - LAY])
    else:
        use_place(s, LOWEST + action - PLACE)


# --- the steps ------------------------------------------------------------------------------------


@rule
def use_place(s: Guardians, cell: int) -> None:
    """SG-7: seat after seat at set-up, then the mine (SG-8). SG-49: or a fighter that returns."""
    if s.phase == ENTERING:
        enter(s, cell)
        return
    place(s, cell)
    if s.turn + 1 < s.players:
        s.turn += 1
    else:
        s.phase = LAYING


@rule
def use_mine_cell(s: Guardians, cell: int) -> None:
    """SG-8, SG-10: laid at set-up, then seat 0 has the first turn. SG-25: or put back in play."""
    if s.phase == REENTERING:
        held = columns_held(s)
        reenter(s, cell)
        settle(s, held)  # SG-28: an explosion is an event
        end_shooting_turn(s)
        return
    lay(s, cell)
    s.turn = 0
    s.phase = MOVING
    if s.invaders == 0:  # only on a staged table: nobody is left to shoot at (SG-60)
        s.end = CLEARED
        end_game(s)


@rule
def shoot(s: Guardians, with_rocket: bool) -> None:
    """SG-16, SG-53: shots or the rocket; then the mine."""
    if with_rocket:
        fire_rocket(s)
    else:
        fire_all(s)
    after_shooting(s)


@rule
def after_shooting(s: Guardians) -> None:
    """SG-23: the mine step; SG-27: skipped if the mine may not be pushed. SG-64: or the end."""
    if s.end != RUNNING:
        end_game(s)
    elif may_push(s):
        s.returned = 0
        s.heading = 0
        s.phase = MINING
    else:
        end_shooting_turn(s)


@rule
def after_burst(s: Guardians) -> None:
    """SG-79: fly on if the next cell is empty. SG-80: the normal shooting follows. SG-39: a fighter
    that was destroyed has lost both."""
    if s.end != RUNNING or s.at[s.turn] < 0:
        after_shooting(s)
    elif can_fly_on(s):
        s.phase = RESUMING
    else:
        s.phase = SHOOTING


@rule
def after_payment(s: Guardians) -> None:
    """SG-49: who returns has his turn. SG-52, SG-71, SG-75: a purchase was all of it, and no miss
    (SG-61)."""
    if s.phase != ENTERING:
        s.misses = 0
        end_turn(s)


@rule
def end_mine_step(s: Guardians, pushed: bool) -> None:
    """SG-23, SG-27: after the mine the turn ends, unless the mine must be put back first."""
    if pushed:
        held = columns_held(s)
        push(s)
        settle(s, held)  # SG-28: an explosion is an event
    if s.phase != REENTERING:
        end_shooting_turn(s)


# --- the end of a turn ----------------------------------------------------------------------------


@rule
def end_shooting_turn(s: Guardians) -> None:
    """SG-61: a turn with a hit, or one without."""
    if s.end != RUNNING:
        end_game(s)
        return
    if s.hit:
        s.misses = 0
    else:
        s.misses += 1
    end_turn(s)


@rule
def end_turn(s: Guardians) -> None:
    """SG-10: the next player in the game. SG-46, SG-48: some have their turn without a decision."""
    s.turns += 1
    clear_turn(s)
    while not ends_after_turn(s):
        s.turn = next_seat(s)
        if s.at[s.turn] >= 0:
            s.phase = MOVING
            return
        if may_return(s):
            s.phase = RETURNING
            return
        pass_without_decision(s)
        s.turns += 1
    end_game(s)


@rule
def clear_turn(s: Guardians) -> None:
    """Nothing of a turn is left for the next one."""
    s.hit = 0
    s.returned = 0
    s.heading = 0
    s.paying = 0


@rule
def ends_after_turn(s: Guardians) -> bool:
    """SG-51, SG-61, SG-62, in this order."""
    players = in_game(s)
    if players == 0:
        s.end = NOBODY
    elif s.misses >= players:
        s.end = CEASEFIRE
    elif s.turns >= TURN_LIMIT:
        s.end = LIMIT
    return s.end != RUNNING


@rule
def next_seat(s: Guardians) -> int:
    """SG-10, SG-50: clockwise, past players who are out of the game."""
    seat = (s.turn + 1) % s.players
    while s.out[seat]:
        seat = (seat + 1) % s.players
    return seat


@rule
def end_game(s: Guardians) -> None:
    """SG-65, SG-66: the game is over for the reason in `end`."""
    clear_turn(s)
    s.turn = -1
    s.phase = OVER
    if s.telling:
        tell_result(s)


@rule
def tell_result(s: Guardians) -> None:
    """Why it ended, and who won."""
    tell(s, ENDED, s.end - 1, s.turns, 0, 0, 0)
    won = winners(s)
    for seat in range(s.players):
        if counts(s, seat):
            tell(s, TOTAL, seat, total(s, seat), 0, 0, 0)
    for seat in range(s.players):
        if won >> seat & 1:
            tell(s, WON, seat, total(s, seat), 0, 0, 0)
