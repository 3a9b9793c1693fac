"""Whether a database works: it is asked, over the ways on which others ask it, too."""

from __future__ import annotations

import asyncio
import contextlib
import time

import sqlalchemy as sa

from .schema import chat, holders, keys, moves, seats, tables
from .statements import touch
from .store import Store

PROBE = 5.0  # seconds; the answer to "can it be written?" is good for so long


class Health:
    """Asks the database behind a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._written = 0.0  # when it was last seen to write
        self._failures = self._refused = 0  # how many there had been of each when it was last well

    async def trouble(self) -> dict[str, bool]:
        """What does not work: reading (of every table, so that a damaged file is noticed), writing
        (now and then something is really written) and, with PostgreSQL, hearing of others."""
        found: dict[str, bool] = {}
        for name, check in (("reading", self._can_read), ("writing", self._can_write)):
            try:
                await asyncio.wait_for(check(), PROBE)
                found[name] = False
            except Exception:  # noqa: BLE001 - whatever is wrong, the answer is no
                found[name] = True
        found["hearing"] = self.store.postgres and not self.store.listening.well
        return found

    async def _can_read(self) -> None:
        refused = self.store.unread + self.store.writer.failures

        def work(db: sa.Connection) -> None:
            for table in (tables, seats, holders, moves, chat, keys):
                db.execute(sa.select(table).limit(1)).fetchall()
            latest = sa.select(tables.c.id, tables.c.start).order_by(tables.c.active.desc())
            db.execute(latest.limit(3)).fetchall()

        await self.store.read(work)
        if self.store.postgres and refused != self._refused:
            await self.store.off_the_loop(self._can_connect)
        self._refused = refused

    def _can_connect(self) -> None:
        """Somebody was refused: the connections that are left may serve us and nobody else, so a
        new one has to be had as well."""
        pool = self.store.engine.pool.recreate()
        try:
            with contextlib.closing(pool.connect()) as fresh:
                fresh.cursor().execute("SELECT 1")
        finally:
            pool.dispose()

    async def _can_write(self) -> None:
        """Not asked again at once, unless somebody was refused meanwhile."""
        failures = self.store.writer.failures
        if time.monotonic() - self._written < PROBE and failures == self._failures:
            return

        await self.store.write("", touch)
        self._written, self._failures = time.monotonic(), failures
