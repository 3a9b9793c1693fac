"""Packs that come later: Python finds their modules without reading archives again."""

from __future__ import annotations

import gzip
import importlib
import json
import os
import sys
import zipfile
import zipimport
from pathlib import Path
from types import ModuleType

import pytest

from cheesemoon.site.browser import packs
from cheesemoon.site.browser.packs import look_again


class Data(bytes):
    """Bytes of a script."""

    def to_bytes(self) -> bytes:  # type: ignore[override]
        """Return them."""
        return bytes(self)


def test_new_files_are_found_without_reading_archives_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive, folder = tmp_path / "library.zip", tmp_path / "packages"
    with zipfile.ZipFile(archive, "w") as made:
        made.writestr("in_archive.py", "")
    folder.mkdir()
    for place in (folder, archive):
        monkeypatch.syspath_prepend(str(place))
    importlib.import_module("in_archive")
    with pytest.raises(ImportError):
        importlib.import_module("in_new_pack")
    stamp = folder.stat()
    (folder / "in_new_pack.py").write_text("found = 1")
    os.utime(folder, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))  # so that only the cache counts
    with pytest.raises(ImportError):
        importlib.import_module("in_new_pack")
    read: list[object] = []
    monkeypatch.setattr(zipimport.zipimporter, "invalidate_caches", read.append)
    look_again()
    assert importlib.import_module("in_new_pack").found == 1
    assert not read
    for name in ("in_new_pack", "in_archive"):
        del sys.modules[name]


class Toy:
    """A game that notes the libraries that it is to use."""

    name, package = "toy", "games/toy"

    def __init__(self) -> None:
        self.used: list[object] = []

    def use(self, library: object) -> None:
        """Note a library."""
        self.used.append(library)


def test_a_hidden_game_comes_back_with_its_pack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package, inside = (ModuleType(f"cheesemoon.games.toy{end}") for end in ("", ".board"))
    package.__path__, package.GAME = [], Toy()  # type: ignore[attr-defined]
    for name in [name for name in sys.modules if name.startswith(packs.GAMES)]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(packs, "_hidden", {})
    parent = importlib.import_module("cheesemoon.games")
    monkeypatch.setattr(parent, "toy", package, raising=False)
    for module in (package, inside):
        monkeypatch.setitem(sys.modules, module.__name__, module)
    packs.hide_games()
    assert not hasattr(parent, "toy") and inside.__name__ not in sys.modules

    fetched: list[str] = []
    listed = json.dumps([["of_the_toy.txt", 1]]).encode()
    data = gzip.compress(len(listed).to_bytes(4, "little") + listed + b"x")

    def fetch(path: str) -> Data:
        fetched.append(path)
        return Data(data)

    finder = packs.Packs({"toy": "toy.pack"}, fetch, tmp_path)
    monkeypatch.setattr(sys, "meta_path", [finder, *sys.meta_path])
    assert importlib.import_module(inside.__name__) is inside
    assert importlib.import_module(package.__name__) is package
    assert fetched == ["toy.pack"] and (tmp_path / "of_the_toy.txt").exists()
    assert package.GAME.used == [None]  # there is no library of it
