"""The plan of a player's progress in a game: badges, chapters and ratings.

A game's folder has it as data: `progress/plan.toml`, and `progress/words` in three languages.
"""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec

from cheesemoon.core import Choice, Game, Words


class Badge(msgspec.Struct, forbid_unknown_fields=True):
    """One badge: what it counts in a game, and how much of it is needed."""

    name: str
    icon: str
    need: int = 1
    all: bool = False  # adds up over all games; else the best game counts
    fact: str = "games"  # games, won, points, lead, or score.KEY
    event: str = ""  # instead of a fact: own events of this name
    of: str = "seat"  # the argument of the event that names the player
    where: dict[str, str | int] = {}  # values of other arguments
    distinct: str = ""  # how many values this argument has
    sum: str = ""  # the sum of this argument
    peak: str = ""  # the highest value of this argument
    less: int | None = None  # reached if the value is not higher
    won: bool = False  # only games that the player won
    seats: int = 1  # only games with at least this number of seats
    against: str = ""  # only games won against this bot
    options: dict[str, Choice] = {}  # only games with these options


class Chapter(msgspec.Struct, forbid_unknown_fields=True):
    """One chapter of the path: the opponents, the options, and how many wins complete it."""

    name: str
    bots: list[str] = []
    options: dict[str, Choice] = {}
    wins: int = 3
    icon: str = ""  # instead of the face of the first bot


class Alone(msgspec.Struct, forbid_unknown_fields=True):
    """Ratings of the game itself where a player has no other seats as opponents."""

    option: str  # whose choices make the game harder
    ratings: dict[str, int]


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """All of `plan.toml`."""

    badges: list[Badge] = []
    chapters: list[Chapter] = []
    ratings: dict[str, int] = {}  # of bots, on the scale of the ladder
    alone: Alone | None = None


@cache
def read_plan(game: Game) -> Plan:
    """Return the plan of a game; an empty one if it has no file. Refuse a wrong file."""
    path = game.folder / "progress" / "plan.toml"
    if not path.exists():
        return Plan()
    plan = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Plan)
    for things in (plan.badges, plan.chapters):
        names = [thing.name for thing in things]
        if len(set(names)) < len(names):
            raise ValueError(f"{path.name} of {game.name}: a name stands twice")
    asked = [badge.options for badge in plan.badges] + [each.options for each in plan.chapters]
    for options in asked:
        for option, choice in options.items():
            if option not in game.options or choice not in game.options[option].choices:
                raise ValueError(f"{path.name} of {game.name}: {option} cannot be {choice!r}")
    return plan


@cache
def progress_words(game: Game) -> Words:
    """Return the words of a game's badges and chapters: `badge-<name>`, `badge-<name>-how`,
    `chapter-<name>`, and `chapter-<name>-who` for chapters without bots."""
    return Words(game.folder / "progress" / "words")


def badge_icons(game: Game) -> set[str]:
    """Return the icons that badges and chapters of a game show."""
    plan = read_plan(game)
    return {badge.icon for badge in plan.badges} | {c.icon for c in plan.chapters if c.icon}
