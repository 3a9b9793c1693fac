"""How games ended: who came where, in which games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa

from .schema import holders, results, tables
from .store import Store, hashed

Rows = Sequence[dict[str, Any]]


def writing(
    table_id: str, rows: Callable[[dict[int, str]], Rows]
) -> Callable[[sa.Connection], None]:
    """What writes down how a game ended, once: `rows` of the browsers that hold the seats."""

    def work(db: sa.Connection) -> None:
        mine = sa.select(holders.c.seat, holders.c.who).where(holders.c.table_id == table_id)
        held = {row.seat: row.who for row in db.execute(mine.order_by(holders.c.who.desc()))}
        db.execute(sa.delete(results).where(results.c.table_id == table_id))
        db.execute(sa.insert(results), list(rows(held)))

    return work


async def search(
    store: Store, who: str, *, game: str, player: str, since: float, until: float, most: int
) -> list[Any]:
    """The seats of the latest games that this browser may see and that fit, the newest game first;
    what is empty does not matter."""
    mine = sa.select(holders.c.table_id).where(holders.c.who == hashed(who))
    public = sa.select(tables.c.id).where(tables.c.public)
    fits: list[Any] = [sa.or_(results.c.table_id.in_(mine), results.c.table_id.in_(public))]
    fits.append(results.c.table_id.in_(sa.select(tables.c.id)))  # what was deleted is gone
    if game:
        fits.append(results.c.game == game)
    if player:
        fits.append(sa.func.lower(results.c.name).contains(player.lower(), autoescape=True))
    if since:
        fits.append(results.c.at >= since)
    if until:
        fits.append(results.c.at < until)
    latest = sa.select(results.c.table_id, sa.func.max(results.c.at).label("at")).where(*fits)
    latest = latest.group_by(results.c.table_id).order_by(sa.desc("at")).limit(most)

    def work(db: sa.Connection) -> list[Any]:
        ids = [row.table_id for row in db.execute(latest)]
        seats = sa.select(results).where(results.c.table_id.in_(ids)).order_by(results.c.place)
        return sorted(db.execute(seats).fetchall(), key=lambda row: ids.index(row.table_id))

    return await store.read(work)


async def rated_after(store: Store, game: str, last: tuple[float, str]) -> list[Any]:
    """The seats of all games that count for the ladder and ended after that one, the oldest
    first."""
    columns = results.c
    after = sa.tuple_(columns.at, columns.table_id) > sa.tuple_(*last)
    query = sa.select(results).where(columns.game == game, columns.rated, after)
    query = query.order_by(columns.at, columns.table_id, columns.seat)
    return await store.read(lambda db: list(db.execute(query).fetchall()))


async def meetings(store: Store, game: str, one: str, other: str) -> list[Any]:
    """The games that count in which two players met, the newest first: one's result beside the
    other's."""
    mine, theirs = results.alias("mine"), results.alias("theirs")
    query = (
        sa.select(
            mine.c.table_id,
            mine.c.at,
            mine.c.name,
            mine.c.place,
            mine.c.total,
            theirs.c.name.label("other_name"),
            theirs.c.place.label("other_place"),
            theirs.c.total.label("other_total"),
        )
        .join(theirs, mine.c.table_id == theirs.c.table_id)
        .where(mine.c.player == one, theirs.c.player == other, mine.c.game == game, mine.c.rated)
        .order_by(mine.c.at.desc())
    )
    return await store.read(lambda db: list(db.execute(query).fetchall()))


async def opponents(store: Store, game: str, player: str) -> list[Any]:
    """Whom a player met in games that count, those met most often first: player, name, how many
    games, how many of them were won and tied."""
    mine, theirs = results.alias("mine"), results.alias("theirs")
    query = (
        sa.select(
            theirs.c.player,
            sa.func.max(theirs.c.name),
            sa.func.count(),
            sa.func.sum(sa.case((mine.c.place < theirs.c.place, 1), else_=0)),
            sa.func.sum(sa.case((mine.c.place == theirs.c.place, 1), else_=0)),
        )
        .join(theirs, mine.c.table_id == theirs.c.table_id)
        .where(mine.c.player == player, theirs.c.player != player)
        .where(mine.c.game == game, mine.c.rated)
        .group_by(theirs.c.player)
        .order_by(sa.func.count().desc(), theirs.c.player)
    )
    return await store.read(lambda db: list(db.execute(query).fetchall()))


async def finished(store: Store) -> list[str]:
    """All finished tables, what-ifs apart, in an order that says nothing about when."""
    query = sa.select(tables.c.id).where(tables.c.over, tables.c.parent.is_(None))
    return await store.read(lambda db: list(db.scalars(query.order_by(tables.c.salt))))
