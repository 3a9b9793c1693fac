"""When somebody's time is up at which table, and the sign that somebody serves."""

from __future__ import annotations

import json
from typing import NamedTuple

import sqlalchemy as sa

from .schema import keys, tables
from .store import Store

_ALIVE = keys.c.name == "alive"


class Running(NamedTuple):
    """A table whose clock runs."""

    table_id: str
    due: float
    pace: str
    clock: str


async def due(store: Store, before: float) -> tuple[list[tuple[str, float]], bool]:
    """Tables at which time was up before that moment, each with when; and whether any clock
    runs."""

    def work(db: sa.Connection) -> tuple[list[tuple[str, float]], bool]:
        late = sa.select(tables.c.id, tables.c.due).where(tables.c.due < before)
        found = [(row[0], row[1]) for row in db.execute(late.limit(200))]
        some = sa.select(tables.c.id).where(tables.c.due.is_not(None)).limit(1)
        return found, db.execute(some).first() is not None

    return await store.read(work)


async def running(store: Store) -> list[Running]:
    """All tables whose clocks run."""
    query = sa.select(tables.c.id, tables.c.due, tables.c.pace, tables.c.clock)
    query = query.where(tables.c.due.is_not(None))
    return await store.read(lambda db: [Running(*row) for row in db.execute(query)])


async def move_due(store: Store, table_id: str, known: float, to: float | None) -> bool:
    """Set when a clock is looked at again, if it still is as we know it: of several processes that
    look at once, one does."""
    query = sa.update(tables).where(tables.c.id == table_id, tables.c.due == known).values(due=to)
    return bool(await store.write(table_id, lambda db: db.execute(query).rowcount))


async def change_clock(store: Store, table_id: str, known: str, to: str) -> bool:
    """Change a clock, if it still is as we know it."""
    here = (tables.c.id == table_id, tables.c.clock == known)
    query = sa.update(tables).where(*here).values(clock=to)
    return bool(await store.write("", lambda db: db.execute(query).rowcount))


async def sign(store: Store, now: float) -> None:
    """Somebody serves."""

    def work(db: sa.Connection) -> None:
        if not db.execute(sa.update(keys).where(_ALIVE).values(value=str(now))).rowcount:
            db.execute(sa.insert(keys).values(name="alive", value=str(now)))

    await store.write("", work)


async def give_back(store: Store, now: float, outage: float) -> tuple[float, list[str]]:
    """If nobody has served for at least so long, every clock is put off by as long; how long that
    was, and at which tables. Of several processes that come back, the first does it."""

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
        for table_id, then, clock in rows:
            since = max(last, json.loads(clock)["since"])
            later = sa.update(tables).where(tables.c.id == table_id, tables.c.due == then)
            if db.execute(later.values(due=then + max(0.0, now - since))).rowcount:
                moved.append(table_id)
        return now - last if last else 0.0, moved

    return await store.write("", work)
