"""Places of arrays: our own rules never count from the end with a number that they compute, so that
compiled rules skip the check (`core.rules.numba_backend`). Whole games check every access."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import cheesemoon as cm
from cheesemoon.core import INTERPRETED, bits64
from cheesemoon.core.bulk.playout import any_of
from random_tables import ALL_VARIANTS
from thorough import sampled

GAMES = 3  # of each variant
SOURCE = """
from cheesemoon.core import rule

@rule
def at(array, place):
    return array[place]

@rule
def last(array):
    return array[-1]
"""
pytestmark = pytest.mark.skipif(INTERPRETED, reason="about compiled rules")


def rules_of(module: str, folder: Path) -> Any:
    """Rules as if they stood in a module of this name."""
    path = folder / "rules.py"
    path.write_text(SOURCE)
    made = ModuleType(module)
    exec(compile(SOURCE, str(path), "exec"), vars(made))
    return made


def checked(*args: str, cache: Path) -> str:
    """What a Python says that looks at every place whether there is such a one."""
    env = os.environ | {"NUMBA_BOUNDSCHECK": "1", "CHEESEMOON_CACHE": str(cache)}
    done = subprocess.run(
        [sys.executable, __file__, *args], env=env, capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


@pytest.mark.parametrize("name", sampled(cm.games(), ["space-taxi"]))
def test_rules_never_look_before_the_first_place_or_behind_the_last(
    name: str, tmp_path: Path
) -> None:
    assert checked(name, cache=tmp_path).endswith(f"{name}: all places are there\n")


def test_a_look_before_the_first_place_would_be_noticed(tmp_path: Path) -> None:
    assert "IndexError: index is out of bounds" in checked(str(tmp_path), cache=tmp_path)


def test_rules_of_others_may_count_from_the_end(tmp_path: Path) -> None:
    theirs = rules_of("somebodys.game", tmp_path)
    assert theirs.at(np.arange(3), -1) == theirs.last(np.arange(3)) == 2


# --- in a process of its own ----------------------------------------------------------------------


def look_everywhere(name: str) -> None:
    """Whole games, and all that is asked of a table on the way."""
    game = cm.game(name)
    game.prepare()
    game.prepare_observation()
    game.prepare_heuristics()
    usual = {option: choice.default for option, choice in game.options.items()}
    for variant, seats, options in ALL_VARIANTS:
        for seed in range(GAMES if variant == name else 0):
            play_one(game, seats, usual | options, seed)


def play_one(game: Any, seats: int, options: dict[str, Any], seed: int) -> None:
    rules, steps = game.rules, 0
    actions, weights = np.zeros(game.most_legal, np.int32), np.zeros(game.most_legal)
    tables = game.fresh(seats, options, seed)
    s = tables[0]
    while s.turn >= 0:
        count = rules.legal(s, actions)
        for seat in range(seats):
            rules.observe(s, seat, np.zeros(len(game.observation_names), np.float32))
            if rules.value:
                rules.value(s, seat)
        if rules.weigh:
            rules.weigh(s, actions, count, weights)
        if rules.clock:
            rules.clock(s)
        if rules.redraw:
            rules.redraw(tables.copy()[0], bits64(steps))
        rules.apply(s, any_of(actions, count, bits64(seed), steps))
        steps += 1
    rules.totals(s, np.zeros(seats, np.int64))
    rules.winners(s)


if __name__ == "__main__":
    if sys.argv[1] in cm.games():
        look_everywhere(sys.argv[1])
        print(f"{sys.argv[1]}: all places are there")
    else:
        ours = rules_of("cheesemoon.games.ours", Path(sys.argv[1]))
        assert ours.last(np.arange(3)) == 2
        ours.at(np.arange(3), -1)
