"""Paper that a rule writes on during one call.

    @paper
    def zeros():
        return np.zeros((4, 5))

A rule that calls it gets a blank array. On a processor that is a new one; in a kernel, where
nothing can be made, whoever compiles the kernel lays out memory of the thread instead (`PAPERS` are
all such functions). It is to be called `zeros`, so that `rule` sees that an array is made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from numba.extending import overload

from .cache import INTERPRETED

F = TypeVar("F", bound=Callable[[], Any])

PAPERS: list[Callable[[], Any]] = []


def paper(maker: F) -> F:
    """This function without arguments makes a blank array of one shape."""
    PAPERS.append(maker)
    if not INTERPRETED:
        overload(maker, target="cpu")(lambda: maker)
    return maker


__all__ = ["PAPERS", "paper"]
