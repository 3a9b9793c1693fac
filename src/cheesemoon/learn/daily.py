"""The daily challenge: one game a day with the same chance for all players, and bots to compare
with. The weekly challenge: one game of a week, harder, in turn with the other games.

A game with a challenge has a `daily.toml`: the number of seats, the bots on the other seats, and
the options that change from day to day. `[weekly]` has the bots and options of its week. The seed
follows from the date. So all players have the same dice, and a player could look ahead.
"""

from __future__ import annotations

import datetime
import re
from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from cheesemoon import bots
from cheesemoon.core import Choice, Fields, Game, Table
from cheesemoon.core.formats.content import load_content

from .words import WORDS

NAME = "daily.toml"
BOTS = ("greedy", "easy", "medium")
"""The bots whose results a player's result is compared with."""


@dataclass(frozen=True)
class Plan:
    """The settings that all daily challenges of a game share, and those of its weekly one."""

    seats: int
    vary: Mapping[str, tuple[Choice, ...]]
    bots: tuple[str, ...] = ()  # at the seats behind the player's
    weekly: tuple[tuple[str, ...], tuple[tuple[str, Choice], ...]] | None = None  # bots, options


@dataclass(frozen=True)
class Daily:
    """The challenge of one day, or of the week that begins on it."""

    game: Game
    day: datetime.date
    seats: int
    options: tuple[tuple[str, Choice], ...]
    seed: int
    bots: tuple[str, ...] = ()  # at the seats behind the player's
    is_weekly: bool = False

    @property
    def key(self) -> str:
        """Return the day or the week as addresses and records name it: 2026-11-18 or 2026-W47."""
        if not self.is_weekly:
            return self.day.isoformat()
        year, week, _ = self.day.isocalendar()
        return f"{year}-W{week:02d}"

    def level(self, seat: int) -> str:
        """Return the bot at a seat; "" for the player's."""
        own = self.seats - len(self.bots)
        return self.bots[seat - own] if seat >= own else ""

    def table(self) -> Table:
        """Return a fresh table."""
        return self.game.new(self.seats, self.seed, **dict(self.options))


def plan(game: Game) -> Plan | None:
    """Return the plan of a game's challenges; None if it has none."""
    path = game.folder / NAME
    return read(game, path) if path.exists() else None


def daily(game: Game, day: datetime.date) -> Daily | None:
    """Return the challenge of a day, equal on every machine."""
    found = plan(game)
    if found is None:
        return None
    days = day.toordinal()
    options = []
    for name, choices in found.vary.items():
        options.append((name, choices[days % len(choices)]))
        days //= len(choices)  # so that all combinations occur
    seed = _seed(game, day.isoformat())
    return Daily(game, day, found.seats, tuple(options), seed, found.bots)


def weekly(games: Sequence[Game], day: datetime.date) -> Daily | None:
    """Return the challenge of the week of a day. The games take turns."""
    planned = [(game, found.weekly) for game in games if (found := plan(game)) and found.weekly]
    if not planned:
        return None
    monday = day - datetime.timedelta(days=day.weekday())
    game, (bots_there, options) = planned[monday.toordinal() // 7 % len(planned)]
    seed = _seed(game, f"week {monday.isoformat()}")
    return Daily(game, monday, 1 + len(bots_there), options, seed, bots_there, is_weekly=True)


def find(games: Sequence[Game], name: str, key: str) -> Daily | None:
    """Return the challenge of a game with this key; None if there is none. Refuse a key that names
    no day and no week by ValueError."""
    day = first_day(key)
    if "W" in key:
        found = weekly(games, day)
        return found if found and found.game.name == name else None
    return next((daily(game, day) for game in games if game.name == name), None)


def first_day(key: str) -> datetime.date:
    """Return the day of a key, or the first day of its week. Refuse other texts by ValueError."""
    if re.fullmatch(r"\d{4}-\d\d-\d\d", key, re.ASCII):
        return datetime.date.fromisoformat(key)
    week = re.fullmatch(r"(\d{4})-W(\d\d)", key, re.ASCII)
    if not week:
        raise ValueError(f"no day and no week: {key}")
    return datetime.date.fromisocalendar(int(week[1]), int(week[2]), 1)


def _seed(game: Game, words: str) -> int:
    return int.from_bytes(sha256(f"{game.name} {words}".encode()).digest()[:7], "big")


@cache
def field(challenge: Daily, games: int = 8) -> tuple[int, ...]:
    """Return the points of bots in this challenge in ascending order, `games` games of each. This
    is slow."""
    points = []
    for name in BOTS:
        for number in range(games):
            points.append(played(challenge, name, number))
    return tuple(sorted(points))


def played(challenge: Daily, name: str, number: int) -> int:
    """Return the points of a bot in one game of this challenge."""
    table = challenge.table()
    player = bots.bot(name, challenge.game, number + 1)
    others = {
        seat: bots.bot(level, challenge.game, number + 1 + seat)
        for seat in range(challenge.seats)
        if (level := challenge.level(seat))
    }
    while (seat := table.seat) is not None:
        table.play(others.get(seat, player).choose_at(table))
    return table.scores()[0]["total"]


class Rank(NamedTuple):
    """The place of a result among the bots' games, in whole percent."""

    better: int  # of the games with fewer points
    same: int  # of the games with equal points


def compared(points: int, field: Sequence[int]) -> Rank:
    """Rank points among games in ascending order. Equal results are counted apart."""
    below, up_to = bisect_left(field, points), bisect_right(field, points)
    return Rank(100 * below // len(field), round(100 * (up_to - below) / len(field)))


@cache
def read(game: Game, path: Path) -> Plan:
    """Read the plan of a game's challenges from its file. An error names its line."""

    def check(fields: Fields) -> Plan:
        seats = fields.whole("seats", min(game.seats), max(game.seats))
        vary = fields.part("vary", {})
        found: dict[str, tuple[Choice, ...]] = {}
        for name in vary.names():
            if name not in game.options:
                known = ", ".join(game.options) or "-"
                raise vary.bad(name, "position-unknown", known=known)
            choices = vary.given(name)
            allowed = game.options[name].choices
            if not isinstance(choices, list) or not choices or set(choices) - set(allowed):
                raise vary.bad(name, "position-word", choices=", ".join(map(str, allowed)))
            found[name] = tuple(choices)
        week = _weekly(game, fields.part("weekly")) if fields.has("weekly") else None
        return Plan(seats, found, _bots(game, fields), week)

    return load_content(path, check, WORDS)


def _bots(game: Game, fields: Fields) -> tuple[str, ...]:
    """Return the bots of a plan; refuse bots that cannot play the game, and too many."""
    found = fields.given("bots", [])
    known = bots.names(game)
    if not isinstance(found, list) or set(found) - set(known) or len(found) >= max(game.seats):
        raise fields.bad("bots", "position-word", choices=", ".join(known))
    return tuple(found)


def _weekly(game: Game, fields: Fields) -> tuple[tuple[str, ...], tuple[tuple[str, Choice], ...]]:
    """Return the bots and options of the weekly challenge."""
    options = fields.part("options", {})
    found: list[tuple[str, Choice]] = []
    for name in options.names():
        if name not in game.options:
            raise options.bad(name, "position-unknown", known=", ".join(game.options) or "-")
        allowed = game.options[name].choices
        choice = options.given(name)
        if choice not in allowed:
            raise options.bad(name, "position-word", choices=", ".join(map(str, allowed)))
        found.append((name, choice))
    there = _bots(game, fields)
    fields.finish()
    return there, tuple(found)
