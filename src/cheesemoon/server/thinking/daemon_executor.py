"""A thread pool for work that may be abandoned when the server stops."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any


class Thinkers(Executor):
    """An executor like ThreadPoolExecutor with daemon threads. A stopping server does not wait for
    a bot's next move, or for the compiler that the bot needs."""

    def __init__(self, threads: int, name: str) -> None:
        self._left: SimpleQueue[tuple[Future[Any], Callable[[], Any]]] = SimpleQueue()
        self._to_start = [f"{name}-{n}" for n in range(threads)]

    def submit(self, fn: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        """Queue a call for the next free thread."""
        if self._to_start:
            Thread(target=self._work, name=self._to_start.pop(), daemon=True).start()
        future: Future[Any] = Future()
        self._left.put((future, lambda: fn(*args, **more)))
        return future

    @property
    def waiting(self) -> int:
        """Return the number of calls that have not started."""
        return self._left.qsize()

    def _work(self) -> None:
        while True:
            future, job = self._left.get()
            if future.set_running_or_notify_cancel():
                try:
                    future.set_result(job())
                except BaseException as error:  # noqa: BLE001 - the caller gets any error
                    future.set_exception(error)
            del future, job  # free them while waiting

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Cancel the calls that have not started."""
        with suppress(Empty):
            while True:
                self._left.get_nowait()[0].cancel()
