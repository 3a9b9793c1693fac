"""Rematches: the same people at a new table, and series of games.

A series counts wins by person, because people change seats from game to game. It is over when the
first player cannot be overtaken, or when all its games are played.
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from ..errors import Refused
from ..storage.rows import Series
from . import physical
from .room import Room
from .rooms import Rooms
from .seats import Seat, shown_face

BEST_OF = (3,)  # games that a series may have
Kind = Literal["rotate", "same", "series"]


def first_of_series(games: int, seats: int) -> Series:
    """Return the series of a first game."""
    return Series(games, 1, tuple(range(seats)), (0,) * seats)


def add_wins(series: Series, winners: list[int]) -> tuple[int, ...]:
    """Return the wins of each player after these seats have won this game. A shared victory counts
    for all who share it."""
    won = {series.players[seat] for seat in winners}
    return tuple(n + (player in won) for player, n in enumerate(series.wins))


def has_winner(series: Series, wins: tuple[int, ...]) -> bool:
    """Return True if the series is over: the first player cannot be overtaken."""
    left = series.of - series.number
    first, *others = sorted(wins, reverse=True)
    return left <= 0 or first > (others[0] if others else 0) + left


def count_wins(room: Room) -> list[int]:
    """Return the games won by the player on each seat, a finished game at this table included.
    Return [] for a game without a series."""
    series = room.info.series
    if series is None:
        return []
    wins = add_wins(series, room.table.winners()) if room.table.over else series.wins
    return [wins[player] for player in series.players]


def is_decided(room: Room) -> bool:
    """Return True if the series of a finished table is over, or if there is none."""
    series = room.info.series
    return series is None or has_winner(series, add_wins(series, room.table.winners()))


async def make_rematch(rooms: Rooms, room: Room, kind: str, by: int | None = None) -> str:
    """Return the table where the same people play again; make it on the first call. With `rotate`
    all move on by a seat, so that the next player starts. With `same` they stay. With `series` the
    finished game becomes the first of a series. A line of the chat names `by`, the seat that wants
    it, to the other people."""
    if kind not in get_args(Kind):
        raise Refused(400, "bad-form", field="kind")
    if not room.table.over:
        raise Refused(422, "still-running")
    async with room.busy:
        if not room.info.next:
            new = await _make(rooms, room, kind)
            if by is not None and room.others((by,)):
                await room.note("rematch", by)  # before the others can see the new table
            found = await rooms.store.follow_with(room.id, new)
            room.info = msgspec.structs.replace(room.info, next=found)
            if found != new:  # another process was faster
                await rooms.delete(new)
    room.publish()
    return str(room.info.next)


async def _make(rooms: Rooms, room: Room, kind: str) -> str:
    """Make a table with the options, pace, chance and terms of the old one. Return its id."""
    count = len(room.seats)
    step = 0 if kind == "same" else 1
    before = [(seat + step) % count for seat in range(count)]  # the old seat of each new one
    seats = [
        Seat(old.bot, "", old.name, shown_face(old, seat))
        for seat, old in ((seat, room.seats[seat]) for seat in before)
    ]
    table = room.game.new(count, None, **room.table.options)
    new = await rooms.open(
        physical.take_chance_by_hand(table) if room.by_hand else table,
        seats,
        [],
        chance=room.info.chance,
        public=room.info.public,
        patience=room.info.patience,
        series=_next_series(room, kind, before),
        pace=room.info.pace,
    )
    await new.agree(msgspec.structs.replace(room.terms, spoiled=""))
    await rooms.store.hold_again(room.id, new.id, {old: seat for seat, old in enumerate(before)})
    return new.id


def _next_series(room: Room, kind: str, before: list[int]) -> Series | None:
    """Return the series at the new table; None if there is none, or it is over."""
    series = room.info.series
    if series is None and kind == "series":
        series = first_of_series(BEST_OF[0], len(room.seats))
    if series is None:
        return None
    wins = add_wins(series, room.table.winners())
    if has_winner(series, wins):
        return None
    players = tuple(series.players[seat] for seat in before)
    return Series(series.of, series.number + 1, players, wins)
