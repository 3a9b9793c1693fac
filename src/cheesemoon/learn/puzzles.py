"""Puzzles: positions of real games in which one action is clearly best.

A puzzle is stored as the game that leads to it: seats, options, seed and actions. A deep search has
rated each action once (see `find`). So an answer is judged at once and always equally.
"""

from __future__ import annotations

import datetime
import json
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from cheesemoon.core import CheesemoonError, Choice, Game, Table

from . import owned
from .words import WORDS

VERSION = 1
NAME = "puzzles.json"
LEVELS = (1, 2, 3)


class BadPuzzle(CheesemoonError):
    """A puzzle or a file of puzzles that cannot be used."""

    def __init__(self, message: str, **args: object) -> None:
        super().__init__(message, words=WORDS, **args)


@dataclass(frozen=True)
class Worth:
    """The value of an action with its standard error: a share from 0 to 1, or points."""

    value: float
    error: float


@dataclass(frozen=True)
class Puzzle:
    """A table, and the value of every action there."""

    id: str
    theme: str  # the verb of its answer
    level: int  # 1 to 3
    seats: int
    options: Mapping[str, Choice]
    seed: int
    actions: tuple[str, ...]  # actions that lead to it
    legal: int  # checksum of the legal actions; other rules make another puzzle
    worth: Mapping[str, Worth]
    line: tuple[str, ...]  # actions that the search expects to follow
    exact: bool  # values are computed points

    @property
    def best(self) -> str:
        """Return the answer."""
        return max(self.worth, key=lambda action: self.worth[action].value)

    def loss(self, action: str) -> float:
        """Return what an answer loses against the best, in points or as a share."""
        return self.worth[self.best].value - self.worth[action].value

    def table(self, game: Game) -> Table:
        """Return the table. Refuse the puzzle if today's rules no longer lead to it."""
        try:
            table = game.new(self.seats, self.seed, **self.options)
            for action in self.actions:
                table.play(action)
        except CheesemoonError:
            raise BadPuzzle("puzzle-old", id=self.id) from None
        if checksum(table) != self.legal or self.best not in table.legal():
            raise BadPuzzle("puzzle-old", id=self.id)
        return table


def checksum(table: Table) -> int:
    """Return a checksum of the seat to act and the legal actions."""
    return zlib.crc32(f"{table.seat} {' | '.join(table.legal())}".encode())


# --- files --------------------------------------------------------------------------------------


def write(game: Game, puzzles: list[Puzzle], path: Path) -> None:
    """Write all puzzles of a game to one file, one a line."""
    lines = ",\n".join(json.dumps(_plain(puzzle), separators=(",", ":")) for puzzle in puzzles)
    head = f'"cheesemoon-puzzles": {VERSION}, "game": "{game.name}"'
    path.write_text(f'{{{head}, "puzzles": [\n{lines}\n]}}\n', encoding="utf-8")


def _plain(puzzle: Puzzle) -> dict[str, object]:
    plain = asdict(puzzle)
    plain["worth"] = {
        action: [round(w.value, 4), round(w.error, 4)] for action, w in puzzle.worth.items()
    }
    return plain


