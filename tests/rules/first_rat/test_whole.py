"""Whole games: every position can be loaded, and both engines make equal bytes."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
from hypothesis import given, settings, strategies as st

import cheesemoon as cm
from cheesemoon.core.playout import final_tables
from cheesemoon.games.first_rat import ways
from thorough import THOROUGH

from .tables import EVERY_TABLE, GAME

RULES = Path(__file__).parent.parent


@settings(max_examples=10 if THOROUGH else 4, deadline=None)
@given(st.sampled_from(EVERY_TABLE), st.integers(0, 2**32), st.integers(0, 10**6))
def test_every_position_on_the_way_can_be_loaded(
    variant: tuple[int, dict[str, Any]], seed: int, choices: int
) -> None:
    seats, options = variant
    table = GAME.new(seats, seed, **options)
    rng = random.Random(choices)
    while not table.over:
        position = table.position()
        again = GAME.load(position)
        assert again == table and again.position() == position
        table.play(rng.choice(table.legal()))
    assert GAME.load(table.position()) == table
    for seat, scores in enumerate(table.scores()):
        assert scores["total"] == sum(v for k, v in scores.items() if k != "total")
        assert table.position()["result"]["totals"][seat] == scores["total"]


ENGINES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (1, {"superrats": True, "edition": "de"}),
    (3, {"board": "variable"}),
]


def digests() -> list[str]:
    """The last records of some random games, hashed."""
    return [
        hashlib.sha256(
            final_tables(GAME, 2, seats, GAME.check_options(options), 11).tobytes()
        ).hexdigest()
        for seats, options in ENGINES
    ]


def test_compiled_and_interpreted_tables_have_equal_bytes() -> None:
    code = "from first_rat import test_whole as t; print(*t.digests())"
    paths = [str(Path(cm.__file__).parent.parent), str(RULES), str(RULES.parent)]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(paths)}
    found = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.split() == digests()


def test_pipes_save_what_walking_them_takes_less() -> None:
    for (begin, end, chain), steps in np.ndenumerate(ways.STEPS):
        if steps:
            assert steps == end - begin - ways.CHAIN_SAVES[chain]


def test_the_record_is_small() -> None:
    assert GAME.record.dtype.itemsize <= 2048
