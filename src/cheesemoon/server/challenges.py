"""How bots do in the challenge of a day: a few games of each, thought out like every move of a bot,
behind those who play. Known by the process until others are asked for."""

from __future__ import annotations

import asyncio
import datetime
import logging
from collections import OrderedDict
from dataclasses import dataclass, field

from cheesemoon.learn.daily import BOTS, Daily

from .rooms import Rooms
from .thinking import Task

logger = logging.getLogger("cheesemoon.server")

EACH = 8  # games of each bot
MOST_KEPT = 64  # challenges
_CLIENT = "daily"  # whose thoughts these are: nobody's, so they take their turn


@dataclass
class Field:
    """The points of bots so far."""

    points: list[int] = field(default_factory=list)
    all: int = EACH * len(BOTS)
    failed: bool = False

    @property
    def done(self) -> bool:
        """Whether nothing more comes."""
        return self.failed or len(self.points) == self.all


_fields: OrderedDict[tuple[str, datetime.date], Field] = OrderedDict()
_running: set[asyncio.Task[None]] = set()


def bots_in(rooms: Rooms, challenge: Daily) -> Field:
    """What bots have reached; from the first time it is asked for, they play."""
    key = (challenge.game.name, challenge.day)
    found = _fields.get(key)
    if found is None or found.failed:
        found = _fields[key] = Field()
        task = asyncio.create_task(_play(rooms, challenge, found))
        _running.add(task)
        task.add_done_callback(_running.discard)
        while len(_fields) > MOST_KEPT:
            _fields.popitem(last=False)
    return found


async def _play(rooms: Rooms, challenge: Daily, found: Field) -> None:
    name, day = challenge.game.name, challenge.day.isoformat()
    try:
        for number in range(EACH):
            for bot in BOTS:
                task = Task("daily", (name, day, bot, number), f"{name} daily {bot}")
                found.points.append(int(await rooms.queue.submit(_CLIENT, task).future))
                found.points.sort()
    except asyncio.CancelledError:
        found.failed = True
        raise
    except Exception:
        logger.exception("bots cannot play a challenge", extra={"game": name})
        found.failed = True
