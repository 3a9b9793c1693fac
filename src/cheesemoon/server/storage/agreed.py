"""On which terms tables are played, and what was reported to the host."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from .registers import reports, terms
from .store import Store


async def terms_of(store: Store, table_id: str) -> tuple[bool, bool, int] | None:
    """Rated, chat, delay; None where nothing was said."""
    query = sa.select(terms.c.rated, terms.c.chat, terms.c.delay)
    query = query.where(terms.c.table_id == table_id)

    def work(db: sa.Connection) -> tuple[bool, bool, int] | None:
        row = db.execute(query).first()
        return (row[0], row[1], row[2]) if row else None

    return await store.read(work)


async def set_terms(store: Store, table_id: str, values: Mapping[str, Any]) -> None:
    """From now on the table is played on these terms."""

    def work(db: sa.Connection) -> None:
        db.execute(sa.delete(terms).where(terms.c.table_id == table_id))
        db.execute(sa.insert(terms).values(table_id=table_id, **values))

    await store.write(table_id, work)


async def report(store: Store, table_id: str, row: Mapping[str, str], most: int) -> bool:
    """A line of the chat (`name`, `text`, `why`) for the host; False if a table has so many."""
    here = sa.select(sa.func.count()).select_from(reports).where(reports.c.table_id == table_id)

    def work(db: sa.Connection) -> bool:
        if int(db.scalar(here) or 0) >= most:
            return False
        known = {"id": secrets.token_hex(8), "table_id": table_id, "at": time.time()}
        db.execute(sa.insert(reports).values(**row, **known))
        return True

    return await store.write(table_id, work)


def reported(store: Store) -> list[dict[str, Any]]:
    """All reports, the newest first."""
    query = sa.select(reports).order_by(reports.c.at.desc())
    with store.engine.connect() as db:
        return [dict(row) for row in db.execute(query).mappings()]
