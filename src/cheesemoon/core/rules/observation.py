"""Observations: what a seat may know of a table, as a fixed row of named numbers.

    ROW = Row()
    ROUND = ROW.add("round")
    GOODS = ROW.add(*(f"own {item}" for item in ITEMS))

`add` returns the index of the first number, so names and indices are declared together:

    @rule
    def observe(s, seat, out):
        out[ROUND] = s.round_no / 20
        for item in range(len(ITEMS)):
            out[GOODS + item] = s.goods[seat, item] / 6

The row passed to `observe` is zero everywhere. Its layout is equal for all numbers of seats and all
options of a game. Own things come first, then those of the other seats in turn order. Most numbers
lie between 0 and 1. A row never holds what the seat may not know.

A game may also offer `observe_after`, which updates the previous row. Its result must equal that of
`observe` byte for byte.
"""

from __future__ import annotations

from .record import Seen
from .rule import rule


class Row:
    """The names of the numbers of a row."""

    def __init__(self) -> None:
        self._names: list[str] = []

    def add(self, *names: str) -> int:
        """Append numbers; return the index of the first."""
        first = len(self._names)
        self._names += names
        return first

    def each(self, count: int, *names: str) -> int:
        """Append a block of these numbers for each seat: `own …`, `next …`, `2. next …`. Return the
        index of the first number."""
        whose = ["own", "next", *(f"{n}. next" for n in range(2, count))][:count]
        return self.add(*(f"{who} {name}" for who in whose for name in names))

    @property
    def names(self) -> tuple[str, ...]:
        """All names; raise ValueError if two are equal."""
        if len(set(self._names)) < len(self._names):
            twice = sorted({name for name in self._names if self._names.count(name) > 1})
            raise ValueError(f"names of an observation are given twice: {', '.join(twice)}")
        return tuple(self._names)


@rule
def clear(out: Seen, begin: int, end: int) -> None:
    """Set the numbers from begin to end - 1 to zero."""
    for k in range(begin, end):
        out[k] = 0.0


@rule
def next_seat_first(out: Seen, blocks: int, length: int) -> None:
    """Shift the blocks of the seats by one, as the next seat sees them. The caller writes the last
    block, which was the first."""
    for k in range((blocks - 1) * length):
        out[k] = out[k + length]


@rule
def part(number: int, of: float) -> float:
    """Return number / of. Multiplying by a constant is faster than dividing."""
    return number * (1.0 / of)


__all__ = ["Row", "clear", "next_seat_first", "part"]
