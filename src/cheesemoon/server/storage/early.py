"""The host of a reserved table, and the guests who wait for it to begin."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from .schema import early
from .store import Store

HOST = -1  # the chair of the host
WAITS = 20.0  # seconds since the last sign of a guest who still waits
_FORGET = 6 * 3600.0  # seconds since the last sign


class Early(msgspec.Struct, frozen=True):
    """A person at a table that does not exist yet."""

    chair: int
    game: str
    name: str = ""
    face: str = ""
    at: float = 0.0


async def see(store: Store, table_id: str, person: Early) -> None:
    """Store that a person is there now. Delete persons who have not been there for hours."""
    here = (early.c.table_id == table_id, early.c.chair == person.chair)
    values = {**msgspec.structs.asdict(person), "at": store.now()}

    def work(db: sa.Connection) -> None:
        db.execute(sa.delete(early).where(early.c.at < store.now() - _FORGET))
        if not db.execute(sa.update(early).where(*here).values(**values)).rowcount:
            db.execute(sa.insert(early).values(table_id=table_id, **values))

    await store.write("", work)


async def find(store: Store, table_id: str) -> dict[int, Early]:
    """Return the host and the guests of a reserved table by their chairs."""
    columns = (early.c.chair, early.c.game, early.c.name, early.c.face, early.c.at)
    query = sa.select(*columns).where(early.c.table_id == table_id)
    rows = await store.read(lambda db: db.execute(query).fetchall())
    return {row.chair: Early(*row) for row in rows}


async def forget(store: Store, table_id: str) -> None:
    """Delete all persons of a table that has begun."""

    def work(db: sa.Connection) -> None:
        db.execute(sa.delete(early).where(early.c.table_id == table_id))

    await store.write("", work)
