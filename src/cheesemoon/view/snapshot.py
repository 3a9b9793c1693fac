"""A copy of a table for a thread that draws it, while the table itself goes on."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from cheesemoon.core import Table, Words

from . import avatars
from .model import TableState


def table_at(state: TableState, ply: int) -> Table:
    """Return the table after `ply` actions, without replaying them."""
    if ply == len(state.plies):
        return state.table
    if ply == 0:
        return state.start.thawed(state.start.frozen(), [], [])
    record, table = state.plies[ply - 1].record, state.table
    return state.start.thawed(record, table.actions[:ply], table.events[:ply])


def list_lines(
    state: TableState, lang: str, names: Sequence[str] | None = None, since: int = 0
) -> list[list[str]]:
    """Return the sentences of each action from ply `since` on. An action without events is
    described by itself."""
    told = state.table.named(names).log(lang, since=since)
    return [
        lines or [table_at(state, n).named(names).explain(state.plies[n].action, lang)]
        for n, lines in enumerate(told, since)
    ]


class TableSnapshot:
    """A table as it was at one moment. It has the attributes of `TableState`."""

    def __init__(self, live: TableState, table: Table) -> None:
        """Copy what changes. `table` must be a fork: a table is locked while it is drawn."""
        self.table = table
        self.id, self.game, self.start = live.id, live.game, live.start
        self.plies, self.version, self.serial = list(live.plies), live.version, live.serial
        self.seats, self.chat = [copy(seat) for seat in live.seats], list(live.chat)
        self.by_hand, self.is_slow, self.delay = live.by_hand, live.is_slow, live.delay
        self.place, self.pending, self.next_id = live.place, live.pending, live.next_id
        self.asked, self.offer, self.ended = live.asked, live.offer, live.ended
        self.pages, self.is_rated = live.pages, live.is_rated

    def names(self, lang: str, words: Words) -> list[str]:
        """Return the names of the seats."""
        return avatars.names([(s.name, s.bot, s.face) for s in self.seats], lang, words)

    def at(self, ply: int) -> Table:
        """Return the table after `ply` actions."""
        return table_at(self, ply)

    def log(self, lang: str, names: Sequence[str] | None = None, since: int = 0) -> list[list[str]]:
        """Return the sentences of each action from ply `since` on."""
        return list_lines(self, lang, names, since)
