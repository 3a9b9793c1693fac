"""Puzzles: positions of real games in which one action is clearly best.

A puzzle is stored as the game that leads to it: seats, options, seed and actions. A deep search has
rated each action once (see `find`), and long lines have found the reason for the best one. So an
answer is judged and explained at once, and always equally. See `themes` for its title and goal.
"""

from __future__ import annotations

import datetime
import json
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, fields
from functools import cache
from pathlib import Path
from typing import NamedTuple

from cheesemoon.bots.reason import Cause
from cheesemoon.core import CheesemoonError, Choice, Game, Table

from . import owned
from .words import WORDS

VERSION = 1
NAME = "puzzles.json"
LEVELS = (1, 2, 3)
_NEAR, _NEAR_POINTS = 0.02, 0.2  # losses of an answer that is right all the same
_RATING = {1: 700, 2: 1000, 3: 1300}  # by level
_RATING_OF_CHOICE, _MOST_RATED = 15, 20  # more for each legal action, up to this many


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
    why: Cause | None = None  # the reason for the best action; None if none has a name

    @property
    def rating(self) -> int:
        """Return the difficulty as the rating of a player who solves it every second time."""
        return _RATING[self.level] + _RATING_OF_CHOICE * min(len(self.worth), _MOST_RATED)

    @property
    def best(self) -> str:
        """Return the answer."""
        return max(self.worth, key=lambda action: self.worth[action].value)

    @property
    def second(self) -> str:
        """Return the best of the wrong actions."""
        wrong = [action for action in self.worth if not self.is_right(action)]
        return min(wrong or self.worth, key=self.loss)

    def is_right(self, action: str) -> bool:
        """Return True for the best action and for those that lose next to nothing."""
        return is_near(self.loss(action), self.exact)

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


def is_near(loss: float, exact: bool) -> bool:
    """Return True if a loss, in points if `exact` or else a share, is next to nothing."""
    return loss <= (_NEAR_POINTS if exact else _NEAR)


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
    if puzzle.why is None:
        del plain["why"]
    else:
        usual = asdict(Cause(""))
        plain["why"] = {k: v for k, v in asdict(puzzle.why).items() if v != usual[k]}
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
        puzzle = _read_one(game, entry, place)
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


def _read_one(game: Game, entry: object, place: Place) -> Puzzle:
    def wrong(name: str) -> BadPuzzle:
        return place.wrong("puzzle-field", name)

    if not isinstance(entry, dict):
        raise wrong("{}")
    for name in entry:
        if name not in _KINDS and name != "why":
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
    why = _read_why(game, entry["why"]) if "why" in entry else None
    if "why" in entry and why is None:
        raise wrong("why")
    return Puzzle(
        **{
            **entry,
            "why": why,
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


def _read_why(game: Game, entry: object) -> Cause | None:
    """Return a reason; None if the entry is wrong."""
    usual = asdict(Cause(""))
    if not isinstance(entry, dict) or set(entry) - {f.name for f in fields(Cause)}:
        return None
    given = usual | entry
    if isinstance(given["parts"], list):
        given["parts"] = tuple(tuple(part) for part in given["parts"] if isinstance(part, list))
    numbers = all(type(given[name]) in (int, float) for name in ("here", "there", "of", "rival"))
    texts = all(isinstance(given[name], str) for name in ("message", "event", "when"))
    args = isinstance(given["args"], dict) and all(
        type(value) in (int, str) for value in given["args"].values()
    )
    parts = isinstance(given["parts"], tuple) and all(
        len(part) == 2 and isinstance(part[0], str) and type(part[1]) in (int, float)
        for part in given["parts"]
    )
    if not (numbers and texts and args and parts):
        return None
    known = game.words.has("en", given["message"]) if given["message"] else bool(given["parts"])
    return Cause(**given) if known else None


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
