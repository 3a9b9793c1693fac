"""`@rule`: one source, three engines, and a cache that is never stale.

A rule is compiled by Numba when it is first called, may be called from a CUDA kernel as it is, and
is plain Python when `NUMBA_DISABLE_JIT=1`. Compiled code is kept under the user's cache folder, in
a folder named by a hash of every source and content file that the rule can depend on (its own room
and the core), so that an edited rule can never meet yesterday's code. Nothing is written beside the
sources.

What a rule is to other rules is only a part of them (`_Inside`): typed and lowered once, then
optimised together with its caller. Numba by itself would make machine code of every rule with all
that it calls, and do so again for each of its callers.
"""

from __future__ import annotations

import dis
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
from numba.core import caching, codegen, compiler, compiler_lock, config, event
from numba.core.registry import cpu_target
from numba.core.typing import templates
from platformdirs import user_cache_path

INTERPRETED: bool = bool(config.DISABLE_JIT)
"""Whether rules run as plain Python, for debugging and coverage."""

PACKAGE = Path(__file__).resolve().parent.parent
_KEEP_UNUSED = 14 * 24 * 3600
_SOURCES = (".py", ".toml")
_PLAIN = {"lessons", "picture", "narration.py", "text.py", "svg.py", "png.py"}
"""Folders and files without rules, and which no rule imports: they may change as they like."""
_MAKERS = {"array", "copy", "empty", "full", "ones", "zeros"}

F = TypeVar("F", bound=Callable[..., Any])

_rules: dict[str, list[Any]] = {}


def rule(function: F) -> F:
    """Compile this function when it is first needed, and keep the result."""
    if INTERPRETED:
        return function
    jit = numba.njit(nogil=True, error_model="numpy", _nrt=_makes_arrays(function))
    dispatcher = _compilable(jit(function), function)
    if room_of(function).startswith("games/"):
        dispatcher.targetoptions["no_cfunc_wrapper"] = True
    dispatcher.inside = _Inside(dispatcher)
    dispatcher.get_call_template = dispatcher.inside.get_call_template
    dispatcher.get_overload = dispatcher.inside.get_overload
    _rules.setdefault(room_of(function), []).append(dispatcher)
    return dispatcher  # type: ignore[no-any-return]


def _makes_arrays(function: Callable[..., Any]) -> bool:
    """Whether it may, be it only to copy a slice. Numba then counts who uses each array, also those
    that the rule is handed; without that, rules are a good deal faster."""
    slices = any("SLICE" in step.opname for step in dis.get_instructions(function))
    return slices or not _MAKERS.isdisjoint(function.__code__.co_names)


def compiled_for(signature: Any, function: Callable[..., Any]) -> Any:
    """The function for one signature only. Generic algorithms take a game's rules as arguments of
    `types.FunctionType`; only an explicit signature lets those be found in the cache again."""
    dispatcher = numba.njit(nogil=True, error_model="numpy")(function)
    _compilable(dispatcher, function).compile(signature)
    dispatcher.disable_compile()
    return dispatcher


def offer(rules: Iterable[Any]) -> None:
    """These rules of a game are handed on as arguments of `types.FunctionType`. That takes a
    wrapper for C, which the others do without; and as they are compiled whole in any case, they
    are no part of whoever calls them."""
    for dispatcher in rules:
        if hasattr(dispatcher, "targetoptions"):  # not interpreted, and not left out
            dispatcher.targetoptions.pop("no_cfunc_wrapper", None)
            vars(dispatcher).pop("get_overload", None)
            _widen(dispatcher)


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
            if path.suffix in _SOURCES and not _PLAIN & set(path.relative_to(folder).parts):
                digest.update(path.relative_to(folder).as_posix().encode() + b"\0")
                digest.update(path.read_bytes() + b"\0")
    base = os.environ.get("CHEESEMOON_CACHE") or user_cache_path("cheesemoon", appauthor=False)
    name = "-".join(Path(room).parts[-2:]).strip("/\\").replace(os.sep, "-")
    return Path(base) / "rules" / name / digest.hexdigest()[:20]


