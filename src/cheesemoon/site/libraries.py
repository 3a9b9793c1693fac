"""The compiled rules of games for the browser, built once for each state of the sources."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import cheesemoon as cm
from cheesemoon.core.rules.engine import has_numba
from cheesemoon.core.rules.library import hash_of_sources

from .downloads import cache_folder
from .errors import CannotBuild

PLATFORM = "emscripten-wasm32"


def of(games: Sequence[str]) -> dict[str, bytes]:
    """Return the library of each game and its manifest, by name."""
    folder = cache_folder() / "rules"
    for game in games:
        if not _is_fresh(folder, game):
            _build(folder, game)
    found: dict[str, bytes] = {}
    for game in games:
        said = json.loads((folder / f"{game}.json").read_text(encoding="utf-8"))
        said["sources"] = ""  # the site has bytecode only, and is always built whole
        found[f"{game}.json"] = json.dumps(said).encode()
        found[f"{game}.wasm"] = (folder / f"{game}.wasm").read_bytes()
    return found


def _is_fresh(folder: Path, game: str) -> bool:
    """Return True if the cache has a library of the present sources."""
    try:
        said = json.loads((folder / f"{game}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    there = (folder / f"{game}.wasm").is_file()
    return there and bool(said["sources"] == hash_of_sources(cm.game(game).package))


def _build(folder: Path, game: str) -> None:
    if not has_numba():
        raise CannotBuild("site-no-rules", game=game, why="Numba")
    command = [sys.executable, "-m", "cheesemoon.libraries.builder", str(folder), PLATFORM, game]
    plain = {name: text for name, text in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    done = subprocess.run(command, capture_output=True, text=True, env=plain, check=False)
    if done.returncode:
        why = (done.stderr.strip().splitlines() or ["?"])[-1]
        raise CannotBuild("site-no-rules", game=game, why=why)
