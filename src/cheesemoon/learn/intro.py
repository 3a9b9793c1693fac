"""The game on one screen: five sentences and a picture of a real table with notes.

A new player sees it first. A game keeps it in `lessons/intro.toml`:

    seat = 0
    [position]     # a table in the middle of a game
    [[sentence]]   # five: the goal, the turn, the end; en, pl, de
    [[sign]]       # up to three: what the signs of the table in text mean
    [[note]]       # three to six, each at a part of the picture
    at = "st-gauge"
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from cheesemoon.core import Fields, Game, Table
from cheesemoon.core.formats.content import load_content

from .lesson import Texts, read_named_texts, read_texts
from .words import WORDS

SENTENCES = 5
NAME = "intro.toml"


class Note(NamedTuple):
    """The description of a part of the picture."""

    at: str  # id of the element
    say: Texts


@dataclass(frozen=True)
class Intro:
    """The game on one screen."""

    game: Game
    seat: int
    position: Mapping[str, object]
    sentences: tuple[Texts, ...]
    signs: tuple[Texts, ...]
    notes: tuple[Note, ...]

    def table(self) -> Table:
        """Return the table in the picture."""
        return self.game.load(dict(self.position))


@cache
def intro(game: Game) -> Intro | None:
    """Return the introduction of a game; None if it has none."""
    path = game.folder / "lessons" / NAME
    return read(game, path) if path.exists() else None


def read(game: Game, path: Path) -> Intro:
    """Read an introduction from a file. An error names its line."""

    def check(fields: Fields) -> Intro:
        seat = fields.whole("seat", 0, max(game.seats) - 1, 0)
        position = fields.given("position")
        if not isinstance(position, dict):
            raise fields.bad("position", "position-object")
        sentences = fields.parts("sentence", SENTENCES, SENTENCES)
        signs = fields.parts("sign", 0, 3) if fields.given("sign", None) else ()
        notes = fields.parts("note", 3, 6)
        return Intro(
            game,
            seat,
            position,
            tuple(read_texts(part) for part in sentences),
            tuple(read_texts(part) for part in signs),
            tuple(_note(part) for part in notes),
        )

    return load_content(path, check, WORDS)


def _note(fields: Fields) -> Note:
    return Note(*read_named_texts(fields, "at", "lesson-strings"))
