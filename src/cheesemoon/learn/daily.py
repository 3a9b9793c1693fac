"""The daily challenge: one game a day with the same chance for all players, and bots to compare
with.

A game with a challenge has a `daily.toml`: the number of seats, and the options that change from
day to day. The seed follows from the date. So all players have the same dice, and a player could
look ahead.
"""

from __future__ import annotations

import datetime
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
    """The settings that all daily challenges of a game share."""

    seats: int
    vary: Mapping[str, tuple[Choice, ...]]


@dataclass(frozen=True)
class Daily:
    """The challenge of one day."""

    game: Game
    day: datetime.date
    seats: int
    options: tuple[tuple[str, Choice], ...]
    seed: int

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
    bits = int.from_bytes(sha256(f"{game.name} {day.isoformat()}".encode()).digest()[:7], "big")
    days = day.toordinal()
    options = []
    for name, choices in found.vary.items():
        options.append((name, choices[days % len(choices)]))
        days //= len(choices)  # so that all combinations occur
    return Daily(game, day, found.seats, tuple(options), bits)


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
    while not table.over:
        table.play(player.choose_at(table))
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
        return Plan(seats, found)

    return load_content(path, check, WORDS)
