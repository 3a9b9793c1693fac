"""Tables with a printed game beside the screen. People enter what they rolled and drew, also for
bots, and before the first turn how their board is laid out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import cheesemoon as cm
from cheesemoon.core import Table
from cheesemoon.core.game import physical
from cheesemoon.core.game.physical import Given

from ..errors import Refused
from ..storage.rows import StoredTable
from .protocols import Room

MOST_ENTRIES = 40  # results of one action that are counted


def has_pickers(room: Room) -> bool:
    """Return True if results are chosen on screen; older tables take typed numbers."""
    return room.by_hand and physical.asks(room.table)


def take_chance_by_hand(table: Table) -> Table:
    """Return a new table whose chance people enter from real dice and cards."""
    return table.game.load({**table.position(), "by_hand": True})


def can_bots_think(room: Room) -> bool:
    """Return True if bots may think: they wait while people enter chance for a bot."""
    waiting = room.pending is not None and room.pending[0] == room.version
    return not room.by_hand or (has_pickers(room) and not waiting)


async def wait_for_people(room: Room, version: int, action: str) -> None:
    """Show what a bot has decided, so that people roll or draw for it."""
    room.pending = (version, action)
    room.redraw()


def find_pending(room: Room) -> str:
    """Return the action of a bot for which people have to roll or draw; "" if there is none."""
    return room.pending[1] if room.pending and room.pending[0] == room.version else ""


def apply_numbers(room: Room, action: str, numbers: Sequence[int], lang: str) -> Given:
    """Return how far an action comes with these numbers."""
    try:
        return physical.taken(room.table, action, numbers, lang)
    except cm.IllegalAction as error:
        raise Refused.because(error) from None


def count_entries(room: Room, action: str, found: Given, lang: str) -> int:
    """Return how many results an action needs, if the first face comes each time. With other faces
    it may need more or fewer."""
    while found.ask is not None and len(found.numbers) < MOST_ENTRIES:
        numbers = [*found.numbers, found.ask.faces[0].number]
        found = physical.taken(room.table, action, numbers, lang)
    return len(found.numbers)


def undo_entry(room: Room, action: str, numbers: Sequence[int], lang: str) -> Given:
    """Undo the last entry and the entries it implied."""
    for count in range(len(numbers) - 1, -1, -1):
        found = apply_numbers(room, action, numbers[:count], lang)
        if len(found.numbers) == count:
            return found
    return apply_numbers(room, action, (), lang)


async def lay_out(room: Room, chosen: Mapping[str, Sequence[int]], lang: str) -> None:
    """Store how people laid out their board; refuse it after the first move."""
    async with room.busy:
        if room.plies:
            raise Refused(409, "layout-too-late")
        try:
            start = physical.laid_out(room.start, chosen, lang)
        except cm.BadPosition as error:
            raise Refused.because(error) from None
        position = start.position()
        await room.store.change(room.id, {"start": position})
        room.laid_out = position
        room.start, room.table, room.pending = start, start.fork(), None
    room.publish()


def adopt_layout(room: Room, stored: StoredTable) -> None:
    """Take over a layout that another process stored."""
    if not room.plies and stored.start != room.laid_out:
        room.laid_out = stored.start
        room.start = room.game.load(stored.start)
        room.table, room.pending = room.start.fork(), None
