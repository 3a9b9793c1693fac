"""Errors of the builder, with a sentence."""

from __future__ import annotations

from cheesemoon.core import CheesemoonError
from cheesemoon.view.messages import WORDS


class CannotBuild(CheesemoonError):  # noqa: N818 - the word that fits
    """The site cannot be built: a download, a tool or a game is missing."""

    def __init__(self, message: str, **args: str) -> None:
        super().__init__(message, words=WORDS, **args)
