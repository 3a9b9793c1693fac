"""Threads that share the work on all tables of a batch.

Waking a thread takes as long as stepping a few dozen tables. So a helper that has finished stays
awake for a moment and polls for the next job, in machine code. If no job comes it goes to sleep and
has to be woken.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import cache, partial
from itertools import pairwise
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple

import numba
import numpy as np
from numba import types

from cheesemoon.core.rules.record import Ints, Records
from cheesemoon.core.rules.rule import rule

from .machine import direct
from .memory import job_at, read_number, swap_number, write_number

ASLEEP, AWAKE = 0, -1  # states of a helper; any number above 0 is its job
_LOOKS = 1 << 14  # polls before a helper goes to sleep: about 30 microseconds
_WAIT = 1 << 16  # polls of the caller before it yields its core
_PAUSE = 2e-5
_APART = 32  # int64 for each helper, so that no two helpers share a cache line

Run = Callable[[int, int, int, Records], int]
Task = Callable[[], None]


@rule
def _attend(box: Ints, me: int, begin: int, end: int, address: int, b: Records) -> None:
    """Poll for jobs and run them until none came for a while. `run(job, begin, end, b)` is at
    `address`."""
    run = job_at(address, b)
    looks = 0
    while True:
        job = read_number(box, me)
        if job > 0:
            box[me, 1] = run(job, begin, end, b)
            write_number(box, me, AWAKE)
            looks = 0
        looks += 1
        if looks > _LOOKS and swap_number(box, me, AWAKE, ASLEEP):
            return


@rule
def _hand_out(box: Ints, job: int, asleep: Ints) -> int:
    """Give the job to every helper. Return how many helpers sleep and list them in `asleep`."""
    count = 0
    for helper in range(len(box)):
        if not swap_number(box, helper, AWAKE, job):
            write_number(box, helper, job)
            asleep[count] = helper
            count += 1
    return count


@rule
def _all_done(box: Ints, looks: int) -> bool:
    """Wait until all helpers have finished. Return False after `looks` polls."""
    for helper in range(len(box)):
        while read_number(box, helper) > 0:
            looks -= 1
            if looks < 0:
                return False
    return True


class _Code(NamedTuple):
    """The functions of the helpers as machine code."""

    attend: Callable[[Ints, int, int, int, int, Records], None]
    hand_out: Callable[[Ints, int, Ints], int]
    all_done: Callable[[Ints, int], bool]


@cache
def _code(b: types.Type) -> _Code:
    """Compile the functions for a `b` of this type."""
    i64, box = types.int64, types.int64[:, ::1]
    return _Code(
        direct(_attend, types.void(box, i64, i64, i64, i64, b)),
        direct(_hand_out, i64(box, i64, types.int64[::1])),
        direct(_all_done, types.boolean(box, i64)),
    )


class Helpers:
    """Threads that run `run(job, begin, end, b)` on parts of the tables. `ends` are the limits of
    the parts, from 0 on. The caller's thread does the first part. `run` returns a table index if it
    found one, else a negative number. `address` is its machine code."""

    def __init__(self, run: Run, address: int, ends: Sequence[int], b: Records) -> None:
        (self._first, *others) = pairwise(ends)
        self._run, self._address, self._b = run, address, b
        self._code = _code(numba.typeof(b))
        self._parts = others
        self._box = np.zeros((len(others), _APART), np.int64)
        self._asleep = np.zeros(len(others), np.int64)
        self._bells: list[SimpleQueue[Task | None]] = [SimpleQueue() for _ in others]
        self._threads = [Thread(target=_serve, args=(bell,), daemon=True) for bell in self._bells]
        for thread in self._threads:
            thread.start()

    def share(self, job: int) -> int:
        """Run a job on all parts. Return the first table index found, or -1."""
        for at in range(self._code.hand_out(self._box, job, self._asleep)):
            helper = int(self._asleep[at])
            part = (helper, *self._parts[helper])
            task = partial(self._code.attend, self._box, *part, self._address, self._b)
            self._bells[helper].put(task)
        found = self._run(job, *self._first, self._b)
        while not self._code.all_done(self._box, _WAIT):
            time.sleep(_PAUSE)
        for other in self._box[:, 1].tolist():
            if found < 0:
                found = other
        return int(found)

    def close(self) -> None:
        """Stop the threads and wait until they have ended."""
        for bell in self._bells:
            bell.put(None)
        for thread in self._threads:
            thread.join()
        self._bells, self._threads = [], []

    def __del__(self) -> None:
        for bell in self._bells:
            bell.put(None)


def _serve(bell: SimpleQueue[Task | None]) -> None:
    """Run the tasks of a helper thread until it is stopped."""
    while (task := bell.get()) is not None:
        task()
        # otherwise a sleeping thread would keep the arrays of its last task alive
        del task
