"""Waiting in tests: until something is true, until background tasks have ended, and time that
passes by hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest

from cheesemoon.server import background


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
    """Wait until the timers that are due have run and all background tasks have ended."""
    for _ in range(5):  # timers run in the next round of the event loop, their tasks begin after it
        await asyncio.sleep(0)
    async with asyncio.timeout(20):
        while running := background.tasks & asyncio.all_tasks():
            await asyncio.wait(running)


class Passing:
    """The monotonic clock of the server and of the event loop, moved by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        now = time.monotonic
        monkeypatch.setattr(time, "monotonic", lambda: now() + self.ahead)

    async def __call__(self, seconds: float) -> None:
        """Let seconds pass, and wait until everything that was due has been done."""
        self.ahead += seconds
        await settled()
