"""The fields of a table of Space Taxi that its player reads, for types alone: no bot knows a game's
own record."""

from __future__ import annotations

from typing import Protocol

from cheesemoon.core import Ints


class Taxi(Protocol):
    """See the game's `state.py` for what each field means."""

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
