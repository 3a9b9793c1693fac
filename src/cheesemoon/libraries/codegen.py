"""Code of rules for another platform than this process.

Numba's target context gets another code generator. Typing and lowering stay, so the rules need no
change. What is compiled then can be written to a file and never called: a process builds for one
platform only, and calls no rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from llvmlite import binding as ll, ir
from numba.core import cgutils, codegen, compiler
from numba.core.registry import cpu_target
from numba.core.runtime import rtsys

from cheesemoon.core.rules import numba_backend

from .runtime import runtime
from .slots import write_wrapper
from .targets import Target

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef
    from numba.core.compiler import CompileResult
    from numba.core.dispatcher import Dispatcher
    from numba.core.typing.templates import Signature

_SHARED = (ll.Linkage.external, ll.Linkage.linkonce_odr)


class _PartLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of one of Numba's own functions. It becomes a part of the library as it is."""

    def add_linking_library(self, library: codegen.CodeLibrary) -> None:
        self._linking_libraries.append(library)

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0


class _Codegen(codegen.CPUCodegen):  # type: ignore[misc]
    """Makes modules for a target. None of them is run in this process."""

    _library_class = _PartLibrary

    def __init__(self, target: Target) -> None:
        ll.initialize_all_targets()
        ll.initialize_all_asmprinters()
        found = ll.Target.from_triple(target.triple)
        self._tm = found.create_target_machine(opt=3, features=target.features, reloc="pic")
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)
        self._rtlinker = codegen.RuntimeLinker()
        self._loopvect, self._opt_level = False, 0
        self._tm_features = target.features
        self._target = target

    def _create_empty_module(self, name: str) -> ir.Module:
        module = ir.Module(cgutils.normalize_ir_text(name))
        module.triple, module.data_layout = self._target.triple, self._data_layout
        return module

    def _add_module(self, module: ModuleRef) -> None:
        pass

    def magic_tuple(self) -> tuple[str, str, str]:
        return (self._target.triple, "", self._tm_features)

    def set_env(self, name: str, env: object) -> None:
        pass


def generate_for(target: Target) -> _Codegen:
    """Let this process compile for a target from here on. Call it before games are imported."""
    numba_backend.keep_parts()
    context = cpu_target.target_context  # sets up its runtime with the usual code generator
    made = _Codegen(target)
    context._internal_codegen = made
    # Numba keeps its own functions under their entry points. Nothing here has one, so each gets an
    # object of its own: with the same object for all, `min` was compiled into a call of `max`.
    context.get_executable = lambda library, fndesc, env: [library].append
    return made


class Module:
    """A module with some exported functions."""

    def __init__(self, made: _Codegen, target: Target) -> None:
        self._made, self._target = made, target
        self._context = cpu_target.target_context
        self._libraries: dict[codegen.CodeLibrary, None] = {}
        self._wrappers: list[str] = []
        self.names: list[str] = []

    def export(self, name: str, function: Callable[..., object], signature: Signature) -> None:
        """Add a rule, or a plain function that calls rules, for one signature."""
        result = self._compile(function, signature)
        left = [result.library]
        while left:
            library = left.pop()
            if library not in self._libraries and library is not rtsys.library:
                self._libraries[library] = None
                left += library._linking_libraries
        empty = self._made._create_empty_module(f"export.{name}")
        self._wrappers.append(write_wrapper(self._context, empty, name, result.fndesc))
        self.names.append(name)

    def _compile(self, function: Callable[..., object], signature: Signature) -> CompileResult:
        rule = cast("Dispatcher", function)
        if not hasattr(function, "py_func"):
            rule = numba_backend.as_rule(function, False, alone=True)
        source = rule.py_func
        flags = compiler.Flags()
        cpu_target.options.parse_as_flags(flags, rule.targetoptions)
        flags.no_cpython_wrapper = flags.no_cfunc_wrapper = flags.no_compile = True
        return compiler.compile_extra(
            cpu_target.typing_context,
            self._context,
            source,
            args=signature.args,
            return_type=signature.return_type,
            flags=flags,
            locals={},
            library=numba_backend.PartLibrary(self._made, source.__qualname__),
            pipeline_class=numba_backend.compiler_of(source),
        )

    def object_file(self) -> bytes:
        """Return the object file, in which only the exported functions are visible."""
        whole = ll.parse_assembly(str(self._made._create_empty_module("rules")))
        for library in self._libraries:
            library._ensure_finalized()
            part = library._final_module.clone()
            for function in part.functions:
                if not function.is_declaration and function.linkage in _SHARED:
                    function.linkage = "weak_odr"  # linked in even before it is called
            whole.link_in(part)
        for text in self._wrappers:
            whole.link_in(ll.parse_assembly(text))
        whole.link_in(ll.parse_assembly(runtime(self._target.pointer_bits)))
        self._hide(whole)
        whole.verify()
        manager, passes = self._made._module_pass_manager()
        manager.run(whole, passes)
        return bytes(self._made._tm.emit_object(whole))

    def _hide(self, whole: ModuleRef) -> None:
        for function in whole.functions:
            if not function.is_declaration and function.name not in self.names:
                function.linkage = "internal"
        for variable in whole.global_variables:
            # Numba's environment pointers have `common` linkage, which WebAssembly does not know
            if not variable.is_declaration or variable.linkage == ll.Linkage.common:
                variable.linkage = "internal"


__all__ = ["Module", "generate_for"]
