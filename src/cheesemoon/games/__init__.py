"""The registry of games. Each game is a package of the same shape that offers one object, `GAME`.

Games of other packages are found by entry points of the group `cheesemoon.games`:

    [project.entry-points."cheesemoon.games"]
    nim = "nim:GAME"
"""

import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from cheesemoon.core import Game, UnknownGame

GROUP = "cheesemoon.games"

_FOLDERS = {
    "first-rat": "first_rat",
    "space-guardians": "space_guardians",
    "ratcatcher": "ratcatcher",
    "space-taxi": "space_taxi",
}


def games() -> tuple[str, ...]:
    """Return the names of all games: ours, then the working ones of other packages."""
    return (*_FOLDERS, *_working())


def game(name: str) -> Game:
    """Return the game of that name. Only this game is imported."""
    if name in _FOLDERS:
        found: Game = import_module(f"{__name__}.{_FOLDERS[name]}").GAME
        return found
    if name in _entries():
        return _load(name)
    raise UnknownGame("unknown-game", name=str(name), known=", ".join(games()))


@cache
def _entries() -> dict[str, EntryPoint]:
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    return {name: entry for name, entry in found.items() if name not in _FOLDERS}


@cache
def _working() -> tuple[str, ...]:
    """Return the working games of other packages. A broken one is left out with a warning, so that
    it does not block the others."""
    found = []
    for name in _entries():
        try:
            _load(name)
        except UnknownGame as error:
            warnings.warn(str(error), RuntimeWarning, stacklevel=2)
        else:
            found.append(name)
    return tuple(found)


@cache
def _load(name: str) -> Game:
    """Return a game of another package. Raise UnknownGame with one sentence if it is broken."""
    entry = _entries()[name]
    try:
        found = entry.load()
    except Exception as error:  # noqa: BLE001 - another package may raise anything
        raise _broken(entry, f"{type(error).__name__}: {error}") from error
    if not isinstance(found, Game):
        raise _broken(entry, f"it is a {type(found).__name__}, not a Game")
    if found.name != name:
        raise _broken(entry, f"the game there is called {found.name}")
    return found


def _broken(entry: EntryPoint, why: str) -> UnknownGame:
    return UnknownGame("broken-game", name=entry.name, where=entry.value, why=why)


__all__ = ["game", "games"]
