"""The game on one screen: five sentences and a picture of a real table with notes.

It is the first thing that a newcomer sees. A game keeps it in `lessons/intro.toml`:

    seat = 0
    [position]     # a table in the middle of a game
    [[sentence]]   # five: what you want, what you do in your turn, how it ends; en, pl, de
    [[note]]       # three to six, each at a part of the picture
    at = "st-gauge"
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from cheesemoon.core import Fields, Game, Table
from cheesemoon.core.formats.content import load_content

from .lesson import Texts, read_named_texts, read_texts
from .words import WORDS

SENTENCES = 5
NAME = "intro.toml"


class Note(NamedTuple):
    """What a part of the picture is."""

    at: str  # its id
    say: Texts


@dataclass(frozen=True)
class Intro:
    """The game on one screen."""

    game: Game
    seat: int
    position: Mapping[str, Any]
    sentences: tuple[Texts, ...]
    notes: tuple[Note, ...]

    def table(self) -> Table:
        """The table in the picture."""
        return self.game.load(dict(self.position))


@cache
def intro(game: Game) -> Intro | None:
    """What a newcomer sees first; None if the game has none."""
    path = game.folder / "lessons" / NAME
    return read(game, path) if path.exists() else None


def read(game: Game, path: Path) -> Intro:
    """An introduction from a file; a mistake is told with its line."""

    def check(fields: Fields) -> Intro:
        seat = fields.whole("seat", 0, max(game.seats) - 1, 0)
        position = fields.given("position")
        if not isinstance(position, dict):
            raise fields.bad("position", "position-object")
        sentences = fields.parts("sentence", SENTENCES, SENTENCES)
        notes = fields.parts("note", 3, 6)
        return Intro(
            game,
            seat,
            position,
            tuple(read_texts(part) for part in sentences),
            tuple(_note(part) for part in notes),
        )

    return load_content(path, check, WORDS)


def _note(fields: Fields) -> Note:
    return Note(*read_named_texts(fields, "at", "lesson-strings"))
