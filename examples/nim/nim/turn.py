"""What is legal, what it does, and when the game ends."""

from cheesemoon.core import Ints, rule, tell

from . import state as st


@rule
def legal(s: st.Sticks, out: Ints) -> int:
    """NI-2: one stick or more from one heap."""
    count = 0
    if s.phase == st.OVER:
        return count
    for heap in range(len(st.START)):
        for sticks in range(1, s.heaps[heap] + 1):
            out[count] = st.TAKE + (sticks - 1) * len(st.START) + heap
            count += 1
    return count


@rule
def apply(s: st.Sticks, action: int) -> None:
    """NI-2, NI-3: take the sticks; without any left the game is over."""
    heap = (action - st.TAKE) % len(st.START)
    sticks = (action - st.TAKE) // len(st.START) + 1
    s.heaps[heap] -= sticks
    s.last = s.turn
    tell(s, st.TOOK, s.turn, sticks, heap + 1, 0, 0)
    s.turn = (s.turn + 1) % s.players
    if left(s) == 0:
        s.phase = st.OVER
        s.turn = -1


@rule
def left(s: st.Sticks) -> int:
    """Sticks on the table."""
    sticks = 0
    for heap in range(len(st.START)):
        sticks += s.heaps[heap]
    return sticks
