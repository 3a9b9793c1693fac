"""Bots at the table: the one place where the server asks for them.

A bot gets a view, never the table, and thinks on a thread of its own.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

from cheesemoon import bots
from cheesemoon.core import Game

MOST_KEPT = 16  # bots that remember; what a strong one foresees takes some ten megabytes


def levels(game: Game) -> tuple[str, ...]:
    """The bots that can play a game, the weakest first."""
    return bots.names(game)


class Bots:
    """Those who sit at tables. They stay from one decision to the next, the latest of them, and go
    on from what they foresaw if it has come so."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[str, int], tuple[str, bots.Bot]] = OrderedDict()
        self._lock = threading.Lock()

    def choose(
        self,
        table_id: str,
        seat: int,
        level: str,
        game: Game,
        view: Mapping[str, Any],
        legal: Sequence[str],
    ) -> str:
        """What the bot of that level does in that seat. May take its time: call it on a thread, one
        decision of a seat after the other."""
        if len(legal) == 1:
            return legal[0]
        place = (table_id, seat)
        with self._lock:
            known, bot = self._kept.pop(place, ("", None))
        if bot is None or known != level:
            bot = bots.bot(level, game)
        chosen: str = bot.choose(dict(view), legal)
        with self._lock:
            self._kept[place] = (level, bot)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return chosen

    def forget(self, table_id: str) -> None:
        """Forget a table and its bots."""
        with self._lock:
            for place in [place for place in self._kept if place[0] == table_id]:
                del self._kept[place]