def read(game: Game, path: Path) -> tuple[Puzzle, ...]:
    """Read the puzzles of a file, which may be the host's own. An error names its line."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadPuzzle("puzzles-unreadable", path=path.name, why=error.strerror or "?") from None
    except UnicodeDecodeError:
        raise BadPuzzle("puzzles-not-json", path=path.name, line="1") from None
    data = parsed(path, text)
    if not isinstance(data, dict) or data.get("cheesemoon-puzzles") != VERSION:
        raise BadPuzzle("puzzles-foreign", path=path.name)
    if data.get("game") != game.name or not isinstance(data.get("puzzles"), list):
        raise BadPuzzle("puzzles-other-game", path=path.name, game=game.name)
    found: dict[str, Puzzle] = {}
    for entry, place in zip(data["puzzles"], _places(path, text), strict=True):
        puzzle = _read_one(entry, place)
        if puzzle.id in found:
            raise place.wrong("puzzle-twice", "id", id=puzzle.id)
        found[puzzle.id] = puzzle
    return tuple(found.values())


def parsed(path: Path, text: str) -> object:
    """Parse a JSON file."""
    try:
        return json.loads(text)
    except RecursionError:
        raise BadPuzzle("puzzles-not-json", path=path.name, line="1") from None
    except json.JSONDecodeError as error:
        raise BadPuzzle("puzzles-not-json", path=path.name, line=str(error.lineno)) from None


def checked(game: Game, path: Path) -> tuple[Puzzle, ...]:
    """Read the puzzles of a file and play each of them. An error names its line."""
    found = read(game, path)
    for puzzle, place in zip(found, _places(path, path.read_text("utf-8")), strict=True):
        try:
            table = puzzle.table(game)
        except BadPuzzle:
            raise place.wrong("puzzle-unplayable", "actions") from None
        if set(puzzle.worth) != set(table.legal()):
            raise place.wrong("puzzle-worth", "worth")
        if puzzle.theme not in {verb.word for verb in game.actions.verbs}:
            raise place.wrong("puzzle-theme", "theme", theme=puzzle.theme)
    return found


class Place(NamedTuple):
    """The position of a puzzle in its file."""

    path: Path
    line: int
    text: str

    def wrong(self, message: str, name: str, **args: object) -> BadPuzzle:
        """Return an error about one of its fields, with its line."""
        before, there, _ = self.text.partition(f'"{name}"')
        line = self.line + (before.count("\n") if there else 0)
        return BadPuzzle(message, path=self.path.name, line=str(line), **{"name": name, **args})


def _places(path: Path, text: str) -> Iterator[Place]:
    """Find each puzzle in a file of valid JSON."""
    decoder = json.JSONDecoder()
    at = text.index("[", text.index('"puzzles"')) + 1
    while (at := _ahead(text, at)) < len(text) and text[at] != "]":
        _, end = decoder.raw_decode(text, at)
        yield Place(path, text.count("\n", 0, at) + 1, text[at:end])
        at = end


def _ahead(text: str, at: int) -> int:
    """Skip spaces and commas."""
    while at < len(text) and text[at] in " \t\r\n,":
        at += 1
    return at


_KINDS: Mapping[str, type] = {
    "id": str,
    "theme": str,
    "level": int,
    "seats": int,
    "options": dict,
    "seed": int,
    "actions": list,
    "legal": int,
    "worth": dict,
    "line": list,
    "exact": bool,
}


def _read_one(entry: object, place: Place) -> Puzzle:
    def wrong(name: str) -> BadPuzzle:
        return place.wrong("puzzle-field", name)

    if not isinstance(entry, dict):
        raise wrong("{}")
    for name in entry:
        if name not in _KINDS:
            raise wrong(str(name))
    for name, kind in _KINDS.items():
        if type(entry.get(name)) is not kind:
            raise wrong(name)
    if entry["level"] not in LEVELS:
        raise wrong("level")
    for name in ("actions", "line"):
        if not all(isinstance(action, str) for action in entry[name]):
            raise wrong(name)
    worth = {action: _worth(pair) for action, pair in entry["worth"].items()}
    if len(worth) < 2 or None in worth.values():
        raise wrong("worth")
    return Puzzle(
        **{
            **entry,
            "actions": tuple(entry["actions"]),
            "line": tuple(entry["line"]),
            "worth": worth,
        }
    )


def _worth(pair: object) -> Worth | None:
    if not isinstance(pair, list) or len(pair) != 2:
        return None
    if not all(type(x) in (int, float) and abs(x) < 1e6 for x in pair):
        return None
    return Worth(float(pair[0]), float(pair[1]))


# --- those that ship with a game ----------------------------------------------------------------


@cache
def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game and those of the host; an empty tuple if there are none."""
    path = game.folder / NAME
    found = {each.id: each for each in (read(game, path) if path.exists() else ())}
    for mine in owned.files(game, NAME):
        with owned.log_errors():
            for each in read(game, mine):
                found.setdefault(each.id, each)
    return tuple(found.values())


def puzzle_of_the_day(game: Game, day: datetime.date) -> Puzzle | None:
    """Return the puzzle of a day, equal for all. Every puzzle comes before one is repeated."""
    found = sorted(puzzles(game), key=lambda puzzle: puzzle.id)  # a permutation
    return found[day.toordinal() % len(found)] if found else None
