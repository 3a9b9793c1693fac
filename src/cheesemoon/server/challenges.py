"""How bots do in the challenge of a day: a few games of each, thought out like every move of a bot,
behind those who play. What they reached is kept with the tables: a restart goes on where it was."""

from __future__ import annotations

import asyncio
import datetime
import logging
from collections import OrderedDict
from dataclasses import dataclass, field

import sqlalchemy as sa

from cheesemoon import __version__
from cheesemoon.learn.daily import BOTS, Daily

from .registers import challenge_games
from .rooms import Rooms
from .store import Store
from .thinking import Task

logger = logging.getLogger("cheesemoon.server")

EACH = 8  # games of each bot
MOST_KEPT = 64  # challenges that this process knows by heart
_CLIENT = "daily"  # whose thoughts these are: nobody's, so they take their turn

Played = tuple[str, int]  # which bot, and the number of its game


@dataclass
class Field:
    """The points of bots so far."""

    games: dict[Played, int] = field(default_factory=dict)
    all: int = EACH * len(BOTS)
    failed: bool = False

    @property
    def points(self) -> list[int]:
        """Rising."""
        return sorted(self.games.values())

    @property
    def done(self) -> bool:
        """Whether nothing more comes."""
        return self.failed or len(self.games) == self.all


_fields: OrderedDict[tuple[str, str, datetime.date], Field] = OrderedDict()
_running: set[asyncio.Task[None]] = set()


async def bots_in(rooms: Rooms, challenge: Daily) -> Field:
    """What bots have reached; from the first time it is asked for, they play what is missing."""
    key = (str(rooms.store.url), challenge.game.name, challenge.day)
    found = _fields.get(key)
    if found is None or found.failed:
        found = _fields[key] = Field()
        found.games.update(await kept(rooms.store, challenge))
        task = asyncio.create_task(_play(rooms, challenge, found))
        _running.add(task)
        task.add_done_callback(_running.discard)
        while len(_fields) > MOST_KEPT:
            _fields.popitem(last=False)
    return found


async def kept(store: Store, challenge: Daily) -> dict[Played, int]:
    """The games of a challenge that the bots of this version have played."""
    known = challenge_games.c
    query = sa.select(known.bot, known.number, known.points).where(
        *_of(challenge), known.made_by == __version__, known.bot.in_(BOTS), known.number < EACH
    )
    rows = await store.read(lambda db: db.execute(query).fetchall())
    return {(row.bot, row.number): row.points for row in rows}


async def keep(store: Store, challenge: Daily, played: Played, points: int) -> None:
    """Write one game down; two processes that played it reached the same."""
    bot, number = played
    known = challenge_games.c
    row = {
        "game": challenge.game.name,
        "day": challenge.day.isoformat(),
        "bot": bot,
        "number": number,
        "made_by": __version__,
        "points": points,
    }

    def work(db: sa.Connection) -> None:
        same = (*_of(challenge), known.bot == bot, known.number == number)
        db.execute(sa.delete(challenge_games).where(*same))
        db.execute(sa.insert(challenge_games).values(**row))

    await store.write("", work)


def _of(challenge: Daily) -> tuple[sa.ColumnElement[bool], ...]:
    known = challenge_games.c
    return known.game == challenge.game.name, known.day == challenge.day.isoformat()


async def _play(rooms: Rooms, challenge: Daily, found: Field) -> None:
    name, day = challenge.game.name, challenge.day.isoformat()
    missing = [(bot, n) for n in range(EACH) for bot in BOTS if (bot, n) not in found.games]
    try:
        for bot, number in missing:
            task = Task("daily", (name, day, bot, number), f"{name} daily {bot}")
            points = int(await rooms.queue.submit(_CLIENT, task).future)
            found.games[bot, number] = points
            await keep(rooms.store, challenge, (bot, number), points)
    except asyncio.CancelledError:
        found.failed = True
        raise
    except Exception:
        logger.exception("bots cannot play a challenge", extra={"game": name})
        found.failed = True
