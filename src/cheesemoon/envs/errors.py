"""The errors of environments; each is one sentence."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cheesemoon.core import CheesemoonError, IllegalAction, Words


@cache
def words() -> Words:
    """Return the messages of environments."""
    return Words(Path(__file__).parent / "words")


class EnvError(CheesemoonError):
    """A request that an environment cannot fulfil."""

    def __init__(self, message: str, **args: object) -> None:
        super().__init__(message, words=words(), **args)


class IllegalInBatch(IllegalAction):
    """An action that the mask of its table forbids. `table` is the table's index. Nothing was
    played."""

    def __init__(self, table: int, why: IllegalAction) -> None:
        self.table = table
        self._why = why
        super().__init__(why.message, rule=why.rule, words=words(), **why.values)

    def text(self, lang: str) -> str:
        args = {"table": str(self.table), "why": self._why.text(lang)}
        return words().say(lang, "illegal-in-batch", args)
