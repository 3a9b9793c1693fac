"""Messages of bots and the arena in the languages of players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from cheesemoon.core import Words


@cache
def words() -> Words:
    """Return the messages of bots and arena."""
    return Words(Path(__file__).parent / "words")


def say(lang: str, message: str, **args: object) -> str:
    """Return a message in a language."""
    return words().say(lang, message, args)


def decimal(lang: str, number: float, digits: int = 2) -> str:
    """Format as `12.40`, with a comma in languages that use one."""
    text = f"{number:.{digits}f}"
    return text if lang == "en" else text.replace(".", ",")


def percents(shares: Sequence[float]) -> list[int]:
    """Round shares to percents that sum to 100 (largest remainder)."""
    found = [int(100 * share) for share in shares]
    by_rest = sorted(range(len(found)), key=lambda i: found[i] - 100 * shares[i])
    for i in by_rest[: max(0, 100 - sum(found))]:
        found[i] += 1
    return found


def percent(lang: str, share: float, digits: int = 0) -> str:
    """Format as `62%`; with a space in German."""
    return decimal(lang, 100 * share, digits) + (" %" if lang == "de" else "%")
