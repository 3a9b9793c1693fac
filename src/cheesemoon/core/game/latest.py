"""What came of the latest action, for those who keep tables: all of it in one look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.events import Event

if TYPE_CHECKING:
    from .game import Table


def latest(table: Table) -> tuple[int | None, int, list[Event], bytes]:
    """What is to be kept of a table: the seat to act now (None: the game is over), how many actions
    stand, what the latest of them did, and the table as it stands, frozen. Nobody else has it yet,
    or it is looked at by one thread at a time."""
    play = table._play  # noqa: SLF001 - the same house
    with play.lock:
        play.recover()
        return play.seat, play.past.count, play.past.events, play.freeze()
