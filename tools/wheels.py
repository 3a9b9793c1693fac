"""Builds a wheel with precompiled libraries for each platform.

    python tools/wheels.py dist                  # all platforms
    python tools/wheels.py dist linux-x86_64     # one

Every wheel can be built on every platform: LLVM generates the code, and the linker of the package
ziglang makes the libraries. Needs the extra `library` and the package `build`.
"""

from __future__ import annotations

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


def main() -> int:
    """Build what the command line asks for."""
    known = [platform for platform, target in TARGETS.items() if target.wheel]
    folder, *platforms = sys.argv[1:] or [""]
    if not folder or set(platforms) - set(known):
        print(f"usage: python tools/wheels.py FOLDER [{' | '.join(known)}]...", file=sys.stderr)
        return 2
    for platform in platforms or known:
        build(Path(folder), platform)
    return 0


if __name__ == "__main__":
    sys.exit(main())