def _compilable(dispatcher: Any, function: Callable[..., Any]) -> Any:
    """Our cache, and one integer type for arguments: Numba would compile a rule anew for every
    width of integer and every literal that some caller happens to pass."""
    dispatcher._cache = _Cache(function)
    _widen(dispatcher)
    return dispatcher


def _widen(dispatcher: Any) -> None:
    template = type(dispatcher).get_call_template
    dispatcher.get_call_template = lambda args, kws: template(
        dispatcher, tuple(map(_widened, args)), kws
    )


def _widened(kind: Any) -> Any:
    kind = types.unliteral(kind)
    if isinstance(kind, types.Integer) and kind != types.uint64:
        return types.int64
    return kind


class _Inside:
    """A rule as other rules see it."""

    def __init__(self, dispatcher: Any) -> None:
        self._dispatcher = dispatcher
        self._lowered: dict[tuple[Any, ...], Any] = {}  # by the types of the arguments
        self._key: dict[tuple[Any, ...], object] = {}

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """For typing a call: the signature, once the rule is lowered."""
        pysig, args = self._dispatcher.fold_argument_types(args, kws)
        args = tuple(map(_widened, args))
        with compiler_lock.global_compiler_lock:
            if args not in self._lowered:
                self._lower(args)
        name = self._dispatcher.py_func.__name__
        template = templates.make_concrete_template(
            f"CallTemplate({name})",
            key=name,
            signatures=[result.signature for result in self._lowered.values()],
        )
        return template, pysig, args, {}

    def get_overload(self, args: Any) -> object:
        """For lowering a call: what the code is registered under."""
        return self._key[tuple(getattr(args, "args", args))]

    def __len__(self) -> int:
        """How often it was lowered: once, unless its callers hand it other types."""
        return len(self._lowered)

    def _lower(self, args: tuple[Any, ...]) -> None:
        dispatcher = self._dispatcher
        flags = compiler.Flags()
        cpu_target.options.parse_as_flags(flags, dispatcher.targetoptions)
        flags.no_cpython_wrapper = flags.no_cfunc_wrapper = flags.no_compile = True
        target = cpu_target.target_context
        data = {"dispatcher": dispatcher, "args": args, "return_type": None}
        with event.trigger_event("numba:compile", data=data):
            result = compiler.compile_extra(
                cpu_target.typing_context,
                target,
                dispatcher.py_func,
                args=args,
                return_type=None,
                flags=flags,
                locals={},
                library=_PartLibrary(target.codegen(), dispatcher.py_func.__qualname__),
            )
        self._key[args] = object()
        target.insert_user_function(self._key[args], result.fndesc, [result.library])
        self._lowered[args] = result


class _PartLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule alone, neither optimised with what it calls nor ever run by itself."""

    _shared_module: Any

    def add_linking_library(self, library: Any) -> None:
        self._linking_libraries.append(library)

    def finalize(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == codegen.ll.Linkage.external:
                function.linkage = "linkonce_odr"
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """This part with all that it calls, each once, to be optimised by whoever links it."""
        if self._shared_module is None:
            whole = None
            for library in self._with_called():
                if not isinstance(library, _PartLibrary):
                    module = library._get_module_for_linking()
                else:
                    library._ensure_finalized()
                    module = library._final_module
                if whole is None:
                    whole = module.clone()
                else:
                    whole.link_in(module, preserve=True)
            self._shared_module = whole
        return self._shared_module

    def _with_called(self) -> list[Any]:
        found: dict[Any, None] = {}
        left = [self]
        while left:
            library = left.pop()
            if library not in found:
                found[library] = None
                if isinstance(library, _PartLibrary):
                    left += library._linking_libraries
        return list(found)


class _Locator(caching._CacheLocator):  # type: ignore[misc]
    def __init__(self, function: Callable[..., Any]) -> None:
        self._folder = cache_folder(room_of(function))
        self._line = function.__code__.co_firstlineno
        self._py_file = function.__code__.co_filename  # named where something cannot be cached

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
