"""Leaving a game: give up, stop by agreement, hide a table, free a guest's seat, end old tables.

A player who gives up has lost, and a bot plays on. When no person stays, or only one seat, the
game is over. Of the seats that stayed, those with the most points win.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from .. import timing
from ..errors import Refused
from ..storage import holders
from ..storage.rows import AGREED, LEFT, RESIGNED, Ended, Ending, Offer, TableChange
from ..storage.store import Store
from ..thinking import bots
from . import results
from .protocols import Room, Rooms

logger = logging.getLogger("cheesemoon.server")

PLAYS_ON = "easy"  # the bot for a player who gave up, if the game has it
AT_ONCE = 100  # tables that are ended in one go
RATED_PATIENCE = 86_400  # seconds of absence, on the own turn, after which a rated seat is freed


def list_people(room: Room) -> list[int]:
    """Return the seats of people who have not given up."""
    return [i for i, seat in enumerate(room.seats) if not seat.bot and not seat.left]


# --- giving up ------------------------------------------------------------------------------------


async def resign(room: Room, held: Sequence[int], seat: int) -> None:
    """Give up the game for a seat; refuse a seat that the player does not hold."""
    if seat not in held:
        raise Refused(403, "not-your-seat")
    await give_up(room, seat, RESIGNED)


async def give_up(room: Room, seat: int, how: Ending) -> None:
    """Let a seat lose, by leaving or by its clock. A bot plays on if the game can continue."""
    async with room.busy:
        if room.table.over:
            raise Refused(422, "table-ended")
        place = room.seats[seat]
        if place.bot or place.left:
            raise Refused(422, "gave-up")
        staying = [i for i, other in enumerate(room.seats) if i != seat and not other.left]
        people = [i for i in list_people(room) if i != seat]
        level = choose_bot(room)
        goes_on = len(staying) > 1 and bool(people) and level and not room.by_hand
        level = level if goes_on else ""  # else a finished game would show a bot at the seat
        await room.store.change_seat(
            room.id, seat, left=how, stand_in=level, wanted=None, plan=None
        )
        place.left, place.stand_in, place.wanted, place.plan = how, level, None, None
        if not goes_on:
            await end(room, Ended(how, seat, find_best(room, staying)))
    await room.note(how, seat)


def choose_bot(room: Room) -> str:
    """Return the bot that plays on for a player who left; "" if the game has none."""
    known = bots.levels(room.game)
    return PLAYS_ON if PLAYS_ON in known else next(iter(known), "")


def find_best(room: Room, seats: Sequence[int]) -> tuple[int, ...]:
    """Return those of some seats that have the most points now."""
    totals = [score["total"] for score in room.table.scores()]
    most = max((totals[seat] for seat in seats), default=0)
    return tuple(seat for seat in seats if totals[seat] == most)


async def end(room: Room, ended: Ended) -> None:
    """End the game before its rules do, and store its results. Call this under the room's lock."""
    now = timing.epoch()
    change: TableChange = {
        "ended": ended,
        "over": True,
        "active": now,
        "offer": None,
        "due": None,
    }
    await room.store.change(room.id, change)
    room.info = msgspec.structs.replace(room.info, **change)
    room.stop()
    await results.store_results(room)


# --- by agreement ---------------------------------------------------------------------------------


async def offer_stop(room: Room, held: Sequence[int]) -> None:
    """Offer to stop the game without a winner. A lone player stops it at once."""
    own = [seat for seat in held if seat in list_people(room)]
    if not own:
        raise Refused(403, "not-your-seat")
    await _agree(room, room.offer or Offer(own[0], ()), own)


async def answer_stop(room: Room, held: Sequence[int], yes: bool) -> None:
    """Agree to an offer to stop, or withdraw it."""
    offer = room.offer
    own = [seat for seat in held if seat in list_people(room)]
    if offer is None or not own:
        raise Refused(409, "conflict")
    if yes:
        await _agree(room, offer, own)
        return
    await _put(room, None)
    room.publish()


async def _agree(room: Room, offer: Offer, own: Sequence[int]) -> None:
    async with room.busy:
        if room.table.over:
            raise Refused(422, "table-ended")
        if room.counts_so_far and len(list_people(room)) < 2:
            raise Refused(422, "rated-no-stop")  # one person would take a loss from the ladder
        offer = Offer(offer.seat, tuple(sorted({*offer.agreed, *own})))
        done = set(list_people(room)) <= set(offer.agreed)
        if done:
            await end(room, Ended(AGREED, None, ()))
        else:
            await _put(room, offer)
    if done:
        await room.note(AGREED, None)
    else:
        room.publish()


async def _put(room: Room, offer: Offer | None) -> None:
    await room.store.change(room.id, {"offer": offer})
    room.info = msgspec.structs.replace(room.info, offer=offer)


# --- guests, lists, old tables --------------------------------------------------------------------


async def free_seat(room: Room, seat: int) -> None:
    """Free the seat of a guest who has been away for the table's patience. The old link stops
    working, and the seat can be given to another person."""
    place = room.seats[seat]
    if place.bot or place.left or room.table.over:
        raise Refused(422, "no-stand-in")
    if room.present(seat):
        raise Refused(403, "is-here")
    patience = room.info.patience
    if room.counts_so_far:  # else a player who is about to lose could end the rating
        if room.table.seat != seat:
            raise Refused(403, "rated-no-stop")
        patience = max(patience, RATED_PATIENCE)
    left = room.presence.since(seat) + patience - timing.epoch()
    if left > 0:
        raise Refused(403, "not-long-enough", seconds=round(left) + 1)
    if room.plies:
        await room.spoil("another-player")
    await room.note("freed", seat, **({"name": place.name} if place.name else {}))
    await room.renew(seat, "")
    await room.store.change_seat(room.id, seat, name="", face="", seen=0.0, plan=None)
    place.name, place.face, place.seen, place.plan = "", "", 0.0, None
    room.publish()


async def forget(store: Store, who: str, table_id: str) -> None:
    """Take a table off a browser's list. The browser keeps its seats."""
    if not await holders.hide(store, who, table_id):
        raise Refused(404, "no-table")


async def end_left(rooms: Rooms, days: int, now: float) -> int:
    """End the tables without a move for `days` days, without a winner. Return how many."""
    count = 0
    while found := await rooms.store.idle_tables("running", now - days * 86_400.0, AT_ONCE):
        for table_id in found:
            room = await rooms.room(table_id)
            async with room.busy:
                await end(room, Ended(LEFT, None, ()))
            await room.note(LEFT, None)
        count += len(found)
    if count:
        logger.info("tables that were left have ended", extra={"tables": count})
    return count
