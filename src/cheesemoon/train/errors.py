"""What can be wrong with a course of training."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from cheesemoon.core import CheesemoonError, Words


@cache
def words() -> Words:
    """The words of training."""
    return Words(Path(__file__).parent / "words")


def say(lang: str, message: str, **args: Any) -> str:
    """A sentence in a language."""
    return words().say(lang, message, args)


class TrainError(CheesemoonError):
    """Training cannot be done."""

    def __init__(self, message: str, **args: Any) -> None:
        super().__init__(message, words=words(), **args)


class BadPlan(TrainError):
    """Settings that cannot be."""
