"""Options to a fresh table."""

from typing import Any

from cheesemoon.core import Ints, rule
from cheesemoon.core.rules.chance import reseed

from . import state as st


@rule
def setup(s: st.Sticks, players: int, choices: Ints, seed: Any) -> None:
    """NI-1: the heaps are full, seat 0 begins."""
    s.seed = seed
    s.players = players
    s.misere = choices[0]
    for heap in range(len(st.START)):
        s.heaps[heap] = st.START[heap]


@rule
def redraw(s: st.Sticks, seed: Any) -> None:
    """Nothing is hidden, nothing is left to chance."""
    reseed(s, seed)
