"""The table that a request is about, and who asks: anybody, a player, its maker."""

from __future__ import annotations

from typing import Any

from cheesemoon.view.page_state import Viewer

from ..errors import Refused
from ..tables.room import Room
from .requests import Req, look_of, rooms_of, whole_of


async def looking(request: Req, table_id: str) -> tuple[Room, Viewer]:
    """The room, for anybody who may see it."""
    room = await rooms_of(request).room(table_id)
    return room, await look_of(request, room)


async def seated(request: Req, table_id: str) -> tuple[Room, Viewer]:
    """The room, for somebody who has a seat in it."""
    room, look = await looking(request, table_id)
    if not look.held:
        raise Refused(403, "not-your-seat")
    return room, look


async def made(request: Req, table_id: str, otherwise: str) -> tuple[Room, Viewer]:
    """The room, for the maker of its table; others are refused with that sentence."""
    room, look = await looking(request, table_id)
    if not look.maker:
        raise Refused(403, otherwise)
    return room, look


def seat_in(form: dict[str, Any], room: Room, field: str = "seat") -> int:
    """A seat of the room that a form names."""
    return whole_of(form, field, 0, len(room.seats) - 1)


def own_seat(form: dict[str, Any], room: Room, look: Viewer) -> int:
    """The same, if it is one's own."""
    seat = seat_in(form, room)
    if seat not in look.held:
        raise Refused(403, "not-your-seat")
    return seat
