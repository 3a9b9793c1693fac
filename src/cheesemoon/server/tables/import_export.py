"""Tables as files: downloads of saved games, and uploaded games and positions."""

from __future__ import annotations

import json
import secrets
from typing import Any

import cheesemoon as cm
from cheesemoon.core import Table
from cheesemoon.core.game import saved

from ..errors import Refused
from ..storage.rows import Origin
from .proof import save_game as saved_game
from .room import Room
from .rooms import Rooms


def make_download(room: Room) -> dict[str, Any]:
    """Return a saved game to download. While the game runs, hidden information is drawn again."""
    if room.table.over:
        return saved_game(room)
    return saved.to_dict(room.table.fork(seed=secrets.randbits(63)))


MOST_SCRIPT = 500  # numbers of a script; the rest of it is stored with every action


async def read_table(rooms: Rooms, data: bytes) -> tuple[Table, Origin]:
    """Return the table of an uploaded file and its origin: "position" if the seed is drawn here,
    "given" if the file determines chance. Refuse a file that cannot be read."""
    try:
        content = json.loads(data)
        name = content["game"]
        if name not in cm.games():
            raise KeyError(name)
    except (ValueError, KeyError, TypeError, RecursionError):
        raise Refused(422, "bad-file") from None
    await rooms.wait_ready(name)
    origin: Origin
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
