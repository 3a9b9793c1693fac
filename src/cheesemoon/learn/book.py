"""The rules for reading: chapters in plain words with figures. The numbered clauses are the
reference.

A game keeps them in `lessons/chapters.toml`, in the order of its rulebook:

    [[chapter]]
    first = "ST-14"       # its first clause; it ends where the next chapter begins
    [chapter.title]       # en, pl, de, as every text here
    [[chapter.text]]      # one to four paragraphs
    [[chapter.figure]]    # pictures out of lessons
    lesson = "joker"
    step = 1              # when this step is due, counted from 0
    point = ["st-cab"]    # the parts to mark; default: those that the lesson points at
    en = "..."            # the caption
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from cheesemoon.core import Fields, Game
from cheesemoon.core.formats.content import load_content
from cheesemoon.core.text.rulebook import RuleText

from .figure import near
from .lesson import Attempt, Lesson, Texts, lesson, read_strings, read_texts
from .words import WORDS

NAME = "chapters.toml"


class Figure(NamedTuple):
    """A picture out of a lesson."""

    lesson: Lesson
    step: int
    point: tuple[str, ...]
    say: Texts

    def drawn(self, lang: str, tall: bool = False) -> str:
        """Draw the part of the board that the figure is about."""
        attempt = arrived(self.lesson, self.step)
        point = self.point or attempt.step.point
        return near(attempt.table.svg(self.lesson.seat, lang, tall=tall), point)


@dataclass(frozen=True)
class Chapter:
    """One part of the rules."""

    first: str
    title: Texts
    text: tuple[Texts, ...]
    figures: tuple[Figure, ...]


def arrived(found: Lesson, step: int) -> Attempt:
    """Return a lesson at the moment when a step is due. Earlier steps take their first right
    action."""
    attempt = Attempt(found)
    while attempt.at < step:
        due = attempt.step
        attempt.answer(next((a for a in attempt.table.legal() if due.is_right(a)), ""))
    return attempt


@cache
def chapters(game: Game) -> tuple[Chapter, ...]:
    """Return the chapters of a game; an empty tuple if it has none."""
    path = game.folder / "lessons" / NAME
    return read(game, path) if path.exists() else ()


def clauses(game: Game, lang: str) -> list[tuple[Chapter | None, list[RuleText]]]:
    """Return all numbered rules by chapter; in one group if the game has no chapters."""
    rules = list(game.rulebook.all(lang).values())
    found = chapters(game)
    if not found:
        return [(None, rules)]
    numbers = list(game.rulebook.numbers)
    starts = [*(numbers.index(each.first) for each in found), len(numbers)]
    return [(each, rules[a:b]) for each, (a, b) in zip(found, pairwise(starts), strict=True)]


def read(game: Game, path: Path) -> tuple[Chapter, ...]:
    """Read chapters from a file. An error names its line."""

    def check(fields: Fields) -> tuple[Chapter, ...]:
        parts = fields.parts("chapter", 1, 40)
        found = tuple(_chapter(game, part) for part in parts)
        _in_order(game, found, parts)
        return found

    return load_content(path, check, WORDS)


def _in_order(game: Game, found: Sequence[Chapter], parts: Sequence[Fields]) -> None:
    """Refuse chapters that omit or repeat a clause."""
    numbers = list(game.rulebook.numbers)
    for i, (each, fields) in enumerate(zip(found, parts, strict=True)):
        if each.first not in numbers:
            raise fields.bad("first", "chapter-no-rule", number=each.first)
        at = numbers.index(each.first)
        before = numbers.index(found[i - 1].first) if i else -1
        if at <= before or (i == 0 and at != 0):
            raise fields.bad("first", "chapter-order", number=each.first)


def _chapter(game: Game, fields: Fields) -> Chapter:
    first = fields.given("first")
    made = Chapter(
        first if isinstance(first, str) else "",
        read_texts(fields.part("title")),
        tuple(read_texts(part) for part in fields.parts("text", 1, 4)),
        tuple(_figure(game, part) for part in fields.parts("figure", 0, 4))
        if fields.has("figure")
        else (),
    )
    fields.finish()
    return made


def _figure(game: Game, fields: Fields) -> Figure:
    key = fields.given("lesson")
    found = lesson(game, key) if isinstance(key, str) else None
    if found is None:
        raise fields.bad("lesson", "chapter-no-lesson", key=str(key))
    step = fields.whole("step", 0, len(found.steps) - 1, 0)
    point = read_strings(fields, "point")
    made = Figure(found, step, point, read_texts(fields, "lesson", "step", "point"))
    fields.finish()
    return made
