"""Tables as files: what is given away of one, and one that somebody brings."""

from __future__ import annotations

import json
import secrets
from typing import Any

import cheesemoon as cm
from cheesemoon.core import Table, saved

from .rooms import Refused, Room, Rooms


def download(room: Room) -> dict[str, Any]:
    """What may be given away of a table: everything when it is over, nothing hidden before."""
    if room.table.over:
        return saved_game(room)
    return saved.to_dict(room.table.fork(seed=secrets.randbits(63)))


def saved_game(room: Room) -> dict[str, Any]:
    """A finished table as a saved game, with what proves its chance."""
    proof = {
        "table": room.id,
        "salt": room.info["salt"],
        "seed_hash": room.seed_hash,
        "origin": room.info["origin"],
        "chance": room.info["chance"],
    }
    return {**saved.to_dict(room.table), "fair": proof}


async def table_from(rooms: Rooms, data: bytes) -> Table:
    """The table of a file that somebody sent."""
    try:
        content = json.loads(data)
        name = content["game"]
        if name not in cm.games():
            raise KeyError(name)
    except (ValueError, KeyError, TypeError, RecursionError):
        raise Refused(422, "bad-file") from None
    await rooms.wait_ready(name)
    try:
        if "cheesemoon" in content:
            return saved.from_dict(content, "game", cm.game)
        return cm.game(name).load(content)
    except cm.CheesemoonError as error:
        raise Refused.because(error) from None
