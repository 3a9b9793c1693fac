"""Stand-ins: a bot plays for an absent player.

Players may let a bot play for themselves at once. For another player it takes the table's patience
and the agreement of all present players. A player who comes back meanwhile stops it. An absent
player keeps a say in undos.
"""

from __future__ import annotations

from collections.abc import Sequence

from .. import background, timing
from ..errors import Refused
from ..storage.rows import Wanted
from ..thinking import bots
from . import clocks
from .room import Room


async def let_bot_play(room: Room, held: Sequence[int], seat: int, level: str) -> None:
    """Let a bot play on a seat, or with "" take the seat back. Other players ask for a bot, agree
    to it, or with "" say no."""
    place = room.seats[seat]
    if place.bot or (level and level not in bots.levels(room.game)):
        raise Refused(422, "no-stand-in")
    if place.left:
        raise Refused(422, "gave-up")
    if room.is_rated and level:
        raise Refused(422, "rated-no-stand-in")
    if place.stand_in:
        await room.spoil("stand-in")  # of a table from before stand-ins were refused
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


async def drop_wishes(room: Room, held: Sequence[int]) -> None:
    """Drop the wish for a bot on the seats of players who have come."""
    for seat in held:
        if room.seats[seat].wanted is not None:
            await _want(room, seat, None)


async def settle(room: Room) -> None:
    """Start the bots that all present players want and whose waiting time is over. Check the others
    again when it is."""
    for seat, place in enumerate(room.seats):
        wanted = place.wanted
        if wanted is None:
            room.away_since.pop(seat, None)
        elif room.present(seat):
            await _want(room, seat, None)
        elif set(_list_present(room, seat)) <= set(wanted.agreed):
            left = compute_remaining(room, seat)
            if left <= 0:
                await _put(room, seat, wanted.level)
            else:
                timing.call_later(left + 0.05, _look_again, room)


def _look_again(room: Room) -> None:
    background.start(settle(room))


def compute_remaining(room: Room, seat: int) -> float:
    """Return the seconds until a wanted bot may start. They count from when this process learned of
    the wish, by the monotonic clock: setting the system clock cannot shorten them."""
    since = room.away_since.setdefault(seat, timing.monotonic())
    return since + room.info.patience - timing.monotonic()


def _list_present(room: Room, seat: int) -> list[int]:
    """Return the seats of the other players who have the table open."""
    return [
        i for i, place in enumerate(room.seats) if i != seat and not place.plays and room.present(i)
    ]


async def _want(room: Room, seat: int, wanted: Wanted | None) -> None:
    if room.seats[seat].wanted == wanted:
        return
    await room.store.change_seat(room.id, seat, wanted=wanted)
    room.seats[seat].wanted = wanted
    if wanted is None:
        room.away_since.pop(seat, None)
    room.publish()


async def _put(room: Room, seat: int, level: str) -> None:
    await room.store.change_seat(room.id, seat, stand_in=level, wanted=None)
    room.seats[seat].stand_in, room.seats[seat].wanted = level, None
    room.away_since.pop(seat, None)
    if room.table.seat == seat:
        await clocks.change_hands(room)
    room.publish()
