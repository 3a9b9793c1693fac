"""Onlookers of a table that is played for something see it some actions later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from cheesemoon.core import Table
from cheesemoon.server.tables.room import Room
from cheesemoon.server.tables.seats import Ply


class Behind:
    """A room as it was some actions ago; everything else is the room's own."""

    asked = None  # what players ask each other is theirs
    pending = None
    place = 0

    def __init__(self, room: Room, ply: int) -> None:
        self._room = room
        self.plies: list[Ply] = room.plies[:ply]
        self.table: Table = room.at(ply)
        self.version = self.plies[-1].version if self.plies else 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._room, name)

    def at(self, ply: int) -> Table:
        """The table after so many actions."""
        return self._room.at(ply)

    def log(self, lang: str, names: Sequence[str] | None = None, since: int = 0) -> list[list[str]]:
        """What came of the actions that are shown."""
        told = self._room.log(lang, names, since)
        return told[: max(0, len(self.plies) - since)]


def as_seen(room: Room, held: Sequence[int]) -> Room:
    """The room for the holder of these seats: for onlookers as it was before, while the game
    runs."""
    if held or not room.terms.delay or room.table.over:
        return room
    return cast(Room, Behind(room, max(0, len(room.plies) - room.terms.delay)))
