"""One source, three engines: all give equal bytes; no stale rule runs."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

import pytest
from numba import types

import cheesemoon as cm
from cheesemoon.core import INTERPRETED
from cheesemoon.core.bulk.playout import final_tables, play
from cheesemoon.core.game.preparation import Preparation
from cheesemoon.core.rules import engine
from cheesemoon.core.rules.cache import cache_folder
from cheesemoon.core.rules.rule import compiling
from libraries_help import built
from thorough import THOROUGH, sampled

GAMES = 0 if THOROUGH else 6  # all seats and choices in turn; 0: every combination of them
LIBRARIES = sampled(cm.games(), ["space-taxi"])  # as test_libraries.py; each takes a minute
PACKAGE = Path(cm.__file__).parent

PROGRAM = Path(__file__).parent / "engine_program.py"


def run_in(engine: str, name: str, **more: str) -> list[str]:
    """Return what the program prints in a process with this engine."""
    said = subprocess.run(
        [sys.executable, str(PROGRAM), str(GAMES), name],
        env={
            **os.environ,
            "CHEESEMOON_ENGINE": engine,
            "PYTHONPATH": str(PACKAGE.parent),
            **more,
        },
        capture_output=True,
        text=True,
        check=True,
    )
    assert not said.stderr
    return said.stdout.splitlines()


def test_a_folder_named_numba_is_not_taken_for_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "numba").mkdir()
    assert engine.has_numba()
    monkeypatch.setattr(sys, "path", [str(tmp_path), sysconfig.get_path("stdlib")])
    for name in [name for name in sys.modules if name.split(".")[0] == "numba"]:
        monkeypatch.delitem(sys.modules, name)
    assert find_spec("numba") is not None and not engine.has_numba()


@pytest.mark.parametrize("name", cm.games())
def test_all_engines_play_and_decide_alike(name: str) -> None:
    """Whole games with all choices of all options, loops, choices of bots and trees of searches."""
    first, *compiled = run_in("compiled", name)
    assert first == "engine compiled False" and len(compiled) > 2 * GAMES + 16
    first, *interpreted = run_in("interpreted", name)
    assert first == "engine interpreted False"
    assert interpreted == compiled
    if name not in LIBRARIES:
        return
    first, *from_library = run_in("library", name, CHEESEMOON_LIBRARIES=str(built(name)))
    assert first == "engine library True"
    assert from_library == compiled


@pytest.mark.parametrize("name", cm.games())
def test_the_batched_playout_plays_the_same_games(name: str) -> None:
    game = cm.game(name)
    seats, options = game.seats[-1], game.check_options({})
    played = play(game, 20, seats, options, 100)
    for g, table in enumerate(final_tables(game, 20, seats, options, 100)):
        assert played.winners[g] == game.rules.winners(table)
        totals = [score["total"] for score in game.people.scores(table)[:seats]]
        assert played.totals[g].tolist() == totals


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
@pytest.mark.parametrize("name", cm.games())
def test_what_people_ask_first_is_prepared(name: str) -> None:
    """The bar of the first start covers it, so nobody waits in front of an empty terminal."""
    game = cm.game(name)
    game.prepare_pictures()
    made: list[int] = []
    with compiling(lambda: made.append(1)):
        table = game.new(seed=2)
        for seat in (table.seat, None):
            assert table.text(seat) and table.svg(seat)
        assert all(table.explain(action) for action in table.legal())
        assert table.question() and table.scores()
        assert game.load(table.position()) == table
    assert not made


def test_preparing_pictures_is_seen_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    game = cm.game("space-taxi")
    afresh = Preparation(game.title, game.record, game.rules)
    monkeypatch.setattr(game, "preparation", afresh)
    monkeypatch.setattr(
        "cheesemoon.core.game.preparation.is_prepared", lambda room, part: part == "rules"
    )
    seen: list[tuple[int, int]] = []
    game.prepare_pictures(lambda done, everything: seen.append((done, everything)))
    assert seen == [(i + 1, len(seen)) for i in range(len(seen))] and len(seen) > 9
    seen.clear()
    game.prepare_pictures(lambda done, everything: seen.append((done, everything)))
    assert not seen


STARTED = """
import numpy as np
import cheesemoon as cm
from cheesemoon.core import bits64
game = cm.game("space-taxi")
tables = np.zeros(1, game.record.dtype)
game.rules.setup(tables[0], 3, game.choices({}), bits64(1))
game.rules.redraw(tables[0], bits64(2))
game.rules.totals(tables[0], np.zeros(3, np.int64))
print(tables[0]["bank"])
"""
"""Three small rules of Space Taxi: all that is compiled is compiled in this way."""


def coins_after_a_start(package: Path, cache: Path) -> str:
    return subprocess.run(
        [sys.executable, "-c", STARTED],
        env={**os.environ, "PYTHONPATH": str(package.parent), "CHEESEMOON_CACHE": str(cache)},
        capture_output=True,
        text=True,
        check=True,
        cwd=cache.parent,
    ).stdout.strip()


def filled(cache: Path) -> Path:
    """A cache with what this machine has compiled of the three rules."""
    game = cm.game("space-taxi")
    game.prepare()
    folder = cache_folder(game.package)
    kept = cache / "rules" / folder.parent.name / folder.name
    kept.mkdir(parents=True)
    for name in ("setup", "redraw", "totals"):
        (data,) = folder.glob(f"*.{name}-*.nbc")
        for path in (data, *folder.glob(f"*.{name}-*.nbi")):
            shutil.copy(path, kept)
    return cache


def test_a_changed_rule_is_never_served_from_the_cache(tmp_path: Path) -> None:
    package = tmp_path / "copy" / "cheesemoon"
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(PACKAGE, package, ignore=ignore)
    cache = filled(tmp_path / "cache")
    compiled = sorted(p for p in cache.rglob("*.nbc"))
    assert compiled
    assert coins_after_a_start(package, cache) == "18"
    assert sorted(p for p in cache.rglob("*.nbc")) == compiled  # found again, nothing new

    setup = package / "games" / "space_taxi" / "setup.py"
    before = setup.stat()
    source = setup.read_text(encoding="utf-8")
    changed = source.replace(
        "COINS - c.START_COINS * players", "COINS - c.START_COINS + players", 1
    )
    assert changed != source and len(changed) == len(source)
    setup.write_text(changed, encoding="utf-8")
    os.utime(setup, ns=(before.st_atime_ns, before.st_mtime_ns))
    shutil.rmtree(setup.parent / "__pycache__", ignore_errors=True)
    assert coins_after_a_start(package, cache) == "27"

    content = package / "games" / "space_taxi" / "content" / "space_taxi.toml"
    text = content.read_text(encoding="utf-8")
    content.write_text(text.replace("start = 3 ", "start = 4 "), encoding="utf-8")
    assert coins_after_a_start(package, cache) == "26"


DOUBLED = """
from cheesemoon.core import rule

