"""Read all fields of a record at once as plain numbers; reading single fields is slow."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache, partial
from math import prod
from operator import itemgetter
from struct import Struct
from typing import Any

import numpy as np

from .record import Layout

_CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}

Make = Callable[[tuple[int, ...]], object]


class Numbers:
    """A reader for fields of a record type. A field becomes a number, or a tuple of numbers, rows
    or sub-records. All fields together are a named tuple."""

    def __init__(self, dtype: Layout, names: Iterable[str]) -> None:
        fields: Mapping[str, Any] = dtype.fields or {}
        kept = sorted(names, key=lambda name: fields[name][1])
        self.codes = ""  # the format of the struct module
        self.count = 0
        where: list[int | slice] = []  # index of each field among the numbers
        self._made: list[tuple[int, Make]] = []  # fields that are more than one row of numbers
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
        self._taken = itemgetter(*where, slice(0))  # with one index it would return no tuple
        self._unpack = Struct(f"<{self.codes}").unpack

    def read(self, raw: bytes) -> Any:
        """Return the fields of a record, given as bytes."""
        return self.made(self._unpack(raw))

    def made(self, numbers: tuple[int, ...]) -> Any:
        """Return the fields, given as one tuple of all their numbers."""
        *fields, _ = self._taken(numbers)
        for at, make in self._made:
            fields[at] = make(fields[at])
        return self._named(fields)


def _reader(kind: np.dtype[Any]) -> tuple[str, int, Make | None]:
    """Return the struct format of a field, the count of its numbers, and their converter. The
    converter is None for a number or one row of numbers."""
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


def _rows(wide: int, make: Make, numbers: tuple[int, ...]) -> tuple[object, ...]:
    return tuple([make(numbers[i : i + wide]) for i in range(0, len(numbers), wide)])
