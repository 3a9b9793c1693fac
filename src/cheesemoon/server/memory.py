"""The garbage collector, kept from stopping the tables.

What tables leave behind is freed without it, but for a few cycles; left to itself it looks through
everything that was ever loaded, compiled rules and all, and everybody waits meanwhile.
"""

from __future__ import annotations

import gc

_YOUNG = 2000  # new objects are looked through once or twice, a few at a time (0.2 ms)
_NEVER = 1_000_000  # the rest is looked through when nobody plays


def settle() -> None:
    """What is loaded now stays, and is not looked through again."""
    gc.freeze()
    gc.set_threshold(_YOUNG, 1, _NEVER)


def tidy() -> None:
    """Look through all that came since; for a moment in which nobody waits."""
    gc.collect()
