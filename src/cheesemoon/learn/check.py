"""Checks lessons, puzzles and other files for learning as strictly as those that ship. An error
names its line."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sized
from pathlib import Path
from typing import NamedTuple

from cheesemoon.core import Game
from cheesemoon.core.formats.content import BadContent
from cheesemoon.games import game as game_named, games

from . import book, daily, puzzles, themes, tips
from .intro import NAME as INTRO, read as read_intro
from .lesson import read as read_lesson
from .puzzles import BadPuzzle

_BESIDE: Mapping[str, Callable[[Game, Path], object]] = {
    book.NAME: book.read,
    INTRO: read_intro,
    tips.NAME: tips.read,
    themes.NAME: themes.read,
    daily.NAME: daily.read,
}


class Checked(NamedTuple):
    """A file without errors."""

    kind: str  # "lesson", "puzzles", or the file name without its suffix
    game: Game
    many: int  # number of steps, puzzles or parts


def check(path: Path, game: Game | None = None) -> Checked:
    """Read a file as the pages do and play everything in it. The game is named in the file, by its
    folder, or by the caller."""
    text = _text(path)
    found = game or _game_of(path, text)
    if path.suffix == ".json":
        return Checked("puzzles", found, len(puzzles.checked(found, path)))
    if path.name in _BESIDE:
        made = _BESIDE[path.name](found, path)
        return Checked(path.stem, found, len(made) if isinstance(made, Sized) else 1)
    return Checked("lesson", found, len(read_lesson(found, path).steps))


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadPuzzle("puzzles-unreadable", path=str(path), why=error.strerror or "?") from None
    except UnicodeDecodeError as error:
        line = path.read_bytes()[: error.start].count(b"\n") + 1
        raise BadPuzzle("file-not-text", path=path.name, line=str(line)) from None


def _game_of(path: Path, text: str) -> Game:
    named = _named(path, text)
    if isinstance(named, str):
        return game_named(named)
    folders = {name: game_named(name).folder.resolve() for name in games()}
    for name, folder in folders.items():
        if path.resolve().is_relative_to(folder):
            return game_named(name)
    raise BadPuzzle("file-which-game", path=path.name)


def _named(path: Path, text: str) -> object:
    """Return the game that a file names; None if it names none."""
    if path.suffix == ".json":
        data = puzzles.parsed(path, text)
    else:
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadContent("content-toml", file=path.name, why=str(error)) from None
    if not isinstance(data, dict):
        return None
    position = data.get("position")
    return data.get("game", position.get("game") if isinstance(position, dict) else None)
