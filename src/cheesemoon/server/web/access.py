"""Access: the table that a request is about, and the rights of the browser that asks."""

from __future__ import annotations

import asyncio

from cheesemoon.view.model import Viewer
from cheesemoon.view.page_state import build_page

from ..errors import Refused
from ..storage import terms
from ..tables.room import Room
from ..tables.rooms import Rooms
from .requests import Form, Req, browser_of, rooms_of, viewer_of, whole_of

SHOWN_DELAYED = {"", "live", "screen", "picture", "about", "end", "card.png", "card.svg", "fair"}
SHOWN_DELAYED |= {"card-tall.png", "card-tall.svg"}
"""Parts of a table's pages that respect the delay themselves."""


async def open_table(request: Req, table_id: str) -> tuple[Room, Viewer]:
    """Return a table and its viewer, for any browser."""
    room = await rooms_of(request).room(table_id)
    return room, await viewer_of(request, room)


async def draw_ahead(room: Room, look: Viewer) -> None:
    """Draw a page on a thread if no viewer of this kind has seen the table: the whole log takes
    long. What is built from it on the event loop afterwards is short."""
    if room.pages.last(look) is None:
        await asyncio.to_thread(build_page, room.snapshot(), look)


async def open_as_player(request: Req, table_id: str) -> tuple[Room, Viewer]:
    """Return a table and its viewer; refuse a browser that holds no seat there."""
    room, look = await open_table(request, table_id)
    if not look.held:
        raise Refused(403, "not-your-seat")
    return room, look


async def open_as_maker(request: Req, table_id: str, otherwise: str) -> tuple[Room, Viewer]:
    """Return a table and its viewer; refuse all but the table's maker with `otherwise`."""
    room, look = await open_table(request, table_id)
    if not look.maker:
        raise Refused(403, otherwise)
    return room, look


def seat_in(form: Form, room: Room, field: str = "seat") -> int:
    """Return the seat of the table that a form names."""
    return whole_of(form, field, 0, len(room.seats) - 1)


def own_seat(form: Form, room: Room, look: Viewer) -> int:
    """Return the seat that a form names; refuse a seat that the viewer does not hold."""
    seat = seat_in(form, room)
    if seat not in look.held:
        raise Refused(403, "not-your-seat")
    return seat


async def refuse_ahead_of_delay(request: Req) -> None:
    """Refuse a spectator's request for what a delayed table does not show yet: its replay, file or
    log. Players and finished tables are exempt."""
    parts = request.url.path.split("/")
    of_page = len(parts) > 2 and parts[1] == "t"
    of_program = len(parts) > 3 and parts[1:3] == ["api", "tables"]
    if request.method != "GET" or not (of_page or of_program):
        return
    if of_page and (parts[3] if len(parts) > 3 else "") in SHOWN_DELAYED:
        return
    rooms = rooms_of(request)
    table_id = parts[3] if of_program else parts[2]
    agreed = await _terms(rooms, table_id)
    if not agreed.delay:
        return
    room = await rooms.room(table_id)
    if room.table.over:
        return
    token = request.headers.get("authorization", "")[7:]
    if of_program and token and room.seat_of(token) is not None:
        return
    secret = browser_of(request)
    if of_page and secret and any(s >= 0 for s in await rooms.store.held(secret, table_id)):
        return
    raise Refused(403, "delayed", count=agreed.delay)


async def _terms(rooms: Rooms, table_id: str) -> terms.Terms:
    if rooms.has(table_id):
        return (await rooms.room(table_id)).terms
    return await terms.read(rooms.store, table_id)
