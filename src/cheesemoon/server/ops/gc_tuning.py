"""The garbage collector, kept from stopping the tables.

What tables leave behind is freed without it, but for a few cycles; left to itself it looks through
everything that was ever loaded, compiled rules and all, and everybody waits meanwhile.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

PAUSE = 0.25  # seconds between looks at what is new
IDLE = 15.0  # when nothing has happened for so long, there is time for everything
LONGEST = 3600.0  # and sometimes it must be


def settle() -> None:
    """What is loaded now stays, and is not looked through again."""
    gc.freeze()


async def tidying(happened: Callable[[], int]) -> None:
    """Look for garbage at our own times, not in the middle of an answer. `happened` counts."""
    gc.disable()
    count, since, whole = happened(), time.monotonic(), time.monotonic()
    try:
        while True:
            await asyncio.sleep(PAUSE)
            gc.collect(1)
            now = time.monotonic()
            if happened() != count:
                count, since = happened(), now
            if whole < since and now - since > IDLE or now - whole > LONGEST:
                gc.collect()
                whole = time.monotonic()
    finally:
        gc.enable()
