"""The ladder of a server: people and bots rated by openskill, game by game, ties included.

Only results are stored. Each process computes the ratings from them, and continues from its last
game when more games have ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from ..errors import Refused
from ..storage import results
from ..storage.rows import Meeting, Result
from ..storage.store import Store

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

SCALE, MIDDLE = 40.0, 1500.0  # mu 25 is shown as 1500, as in chess


class Line(NamedTuple):
    """A player on the ladder."""

    player: str
    name: str
    rating: int
    unsure: int  # half of the range in which the rating lies with 95 %
    games: int


class Pair(NamedTuple):
    """The games of two players, and in how many the first was ahead, level or behind."""

    games: int
    wins: int
    ties: int
    losses: int


@dataclass
class Ladder:
    """The ratings of one game so far."""

    ratings: dict[str, PlackettLuceRating] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    games: dict[str, int] = field(default_factory=dict)
    last: tuple[float, str] = (0.0, "")  # the time and the table of the last game


@cache
def _model() -> PlackettLuce:
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise Refused(503, "ladder-extra") from None
    return PlackettLuce()


_ladders: dict[tuple[str, str], Ladder] = {}


async def list_standing(store: Store, game: str) -> list[Line]:
    """Return all players, the best first."""
    ladder = _ladders.setdefault((str(store.url), game), Ladder())
    rows = await results.rated_after(store, game, ladder.last)
    for _, seats in groupby(rows, lambda row: row.table_id):
        count_game(ladder, list(seats))
    return list_lines(ladder)


def list_lines(ladder: Ladder) -> list[Line]:
    """Return the players of a ladder, the best first."""
    found = [
        Line(
            player,
            ladder.names[player],
            _shown(rating),
            round(SCALE * 1.96 * rating.sigma),
            ladder.games[player],
        )
        for player, rating in ladder.ratings.items()
    ]
    return sorted(found, key=lambda line: -line.rating)


def _shown(rating: PlackettLuceRating) -> int:
    return round(MIDDLE + SCALE * (rating.mu - 25))


def count_game(ladder: Ladder, seats: Sequence[Result]) -> list[tuple[int, int]]:
    """Rate one more game. Return the rating of each seat before and after it."""
    model = _model()
    teams = [[ladder.ratings.get(row.player) or model.rating()] for row in seats]
    before = [_shown(team[0]) for team in teams]
    for row, (new,) in zip(seats, model.rate(teams, ranks=[r.place for r in seats]), strict=True):
        ladder.ratings[row.player] = new
        ladder.names[row.player] = row.name
        ladder.games[row.player] = ladder.games.get(row.player, 0) + 1
    ladder.last = (seats[0].at, seats[0].table_id)
    return [
        (was, _shown(ladder.ratings[row.player])) for was, row in zip(before, seats, strict=True)
    ]


class Met(NamedTuple):
    """A player whom another player met, and their record against each other."""

    player: str
    name: str
    pair: Pair


async def list_opponents(store: Store, game: str, player: str) -> list[Met]:
    """Return all players whom a player met in rated games, those met most often first."""
    return [
        Met(o.player, o.name, Pair(o.games, o.wins, o.ties, o.games - o.wins - o.ties))
        for o in await results.opponents(store, game, player)
    ]


async def find_pairing(store: Store, game: str, one: str, other: str) -> tuple[Pair, list[Meeting]]:
    """Return the record of two players against each other in rated games, and those games."""
    rows = await results.meetings(store, game, one, other)
    wins = sum(row.place < row.other_place for row in rows)
    ties = sum(row.place == row.other_place for row in rows)
    return Pair(len(rows), wins, ties, len(rows) - wins - ties), rows
