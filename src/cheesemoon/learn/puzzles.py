"""Puzzles: positions of real games in which one action is clearly best.

A puzzle is kept as a game that leads to it: seats, options, seed and actions. What each action is
worth was found out once by a deep search (see `find`); so an answer is judged at once, and the same
for everybody.
"""

from __future__ import annotations

import datetime
import json
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from cheesemoon.core import CheesemoonError, Choice, Game, Table

from . import owned
from .words import WORDS

VERSION = 1
NAME = "puzzles.json"
LEVELS = (1, 2, 3)


class BadPuzzle(CheesemoonError):
    """A puzzle or a file of them that cannot be used."""

    def __init__(self, message: str, **args: Any) -> None:
        super().__init__(message, words=WORDS, **args)


@dataclass(frozen=True)
class Worth:
    """What an action is worth: a share from 0 to 1, or points; and how sure that is."""

    value: float
    error: float


@dataclass(frozen=True)
class Puzzle:
    """A table, and what every action there is worth."""

    id: str
    theme: str  # the verb that it is about
    level: int  # 1 to 3
    seats: int
    options: Mapping[str, Choice]
    seed: int
    actions: tuple[str, ...]  # that lead to it
    legal: int  # a checksum of what is legal there: other rules, other puzzle
    worth: Mapping[str, Worth]
    line: tuple[str, ...]  # what the search expects to follow
    exact: bool  # worth is in points, and computed

    @property
    def best(self) -> str:
        """The answer."""
        return max(self.worth, key=lambda action: self.worth[action].value)

    def loss(self, action: str) -> float:
        """What an answer gives away, in points or as a share."""
        return self.worth[self.best].value - self.worth[action].value

    def table(self, game: Game) -> Table:
        """The table, if the rules of today still lead to it."""
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
    """Of what is legal at a table, and for whom."""
    return zlib.crc32(f"{table.seat} {' | '.join(table.legal())}".encode())


# --- files --------------------------------------------------------------------------------------


def write(game: Game, puzzles: list[Puzzle], path: Path) -> None:
    """All puzzles of a game in one file, a line each."""
    lines = ",\n".join(json.dumps(_plain(puzzle), separators=(",", ":")) for puzzle in puzzles)
    head = f'"cheesemoon-puzzles": {VERSION}, "game": "{game.name}"'
    path.write_text(f'{{{head}, "puzzles": [\n{lines}\n]}}\n', encoding="utf-8")


def _plain(puzzle: Puzzle) -> dict[str, Any]:
    plain = asdict(puzzle)
    plain["worth"] = {
        action: [round(w.value, 4), round(w.error, 4)] for action, w in puzzle.worth.items()
    }
    return plain


def read(game: Game, path: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file, which may be an owner's own; what is wrong is told with its line."""
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


def parsed(path: Path, text: str) -> Any:
    """What a file of JSON holds."""
    try:
        return json.loads(text)
    except RecursionError:
        raise BadPuzzle("puzzles-not-json", path=path.name, line="1") from None
    except json.JSONDecodeError as error:
        raise BadPuzzle("puzzles-not-json", path=path.name, line=str(error.lineno)) from None


def checked(game: Game, path: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file, each of them played: what cannot be is told with its line."""
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
    """Where a puzzle stands in its file."""

    path: Path
    line: int
    text: str

    def wrong(self, message: str, name: str, **args: Any) -> BadPuzzle:
        """A mistake in a field of it, with its line."""
        before, there, _ = self.text.partition(f'"{name}"')
        line = self.line + (before.count("\n") if there else 0)
        return BadPuzzle(message, path=self.path.name, line=str(line), **{"name": name, **args})


def _places(path: Path, text: str) -> Iterator[Place]:
    """Each puzzle of a file that is known to be JSON."""
    decoder = json.JSONDecoder()
    at = text.index("[", text.index('"puzzles"')) + 1
    while (at := _ahead(text, at)) < len(text) and text[at] != "]":
        _, end = decoder.raw_decode(text, at)
        yield Place(path, text.count("\n", 0, at) + 1, text[at:end])
        at = end


def _ahead(text: str, at: int) -> int:
    """Over spaces and commas."""
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


def _read_one(entry: Any, place: Place) -> Puzzle:
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


def _worth(pair: Any) -> Worth | None:
    if not isinstance(pair, list) or len(pair) != 2:
        return None
    if not all(type(x) in (int, float) and abs(x) < 1e6 for x in pair):
        return None
    return Worth(float(pair[0]), float(pair[1]))


# --- those that ship with a game ----------------------------------------------------------------


@cache
def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game, with those of the owner; none if it has none."""
    path = game.folder / NAME
    found = {each.id: each for each in (read(game, path) if path.exists() else ())}
    for mine in owned.files(game, NAME):
        with owned.told():
            for each in read(game, mine):
                found.setdefault(each.id, each)
    return tuple(found.values())


def puzzle_of_the_day(game: Game, day: datetime.date) -> Puzzle | None:
    """The same for everybody; all of them come before one comes again."""
    found = sorted(puzzles(game), key=lambda puzzle: puzzle.id)  # as good as shuffled
    return found[day.toordinal() % len(found)] if found else None
