"""Where notices go: the addresses that browsers gave, and the key of this server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from .schema import holders, keys, pushes
from .store import Store, Taken, hashed


async def own_key(store: Store, make: Callable[[], str]) -> str:
    """The private key of this server, made when it is first needed."""

    def work(db: sa.Connection) -> str:
        found = db.scalar(sa.select(keys.c.value).where(keys.c.name == "push"))
        if found is None:
            found = make()
            db.execute(sa.insert(keys).values(name="push", value=found))
        return str(found)

    try:
        return await store.write("", work)
    except Taken:  # another process made it
        return await store.write("", work)


async def add(store: Store, who: str, row: dict[str, str], most: int) -> None:
    """A browser's address (`endpoint`, `keys`, `lang`); of one person the latest are kept."""

    def work(db: sa.Connection) -> None:
        db.execute(sa.delete(pushes).where(pushes.c.endpoint == row["endpoint"]))
        theirs = sa.select(pushes.c.endpoint).where(pushes.c.who == hashed(who))
        mine = db.execute(theirs).all()
        for old in mine[: max(0, len(mine) - most + 1)]:
            db.execute(sa.delete(pushes).where(pushes.c.endpoint == old[0]))
        db.execute(sa.insert(pushes).values(who=hashed(who), **row))

    await store.write("", work)


async def remove(store: Store, who: str, endpoint: str) -> None:
    """A browser wants no notices any more; with "" none of this person's does."""
    mine = [pushes.c.who == hashed(who)] + ([pushes.c.endpoint == endpoint] if endpoint else [])
    await store.write("", lambda db: db.execute(sa.delete(pushes).where(*mine)))


async def drop(store: Store, endpoint: str) -> None:
    """An address that nobody answers at any more."""
    query = sa.delete(pushes).where(pushes.c.endpoint == endpoint)
    await store.write("", lambda db: db.execute(query))


async def of_seat(store: Store, table_id: str, seat: int) -> list[dict[str, Any]]:
    """The addresses of everybody who holds a seat, and has not put the table off their list."""
    who = sa.select(holders.c.who).where(
        holders.c.table_id == table_id, holders.c.seat == seat, sa.not_(holders.c.hidden)
    )
    query = sa.select(pushes).where(pushes.c.who.in_(who))
    return await store.read(lambda db: [dict(row) for row in db.execute(query).mappings()])
