"""Points that bots reached in the daily challenges."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from cheesemoon import __version__
from cheesemoon.learn.daily import Daily

from .schema import challenge_games
from .store import Store

Played = tuple[str, int]  # a bot, and the number of its game


async def find(store: Store, challenge: Daily, bots: Sequence[str], each: int) -> dict[Played, int]:
    """Return the points of the games that bots of this version have played, fewer than `each` of
    each bot."""
    known = challenge_games.c
    query = sa.select(known.bot, known.number, known.points).where(
        *_of(challenge), known.made_by == __version__, known.bot.in_(bots), known.number < each
    )
    rows = await store.read(lambda db: db.execute(query).fetchall())
    return {(row.bot, row.number): row.points for row in rows}


async def put(store: Store, challenge: Daily, played: Played, points: int) -> None:
    """Store the points of one game. Two processes that play the same game reach the same points."""
    bot, number = played
    known = challenge_games.c
    row = {
        "game": challenge.game.name,
        "day": challenge.key,
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
    return known.game == challenge.game.name, known.day == challenge.key
