"""Stand-in for `view.assets`: names and addresses of files that `cheesemoon site` has written."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

FILES = Path(__file__).parent / "files"
STATIC = FILES / "static"


class Asset(NamedTuple):
    """A file; only those that pages contain have data here."""

    media: str
    data: bytes
    packed: bytes = b""


@cache
def _listed() -> dict[str, object]:
    found: dict[str, object] = json.loads((FILES / "assets.json").read_text(encoding="utf-8"))
    return found


@cache
def assets() -> dict[str, Asset]:
    """Return all files by name."""
    names = _listed()["names"]
    assert isinstance(names, list)
    return {name: Asset("", _data(name)) for name in names}


def _data(name: str) -> bytes:
    path = STATIC / name
    return path.read_bytes() if path.is_file() else b""


def games() -> list[str]:
    """Return the games of this site."""
    found = _listed()["games"]
    assert isinstance(found, list)
    return found


def build() -> str:
    """Return the hash of all files, which is part of their addresses."""
    return str(_listed()["build"])


def asset(name: str) -> str:
    """Return the address of a file."""
    if name not in assets():
        raise KeyError(f"there is no file {name} in static/")
    return f"/static/{build()}/{name}"


def cover(game: str) -> str:
    """Return the address of a game's cover; games of other packages have the moon."""
    name = f"art/cover-{game}.svg"
    return asset(name if name in assets() else "art/moon-big.svg")
