"""Playing a table again from what was kept, where its records are no longer understood."""

from __future__ import annotations

import logging

from cheesemoon.core import Event

from .protocols import Room

logger = logging.getLogger("cheesemoon.server")


def replay(room: Room, actions: list[str], events: list[list[Event]]) -> None:
    """The record's layout has changed: play it all again, with the chance that was given."""
    logger.info("replaying", extra={"table": room.id, "actions": len(actions)})
    table = room.start.fork()
    records: list[bytes] = []
    for action, told in zip(actions, events, strict=True):
        if room.by_hand:
            table.feed([e.args["number"] for e in told if e.name == "gave"])
        table.play(action)
        records.append(table.frozen())
    if [e for told in table.events for e in told] != [e for told in events for e in told]:
        raise RuntimeError(f"table {room.id} does not replay as it was played")
    room.table = table
    room.plies = [
        ply._replace(record=record) for ply, record in zip(room.plies, records, strict=True)
    ]
