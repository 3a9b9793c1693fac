"""Players that learn: tables are made and played out, a network is trained on what came of them,
and it is kept if it beats the reigning player. `cheesemoon train GAME` does all of it.

`loops` has the compiled part, one source for CPU and GPU; `data` makes the examples on many cores,
`fit` trains (PyTorch, the extra `train`), `contest` lets the candidate play, `course` goes through
the rounds and can be stopped and resumed, `plots` shows what came of it.
"""

from .course import Course
from .plan import Plan

__all__ = ["Course", "Plan"]
