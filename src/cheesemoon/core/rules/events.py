"""What happened, told by the rules in small numbers and put into words afterwards.

A game declares its events once:

    EVENTS = Events(PAID=("seat", "coins"), PLACED=("seat", SPECIES))
    PAID, PLACED = EVENTS.kinds

and its rules say `tell(s, PAID, seat, 2, 0, 0, 0)`. A number stays a number in the sentence; an
argument declared as a list of words is handed over as the word, so that Fluent can inflect it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .record import Record
from .rule import rule

GO_ON = -1  # no action of a player: go on after a pause
PAUSED = 2  # `telling`, when rules stopped between turns that pass by themselves
GAVE = 0  # chance gave a number; kept for saved games, no line of the log


@rule
def tell(s: Record, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Write an event, if somebody listens. Playouts do not."""
    if s.telling == 0:
        return
    if s.told < s.events.shape[0]:
        row = s.told
        s.events[row, 0] = kind
        s.events[row, 1] = a
        s.events[row, 2] = b
        s.events[row, 3] = c
        s.events[row, 4] = d
        s.events[row, 5] = e
    s.told += 1


@rule
def pause(s: Record) -> bool:
    """Between turns that pass by themselves: a listener takes what was told so far and then asks to
    `GO_ON`, so that there is room for the next turn. Playouts go on at once."""
    if s.telling == 0:
        return False
    s.telling = PAUSED
    return True


class Event(NamedTuple):
    """One thing that happened: its name and its arguments by name."""

    name: str
    args: dict[str, Any]


Argument = str | tuple[str, Sequence[str]]


class Events:
    """The events of a game, declared once: number, name and arguments of each. The message of an
    event is `log-` and its name with hyphens."""

    def __init__(self, **declared: tuple[Argument, ...]) -> None:
        self.names = [name.lower().replace("_", "-") for name in declared]
        self._names = [
            tuple(a if isinstance(a, str) else a[0] for a in kind) for kind in declared.values()
        ]
        self._words = [
            tuple(a for a in kind if not isinstance(a, str)) for kind in declared.values()
        ]

    @property
    def kinds(self) -> range:
        """The numbers, in the order of declaration; 0 is taken."""
        return range(1, len(self.names) + 1)

    def read(self, row: Sequence[int]) -> Event:
        """The event of one row of the record."""
        kind = row[0] - 1
        args: dict[str, Any] = {name: row[n] for n, name in enumerate(self._names[kind], 1)}
        for name, words in self._words[kind]:
            args[name] = words[args[name]]
        return Event(self.names[kind], args)
