"""The folders of compiled rules, and the sources that they depend on.

Compiled code lies in the user's cache folder. The name of each folder is a hash of every source and
content file that the rules of a package can depend on, so an edited rule never meets old code.
Nothing is written beside the sources.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from platformdirs import user_cache_path

from .engine import INTERPRETED, PACKAGE

_KEEP_UNUSED = 14 * 24 * 3600  # seconds
_MARKS = ("@rule", "@inlined", "compiled_for(")
_HAS_RULES = re.compile(r"^ *@(rule|inlined)\b|\bcompiled_for\(", re.MULTILINE)
_FROM = re.compile(r"^ *from +(\.*)([\w.]*) +import +(?:\(([^)]*)\)|([^\n#]+))", re.MULTILINE)
_FOR_TYPES = re.compile(r"^if TYPE_CHECKING:.*\n(?:(?:    .*)?\n)+", re.MULTILINE)
_FOR_PAGES = {"daily.toml", "frame.toml", "lessons"}  # no rule reads these
_IMPORT = re.compile(r"^ *import +([\w.]+)", re.MULTILINE)


class NotCompiled(Exception):
    """A rule is not in the cache, and this process does not compile."""


class Import(NamedTuple):
    """One import statement: `from ..module import name as alias`."""

    dots: int
    module: str
    names: dict[str, str]  # name by alias; empty for `import module`


def imports_in(text: str, for_types: bool = True) -> Iterator[Import]:
    """Yield the imports of a source, also those inside functions. Without `for_types`, skip those
    under `if TYPE_CHECKING`. Parsing by `ast` would double the time of a start."""
    if not for_types:
        text = _FOR_TYPES.sub("", text)
    for dots, module, inside, line in _FROM.findall(text):
        words = [name.split("#")[0].split() for name in (inside or line).split(",")]
        yield Import(len(dots), module, {name[-1]: name[0] for name in words if name})
    for module in _IMPORT.findall(text):
        yield Import(0, module, {})


def package_of(function: Callable[..., object]) -> str:
    """Return the package of a rule: `core`, `bots`, or `games/space_taxi`. For a game outside
    Cheesemoon, return the full path of its folder."""
    return _package(function.__code__.co_filename)


@cache
def _package(source: str) -> str:
    inside = Path(source).resolve()
    try:
        parts = inside.relative_to(PACKAGE).parts
    except ValueError:
        return str(inside.parent)
    return "/".join(parts[: 2 if parts[0] == "games" else 1])


@cache
def cache_folder(package: str) -> Path:
    """Return the folder of the compiled rules of a package."""
    digest = hash_of(sources_of(package), _compiler(), np.__version__, sys.version)
    base = os.environ.get("CHEESEMOON_CACHE") or user_cache_path("cheesemoon", appauthor=False)
    name = "-".join(Path(package).parts[-2:]).strip("/\\").replace(os.sep, "-")
    return Path(base) / "rules" / name / digest[:20]


def _compiler() -> str:
    """Return the version of Numba; "" without Numba."""
    try:
        import numba
    except ImportError:
        return ""
    return str(getattr(numba, "__version__", ""))  # a folder of that name has none


def hash_of(sources: Iterable[Path], *words: str) -> str:
    """Return a hash of files and words."""
    digest = hashlib.sha256()
    for word in words:
        digest.update(word.encode() + b"\0")
    for path in sorted(sources):
        digest.update(path.name.encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def sources_of(package: str) -> set[Path]:
    """Return every file that a rule of this package can depend on: the sources with rules, all that
    they import, and the content files of every game among them. Sources used only by words, pages
    and pictures are not included."""
    folder = PACKAGE / package
    found = set(_content(folder))
    left = [path for path in folder.rglob("*.py") if _has_rules(_text(path))]
    while left:
        path = left.pop()
        if path not in found:
            found.add(path)
            left += _imported(path, folder)
            home = _package(str(path))
            if home.startswith("games/"):
                found |= _content(PACKAGE / home)
    return found


@cache
def _content(folder: Path) -> frozenset[Path]:
    tables = folder.rglob("*.toml")
    return frozenset(p for p in tables if not _FOR_PAGES & {p.name, p.parent.name})


def _has_rules(text: str) -> bool:
    """Return True if a source has rules. Most have none, and a plain search is faster than the
    pattern."""
    return any(mark in text for mark in _MARKS) and _HAS_RULES.search(text) is not None


def _imported(path: Path, folder: Path) -> Iterator[Path]:
    """Yield the files of Cheesemoon, or of the folder, that a source imports at run time."""
    for found in imports_in(_text(path), for_types=False):
        base = path.parents[found.dots - 1] if found.dots else _top(found.module, folder)
        if base is not None:
            yield from _files(base, found.module, list(found.names.values()))


def _top(module: str, folder: Path) -> Path | None:
    """Return the folder that an absolute import starts from; None for other distributions."""
    top = module.split(".")[0]
    return next((each.parent for each in (PACKAGE, folder) if each.name == top), None)


def _files(base: Path, module: str, names: list[str]) -> Iterator[Path]:
    """Yield the files behind `from module import names`. Of a package, yield only the modules that
    define these names: many sources import the core, few use all of it."""
    target = base.joinpath(*filter(None, module.split(".")))
    if module and target.with_suffix(".py").is_file():
        yield target.with_suffix(".py")
        return
    package = target / "__init__.py"
    for name in names:
        if (target / f"{name}.py").is_file():
            yield target / f"{name}.py"
        elif (target / name / "__init__.py").is_file():
            yield target / name / "__init__.py"
        elif package.is_file():
            yield from _reexported(package, name)
    if not names and package.is_file():
        yield package


def _reexported(package: Path, name: str) -> Iterator[Path]:
    """Yield the file that a package imports a name from; the package itself if it defines it."""
    for found in imports_in(_text(package)):
        if found.dots and name in found.names:
            yield from _files(package.parents[found.dots - 1], found.module, [found.names[name]])
            return
    yield package


@cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


# --- parts that are compiled completely -----------------------------------------------------------


def is_prepared(package: str, part: str) -> bool:
    """Return True if this machine has compiled a part of a package completely."""
    return INTERPRETED or (cache_folder(package) / f"{part}-complete").exists()


def mark_prepared(package: str, part: str) -> None:
    """Record that a part of a package is compiled. Delete folders unused for 14 days."""
    folder = cache_folder(package)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{part}-complete").touch()
        for other in folder.parent.iterdir():
            if other != folder and time.time() - other.stat().st_mtime > _KEEP_UNUSED:
                shutil.rmtree(other, ignore_errors=True)
    except OSError:
        pass
