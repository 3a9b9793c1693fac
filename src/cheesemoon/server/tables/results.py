"""Results of games: who came where, for the history of a server and its ladder."""

from __future__ import annotations

import hashlib

from cheesemoon.core import Table
from cheesemoon.view import avatars
from cheesemoon.view.messages import WORDS
from cheesemoon.view.summary import rank_sides

from .. import timing
from ..storage import results
from ..storage.rows import RESIGNED, TIME, Result
from ..storage.statements import Change
from . import proof
from .protocols import Room


def player_of(bot: str, who: str) -> str:
    """Return what stands for a player in public: the level of a bot, or a hash of the browser's
    hash."""
    return f"bot:{bot}" if bot else "p" + hashlib.sha256(f"player {who}".encode()).hexdigest()[:15]


def is_counted(room: Room, players: list[str], is_undone: bool = False) -> bool:
    """Return True if a game counts for the ladder. The players must have agreed to it, and the seed
    must be drawn by the machine. It takes two or more different players, no stand-in, no undo
    (`is_undone`) and no change of players during the game, and no end by agreement."""
    info = room.info
    return (
        room.terms.rated
        and info.origin == "seed"
        and info.chance == "drawn"
        and not room.terms.spoiled
        and not is_undone
        and len(players) > 1
        and len(set(players)) == len(players)
        and not any(seat.stand_in and not seat.left for seat in room.seats)
        and (room.ended is None or room.ended.how in (RESIGNED, TIME))
    )


def make_storing(room: Room, table: Table) -> Change | None:
    """Return work that stores the results of a finished game; None while the game runs. It runs in
    the transaction of the last action, and replaces results that an undo took back."""
    if not table.over:
        return None
    scores = table.scores()[: len(room.seats)]
    totals = [int(score["total"]) for score in scores]
    gone = [seat for seat, place in enumerate(room.seats) if place.left]
    places = rank_sides(totals, table.winners(), gone)
    now = timing.epoch()  # one moment for all seats: the ladder continues after it
    names = avatars.names([(s.name, s.bot, s.face) for s in room.seats], "en", WORDS)

    def rows(held: dict[int, str], is_undone: bool) -> list[Result]:
        players = [player_of(s.bot, held.get(i, "")) for i, s in enumerate(room.seats)]
        rated = is_counted(room, players, is_undone)
        return [
            Result(
                table_id=room.id,
                seat=seat,
                game=room.game.name,
                player=player,
                name=names[seat],
                total=totals[seat],
                place=places[seat],
                rated=rated,
                at=now,
            )
            for seat, player in enumerate(players)
        ]

    return results.writing(room.id, rows)


async def store_results(room: Room) -> None:
    """Store the results of a game that people ended before its rules did."""
    if (work := make_storing(room, room.table)) is not None:
        await room.store.write(room.id, work)
        proof.prove_rated(room)
