"""When the turn comes to somebody: what was wanted is done, and those who are not here are told."""

from __future__ import annotations

import asyncio
import logging

from . import notify, premoves
from .protocols import Room

logger = logging.getLogger("cheesemoon.server")

_going_on: set[asyncio.Task[None]] = set()


def turned(room: Room) -> None:
    """In the background; nobody waits for it."""
    seat = room.table.seat
    if seat is None or room.seats[seat].plays or room.present(seat):
        return
    task = asyncio.get_running_loop().create_task(_turned(room))
    _going_on.add(task)
    task.add_done_callback(_going_on.discard)


async def _turned(room: Room) -> None:
    try:
        await premoves.turned(room)
        await notify.turned(room)
    except Exception:
        if not room.house.stopping.is_set():
            logger.exception("a turn was not announced", extra={"table": room.id})
