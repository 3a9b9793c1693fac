"""The themes of puzzles: a title and a goal in words, such as "Save the column".

A game keeps them in `lessons/themes.toml`. The first theme that fits a puzzle is its theme:

    [[theme]]
    key = "rocket"
    answer = "buy rocket"      # how the best action begins; a regular expression
    why = "plan-rocketed"      # or how the message of its reason begins
    title = { en = "Rocket or shot?", ... }
    goal = { en = "Ten points buy a rocket. Is it time?", ... }
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from cheesemoon.core import Fields, Game
from cheesemoon.core.formats.content import load_content

from .lesson import Texts, read_texts
from .puzzles import Puzzle, puzzles
from .words import WORDS

NAME = "themes.toml"
_MOST = 30


class Theme(NamedTuple):
    """A theme, and the puzzles that it fits."""

    key: str
    answer: str
    why: str
    title: Texts
    goal: Texts

    def fits(self, puzzle: Puzzle) -> bool:
        """Return True if the puzzle has this answer and this reason."""
        said = puzzle.why.message if puzzle.why else ""
        return bool(re.match(self.answer, puzzle.best) and re.match(self.why, said))


@cache
def themes(game: Game) -> tuple[Theme, ...]:
    """Return the themes of a game; none if it has none."""
    path = game.folder / "lessons" / NAME
    return read(game, path) if path.exists() else ()


def read(game: Game, path: Path) -> tuple[Theme, ...]:
    """Read themes from a file. An error names its line."""

    def check(fields: Fields) -> tuple[Theme, ...]:
        found = tuple(_theme(part) for part in fields.parts("theme", 1, _MOST))
        fields.finish()
        return found

    return load_content(path, check, WORDS)


def _theme(fields: Fields) -> Theme:
    patterns = []
    for name in ("answer", "why"):
        pattern = fields.given(name, "")
        try:
            re.compile(pattern)
        except (re.error, TypeError):
            raise fields.bad(name, "theme-pattern", pattern=str(pattern)) from None
        patterns.append(pattern)
    key = fields.given("key")
    if not isinstance(key, str) or not re.fullmatch("[a-z-]{1,30}", key):
        raise fields.bad("key", "theme-key", key=str(key))
    title, goal = (read_texts(fields.part(name)) for name in ("title", "goal"))
    fields.finish()
    return Theme(key, patterns[0], patterns[1], title, goal)


@cache
def themes_of(game: Game) -> Mapping[str, Theme]:
    """Return the theme of every puzzle of a game, by id. A puzzle that no theme fits has none."""
    found = {
        puzzle.id: next((theme for theme in themes(game) if theme.fits(puzzle)), None)
        for puzzle in puzzles(game)
    }
    return {id_: theme for id_, theme in found.items() if theme}
