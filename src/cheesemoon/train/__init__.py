"""Players that learn: tables are made and played out, a network is trained on what came of them,
and it is kept if it beats the reigning player. `cheesemoon train GAME` does all of it.

`loops` has the compiled part, one source for CPU and GPU; `data` makes the examples on many cores,
`fit` trains (PyTorch, the extra `train`), `contest` lets the candidate play, `course` goes through
the rounds and can be stopped and resumed, `plots` shows what came of it.
"""

from typing import TYPE_CHECKING, Any

from .plan import Plan

if TYPE_CHECKING:
    from .course import Course


def __getattr__(name: str) -> Any:
    """`Course` is loaded when somebody asks for it: the command line does without."""
    if name == "Course":
        from .course import Course

        return Course
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = ["Course", "Plan"]
