"""The errors of the benchmark; each is one sentence."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cheesemoon.core import CheesemoonError, Words


@cache
def words() -> Words:
    """Return the messages of the benchmark."""
    return Words(Path(__file__).parent / "words")


class EvaluateError(CheesemoonError):
    """A task or an agent that cannot be evaluated."""

    def __init__(self, message: str, **args: object) -> None:
        super().__init__(message, words=words(), **args)
