"""The two commands of the README install whole requirements."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("target", "extras"), [("run", "compile,web"), ("dev", "dev,docs")], ids=["run", "test"]
)
def test_a_set_up_command_names_its_extras_whole(target: str, extras: str, tmp_path: Path) -> None:
    """A comma in an argument of make's `call` would cut it."""
    venv = tmp_path / "venv"
    said = subprocess.run(
        ["make", "--dry-run", f"VENV={venv}", f"{venv}/{target}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert re.findall(r"-e (\S+)", said) == [f"'.[{extras}]'"] * 2
