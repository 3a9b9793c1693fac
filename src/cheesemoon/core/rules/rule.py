"""`@rule`: one source, three engines, and a cache that is never stale.

A rule is compiled by Numba when it is first called, may be called from a CUDA kernel as it is, and
is plain Python when `NUMBA_DISABLE_JIT=1`. How it is compiled quickly is the business of `engine`,
where the result is kept that of `cache`. Where `engine` does not fit the Numba that is installed, a
rule is compiled in Numba's usual way.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from types import ModuleType
from typing import Any, TypeVar

import numba
import numpy as np
from numba.core import config, event

from .cache import (
    INTERPRETED,
    PACKAGE,
    cache_folder,
    is_prepared,
    mark_prepared,
    room_of,
)

PLAIN = "CHEESEMOON_PLAIN_NUMBA"
"""The variable that asks for Numba's usual way."""

F = TypeVar("F", bound=Callable[..., Any])

_rules: dict[str, list[Any]] = {}
_compiled: list[Any] = []  # kept, because their code is called


def _fitting_engine() -> ModuleType | None:
    """Our way to compile, if it fits the installed Numba."""
    if os.environ.get(PLAIN):
        why = f"{PLAIN} asks for it"
    else:
        try:
            from . import numba_backend
        except (ImportError, AttributeError, TypeError) as error:
            why = str(error)
        else:
            missing = numba_backend.misfit()
            if missing is None:
                return numba_backend
            why = f"no {missing}"
    warnings.warn(
        f"Numba {numba.__version__} compiles the rules in its usual way, which takes longer: {why}",
        RuntimeWarning,
        stacklevel=2,
    )
    return None


_ENGINE = None if INTERPRETED else _fitting_engine()


def rule(function: F) -> F:
    """Compile this function when it is first needed, and keep the result."""
    return _ruled(function, inline=False)


def inlined(function: F) -> F:
    """A rule that becomes a part of whoever calls it. For what is handed several arrays at once in
    named tuples: that takes longer than what most such functions do."""
    return _ruled(function, inline=True)


def _ruled(function: F, inline: bool) -> F:
    if INTERPRETED:
        return function
    room = room_of(function)
    if _ENGINE:
        made = _ENGINE.as_rule(function, inline, alone=room in ("core", "bots"))
    else:
        made = _plain(function, forceinline=inline)
    _rules.setdefault(room, []).append(made)
    return made  # type: ignore[no-any-return]


def _plain(function: Callable[..., Any], **options: Any) -> Any:
    """In Numba's usual way, kept in our folder."""
    before, config.CACHE_DIR = config.CACHE_DIR, str(cache_folder(room_of(function)))
    try:
        return numba.njit(nogil=True, error_model="numpy", cache=True, **options)(function)
    finally:
        config.CACHE_DIR = before


def compiled_for(signature: Any, function: Callable[..., Any]) -> Any:
    """The function for one signature only. Generic algorithms take a game's rules as arguments of
    `types.FunctionType`; only an explicit signature lets those be found in the cache again."""
    made = _ENGINE.as_whole(function) if _ENGINE else _plain(function)
    made.compile(signature)
    _compiled.append(made)
    return made.overloads[signature.args].entry_point  # no need to look for the right one


def offer(rules: Iterable[Any]) -> None:
    """These rules of a game are handed on as arguments of `types.FunctionType`."""
    for made in rules:
        if _ENGINE and hasattr(made, "targetoptions"):  # not left out
            _ENGINE.offer(made)


def quiet() -> AbstractContextManager[Any]:
    """Around calls of rules: interpreted chance multiplies until 64 bits overflow, on purpose."""
    return np.errstate(over="ignore") if INTERPRETED else _NOTHING


_NOTHING = nullcontext()


def rules_of(room: str) -> list[Any]:
    """All rules of a room, such as `games/space_taxi`."""
    return list(_rules.get(room, []))


@contextmanager
def compiling(on_step: Callable[[], None]) -> Iterator[None]:
    """Call `on_step` for every function that Numba finishes meanwhile."""
    listener = _Steps(on_step)
    event.register("numba:compile", listener)
    try:
        yield
    finally:
        event.unregister("numba:compile", listener)


class _Steps(event.Listener):  # type: ignore[misc]
    def __init__(self, on_step: Callable[[], None]) -> None:
        self._on_step = on_step

    def on_start(self, event: Any) -> None:
        pass

    def on_end(self, event: Any) -> None:
        self._on_step()


__all__ = [
    "INTERPRETED",
    "PACKAGE",
    "cache_folder",
    "compiled_for",
    "compiling",
    "inlined",
    "is_prepared",
    "mark_prepared",
    "offer",
    "quiet",
    "room_of",
    "rule",
    "rules_of",
]
