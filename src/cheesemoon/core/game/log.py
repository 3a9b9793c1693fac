"""The log: one sentence for each event, in the words of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ..rules.events import Event
from ..text.words import Words
from . import defaults
from .contract import Args

Details = Callable[[Event, list[int], str], Args]
"""(event, numbers that chance gave before it, lang): more arguments of its sentence."""


def log_lines(
    events: list[Event],
    lang: str,
    words: Words,
    player: Callable[[int, str], str],
    details: Details | None,
) -> list[str]:
    """Return the sentences of one action. Arguments `seat` and `other` become names."""
    lines: list[str] = []
    gave: list[int] = []
    for event in events:
        if event.name == "gave":
            gave.append(event.args["number"])
            continue
        args = dict(event.args)
        for key in ("seat", "other"):
            if key in args:
                args[key] = player(args[key], lang)
        if details:
            args.update(details(event, gave, lang))
        message = f"log-{event.name}"
        known = _known(words, lang, message)
        lines.append(
            words.say(lang, message, args) if known else defaults.log_line(event.name, args)
        )
    return lines


@lru_cache(maxsize=5_000)
def _known(words: Words, lang: str, message: str) -> bool:
    """Return True if a game has this message; cached, because each line of a log asks."""
    return words.has(lang, message)
