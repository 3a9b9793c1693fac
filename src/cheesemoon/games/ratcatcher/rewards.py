"""Rewards of caught peculiar rats (RC-57 to RC-59)."""

from cheesemoon.core import rule, tell

from . import bag, board, content as c, peculiar, state as st


@rule
def claim(s: st.Hunt, n: int, chosen: int) -> None:
    """RC-57: the card is discarded first, then comes the reward. RC-58: as far as it goes."""
    reward = chosen - 1
    if chosen == 0:
        for r in range(len(c.REWARDS)):
            if c.PEC_REWARD[n, r]:
                reward = r
    amount = c.PEC_REWARD[n, reward]
    health, yellow, purple = s.holds[n, 0], s.holds[n, 1], s.holds[n, 2]
    peculiar.discard(s, n)
    got = 0
    if reward == c.R_MYSTERY:
        tell(s, st.CLAIMED, c.P0 + n, reward, min(amount, s.mystery_left), 0, 0)
        for _ in range(amount):
            claim_mystery(s)
        return
    if reward == c.R_HOARD:
        got = gain_many(s, c.I_HEALTH, health)
        got += gain_many(s, c.I_YELLOW, yellow)
        got += gain_many(s, c.I_PURPLE, purple)
    elif reward == c.R_DICE:
        got = min(amount, c.DICE_MAX - s.dice)
        s.dice += got
    elif reward == c.R_MOVE:
        got = amount
        s.points += got
    elif reward == c.R_RATS:
        got = claim_rats(s, amount)
    elif reward == c.R_HEALTH:
        got = gain_many(s, c.I_HEALTH, amount)
    elif reward == c.R_CHEESE:
        got = gain_many(s, c.I_CHEESE, amount)
    else:
        got = gain_many(s, c.I_YELLOW + reward - c.R_YELLOW, amount)
    tell(s, st.CLAIMED, c.P0 + n, reward, got, 0, 0)
    if s.phase != st.OVER and s.gained:
        st.push(s, st.DO_GAIN, 0, 0, 0)


@rule
def gain_many(s: st.Hunt, item: int, amount: int) -> int:
    """RC-53: as many as the limit allows."""
    got = 0
    for _ in range(amount):
        if s.phase != st.OVER and board.gain(s, item):
            got += 1
    return got


@rule
def claim_rats(s: st.Hunt, amount: int) -> int:
    """Rats from the bag into your cage, without chains."""
    before = s.cage[c.WHITE], s.cage[c.BROWN], s.cage[c.BLACK]
    got = 0
    while got < amount and bag.in_bag(s) > 0:
        s.cage[bag.any_rat(s)] += 1
        got += 1
    white, brown, black = before
    tell(
        s,
        st.GOT_RATS,
        s.cage[c.WHITE] - white,
        s.cage[c.BROWN] - brown,
        s.cage[c.BLACK] - black,
        0,
        0,
    )
    return got


@rule
def claim_mystery(s: st.Hunt) -> None:
    """RC-59: revealed in your area; a nest draws at once; markers as if you had entered.
    RC-58: with an empty pile nothing happens."""
    if s.mystery_left == 0:
        return
    if peculiar.reveal(s, s.pawn) == c.T_NEST:
        st.push(s, st.DO_DRAW, s.pawn, 1, 0)
    board.take_markers(s)
