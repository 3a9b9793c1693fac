"""Finished games of a server, to be looked for by game, player and date. Everybody finds those that
everybody may watch, and each browser its own."""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa

from .registers import results
from .schema import holders, tables
from .store import Store, hashed

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
    mine = sa.select(holders.c.table_id).where(holders.c.who == hashed(who))
    public = sa.select(tables.c.id).where(tables.c.public)
    fits: list[Any] = [sa.or_(results.c.table_id.in_(mine), results.c.table_id.in_(public))]
    fits.append(results.c.table_id.in_(sa.select(tables.c.id)))  # what was deleted is gone
    if wanted.game:
        fits.append(results.c.game == wanted.game)
    if wanted.player:
        fits.append(sa.func.lower(results.c.name).contains(wanted.player.lower(), autoescape=True))
    if wanted.since:
        fits.append(results.c.at >= wanted.since)
    if wanted.until:
        fits.append(results.c.at < wanted.until)
    latest = sa.select(results.c.table_id, sa.func.max(results.c.at).label("at")).where(*fits)
    latest = latest.group_by(results.c.table_id).order_by(sa.desc("at")).limit(MOST)

    def work(db: sa.Connection) -> list[Found]:
        ids = [row.table_id for row in db.execute(latest)]
        rows = db.execute(
            sa.select(results).where(results.c.table_id.in_(ids)).order_by(results.c.place)
        ).fetchall()
        found = {id_: Found(id_, "", 0.0, []) for id_ in ids}
        for row in rows:
            seats = [*found[row.table_id].seats, (row.name, row.place, row.total)]
            found[row.table_id] = Found(row.table_id, row.game, row.at, seats)
        return list(found.values())

    return await store.read(work)
