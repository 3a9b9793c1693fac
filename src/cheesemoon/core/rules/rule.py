"""`@rule`: one source, three engines, and a cache that is never stale.

With the engine `compiled`, Numba compiles a rule when it is first called, and a CUDA kernel may
call the same rule. With the others a rule is plain Python. `numba_backend` makes compiling fast,
`cache` stores the result. If `numba_backend` does not fit the installed Numba, plain `numba.njit`
compiles rules.

A process may call `interpret_until_compiled`: then a rule that is not in the cache runs as plain
Python, until another process has compiled it.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from types import ModuleType
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from .cache import NotCompiled, cache_folder, is_prepared, mark_prepared, package_of
from .engine import ENGINE, INTERPRETED, PACKAGE

if TYPE_CHECKING:
    from numba.core.dispatcher import Dispatcher
    from numba.core.typing.templates import Signature

PLAIN = "CHEESEMOON_PLAIN_NUMBA"
"""The environment variable that turns `numba_backend` off."""

F = TypeVar("F", bound=Callable[..., object])

_rules: dict[str, list[Dispatcher]] = {}
_compiled: list[Dispatcher] = []  # references, so that the code called by others is not freed


def _fitting_engine() -> ModuleType | None:
    """Return `numba_backend` if it fits the installed Numba; else warn and return None."""
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
    import numba

    warnings.warn(
        f"Numba {numba.__version__} compiles the rules in its usual way, which takes longer: {why}",
        RuntimeWarning,
        stacklevel=2,
    )
    return None


_ENGINE = None if INTERPRETED else _fitting_engine()


def rule(function: F) -> F:
    """Compile this function when it is first called, and cache the result."""
    return _ruled(function, inline=False)


def inlined(function: F) -> F:
    """Compile this function as a part of each caller. Used for functions that take named tuples of
    arrays, because passing such a tuple takes longer than the function itself."""
    return _ruled(function, inline=True)


def _ruled(function: F, inline: bool) -> F:
    if INTERPRETED:
        return function
    package = package_of(function)
    if _ENGINE:
        made = _ENGINE.as_rule(function, inline, alone=package in ("core", "bots"))
    else:
        made = _plain(function, forceinline=inline)
    _rules.setdefault(package, []).append(made)
    return made  # type: ignore[no-any-return]


def _plain(function: Callable[..., object], **options: bool) -> Dispatcher:
    """Compile by plain `numba.njit`, with Numba's cache in our folder."""
    import numba
    from numba.core import config

    before, config.CACHE_DIR = config.CACHE_DIR, str(cache_folder(package_of(function)))
    try:
        made: Dispatcher = numba.njit(nogil=True, error_model="numpy", cache=True, **options)(
            function
        )
        return made
    finally:
        config.CACHE_DIR = before


def compiled_for(signature: Signature, function: F) -> F:
    """Compile a function for one signature. Generic algorithms take a game's rules as arguments of
    `types.FunctionType`; Numba caches those only under an explicit signature."""
    made = _ENGINE.as_whole(function) if _ENGINE else _plain(function)
    made.compile(signature)  # raises NotCompiled where this process does not compile
    _compiled.append(made)
    return made.overloads[signature.args].entry_point  # type: ignore[no-any-return]


def offer(rules: Iterable[object]) -> None:
    """Prepare the rules of a game for use as arguments of `types.FunctionType`."""
    for made in rules:
        if _ENGINE and hasattr(made, "targetoptions"):  # a compiled rule, not None
            _ENGINE.offer(made)


# --- interpreted until compiled -------------------------------------------------------------------


def interpret_until_compiled() -> None:
    """Never compile in this process. A rule that is not in the cache runs as plain Python."""
    if _ENGINE:
        _ENGINE.defer()


def is_deferring() -> bool:
    """Return True if this process interprets rules that are not in the cache."""
    return bool(_ENGINE and _ENGINE.is_deferring())


def quiet() -> AbstractContextManager[object]:
    """Suppress overflow warnings around calls of rules: interpreted chance overflows 64 bits on
    purpose."""
    return np.errstate(over="ignore") if INTERPRETED or is_deferring() else _NOTHING


_NOTHING = nullcontext()


def rules_of(package: str) -> list[Dispatcher]:
    """Return all rules of a package, such as `games/space_taxi`."""
    return list(_rules.get(package, []))


@contextmanager
def compiling(on_step: Callable[[], None]) -> Iterator[None]:
    """Call `on_step` for each function that Numba compiles inside the `with` block."""
    from numba.core import event

    class Steps(event.Listener):  # type: ignore[misc]
        def on_start(self, event: event.Event) -> None:
            pass

        def on_end(self, event: event.Event) -> None:
            on_step()

    listener = Steps()
    event.register("numba:compile", listener)
    try:
        yield
    finally:
        event.unregister("numba:compile", listener)


__all__ = [
    "ENGINE",
    "INTERPRETED",
    "NotCompiled",
    "PACKAGE",
    "cache_folder",
    "compiled_for",
    "compiling",
    "inlined",
    "interpret_until_compiled",
    "is_deferring",
    "is_prepared",
    "mark_prepared",
    "offer",
    "package_of",
    "quiet",
    "rule",
    "rules_of",
]
