"""Pictures as PNG, converted by a process of their own.

A conversion takes up to a second, and the converter holds the interpreter's lock. So a thread would
stop the server as well as the event loop does.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from ..errors import Refused
from .fair_queue import Queue, Task
from .workers import ProcessWorker

MOST_KEPT = 64  # pictures in memory, about 0.3 MB each
MOST_WAITING = 2  # pictures of one client that have not started
MOST_QUEUED = 32  # pictures of all clients that have not started


class Renderer:
    """The queue of pictures, and those that were drawn last. Equal pictures are drawn once."""

    def __init__(self) -> None:
        self._queue = Queue([ProcessWorker(0)])
        self._kept: OrderedDict[str, asyncio.Future[bytes]] = OrderedDict()

    async def png(self, client: str, key: str, picture: str, width: int) -> bytes:
        """Return a picture as PNG. `key` stands for its content in the cache. Refuse a client that
        waits for more than MOST_WAITING others."""
        return await self._draw(client, key, Task[bytes]("png", (picture, width), "png"))

    async def apng(
        self, client: str, key: str, pictures: Sequence[str], width: int, times: Sequence[int]
    ) -> bytes:
        """Return pictures as one animated PNG, each for its milliseconds in `times`."""
        args = (list(pictures), width, list(times))
        return await self._draw(client, key, Task[bytes]("apng", args, "apng"))

    async def _draw(self, client: str, key: str, task: Task[bytes]) -> bytes:
        if key not in self._kept:
            if self._queue.waiting_of(client) >= MOST_WAITING or self._queue.waiting >= MOST_QUEUED:
                raise Refused(429, "too-fast")
            drawn = self._kept[key] = self._queue.submit(client, task).future
            drawn.add_done_callback(lambda done: self._forget_failure(key, done))
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return await asyncio.shield(self._kept[key])

    def _forget_failure(self, key: str, done: asyncio.Future[bytes]) -> None:
        if done.cancelled() or done.exception() is not None:
            self._kept.pop(key, None)

    def close(self) -> None:
        """End the process."""
        self._queue.close()
