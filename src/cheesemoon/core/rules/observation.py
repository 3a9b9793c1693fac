"""What a seat may know of a table, as a fixed row of numbers with a name each.

    ROW = Row()
    ROUND = ROW.add("round")
    GOODS = ROW.add(*(f"own {item}" for item in ITEMS))

`add` returns where the numbers begin, so a name and its place are declared together:

    @rule
    def observe(s, seat, out):
        out[ROUND] = s.round_no / 20
        for item in range(len(ITEMS)):
            out[GOODS + item] = s.goods[seat, item] / 6

The row that comes to `observe` is zero everywhere. It is the same for all numbers of seats and all
options of a game, own things come first, then the others' in turn order, and most numbers lie
between 0 and 1. What a seat may not know is not in it.

A game may also offer `observe_after`, which makes a row of the one before it. It has to make the
bytes that `observe` would make.
"""

from __future__ import annotations

from .record import Seen
from .rule import rule


class Row:
    """The names of a row, as they are added."""

    def __init__(self) -> None:
        self._names: list[str] = []

    def add(self, *names: str) -> int:
        """More numbers at the end; returns the place of the first."""
        first = len(self._names)
        self._names += names
        return first

    def each(self, count: int, *names: str) -> int:
        """A block of numbers for every seat, `own …`, `next …`, `2nd next …`; the place of the
        first. Blocks follow each other, each as long as there are names."""
        whose = ["own", "next", *(f"{n}. next" for n in range(2, count))][:count]
        return self.add(*(f"{who} {name}" for who in whose for name in names))

    @property
    def names(self) -> tuple[str, ...]:
        """All names; each is unique."""
        if len(set(self._names)) < len(self._names):
            twice = sorted({name for name in self._names if self._names.count(name) > 1})
            raise ValueError(f"names of an observation are given twice: {', '.join(twice)}")
        return tuple(self._names)


@rule
def clear(out: Seen, begin: int, end: int) -> None:
    """These numbers of a row become zero."""
    for k in range(begin, end):
        out[k] = 0.0


@rule
def next_seat_first(out: Seen, blocks: int, length: int) -> None:
    """The blocks of seats at the beginning of a row as the next seat sees them: all move up by one.
    The last, which was the first, is to be written anew."""
    for k in range((blocks - 1) * length):
        out[k] = out[k + length]


@rule
def part(number: int, of: float) -> float:
    """How much of a whole a number is. Multiplied, since dividing takes a processor far longer."""
    return number * (1.0 / of)


__all__ = ["Row", "clear", "next_seat_first", "part"]
