"""When the time of a player runs out at which table, and the sign that a server is running."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from .rows import Clock, Pace, decode_clock, decode_pace, encode
from .schema import keys, tables
from .store import Store

_ALIVE = keys.c.name == "alive"


class Running(NamedTuple):
    """A table whose clock runs."""

    table_id: str
    due: float
    pace: Pace | None
    clock: Clock | None


async def due(store: Store, before: float) -> tuple[list[tuple[str, float]], bool]:
    """Return up to 200 tables whose time ran out before that moment, each with its `due`, and
    whether any clock runs."""

    def work(db: sa.Connection) -> tuple[list[tuple[str, float]], bool]:
        late = sa.select(tables.c.id, tables.c.due).where(tables.c.due < before)
        found = [(row[0], row[1]) for row in db.execute(late.limit(200))]
        some = sa.select(tables.c.id).where(tables.c.due.is_not(None)).limit(1)
        return found, db.execute(some).first() is not None

    return await store.read(work)


async def running(store: Store) -> list[Running]:
    """Return all tables whose clocks run."""
    query = sa.select(tables.c.id, tables.c.due, tables.c.pace, tables.c.clock)
    query = query.where(tables.c.due.is_not(None))

    def work(db: sa.Connection) -> list[Running]:
        return [
            Running(row.id, row.due, decode_pace(row.pace), decode_clock(row.clock))
            for row in db.execute(query)
        ]

    return await store.read(work)


async def move_due(store: Store, table_id: str, known: float, to: float | None) -> bool:
    """Set when a clock is checked next, if its `due` still is `known`. Of several processes that
    try it at once, one succeeds and gets True."""
    query = sa.update(tables).where(tables.c.id == table_id, tables.c.due == known).values(due=to)
    return bool(await store.write(table_id, lambda db: db.execute(query).rowcount))


async def mark_reminded(store: Store, table_id: str, known: Clock) -> bool:
    """Store that the player to act was reminded, if the clock still is `known`. Of several
    processes that try it at once, one succeeds and gets True."""
    mine = tables.c.id == table_id
    marked = encode({"clock": msgspec.structs.replace(known, reminded=True)})

    def work(db: sa.Connection) -> bool:
        text = db.scalar(sa.select(tables.c.clock).where(mine))
        if decode_clock(text) != known:
            return False
        query = sa.update(tables).where(mine, tables.c.clock == text).values(marked)
        return bool(db.execute(query).rowcount)

    return await store.write("", work)


async def sign(store: Store, now: float) -> None:
    """Store that a server was running at that moment."""

    def work(db: sa.Connection) -> None:
        if not db.execute(sa.update(keys).where(_ALIVE).values(value=str(now))).rowcount:
            db.execute(sa.insert(keys).values(name="alive", value=str(now)))

    await store.write("", work)


async def give_back(store: Store, now: float, outage: float) -> tuple[float, list[str]]:
    """Extend every clock by the time without a server, if that is at least `outage` seconds.
    Return the seconds and the tables. Of several processes that start, the first does it."""

    def work(db: sa.Connection) -> tuple[float, list[str]]:
        found = db.scalar(sa.select(keys.c.value).where(_ALIVE))
        last = float(found or 0.0)  # 0: the first clocks began a moment before the end
        if now - last < outage:
            return 0.0, []
        taken = sa.update(keys).where(_ALIVE, keys.c.value == found).values(value=str(now))
        if found is None:
            db.execute(sa.insert(keys).values(name="alive", value=str(now)))
        elif not db.execute(taken).rowcount:  # another process was faster
            return 0.0, []
        rows = db.execute(
            sa.select(tables.c.id, tables.c.due, tables.c.clock).where(tables.c.due.is_not(None))
        ).all()
        moved = []
        for table_id, then, text in rows:
            clock = decode_clock(text)
            since = max(last, clock.since if clock else 0.0)
            later = sa.update(tables).where(tables.c.id == table_id, tables.c.due == then)
            if db.execute(later.values(due=then + max(0.0, now - since))).rowcount:
                moved.append(table_id)
        return now - last if last else 0.0, moved

    return await store.write("", work)
