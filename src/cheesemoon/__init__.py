"""Cheesemoon: four modern board games to play, learn and study.

import cheesemoon as cm
table = cm.game("space-taxi").new(seats=3, seed=7)
table.play("roll")
print(table.legal())
"""

from pathlib import Path

from .core import (
    ENGINE,
    BadOption,
    BadPosition,
    BadSave,
    CheesemoonError,
    Game,
    IllegalAction,
    Table,
    UnknownGame,
)
from .core.game import saved as _saved
from .core.rules.engine import Engine
from .games import game, games
from .gymnasium_import import watch as _watch

__version__ = "0.1.0"


def open(path: str | Path) -> Table:  # noqa: A001 - the contract's name
    """Return the table that `table.save` wrote, finished or not."""
    return _saved.read(Path(path), game)


def engine() -> Engine:
    """Return what runs the rules in this process: "compiled", "library" or "interpreted".

    `CHEESEMOON_ENGINE` chooses. A game whose library does not fit is interpreted, with a warning.
    """
    return ENGINE


__all__ = [
    "BadOption",
    "BadPosition",
    "BadSave",
    "CheesemoonError",
    "Game",
    "IllegalAction",
    "Table",
    "UnknownGame",
    "engine",
    "game",
    "games",
    "open",
]

_watch()
