"""Stand-in for Numba, as the module `numba` of the site: rules run interpreted."""

from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace
from typing import cast

__version__ = "0"
__path__: list[str] = []


class _Anything:
    """Any name of Numba, and everything that is made of it. Nothing is compiled here."""

    def __getattr__(self, name: str) -> object:
        if name.startswith("__"):
            raise AttributeError(name)
        return self

    def __call__(self, *args: object, **more: object) -> object:
        return self

    def __getitem__(self, key: object) -> object:
        return self


def _overload(*args: object, **more: object) -> object:
    return lambda made: made


types = from_dtype = njit = _Anything()
_CONFIG = SimpleNamespace(DISABLE_JIT=1, CACHE_DIR="")
_EVENT = SimpleNamespace(Listener=object, register=types, unregister=types)
core = SimpleNamespace(config=_CONFIG, event=_EVENT, __path__=[])
_MODULES = {
    "numba.core": core,
    "numba.core.config": _CONFIG,
    "numba.core.event": _EVENT,
    "numba.extending": SimpleNamespace(overload=_overload),
}
sys.modules.update(cast(dict[str, ModuleType], _MODULES))
