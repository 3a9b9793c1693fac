"""Deleting tables: by their makers, and by age as the host has set it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from .. import timing
from ..errors import Refused
from ..storage.rows import MADE_IT
from . import leaving
from .room import Room
from .rooms import Rooms

logger = logging.getLogger("cheesemoon.server")

EVERY = 3600.0  # seconds between checks for old tables
AT_ONCE = 200  # tables that are deleted in one go
DAY = 86_400.0
ABANDONED = 7 * DAY  # without a move; then the maker may delete the table


async def delete(rooms: Rooms, room: Room, who: str) -> None:
    """Delete a table for its maker, if it is over, ABANDONED, or has no other player. Refuse it
    otherwise: a running game belongs to all its players, and a rated one to the ladder."""
    store = rooms.store
    if MADE_IT not in await store.held(who, room.id):
        raise Refused(403, "not-your-table")
    idle = timing.epoch() - room.info.active > ABANDONED
    if not room.table.over and not idle and await store.others_hold(who, room.id):
        raise Refused(403, "others-play")
    if room.counts_so_far and not room.table.over and not idle:
        raise Refused(403, "rated-no-stop")
    await rooms.delete(room.id)


async def keep_cleaning(rooms: Rooms, keep: Mapping[str, int], end_left: int = 0) -> None:
    """End abandoned tables and delete old ones, every EVERY seconds."""
    while True:
        try:
            if end_left:
                await leaving.end_left(rooms, end_left, timing.epoch())
            await forget_old(rooms, keep, timing.epoch())
        except Exception:  # such as a lost database; the next round does it
            logger.exception("old tables were not deleted")
        await timing.sleep(EVERY)


async def forget_old(rooms: Rooms, keep: Mapping[str, int], now: float) -> int:
    """Delete the tables of each kind without activity for `keep[kind]` days. Return how many."""
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
