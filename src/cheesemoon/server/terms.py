"""On which terms a table is played: whether it counts for the ladder, whether people talk there,
and how many actions onlookers are behind."""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa

from . import registers
from .store import Store

MOST_DELAY = 50


class Terms(NamedTuple):
    """What was agreed when the table was made; its maker may end the talk later."""

    rated: bool = False
    chat: bool = True
    delay: int = 0


async def read(store: Store, table_id: str) -> Terms:
    """The terms of a table; the usual ones where nothing was said."""
    columns = registers.terms.c
    query = sa.select(columns.rated, columns.chat, columns.delay)
    query = query.where(columns.table_id == table_id)
    row = await store.read(lambda db: db.execute(query).first())
    return Terms(*row) if row else Terms()


async def agree(room: Any, terms: Terms) -> None:
    """From now on the table is played on these terms."""
    if terms == room.terms:
        return
    table = registers.terms

    def work(db: sa.Connection) -> None:
        db.execute(sa.delete(table).where(table.c.table_id == room.id))
        db.execute(sa.insert(table).values(table_id=room.id, **terms._asdict()))

    await room.store.write(room.id, work)
    room.terms = terms
