"""The errors of training."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cheesemoon.core import CheesemoonError, Words


@cache
def words() -> Words:
    """Return the messages of training."""
    return Words(Path(__file__).parent / "words")


def say(lang: str, message: str, **args: object) -> str:
    """Return a message in a language."""
    return words().say(lang, message, args)


class TrainError(CheesemoonError):
    """Training is not possible."""

    def __init__(self, message: str, **args: object) -> None:
        super().__init__(message, words=words(), **args)


class BadPlan(TrainError):
    """Invalid settings."""
