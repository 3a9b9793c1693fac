"""Health checks of the database, over the same connections that requests use."""

from __future__ import annotations

import asyncio
import contextlib

import sqlalchemy as sa

from .. import timing
from .schema import chat, holders, keys, moves, seats, tables
from .statements import touch
from .store import Store

PROBE = 5.0  # seconds that a successful write proves that the database can be written


class Health:
    """Checks the database of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._written = 0.0  # when a write last succeeded, monotonic
        self._failures = self._refused = 0  # counts at the last success

    async def trouble(self) -> dict[str, bool]:
        """Return for reading, writing and hearing (PostgreSQL's notices) whether it fails. Every
        table is read, so that a damaged file is noticed. Every PROBE seconds a row is written."""
        found: dict[str, bool] = {}
        for name, check in (("reading", self._can_read), ("writing", self._can_write)):
            try:
                await asyncio.wait_for(check(), PROBE)
                found[name] = False
            except Exception:  # noqa: BLE001 - any error means that the check failed
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
        """Open a new connection. A request was refused, and the pool's old connections may work
        although no new one can be made."""
        pool = self.store.engine.pool.recreate()
        try:
            with contextlib.closing(pool.connect()) as fresh:
                fresh.cursor().execute("SELECT 1")
        finally:
            pool.dispose()

    async def _can_write(self) -> None:
        """Write a row, unless a write succeeded within PROBE seconds and none has failed since."""
        failures = self.store.writer.failures
        if timing.monotonic() - self._written < PROBE and failures == self._failures:
            return

        await self.store.write("", touch)
        self._written, self._failures = timing.monotonic(), failures