@rule
def doubled(number: int) -> int:
    return 2 * number
"""


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
@pytest.mark.parametrize("called_first", [True, False])
def test_a_rule_that_is_called_and_handed_on_is_compiled_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, called_first: bool
) -> None:
    """By the types of its arguments, and by its whole signature: two starts, one compilation."""
    monkeypatch.setenv("CHEESEMOON_CACHE", str(tmp_path / "cache"))
    source = tmp_path / "sums" / "sums.py"
    source.parent.mkdir()
    source.write_text(DOUBLED, encoding="utf-8")
    called, handed_on = (types.int64,), types.int64(types.int64)
    made: list[int] = []
    for asked in (called, handed_on) if called_first else (handed_on, called):
        made.append(0)

        def on_step() -> None:
            made[-1] += 1

        with compiling(on_step):
            doubled = runpy.run_path(str(source))["doubled"]
            doubled.compile(asked)
        assert doubled(21) == 42
    assert made == [1, 0]


def test_nothing_is_written_beside_the_sources() -> None:
    assert not list(PACKAGE.rglob("*.nbi")) and not list(PACKAGE.rglob("*.nbc"))


def test_a_damaged_or_unwritable_cache_only_costs_time(tmp_path: Path) -> None:
    package = PACKAGE
    cache = filled(tmp_path / "cache")
    cut, empty, overwritten = (slice(100), b""), (slice(0), b""), (slice(-9), b"x" * 9)
    for kind in ("*.nbc", "*.nbi"):  # of the code and of the list of it, one in each way
        damaged = sorted(cache.rglob(kind))
        for path, (kept, more) in zip(damaged, (cut, empty, overwritten), strict=True):
            path.write_bytes(path.read_bytes()[kept] + more)
        before = {path: path.read_bytes() for path in damaged}
        assert coins_after_a_start(package, cache) == "18"
        assert all(path.read_bytes() != data for path, data in before.items())  # mended
    times = {path: path.stat().st_mtime_ns for path in cache.rglob("*.nb?")}
    assert coins_after_a_start(package, cache) == "18"
    assert times == {path: path.stat().st_mtime_ns for path in cache.rglob("*.nb?")}  # for good
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder")
    assert coins_after_a_start(package, in_the_way) == "18"
