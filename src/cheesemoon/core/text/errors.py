"""Errors whose text is one sentence, in any language.

An error holds a message id and arguments; its `str` is English.
"""

from __future__ import annotations

from collections.abc import Callable

from .words import LANGUAGES, Words, core_words


class CheesemoonError(ValueError):
    """A request that cannot be fulfilled."""

    def __init__(self, message: str, *, words: Words | None = None, **args: object) -> None:
        self.message = message
        self.values = args
        self._words = words or core_words()
        super().__init__(self.text("en"))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the error. Arguments that are functions of the language are evaluated in all
        languages."""
        values = {k: _Said(v) if callable(v) else v for k, v in self.values.items()}
        return type(self).__new__, (type(self), *self.args), {**vars(self), "values": values}

    def text(self, lang: str) -> str:
        """Return the sentence in a language. An argument may be a function of the language."""
        args = {k: v(lang) if callable(v) else v for k, v in self.values.items()}
        return self._words.say(lang, self.message, args)


class _Said:
    """A part of a sentence, evaluated in every language."""

    def __init__(self, part: Callable[[str], object]) -> None:
        self._in = {lang: part(lang) for lang in LANGUAGES}

    def __call__(self, lang: str) -> object:
        return self._in[lang]


class UnknownGame(CheesemoonError):
    """There is no game of that name."""


class BadOption(CheesemoonError):
    """An option, number of seats or seed that this game does not have."""


class BadSave(CheesemoonError):
    """A file that is no complete saved game."""


class BadPosition(CheesemoonError):
    """An impossible position; `field` names the wrong field."""

    def __init__(
        self, message: str, *, field: str, words: Words | None = None, **args: object
    ) -> None:
        self.field = field
        super().__init__(message, words=words, field=field, **args)

    def text(self, lang: str) -> str:
        return f"{self.field}: {super().text(lang)}"


class IllegalAction(CheesemoonError):
    """An action against the rules; `rule` is the number of the rule, and ends the sentence."""

    fault: tuple[int, int] = (0, 0)  # the fault of chance, and the refused script number

    def __init__(
        self, message: str, *, rule: str, words: Words | None = None, **args: object
    ) -> None:
        self.rule = rule
        super().__init__(message, words=words, **args)

    def text(self, lang: str) -> str:
        said = super().text(lang)
        return f"{said} ({self.rule})" if self.rule else said
