"""Ratings computed again from the stored games, each change with the game that caused it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import cheesemoon as cm

from ..records import ladder
from ..settings import CannotServe
from ..storage import results
from ..storage.rows import Result
from ..tables.proof import save_game, try_replay
from ..tables.rooms import Rooms
from .backup import Run, open_for_reading


def recompute(
    url: str, name: str, player: str | None = None, replays: bool = False
) -> Iterator[dict[str, object]]:
    """Yield each rated game of a game in order, with the ratings before and after it; then the
    ladder. With `player` only the games of that player; `replays` plays every game again."""
    if name not in cm.games():
        raise CannotServe("ratings-no-game", game=name[:60], known=", ".join(cm.games()))
    with open_for_reading(url) as (rooms, run):
        rows = run(results.rated_after(rooms.store, name, (0.0, "")))
        computed = ladder.Ladder()
        for table_id, seats in groupby(rows, lambda row: row.table_id):
            game = list(seats)
            changes = ladder.count_game(computed, game)
            if player is not None and player not in [row.player for row in game]:
                continue
            yield {
                "table": table_id,
                "at": game[0].at,
                "proof": _proof(rooms, run, game) if replays else game[0].proof,
                "seats": [_seat(row, *change) for row, change in zip(game, changes, strict=True)],
            }
        lines = [line._asdict() for line in ladder.list_lines(computed)]
        yield {"ladder": [line for line in lines if player in (None, line["player"])]}


def _seat(row: Result, before: int, after: int) -> dict[str, object]:
    found = {"player": row.player, "name": row.name, "place": row.place, "total": row.total}
    return {**found, "before": before, "after": after, "change": after - before}


def _proof(rooms: Rooms, run: Run, game: list[Result]) -> str:
    """Replay a stored game. Return what came of it, or why it cannot be replayed."""
    try:
        room = run(rooms.room(game[0].table_id))
    except Exception:  # noqa: BLE001 - deleted, or of a game that is not installed
        return "table-deleted"
    totals = [int(score["total"]) for score in room.table.scores()[: len(game)]]
    if totals != [row.total for row in game]:
        return "proof-result"
    return try_replay(save_game(room), room.id)
