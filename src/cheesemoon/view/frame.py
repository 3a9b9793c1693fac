"""What a game says for the pages around it: `frame.toml` in its folder.

`[presets.NAME]` are options that go together (`first`, `box`, `everything`; what is not named has
its default), `[applies]` says for which numbers of players an option means anything, `[icons]`
which icon a line of the log carries, by its event, `[folds]` of which events many in a row are one
line that opens, by the word for them (`fold-<word>` in the words), `[told]` which events are told
first, before what they change, and which are headings, `[steps.always]` to which step of the turn
events belong, counted from 0, `[steps.later]` those that do so only when the first step is over,
and `[answers]` which single answers are still left to people: their own rolls. `[sheet]` says what
one can have won, to be ticked.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from cheesemoon.core import Game

PRESETS = ("first", "box", "everything")
PARTS = {"presets", "applies", "icons", "folds", "told", "steps", "answers", "scores", "sheet"}


@cache
def frame_of(game: Game) -> Mapping[str, Any]:
    """All that the file says; nothing where a game has none."""
    path = game.folder / "frame.toml"
    if not path.exists():
        return {}
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    if wrong := set(found) - PARTS:
        raise ValueError(f"{path.name} of {game.name}: what is {', '.join(sorted(wrong))}?")
    for name, options in found.get("presets", {}).items():
        if name not in PRESETS:
            raise ValueError(f"{path.name} of {game.name}: there is no preset {name}")
        for option, choice in options.items():
            if choice not in game.options[option].choices:
                raise ValueError(f"{path.name} of {game.name}: {option} cannot be {choice!r}")
    for option in found.get("applies", {}):
        if option not in game.options:
            raise ValueError(f"{path.name} of {game.name}: there is no option {option}")
    return found


def presets(game: Game) -> dict[str, dict[str, Any]]:
    """Options that go together, the simplest first; none if the game has none to choose."""
    said: dict[str, dict[str, Any]] = frame_of(game).get("presets", {})
    return {name: said[name] for name in PRESETS if name in said}


def applies(game: Game) -> dict[str, list[int]]:
    """Options that mean something only with so many players."""
    found: dict[str, list[int]] = frame_of(game).get("applies", {})
    return found


def event_icons(game: Game) -> dict[str, str]:
    """What events look like in the log."""
    found: dict[str, str] = frame_of(game).get("icons", {})
    return found


def score_icons(game: Game) -> dict[str, str]:
    """What the rows of a result look like."""
    found: dict[str, str] = frame_of(game).get("scores", {})
    return found


def event_folds(game: Game) -> dict[str, str]:
    """Events of which many in a row are one line of the log, and the word for all of them."""
    found: dict[str, str] = frame_of(game).get("folds", {})
    return found


def told_first(game: Game) -> frozenset[str]:
    """Events that are told before what they change; the others are told after it."""
    return frozenset(frame_of(game).get("told", {}).get("first", ()))


@cache
def headings(game: Game) -> frozenset[str]:
    """Events that need no line where the next turn is headed by what they say."""
    return frozenset(frame_of(game).get("told", {}).get("headings", ()))


def event_step(game: Game, event: str, begun: bool) -> int | None:
    """The step of the turn that an event belongs to, where the table that tells it may have another
    one in mind: always, or only when the first step is over."""
    found = frame_of(game).get("steps", {})
    always: dict[str, int] = found.get("always", {})
    later: dict[str, int] = found.get("later", {}) if begun else {}
    return always.get(event, later.get(event))


def rolls(game: Game) -> list[str] | None:
    """The actions that are a roll of dice, which many like to make themselves; None if the game
    does not say."""
    found: list[str] | None = frame_of(game).get("answers", {}).get("rolls")
    return found


def start_rule(game: Game, lang: str) -> str:
    """Who starts, as the printed rules say it; "" where a game does not tell."""
    return game.words.say(lang, "start-player") if game.words.has(lang, "start-player") else ""


class Sheet(NamedTuple):
    """What one can have won, to be ticked: rows by columns."""

    rows: tuple[Any, ...]
    columns: tuple[Any, ...]
    by_row: str  # the option that the rows are; "" if an event tells them
    by_column: str
    event: str


@cache
def sheet(game: Game) -> Sheet | None:
    """The sheet of a game: `rows` is an option, or with `event` how many numbers that event of a
    won game can tell; `columns` is an option."""
    said = frame_of(game).get("sheet")
    if said is None:
        return None
    column, event = said["columns"], said.get("event", "")
    rows = tuple(range(1, said["rows"] + 1)) if event else game.options[said["rows"]].choices
    columns = game.options[column].choices
    return Sheet(tuple(rows), tuple(columns), "" if event else said["rows"], column, event)
