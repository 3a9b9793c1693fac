"""The games, each a folder of the same shape that offers one object, `GAME`."""

from __future__ import annotations

from importlib import import_module

from cheesemoon.core import Game, UnknownGame

_FOLDERS = {
    "first-rat": "first_rat",
    "space-guardians": "space_guardians",
    "ratcatcher": "ratcatcher",
    "space-taxi": "space_taxi",
}


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_FOLDERS)


def game(name: str) -> Game:
    """The game of that name. Only this one is imported."""
    if name not in _FOLDERS:
        raise UnknownGame("unknown-game", name=str(name), known=", ".join(_FOLDERS))
    found: Game = import_module(f"{__name__}.{_FOLDERS[name]}").GAME
    return found


__all__ = ["game", "games"]
