"""Results of finished games: the place and the points of each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import sqlalchemy as sa

from .rows import Filters, Meeting, Opponent, Result, decode
from .schema import holders, moves, results, tables
from .store import Store, hashed


def writing(
    table_id: str, rows: Callable[[dict[int, str], bool], Sequence[Result]]
) -> Callable[[sa.Connection], None]:
    """Return work that stores the results of a game, in place of earlier ones. `rows` gets the
    browser that holds each seat, and whether the record of the game has an undo."""

    def work(db: sa.Connection) -> None:
        mine = sa.select(holders.c.seat, holders.c.who).where(holders.c.table_id == table_id)
        held = {row.seat: row.who for row in db.execute(mine.order_by(holders.c.who.desc()))}
        undone = sa.select(moves.c.version).where(moves.c.table_id == table_id)
        is_undone = db.execute(undone.where(moves.c.action.is_(None)).limit(1)).first() is not None
        found = [msgspec.structs.asdict(row) for row in rows(held, is_undone)]
        db.execute(sa.delete(results).where(results.c.table_id == table_id))
        db.execute(sa.insert(results), found)

    return work


async def search(store: Store, who: str, filters: Filters, most: int) -> list[Result]:
    """Return the results of the latest `most` games that match and that this browser may see, the
    newest game first. A browser sees public tables and its own."""
    mine = sa.select(holders.c.table_id).where(holders.c.who == hashed(who))
    public = sa.select(tables.c.id).where(tables.c.public)
    fits: list[sa.ColumnElement[bool]] = [
        sa.or_(results.c.table_id.in_(mine), results.c.table_id.in_(public)),
        results.c.table_id.in_(sa.select(tables.c.id)),  # what was deleted is gone
    ]
    if filters.game:
        fits.append(results.c.game == filters.game)
    if filters.player:
        name = sa.func.lower(results.c.name)
        fits.append(name.contains(filters.player.lower(), autoescape=True))
    if filters.since:
        fits.append(results.c.at >= filters.since)
    if filters.until:
        fits.append(results.c.at < filters.until)
    latest = sa.select(results.c.table_id, sa.func.max(results.c.at).label("at")).where(*fits)
    latest = latest.group_by(results.c.table_id).order_by(sa.desc("at")).limit(most)

    def work(db: sa.Connection) -> list[Result]:
        ids = [row.table_id for row in db.execute(latest)]
        seats = sa.select(results).where(results.c.table_id.in_(ids)).order_by(results.c.place)
        return sorted(_results(db, seats), key=lambda row: ids.index(row.table_id))

    return await store.read(work)


async def rated_after(store: Store, game: str, last: tuple[float, str]) -> list[Result]:
    """Return the results of all rated games that ended after the game `last` (its time and its
    table), the oldest first."""
    columns = results.c
    after = sa.tuple_(columns.at, columns.table_id) > sa.tuple_(*last)
    query = sa.select(results).where(columns.game == game, columns.rated, after)
    query = query.order_by(columns.at, columns.table_id, columns.seat)
    return await store.read(lambda db: _results(db, query))


async def meetings(store: Store, game: str, one: str, other: str) -> list[Meeting]:
    """Return the rated games in which two players met, the newest first."""
    mine, theirs = results.alias("mine"), results.alias("theirs")
    query = (
        sa.select(
            mine.c.table_id,
            mine.c.at,
            mine.c.name,
            mine.c.place,
            mine.c.total,
            theirs.c.name,
            theirs.c.place,
            theirs.c.total,
            mine.c.proof,
        )
        .join(theirs, mine.c.table_id == theirs.c.table_id)
        .where(mine.c.player == one, theirs.c.player == other, mine.c.game == game, mine.c.rated)
        .order_by(mine.c.at.desc())
    )
    return await store.read(lambda db: [Meeting(*row) for row in db.execute(query)])


async def opponents(store: Store, game: str, player: str) -> list[Opponent]:
    """Return the players whom a player met in rated games, those met most often first."""
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

    def work(db: sa.Connection) -> list[Opponent]:
        rows = db.execute(query)
        return [Opponent(row[0], row[1], row[2], int(row[3]), int(row[4])) for row in rows]

    return await store.read(work)


async def set_proof(store: Store, table_id: str, proof: str) -> None:
    """Store whether a replay gave the results of a table: "replayed", or a message."""
    query = sa.update(results).where(results.c.table_id == table_id).values(proof=proof)
    await store.write(table_id, lambda db: db.execute(query).rowcount)


async def finished(store: Store) -> list[str]:
    """Return all finished tables but what-ifs, in an order that says nothing about their time."""
    query = sa.select(tables.c.id).where(tables.c.over, tables.c.parent.is_(None))
    return await store.read(lambda db: list(db.scalars(query.order_by(tables.c.salt))))


def _results(db: sa.Connection, query: sa.Select[tuple[object, ...]]) -> list[Result]:
    return [decode(Result, {**row}) for row in db.execute(query).mappings()]
