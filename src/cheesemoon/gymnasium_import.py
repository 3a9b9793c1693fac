"""Registers the games with Gymnasium as soon as both packages are imported, in any order.

Gymnasium 1.0 and later read no entry points. Importing Gymnasium here would make each command wait
for it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType

_GYMNASIUM = "gymnasium"


class Watcher:
    """A finder of modules that waits for Gymnasium and finds nothing else."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where Gymnasium is, with a loader that registers the games after it."""
        found = PathFinder.find_spec(name) if name == _GYMNASIUM else None
        if found is None or found.loader is None or found.origin is None:
            return None
        load = found.loader.exec_module

        def load_and_register(module: ModuleType) -> None:
            load(module)
            _register()

        found.loader.exec_module = load_and_register  # type: ignore[method-assign]
        return found


def watch() -> None:
    """Register the games now, or when the program imports Gymnasium."""
    if _GYMNASIUM in sys.modules:
        _register()
    else:
        sys.meta_path.insert(0, Watcher())


def _register() -> None:
    from cheesemoon_gymnasium import register

    register()
