"""The command `build-library`."""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import cheesemoon
from cheesemoon.core import CheesemoonError
from cheesemoon.core.rules.engine import has_numba, libraries
from cheesemoon.core.rules.library import this_platform

from .targets import TARGETS

ALL = "all"


def add_commands(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    parents: Sequence[argparse.ArgumentParser] = (),
) -> None:
    """Add `build-library` to the result of `add_subparsers`."""
    p = commands.add_parser("build-library", parents=parents)
    p.add_argument("games", nargs="*", metavar="GAME", help="default: all games")
    p.add_argument("--to", type=Path, metavar="FOLDER", help="default: inside the package")
    p.add_argument(
        "--platform", choices=(*TARGETS, ALL), metavar="NAME", help=f"{', '.join(TARGETS)} or all"
    )
    p.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    """Build in a process for each platform; with `all`, each platform has a folder."""
    names = args.games or list(cheesemoon.games())
    for name in names:
        cheesemoon.game(name)
    if not has_numba():
        raise CheesemoonError("library-no-numba")
    folder: Path = args.to or libraries()
    if args.platform == ALL:
        return max(_build(folder / platform, platform, names) for platform in TARGETS)
    platform = args.platform or this_platform()
    if platform not in TARGETS:
        raise CheesemoonError("library-platform", platform=platform, known=", ".join(TARGETS))
    return _build(folder, platform, names)


def _build(folder: Path, platform: str, names: Sequence[str]) -> int:
    command = [sys.executable, "-m", "cheesemoon.libraries.builder", str(folder), platform, *names]
    return 1 if subprocess.run(command, check=False).returncode else 0
