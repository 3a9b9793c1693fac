"""The packs of the site: what a first table needs, and one with the rest, which comes later."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence, Set as AbstractSet
from pathlib import PurePosixPath
from typing import NamedTuple

from . import archives, downloads, engine

LATER = "later.pack"
LISTED = "cheesemoon/site/browser/files/later.json"  # what that pack has, for Python's imports
_PYODIDE = ("pyodide.js", "pyodide.asm.js")
_FIRST = (
    *("_pyodide/", "pyodide/", "cheesemoon/site/browser/"),
    *("markupsafe/", "_sysconfigdata_"),  # others than where the site is built
)
_LARGE = {".npz", ".md"}  # files of networks and rulebooks; others are small
_LARGE_NAMES = {"puzzles.json", "schema.json"}


class Packs(NamedTuple):
    """Files of the engine, and of our Python, by name."""

    engine: dict[str, bytes]
    python: dict[str, bytes]


def packs(games: Sequence[str], inside: Mapping[str, bytes], used: AbstractSet[str]) -> Packs:
    """Return Pyodide, the standard library, NumPy, what all games share, one pack of each game,
    and the pack of what comes later: modules and large files that are not in `used`."""
    pyodide = downloads.pyodide()
    library = archives.compiled(archives.standard_library(pyodide))
    numpy = archives.compiled(archives.packed(archives.numpy()), docstrings=True)
    boot = archives.boot_modules(library) | archives.boot_modules(numpy)
    whole = {"cheesemoon": archives.python(inside)} | {name: archives.game(name) for name in games}
    parts = {"stdlib": library, "numpy": numpy}
    parts |= {name: archives.compiled(archives.packed(files)) for name, files in whole.items()}
    first: dict[str, dict[str, bytes]] = {}
    later: dict[str, bytes] = {}
    for name, archive in parts.items():
        needed = used | boot if boot else None
        first[name], rest = _split(archives.files(archive), needed)
        later |= rest
    first["cheesemoon"][LISTED] = json.dumps(sorted(later)).encode()
    lock = {**json.loads(pyodide["pyodide-lock.json"]), "packages": {}}
    return Packs(
        {name: pyodide[name] for name in _PYODIDE}
        | {
            engine.PACK: engine.packed(pyodide[engine.NAME]),
            "stdlib.pack": archives.stored(first.pop("stdlib")),
            "numpy.pack": archives.solid(first.pop("numpy")),
            "pyodide-lock.json": json.dumps(lock).encode(),
        },
        {f"{name}.pack": archives.solid(files) for name, files in first.items()}
        | {LATER: archives.solid(later)},
    )


def _split(
    files: Mapping[str, bytes], used: AbstractSet[str] | None
) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """Return what is needed first, and the rest. Without a list of what is used, all is needed."""
    first = {name: data for name, data in files.items() if used is None or is_first(name, used)}
    return first, {name: data for name, data in files.items() if name not in first}


def is_first(name: str, used: AbstractSet[str]) -> bool:
    """Return True if a file of a pack is needed for a first table."""
    path = PurePosixPath(name)
    if path.suffix in (".py", ".pyc"):
        return name.startswith(_FIRST) or str(path.with_suffix("")) in used
    is_large = path.suffix in _LARGE or path.name in _LARGE_NAMES
    return not is_large or name in used
