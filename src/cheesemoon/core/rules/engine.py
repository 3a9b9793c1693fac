"""The engine of this process: how it runs rules.

`compiled`: Numba compiles rules in this process. `library`: rules of our games come from a
precompiled file. `interpreted`: rules run as plain Python. All three play the same games, byte for
byte. The environment variable `CHEESEMOON_ENGINE` chooses; by default the fastest engine that is
installed is used.
"""

from __future__ import annotations

import os
import sys
import warnings
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, get_args

Engine = Literal["compiled", "library", "interpreted"]

VARIABLE = "CHEESEMOON_ENGINE"
FOLDER = "CHEESEMOON_LIBRARIES"
"""The environment variable with the folder of the libraries, if it is not in the package."""

PACKAGE = Path(__file__).resolve().parents[2]


def libraries() -> Path:
    """Return the folder of the precompiled libraries; it need not exist."""
    return Path(os.environ.get(FOLDER) or PACKAGE / "libraries" / "files")


def has_numba() -> bool:
    """Return True if Numba is installed. A folder of that name on the path is no package."""
    found = find_spec("numba")
    return found is not None and found.origin is not None


def _default() -> Engine:
    if has_numba():
        return "compiled"
    return "library" if _has_libraries() else "interpreted"


def _has_libraries() -> bool:
    return any(libraries().glob("*.json"))


def _chosen() -> Engine:
    """Return the engine that the environment asks for, if this installation has it."""
    asked = os.environ.get(VARIABLE, "")
    if not asked:
        return "interpreted" if _is_set("NUMBA_DISABLE_JIT") else _default()
    for engine in get_args(Engine):
        if asked == engine:
            if engine == "compiled" and not has_numba():
                return _warned(f'{VARIABLE} is "compiled", but Numba is not installed')
            if engine == "library" and not _has_libraries() and sys.platform != "emscripten":
                return _warned(f'{VARIABLE} is "library", but there are no libraries')
            return engine  # type: ignore[no-any-return]
    return _warned(f'{VARIABLE} is "{asked}", not compiled, library or interpreted')


def _warned(why: str) -> Engine:
    used = _default()
    warnings.warn(f'{why}. The engine is "{used}".', RuntimeWarning, stacklevel=2)
    return used


def _is_set(variable: str) -> bool:
    return os.environ.get(variable, "0") not in ("", "0")


ENGINE: Engine = _chosen()
"""The engine of this process."""

INTERPRETED: bool = ENGINE != "compiled"
"""True if each rule is a plain Python function. With the engine `library`, the rules of a game are
still machine code where its `rules` are called."""
