"""Every private name of Numba that we use, and the look at bytecode, in one place.

To the rules that call it, a rule is only a part of themselves (`Inside`): it is typed and lowered
once, then optimised together with its caller. Left to itself, Numba would make machine code of
every rule with everything it calls, and do so again for each caller.

If this module does not fit the Numba that is installed (`misfit` says what is missing, or importing
it fails), `rule` does without it: slower to compile, the same rules.
"""

from __future__ import annotations

import dis
import inspect
import pickle
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numba
from llvmlite import ir
from numba import types
from numba.core import caching, codegen, compiler, compiler_lock, cpu, event, targetconfig
from numba.core.dispatcher import Dispatcher
from numba.core.registry import cpu_target
from numba.core.typing import templates

from .cache import cache_folder, room_of

_MAKERS = {"array", "copy", "empty", "full", "ones", "zeros"}
_SLICING = frozenset(code for code, name in enumerate(dis.opname) if "SLICE" in name)


def misfit() -> str | None:
    """What this module needs that the installed Numba does not have; None if all is well."""
    needed: list[tuple[Any, str]] = [
        (Dispatcher, "fold_argument_types get_call_template get_overload compile"),
        (codegen.JITCodeLibrary, "add_linking_library finalize _get_module_for_linking"),
        (codegen.CodeLibrary, "_ensure_finalized"),
        (caching.IndexDataCacheFile, "_dump _load_index _load_data _save_index"),
        (caching.FunctionCache, "load_overload save_overload disable"),
        (templates, "make_concrete_template"),
        (targetconfig.TargetConfig, "options __eq__ __hash__"),
        (compiler.Flags(), "_values"),
        (types.intp, "_code"),
        (type(cpu_target), "options target_context typing_context"),  # made when they are asked for
    ]
    for holder, names in needed:
        for name in names.split():
            if not hasattr(holder, name):
                return f"{getattr(holder, '__name__', holder)}.{name}"
    asked = {"typingctx", "targetctx", "func", "args", "return_type", "flags", "locals", "library"}
    if not asked <= set(inspect.signature(compiler.compile_extra).parameters):
        return "compiler.compile_extra"
    return None


def as_rule(function: Callable[..., Any], inline: bool, alone: bool) -> Any:
    """A rule that is compiled when it is first needed. `alone`: it may be handed on as a function,
    which takes a wrapper for C."""
    jit = numba.njit(
        nogil=True, error_model="numpy", forceinline=inline, _nrt=_makes_arrays(function)
    )
    dispatcher = _compilable(jit(function), function)
    if not alone:
        dispatcher.targetoptions["no_cfunc_wrapper"] = True
    dispatcher.inside = Inside(dispatcher)
    dispatcher.get_call_template = dispatcher.inside.get_call_template
    dispatcher.get_overload = dispatcher.inside.get_overload
    return dispatcher


def as_whole(function: Callable[..., Any]) -> Any:
    """A function that is compiled with all that it calls."""
    return _compilable(numba.njit(nogil=True, error_model="numpy")(function), function)


def offer(dispatcher: Any) -> None:
    """This rule is handed on as a function. That takes a wrapper for C, which others do without;
    and as it is compiled whole in any case, it is no part of whoever calls it."""
    dispatcher.targetoptions.pop("no_cfunc_wrapper", None)
    vars(dispatcher).pop("get_overload", None)
    _widen(dispatcher)


def _makes_arrays(function: Callable[..., Any]) -> bool:
    """Whether it may make arrays, even if only by copying a slice. Numba then counts who uses each
    array, also those that the rule is handed; without that, rules are a good deal faster."""
    code = function.__code__
    return (
        not _MAKERS.isdisjoint(code.co_names)
        or not _SLICING.isdisjoint(code.co_code[::2])  # every other byte is an argument
        or any(isinstance(constant, slice) for constant in code.co_consts)  # Python 3.14
    )


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


# --- a rule as a part of other rules --------------------------------------------------------------


class Inside:
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


# --- places of arrays -----------------------------------------------------------------------------

_FROM_THE_FRONT = ("cheesemoon.core.", "cheesemoon.games.")


