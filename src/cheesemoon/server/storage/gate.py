"""Many pass at once, or one alone: who lets go of a file has to be the only one who has it."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator


class Gate:
    """Threads that read pass it together; whoever wants to be alone waits until they are through,
    and they wait until that is over."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._inside = 0
        self._shut = False

    @contextlib.contextmanager
    def passing(self) -> Iterator[None]:
        """One of many."""
        with self._changed:
            self._changed.wait_for(lambda: not self._shut)
            self._inside += 1
        try:
            yield
        finally:
            with self._changed:
                self._inside -= 1
                self._changed.notify_all()

    @contextlib.contextmanager
    def alone(self, seconds: float) -> Iterator[None]:
        """Nobody else; those who are inside have so long to come out. One thread only does this."""
        with self._changed:
            self._shut = True
            self._changed.wait_for(lambda: not self._inside, seconds)
        try:
            yield
        finally:
            with self._changed:
                self._shut = False
                self._changed.notify_all()
