"""Links the object file of a game to a shared library."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from cheesemoon.core.rules.library import this_platform

from .targets import TARGETS

_WASM = (
    "-shared --experimental-pic --no-entry --import-memory --import-undefined --strip-all "
    "--gc-sections --no-export-dynamic -O2 --export-if-defined=__wasm_apply_data_relocs"
)


class CannotLink(Exception):
    """There is no linker for a platform, or it failed; the message says which."""


def link(code: bytes, names: Sequence[str], platform: str, to: Path) -> None:
    """Write a shared library with these functions."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "rules.o")
        source.write_bytes(code)
        made = Path(folder, to.name)
        command = _command(platform, names, source, made)
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode or not made.exists():
            raise CannotLink(f"{command[0]} cannot link for {platform}: {done.stderr.strip()}")
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(made, to)


def _command(platform: str, names: Sequence[str], source: Path, made: Path) -> list[str]:
    target = TARGETS[platform]
    ends = [str(source), "-o", str(made)]
    if find_spec("ziglang"):
        zig = [sys.executable, "-m", "ziglang"]
        if not target.zig:
            exports = [f"--export={name}" for name in names]
            return [*zig, "wasm-ld", *_WASM.split(), *exports, *ends]
        return [*zig, "cc", "-target", target.zig, "-shared", "-s", *ends]
    if platform == this_platform() and (compiler := shutil.which("cc")):
        return [compiler, "-shared", "-s", *ends]
    raise CannotLink(f'no linker for {platform} is here: pip install "cheesemoon[library]" has one')
