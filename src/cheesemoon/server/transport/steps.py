"""A coroutine that begins at once and goes on as soon as what it waits for is done, without a task.

A task costs more than all that an action does before it is stored: it begins only when the event
loop comes round, and is entered in registers that nobody reads. What runs in this way cannot be
cancelled, and must not use what looks for the current task, such as `asyncio.timeout`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


def run(work: Coroutine[Any, Any, None], loop: asyncio.AbstractEventLoop) -> None:
    """Begin, and go on until it ends."""

    def step(_: object = None) -> None:
        try:
            waits = work.send(None)
        except StopIteration:
            return
        except Exception as error:  # noqa: BLE001 - as the loop does with those of tasks
            loop.call_exception_handler({"message": "an action ended early", "exception": error})
            return
        if waits is None:
            loop.call_soon(step)
        else:
            waits._asyncio_future_blocking = False  # we have seen that it waits
            waits.add_done_callback(step)

    step()
