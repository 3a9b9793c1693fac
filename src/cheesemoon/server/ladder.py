"""The ladder of a server: people and bots rated by openskill, game by game, ties included.

Nothing is stored but how games ended; ratings follow from that, each process for itself, and go on
from where they were when more games have ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, NamedTuple

import sqlalchemy as sa

from .refusal import Refused
from .registers import results
from .store import Store

SCALE, MIDDLE = 40.0, 1500.0  # mu 25 is shown as 1500, as people know it from chess


class Line(NamedTuple):
    """Somebody on the ladder."""

    player: str
    name: str
    rating: int
    unsure: int  # half of the range in which the rating lies with 95 %
    games: int


class Pair(NamedTuple):
    """Two who met: how often each was ahead."""

    games: int
    wins: int
    ties: int
    losses: int


@dataclass
class Ladder:
    """The ratings of one game, so far."""

    ratings: dict[str, Any] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    games: dict[str, int] = field(default_factory=dict)
    last: tuple[float, str] = (0.0, "")


def _model() -> Any:
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise Refused(503, "ladder-extra") from None
    return PlackettLuce()


_ladders: dict[tuple[str, str], Ladder] = {}


async def standing(store: Store, game: str) -> list[Line]:
    """Everybody, the best first."""
    model = _model()
    ladder = _ladders.setdefault((str(store.url), game), Ladder())
    columns = results.c
    after = sa.tuple_(columns.at, columns.table_id) > sa.tuple_(*ladder.last)
    query = sa.select(results).where(columns.game == game, columns.rated, after)
    query = query.order_by(columns.at, columns.table_id, columns.seat)
    rows = await store.read(lambda db: db.execute(query).fetchall())
    for _, seats in groupby(rows, lambda row: row.table_id):
        _count(model, ladder, list(seats))
    found = [
        Line(
            player,
            ladder.names[player],
            round(MIDDLE + SCALE * (rating.mu - 25)),
            round(SCALE * 1.96 * rating.sigma),
            ladder.games[player],
        )
        for player, rating in ladder.ratings.items()
    ]
    return sorted(found, key=lambda line: -line.rating)


def _count(model: Any, ladder: Ladder, seats: Sequence[Any]) -> None:
    """One more game."""
    teams = [[ladder.ratings.get(row.player) or model.rating()] for row in seats]
    for row, (new,) in zip(seats, model.rate(teams, ranks=[r.place for r in seats]), strict=True):
        ladder.ratings[row.player] = new
        ladder.names[row.player] = row.name
        ladder.games[row.player] = ladder.games.get(row.player, 0) + 1
    ladder.last = (seats[0].at, seats[0].table_id)


async def pairing(store: Store, game: str, one: str, other: str) -> tuple[Pair, list[Any]]:
    """How two stand against each other in the games that count, and those games."""
    mine, theirs = results.alias("mine"), results.alias("theirs")
    query = (
        sa.select(
            mine.c.table_id,
            mine.c.at,
            mine.c.name,
            mine.c.place,
            mine.c.total,
            theirs.c.name.label("other_name"),
            theirs.c.place.label("other_place"),
            theirs.c.total.label("other_total"),
        )
        .join(theirs, mine.c.table_id == theirs.c.table_id)
        .where(mine.c.player == one, theirs.c.player == other, mine.c.game == game, mine.c.rated)
        .order_by(mine.c.at.desc())
    )
    rows = await store.read(lambda db: list(db.execute(query).fetchall()))
    wins = sum(row.place < row.other_place for row in rows)
    ties = sum(row.place == row.other_place for row in rows)
    return Pair(len(rows), wins, ties, len(rows) - wins - ties), rows
