"""Packs that are fetched when Python first imports one of their modules.

The pack of a game has its modules and files. The later pack has what no first table needs.

The memory that later visits begin with has the modules of all games. They are hidden until the pack
of the game is there again.
"""

from __future__ import annotations

import gzip
import importlib.util
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Protocol

GAMES = "cheesemoon.games."


class Buffer(Protocol):
    """Bytes of a script."""

    def to_bytes(self) -> bytes: ...


class MissingPack(Exception):  # noqa: N818 - says the state
    """A pack cannot be fetched: there is no network, and it was not kept."""


class HiddenGame(Loader):
    """Gives Python the hidden modules of a game."""

    def __init__(self, modules: Mapping[str, ModuleType]) -> None:
        self._modules = modules

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Return the package of the game."""
        return self._modules[spec.name]

    def exec_module(self, module: ModuleType) -> None:
        """Put the other modules back, and let the game use its compiled rules."""
        from cheesemoon.core.rules.library import library_of

        sys.modules.update(self._modules)
        game = module.GAME
        game.use(library_of(game.name, game.package))


_hidden: dict[str, dict[str, ModuleType]] = {}  # modules of games by name, by game


def hide_games() -> None:
    """Hide the modules of all games until they are imported again."""
    for name in [name for name in sys.modules if name.startswith(GAMES)]:
        game = _game_of(name)
        _hidden.setdefault(game, {})[name] = sys.modules.pop(name)
        if name == GAMES + game:
            delattr(sys.modules[GAMES.removesuffix(".")], game)


class Packs(MetaPathFinder):
    """Fetches a pack before Python looks for its modules."""

    def __init__(
        self,
        paths: Mapping[str, str],
        fetch: Callable[[str], Buffer | None],
        folder: Path,
        later: str = "",
        listed: Sequence[str] = (),
    ) -> None:
        self._paths = dict(paths)  # by the module of the game, such as first_rat
        self._fetch, self._folder = fetch, folder
        self._later = later  # the path of that pack
        self._listed = {_module(name): name for name in listed}

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Fetch the pack of a module. Return where a module of the later pack lies, and None for
        others: they are found by their folders."""
        game = _game_of(name)
        if game in self._paths:
            self._unpack(self._paths[game])
            del self._paths[game]
        if game in _hidden:
            loader = HiddenGame(_hidden.pop(game))
            return importlib.util.spec_from_loader(name, loader, is_package=True)
        if name not in self._listed:
            return None
        file = self._folder / self._listed[name]
        if not file.exists():
            self._unpack(self._later)
        inside = [str(file.parent)] if file.stem == "__init__" else None
        return importlib.util.spec_from_file_location(name, file, submodule_search_locations=inside)

    def _unpack(self, path: str) -> None:
        found = self._fetch(path)
        if found is None:
            raise MissingPack(path)
        unpack(found.to_bytes(), self._folder)
        look_again()


def look_again() -> None:
    """Let Python find new files in folders. `importlib.invalidate_caches` would also read the list
    of Python's own archive again, once for each of its packages."""
    for finder in sys.path_importer_cache.values():
        if isinstance(finder, FileFinder):
            finder.invalidate_caches()


def _game_of(name: str) -> str:
    """Return the game that a module belongs to; "" if it belongs to none."""
    return name.removeprefix(GAMES).partition(".")[0] if name.startswith(GAMES) else ""


def _module(name: str) -> str:
    """Return the module of a file: `json/decoder.pyc` is `json.decoder`."""
    return name.rpartition(".")[0].removesuffix("/__init__").replace("/", ".")


def unpack(pack: bytes, folder: Path) -> None:
    """Write the files of a pack; see `archives.solid`."""
    data = gzip.decompress(pack)
    at = 4 + int.from_bytes(data[:4], "little")
    for name, size in json.loads(data[4:at]):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data[at : at + size])
        at += size


def install(paths: str, later: str, fetch: Callable[[str], Buffer | None]) -> None:
    """Fetch packs when their modules are imported. `paths` is JSON: the packs of games by module.
    `later` is the path of the later pack.

    Python that begins with the memory of an earlier visit calls this again: it forgets the earlier
    packs and folders, and draws other random numbers."""
    uninstall()
    look_again()
    if random := sys.modules.get("random"):
        random.seed()
    listed = json.loads((Path(__file__).parent / "files" / "later.json").read_text())
    modules = [name for name in listed if name.endswith((".py", ".pyc"))]
    sys.meta_path.insert(0, Packs(json.loads(paths), fetch, Path("/packages"), later, modules))


def uninstall() -> None:
    """Fetch no more packs."""
    sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, Packs)]
