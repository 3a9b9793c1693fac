"""docs/new-game.md and its second half, followed step by step in an empty folder."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from packages import NIM

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "docs" / name for name in ("new-game.md", "new-game-words.md")]
TEXT = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
_BLOCK = re.compile(r"(?:^`([\w/.]+)`:\n\n)?^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = [(match[1], match[2], match[3]) for match in _BLOCK.finditer(TEXT)]


def test_the_page_shows_the_example_as_it_is() -> None:
    shown = {name: text for name, _, text in BLOCKS if name}
    kept = {
        path.relative_to(NIM).as_posix(): path.read_text(encoding="utf-8")
        for path in NIM.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert shown == kept


@pytest.fixture
def workplace(tmp_path: Path) -> tuple[Path, dict[str, str]]:
    """An empty folder, and an environment in which `pip` and `cheesemoon` are at hand."""
    project, site, tools = (tmp_path / name for name in ("nim", "site", "bin"))
    for folder in (project, site, tools):
        folder.mkdir()
    helper = Path(__file__).with_name("packages.py")
    commands = {  # pip would ask a network for the tools to build with
        "pip": f'exec "{sys.executable}" "{helper}" "{site}"',
        "cheesemoon": f'exec "{sys.executable}" -m cheesemoon.cli "$@"',
        "python": f'exec "{sys.executable}" "$@"',
    }
    for name, command in commands.items():
        (tools / name).write_text(f"#!/bin/sh\n{command}\n")
        (tools / name).chmod(0o755)
    paths = os.pathsep.join(map(str, (ROOT / "src", site, project)))
    path = os.pathsep.join((str(tools), os.environ["PATH"]))
    return project, {**os.environ, "PATH": path, "PYTHONPATH": paths}


@pytest.mark.skipif(os.name == "nt", reason="the page speaks to a POSIX shell")
def test_every_step_works(workplace: tuple[Path, dict[str, str]]) -> None:
    project, env = workplace
    said = ""
    for name, kind, text in BLOCKS:
        if name:
            (project / name).parent.mkdir(parents=True, exist_ok=True)
            (project / name).write_text(text, encoding="utf-8")
            continue
        if kind == "python":
            commands = [("python -", text)]
        else:
            lines = text.splitlines()
            assert kind == "console" and all(line.startswith("$ ") for line in lines)
            commands = [(line[2:], "") for line in lines]
        for command, given in commands:
            result = subprocess.run(
                ["sh", "-c", command],
                input=given,
                env=env,
                cwd=project,
                capture_output=True,
                text=True,
            )
            assert result.returncode == 0, (command, result.stderr)
            said += result.stdout
    assert '"games": 1000' in said
    assert "Player 1 takes 3 sticks from heap 1." in said
    assert "easy" in said and "random" in said
