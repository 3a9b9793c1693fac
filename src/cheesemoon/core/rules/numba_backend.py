"""Fast compiling of rules. All private names of Numba that we use are in this module.

A rule is typed and lowered once, then optimised together with each rule that calls it (`Inside`).
Numba alone would compile every rule to machine code with all that it calls, again for each caller.

If the installed Numba does not fit (`misfit`, or the import fails), `rule` works without this
module. Compiling is slower then, the rules are the same.
"""

from __future__ import annotations

import dis
import inspect
import pickle
import time
import zlib
from collections.abc import Callable
from inspect import Signature as PySignature
from pathlib import Path

import numba
from llvmlite.binding import ModuleRef
from numba import types
from numba.core import caching, codegen, compiler, compiler_lock, cpu, event, ir
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.dispatcher import Dispatcher
from numba.core.registry import cpu_target
from numba.core.typed_passes import NoPythonSupportedFeatureValidation
from numba.core.typing import templates

from .cache import NotCompiled, cache_folder, package_of
from .plain import PlainRules

Types = tuple[types.Type, ...]

_MAKERS = {"array", "copy", "empty", "full", "ones", "zeros"}
_SLICING = frozenset(code for code, name in enumerate(dis.opname) if "SLICE" in name)


def misfit() -> str | None:
    """Return the first name that the installed Numba lacks; None if it has all."""
    needed: list[tuple[object, str]] = [
        (
            Dispatcher,
            "fold_argument_types get_call_template get_overload compile _compile_for_args",
        ),
        (codegen.JITCodeLibrary, "add_linking_library finalize _get_module_for_linking"),
        (codegen.CodeLibrary, "_ensure_finalized"),
        (caching.IndexDataCacheFile, "_dump _load_index _load_data _save_index"),
        (caching.FunctionCache, "load_overload save_overload disable"),
        (templates, "make_concrete_template"),
        (type(cpu_target), "options target_context typing_context"),
    ]
    for holder, names in needed:
        for name in names.split():
            if not hasattr(holder, name):
                return f"{getattr(holder, '__name__', holder)}.{name}"
    asked = {"typingctx", "targetctx", "func", "args", "return_type", "flags", "locals", "library"}
    if not asked <= set(inspect.signature(compiler.compile_extra).parameters):
        return "compiler.compile_extra"
    return None


def as_rule(function: Callable[..., object], inline: bool, alone: bool) -> Dispatcher:
    """Return a rule that is compiled when it is first called. `alone`: it gets a C wrapper, so that
    it can be passed as a function."""
    jit = numba.njit(
        nogil=True,
        error_model="numpy",
        forceinline=inline,
        _nrt=_makes_arrays(function),
        pipeline_class=compiler_of(function),
    )
    dispatcher = _compilable(jit(function), function)
    if not alone:
        dispatcher.targetoptions["no_cfunc_wrapper"] = True
    inside = Inside(dispatcher)
    vars(dispatcher).update(
        inside=inside,
        get_call_template=inside.get_call_template,
        get_overload=inside.get_overload,
    )
    return dispatcher


def as_whole(function: Callable[..., object]) -> Dispatcher:
    """Return a function that is compiled with all that it calls."""
    return _compilable(numba.njit(nogil=True, error_model="numpy")(function), function)


class _Parts:
    """Whether rules stay parts of their callers, also if they are offered."""

    are_kept = False


def keep_parts() -> None:
    """Let `offer` do nothing: in a library, rules are parts of all functions that call them."""
    _Parts.are_kept = True


def offer(dispatcher: Dispatcher) -> None:
    """Prepare a rule for being passed as a function. It gets a C wrapper, and as it is compiled as
    a whole, its callers call it instead of including it."""
    if _Parts.are_kept:
        return
    dispatcher.targetoptions.pop("no_cfunc_wrapper", None)
    vars(dispatcher).pop("get_overload", None)
    _widen(dispatcher)


def _makes_arrays(function: Callable[..., object]) -> bool:
    """Return True if a rule may make arrays, also by copying a slice. Numba then counts references
    to every array, also to arguments. Rules without reference counts are faster."""
    code = function.__code__
    return (
        not _MAKERS.isdisjoint(code.co_names)
        or not _SLICING.isdisjoint(code.co_code[::2])  # odd bytes are arguments
        or any(isinstance(constant, slice) for constant in code.co_consts)  # Python 3.14
    )


