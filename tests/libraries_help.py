"""Libraries of the games for tests, built once and kept beside the compiled rules."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import cheesemoon as cm
from cheesemoon.core.rules.cache import cache_folder
from cheesemoon.core.rules.library import hash_of_sources, suffix_of, this_platform

SOURCE = Path(cm.__file__).parents[1]


@cache
def built(name: str, platform: str = "") -> Path:
    """Build the library of a game unless it is there; return its folder."""
    platform = platform or this_platform()
    package = cm.game(name).package
    kept = cache_folder(package).parents[2] / "libraries"
    folder = kept / f"{platform}-{hash_of_sources(package)[:20]}"
    if not (folder / f"{name}.json").exists():
        command = [sys.executable, "-m", "cheesemoon.cli", "build-library", name]
        subprocess.run(
            [*command, "--platform", platform, "--to", str(folder)],
            env={**os.environ, "PYTHONPATH": str(SOURCE)},
            check=True,
            capture_output=True,
        )
    assert (folder / f"{name}{suffix_of(platform)}").exists()
    return folder
