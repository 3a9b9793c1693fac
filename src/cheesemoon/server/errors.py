"""What cannot be done now, in the reader's words."""

from __future__ import annotations

from typing import Any

import cheesemoon as cm
from cheesemoon.core import Words


class Refused(Exception):  # noqa: N818 - the word that fits
    """What was asked for cannot be done now; `status` for HTTP, `text` in the reader's words."""

    def __init__(self, status: int, message: str, **args: Any) -> None:
        super().__init__(message)
        self.status, self.message, self.values = status, message, args
        self.cause: cm.CheesemoonError | None = None

    def text(self, lang: str, words: Words) -> str:
        """The sentence."""
        if self.cause is not None:
            return self.cause.text(lang)
        return words.say(lang, self.message, self.values)

    @classmethod
    def because(cls, error: cm.CheesemoonError, status: int = 422) -> Refused:
        """A rule or a position says no."""
        refused = cls(status, error.message)
        refused.cause = error
        return refused
