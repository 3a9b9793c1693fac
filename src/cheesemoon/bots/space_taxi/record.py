"""The fields of a Space Taxi table that its player reads, for type checks only. Bots import no
game."""

from __future__ import annotations

from typing import Protocol

from cheesemoon.core import Ints


class Taxi(Protocol):
    """A record of Space Taxi. The game's `state.py` explains each field."""

    turn: int
    round_no: int
    first: int
    bank: int
    coins: Ints
    results: Ints
    tiles: Ints
    placed: int
    taxi: Ints
    wings: Ints
    smuggling_at: int
    smuggling: int
    passengers: Ints
    fuel: Ints
