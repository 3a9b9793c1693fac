"""Sets of numbers from 0 to 31 as the bits of one number. A loop over a small set is much shorter
than one over everything that could be in it.

    left = int(s.active)
    while left:
        district = lowest(left)
        left &= left - 1
"""

from __future__ import annotations

import numpy as np

from .rule import rule

_TURN = 0x077CB531  # a de Bruijn sequence: each shift has other five upper bits
_PLACE = np.zeros(32, np.int64)
for _place in range(32):
    _PLACE[(_TURN << _place & 0xFFFFFFFF) >> 27] = _place


@rule
def lowest(bits: int) -> int:
    """Return the least number of a set that is not empty."""
    return int(_PLACE[((bits & -bits) * _TURN & 0xFFFFFFFF) >> 27])


@rule
def highest(bits: int) -> int:
    """Return the greatest number of a set that is not empty."""
    bits |= bits >> 1
    bits |= bits >> 2
    bits |= bits >> 4
    bits |= bits >> 8
    bits |= bits >> 16
    return lowest(bits ^ bits >> 1)


def members(bits: int) -> list[int]:
    """Return the numbers of a set, rising."""
    return [number for number in range(32) if bits >> number & 1]
