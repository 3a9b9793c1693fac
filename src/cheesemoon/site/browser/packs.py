"""Packs of games: modules and files of one game, fetched when the game is first imported."""

from __future__ import annotations

import gzip
import importlib
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import ModuleType
from typing import Protocol

GAMES = "cheesemoon.games."


class Buffer(Protocol):
    """Bytes of a script."""

    def to_bytes(self) -> bytes: ...


class MissingPack(Exception):  # noqa: N818 - says the state
    """The pack of a game cannot be fetched: there is no network, and it was not kept."""


class Packs(MetaPathFinder):
    """Fetches the pack of a game before Python looks for its modules."""

    def __init__(
        self, paths: Mapping[str, str], fetch: Callable[[str], Buffer | None], folder: Path
    ) -> None:
        self._paths = dict(paths)  # by the module of the game, such as first_rat
        self._fetch, self._folder = fetch, folder

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> None:
        """Fetch the pack of a game. Return None: the files are found as others are."""
        game = name.removeprefix(GAMES).partition(".")[0] if name.startswith(GAMES) else ""
        if game not in self._paths:
            return
        found = self._fetch(self._paths[game])
        if found is None:
            raise MissingPack(game)
        unpack(found.to_bytes(), self._folder)
        del self._paths[game]
        importlib.invalidate_caches()


def unpack(pack: bytes, folder: Path) -> None:
    """Write the files of a pack; see `archives.solid`."""
    data = gzip.decompress(pack)
    at = 4 + int.from_bytes(data[:4], "little")
    for name, size in json.loads(data[4:at]):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data[at : at + size])
        at += size


def install(paths: str, fetch: Callable[[str], Buffer | None]) -> None:
    """Fetch packs of games when they are imported. `paths` is JSON: addresses by module."""
    sys.meta_path.insert(0, Packs(json.loads(paths), fetch, Path("/packages")))
