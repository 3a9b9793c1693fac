"""How games ended: who came where, for the history of a server and its ladder."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from typing import Any

from cheesemoon.core import Table
from cheesemoon.view import avatars
from cheesemoon.view.messages import WORDS
from cheesemoon.view.summary import rank_sides

from ..storage import results
from .ended import RESIGNED, TIME
from .fairness import FORETOLD


def player_of(bot: str, who: str) -> str:
    """What stands for a player in public: the level of a bot, or a sign of a browser from which
    nobody can tell its secret."""
    return f"bot:{bot}" if bot else "p" + hashlib.sha256(f"player {who}".encode()).hexdigest()[:15]


def counts(room: Any, players: list[str]) -> bool:
    """Whether a game counts for the ladder: agreed so, chance that nobody could know or choose, two
    or more who are not the same, nobody for whom a bot stood in, and no end by mere agreement. Who
    gave up has lost."""
    info = room.info
    return (
        room.terms.rated
        and info["origin"] not in FORETOLD
        and info["origin"] == "seed"
        and info["chance"] == "drawn"
        and len(players) > 1
        and len(set(players)) == len(players)
        and not any(seat.stand_in and not seat.left for seat in room.seats)
        and (room.ended is None or room.ended.how in (RESIGNED, TIME))
    )


def written(room: Any, table: Table) -> Callable[[Any], None] | None:
    """What writes down how a game ended, together with its last action; None while it goes on. A
    game that was taken back and ended again has one end."""
    if not table.over:
        return None
    scores = table.scores()[: len(room.seats)]
    totals = [int(score["total"]) for score in scores]
    gone = [seat for seat, place in enumerate(room.seats) if place.left]
    places = rank_sides(totals, table.winners(), gone)
    now = time.time()  # one moment for all seats: the ladder goes on behind it
    names = avatars.names([(s.name, s.bot, s.face) for s in room.seats], "en", WORDS)

    def rows(held: dict[int, str]) -> results.Rows:
        players = [player_of(s.bot, held.get(i, "")) for i, s in enumerate(room.seats)]
        rated = counts(room, players)
        return [
            {
                "table_id": room.id,
                "seat": seat,
                "game": room.game.name,
                "player": player,
                "name": names[seat],
                "total": totals[seat],
                "place": places[seat],
                "rated": rated,
                "at": now,
            }
            for seat, player in enumerate(players)
        ]

    return results.writing(room.id, rows)


async def keep(room: Any) -> None:
    """Write down how a game ended that people ended before its rules did."""
    if (work := written(room, room.table)) is not None:
        await room.store.write(room.id, work)
