"""Trains networks that play. `cheesemoon train GAME` runs all steps.

`loops` is the compiled part, one source for CPU and GPU. `data` makes examples on many cores. `fit`
trains with PyTorch (the extra `train`). `contest` lets the candidate play the champion. `course`
runs the rounds and can be stopped and resumed. `plots` draws the results.
"""

from typing import TYPE_CHECKING

from .plan import Plan

if TYPE_CHECKING:
    from .course import Course


def __getattr__(name: str) -> "type[Course]":
    """Import `Course` when it is first used. The command line does not need it."""
    if name == "Course":
        from .course import Course

        return Course
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = ["Course", "Plan"]
