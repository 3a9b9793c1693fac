"""Memory in large pages, where Linux has them.

To draw a table is to look at thousands of small things all over the memory. With pages of 4 KB a
tenth of that time goes into finding out where the pages are; so what fills 2 MB is moved together
into one page of that size. Elsewhere, and where the host wants none, nothing happens.
"""

from __future__ import annotations

import ctypes
import os
import re
import sys
from array import array
from collections.abc import Iterator
from functools import cache
from pathlib import Path

LARGE = 2 << 20
FILLED = 0.75  # of a large page: what is not in use yet is taken as well
_SMALL = 4096
_COLLAPSE = 25  # Linux 6.1 and newer; others refuse it
_PRESENT = 1 << 63
_SETTING = Path("/sys/kernel/mm/transparent_hugepage/enabled")
_USED = Path("/proc/self/statm")
_PLAIN = re.compile(r"^([0-9a-f]+)-([0-9a-f]+) rw-p 00000000 00:00 0\s*(?:\[heap\])?$", re.M)

_moved: set[int] = set()  # where the pages begin that are large


@cache
def allowed() -> bool:
    """Whether there are large pages here, and the host has not said that nobody gets any."""
    if sys.platform != "linux" or os.sysconf("SC_PAGESIZE") != _SMALL:
        return False
    return _SETTING.exists() and "[never]" not in _SETTING.read_text()


class Growth:
    """How much memory is in use, for those who gather again and again: to look for it takes some
    milliseconds."""

    def __init__(self) -> None:
        self._last = 0

    def gather(self, most: int) -> None:
        """The same, if there is enough that is new."""
        if allowed():
            pages = int(_USED.read_text().split()[1])
            if pages - self._last > most * LARGE / _SMALL:
                self._last = pages
                gather(most)


def gather(most: int) -> int:
    """Move up to so many large pages' worth of memory together; how many it was."""
    if not allowed():
        return 0
    advise = ctypes.CDLL(None).madvise
    done = 0
    with Path("/proc/self/pagemap").open("rb", buffering=0) as pages:
        for begin in _filled(pages.fileno()):
            if done == most:
                break
            _moved.add(begin)  # or refused for good
            size = ctypes.c_size_t(LARGE)
            done += advise(ctypes.c_void_p(begin), size, _COLLAPSE) == 0
    return done


def _filled(pages: int) -> Iterator[int]:
    """Where memory begins that could be a large page, is not yet, and is in use."""
    for found in _PLAIN.finditer(Path("/proc/self/maps").read_text()):
        first, end = (int(side, 16) for side in found.groups())
        for begin in range(-(-first // LARGE) * LARGE, end - LARGE + 1, LARGE):
            if begin in _moved:
                continue
            known = array("Q", os.pread(pages, LARGE // _SMALL * 8, begin // _SMALL * 8))
            if sum(page >= _PRESENT for page in known) >= FILLED * LARGE / _SMALL:
                yield begin
