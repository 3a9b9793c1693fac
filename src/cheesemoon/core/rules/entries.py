"""Entries: functions that Python calls and that take a game's rules as arguments.

One source serves every game. With the engine `compiled` an entry is compiled for the signature of a
game's record. With `library` it comes from the game's library, where it was compiled together with
the rules. Otherwise it runs as plain Python.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from .engine import INTERPRETED
from .library import Library
from .plain import PlainRules
from .rule import NotCompiled, compiled_for

if TYPE_CHECKING:  # signatures exist only where Numba is installed
    from numba import types
    from numba.core.typing.templates import Signature

F = TypeVar("F", bound=Callable[..., object])
F_co = TypeVar("F_co", bound=Callable[..., object], covariant=True)

TypeOf = Callable[[str], "types.Type"]
"""Returns the type of a rule by its name in `Rules`."""


@dataclass(frozen=True)
class Entry(Generic[F_co]):
    """A function, its name in a library, and its signature. The function is a rule, or a plain
    function that takes rules as arguments. `signature` takes the types of these arguments."""

    name: str
    function: F_co
    signature: Callable[[TypeOf], Signature]


class Owner(Protocol):
    """The attributes of a game that an entry needs."""

    @property
    def library(self) -> Library | None: ...
    @property
    def entries(self) -> dict[str, Callable[..., object]]: ...
    def pointer_type(self, rule: str) -> types.Type: ...


_plain = PlainRules()


def load_entry(game: Owner, entry: Entry[F]) -> F:
    """Return the function of an entry for calls from Python. While rules are interpreted until
    they are compiled, the next call may return compiled code."""
    if entry.name not in game.entries:
        found = _find(game, entry)
        if found is None:
            return _plain.copy(entry.function)  # type: ignore[return-value]
        game.entries[entry.name] = found
    return game.entries[entry.name]  # type: ignore[return-value]


def is_loaded(game: Owner, entry: Entry[F]) -> bool:
    """Return True if `load_entry` has returned code that will not be replaced."""
    return entry.name in game.entries


def _find(game: Owner, entry: Entry[F]) -> Callable[..., object] | None:
    """Return the function of an entry; None if it is not compiled yet."""
    if game.library is not None and game.library.has(entry.name):
        return game.library.function(entry.name)
    if INTERPRETED or hasattr(entry.function, "py_func"):
        return entry.function
    try:
        return compiled_for(entry.signature(game.pointer_type), entry.function)
    except NotCompiled:
        return None
