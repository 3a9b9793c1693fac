"""Finished games of a server as columns, for its owner, without who played them.

The columns are those of `cheesemoon record`, and the position each game began from. There are no
names, links, chat or dates: of time only the seconds between actions. The order of the rows is that
of a secret of each table, so that it reveals nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from cheesemoon.arena.record import parquet, write_parquet
from cheesemoon.core.game import saved

from ..settings import CannotServe
from ..storage import results
from ..tables.room import Room
from ..tables.rooms import Rooms
from .backup import Run, open_for_reading

if TYPE_CHECKING:
    import pyarrow as pa

PART = 100  # games that are written together
PERSON = "person"


def export_games(url: str, out: Path) -> int:
    """Write all finished games but what-ifs into one Parquet file. Return how many there are."""
    parquet()
    try:
        with open_for_reading(url) as (rooms, run):
            ids = run(results.finished(rooms.store))
            write_parquet(out, {"from": "server"}, _parts(rooms, run, ids))
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotServe("backup-failed", path=str(out), why=why) from None
    return len(ids)


def _parts(rooms: Rooms, run: Run, ids: list[str]) -> Iterator[pa.Table]:
    for first in range(0, max(1, len(ids)), PART):
        some = ids[first : first + PART]
        rows = [row(run(rooms.room(table_id))) for table_id in some]
        yield _columns([{"number": first + i, **each} for i, each in enumerate(rows)])


def row(room: Room) -> dict[str, object]:
    """Return one game, without anything that tells who played it."""
    table, plies = room.table, room.plies
    save = saved.to_dict(table)
    return {
        "game": table.game.name,
        "rules": save["rules"],
        "seats": table.players,
        "options": json.dumps(save["options"]),
        "origin": room.info.origin,
        "by_hand": room.by_hand,
        "start": json.dumps(save["start"]),
        "chance": save["chance"],
        "bots": [seat.bot or PERSON for seat in room.seats],
        "actions": [ply.action for ply in plies],
        "acted": [ply.seat for ply in plies],
        "steps": len(plies),
        "totals": [score["total"] for score in table.scores()],
        "winners": table.winners(),
        "scores": json.dumps(table.scores()),
        "seconds": [
            round(max(0.0, now.at - before.at), 3)
            for before, now in zip(plies, plies[1:], strict=False)
        ],
    }


def _columns(rows: list[dict[str, object]]) -> pa.Table:
    import pyarrow as pa

    text, whole, small = pa.string(), pa.int32(), pa.int8()
    types = {
        "number": pa.int64(),
        "game": text,
        "rules": whole,
        "seats": small,
        "options": text,
        "origin": text,
        "by_hand": pa.bool_(),
        "start": text,
        "chance": pa.list_(whole),
        "bots": pa.list_(text),
        "actions": pa.list_(text),
        "acted": pa.list_(small),
        "steps": whole,
        "totals": pa.list_(whole),
        "winners": pa.list_(small),
        "scores": text,
        "seconds": pa.list_(pa.float32()),
    }
    return pa.table({name: pa.array([r[name] for r in rows], of) for name, of in types.items()})
