"""Background tasks, kept here because an event loop has only weak references to its tasks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

logger = logging.getLogger("cheesemoon.server")

tasks: set[asyncio.Task[None]] = set()


def start(work: Coroutine[object, object, None], failure: str = "a background task failed") -> None:
    """Run a coroutine in the background; log `failure` if it raises."""

    def finish(task: asyncio.Task[None]) -> None:
        tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error(failure, exc_info=error)

    task = asyncio.get_running_loop().create_task(work)
    tasks.add(task)
    task.add_done_callback(finish)
