"""Bots at tables: the only module of the server that asks bots for actions.

A bot gets a view, never the table. Choosing takes long, so it runs on a thread of its own.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Sequence

from cheesemoon import bots
from cheesemoon.core import Game
from cheesemoon.core.game.contract import Position

MOST_KEPT = 16  # bots in memory; the search tree of a strong one takes about 10 MB


def levels(game: Game) -> tuple[str, ...]:
    """Return the bots that can play a game, the weakest first."""
    return bots.names(game)


class Bots:
    """The bots of seats. The latest MOST_KEPT stay in memory, and continue their search if the game
    went as they expected."""

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
        view: Position,
        legal: Sequence[str],
    ) -> str:
        """Return the action of a bot of that level. This may take seconds: call it on a thread, one
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
        """Forget the bots of a table."""
        with self._lock:
            for place in [place for place in self._kept if place[0] == table_id]:
                del self._kept[place]
