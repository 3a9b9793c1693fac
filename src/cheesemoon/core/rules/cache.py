"""Where compiled rules lie, and when they are too old.

Compiled code is kept under the user's cache folder, in a folder named by a hash of every source and
content file that the rules of a room can depend on, so that an edited rule can never meet
yesterday's code. Nothing is written beside the sources.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core import config
from platformdirs import user_cache_path

INTERPRETED: bool = bool(config.DISABLE_JIT)
"""Whether rules run as plain Python, for debugging and coverage."""

PACKAGE = Path(__file__).resolve().parents[2]
_KEEP_UNUSED = 14 * 24 * 3600
_MARKS = ("@rule", "@inlined", "compiled_for(")
_HAS_RULES = re.compile(r"^ *@(rule|inlined)\b|\bcompiled_for\(", re.MULTILINE)
_FROM = re.compile(r"^ *from +(\.*)([\w.]*) +import +(?:\(([^)]*)\)|([^\n#]+))", re.MULTILINE)
_FOR_TYPES = re.compile(r"^if TYPE_CHECKING:.*\n(?:(?:    .*)?\n)+", re.MULTILINE)
_FOR_PAGES = {"daily.toml", "frame.toml", "lessons"}  # no rule reads these
_IMPORT = re.compile(r"^ *import +([\w.]+)", re.MULTILINE)


def room_of(function: Callable[..., Any]) -> str:
    """`core`, `bots`, or `games/space_taxi`: the folder whose sources a rule belongs to. For a game
    outside the package, its folder in full."""
    return _room(function.__code__.co_filename)


@cache
def _room(source: str) -> str:
    inside = Path(source).resolve()
    try:
        parts = inside.relative_to(PACKAGE).parts
    except ValueError:
        return str(inside.parent)
    return "/".join(parts[: 2 if parts[0] == "games" else 1])


@cache
def cache_folder(room: str) -> Path:
    """Where the compiled rules of a room lie: named by the hash of all that they depend on."""
    digest = hashlib.sha256()
    for word in (numba.__version__, np.__version__, sys.version):
        digest.update(word.encode() + b"\0")
    for path in sorted(sources_of(room)):
        digest.update(path.name.encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    base = os.environ.get("CHEESEMOON_CACHE") or user_cache_path("cheesemoon", appauthor=False)
    name = "-".join(Path(room).parts[-2:]).strip("/\\").replace(os.sep, "-")
    return Path(base) / "rules" / name / digest.hexdigest()[:20]


def sources_of(room: str) -> set[Path]:
    """Every file that a rule of this room can depend on: the sources that have rules, all that they
    import, and the content, of other games too if it is theirs that is used. What only words, pages
    and pictures use is not among them."""
    folder = PACKAGE / room
    found = set(_content(folder))
    left = [path for path in folder.rglob("*.py") if _has_rules(_text(path))]
    while left:
        path = left.pop()
        if path not in found:
            found.add(path)
            left += _imported(path, folder)
            home = _room(str(path))
            if home.startswith("games/"):
                found |= _content(PACKAGE / home)
    return found


@cache
def _content(folder: Path) -> frozenset[Path]:
    tables = folder.rglob("*.toml")
    return frozenset(p for p in tables if not _FOR_PAGES & {p.name, p.parent.name})


def _has_rules(text: str) -> bool:
    """Whether a source has rules. Most do not, and looking for the plain words first is far
    quicker."""
    return any(mark in text for mark in _MARKS) and _HAS_RULES.search(text) is not None


def _imported(path: Path, room: Path) -> Iterator[Path]:
    """The files of the package, or of the room, that a source imports, for more than types."""
    text = _FOR_TYPES.sub("", _text(path))
    for dots, dotted, inside, line in _FROM.findall(text):
        names = [word.split()[0] for word in (inside or line).split(",") if word.strip()]
        yield from _behind(_base(dots, path, room, dotted), dotted, names)
    for dotted in _IMPORT.findall(text):
        yield from _behind(_base("", path, room, dotted), dotted, [])


def _base(dots: str, path: Path, room: Path, dotted: str) -> Path | None:
    """The folder that an import begins in; None if it is somebody else's."""
    if dots:
        return path.parents[len(dots) - 1]
    for package in (PACKAGE, room):
        if dotted.split(".")[0] == package.name:
            return package.parent
    return None


def _behind(base: Path | None, dotted: str, names: list[str]) -> Iterator[Path]:
    """The files behind `from dotted import names`. Of a package, only what it takes these names
    from: everybody imports the core, hardly anybody all of it."""
    if base is None:
        return
    target = base.joinpath(*filter(None, dotted.split(".")))
    module = target.with_suffix(".py") if dotted else target
    if dotted and module.is_file():
        yield module
        return
    package = target / "__init__.py"
    for name in names:
        if (target / f"{name}.py").is_file():
            yield target / f"{name}.py"
        elif (target / name / "__init__.py").is_file():
            yield target / name / "__init__.py"
        elif package.is_file():
            yield from _handed_on(package, name)
    if not names and package.is_file():
        yield package


def _handed_on(package: Path, name: str) -> Iterator[Path]:
    """The file that a package takes a name from; itself, if the name is its own."""
    for dots, dotted, inside, line in _FROM.findall(_text(package)):
        for word in (inside or line).split(","):
            words = word.split()
            if words and words[-1] == name and dots:
                yield from _behind(package.parents[len(dots) - 1], dotted, [words[0]])
                return
    yield package


@cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


# --- the first start, which people should see -----------------------------------------------------


def is_prepared(room: str, part: str) -> bool:
    """Whether a part of a room was compiled completely on this machine before."""
    return INTERPRETED or (cache_folder(room) / f"{part}-complete").exists()


def mark_prepared(room: str, part: str) -> None:
    """Remember that a part of a room is compiled; drop folders of older versions nobody uses."""
    folder = cache_folder(room)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{part}-complete").touch()
        for other in folder.parent.iterdir():
            if other != folder and time.time() - other.stat().st_mtime > _KEEP_UNUSED:
                shutil.rmtree(other, ignore_errors=True)
    except OSError:
        pass
