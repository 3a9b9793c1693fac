"""Games of bots in the challenge of a day, played in the fair queue behind the games of people.

Their points are stored, so that a restart continues with the missing games.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field

from cheesemoon.bots.prepare import part_of
from cheesemoon.learn.daily import BOTS, Daily

from .. import background
from ..storage import challenges
from ..storage.challenges import Played
from ..tables.rooms import Rooms
from ..thinking.compilation import need
from ..thinking.fair_queue import Task

logger = logging.getLogger("cheesemoon.server")

EACH = 8  # games of each bot
MOST_KEPT = 64  # challenges in the cache of this process
_CLIENT = "daily"  # the client of these tasks in the fair queue


@dataclass
class Field:
    """The points of bots so far, and whether more will come."""

    games: dict[Played, int] = field(default_factory=dict)
    all: int = EACH * len(BOTS)
    failed: bool = False

    @property
    def points(self) -> list[int]:
        """Return the points in rising order."""
        return sorted(self.games.values())

    @property
    def done(self) -> bool:
        """Return True if all bots have played their games of this challenge."""
        return self.failed or len(self.games) == self.all


_fields: OrderedDict[tuple[str, str, str], Field] = OrderedDict()


async def bots_in(rooms: Rooms, challenge: Daily) -> Field:
    """Return the points of bots in a challenge. The first call starts the missing games."""
    key = (str(rooms.store.url), challenge.game.name, challenge.key)
    found = _fields.get(key)
    if found is None or found.failed:
        found = _fields[key] = Field()
        found.games.update(await challenges.find(rooms.store, challenge, BOTS, EACH))
        rooms.workshop.want_bots(challenge.game.name)
        background.start(_play(rooms, challenge, found))
        while len(_fields) > MOST_KEPT:
            _fields.popitem(last=False)
    return found


async def _play(rooms: Rooms, challenge: Daily, found: Field) -> None:
    name, day = challenge.game.name, challenge.key
    missing = [(bot, n) for n in range(EACH) for bot in BOTS if (bot, n) not in found.games]
    try:
        for bot, number in missing:
            hardest = challenge.bots[0] if challenge.bots else bot
            needs = need(name, part_of(hardest, challenge.game))
            task = Task[int]("daily", (name, day, bot, number), f"{name} daily {bot}", needs)
            points = await rooms.queue.submit(_CLIENT, task).future
            found.games[bot, number] = points
            await challenges.put(rooms.store, challenge, (bot, number), points)
    except asyncio.CancelledError:
        found.failed = True
        raise
    except Exception:
        logger.exception("bots cannot play a challenge", extra={"game": name})
        found.failed = True
