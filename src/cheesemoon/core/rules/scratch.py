"""Scratch arrays for one call of a rule.

    @paper
    def zeros():
        return np.zeros((4, 5))

A rule that calls it gets a zeroed array. On a CPU the array is new. A CUDA kernel cannot allocate,
so the kernel's compiler replaces each function of `PAPERS` by thread-local memory. The function
must be called `zeros`, so that `rule` detects that it makes an array.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from .engine import INTERPRETED
from .record import Floats, Ints

F = TypeVar("F", bound=Callable[[], Ints | Floats])

PAPERS: list[Callable[[], Ints | Floats]] = []


def paper(maker: F) -> F:
    """Register a function without arguments that makes a zeroed array of one shape."""
    PAPERS.append(maker)
    if not INTERPRETED:
        from numba.extending import overload

        overload(maker, target="cpu")(lambda: maker)
    return maker


__all__ = ["PAPERS", "paper"]
