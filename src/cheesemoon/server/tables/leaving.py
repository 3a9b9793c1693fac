"""Leaving well: give up, stop by agreement, take a table off one's list, free the seat of a guest
who does not come; and what becomes of tables that everybody has left.

Whoever gives up has lost, and a bot plays on for the others' sake. When no person is left, or only
one side, the game is over: of those who stayed, whoever has most points wins.
"""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Sequence
from typing import NamedTuple

from ..errors import Refused
from ..storage import holders
from ..storage.schema import TableChange
from ..storage.store import Store
from ..thinking import bots
from . import results
from .ended import AGREED, LEFT, RESIGNED, Ended
from .protocols import Room, Rooms

logger = logging.getLogger("cheesemoon.server")

PLAYS_ON = "easy"  # the bot that plays for somebody who gave up, where the game has one
AT_ONCE = 100  # tables that are ended before others get a word in


class Offer(NamedTuple):
    """Somebody offers to stop; these seats agree."""

    seat: int
    agreed: tuple[int, ...]


def offer_of(room: Room) -> Offer | None:
    """The offer that stands at a table."""
    text = room.info["offer"]
    if not text or room.table.over:
        return None
    found = json.loads(text)
    return Offer(found["seat"], tuple(found["agreed"]))


def people(room: Room) -> list[int]:
    """The seats of people who have not given up."""
    return [i for i, seat in enumerate(room.seats) if not seat.bot and not seat.left]


# --- giving up ------------------------------------------------------------------------------------


async def resign(room: Room, held: Sequence[int], seat: int) -> None:
    """The holder of a seat gives up the game."""
    if seat not in held:
        raise Refused(403, "not-your-seat")
    await give_up(room, seat, RESIGNED)


async def give_up(room: Room, seat: int, how: str) -> None:
    """A seat has lost by leaving or by its clock; the game goes on if it can."""
    async with room.busy:
        if room.table.over:
            raise Refused(422, "table-ended")
        place = room.seats[seat]
        if place.bot or place.left:
            raise Refused(422, "gave-up")
        level = bot_for(room)
        await room.store.change_seat(
            room.id, seat, left=how, stand_in=level, wanted=None, plan=None
        )
        place.left, place.stand_in, place.wanted, place.plan = how, level, None, None
        staying = [i for i, other in enumerate(room.seats) if not other.left]
        goes_on = len(staying) > 1 and bool(people(room)) and level and not room.by_hand
        if not goes_on:
            await end(room, Ended(how, seat, best_of(room, staying)))
    await room.note(how, seat)


def bot_for(room: Room) -> str:
    """The bot that plays on for somebody; "" if the game has none."""
    known = bots.levels(room.game)
    return PLAYS_ON if PLAYS_ON in known else next(iter(known), "")


def best_of(room: Room, seats: Sequence[int]) -> tuple[int, ...]:
    """Those of some seats who have most points now."""
    totals = [score["total"] for score in room.table.scores()]
    most = max((totals[seat] for seat in seats), default=0)
    return tuple(seat for seat in seats if totals[seat] == most)


async def end(room: Room, ended: Ended) -> None:
    """The game is over, whatever its rules say; to be called under the room's lock."""
    now = time.time()
    change: TableChange = {
        "ended": ended.text(),
        "over": True,
        "active": now,
        "offer": None,
        "due": None,
    }
    await room.store.change(room.id, change)
    room.info = {**room.info, **change}
    room.stop()
    await results.keep(room)


# --- by agreement ---------------------------------------------------------------------------------


async def offer_stop(room: Room, held: Sequence[int]) -> None:
    """Somebody offers to stop here, without a winner; a lone player just stops."""
    own = [seat for seat in held if seat in people(room)]
    if not own:
        raise Refused(403, "not-your-seat")
    await _agree(room, offer_of(room) or Offer(own[0], ()), own)


async def answer_stop(room: Room, held: Sequence[int], yes: bool) -> None:
    """Agree to stop, or not; whoever offered may take it back."""
    offer = offer_of(room)
    own = [seat for seat in held if seat in people(room)]
    if offer is None or not own:
        raise Refused(409, "conflict")
    if yes:
        await _agree(room, offer, own)
        return
    await _put(room, None)
    await room.tell()


async def _agree(room: Room, offer: Offer, own: Sequence[int]) -> None:
    async with room.busy:
        if room.table.over:
            raise Refused(422, "table-ended")
        offer = offer._replace(agreed=tuple(sorted({*offer.agreed, *own})))
        done = set(people(room)) <= set(offer.agreed)
        if done:
            await end(room, Ended(AGREED, None, ()))
        else:
            await _put(room, offer)
    if done:
        await room.note(AGREED, None)
    else:
        await room.tell()


async def _put(room: Room, offer: Offer | None) -> None:
    text = json.dumps(offer._asdict()) if offer else None
    await room.store.change(room.id, {"offer": text})
    room.info["offer"] = text


# --- guests, lists, tables that were left ---------------------------------------------------------


async def free_seat(room: Room, seat: int) -> None:
    """The maker of a table frees the seat of a guest who has been away for as long as one waits
    here: the old link opens nothing any more, and the seat can be given to somebody else."""
    place = room.seats[seat]
    if place.bot or place.left or room.table.over:
        raise Refused(422, "no-stand-in")
    if room.present(seat):
        raise Refused(403, "is-here")
    left = room.presence.since(seat) + room.info["patience"] - time.time()
    if left > 0:
        raise Refused(403, "not-long-enough", seconds=round(left) + 1)
    await room.note("freed", seat, **({"name": place.name} if place.name else {}))
    await room.renew(seat, "")
    await room.store.change_seat(room.id, seat, name="", face="", seen=0.0, plan=None)
    place.name, place.face, place.seen, place.plan = "", "", 0.0, None
    await room.tell()


async def forget(store: Store, who: str, table_id: str) -> None:
    """A browser does not want to see a table in its list any more; its seats stay its own."""
    if not await holders.hide(store, who, table_id):
        raise Refused(404, "no-table")


async def end_left(rooms: Rooms, days: int, now: float) -> int:
    """Tables that nobody has played at for so many days end, without a winner."""
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
