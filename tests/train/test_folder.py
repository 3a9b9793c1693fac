"""A course in a folder: one process at a time, and equal results after a death at any moment."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cheesemoon as cm
from cheesemoon import cli
from cheesemoon.bots import learned
from cheesemoon.bots.search.network import Net
from cheesemoon.train import Plan, course as course_module, fit
from cheesemoon.train.contest import contest
from cheesemoon.train.course import Course
from cheesemoon.train.errors import BadPlan
from cheesemoon.train.folder import FolderLock, write_json, write_whole

GAME = cm.game("space-taxi")
SMALL = {"tables": 64, "playouts": 2, "epochs": 1, "rounds": 2, "against": 60, "steps": 60}
PLAN = Plan.usual(GAME, 2, {}, **SMALL, thoughts=64, games=4, fewest=2, turns=1, searched=0.0)
SOURCE = Path(__file__).parents[2] / "src"


class Killed(BaseException):
    """Stands for SIGKILL: nothing in the course catches it."""


@pytest.fixture
def without_torch(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Train by drawing weights from the seed, and let the first candidate win."""

    def drawn(examples: Any, plan: Plan, seed: int, *rest: Any) -> fit.Fitted:
        rng = np.random.default_rng(seed)
        sizes = ((12, 8), (8,), (8, 4), (4,), (4, 4), (4,))
        arrays = (rng.normal(size=size).astype(np.float16).astype(np.float32) for size in sizes)
        net = Net(np.arange(12), *arrays)
        return fit.Fitted(net, 10.0, 0.0, [(0.1, 0.2)], [], 0.5, 0.0, "cpu")

    real = contest

    def won(*args: Any, **kwargs: Any) -> Any:
        return replace(real(*args, **kwargs), won=True)

    monkeypatch.setattr(fit, "fit", drawn)
    monkeypatch.setattr(course_module, "contest", won)
    monkeypatch.setattr(course_module, "speed", lambda *_: 1.0)
    monkeypatch.setattr(course_module, "ratio_of_times", lambda *_: 1.0)
    yield


def results(folder: Path) -> dict[str, Any]:
    """Return all results of a course but the seconds that a clock measured."""
    rounds = json.loads((folder / "rounds.json").read_text("utf-8"))
    for entry in rounds:
        del entry["seconds"]
        for name in ("seconds", "times", "one_ms", "other_ms"):
            entry["contest"].pop(name, None)
    found: dict[str, Any] = {"rounds": [_without_times(entry) for entry in rounds]}
    for path in sorted(folder.rglob("*.npz")):
        with np.load(path) as arrays:
            found[path.name] = {name: arrays[name].tobytes() for name in arrays.files}
    return found


def _without_times(entry: dict[str, Any]) -> dict[str, Any]:
    contest = {k: v for k, v in entry["contest"].items() if "ms" not in k and "milli" not in k}
    return {**entry, "contest": contest}


def test_a_course_that_dies_at_any_write_ends_with_equal_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, without_torch: None
) -> None:
    whole = tmp_path / "whole"
    Course(PLAN, whole, cores=1).run()
    wanted = results(whole)
    assert [entry["kept"] for entry in wanted["rounds"]] == [True, True]
    real, before = Path.replace, True
    writes = deaths = deadly = 0

    def replace_or_die(self: Path, target: Path) -> Path:
        nonlocal writes, deaths
        if tmp_path / "killed" not in self.parents:
            return real(self, target)
        writes += 1
        if writes == deadly:
            deaths += 1
            if before:
                raise Killed
            real(self, target)
            raise Killed
        return real(self, target)

    monkeypatch.setattr(Path, "replace", replace_or_die)
    folder = tmp_path / "killed"
    for death in range(22):
        deadly, before, writes = 1 + death // 2, death % 2 == 0, 0
        with contextlib.suppress(Killed):
            Course(PLAN, folder, cores=1).run()
    deadly = 0
    Course(PLAN, folder, cores=1).run()
    assert deaths > 8
    assert results(folder) == wanted
    assert learned.read(GAME, folder / "best.json").card["trained"]["round"] == 2


def test_two_processes_do_not_train_in_one_folder(tmp_path: Path, without_torch: None) -> None:
    course = Course(PLAN, tmp_path, cores=1)
    code = (
        "import sys, time; from pathlib import Path\n"
        "from cheesemoon.train.folder import FolderLock\n"
        "with FolderLock(Path(sys.argv[1])): print('held', flush=True); time.sleep(60)"
    )
    env = {**os.environ, "PYTHONPATH": str(SOURCE)}
    holder = subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path)], stdout=subprocess.PIPE, env=env, text=True
    )
    assert holder.stdout and holder.stdout.readline() == "held\n"
    with pytest.raises(BadPlan, match="Another process is training"):
        course.run()
    holder.kill()
    holder.wait()
    holder.stdout.close()
    with FolderLock(tmp_path):
        pass  # a lock dies with its process


POOL = """
import os, sys, time
from cheesemoon.arena.match import Cores
def work(n):
    print(os.getpid(), flush=True)
    time.sleep(60)
if __name__ == "__main__":
    from cheesemoon.train.commands import _ending_on_sigterm
    with _ending_on_sigterm(), Cores(2) as pool:
        list(pool.each(work, [1, 2]))
"""


@pytest.mark.skipif(os.name == "nt", reason="signals of Unix")
@pytest.mark.parametrize("deadly", [signal.SIGTERM, signal.SIGKILL])
def test_workers_end_with_their_course(deadly: signal.Signals, tmp_path: Path) -> None:
    program = tmp_path / "pool.py"
    program.write_text(POOL)
    env = {**os.environ, "PYTHONPATH": str(SOURCE)}
    running = subprocess.Popen(
        [sys.executable, str(program)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=env
    )
    assert running.stdout
    workers = [int(running.stdout.readline()) for _ in range(2)]
    running.send_signal(deadly)
    code = running.wait(timeout=20)
    assert code == (143 if deadly == signal.SIGTERM else -9)
    end = time.monotonic() + 20
    while any(map(_is_alive, workers)) and time.monotonic() < end:
        time.sleep(0.02)
    assert not any(map(_is_alive, workers))
    running.stdout.close()


def _is_alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().split()[2]
    except OSError:
        return False
    return state != "Z"


def test_files_are_whole_or_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.json"
    write_json(path, {"a": 1})

    def die(*_: object) -> None:
        raise Killed

    monkeypatch.setattr(Path, "replace", die)
    with pytest.raises(Killed):
        write_whole(path, b"half")
    assert json.loads(path.read_text("utf-8")) == {"a": 1}


def test_help_tells_the_defaults(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["train", "--help"])
    told = " ".join(capsys.readouterr().out.split())
    for default in ("(default: 60000)", "(default: 48)", "(default: 0.5)", "(default: 64,32)"):
        assert default in told
    assert told.count("(default: the game's)") == 4  # with the seats


@pytest.mark.parametrize("name", cm.games())
def test_cards_name_the_units_that_their_network_has(name: str) -> None:
    for path in (cm.game(name).folder / "learned").glob("*.json"):
        card = json.loads(path.read_text("utf-8"))
        net = learned.unpacked(path.with_suffix(".npz").read_bytes())
        assert card["trained"]["plan"]["units"] == fit.units_of(net), path
