"""The terms on which each table is played."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from .schema import terms
from .store import Store


class Terms(msgspec.Struct, frozen=True):
    """What was agreed when the table was made; its maker may switch the chat off later."""

    rated: bool = False
    chat: bool = True
    delay: int = 0  # actions that spectators are behind


async def read(store: Store, table_id: str) -> Terms:
    """Return the terms of a table; the default terms where none are stored."""
    query = sa.select(terms.c.rated, terms.c.chat, terms.c.delay)
    query = query.where(terms.c.table_id == table_id)

    def work(db: sa.Connection) -> Terms:
        row = db.execute(query).first()
        return Terms(*row) if row else Terms()

    return await store.read(work)


async def replace(store: Store, table_id: str, agreed: Terms) -> None:
    """Store new terms of a table."""

    def work(db: sa.Connection) -> None:
        db.execute(sa.delete(terms).where(terms.c.table_id == table_id))
        row = {"table_id": table_id, **msgspec.structs.asdict(agreed)}
        db.execute(sa.insert(terms).values(row))

    await store.write(table_id, work)
