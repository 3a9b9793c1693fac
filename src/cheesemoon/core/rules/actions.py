"""Actions, declared once: their number, their notation, their parser.

    ACTIONS = Actions(Verb("roll"), Verb("place", SPECIES), Verb("fuel", span(1, 6)), Verb("done"))
    ROLL, PLACE, FUEL, DONE = ACTIONS.firsts

`place green` is number PLACE + 1: the first number of its verb plus its arguments, read as digits
of mixed radix. An argument is a list of phrases, which may be empty or of several words
(`("", "via 3", "via 3 11")`); one word may have several verbs (`catch RAT`, `catch RAT six`).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from math import prod

from ..text.errors import BadOption


def span(lowest: int, highest: int) -> tuple[str, ...]:
    """Return the whole numbers from lowest to highest as an argument of a verb."""
    return tuple(str(n) for n in range(lowest, highest + 1))


class Verb:
    """One verb, with the possible phrases of each argument."""

    def __init__(self, word: str, *arguments: Sequence[str]) -> None:
        self.word = word
        self.arguments = tuple(tuple(argument) for argument in arguments)
        self.size = prod(len(argument) for argument in self.arguments)
        self._index = [{p: i for i, p in enumerate(a)} for a in self.arguments]
        self._lengths = [sorted({len(p.split()) for p in a}) for a in self.arguments]

    def text(self, number: int) -> str:
        """Return the notation of this verb's action `number`, counted from 0."""
        words: list[str] = []
        for argument in reversed(self.arguments):
            number, digit = divmod(number, len(argument))
            words.append(argument[digit])
        return " ".join([self.word, *(w for w in reversed(words) if w)])

    def number(self, words: Sequence[str], argument: int = 0) -> int | None:
        """Return the number, from 0, of the words after the verb; None if they do not fit."""
        if argument == len(self.arguments):
            return None if words else 0
        below = prod(len(a) for a in self.arguments[argument + 1 :])
        for length in self._lengths[argument]:
            digit = self._index[argument].get(" ".join(words[:length]))
            if digit is not None and length <= len(words):
                rest = self.number(words[length:], argument + 1)
                if rest is not None:
                    return digit * below + rest
        return None


class Actions:
    """All actions of a game: the numbers from 0 to size - 1, with their notation."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        first = 0
        firsts: list[int] = []
        for verb in verbs:
            firsts.append(first)
            first += verb.size
        self.firsts = tuple(firsts)
        self.size = first
        self.text = lru_cache(maxsize=65536)(self._text)
        self.number = lru_cache(maxsize=65536)(self._number)

    def _text(self, number: int) -> str:
        if not 0 <= number < self.size:
            raise BadOption("no-such-action", number=str(number)[:20], highest=str(self.size - 1))
        which = bisect_right(self.firsts, number) - 1
        return self.verbs[which].text(number - self.firsts[which])

    def _number(self, text: str) -> int | None:
        """Return the number of an action in notation; None if there is no such action."""
        word, *rest = text.split(" ")
        for first, verb in zip(self.firsts, self.verbs, strict=True):
            if verb.word == word:
                number = verb.number(rest)
                if number is not None:
                    return first + number
        return None
