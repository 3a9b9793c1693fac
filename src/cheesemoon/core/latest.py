"""What came of the latest action, for those who keep tables: all of it in one look."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .events import Event

if TYPE_CHECKING:
    from .game import Table


class Latest(NamedTuple):
    """A table after its latest action."""

    seat: int | None  # to act now; None: the game is over
    actions: int  # how many stand
    told: list[Event]  # what the latest did; nothing before the first
    record: bytes  # the table as it stands, frozen


def latest(table: Table) -> Latest:
    """What is to be kept of a table. Nobody else has it yet, or it is looked at by one thread at a
    time."""
    play = table._play  # noqa: SLF001 - the same house
    with play.lock:
        play.recover()
        told = play.events[-1] if play.events else []
        return Latest(play.seat, len(play.actions), told, play.freeze())
