"""Managing a table: renew the link of a seat, delete the table."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath
from litestar.response import Redirect

from ...errors import Refused
from ...tables import retention
from ..access import seat_in
from ..requests import Page, Req, answer_form, browser_of, form_of, rooms_of, viewer_of


@post("/t/{table_id:str}/renew", include_in_schema=False)
async def renew_link(request: Req, table_id: FromPath[str]) -> Page:
    """Renew the link of one's own seat; the old link stops working. The maker may renew the links
    of seats that no browser holds."""
    rooms = rooms_of(request)
    room = await rooms.room(table_id)
    look = await viewer_of(request, room)
    seat = seat_in(await form_of(request), room)
    if room.seats[seat].bot:
        raise Refused(422, "no-stand-in")
    if seat in look.held:
        await room.renew(seat, browser_of(request))
    elif look.maker and not await rooms.store.is_held(room.id, seat):
        await room.renew(seat, "")
    else:
        raise Refused(403, "not-your-seat")
    return answer_form(request, f"/t/{room.id}/about")


@post("/t/{table_id:str}/delete", include_in_schema=False)
async def delete_table(request: Req, table_id: FromPath[str]) -> Page:
    """Delete a table; refuse all but its maker."""
    rooms = rooms_of(request)
    room = await rooms.room(table_id)
    await retention.delete(rooms, room, browser_of(request))
    return Redirect("/", status_code=303)


HANDLERS = [renew_link, delete_table]
