"""Threads that take parts of what is done with all tables.

Waking a thread takes as long as stepping some dozen tables, so a helper that has done its part
stays awake for a moment, in machine code, and looks whether there is more to do; a learner that
asks for the next step soon finds it there. When nothing came it goes to sleep, and is woken.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

import numba
import numpy as np
from numba import types

from cheesemoon.core.rules.rule import rule

from .machine import direct
from .memory import heard, job_at, tell, tell_if

ASLEEP, AWAKE = 0, -1  # what a helper tells; any other number is a job that it has to do
_LOOKS = 1 << 14  # how often it looks before it goes to sleep: some 30 microseconds
_WAIT = 1 << 16  # the same for who waits for a helper, before the others of the machine get a turn
_PAUSE = 2e-5
_APART = 32  # numbers for each helper: no line of a cache has those of two


@rule
def _attend(box: Any, me: int, begin: int, end: int, address: int, b: Any) -> None:
    """A helper at work: `run(job, begin, end, b)` is at the address."""
    run = job_at(address, b)
    looks = 0
    while True:
        job = heard(box, me)
        if job > 0:
            box[me, 1] = run(job, begin, end, b)
            tell(box, me, AWAKE)
            looks = 0
        looks += 1
        if looks > _LOOKS and tell_if(box, me, AWAKE, ASLEEP):
            return


@rule
def _hand_out(box: Any, job: int, asleep: Any) -> int:
    """Give every helper the job. How many of them must be woken, and which."""
    count = 0
    for helper in range(len(box)):
        if not tell_if(box, helper, AWAKE, job):
            tell(box, helper, job)
            asleep[count] = helper
            count += 1
    return count


@rule
def _all_done(box: Any, looks: int) -> bool:
    """Wait for the helpers, so long; whether all have done their jobs."""
    for helper in range(len(box)):
        while heard(box, helper) > 0:
            looks -= 1
            if looks < 0:
                return False
    return True


class _Code(NamedTuple):
    """All this as machine code."""

    attend: Any
    hand_out: Any
    all_done: Any


@cache
def _code(b: Any) -> _Code:
    """For a `b` of this type."""
    i64, box = types.int64, types.int64[:, ::1]
    return _Code(
        direct(_attend, types.void(box, i64, i64, i64, i64, b)),
        direct(_hand_out, i64(box, i64, types.int64[::1])),
        direct(_all_done, types.boolean(box, i64)),
    )


class Helpers:
    """Threads that do jobs `run(job, begin, end, b)` between every two of the ends, which begin
    with 0, until they are let go. The first part is left to who asks; `run` returns a number that
    is not negative if it has found something. `address` is where its machine code is."""

    def __init__(self, run: Any, address: int, ends: Sequence[int], b: Any) -> None:
        (self._first, *others) = pairwise(ends)
        self._run, self._address, self._b = run, address, b
        self._code = _code(numba.typeof(b))
        self._parts = others
        self._box = np.zeros((len(others), _APART), np.int64)
        self._asleep = np.zeros(len(others), np.int64)
        self._bells: list[SimpleQueue[tuple[Any, ...] | None]] = [SimpleQueue() for _ in others]
        self._threads = [Thread(target=_serve, args=(bell,), daemon=True) for bell in self._bells]
        for thread in self._threads:
            thread.start()

    def share(self, job: int) -> int:
        """Do a job everywhere; what the first part has found that found something, or -1."""
        for at in range(self._code.hand_out(self._box, job, self._asleep)):
            helper = int(self._asleep[at])
            part = (helper, *self._parts[helper])
            task = (self._code.attend, self._box, *part, self._address, self._b)
            self._bells[helper].put(task)
        found = self._run(job, *self._first, self._b)
        while not self._code.all_done(self._box, _WAIT):
            time.sleep(_PAUSE)
        for other in self._box[:, 1].tolist():
            if found < 0:
                found = other
        return int(found)

    def close(self) -> None:
        """Let the threads go, and wait until they are gone."""
        for bell in self._bells:
            bell.put(None)
        for thread in self._threads:
            thread.join()
        self._bells, self._threads = [], []

    def __del__(self) -> None:
        for bell in self._bells:
            bell.put(None)


def _serve(bell: SimpleQueue[tuple[Any, ...] | None]) -> None:
    """Wake up, attend, and sleep again, until there is nothing more to come."""
    while (task := bell.get()) is not None:
        attend, *args = task
        attend(*args)
        del task, attend, args  # or a sleeping thread would keep the arrays of its last part
