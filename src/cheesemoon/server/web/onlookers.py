"""Nobody sees more of a delayed table than its page shows: not its replay, its file or its log."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State

from ..errors import Refused
from ..tables import terms
from ..tables.rooms import Rooms
from .requests import who

Req = Request[Any, Any, State]
SHOWN = {"", "live", "screen", "picture", "about", "end", "card.png", "card.svg", "fair"}


async def not_ahead(request: Req) -> None:
    """Refused: an onlooker asks for what only players may know yet."""
    parts = request.url.path.split("/")
    of_page = len(parts) > 2 and parts[1] == "t"
    of_program = len(parts) > 3 and parts[1:3] == ["api", "tables"]
    if request.method != "GET" or not (of_page or of_program):
        return
    if of_page and (parts[3] if len(parts) > 3 else "") in SHOWN:
        return
    rooms: Rooms = request.app.state.rooms
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
    secret = who(request)
    if of_page and secret and any(s >= 0 for s in await rooms.store.held(secret, table_id)):
        return
    raise Refused(403, "delayed", count=agreed.delay)


async def _terms(rooms: Rooms, table_id: str) -> terms.Terms:
    if rooms.has(table_id):
        return (await rooms.room(table_id)).terms
    return await terms.read(rooms.store, table_id)
