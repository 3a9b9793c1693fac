"""The table as spectators of a rated game see it: some actions late."""

from __future__ import annotations

from collections.abc import Sequence

from cheesemoon.core import Table, Words

from .model import Agreement, EndState, TableState, UndoRequest


class DelayedTable:
    """A running table as it was after an earlier ply.

    It has the attributes of `TableState` and no others. The game is that of the earlier ply.
    Seats and chat are live: players are known by name, and spectators may talk with them.
    """

    __slots__ = (
        *(
            "_live",
            "by_hand",
            "chat",
            "delay",
            "game",
            "id",
            "is_rated",
            "is_slow",
            "pages",
            "plies",
        ),
        *("seats", "serial", "start", "table", "version"),
    )

    # What the players ask each other, and what a bot is about to do, is newer than the ply.
    asked: UndoRequest | None = None
    offer: Agreement | None = None
    pending: tuple[int, str] | None = None
    place = 0
    # A game that is over is not delayed.
    ended: EndState | None = None
    next_id: str | None = None

    def __init__(self, live: TableState, ply: int) -> None:
        self._live = live
        self.id, self.game, self.start = live.id, live.game, live.start
        self.by_hand, self.is_slow, self.delay = live.by_hand, live.is_slow, live.delay
        self.seats, self.chat, self.is_rated = live.seats, live.chat, live.is_rated
        self.serial, self.pages = live.serial, live.pages
        self.plies = live.plies[:ply]
        self.table = live.at(ply)
        self.version = self.plies[-1].version if self.plies else 0

    def names(self, lang: str, words: Words) -> list[str]:
        """Return the names of the seats."""
        return self._live.names(lang, words)

    def at(self, ply: int) -> Table:
        """Return the table after `ply` actions; refuse what is not shown yet."""
        if ply > len(self.plies):
            raise IndexError(f"spectators do not see ply {ply} yet")
        return self._live.at(ply)

    def log(self, lang: str, names: Sequence[str] | None = None, since: int = 0) -> list[list[str]]:
        """Return the lines of the actions that are shown."""
        return self._live.log(lang, names, since)[: max(0, len(self.plies) - since)]


def delay_for(live: TableState, held: Sequence[int]) -> TableState:
    """Return the table for the holder of these seats.

    Players see it live. So do spectators, unless the table has a delay and the game is not over.
    """
    if held or not live.delay or live.table.over:
        return live
    return DelayedTable(live, max(0, len(live.plies) - live.delay))
