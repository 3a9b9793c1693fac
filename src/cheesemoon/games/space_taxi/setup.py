"""Options to a fresh table."""

from typing import Any

from cheesemoon.core import rule
from cheesemoon.core.rules import chance

from . import content as c, state as st, turn


@rule
def setup(s: st.Taxi, players: int, choices: Any, seed: int) -> None:
    """ST-1, ST-2: 3 coins each, the rest is the bank; seat 0 starts round 1."""
    s.seed = seed
    s.players = players
    for seat in range(players):
        s.coins[seat] = c.START_COINS
    s.bank = c.COINS - c.START_COINS * players
    s.round_no = 1
    s.first = 0
    turn.begin_turn(s, 0)
    s.phase = st.ROLLING


@rule
def redraw(s: st.Taxi, seed: int) -> None:
    """Nothing is hidden on this table but the future."""
    chance.reseed(s, seed)
