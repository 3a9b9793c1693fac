"""Where our way to compile does not fit the installed Numba, its usual way takes over."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from packages import NIM, install

from cheesemoon.core import INTERPRETED
from cheesemoon.core.rules import numba_backend
from thorough import THOROUGH

SOURCES = Path(__file__).parents[2] / "src"

PROGRAM = """
import hashlib, sys, warnings
misfit = sys.argv[1]
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    if misfit == "missing":  # Numba has moved a name that we need
        from numba.core.typing import templates
        del templates.make_concrete_template
    if misfit == "gone":  # or one that a class of ours is made of
        from numba.core import caching
        del caching.FunctionCache
    import cheesemoon as cm
print(next((str(w.message) for w in told if w.category is RuntimeWarning), "as usual"))
from cheesemoon.core.bulk.playout import final_tables, play
game = cm.game("nim")
for first in range(0, 40, 10):
    options = {"misere": first % 20 == 0}
    for table in final_tables(game, 10, 2, options, first):
        print(hashlib.sha256(table.tobytes()).hexdigest())
played = play(game, 300, 2, {"misere": False}, 7)
print(played.winners.tolist(), played.steps.tolist())
import numpy as np
from sums import Pair, difference
print(difference(Pair(np.arange(9.0), np.arange(9.0) ** 2)))
if sys.argv[2] == "thorough":  # which takes half a minute to compile, of the same three kinds
    from cheesemoon.bots import bot
    print(bot("search:steps=3000", game, seed=4).think_at(game.new(seed=3)).opinions)
"""

SUMS = """
from typing import Any, NamedTuple
from cheesemoon.core import rule
from cheesemoon.core.rules.rule import inlined

class Pair(NamedTuple):
    ours: Any
    theirs: Any

@inlined
def total(of: Any) -> float:
    found = 0.0
    for i in range(len(of)):
        found += of[i] / 7
    return found

@rule
def difference(pair: Pair) -> float:
    return total(pair.theirs) - total(pair.ours)
"""
"""A rule with a part of its own, handed arrays in a named tuple: what the search is made of."""


def told(way: str, tmp_path: Path, **env: str) -> list[str]:
    """What a process prints that compiles in one way or the other."""
    sums = tmp_path / "sums" / "sums.py"
    sums.parent.mkdir(exist_ok=True)
    sums.write_text(SUMS, encoding="utf-8")
    paths = (SOURCES, sums.parent, *install(NIM, tmp_path / "site"))
    result = subprocess.run(
        [sys.executable, "-c", PROGRAM, way, "thorough" if THOROUGH else "quick"],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(map(str, paths)),
            **env,
        },
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_plain_numba_gives_equal_bytes_and_is_kept_in_our_folder(tmp_path: Path) -> None:
    ours = told("ours", tmp_path)
    assert ours[0] == "as usual"
    cache = str(tmp_path / "cache-usual")  # where nothing is yet
    plain = {"CHEESEMOON_PLAIN_NUMBA": "1", "CHEESEMOON_CACHE": cache}
    usual = told("usual", tmp_path, **plain)
    assert "compiles the rules in its usual way" in usual[0]
    assert usual[1:] == ours[1:] and len(ours) >= 43
    kept = {path: path.stat().st_mtime_ns for path in Path(cache).rglob("*.nbc")}
    assert kept
    assert told("usual", tmp_path, **plain) == usual
    assert kept == {path: path.stat().st_mtime_ns for path in kept}  # found again, not made anew


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
@pytest.mark.parametrize(
    ("misfit", "why"), [("missing", "make_concrete_template"), ("gone", "FunctionCache")]
)
def test_a_numba_that_does_not_fit_is_noticed(misfit: str, why: str, tmp_path: Path) -> None:
    paths = (SOURCES, *install(NIM, tmp_path / "site"))
    code = PROGRAM.split("from cheesemoon.core.bulk.playout")[0]
    result = subprocess.run(
        [sys.executable, "-c", code, misfit],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))},
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stderr
    assert "in its usual way" in result.stdout and why in result.stdout


def test_the_installed_numba_fits() -> None:
    assert numba_backend.misfit() is None
