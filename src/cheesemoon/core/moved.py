"""Old module paths of `cheesemoon.core`, kept for one version.

`import cheesemoon.core.chance` still works; it warns and gives `cheesemoon.core.rules.chance`.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

PACKAGE = __name__.rpartition(".")[0]
FOLDERS = {
    "bulk": "gpu playout",
    "draw": "png svg",
    "formats": "content savefile",
    "game": "contract drawing log options playing preparation saved shape",
    "rules": "actions cache chance events observation record rule signatures",
    "text": "errors rulebook words",
}
RENAMED = {
    "by_hand": "game.physical",
    "engine": "rules.numba_backend",
    "fields": "formats.strict_reader",
    "frozen": "formats.snapshots",
    "lines": "text.typography",
    "numbers": "rules.fast_fields",
    "paper": "rules.scratch",
    "past": "game.history",
    "plain": "game.defaults",
    "play": "game.engine_state",
    "retold": "game.step_replay",
    "schema": "game.position_schema",
    "sentences": "text.fluent",
    "sparing": "draw.unused_defs",
    "unfolding": "draw.inline_uses",
}
MOVED = {
    f"{PACKAGE}.{old}": f"{PACKAGE}.{new}"
    for old, new in (
        *(
            (name, f"{folder}.{name}")
            for folder, names in FOLDERS.items()
            for name in names.split()
        ),
        *RENAMED.items(),
    )
}


class _Alias(Loader):
    """Puts the module of today under its old name."""

    def __init__(self, new: str) -> None:
        self.new = new

    def exec_module(self, module: ModuleType) -> None:
        """Replace the empty module by the real one; the import returns what is in `sys.modules`."""
        sys.modules[module.__name__] = import_module(self.new)


class MovedModules(MetaPathFinder):
    """Finds modules under their old names, and warns."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return a spec for an old name, None for any other name."""
        new = MOVED.get(name)
        if new is None:
            return None
        warnings.warn(f"{name} is now {new}", DeprecationWarning, stacklevel=2)
        return ModuleSpec(name, _Alias(new))


def install() -> None:
    """Find old names when nothing else does."""
    if not any(isinstance(finder, MovedModules) for finder in sys.meta_path):
        sys.meta_path.append(MovedModules())
