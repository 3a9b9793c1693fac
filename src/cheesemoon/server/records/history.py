"""Finished games of a server, found by game, player and date.

A browser finds the games of public tables and its own.
"""

from __future__ import annotations

from typing import NamedTuple

from ..storage import results
from ..storage.rows import Filters
from ..storage.store import Store

MOST = 100


class Found(NamedTuple):
    """A finished game."""

    table_id: str
    game: str
    at: float
    is_rated: bool
    is_replayed: bool  # the server played a rated game again and found the same result
    seats: list[tuple[str, int, int]]  # name, place, points


async def search(store: Store, who: str, filters: Filters) -> list[Found]:
    """Return the latest MOST games that match, the newest first."""
    found: dict[str, Found] = {}
    for row in await results.search(store, who, filters, MOST):
        first = Found(row.table_id, row.game, row.at, row.rated, row.proof == "replayed", [])
        game = found.setdefault(row.table_id, first)
        game.seats.append((row.name, row.place, row.total))
    return list(found.values())
