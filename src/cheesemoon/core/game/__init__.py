"""Games and tables: the contract, playing, history, options, drawing, saved games."""

import warnings
from importlib import import_module


def __getattr__(name: str) -> object:
    """Return `Game` or `Table`, which were in a module of this name."""
    if name not in ("Game", "Table"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = f"{__name__}.{name.lower()}"
    warnings.warn(f"{__name__}.{name} is now {home}.{name}", DeprecationWarning, stacklevel=2)
    return getattr(import_module(home), name)
