"""Refusals with a sentence in the reader's language, and their JSON form."""

from __future__ import annotations

import msgspec

import cheesemoon as cm
from cheesemoon.core import LANGUAGES, Words
from cheesemoon.view.messages import WORDS


class Refused(Exception):  # noqa: N818 - the word that fits
    """A request that cannot be fulfilled now, with its HTTP status and its sentence."""

    def __init__(self, status: int, message: str, **args: object) -> None:
        super().__init__(message)
        self.status, self.message, self.values = status, message, args
        self.cause: cm.CheesemoonError | None = None

    def text(self, lang: str, words: Words = WORDS) -> str:
        """Return the sentence."""
        if self.cause is not None:
            return self.cause.text(lang)
        return words.say(lang, self.message, self.values)

    @property
    def rule(self) -> str | None:
        """Return the number of the rule that forbids the action; None if no rule does."""
        return getattr(self.cause, "rule", None)

    @classmethod
    def because(cls, error: cm.CheesemoonError, status: int = 422) -> Refused:
        """Return a refusal because of a rule or a bad position."""
        refused = cls(status, error.message)
        refused.cause = error
        return refused


class Problem(msgspec.Struct):
    """The JSON body of an error: its status, and the reason in one sentence."""

    status_code: int
    detail: str
    rule: str | None = None


def problem(status: int, text: str, rule: str | None = None) -> bytes:
    """Return the JSON that tells a program about an error."""
    return msgspec.json.encode(Problem(status, text, rule))


def accepted_language(header: str) -> str:
    """Return the first language of an Accept-Language header that we speak, else English."""
    for part in header.split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"
