"""Packs that come later: Python finds their modules without reading archives again."""

from __future__ import annotations

import importlib
import os
import sys
import zipfile
import zipimport
from pathlib import Path

import pytest

from cheesemoon.site.browser.packs import look_again


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
