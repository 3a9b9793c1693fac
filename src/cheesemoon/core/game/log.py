"""What an action did, in sentences: one for each event, in the words of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ..rules.events import Event
from ..text.words import Words
from . import defaults
from .contract import Args

Details = Callable[[Event, list[int], str], Args]
"""(event, what chance gave before it, lang): what else its sentence needs."""


def log_lines(
    events: list[Event],
    lang: str,
    words: Words,
    player: Callable[[int, str], str],
    details: Details | None,
) -> list[str]:
    """The sentences of one action. An argument called `seat` or `other` becomes a name."""
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
    """Whether a game has words for that: asked for each line of each log."""
    return words.has(lang, message)
