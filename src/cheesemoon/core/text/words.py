"""Messages for people, from Fluent files, in English, Polish and German."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from .fluent import Sentences

LANGUAGES = ("en", "pl", "de")
_CORE = Path(__file__).parent / "words"
_PLAIN = frozenset((str, int))  # most arguments


class Words:
    """The messages of the core and of further folders, which add to them."""

    def __init__(self, *folders: Path) -> None:
        self.folders = (_CORE, *folders)
        self._sentences: dict[str, Sentences] = {}
        # `say` with a cache, and arguments by keyword
        self.told: Callable[..., str] = lru_cache(maxsize=20_000, typed=True)(self._say)

    def __reduce__(self) -> tuple[type[Words], tuple[Path, ...]]:
        """Pickle the folders only; another process reads the same files."""
        return Words, self.folders[1:]

    def say(self, lang: str, message: str, args: Mapping[str, object] | None = None) -> str:
        """Return the message in a language, or in English without a translation. Raise KeyError for
        an unknown message, ValueError for a missing argument."""
        return self.told(lang, message, **args) if args else self.told(lang, message)

    def _say(self, lang: str, message: str, /, **values: object) -> str:
        plain = {k: v if type(v) in _PLAIN else _plain(v) for k, v in values.items()}
        sentences = self._in(lang)
        if message not in sentences:
            sentences = self._in("en")
        if message not in sentences:
            raise KeyError(f"no words for {message!r} in {lang!r}")
        try:
            return sentences[message](plain)
        except KeyError as missing:
            raise ValueError(f"{message!r} in {lang!r}: what is {missing}?") from None

    def has(self, lang: str, message: str) -> bool:
        """Return True if there is such a message, in this language or in English."""
        return message in self._in(lang) or message in self._in("en")

    def translated(self, lang: str, message: str) -> bool:
        """Return True if there is such a message in this language."""
        return message in self._in(lang)

    def _in(self, lang: str) -> Sentences:
        if lang not in self._sentences:
            from .fluent import Sentences

            if lang not in LANGUAGES:
                raise ValueError(f"language {lang!r}: one of {', '.join(LANGUAGES)}")
            files = (folder / f"{lang}.ftl" for folder in self.folders)
            sources = (file.read_text(encoding="utf-8") for file in files if file.exists())
            self._sentences[lang] = Sentences(lang, sources)
        return self._sentences[lang]


@cache
def listed(names: tuple[str, ...], lang: str) -> str:
    """Join names as the language does: `Ann`, `Ann and Bob`, `Ann, Bob and Cid`."""
    from babel.lists import format_list

    return format_list(names, locale="en_GB" if lang == "en" else lang)


def _plain(value: object) -> object:
    return value.item() if isinstance(value, np.generic) else value


@cache
def score_word(words: Words, key: str, lang: str) -> str:
    """Return the name of a score line: the message `score-<key>` of the game. Numbered lines share
    one message."""
    stem, number = re.fullmatch(r"(.*?)(\d*)", key).groups()  # type: ignore[union-attr]
    for message in (f"score-{key}", f"score-{stem}"):
        if words.has(lang, message.replace("_", "-")):
            return words.say(lang, message.replace("_", "-"), {"number": int(number or 0)})
    return f"{stem.replace('_', ' ').capitalize()} {number}".strip()


@cache
def core_words() -> Words:
    """Return the messages of the core alone."""
    return Words()


def preferred_language() -> str:
    """Return the language of the user, from the locale variables; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"