@cache
def _count_from_the_front() -> None:
    """Negative indices count from the end, as in Python, which takes two instructions for every
    look at an array. Our own rules do so with literals only (`tests/test_places.py` holds that), so
    there it is left out; not in anybody else's. Done when something is compiled: where all is found
    in the cache, Numba does not load its arrays."""
    from numba.np import arrayobj

    usual = getattr(arrayobj, "fix_integer_index", None)
    if usual is None:  # another Numba: the same rules, slower
        return

    def index(context: Any, builder: Any, kind: Any, number: Any, size: Any) -> Any:
        module = getattr(context.fndesc, "modname", None) or ""
        literal = isinstance(number, ir.Constant) or not kind.signed
        ours = isinstance(context, cpu.CPUContext) and module.startswith(_FROM_THE_FRONT)
        if literal or not ours:
            return usual(context, builder, kind, number, size)
        return context.cast(builder, number, kind, types.intp)

    arrayobj.fix_integer_index = index


# --- what Numba asks of itself again and again ----------------------------------------------------


@cache
def _ask_quickly() -> None:
    """For every call that it types, Numba compares all settings of the compilation, one by one; and
    every step of it writes out the types of all arguments, a record with each of its fields. That
    is a tenth of the time that rules take to compile, for the same answers."""
    settings, record = targetconfig.TargetConfig, types.Record
    compared, written = settings.__eq__, record.__repr__
    names: dict[Any, int] = {}
    texts: dict[int, str] = {}

    def equal(one: Any, other: Any) -> Any:
        if type(one) is not type(other):
            return compared(one, other)
        said, other_said = one._values, other._values  # all else is at its default
        return said == other_said or all(
            getattr(one, name) == getattr(other, name) for name in said.keys() | other_said.keys()
        )

    def text(kind: Any) -> str:
        if kind._code not in texts:
            texts[kind._code] = written(kind)
        return texts[kind._code]

    def named(one: Any) -> int:  # what Numba takes for their hash: that of their names
        kind: Any = type(one)
        if kind not in names:
            names[kind] = hash(tuple(sorted(one.options)))
        return names[kind]

    settings.__eq__, settings.__hash__, record.__repr__ = equal, named, text


# --- the cache: Numba's files in our folder -------------------------------------------------------


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


class _CacheFile(caching.IndexDataCacheFile):  # type: ignore[misc]
    """Files that carry a sum of what is in them: machine code that is damaged would be run."""

    def _dump(self, obj: Any) -> bytes:
        data: bytes = super()._dump(obj)
        return zlib.crc32(data).to_bytes(4, "big") + data

    def _load_index(self) -> dict[Any, Any]:
        try:
            with Path(self._index_path).open("rb") as file:
                if pickle.load(file) != self._version:
                    return {}
                stamp, overloads = pickle.loads(_whole(file.read()))
        except Exception:  # noqa: BLE001 - whatever is wrong with it, begin a new one
            return {}
        return overloads if stamp == self._source_stamp else {}

    def _load_data(self, name: str) -> Any:
        return pickle.loads(_whole(Path(self._data_path(name)).read_bytes()))


def _whole(data: bytes) -> bytes:
    """What a file held when it was written."""
    if zlib.crc32(data[4:]) != int.from_bytes(data[:4], "big") or len(data) < 5:
        raise ValueError("a damaged file in the cache of compiled rules")
    return data[4:]


class _Cache(caching.FunctionCache):  # type: ignore[misc]
    """Numba's file cache in our folder; a damaged file or a full disk only costs time."""

    _impl_class = _CacheImpl

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        stamp = self._impl.locator.get_source_stamp()
        self._cache_file = _CacheFile(self._cache_path, self._impl.filename_base, stamp)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        try:
            found = super().load_overload(_arguments(sig), target_context)
        except Exception:  # noqa: BLE001 - whatever is wrong with the file, compile again
            found = None
        wanted = getattr(sig, "return_type", None)
        if found and wanted in (None, found.signature.return_type):
            return found
        _count_from_the_front()
        _ask_quickly()
        return None

    def save_overload(self, sig: Any, data: Any) -> None:
        try:
            super().save_overload(_arguments(sig), data)
        except OSError:
            self.disable()


def _arguments(signature: Any) -> tuple[Any, ...]:
    """What a compiled rule is kept under. Numba would keep one that is called by the types of its
    arguments, and one that is handed on as a function by its whole signature: the same code twice,
    and compiled twice."""
    return tuple(getattr(signature, "args", signature))
