"""Saved games: JSON with how the table began, what was played and what chance gave.

The start is kept as a position and chance as the numbers it gave, so a saved game replays exactly
and still does when the generator has changed.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from .errors import BadSave, CheesemoonError

if TYPE_CHECKING:
    from collections.abc import Callable

    from .game import Game
    from .table import Table

VERSION = 1
_KEYS = {
    "cheesemoon": int,
    "game": str,
    "options": dict,
    "seats": int,
    "seed": int,
    "start": dict,
    "actions": list,
    "chance": list,
    "drawn": int,
    "script": list,
}


def to_dict(table: Table) -> dict[str, Any]:
    """What a saved game holds."""
    start = table.start().position()
    now = table.position()
    return {
        "cheesemoon": VERSION,
        "game": table.game.name,
        "options": dict(table.options),
        "seats": table.players,
        "seed": now["seed"],
        "start": start,
        "actions": table.replayable(),
        "chance": list(table.chance),
        "drawn": now["drawn"],
        "script": now["script"],
    }


def write(table: Table, path: Path) -> None:
    """Save at once or not at all: a file is never half written."""
    text = json.dumps(to_dict(table), indent=1) + "\n"
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with temporary.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def read(path: Path, game_named: Callable[[str], Game]) -> Table:
    """The table that was saved in a file."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadSave("save-missing", path=str(path)) from None
    except OSError as error:
        raise BadSave("save-unreadable", path=str(path), why=error.strerror or "?") from None
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError):
        raise BadSave("save-not-json", path=str(path)) from None
    return from_dict(data, str(path), game_named)


def from_dict(data: Any, path: str, game_named: Callable[[str], Game]) -> Table:
    """Replay a saved game. Every number that chance gave is its script meanwhile."""
    _check_shape(data, path)
    try:
        game = game_named(data["game"])
        table = game.load({**data["start"], "script": data["chance"]})
    except CheesemoonError as error:
        raise BadSave("save-start", path=path, why=str(error)) from error
    for ply, action in enumerate(data["actions"]):
        try:
            table.play(action)
        except CheesemoonError as error:
            raise BadSave("save-action", path=path, ply=ply, why=str(error)) from error
    if table.position()["script"] or table.chance != data["chance"]:
        raise BadSave("save-chance", path=path)
    table.adopt(data["start"].get("script", []), data["drawn"], data["script"])
    return table


def _check_shape(data: Any, path: str) -> None:
    if not isinstance(data, dict) or "cheesemoon" not in data:
        raise BadSave("save-foreign", path=path)
    if data["cheesemoon"] != VERSION:
        raise BadSave(
            "save-version", path=path, version=str(data["cheesemoon"]), known=str(VERSION)
        )
    for key, kind in _KEYS.items():
        if type(data.get(key)) is not kind:
            raise BadSave("save-field", path=path, name=key)
    for key in ("chance", "script"):
        if not all(type(x) is int and -(2**31) <= x < 2**31 for x in data[key]):
            raise BadSave("save-field", path=path, name=key)
    if not all(isinstance(a, str) for a in data["actions"]):
        raise BadSave("save-field", path=path, name="actions")
    if not 0 <= data["drawn"] < 2**62:
        raise BadSave("save-field", path=path, name="drawn")


# --- frozen records: the latest state beside a list of actions, for who must not replay -----------


class StaleRecord(CheesemoonError):
    """A frozen record of another version of the game: its actions must be replayed."""


def freeze(game: Game, array: Any, script: list[int]) -> bytes:
    """A record and the script that does not fit into it, with the stamp of the record's layout."""
    rest = np.array(script, np.int32).tobytes()
    packer = zlib.compressobj(1, zlib.DEFLATED, 12, 4)  # the usual one takes long to set up
    return packer.compress(_stamp(game) + array.tobytes() + rest) + packer.flush()


def thaw(game: Game, data: bytes) -> tuple[Any, list[int]]:
    """What was frozen, if the record still has the same layout."""
    plain = zlib.decompress(data)
    size = game.record.dtype.itemsize
    if plain[:8] != _stamp(game) or len(plain) < 8 + size:
        raise StaleRecord("save-stale", game=game.name)
    array = np.frombuffer(bytearray(plain[8 : 8 + size]), game.record.dtype)
    return array, np.frombuffer(plain, np.int32, offset=8 + size).tolist()


def _stamp(game: Game) -> bytes:
    if "_stamp" not in game.__dict__:
        layout = repr((game.name, game.record.dtype.descr)).encode()
        game.__dict__["_stamp"] = hashlib.sha256(layout).digest()[:8]
    found: bytes = game.__dict__["_stamp"]
    return found
