"""One after the other: a lock that can also be taken at once, by whoever cannot wait."""

from __future__ import annotations

import asyncio


class Busy(asyncio.Lock):
    """Held by whoever changes a table."""

    def take(self) -> bool:
        """Take it, if nobody has it or waits for it; whether that was so."""
        if self.locked():
            return False
        taking = self.acquire()
        try:
            taking.send(None)
        except StopIteration:
            return True
        taking.close()
        return False
