"""Threads that a stopping process does not wait for."""

from __future__ import annotations

import subprocess
import sys
import time
from threading import Event

import pytest

from cheesemoon.server.thinking.daemon_executor import Thinkers


def test_jobs_are_done_and_failures_told() -> None:
    thinkers = Thinkers(2, "test")
    assert [thinkers.submit(pow, 2, n).result(5) for n in range(5)] == [1, 2, 4, 8, 16]
    with pytest.raises(ZeroDivisionError):
        thinkers.submit(divmod, 1, 0).result(5)
    assert thinkers.submit(pow, 3, 2).result(5) == 9  # a failure ends no thread


def test_what_has_not_begun_is_dropped() -> None:
    thinkers = Thinkers(1, "test")
    begun, go = Event(), Event()

    def job() -> bool:
        begun.set()
        return go.wait(5)

    first = thinkers.submit(job)
    assert begun.wait(5)
    second = thinkers.submit(pow, 2, 2)
    thinkers.shutdown()
    go.set()
    assert first.result(5) and second.cancelled()


def test_the_process_ends_without_waiting_for_a_long_task() -> None:
    code = (
        "import time; from cheesemoon.server.thinking.daemon_executor import Thinkers;"
        "Thinkers(1, 'long').submit(time.sleep, 60)"
    )
    began = time.monotonic()
    subprocess.run([sys.executable, "-c", code], check=True, timeout=30)
    assert time.monotonic() - began < 25
