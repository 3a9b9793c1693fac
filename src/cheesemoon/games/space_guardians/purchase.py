"""Buying and paying (SG-40 to SG-42): rocket, upgrade, battery, and the return of a fighter."""

from cheesemoon.core import Ints, rule, tell

from . import board, content as c, state as st

THE_ROCKET, THE_UPGRADE, THE_BATTERY, THE_RETURN = range(len(c.THINGS))


@rule
def can_pay(s: st.Guardians, seat: int, thing: int) -> bool:
    """SG-42: a player with fewer points than the price cannot buy."""
    return board.points(s, seat) >= c.PRICES[thing]


@rule
def is_on_offer(s: st.Guardians, thing: int) -> bool:
    """SG-52, SG-58: one rocket. SG-70, SG-71: two upgrades. SG-70, SG-75, SG-78: one battery."""
    if thing == THE_ROCKET:
        return s.rocket[s.turn] == st.SHOP
    if s.advanced == 0:
        return False
    if thing == THE_UPGRADE:
        return s.level[s.turn] < st.BEST_LEVEL
    return s.battery[s.turn] == st.BATTERY_EMPTY


@rule
def legal_purchases(s: st.Guardians, out: Ints, count: int) -> int:
    """SG-11: in place of a turn; SG-49: so not in the turn of a return."""
    if s.returned == 0:
        for thing in range(st.BUYABLE):
            if is_on_offer(s, thing) and can_pay(s, s.turn, thing):
                out[count] = st.BUY + thing
                count += 1
    return count


@rule
def owe(s: st.Guardians, thing: int) -> None:
    """The player has chosen a thing and has to pay for it."""
    s.paying = thing + 1
    s.phase = st.PAYING


@rule
def owns(s: st.Guardians, seat: int, payment: int) -> bool:
    """Whether a player has these tokens."""
    for kind in range(len(c.KINDS)):
        if s.tokens[seat, kind] < c.PAYMENTS[payment, kind]:
            return False
    return True


@rule
def legal_payments(s: st.Guardians, out: Ints) -> int:
    """SG-40, SG-41: own tokens that reach the price, none of them superfluous."""
    count = 0
    i = 0
    while c.FITTING[s.paying - 1, i] >= 0:
        if owns(s, s.turn, c.FITTING[s.paying - 1, i]):
            out[count] = st.PAY + c.FITTING[s.paying - 1, i]
            count += 1
        i += 1
    return count


@rule
def pay(s: st.Guardians, payment: int) -> None:
    """SG-40: the tokens go to the box, and the thing is his."""
    for kind in range(len(c.KINDS)):
        s.tokens[s.turn, kind] -= c.PAYMENTS[payment, kind]
        s.box[kind] += c.PAYMENTS[payment, kind]
    thing = s.paying - 1
    s.paying = 0
    if thing == THE_RETURN:
        tell(s, st.PAID_RETURN, s.turn, payment, 0, 0, 0)
        s.phase = st.ENTERING
        return
    if thing == THE_ROCKET:  # SG-52
        s.rocket[s.turn] = st.HELD
    elif thing == THE_UPGRADE:  # SG-71
        s.level[s.turn] += 1
    else:  # SG-75
        s.battery[s.turn] = st.FULL
    tell(s, st.BOUGHT, s.turn, thing, payment, s.level[s.turn], 0)
