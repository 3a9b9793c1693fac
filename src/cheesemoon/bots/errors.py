"""What can be wrong with bots and tournaments."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from cheesemoon.core import CheesemoonError, Words


class BotError(CheesemoonError):
    """Something that was asked of bots or of the arena cannot be."""

    def __init__(self, message: str, **args: Any) -> None:
        super().__init__(message, words=_words(), **args)


class UnknownBot(BotError):
    """There is no bot of that name for this game."""


@cache
def _words() -> Words:
    return Words(Path(__file__).parent / "words")
