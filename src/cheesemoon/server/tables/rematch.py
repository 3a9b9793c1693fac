"""Once more: the same people at a new table, who starts taking turns; games that belong together.

A series counts who won, by person and not by seat, because seats move on. It is over when somebody
cannot be caught up with, or when all its games are played.
"""

from __future__ import annotations

import json
from typing import NamedTuple

from ..errors import Refused
from . import physical
from .room import Room
from .rooms import Rooms
from .seats import Seat

BEST_OF = (3,)  # how many games a series may have


class Series(NamedTuple):
    """Games that belong together. Players are numbered by their seats at the first table."""

    of: int
    number: int  # of this game, from 1
    players: tuple[int, ...]  # who sits on each seat here
    wins: tuple[int, ...]  # of each player, in the games before this one

    @classmethod
    def first(cls, of: int, seats: int) -> Series:
        """The first game of so many."""
        return cls(of, 1, tuple(range(seats)), (0,) * seats)

    @classmethod
    def kept(cls, text: str | None) -> Series | None:
        """As it is kept; None for a game by itself."""
        if not text:
            return None
        found = json.loads(text)
        return cls(found["of"], found["number"], tuple(found["players"]), tuple(found["wins"]))

    def text(self) -> str:
        """How it is kept."""
        return json.dumps(self._asdict())

    def with_result(self, winners: list[int]) -> tuple[int, ...]:
        """The wins of each player when these seats have won this game; a shared victory counts for
        everybody who shares it."""
        won = {self.players[seat] for seat in winners}
        return tuple(n + (player in won) for player, n in enumerate(self.wins))

    def decided(self, wins: tuple[int, ...]) -> bool:
        """Whether nobody can catch up any more."""
        left = self.of - self.number
        first, *others = sorted(wins, reverse=True)
        return left <= 0 or first > (others[0] if others else 0) + left


def series_of(room: Room) -> Series | None:
    """The series that a table belongs to."""
    return Series.kept(room.info["series"])


def standing(room: Room) -> list[int]:
    """Games won by the player on each seat, this one included when it is over."""
    series = series_of(room)
    if series is None:
        return []
    wins = series.with_result(room.table.winners()) if room.table.over else series.wins
    return [wins[player] for player in series.players]


def is_decided(room: Room) -> bool:
    """Whether the series of a finished table is over; True for a game by itself."""
    series = series_of(room)
    return series is None or series.decided(series.with_result(room.table.winners()))


async def again(rooms: Rooms, room: Room, kind: str) -> str:
    """The table where the same people play again: with `rotate` everybody moves on by a seat, so
    that somebody else starts; with `same` they stay; with `series` the game that is over was the
    first of a series. Whoever asks second finds the table of whoever asked first."""
    if kind not in ("rotate", "same", "series"):
        raise Refused(400, "bad-form", field="kind")
    if not room.table.over:
        raise Refused(422, "still-running")
    async with room.busy:
        if not room.info["next"]:
            new = await _made(rooms, room, kind)
            room.info["next"] = found = await rooms.store.follow_with(room.id, new)
            if found != new:  # another process was faster
                await rooms.delete(new)
    await room.tell()
    return str(room.info["next"])


async def _made(rooms: Rooms, room: Room, kind: str) -> str:
    """A new table on the terms of the old one: options, pace, chance, whether it counts."""
    count = len(room.seats)
    step = 0 if kind == "same" else 1
    before = [(seat + step) % count for seat in range(count)]  # who sits here sat there
    seats = [Seat(old.bot, "", old.name, old.face) for old in (room.seats[seat] for seat in before)]
    table = room.game.new(count, None, **room.table.options)
    new = await rooms.open(
        physical.chance_by_hand(table) if room.by_hand else table,
        seats,
        [],
        chance=room.info["chance"],
        public=room.info["public"],
        patience=room.info["patience"],
        series=_following(room, kind, before),
        pace=room.info["pace"],
    )
    await new.agree(room.terms)
    await rooms.store.hold_again(room.id, new.id, {old: seat for seat, old in enumerate(before)})
    return new.id


def _following(room: Room, kind: str, before: list[int]) -> str | None:
    """The series as it goes on at the new table; None if there is none, or it is over."""
    series = series_of(room)
    if series is None and kind == "series":
        series = Series.first(BEST_OF[0], len(room.seats))
    if series is None:
        return None
    wins = series.with_result(room.table.winners())
    if series.decided(wins):
        return None
    players = tuple(series.players[seat] for seat in before)
    return series._replace(number=series.number + 1, players=players, wins=wins).text()
