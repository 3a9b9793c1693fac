"""A bot plays for somebody who is away. For oneself: at once. For another only when the time has
passed that the table's maker set, when everybody who is there agrees, and when the other does not
come back meanwhile. Whoever is away keeps a say in undos."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from .. import background
from ..errors import Refused
from ..thinking import bots
from . import clocks
from .room import Room
from .seats import Wanted


async def let_bot_play(room: Room, held: Sequence[int], seat: int, level: str) -> None:
    """The holder of a seat lets a bot play, or takes the seat back with ""; others ask for it,
    agree to it, or with "" say no."""
    place = room.seats[seat]
    if place.bot or (level and level not in bots.levels(room.game)):
        raise Refused(422, "no-stand-in")
    if place.left:
        raise Refused(422, "gave-up")
    if seat in held:
        await _put(room, seat, level)
        return
    if room.present(seat):
        raise Refused(403, "is-here")
    if place.stand_in or not (level or place.wanted):
        raise Refused(403, "not-your-seat")
    if not level:
        await _want(room, seat, None)
        return
    before = place.wanted.agreed if place.wanted and place.wanted.level == level else ()
    await _want(room, seat, Wanted(level, tuple(sorted({*before, *held}))))
    await settle(room)


async def arrived(room: Room, held: Sequence[int]) -> None:
    """Somebody has come to the table: no bot is wanted for them."""
    for seat in held:
        if room.seats[seat].wanted is not None:
            await _want(room, seat, None)


async def settle(room: Room) -> None:
    """Let bots play where everything is as it must be; look again when the time has passed."""
    for seat, place in enumerate(room.seats):
        wanted = place.wanted
        if wanted is None:
            room.away_since.pop(seat, None)
        elif room.present(seat):
            await _want(room, seat, None)
        elif set(_there(room, seat)) <= set(wanted.agreed):
            left = remaining(room, seat)
            if left <= 0:
                await _put(room, seat, wanted.level)
            else:
                asyncio.get_running_loop().call_later(left + 0.05, _look_again, room)


def _look_again(room: Room) -> None:
    background.start(settle(room))


def remaining(room: Room, seat: int) -> float:
    """Seconds until a bot that is wanted may begin. Counted by this process from when it heard of
    it, so that no clock that is set can shorten it."""
    since = room.away_since.setdefault(seat, time.monotonic())
    return since + room.info["patience"] - time.monotonic()


def _there(room: Room, seat: int) -> list[int]:
    """The other people who have the table open."""
    return [
        i for i, place in enumerate(room.seats) if i != seat and not place.plays and room.present(i)
    ]


async def _want(room: Room, seat: int, wanted: Wanted | None) -> None:
    if room.seats[seat].wanted == wanted:
        return
    await room.store.change_seat(room.id, seat, wanted=wanted.text() if wanted else None)
    room.seats[seat].wanted = wanted
    if wanted is None:
        room.away_since.pop(seat, None)
    await room.tell()


async def _put(room: Room, seat: int, level: str) -> None:
    await room.store.change_seat(room.id, seat, stand_in=level, wanted=None)
    room.seats[seat].stand_in, room.seats[seat].wanted = level, None
    room.away_since.pop(seat, None)
    if room.table.seat == seat:
        await clocks.change_hands(room)
    await room.tell()
