"""Tables as files: what is given away of one, and one that somebody brings."""

from __future__ import annotations

import json
import secrets
from typing import Any

import cheesemoon as cm
from cheesemoon.core import Table
from cheesemoon.core.game import saved

from ..errors import Refused
from .room import Room
from .rooms import Rooms


def download(room: Room) -> dict[str, Any]:
    """What may be given away of a table: everything when it is over, nothing hidden before."""
    if room.table.over:
        return saved_game(room)
    return saved.to_dict(room.table.fork(seed=secrets.randbits(63)))


def saved_game(room: Room) -> dict[str, Any]:
    """A finished table as a saved game, with what proves its chance and, where people ended it
    before its rules did, how."""
    proof: dict[str, Any] = {
        "table": room.id,
        "salt": room.info["salt"],
        "seed_hash": room.seed_hash,
        "origin": room.info["origin"],
        "chance": room.info["chance"],
    }
    if room.ended is not None:
        proof["ended"] = room.ended._asdict()
    return {**saved.to_dict(room.table), "fair": proof}


MOST_SCRIPT = 500  # numbers of a script: what is left of it is stored with every action


async def table_from(rooms: Rooms, data: bytes) -> tuple[Table, str]:
    """The table of a file that somebody sent, and where its chance comes from: "position" if the
    seed is drawn here, "given" if whoever has the file can know it."""
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
            table, origin = saved.from_dict(content, "game", cm.game), "given"
        else:
            origin = "given" if content.get("script") or "seed" in content else "position"
            table = cm.game(name).load({"seed": secrets.randbits(63), **content})
    except cm.CheesemoonError as error:
        raise Refused.because(error) from None
    if len(table.position()["script"]) > MOST_SCRIPT:
        raise Refused(422, "script-too-long", most=MOST_SCRIPT)
    return table, origin
