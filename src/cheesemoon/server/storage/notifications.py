"""With PostgreSQL several processes serve the same tables; each hears what the others changed."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import sqlalchemy as sa

from ..ops.json_logs import first_line
from .writer import CHANNEL, MORE

logger = logging.getLogger("cheesemoon.server")

PAUSE = 1.0  # seconds before the next try
HERE = "cheesemoon_here"  # the channel on which processes tell who is at their tables
BEAT = 20.0  # when nothing was heard for so long, the connection is asked whether it still is one

Heard = Callable[[dict[str, bool]], Awaitable[None]]
Deaf = Callable[[], Awaitable[None]]
Here = Callable[[dict[str, Any]], Awaitable[None]]


class Listening:
    """The connection on which notices come. It is made again until the server stops."""

    def __init__(self, url: sa.URL, instance: str) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._instance = instance
        self.well = False  # whether notices come now
        self.since = time.time()
        self.notices = 0
        self.reconnections = -1
        self._due: dict[str, bool] = {}  # tables to be read, and whether more than their moves
        self._telling: asyncio.Task[None] | None = None

    async def run(self, heard: Heard, deaf: Deaf, here: Here) -> None:
        """`heard({table: more})` whenever other processes changed tables, their moves or more than
        those, `here(word)` when it tells who is there, and `deaf()` when something may have been
        missed. Returns only when cancelled."""
        try:
            while True:
                try:
                    await self._listen(heard, deaf, here)
                except Exception as error:  # noqa: BLE001 - whatever it is: say so, begin again
                    logger.warning("notices do not come", extra={"why": first_line(error)})
                finally:
                    self.well = False
                await asyncio.sleep(PAUSE)
        finally:
            if self._telling is not None:
                self._telling.cancel()

    async def _listen(self, heard: Heard, deaf: Deaf, here: Here) -> None:
        import psycopg

        async with await psycopg.AsyncConnection.connect(
            self._dsn, autocommit=True, connect_timeout=10
        ) as db:
            await db.execute(f"LISTEN {CHANNEL}")
            await db.execute(f"LISTEN {HERE}")
            await deaf()
            self.well, self.since = True, time.time()
            self.reconnections += 1
            while True:
                async for note in db.notifies(timeout=BEAT):
                    if note.channel == HERE:
                        word = json.loads(note.payload)
                        if word["from"] != self._instance:
                            await here(word)
                        continue
                    sender, *changed = note.payload.split(" ")
                    if sender != self._instance:
                        self.notices += len(changed)
                        for name in changed:
                            table_id, more = name.rstrip(MORE), name.endswith(MORE)
                            self._due[table_id] = more or self._due.get(table_id, False)
                        self._tell(heard)
                async with asyncio.timeout(BEAT):  # a connection that was cut off does not say so
                    await db.execute("SELECT 1")

    def _tell(self, heard: Heard) -> None:
        """Tell of what has changed, not before the last has been heard: what is heard of meanwhile
        is then read together."""
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._told(heard))

    async def _told(self, heard: Heard) -> None:
        while self._due:
            due, self._due = self._due, {}
            try:
                await heard(due)
            except Exception as trouble:  # noqa: BLE001 - whatever it is, the next notice is read
                logger.error("a notice was lost", extra={"tables": len(due)}, exc_info=trouble)
