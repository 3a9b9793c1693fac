"""The printed game beside the screen, at a table of the server: people enter what they rolled and
drew, thing by thing, also for bots; and before the first turn what lies on their table."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

import cheesemoon as cm
from cheesemoon.core import Table
from cheesemoon.core.game import physical
from cheesemoon.core.game.physical import Given

from ..errors import Refused
from ..storage.schema import Kept
from .protocols import Room


def picks(room: Room) -> bool:
    """Whether what is rolled or drawn is picked; tables from before that take numbers."""
    return room.by_hand and physical.asks(room.table)


def chance_by_hand(table: Table) -> Table:
    """A new table at which chance is what people roll and draw."""
    return table.game.load({**table.position(), "by_hand": True})


def bots_may(room: Room) -> bool:
    """Whether bots think here: where chance is entered by hand they wait for people then."""
    waiting = room.pending is not None and room.pending[0] == room.version
    return not room.by_hand or (picks(room) and not waiting)


async def wait_for_people(room: Room, version: int, action: str) -> None:
    """A bot has decided; somebody has to roll or draw for it."""
    room.pending = (version, action)
    room.serial += 1
    room.house.tell(room)


def pending(room: Room) -> str:
    """What a bot does as soon as people have rolled or drawn for it; "" if nothing waits."""
    return room.pending[1] if room.pending and room.pending[0] == room.version else ""


def given(room: Room, action: str, numbers: Sequence[int], lang: str) -> Given:
    """How far an action comes with these numbers."""
    try:
        return physical.taken(room.table, action, numbers, lang)
    except cm.IllegalAction as error:
        raise Refused.because(error) from None


def without_last(room: Room, action: str, numbers: Sequence[int], lang: str) -> Given:
    """The same before the last thing that somebody entered; what went without saying goes too."""
    for count in range(len(numbers) - 1, -1, -1):
        found = given(room, action, numbers[:count], lang)
        if len(found.numbers) == count:
            return found
    return given(room, action, (), lang)


async def lay_out(room: Room, chosen: Mapping[str, Sequence[int]], lang: str) -> None:
    """What lies on the table before the first turn is as people laid it."""
    async with room.busy:
        if room.plies:
            raise Refused(409, "layout-too-late")
        try:
            start = physical.laid_out(room.start, chosen, lang)
        except cm.BadPosition as error:
            raise Refused.because(error) from None
        text = json.dumps(start.position())
        await room.store.change(room.id, {"start": text})
        room.info["start"] = text
        room.start, room.table, room.pending = start, start.fork(), None
    await room.tell()


def relay(room: Room, kept: Kept) -> None:
    """Another process heard how the table was laid out."""
    if not room.plies and kept.info["start"] != room.info["start"]:
        room.start = room.game.load(kept.start)
        room.table, room.pending = room.start.fork(), None
