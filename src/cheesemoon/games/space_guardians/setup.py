"""Options to a fresh table."""

from cheesemoon.core import Ints, rule
from cheesemoon.core.rules import chance

from . import board, content as c, state as st

FORMATION, STACK = 2, 3  # streams of chance


@rule
def setup(s: st.Guardians, players: int, choices: Ints, seed: int) -> None:
    """SG-5 to SG-10: monsters in formation, the other tokens face down, no fighter on the board
    yet."""
    s.seed = seed
    s.players = players
    s.advanced = choices[0]
    s.phase = st.PLACING
    s.mine = -1
    for seat in range(players):
        s.at[seat] = -1
        s.level[seat] = 1  # SG-9, SG-70; rocket in the shop and battery empty are 0
    for eyes in range(c.EYES):
        add_to_stack(s, eyes + 1, c.COUNTS[eyes])
    deal_formation(s)
    add_to_stack(s, st.LEFT, c.SHIPS)
    add_to_stack(s, st.RIGHT, c.SHIPS)
    shuffle_stack(s)


@rule
def add_to_stack(s: st.Guardians, token: int, count: int) -> None:
    """Some tokens of one sort onto the stack."""
    for _ in range(count):
        s.stack[s.stack_left] = token
        s.stack_left += 1


@rule
def deal_formation(s: st.Guardians) -> None:
    """SG-5: the stack holds monsters only; it is shuffled, and the upper rows are dealt from it."""
    chance.shuffle(s, s.stack, s.stack_left, FORMATION)
    for cell in range(c.FORMATION_ROWS * c.COLUMNS):
        s.stack_left -= 1
        board.put_invader(s, cell, s.stack[s.stack_left])
        s.stack[s.stack_left] = 0


@rule
def shuffle_stack(s: st.Guardians) -> None:
    """SG-6: face down, in an unknown order."""
    chance.shuffle(s, s.stack, s.stack_left, STACK)


@rule
def redraw(s: st.Guardians, seed: int) -> None:
    """Nothing is hidden but the order of the stack. It is sorted before it is shuffled, so that
    nothing of the old order can be told from the new one."""
    chance.reseed(s, seed)
    sort_stack(s)
    shuffle_stack(s)


@rule
def sort_stack(s: st.Guardians) -> None:
    """By token, as it is in the box."""
    sorted_ = 0
    for token in range(1, st.RIGHT + 1):
        for i in range(sorted_, s.stack_left):
            if s.stack[i] == token:
                s.stack[i] = s.stack[sorted_]
                s.stack[sorted_] = token
                sorted_ += 1
