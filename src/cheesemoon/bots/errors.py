"""What can be wrong with bots and tournaments."""

from __future__ import annotations

from typing import Any

from cheesemoon.core import CheesemoonError

from .texts import words


class BotError(CheesemoonError):
    """Something that was asked of bots or of the arena cannot be."""

    def __init__(self, message: str, **args: Any) -> None:
        super().__init__(message, words=words(), **args)


class UnknownBot(BotError):
    """There is no bot of that name for this game."""
