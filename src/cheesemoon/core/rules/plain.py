"""Rules as plain Python beside their compiled versions.

A compiled rule calls compiled rules. To run one uncompiled, this module copies the modules of the
rules; in the copies, rules call each other as plain functions.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FunctionType, ModuleType

Plain = Callable[..., object]


class PlainRules:
    """Plain copies of rules, and of all functions of the same packages that they call."""

    def __init__(self, *packages: str) -> None:
        self._packages = {package.partition(".")[0] for package in (__name__, *packages)}
        self._modules: dict[str, ModuleType] = {}
        self._functions: dict[FunctionType, Plain] = {}

    def copy(self, rule: Callable[..., object]) -> Plain:
        """Return the plain copy of a rule or function."""
        source = source_of(rule)
        if source is None:
            raise TypeError(f"{rule!r} is not a rule")
        return self._function(source)

    def replace(self, rule: Callable[..., object], by: Plain) -> None:
        """Let the copies call another function in place of a rule."""
        before = self.copy(rule)
        for source, made in self._functions.items():
            if made is before:
                self._functions[source] = by
        for module in self._modules.values():
            for name, value in list(vars(module).items()):
                if value is before:
                    vars(module)[name] = by

    def _function(self, source: FunctionType) -> Plain:
        if source not in self._functions:
            around = self._names_around(source)
            if source not in self._functions:  # copying its module may have added it
                made = FunctionType(source.__code__, around, source.__name__, source.__defaults__)
                self._functions[source] = made
        return self._functions[source]

    def _names_around(self, source: FunctionType) -> dict[str, object]:
        """Return the global names of a copy; those of the rule if its module is not imported."""
        is_imported = source.__module__ in sys.modules
        return vars(self._module(source.__module__)) if is_imported else source.__globals__

    def _module(self, name: str) -> ModuleType:
        if name not in self._modules:
            made = self._modules[name] = ModuleType(name)
            vars(made).update(vars(sys.modules[name]))
            for key, value in list(vars(made).items()):
                source = source_of(value)
                if source is not None and self._is_ours(source.__module__):
                    vars(made)[key] = self._function(source)
                elif isinstance(value, ModuleType) and self._is_ours(value.__name__):
                    vars(made)[key] = self._module(value.__name__)
        return self._modules[name]

    def _is_ours(self, name: str) -> bool:
        return name.partition(".")[0] in self._packages


def source_of(value: object) -> FunctionType | None:
    """Return the plain function of a rule; None if the value is no rule."""
    found = getattr(value, "py_func", value)
    return found if isinstance(found, FunctionType) and not found.__closure__ else None
