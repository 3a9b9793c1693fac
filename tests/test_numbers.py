"""A record in plain numbers says what its fields say."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import cheesemoon as cm
from cheesemoon.core.rules.fast_fields import Numbers


def plain(value: Any) -> Any:
    """A field as NumPy reads it, in tuples."""
    if isinstance(value, np.ndarray):
        return tuple(plain(row) for row in value)
    if isinstance(value, np.void):
        names = value.dtype.names or ()
        return tuple(plain(value[name]) for name in names if not name.startswith("gap"))
    return int(value)


@pytest.mark.parametrize("name", cm.games())
def test_numbers_of_a_record_are_those_of_its_fields(name: str) -> None:
    game, rng = cm.game(name), random.Random(4)
    table = game.new(seed=4)
    for _ in range(30):
        if not table.over:
            table.play(rng.choice(table.legal()))
    fields = [field for field in game.record.dtype.names or () if not field.startswith("gap")]
    for asked in (fields, fields[::3], fields[5:2:-1]):
        found = Numbers(game.record.dtype, asked).read(table.state.tobytes())
        assert set(found._fields) == set(asked)
        for field in asked:
            assert getattr(found, field) == plain(table.state[field]), field


def test_small_records_in_a_record_may_have_gaps_between_them() -> None:
    small = np.dtype([("a", "i1"), ("gap1", "i1", 3), ("b", "u4", (2,))])
    whole = np.dtype([("first", "u8"), ("rows", small, (2,)), ("grid", "i2", (2, 3))])
    array = np.zeros(1, whole)
    array["rows"]["a"], array["rows"]["b"] = [[-1, 2]], [[(3, 4), (5, 6)]]
    array["grid"] = [[7, 8, 9], [10, 11, 12]]
    found = Numbers(whole, ["rows", "grid"]).read(array.tobytes())
    assert found.rows == ((-1, (3, 4)), (2, (5, 6))) and found.rows[1].b == (5, 6)
    assert found.grid == ((7, 8, 9), (10, 11, 12))
