"""Fields of a record as plain numbers, read all at once: each look at a single field is slow."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache, partial
from math import prod
from operator import itemgetter
from struct import Struct
from typing import Any

import numpy as np

_CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}

Make = Callable[[tuple[int, ...]], Any]


class Numbers:
    """Reads fields of a record type. Each becomes a number, or a tuple of numbers, of rows of
    numbers or of smaller records; all of them together are a named tuple."""

    def __init__(self, dtype: np.dtype[Any], names: Iterable[str]) -> None:
        fields: Mapping[str, Any] = dtype.fields or {}
        kept = sorted(names, key=lambda name: fields[name][1])
        self.codes = ""  # how the struct module is told
        self.count = 0
        where: list[int | slice] = []  # which numbers are a field's
        self._made: list[tuple[int, Make]] = []  # fields that are more than a row of numbers
        end = 0
        for name in kept:
            kind, begin, *_ = fields[name]
            codes, count, make = _reader(kind)
            self.codes += f"{begin - end}x{codes}"
            if make is not None:
                self._made.append((len(where), make))
            first, self.count = self.count, self.count + count
            where.append(slice(first, self.count) if kind.subdtype else first)
            end = begin + kind.itemsize
        self.codes += f"{dtype.itemsize - end}x"
        named: Any = namedtuple("_named", kept)  # type: ignore[misc]
        self._named = named._make
        self._taken = itemgetter(*where, slice(0))  # of a single one it would make no tuple
        self._unpack = Struct(f"<{self.codes}").unpack

    def read(self, raw: bytes) -> Any:
        """What the bytes of a record say."""
        return self.made(self._unpack(raw))

    def made(self, numbers: tuple[int, ...]) -> Any:
        """The fields, of all their numbers in a row."""
        *fields, _ = self._taken(numbers)
        for at, make in self._made:
            fields[at] = make(fields[at])
        return self._named(fields)


def _reader(kind: np.dtype[Any]) -> tuple[str, int, Make | None]:
    """How a field is written, how many numbers it has, and what is made of them; None: it is a
    number or a row of numbers."""
    if kind.subdtype is None:
        return _CODES[kind.str[1:]], 1, None
    base, shape = kind.subdtype
    if base.names:
        inner = Numbers(base, [name for name in base.names if not name.startswith("gap")])
        made = lru_cache(maxsize=1000)(inner.made)  # an action changes few of them
        return inner.codes * shape[0], inner.count * shape[0], partial(_rows, inner.count, made)
    code, count = _CODES[base.str[1:]], prod(shape)
    if len(shape) == 1:
        return f"{count}{code}", count, None
    return f"{count}{code}", count, partial(_rows, shape[-1], tuple)


def _rows(wide: int, make: Make, numbers: tuple[int, ...]) -> tuple[Any, ...]:
    return tuple([make(numbers[i : i + wide]) for i in range(0, len(numbers), wide)])
