"""Calls on several cores, or one after the other where a process has no threads."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

R = TypeVar("R")

CAN_START_THREADS = sys.platform != "emscripten"


def map_on_cores(
    cores: int, function: Callable[..., R], *arguments: Iterable[object]
) -> Iterator[R]:
    """Yield the results of calls in their order; `cores` calls run at a time."""
    if CAN_START_THREADS:
        return _pool(cores).map(function, *arguments)
    return map(function, *arguments)


@cache
def _pool(cores: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(cores, thread_name_prefix="search")
