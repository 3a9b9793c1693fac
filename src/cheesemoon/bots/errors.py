"""The errors of bots and tournaments."""

from __future__ import annotations

from cheesemoon.core import CheesemoonError

from .texts import words


class BotError(CheesemoonError):
    """A request to the bots or the arena that cannot be fulfilled."""

    def __init__(self, message: str, **args: object) -> None:
        super().__init__(message, words=words(), **args)


class UnknownBot(BotError):
    """The game has no bot of that name."""
