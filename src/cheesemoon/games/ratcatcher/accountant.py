"""The accountant: rats of your cage for goods (RC-52 to RC-56)."""

from cheesemoon.core import Ints, rule, tell

from . import board, content as c, state as st


@rule
def buy(s: st.Hunt, item: int) -> None:
    """RC-54: then you choose which rats you pay."""
    s.pay_item = item
    s.pay_left = c.PRICE[item]
    s.pay_ask = 1
    st.push(s, st.DO_PAY, 0, 0, 0)


@rule
def least_pay(s: st.Hunt) -> int:
    """RC-55: the fewest rats of the colour asked for that can be paid."""
    others = s.cage[c.WHITE] if s.pay_ask == 2 else s.cage[c.WHITE] + s.cage[c.BROWN]
    return max(0, s.pay_left - others)


@rule
def most_pay(s: st.Hunt) -> int:
    """RC-55: the most of them."""
    return min(s.cage[c.BROWN] if s.pay_ask == 2 else s.cage[c.BLACK], s.pay_left)


@rule
def legal_payments(s: st.Hunt, out: Ints) -> int:
    """RC-55: `pay black N`, then `pay brown N`."""
    count = 0
    for rats in range(least_pay(s), most_pay(s) + 1):
        out[count] = st.PAY + int(s.pay_ask - 1) * 65 + rats
        count += 1
    return count


@rule
def pay(s: st.Hunt, rats: int) -> None:
    """RC-55: they go to the bag."""
    colour = c.BROWN if s.pay_ask == 2 else c.BLACK
    s.cage[colour] -= rats
    s.bag[colour] += rats
    s.pay_left -= rats
    s.pay_ask += 1
    if rats:
        tell(s, st.PAID, colour, rats, 0, 0, 0)


@rule
def go_on_paying(s: st.Hunt) -> None:
    """The line `pay`: a number that cannot be different is not asked. RC-56: then the reward."""
    while s.pay_ask <= 2:
        least = least_pay(s)
        if least < most_pay(s):
            s.phase = st.PAYING
            return
        pay(s, least)
    s.cage[c.WHITE] -= s.pay_left
    s.bag[c.WHITE] += s.pay_left
    if s.pay_left:
        tell(s, st.PAID, c.WHITE, s.pay_left, 0, 0, 0)
    tell(s, st.BOUGHT, s.pay_item, 0, 0, 0, 0)
    item = s.pay_item
    s.pay_item = 0
    s.pay_left = 0
    s.pay_ask = 0
    st.pop(s)
    board.gain(s, item)
    if s.phase != st.OVER and s.gained:
        st.push(s, st.DO_GAIN, 0, 0, 0)
