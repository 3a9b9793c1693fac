"""The messages of the terminal."""

from __future__ import annotations

from pathlib import Path

from cheesemoon.core import Words

WORDS = Words(Path(__file__).parent / "words")


def say(lang: str, message: str, **args: object) -> str:
    """Return a message of the terminal in a language."""
    return WORDS.say(lang, message, args)
