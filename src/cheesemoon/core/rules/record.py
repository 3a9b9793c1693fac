"""Records: a table is one fixed-size NumPy structured scalar, declared as a class.

    class Taxi(Record, script=32, events=48):
        bank: i2                                  # coins in the bank
        coins: Annotated[Ints, np.int16, 5]       # coins of each seat

`Taxi.dtype` is the layout. Rules use the record by attribute, `s.bank -= 1`: compiled, interpreted
and on the GPU. Fields are 16 bits wide unless a value needs more. No rule overflows a field, so
interpreted and compiled arithmetic are equal.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import (
    Annotated,
    Any,
    ClassVar,
    SupportsInt,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import numpy as np
import numpy.typing as npt

i1 = Annotated[int, np.int8]
i2 = Annotated[int, np.int16]
i4 = Annotated[int, np.int32]
i8 = Annotated[int, np.int64]
u8 = Annotated[int, np.uint64]
Ints = npt.NDArray[Any]  # of any width; interpreted rules also pass float rows
Floats = npt.NDArray[np.float64]
Seen = npt.NDArray[np.float32]
"""An observation: what a seat may know of a table, as numbers."""
Records = npt.NDArray[np.void]
"""Several tables in one array."""
Layout = np.dtype[np.void]
"""The fields of a record."""
whole = cast("Callable[[SupportsInt], int]", np.int64)
"""Convert to a signed 64-bit number; for the type checker it is an int."""
bits64 = cast("Callable[[SupportsInt], int]", np.uint64)
"""Convert to an unsigned 64-bit number: seeds and random bits."""

EVENT_WIDTH = 6  # a kind and five arguments


class Part:
    """A sub-record, such as the things of one seat or one area of a city."""

    dtype: ClassVar[Layout]
    scalar: ClassVar[type[np.void]]

    def __init_subclass__(cls) -> None:
        if cls.__name__ != "Record" and Record not in cls.__mro__:
            cls.dtype = layout(_fields(cls), cls)


class Record(Part):
    """The fields that the tables of all games have."""

    seed: u8  # of chance
    drawn: i8  # numbers that the generator has made in play so far
    players: i2  # number of seats
    turn: i2  # the seat to act; -1 when the game is over
    phase: i2  # the step of the turn
    fault: i2  # not 0: a script number was impossible; the action is refused
    fault_number: i4  # that number
    script_left: i2  # unused numbers of the script
    by_hand: i2  # 1: players turn over real cards and tokens; the order of piles is unknown
    telling: i2  # 1: rules write events
    told: i2  # events written by the last action
    script: Ints
    events: Ints

    script_size: ClassVar[int]
    events_size: ClassVar[int]

    def __init_subclass__(cls, script: int = 32, events: int = 64) -> None:
        cls.script_size = script
        cls.events_size = events
        head = [(n, t) for n, t in _fields(Record) if n not in ("script", "events")]
        own = [(n, t) for n, t in _fields(cls) if n not in Record.__annotations__]
        tail = [("script", (np.int32, (script,))), ("events", (np.int16, (events, EVENT_WIDTH)))]
        cls.dtype = layout(head + own + tail, cls)


Field = tuple[str, Any]  # a name and anything that NumPy accepts as a type


def layout(fields: list[Field], cls: type[Part]) -> Layout:
    """Return an aligned structured dtype whose scalars have attributes. Padding becomes fields
    (`gap8`): NumPy does not copy bytes between fields, and equal tables must have equal bytes."""
    for name, _ in fields:
        if hasattr(np.void, name):
            raise TypeError(f"field {name!r}: NumPy's records have a method of that name")
    spread = [(name, *_spread(kind)) for name, kind in fields]
    aligned = np.dtype(spread, align=True)
    end = 0
    without_gaps: list[tuple[Any, ...]] = []
    for field in spread:
        offset = aligned.fields[field[0]][1]  # type: ignore[index]
        without_gaps += _gap(end, offset) + [field]
        end = offset + aligned[field[0]].itemsize
    without_gaps += _gap(end, aligned.itemsize)
    plain = np.dtype(without_gaps, align=True)
    cls.scalar = _scalar(cls, plain.names or ())
    return np.dtype((cls.scalar, plain))


def _scalar(cls: type[Part], names: tuple[str, ...]) -> type[np.void]:
    """Return the scalar type: fields are attributes, several times as fast as in `np.record`, which
    resolves attributes in Python."""
    inside: dict[str, object] = {name: property(itemgetter(name), _setter(name)) for name in names}
    inside |= {"__slots__": (), "__module__": cls.__module__}
    inside["__qualname__"] = f"{cls.__qualname__}.scalar"  # so that arrays can be pickled
    inside["data"] = property(_data)
    return type("scalar", (np.void,), inside)


def _data(record: np.void) -> memoryview:
    """Return the bytes of a record. Numba asks for them at every call of a rule. NumPy would
    describe the layout of all fields each time, which takes longer than most rules."""
    base: Records | None = record.base
    if base is not None and base.nbytes == record.nbytes:
        return raw(base)
    return _PLAIN(record)  # type: ignore[no-any-return]


def raw(array: Records) -> memoryview:
    """Return the bytes of an array of records; without a copy if it was made from a buffer."""
    held: object = array.base
    if type(held) is memoryview and held.nbytes == array.nbytes:
        return held
    return array.view(np.uint8).data


_PLAIN = np.void.data.__get__


def _setter(name: str) -> Callable[[np.void, npt.ArrayLike], None]:
    def set_(record: np.void, value: npt.ArrayLike) -> None:
        record[name] = value

    return set_


def _gap(begin: int, end: int) -> list[tuple[Any, ...]]:
    return [(f"gap{begin}", np.int8, (end - begin,))] if end > begin else []


def _spread(kind: Any) -> tuple[Any, ...]:
    return kind if isinstance(kind, tuple) else (kind,)


def _fields(cls: type) -> list[Field]:
    """Return (name, type) or (name, (type, shape)) for each annotation of the class itself."""
    hints = get_type_hints(cls, include_extras=True)
    found: list[Field] = []
    for name in cls.__annotations__:
        hint = hints[name]
        if get_origin(hint) is Annotated:
            base, width, *shape = get_args(hint)
            if isinstance(width, type) and issubclass(width, Part):
                width = width.dtype
            found.append((name, (width, tuple(shape)) if shape else width))
        elif isinstance(hint, type) and issubclass(hint, Part):
            found.append((name, hint.dtype))
        elif name in ("script", "events"):
            found.append((name, hint))
        elif get_origin(hint) is not ClassVar:
            raise TypeError(f"{cls.__name__}.{name}: a field needs a width, such as i2")
    return found
