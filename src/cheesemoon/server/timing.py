"""The clock of the server. Every module reads the time and waits through this module, so that tests
can replace the clock in one place."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVarTuple

Args = TypeVarTuple("Args")

monotonic = time.monotonic  # seconds from an arbitrary start; setting the system clock is no jump
epoch = time.time  # seconds since 1970
sleep = asyncio.sleep
pause = time.sleep  # blocks the thread


def call_later(
    seconds: float, callback: Callable[[*Args], object], *args: *Args
) -> asyncio.TimerHandle:
    """Call back from the event loop after `seconds`."""
    return asyncio.get_running_loop().call_later(seconds, callback, *args)
