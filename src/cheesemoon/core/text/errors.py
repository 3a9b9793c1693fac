"""What can be wrong, as one sentence each that names what and why.

Every error carries its message as an id and arguments, so that it can be said in any language; its
`str` is English.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .words import LANGUAGES, Words, core_words


class CheesemoonError(ValueError):
    """Something that a person or a program asked for cannot be."""

    def __init__(self, message: str, *, words: Words | None = None, **args: object) -> None:
        self.message = message
        self.values = args
        self._words = words or core_words()
        super().__init__(self.text("en"))

    def __reduce__(self) -> tuple[Any, ...]:
        """For other processes. What is a function of the language is said in all of them before."""
        values = {k: _Said(v) if callable(v) else v for k, v in self.values.items()}
        return type(self).__new__, (type(self), *self.args), {**vars(self), "values": values}

    def text(self, lang: str) -> str:
        """The sentence in a language. An argument may be a function of the language."""
        args = {k: v(lang) if callable(v) else v for k, v in self.values.items()}
        return self._words.say(lang, self.message, args)


class _Said:
    """A part of a sentence in every language."""

    def __init__(self, part: Callable[[str], object]) -> None:
        self._in = {lang: part(lang) for lang in LANGUAGES}

    def __call__(self, lang: str) -> object:
        return self._in[lang]


class UnknownGame(CheesemoonError):
    """There is no game of that name."""


class BadOption(CheesemoonError):
    """An option, number of seats or seed that this game does not have."""


class BadSave(CheesemoonError):
    """A file that is no saved game, or not a whole one."""


class BadPosition(CheesemoonError):
    """A position that cannot be; `field` is where."""

    def __init__(
        self, message: str, *, field: str, words: Words | None = None, **args: object
    ) -> None:
        self.field = field
        super().__init__(message, words=words, field=field, **args)

    def text(self, lang: str) -> str:
        return f"{self.field}: {super().text(lang)}"


class IllegalAction(CheesemoonError):
    """A rule says no; `rule` is its number, and the sentence ends with it."""

    fault: tuple[int, int] = (0, 0)  # what chance wanted, and the number of the script it got

    def __init__(
        self, message: str, *, rule: str, words: Words | None = None, **args: object
    ) -> None:
        self.rule = rule
        super().__init__(message, words=words, **args)

    def text(self, lang: str) -> str:
        said = super().text(lang)
        return f"{said} ({self.rule})" if self.rule else said
