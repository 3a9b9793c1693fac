"""What was acknowledged, held against what is kept: lost, doubled, changed."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Ledger:
    """Every answer that players got."""

    acknowledged: dict[tuple[str, int], str] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    troubles: list[str] = field(default_factory=list)
    longest_ill: float = 0.0  # seconds from the end of a fault until a server was well
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def acknowledge(self, table: str, version: int, action: str) -> None:
        """The server said: stored."""
        with self._lock:
            if (table, version) in self.acknowledged:
                self.trouble(f"{table}: version {version} was acknowledged twice")
            self.acknowledged[table, version] = action

    def wait_for_more(self, actions: int, seconds: float = 60) -> None:
        """Return when so many more have been acknowledged: somewhere in the middle of things."""
        wanted, until = len(self.acknowledged) + actions, time.monotonic() + seconds
        while len(self.acknowledged) < wanted:
            if time.monotonic() > until:
                self.trouble(f"no {actions} actions in {seconds:.0f} s")
                return
            time.sleep(0.002)

    def count(self, what: str) -> None:
        """Something that may happen during a fault."""
        with self._lock:
            self.counts[what] += 1

    def trouble(self, what: str) -> None:
        """Something that may not."""
        self.troubles.append(what)

    def settle(self, kept: Iterable[tuple[str, int, str]]) -> dict[str, Any]:
        """The account: `kept` has table, version and action of every move that is kept."""
        there: dict[tuple[str, int], str] = {}
        doubled = 0
        for table, version, action in kept:
            doubled += (table, version) in there
            there[table, version] = action
        lost = [key for key in self.acknowledged if key not in there]
        changed = [k for k, a in self.acknowledged.items() if k in there and there[k] != a]
        gaps = [
            (table, version)
            for table, version in there
            if version > 1 and (table, version - 1) not in there
        ]
        return {
            "acknowledged": len(self.acknowledged),
            "kept": len(there),
            "lost": len(lost),
            "doubled": doubled + sum("twice" in t or "doubled" in t for t in self.troubles),
            "changed": len(changed),
            "gaps": len(gaps),
            "troubles": self.troubles[:20],
            **self.counts,
        }
