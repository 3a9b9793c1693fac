"""Tests that the Python of a built site starts all games. Its integers have 32 bits by default, and
it has only the modules that were packed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import cheesemoon as cm
from cheesemoon.site import build
from cheesemoon.site.errors import CannotBuild
from require import skip_without

HERE = Path(__file__).parent
PROGRAM = str(HERE / "first_tables.py")
NODE = Path(sys.executable).parent / "node"


def printed(*command: str | Path) -> list[str]:
    """Return the lines that a program prints about first tables of all games."""
    done = subprocess.run(
        [*command, PROGRAM, *cm.games()], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, (done.stderr or done.stdout)[-3000:]
    return done.stdout.splitlines()


def test_first_tables_of_all_games_are_the_same_in_the_site(tmp_path: Path) -> None:
    """The site plays, draws and explains as CPython does (contract, engines)."""
    if not NODE.exists():
        skip_without("node", "there is no Node")
    try:
        build(tmp_path, interpreted=True)
    except CannotBuild as error:
        skip_without("node", str(error))
    found = printed(NODE, HERE / "site_program.mjs", tmp_path)
    assert len(found) == len(cm.games())
    assert found == printed(sys.executable)
