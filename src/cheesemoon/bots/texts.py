"""What bots and the arena say to people, in their language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from cheesemoon.core import Words


@cache
def words() -> Words:
    """The words of bots and arena."""
    return Words(Path(__file__).parent / "words")


def say(lang: str, message: str, **args: Any) -> str:
    """A sentence in a language."""
    return words().say(lang, message, args)


def decimal(lang: str, number: float, digits: int = 2) -> str:
    """`12.40`, or with a comma where that is usual."""
    text = f"{number:.{digits}f}"
    return text if lang == "en" else text.replace(".", ",")


def percents(shares: Sequence[float]) -> list[int]:
    """Shares of a whole in whole percents that add up to 100: what is cut off goes to those who
    lost most by it."""
    found = [int(100 * share) for share in shares]
    by_rest = sorted(range(len(found)), key=lambda i: found[i] - 100 * shares[i])
    for i in by_rest[: max(0, 100 - sum(found))]:
        found[i] += 1
    return found


def percent(lang: str, share: float, digits: int = 0) -> str:
    """`62%`; in German with a space."""
    return decimal(lang, 100 * share, digits) + (" %" if lang == "de" else "%")
