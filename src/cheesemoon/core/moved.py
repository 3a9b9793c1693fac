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
    "rules": "actions cache chance events observation record signatures",
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
    """A loader that puts a module under its old name."""

    def __init__(self, new: str) -> None:
        self.new = new

    def exec_module(self, module: ModuleType) -> None:
        """Replace the empty module in `sys.modules` by the real one; the import returns that."""
        sys.modules[module.__name__] = import_module(self.new)


class MovedModules(MetaPathFinder):
    """A finder of modules under their old names, with a warning."""

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
    """Register the finder, after all others. Register `cheesemoon.core.rule` as loaded, without a
    warning, because loading it would hide the function of that name in `cheesemoon.core`."""
    sys.modules[f"{PACKAGE}.rule"] = sys.modules[f"{PACKAGE}.rules.rule"]
    if not any(isinstance(finder, MovedModules) for finder in sys.meta_path):
        sys.meta_path.append(MovedModules())
