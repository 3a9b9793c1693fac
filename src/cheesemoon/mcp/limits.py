"""A rate limit for the tools of one client: a token bucket."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from .errors import McpError

RATE, BURST = 5.0, 40.0  # calls a second, and calls at once


class Limit:
    """A token bucket. `check` takes one token or refuses the call."""

    def __init__(
        self, rate: float = RATE, burst: float = BURST, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._left, self._at = burst, now()

    def check(self) -> None:
        """Refuse a call that comes too early."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            tenths = math.ceil(10 * (1.0 - self._left) / self._rate)  # never "wait 0.0"
            raise McpError("too-fast", seconds=str(tenths / 10))
        self._left -= 1.0
