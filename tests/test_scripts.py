"""Every script of `benchmarks` and `tools` can be started: what it imports is there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

GPU = {"labels_gpu.py"}  # it needs numba-cuda
ROOT = Path(__file__).parents[1]
SCRIPTS = sorted(
    path
    for folder in ("benchmarks", "benchmarks/web", "tools")
    for path in (ROOT / folder).glob("*.py")
    if path.name not in GPU | {"__main__.py"} and 'if __name__ == "__main__"' in path.read_text()
)
IMPORTED = """
import pathlib, runpy, sys
path = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(path.parent))
runpy.run_path(str(path), run_name="imported")
"""


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_a_script_finds_what_it_imports(path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", IMPORTED, str(path)],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
