"""Builds a wheel with precompiled libraries for each platform.

    python tools/wheels.py dist                  # all platforms
    python tools/wheels.py dist linux-x86_64     # one

Every wheel can be built on every platform: LLVM generates the code, and the linker of the package
ziglang makes the libraries. Needs the extra `library` and the package `build`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from cheesemoon.libraries.targets import TARGETS

ROOT = Path(__file__).resolve().parent.parent


def build(folder: Path, platform: str) -> None:
    """Build the libraries and the wheel of one platform."""
    with tempfile.TemporaryDirectory() as made:
        library = [sys.executable, "-m", "cheesemoon", "build-library"]
        subprocess.run([*library, "--platform", platform, "--to", made], check=True)
        tag = TARGETS[platform].wheel
        env = {**os.environ, "CHEESEMOON_WHEEL": tag, "CHEESEMOON_LIBRARIES": made}
        wheel = [sys.executable, "-m", "build", "--wheel", "--outdir", str(folder), str(ROOT)]
        subprocess.run(wheel, check=True, env=env)


def main() -> None:
    """Build what the command line asks for."""
    known = [platform for platform, target in TARGETS.items() if target.wheel]
    parser = argparse.ArgumentParser(description="Build a wheel for each platform.")
    parser.add_argument("folder", type=Path, help="where the wheels go")
    parser.add_argument("platform", nargs="*", help=f"{', '.join(known)}; default: all")
    asked = parser.parse_args()
    if unknown := set(asked.platform) - set(known):
        parser.error(f"no wheels for {', '.join(sorted(unknown))}; known: {', '.join(known)}")
    for platform in asked.platform or known:
        build(asked.folder, platform)


if __name__ == "__main__":
    main()
