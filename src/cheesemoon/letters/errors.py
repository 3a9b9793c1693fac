"""The refusal of a letter; each is one sentence."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cheesemoon.core import CheesemoonError, Words


@cache
def words() -> Words:
    """Return the messages of letters."""
    return Words(Path(__file__).parent / "words")


class BadLetter(CheesemoonError):  # noqa: N818 - the word that fits
    """A letter that cannot be accepted. The sentence names what is wrong and whose part it is."""

    def __init__(self, message: str, **args: object) -> None:
        super().__init__(message, words=words(), **args)
