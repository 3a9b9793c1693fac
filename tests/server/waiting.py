"""Waiting in tests: until something is true, until background tasks have ended, and a clock that is
moved by hand."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from heapq import heappop, heappush
from itertools import count
from typing import Any, TypeVar

import pytest

from cheesemoon.server import background, timing
from cheesemoon.server.storage.store import Store

T = TypeVar("T")


def patience(seconds: float = 5) -> float:
    """Return how many milliseconds a test waits for a browser before it fails: `seconds` on two
    quiet cores, more in proportion where more processes wait for a core."""
    busy = os.getloadavg()[0] / 2 if hasattr(os, "getloadavg") else 1
    return 1000 * seconds * max(1, busy)


async def soon(is_true: Callable[[], object], seconds: float = 20) -> None:
    """Wait until a condition is true; fail after `seconds`."""
    async with asyncio.timeout(seconds):
        while not is_true():
            await asyncio.sleep(0.01)


def until(is_true: Callable[[], object], seconds: float = 90, every: float = 0.02) -> None:
    """Wait until a condition of another process is true, asked every `every` seconds; fail after
    `seconds`."""
    end = time.monotonic() + seconds
    while not is_true():
        assert time.monotonic() < end, f"not true after {seconds} s"
        time.sleep(every)


async def settled() -> None:
    """Wait until every background task has ended, or sleeps until the clock of a test moves."""
    for _ in range(5):  # timers run in the next round of the event loop, their tasks begin after it
        await asyncio.sleep(0)
    async with asyncio.timeout(20):
        while running := (background.tasks & asyncio.all_tasks()) - asleep:
            await asyncio.wait(running, timeout=0.005)


asleep: set[asyncio.Task[Any]] = set()  # tasks that sleep by the clock of a test


@dataclass(order=True)
class _Timer:
    when: tuple[float, int]  # seconds; timers of the same moment in the order of their making
    handle: asyncio.TimerHandle = field(compare=False)
    callback: Callable[[], object] = field(compare=False)


class Clock:
    """A clock for `cheesemoon.server.timing` that stands still until a test moves it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = 1_000_000.0  # seconds, of all clocks of the server
        self._timers: list[_Timer] = []
        self._count = count()
        for name in ("monotonic", "epoch"):
            monkeypatch.setattr(timing, name, lambda: self.at)
        monkeypatch.setattr(timing, "sleep", self.sleep)
        monkeypatch.setattr(timing, "call_later", self.call_later)
        monkeypatch.setattr(Store, "_measured", lambda store: 0.0)  # PostgreSQL's clock is ours

    def call_later(
        self, seconds: float, callback: Callable[..., object], *args: object
    ) -> asyncio.TimerHandle:
        """Call back when the clock has moved on by `seconds`."""
        handle = asyncio.get_running_loop().call_later(3600, lambda: None)  # can be cancelled
        when = (self.at + seconds, next(self._count))
        heappush(self._timers, _Timer(when, handle, partial(callback, *args)))
        return handle

    async def sleep(self, seconds: float) -> None:
        """Sleep until the clock has moved on by `seconds`."""
        task, woken = asyncio.current_task(), asyncio.Event()
        assert task is not None
        if seconds <= 0:
            await asyncio.sleep(0)
            return

        def wake() -> None:
            asleep.discard(task)
            woken.set()

        self.call_later(seconds, wake)
        asleep.add(task)
        try:
            await woken.wait()
        finally:
            asleep.discard(task)

    async def advance(self, seconds: float) -> None:
        """Move the clock, from timer to timer, and wait until everything due has been done."""
        until = self.at + seconds
        await settled()
        while self._timers and self._timers[0].when[0] <= until:
            timer = heappop(self._timers)
            self.at = max(self.at, timer.when[0])
            if not timer.handle.cancelled():
                timer.handle.cancel()
                timer.callback()
            await settled()
        self.at = until

    async def wait_for(self, future: asyncio.Future[T]) -> T:
        """Move the clock from timer to timer until a result is there, and return the result."""
        await settled()
        while not future.done():
            await self.advance(max(self._timers[0].when[0] - self.at, 0))
        return await future
