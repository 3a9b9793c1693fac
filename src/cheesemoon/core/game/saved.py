"""Saved games: JSON with how the table began, what was played and what chance gave.

The start is kept as a position and chance as the numbers it gave, so a saved game replays exactly
and still does when the generator has changed. A file says by which version of the game's rules it
was played; when rules change, `Game.upgrade` takes older files to the present ones.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..formats import savefile, snapshots
from ..formats.snapshots import StaleRecord
from ..rules.record import Records
from ..text.errors import BadSave, CheesemoonError
from .game import Game, Table
from .kind import Save


def to_dict(table: Table) -> Save:
    """What a saved game holds."""
    return table.to_save()


def read(path: Path, game_named: Callable[[str], Game]) -> Table:
    """The table that was saved in a file."""
    return from_dict(savefile.read(path), str(path), game_named)


def from_dict(data: Any, path: str, game_named: Callable[[str], Game]) -> Table:
    """Replay a saved game. Every number that chance gave is its script meanwhile."""
    savefile.check(data, path)
    try:
        game = game_named(data["game"])
        data = _upgraded(game, data, path)
        table = game.load({**data["start"], "script": data["chance"]})
    except BadSave:
        raise
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


def thaw(game: Game, data: bytes) -> tuple[Records, list[int]]:
    """The record that was frozen, and the script that does not fit into it."""
    return snapshots.thaw(game.name, game.record.dtype, data)


def _upgraded(game: Game, data: Save, path: str) -> Save:
    """The same game as the present rules would have saved it."""
    rules = data.get("rules", savefile.FIRST_RULES)
    if not 1 <= rules <= game.rules_version:
        known = str(game.rules_version)
        raise BadSave("save-rules", path=path, game=game.name, version=str(rules), known=known)
    while rules < game.rules_version:
        data = game.upgrades[rules](data)
        rules += 1
    return data


__all__ = ["StaleRecord", "from_dict", "read", "thaw", "to_dict"]
