"""How much is looked at: samples as a rule, everything with `CHEESEMOON_THOROUGH=1`.

A sample leaves out cases of a check, never a check.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")
THOROUGH = bool(os.environ.get("CHEESEMOON_THOROUGH"))


def sampled(everything: Iterable[T], few: Iterable[T]) -> list[T]:
    """Return all cases with CHEESEMOON_THOROUGH, else few that differ from each other."""
    all_cases, chosen = list(everything), list(few)
    assert all(case in all_cases for case in chosen), "a sample of something else"
    return all_cases if THOROUGH else chosen
