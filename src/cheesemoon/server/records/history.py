"""Finished games of a server, to be looked for by game, player and date. Everybody finds those that
everybody may watch, and each browser its own."""

from __future__ import annotations

from typing import NamedTuple

from ..storage import results
from ..storage.store import Store

MOST = 100


class Found(NamedTuple):
    """A finished game."""

    table_id: str
    game: str
    at: float
    seats: list[tuple[str, int, int]]  # name, place, points


class Wanted(NamedTuple):
    """What is looked for; what is empty does not matter."""

    game: str = ""
    player: str = ""  # a part of a name
    since: float = 0.0
    until: float = 0.0


async def search(store: Store, who: str, wanted: Wanted) -> list[Found]:
    """The latest games that fit, the newest first."""
    found: dict[str, Found] = {}
    for row in await results.search(store, who, **wanted._asdict(), most=MOST):
        game = found.setdefault(row.table_id, Found(row.table_id, row.game, row.at, []))
        game.seats.append((row.name, row.place, row.total))
    return list(found.values())