def _compilable(dispatcher: Dispatcher, function: Callable[..., object]) -> Dispatcher:
    """Set our cache, and use one integer type for arguments. Numba would compile a rule again for
    each integer width and each literal that a caller passes."""
    vars(dispatcher)["_cache"] = _Cache(function)
    vars(dispatcher)["_compile_for_args"] = _Deferred(dispatcher)
    _widen(dispatcher)
    return dispatcher


def _widen(dispatcher: Dispatcher) -> None:
    template = type(dispatcher).get_call_template
    vars(dispatcher)["get_call_template"] = lambda args, kws: template(
        dispatcher, tuple(map(_widened, args)), kws
    )


def _widened(kind: types.Type) -> types.Type:
    kind = types.unliteral(kind)
    if isinstance(kind, types.Integer) and kind != types.uint64:
        return types.int64
    return kind


# --- a rule as a part of other rules --------------------------------------------------------------


class Inside:
    """A rule as a part of the rules that call it."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self._dispatcher = dispatcher
        self._lowered: dict[Types, compiler.CompileResult] = {}  # by the types of the arguments
        self._key: dict[Types, object] = {}

    def get_call_template(
        self, args: Types, kws: dict[str, types.Type]
    ) -> tuple[type[templates.ConcreteTemplate], PySignature, Types, dict[str, types.Type]]:
        """Lower the rule, then return its signature, for typing a call."""
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

    def get_overload(self, args: Types | templates.Signature) -> object:
        """Return the key of the registered code, for lowering a call."""
        return self._key[tuple(getattr(args, "args", args))]

    def __len__(self) -> int:
        """Return how often the rule was lowered: once per combination of argument types."""
        return len(self._lowered)

    def _lower(self, args: Types) -> None:
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
                library=PartLibrary(target.codegen(), dispatcher.py_func.__qualname__),
                pipeline_class=compiler_of(dispatcher.py_func),
            )
        self._key[args] = object()
        target.insert_user_function(self._key[args], result.fndesc, [result.library])
        self._lowered[args] = result


class PartLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule alone. It is optimised and run only as a part of its callers."""

    _shared_module: ModuleRef | None

    def add_linking_library(self, library: codegen.CodeLibrary) -> None:
        self._linking_libraries.append(library)

    def finalize(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == codegen.ll.Linkage.external:
                function.linkage = "linkonce_odr"
        self._finalized = True

    def _get_module_for_linking(self) -> ModuleRef:
        """Link this rule with all rules that it calls, each once; the caller optimises them."""
        if self._shared_module is None:
            whole = None
            for library in self._with_called():
                if not isinstance(library, PartLibrary):
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

    def _with_called(self) -> list[codegen.CodeLibrary]:
        found: dict[codegen.CodeLibrary, None] = {}
        left = [self]
        while left:
            library = left.pop()
            if library not in found:
                found[library] = None
                if isinstance(library, PartLibrary):
                    left += library._linking_libraries
        return list(found)


# --- interpreted until compiled -------------------------------------------------------------------


_PATIENCE = 2.0  # seconds until a rule that was not in the cache is looked for again


class _Deferring:
    """Whether this process interprets rules that are not in the cache."""

    is_on = False
    plain = PlainRules()


def defer() -> None:
    """Interpret rules that are not in the cache."""
    _Deferring.is_on = True


def is_deferring() -> bool:
    """Return True if this process interprets rules that are not in the cache."""
    return _Deferring.is_on


class _Deferred:
    """`Dispatcher._compile_for_args`: return what a call from Python runs, if nothing is compiled
    for its arguments. Numba calls a returned Python function with the same arguments."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self._dispatcher = dispatcher
        self._compile = dispatcher._compile_for_args  # type: ignore[attr-defined]
        self._look_again = 0.0  # when to look in the cache, by the monotonic clock

    def __call__(self, *args: object, **kws: object) -> Callable[..., object]:
        if not _Deferring.is_on:
            return self._compile(*args, **kws)  # type: ignore[no-any-return]
        if time.monotonic() >= self._look_again:
            try:
                return self._compile(*args, **kws)  # type: ignore[no-any-return]
            except NotCompiled:
                self._look_again = time.monotonic() + _PATIENCE
        return _Deferring.plain.copy(self._dispatcher)


# --- indices of arrays ----------------------------------------------------------------------------

_OURS = ("cheesemoon.core.", "cheesemoon.games.")


@register_pass(mutates_CFG=False, analysis_only=False)
class _UnsignedIndices(FunctionPass):  # type: ignore[misc]
    """A compiler pass: type computed indices of arrays as unsigned. Negative indices count from the
    end, which takes two instructions per access. Our rules use only literals for that
    (`tests/test_places.py`)."""

    _name = "cheesemoon_unsigned_indices"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: compiler.StateDict) -> bool:
        changed = {}
        for node, signature in state.calltypes.items():
            is_getitem = isinstance(node, ir.Expr) and node.op == "getitem"
            if is_getitem or isinstance(node, ir.SetItem):
                array, _, *value = signature.args
                index = _unsigned(state.typemap[node.index.name])
                if isinstance(array, types.Array) and index is not None:
                    changed[node] = signature.replace(args=(array, index, *value))
        state.calltypes.update(changed)
        return bool(changed)


def _unsigned(index: types.Type) -> types.Type | None:
    """Return the unsigned type of an index; None if it may be negative or is no integer."""
    parts = index.types if isinstance(index, types.BaseTuple) else (index,)
    for part in parts:
        if not isinstance(part, types.Integer) or getattr(part, "literal_value", 0) < 0:
            return None
    if isinstance(index, types.BaseTuple):
        return types.UniTuple(types.uint64, len(parts))
    return types.uint64


class _Compiler(compiler.CompilerBase):  # type: ignore[misc]
    """Numba's compiler with unsigned indices."""

    def define_pipelines(self) -> list[compiler.PassManager]:
        passes = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(_UnsignedIndices, NoPythonSupportedFeatureValidation)
        passes.finalize()
        return [passes]


def compiler_of(function: Callable[..., object]) -> type[compiler.CompilerBase]:
    """Return the compiler of a rule: our own for our rules, Numba's for the rules of others."""
    return _Compiler if function.__module__.startswith(_OURS) else compiler.Compiler


# --- the cache: Numba's files in our folder -------------------------------------------------------


class _Locator(caching._CacheLocator):  # type: ignore[misc]
    def __init__(self, function: Callable[..., object]) -> None:
        self._folder = cache_folder(package_of(function))
        self._line = function.__code__.co_firstlineno
        self._py_file = function.__code__.co_filename  # Numba names it in warnings

    @classmethod
    def from_function(cls, py_func: Callable[..., object], py_file: str) -> _Locator:
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
    """Cache files with a checksum, because Numba would run damaged machine code."""

    def _dump(self, obj: object) -> bytes:
        data: bytes = super()._dump(obj)
        return zlib.crc32(data).to_bytes(4, "big") + data

    def _load_index(self) -> dict[object, str]:
        try:
            with Path(self._index_path).open("rb") as file:
                if pickle.load(file) != self._version:
                    return {}
                stamp, overloads = pickle.loads(_whole(file.read()))
        except Exception:  # noqa: BLE001 - any damage: start a new index
            return {}
        return overloads if stamp == self._source_stamp else {}

    def _load_data(self, name: str) -> object:
        return pickle.loads(_whole(Path(self._data_path(name)).read_bytes()))


def _whole(data: bytes) -> bytes:
    """Return the content of a file; raise ValueError if it changed since it was written."""
    if zlib.crc32(data[4:]) != int.from_bytes(data[:4], "big") or len(data) < 5:
        raise ValueError("a damaged file in the cache of compiled rules")
    return data[4:]


class _Cache(caching.FunctionCache):  # type: ignore[misc]
    """Numba's file cache in our folder. A damaged file or a full disk only costs time."""

    _impl_class = _CacheImpl

    def __init__(self, function: Callable[..., object]) -> None:
        super().__init__(function)
        stamp = self._impl.locator.get_source_stamp()
        self._cache_file = _CacheFile(self._cache_path, self._impl.filename_base, stamp)

    def load_overload(
        self, sig: Types | templates.Signature, target_context: cpu.CPUContext
    ) -> compiler.CompileResult | None:
        try:
            found = super().load_overload(_arguments(sig), target_context)
        except Exception:  # noqa: BLE001 - any damage: compile again
            found = None
        wanted = getattr(sig, "return_type", None)
        if found and wanted in (None, found.signature.return_type):
            return found
        if _Deferring.is_on:
            raise NotCompiled
        return None

    def save_overload(self, sig: Types | templates.Signature, data: compiler.CompileResult) -> None:
        try:
            super().save_overload(_arguments(sig), data)
        except OSError:
            self.disable()


def _arguments(signature: Types | templates.Signature) -> Types:
    """Return the cache key of a compiled rule: the types of its arguments. Numba would compile and
    store a rule twice: by its argument types for calls, by its signature for use as a function."""
    return tuple(getattr(signature, "args", signature))
