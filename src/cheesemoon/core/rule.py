"""`@rule`: one source, three engines, and a cache that is never stale.

A rule is compiled by Numba when it is first called, may be called from a CUDA kernel as it is, and
is plain Python when `NUMBA_DISABLE_JIT=1`. Compiled code is kept under the user's cache folder, in
a folder named by a hash of every source and content file that the rule can depend on (its own room
and the core), so that an edited rule can never meet yesterday's code. Nothing is written beside the
sources.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba import types
from numba.core import caching, config, event
from platformdirs import user_cache_path

INTERPRETED: bool = bool(config.DISABLE_JIT)
"""Whether rules run as plain Python, for debugging and coverage."""

PACKAGE = Path(__file__).resolve().parent.parent
_KEEP_UNUSED = 14 * 24 * 3600
_SOURCES = (".py", ".toml")

F = TypeVar("F", bound=Callable[..., Any])

_rules: dict[str, list[Any]] = {}


def rule(function: F) -> F:
    """Compile this function when it is first needed, and keep the result."""
    if INTERPRETED:
        return function
    dispatcher = _compilable(numba.njit(nogil=True, error_model="numpy")(function), function)
    if room_of(function).startswith("games/"):
        dispatcher.targetoptions["no_cfunc_wrapper"] = True
    _rules.setdefault(room_of(function), []).append(dispatcher)
    return dispatcher  # type: ignore[no-any-return]


def compiled_for(signature: Any, function: Callable[..., Any]) -> Any:
    """The function for one signature only. Generic algorithms take a game's rules as arguments of
    `types.FunctionType`; only an explicit signature lets those be found in the cache again."""
    dispatcher = numba.njit(nogil=True, error_model="numpy")(function)
    _compilable(dispatcher, function).compile(signature)
    dispatcher.disable_compile()
    return dispatcher


def offer(rules: Iterable[Any]) -> None:
    """These rules of a game are handed on as arguments of `types.FunctionType`. That takes a
    wrapper for C, which costs an eighth of the first start and which the others do without."""
    for dispatcher in rules:
        if hasattr(dispatcher, "targetoptions"):  # not interpreted, and not left out
            dispatcher.targetoptions.pop("no_cfunc_wrapper", None)


def quiet() -> AbstractContextManager[Any]:
    """Around calls of rules: interpreted chance multiplies until 64 bits overflow, on purpose."""
    return np.errstate(over="ignore") if INTERPRETED else _NOTHING


_NOTHING = nullcontext()


def rules_of(room: str) -> list[Any]:
    """All rules of a room, such as `games/space_taxi`."""
    return list(_rules.get(room, []))


def room_of(function: Callable[..., Any]) -> str:
    """`core`, `bots`, or `games/space_taxi`: the folder whose sources a rule belongs to."""
    inside = Path(function.__code__.co_filename).resolve()
    try:
        parts = inside.relative_to(PACKAGE).parts
    except ValueError:
        return str(inside.parent)
    return "/".join(parts[: 2 if parts[0] == "games" else 1])


@cache
def cache_folder(room: str) -> Path:
    """Where the compiled rules of a room lie: named by the hash of all that they depend on."""
    digest = hashlib.sha256()
    for word in (numba.__version__, np.__version__, sys.version):
        digest.update(word.encode() + b"\0")
    for folder in sorted({PACKAGE / "core", PACKAGE / room}):
        for path in sorted(folder.rglob("*")):
            if path.suffix in _SOURCES:
                digest.update(path.relative_to(folder).as_posix().encode() + b"\0")
                digest.update(path.read_bytes() + b"\0")
    base = os.environ.get("CHEESEMOON_CACHE") or user_cache_path("cheesemoon", appauthor=False)
    name = "-".join(Path(room).parts[-2:]).strip("/\\").replace(os.sep, "-")
    return Path(base) / "rules" / name / digest.hexdigest()[:20]


def _compilable(dispatcher: Any, function: Callable[..., Any]) -> Any:
    """Our cache, and one integer type for arguments: Numba would compile a rule anew for every
    width of integer and every literal that some caller happens to pass."""
    dispatcher._cache = _Cache(function)
    template = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: template(tuple(map(_widened, args)), kws)
    return dispatcher


def _widened(kind: Any) -> Any:
    kind = types.unliteral(kind)
    if isinstance(kind, types.Integer) and kind != types.uint64:
        return types.int64
    return kind


class _Locator(caching._CacheLocator):  # type: ignore[misc]
    def __init__(self, function: Callable[..., Any]) -> None:
        self._folder = cache_folder(room_of(function))
        self._line = function.__code__.co_firstlineno

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> _Locator:
        return cls(py_func)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._folder.name

    def get_disambiguator(self) -> str:
        return str(self._line)


class _CacheImpl(caching.CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = [_Locator]


class _Cache(caching.FunctionCache):  # type: ignore[misc]
    """Numba's file cache in our folder; a damaged file or a full disk only costs time."""

    _impl_class = _CacheImpl

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        try:
            return super().load_overload(sig, target_context)
        except Exception:  # noqa: BLE001 - whatever is wrong with the file, compile again
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        try:
            super().save_overload(sig, data)
        except OSError:
            self.disable()


# --- the first start, which people should see -------------------------------------------------


def is_prepared(room: str, part: str) -> bool:
    """Whether a part of a room was compiled completely on this machine before."""
    return INTERPRETED or (cache_folder(room) / f"{part}-complete").exists()


def mark_prepared(room: str, part: str) -> None:
    """Remember that a part of a room is compiled; drop folders of older versions nobody uses."""
    folder = cache_folder(room)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{part}-complete").touch()
        for other in folder.parent.iterdir():
            if other != folder and time.time() - other.stat().st_mtime > _KEEP_UNUSED:
                shutil.rmtree(other, ignore_errors=True)
    except OSError:
        pass


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
