"""Saved games: JSON with the start of the table, the actions and the numbers that chance gave.

The start is a position and chance is a list of numbers, so a saved game replays exactly, even after
the random generator has changed. The field `rules` is the version of the game's rules. When rules
change, `Game.upgrades` converts older files.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..formats import savefile, snapshots
from ..formats.savefile import Save
from ..formats.snapshots import StaleRecord
from ..rules.record import Records
from ..text.errors import BadSave, CheesemoonError
from .game import Game
from .table import Table


def to_dict(table: Table) -> dict[str, Any]:
    """Return a table in the format of a saved game."""
    return table.to_save()


def read(path: Path, game_named: Callable[[str], Game]) -> Table:
    """Return the table that a file holds."""
    return from_dict(savefile.read(path), str(path), game_named)


def from_dict(data: object, path: str, game_named: Callable[[str], Game]) -> Table:
    """Replay a saved game, with the numbers that chance gave as the script."""
    save = savefile.check(data, path)
    try:
        game = game_named(save["game"])
        save = _upgraded(game, save, path)
        table = game.load({**save["start"], "script": save["chance"]})
    except BadSave:
        raise
    except CheesemoonError as error:
        raise BadSave("save-start", path=path, why=str(error)) from error
    for ply, action in enumerate(save["actions"]):
        try:
            table.play(action)
        except CheesemoonError as error:
            raise BadSave("save-action", path=path, ply=ply, why=str(error)) from error
    if table.position()["script"] or table.chance != save["chance"]:
        raise BadSave("save-chance", path=path)
    table.adopt(save["start"].get("script", []), save["drawn"], save["script"])
    return table


def thaw(game: Game, data: bytes) -> tuple[Records, list[int]]:
    """Return the record of a snapshot, and the script that does not fit into it."""
    return snapshots.thaw(game.name, game.record.dtype, data)


def _upgraded(game: Game, data: Save, path: str) -> Save:
    """Return the game as the present rules would have saved it."""
    rules = data.get("rules", savefile.FIRST_RULES)
    if not 1 <= rules <= game.rules_version:
        known = str(game.rules_version)
        raise BadSave("save-rules", path=path, game=game.name, version=str(rules), known=known)
    while rules < game.rules_version:
        data = game.upgrades[rules](data)
        rules += 1
    return data


__all__ = ["StaleRecord", "from_dict", "read", "thaw", "to_dict"]
