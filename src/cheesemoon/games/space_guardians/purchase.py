"""Buying and paying (SG-40 to SG-42): rocket, upgrade, battery, and the return of a fighter."""

from __future__ import annotations

from cheesemoon.core import Ints, rule, tell

from .board import points
from .content import FITTING, KINDS, PAYMENTS, PRICES, THINGS
from .state import (
    BATTERY_EMPTY,
    BEST_LEVEL,
    BOUGHT,
    BUY,
    BUYABLE,
    ENTERING,
    FULL,
    HELD,
    PAID_RETURN,
    PAY,
    PAYING,
    SHOP,
    Guardians,
)

THE_ROCKET, THE_UPGRADE, THE_BATTERY, THE_RETURN = range(len(THINGS))


@rule
def can_pay(s: Guardians, seat: int, thing: int) -> bool:
    """SG-42: who has fewer points than the price cannot buy."""
    return points(s, seat) >= PRICES[thing]


@rule
def is_on_offer(s: Guardians, thing: int) -> bool:
    """SG-52, SG-58: one rocket. SG-70, SG-71: two upgrades. SG-70, SG-75, SG-78: one battery."""
    if thing == THE_ROCKET:
        return s.rocket[s.turn] == SHOP
    if s.advanced == 0:
        return False
    if thing == THE_UPGRADE:
        return s.level[s.turn] < BEST_LEVEL
    return s.battery[s.turn] == BATTERY_EMPTY


@rule
def legal_purchases(s: Guardians, out: Ints, count: int) -> int:
    """SG-11: in place of a turn; SG-49: so not in the turn of a return."""
    if s.returned == 0:
        for thing in range(BUYABLE):
            if is_on_offer(s, thing) and can_pay(s, s.turn, thing):
                out[count] = BUY + thing
                count += 1
    return count


@rule
def owe(s: Guardians, thing: int) -> None:
    """The player has decided for a thing and has to pay it."""
    s.paying = thing + 1
    s.phase = PAYING


@rule
def owns(s: Guardians, seat: int, payment: int) -> bool:
    """Whether a player has these tokens."""
    for kind in range(len(KINDS)):
        if s.tokens[seat, kind] < PAYMENTS[payment, kind]:
            return False
    return True


@rule
def legal_payments(s: Guardians, out: Ints) -> int:
    """SG-40, SG-41: own tokens that reach the price, none of them superfluous."""
    count = 0
    i = 0
    while FITTING[s.paying - 1, i] >= 0:
        if owns(s, s.turn, FITTING[s.paying - 1, i]):
            out[count] = PAY + FITTING[s.paying - 1, i]
            count += 1
        i += 1
    return count


@rule
def pay(s: Guardians, payment: int) -> None:
    """SG-40: the tokens go to the box, and the thing is his."""
    for kind in range(len(KINDS)):
        s.tokens[s.turn, kind] -= PAYMENTS[payment, kind]
        s.box[kind] += PAYMENTS[payment, kind]
    thing = s.paying - 1
    s.paying = 0
    if thing == THE_RETURN:
        tell(s, PAID_RETURN, s.turn, payment, 0, 0, 0)
        s.phase = ENTERING
        return
    if thing == THE_ROCKET:  # SG-52
        s.rocket[s.turn] = HELD
    elif thing == THE_UPGRADE:  # SG-71
        s.level[s.turn] += 1
    else:  # SG-75
        s.battery[s.turn] = FULL
    tell(s, BOUGHT, s.turn, thing, payment, s.level[s.turn], 0)
