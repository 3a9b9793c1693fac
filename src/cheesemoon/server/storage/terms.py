"""The terms on which each table is played."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from .schema import terms
from .store import Store


class Terms(msgspec.Struct, frozen=True):
    """The terms of a table, set when it is made: rated or not, chat, delay for spectators."""

    rated: bool = False
    chat: bool = True
    delay: int = 0  # actions that spectators are behind
    spoiled: str = ""  # why a rated game does not count any more; "": it counts


async def read(store: Store, table_id: str) -> Terms:
    """Return the terms of a table; the default terms where none are stored."""
    query = sa.select(terms.c.rated, terms.c.chat, terms.c.delay, terms.c.spoiled)
    query = query.where(terms.c.table_id == table_id)

    def work(db: sa.Connection) -> Terms:
        row = db.execute(query).first()
        return Terms(*row) if row else Terms()

    return await store.read(work)


async def replace(store: Store, table_id: str, agreed: Terms) -> None:
    """Store new terms of a table. What spoiled its rating stays."""
    row = msgspec.structs.asdict(agreed)
    del row["spoiled"]

    def work(db: sa.Connection) -> None:
        if not db.execute(
            sa.update(terms).where(terms.c.table_id == table_id).values(row)
        ).rowcount:
            db.execute(sa.insert(terms).values(table_id=table_id, **row))

    await store.write(table_id, work)


async def spoil(store: Store, table_id: str, why: str) -> None:
    """Store why a game does not count any more. The first reason stays."""
    mine = (terms.c.table_id == table_id, terms.c.spoiled == "")
    query = sa.update(terms).where(*mine).values(spoiled=why)
    await store.write(table_id, lambda db: db.execute(query).rowcount)
