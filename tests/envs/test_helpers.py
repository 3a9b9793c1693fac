"""Threads that take parts of what is done with all tables."""

from __future__ import annotations

import gc
import time
from functools import cache
from typing import Any

import numba
import numpy as np
import pytest
from numba import types

from cheesemoon.core import INTERPRETED, rule
from cheesemoon.envs.helpers import Helpers
from cheesemoon.envs.machine import direct
from cheesemoon.envs.memory import address_of

pytestmark = pytest.mark.skipif(INTERPRETED, reason="helpers are machine code")
ADD, FIND = 1, 2


def _work(job: int, begin: int, end: int, b: Any) -> int:
    """Add 1 to each of the first numbers, or find the first of the second that is not 0."""
    for i in range(begin, end):
        if job == FIND and b[1, i]:
            return i
        if job == ADD:
            b[0, i] += 1
    return -1


@cache
def _compiled(b: Any) -> tuple[Any, int]:
    """As machine code for such a `b`, and where that is."""
    work = rule(_work)
    signature = types.int64(types.int64, types.int64, types.int64, b)
    return direct(work, signature), address_of(work, signature)


def _helpers(ends: list[int]) -> tuple[Helpers, Any, Any]:
    numbers: Any = np.zeros((2, ends[-1]), np.int64)
    return Helpers(*_compiled(numba.typeof(numbers)), ends, numbers), numbers[0], numbers[1]


@pytest.mark.parametrize("pause", [0.0, 0.005], ids=["awake", "asleep"])
def test_every_part_is_done_once(pause: float) -> None:
    helpers, numbers, _ = _helpers([0, 3, 7, 8, 12])
    for done in range(1, 30):
        assert helpers.share(ADD) == -1
        assert numbers.tolist() == [done] * 12
        time.sleep(pause)
    helpers.close()


def test_what_the_first_part_has_found_is_told() -> None:
    helpers, _, second = _helpers([0, 4, 8, 12])
    assert helpers.share(FIND) == -1
    second[9] = second[10] = 1
    assert helpers.share(FIND) == 9
    second[5] = 1
    assert helpers.share(FIND) == 5
    second[0] = 1
    assert helpers.share(FIND) == 0
    helpers.close()


def test_threads_end_when_they_are_let_go_or_forgotten() -> None:
    helpers, _, _ = _helpers([0, 4, 8, 12])
    helpers.share(ADD)
    threads = list(helpers._threads)
    helpers.close()
    helpers.close()
    assert not any(thread.is_alive() for thread in threads)
    helpers, _, _ = _helpers([0, 4, 8, 12])
    helpers.share(ADD)
    threads = list(helpers._threads)
    del helpers
    gc.collect()
    for thread in threads:
        thread.join(60)
    assert not any(thread.is_alive() for thread in threads)
