"""Loops of batches are compiled once for each layout of records: later processes find them, with
the rules of the day, and a damaged file only costs time."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from packages import NIM, install

from cheesemoon.core import INTERPRETED
from cheesemoon.core.rules.cache import cache_folder
from cheesemoon.core.rules.engine import PACKAGE

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")

OBSERVATION = """
from cheesemoon.core import rule
NAMES = ("first", "second", "third")

@rule
def observe(s, seat, out):
    for heap in range(len(out)):
        out[heap] = s.heaps[heap]
"""

HEURISTIC = """
from cheesemoon.core import rule

@rule
def value(s, seat):
    return 10.0 * seat + s.heaps[0]
"""

STARTED = """
from numba.core import event
from cheesemoon import envs

class Names(event.Listener):
    def on_start(self, event):
        pass

    def on_end(self, event):
        made.add(event.data["dispatcher"].py_func.__name__)

made = set()
event.register("numba:compile", Names())
batch = envs.batch("nim", 128, seed=1, threads=2)
seen = batch.observations[100].tolist()
for _ in range(40):
    batch.step(batch.sample())
print(seen, batch.values(1)[100] - batch.records()["heaps"][100, 0], batch.steps.max() < 16)
print(*sorted(made))
"""
"""Two threads play Nim: what is seen at the beginning, and the names of all that was compiled."""

SEEN = "[3.0, 5.0, 7.0] 10.0 True"
LOOPS = {"run_rebuilding", "_attend", "_hand_out", "_all_done", "_values"}
RULES = {"setup", "legal", "apply", "totals", "winners", "redraw", "observe", "value"}


def seeing_nim(folder: Path) -> Path:
    """A Nim that can be learned."""
    shutil.copytree(NIM, folder, ignore=shutil.ignore_patterns("__pycache__"))
    home = folder / "nim"
    (home / "observation.py").write_text(OBSERVATION, encoding="utf-8")
    (home / "heuristic.py").write_text(HEURISTIC, encoding="utf-8")
    text = (home / "__init__.py").read_text(encoding="utf-8")
    for before, after in (
        ("import position,", "import heuristic, observation, position,"),
        ("setup.redraw)", "setup.redraw, value=heuristic.value, observe=observation.observe)"),
        ("    folder=", "    observation_names=observation.NAMES,\n    folder="),
    ):
        assert before in text
        text = text.replace(before, after)
    (home / "__init__.py").write_text(text, encoding="utf-8")
    return folder


def start(nim: Path, cache: Path) -> tuple[str, set[str]]:
    """What a process sees, and what it compiles."""
    paths = (PACKAGE.parent, *install(nim, nim.parent / "site"))
    env = {"PYTHONPATH": os.pathsep.join(map(str, paths)), "CHEESEMOON_CACHE": str(cache)}
    told = subprocess.run(
        [sys.executable, "-c", STARTED],
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    return told[0], set(told[1].split())


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A Nim that was played before, and the cache with its rules. The loops lie where this machine
    has them, so that they are not compiled in every run of the tests."""
    folder = tmp_path_factory.mktemp("played")
    nim, cache = seeing_nim(folder / "project"), folder / "cache"
    (cache / "rules").mkdir(parents=True)
    loops = cache_folder("envs")
    loops.mkdir(parents=True, exist_ok=True)
    (cache / "rules" / "envs").symlink_to(loops.parent, target_is_directory=True)
    seen, made = start(nim, cache)
    assert seen == SEEN and made >= RULES
    return nim, cache


def test_a_later_process_compiles_nothing(played: tuple[Path, Path]) -> None:
    assert start(*played) == (SEEN, set())


def test_a_damaged_loop_only_costs_time(played: tuple[Path, Path], tmp_path: Path) -> None:
    nim, cache = played
    shutil.copytree(cache, tmp_path / "cache", ignore=others_than(cache_folder("envs")))
    cut, empty, overwritten = (slice(100), b""), (slice(0), b""), (slice(-9), b"x" * 9)
    for name, kind, (kept, more) in (
        ("run_rebuilding", "nbc", overwritten),
        ("_attend", "nbi", overwritten),
        ("_hand_out", "nbc", cut),
        ("_all_done", "nbi", empty),
        ("_values", "nbc", empty),
    ):
        damaged = [*tmp_path.rglob(f"*.{name}-*.{kind}")]
        assert damaged
        for path in damaged:
            path.write_bytes(path.read_bytes()[kept] + more)
    seen, made = start(nim, tmp_path / "cache")
    assert seen == SEEN and made >= LOOPS and not RULES & made


def others_than(folder: Path) -> Callable[[str, list[str]], set[str]]:
    """What is not copied: folders beside this one."""
    return lambda where, names: {n for n in names if Path(where).name == "envs"} - {folder.name}


def test_changed_rules_are_played_by_the_same_loops(
    played: tuple[Path, Path], tmp_path: Path
) -> None:
    nim, cache = seeing_nim(tmp_path / "project"), played[1]
    setup = nim / "nim" / "setup.py"
    text = setup.read_text(encoding="utf-8")
    setup.write_text(text.replace("st.START[heap]\n", "st.START[heap] - 1\n"), encoding="utf-8")
    seen, made = start(nim, cache)
    assert seen == SEEN.replace("3.0, 5.0, 7.0", "2.0, 4.0, 6.0")
    assert made >= RULES and not LOOPS & made
