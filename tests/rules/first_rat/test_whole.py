"""Whole games: every position can be loaded."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from hypothesis import given, settings, strategies as st

from cheesemoon.games.first_rat import ways
from thorough import THOROUGH

from .tables import EVERY_TABLE, GAME


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


def test_pipes_save_what_walking_them_takes_less() -> None:
    for (begin, end, chain), steps in np.ndenumerate(ways.STEPS):
        if steps:
            assert steps == end - begin - ways.CHAIN_SAVES[chain]


def test_the_record_is_small() -> None:
    assert GAME.record.dtype.itemsize <= 2048
