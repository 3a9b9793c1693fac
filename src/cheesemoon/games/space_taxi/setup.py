"""Options to a fresh table."""

from __future__ import annotations

from typing import Any

from cheesemoon.core import rule
from cheesemoon.core.chance import reseed

from .content import COINS, START_COINS
from .state import ROLLING, Taxi
from .turn import begin_turn


@rule
def setup(s: Taxi, players: int, choices: Any, seed: Any) -> None:
    """ST-1, ST-2: 3 coins each, the rest is the bank; seat 0 starts round 1."""
    s.seed = seed
    s.players = players
    for seat in range(players):
        s.coins[seat] = START_COINS
    s.bank = COINS - START_COINS * players
    s.round_no = 1
    s.first = 0
    begin_turn(s, 0)
    s.phase = ROLLING


@rule
def redraw(s: Taxi, seed: Any) -> None:
    """Nothing is hidden on this table but the future."""
    reseed(s, seed)
