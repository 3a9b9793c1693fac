"""Every word that a person reads, from Fluent files, in English, Polish and German."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "pl", "de")
_CORE = Path(__file__).parent / "words"


class Words:
    """The words of the core and of one room, which may add to them."""

    def __init__(self, *folders: Path) -> None:
        self.folders = (_CORE, *folders)
        self._bundles: dict[str, FluentBundle] = {}
        self._said = lru_cache(maxsize=20_000, typed=True)(self._say)

    def say(self, lang: str, message: str, args: Mapping[str, Any] | None = None) -> str:
        """The message in a language. A missing or broken one is a mistake of ours: it raises."""
        return self._said(lang, message, **args) if args else self._said(lang, message)

    def _say(self, lang: str, message: str, /, **values: Any) -> str:
        """The same sentences are said again and again, and Fluent takes its time."""
        bundle = self._bundles.get(lang) or self._load(lang)
        found = bundle.get_message(message)
        if found is None or found.value is None:
            raise KeyError(f"no words for {message!r} in {lang!r}")
        plain = {k: v.item() if isinstance(v, np.generic) else v for k, v in values.items()}
        text, errors = bundle.format_pattern(found.value, plain)
        if errors:
            raise ValueError(f"{message!r} in {lang!r}: {errors[0]}")
        return str(text)

    def has(self, lang: str, message: str) -> bool:
        """Whether there is such a message."""
        return (self._bundles.get(lang) or self._load(lang)).has_message(message)

    def _load(self, lang: str) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource

        if lang not in LANGUAGES:
            raise ValueError(f"language {lang!r}: one of {', '.join(LANGUAGES)}")
        bundle = FluentBundle([lang], use_isolating=False)
        for folder in self.folders:
            source = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
            bundle.add_resource(FluentResource(source), allow_overrides=True)
        self._bundles[lang] = bundle
        return bundle


@cache
def core_words() -> Words:
    """The words that belong to no game."""
    return Words()


def preferred_language() -> str:
    """The language of the person at this machine, from the usual variables; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"
