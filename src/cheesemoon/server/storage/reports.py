"""Chat lines that players reported to the host."""

from __future__ import annotations

import secrets

import msgspec
import sqlalchemy as sa

from .. import timing
from .schema import reports
from .store import Store


class Report(msgspec.Struct, frozen=True):
    """One row of `reports`."""

    id: str
    table_id: str
    name: str  # the speaker, as shown
    text: str  # the reported line
    why: str
    at: float


async def add(
    store: Store, table_id: str, name: str, text: str, why: str, most: int, most_of_line: int
) -> bool:
    """Store a report. Return False, and store nothing, if the table has `most` reports already, or
    the line `most_of_line`."""
    here = sa.select(sa.func.count()).select_from(reports).where(reports.c.table_id == table_id)
    of_line = here.where(reports.c.name == name, reports.c.text == text)
    report = Report(secrets.token_hex(8), table_id, name, text, why, timing.epoch())

    def work(db: sa.Connection) -> bool:
        if int(db.scalar(here) or 0) >= most or int(db.scalar(of_line) or 0) >= most_of_line:
            return False
        db.execute(sa.insert(reports).values(msgspec.structs.asdict(report)))
        return True

    return await store.write(table_id, work)


def all_reports(store: Store) -> list[Report]:
    """Return all reports, the newest first."""
    query = sa.select(reports).order_by(reports.c.at.desc())
    with store.engine.connect() as db:
        return [Report(**row) for row in db.execute(query).mappings()]
