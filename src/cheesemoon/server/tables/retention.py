"""Tables that are deleted: by their makers, and by age where the host wants it so."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping

from ..errors import Refused
from ..storage.schema import MADE_IT
from . import leaving
from .room import Room
from .rooms import Rooms

logger = logging.getLogger("cheesemoon.server")

EVERY = 3600.0  # seconds between looks at what is old
AT_ONCE = 200  # tables that are deleted before others get a word in
DAY = 86_400.0
ABANDONED = 7 * DAY  # nobody has played for so long: its maker may delete it


async def delete(rooms: Rooms, room: Room, who: str) -> None:
    """The maker of a table deletes it: when it is over, when nobody else sits there, or when nobody
    has played for a week. A game that others play is not the maker's to end."""
    store = rooms.store
    if MADE_IT not in await store.held(who, room.id):
        raise Refused(403, "not-your-table")
    idle = time.time() - room.info["active"] > ABANDONED
    if not room.table.over and not idle and await store.others_hold(who, room.id):
        raise Refused(403, "others-play")
    await rooms.delete(room.id)


async def forgetting(rooms: Rooms, keep: Mapping[str, int], end_left: int = 0) -> None:
    """Now and then: end what everybody has left, delete what is older than the host keeps it."""
    while True:
        try:
            if end_left:
                await leaving.end_left(rooms, end_left, time.time())
            await forget_old(rooms, keep, time.time())
        except Exception:  # the database is away, say; the next time does it
            logger.exception("old tables were not deleted")
        await asyncio.sleep(EVERY)


async def forget_old(rooms: Rooms, keep: Mapping[str, int], now: float) -> int:
    """Delete the tables of each kind on which nothing has happened for so many days."""
    count = 0
    for kind, days in keep.items():
        while old := await rooms.store.idle_tables(kind, now - days * DAY, AT_ONCE):
            for table_id in old:
                await rooms.delete(table_id)
            count += len(old)
            await asyncio.sleep(0)
    if count:
        logger.info("old tables were deleted", extra={"tables": count})
    return count
