"""The `transform` attributes of a picture as matrices."""

from __future__ import annotations

import re
from functools import lru_cache
from math import cos, radians, sin

Matrix = tuple[float, float, float, float, float, float]
Point = tuple[float, float]
PLAIN: Matrix = (1, 0, 0, 1, 0, 0)
_STEP = re.compile(r"(\w+)\(([^)]*)\)")


@lru_cache(maxsize=10_000)
def matrix(transform: str) -> Matrix:
    """Return the matrix of a `transform` attribute."""
    made = PLAIN
    for name, inside in _STEP.findall(transform):
        n = [float(v) for v in re.split(r"[\s,]+", inside.strip())]
        if name == "translate":
            step: Matrix = (1, 0, 0, 1, n[0], n[1] if len(n) > 1 else 0)
        elif name == "scale":
            step = (n[0], 0, 0, n[-1], 0, 0)
        elif name == "rotate":
            a = radians(n[0])
            x, y = (n[1], n[2]) if len(n) == 3 else (0.0, 0.0)
            turn: Matrix = (cos(a), sin(a), -sin(a), cos(a), 0, 0)
            step = times(times((1, 0, 0, 1, x, y), turn), (1, 0, 0, 1, -x, -y))
        elif name == "matrix":
            step = (n[0], n[1], n[2], n[3], n[4], n[5])
        else:
            raise ValueError(f"a transform that no picture of ours has: {transform}")
        made = times(made, step)
    return made


def times(m: Matrix, n: Matrix) -> Matrix:
    """Return the matrix that applies n, then m."""
    a, b, c, d, e, f = m
    g, h, i, j, k, o = n
    return (
        *(a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j),
        *(a * k + c * o + e, b * k + d * o + f),
    )


def moved(m: Matrix, p: Point) -> Point:
    """Apply a matrix to a point."""
    a, b, c, d, e, f = m
    return a * p[0] + c * p[1] + e, b * p[0] + d * p[1] + f
