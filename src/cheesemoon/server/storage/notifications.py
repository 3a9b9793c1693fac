"""LISTEN/NOTIFY of PostgreSQL, for processes that serve the same tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec
import sqlalchemy as sa

from .. import timing
from ..ops.json_logs import first_line
from .writer import CHANNEL, MORE

logger = logging.getLogger("cheesemoon.server")

PAUSE = 1.0  # seconds before reconnecting
HERE = "cheesemoon_here"  # the channel of presence notices
BEAT = 20.0  # seconds without a notice after which the connection is tested


class PresenceNotice(msgspec.Struct, rename={"sender": "from"}):
    """The players at a table, as one process tells the others."""

    table: str
    sender: str  # the process
    here: list[int]  # seats
    typing: list[int]  # seats
    ask: bool  # the others should answer with their own notice


OnChange = Callable[[dict[str, bool]], Awaitable[None]]
OnReconnect = Callable[[], Awaitable[None]]
OnPresence = Callable[[PresenceNotice], Awaitable[None]]


class Listening:
    """The connection that receives notices. It reconnects until the server stops."""

    def __init__(self, url: sa.URL, instance: str) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._instance = instance
        self.well = False  # whether the connection works now
        self.since = timing.epoch()
        self.notices = 0
        self.reconnections = -1
        self._due: dict[str, bool] = {}  # tables to read, and whether more than moves
        self._delivering: asyncio.Task[None] | None = None

    async def run(
        self, on_change: OnChange, on_reconnect: OnReconnect, on_presence: OnPresence
    ) -> None:
        """Call `on_change({table: more})` when other processes changed tables (`more`: not only
        their moves), `on_presence(notice)` for presence, and `on_reconnect()` when notices may have
        been missed. Run until cancelled."""
        try:
            while True:
                try:
                    await self._listen(on_change, on_reconnect, on_presence)
                except Exception as error:  # noqa: BLE001 - log any error and reconnect
                    logger.warning("notices do not come", extra={"why": first_line(error)})
                finally:
                    self.well = False
                await timing.sleep(PAUSE)
        finally:
            if self._delivering is not None:
                self._delivering.cancel()

    async def _listen(
        self, on_change: OnChange, on_reconnect: OnReconnect, on_presence: OnPresence
    ) -> None:
        import psycopg

        async with await psycopg.AsyncConnection.connect(
            self._dsn, autocommit=True, connect_timeout=10
        ) as db:
            await db.execute(f"LISTEN {CHANNEL}")
            await db.execute(f"LISTEN {HERE}")
            await on_reconnect()
            self.well, self.since = True, timing.epoch()
            self.reconnections += 1
            while True:
                async for note in db.notifies(timeout=BEAT):
                    if note.channel == HERE:
                        notice = msgspec.json.decode(note.payload, type=PresenceNotice)
                        if notice.sender != self._instance:
                            await on_presence(notice)
                        continue
                    sender, *changed = note.payload.split(" ")
                    if sender != self._instance:
                        self.notices += len(changed)
                        for name in changed:
                            table_id, more = name.rstrip(MORE), name.endswith(MORE)
                            self._due[table_id] = more or self._due.get(table_id, False)
                        self._deliver(on_change)
                async with asyncio.timeout(BEAT):  # a cut connection raises no error by itself
                    await db.execute("SELECT 1")

    def _deliver(self, on_change: OnChange) -> None:
        """Deliver the collected changes after the last delivery has ended. Changes that come
        meanwhile are delivered together."""
        if self._delivering is None or self._delivering.done():
            self._delivering = asyncio.create_task(self._delivery(on_change))

    async def _delivery(self, on_change: OnChange) -> None:
        while self._due:
            due, self._due = self._due, {}
            try:
                await on_change(due)
            except Exception as trouble:  # noqa: BLE001 - the next notice is read all the same
                logger.error("a notice was lost", extra={"tables": len(due)}, exc_info=trouble)
