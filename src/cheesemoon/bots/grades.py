"""The grades of a hint: the best choice, choices nearly as good, and choices that cost much."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from .analysis import Analysis
from .search import Opinion

Grade = Literal["best", "near", "costly"]

SHOWN = 3
_NEAR, _COSTLY = 0.03, 0.08  # of the chance to win
_NEAR_POINTS, _COSTLY_POINTS = 1.0, 3.0
_SURE = 2.0  # standard errors


def grade(found: Analysis, best: Opinion, option: Opinion) -> Grade | None:
    """Return the grade of an option; None between nearly as good and costly."""
    if option is best:
        return "best"
    near, costly = (_NEAR_POINTS, _COSTLY_POINTS) if found.exact else (_NEAR, _COSTLY)
    loss = best.value - option.value
    doubt = _SURE * (best.error**2 + option.error**2) ** 0.5
    if loss <= max(near, doubt):
        return "near"
    return "costly" if loss >= costly else None


def is_costly(loss: float, exact: bool) -> bool:
    """Return True if a loss costs much: in points if `exact`, else as a share."""
    return loss >= (_COSTLY_POINTS if exact else _COSTLY)


def graded(found: Analysis, legal: Collection[str]) -> list[tuple[Opinion, Grade]]:
    """Return at most `SHOWN` options: the best, the better of those nearly as good, and one that
    costs much. The last says what not to do."""
    best, *others = [o for o in found.options if o.action in legal]
    others.sort(key=lambda o: -o.value)
    judged = [(o, mark) for o in others if (mark := grade(found, best, o))]
    near = [pair for pair in judged if pair[1] == "near"]
    costly = [pair for pair in judged if pair[1] == "costly"][:1]
    return [(best, "best"), *near[: SHOWN - 1 - len(costly)], *costly]
