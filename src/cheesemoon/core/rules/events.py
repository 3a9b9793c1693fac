"""Events: the rules write them as small numbers; the log puts them into words.

A game declares its events once:

    EVENTS = Events(PAID=("seat", "coins"), PLACED=("seat", SPECIES))
    PAID, PLACED = EVENTS.kinds

and its rules call `tell(s, PAID, seat, 2, 0, 0, 0)`. A number stays a number in the sentence. An
argument declared with a list of words becomes the word, so that Fluent can inflect it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .record import Record
from .rule import rule

GO_ON = -1  # not a player's action: continue after a pause
PAUSED = 2  # value of `telling` while the rules pause between automatic turns
GAVE = 0  # chance gave a number; for saved games, not for the log


@rule
def tell(s: Record, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Write an event into the record, if `telling` is set. Playouts do not set it."""
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
    """Pause between automatic turns, so that the caller reads the events and frees their space. The
    caller continues with `GO_ON`. Return False in playouts, which do not pause."""
    if s.telling == 0:
        return False
    s.telling = PAUSED
    return True


class Event(NamedTuple):
    """One event: its name and its arguments by name."""

    name: str
    args: dict[str, Any]


Argument = str | tuple[str, Sequence[str]]


class Events:
    """The events of a game: number, name and arguments of each. The message of an event is `log-`
    and its name with hyphens."""

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
        """Decode one row of the record."""
        kind = row[0] - 1
        numbers = dict(zip(self._names[kind], row[1:], strict=False))
        args: dict[str, int | str] = dict(numbers)
        for name, words in self._words[kind]:
            args[name] = words[numbers[name]]
        return Event(self.names[kind], args)
