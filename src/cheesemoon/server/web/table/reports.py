"""Forms for the chat: switch it off, report a line to the host."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.params import FromPath

from cheesemoon.view.page_state import add_names
from cheesemoon.view.people_strip import name_spectators

from ...errors import Refused
from ...storage.rows import ChatLine
from ...tables import moderation
from ...tables.room import Room
from ..access import open_as_maker
from ..requests import (
    Page,
    Req,
    answer_form,
    client_of,
    form_of,
    render_page,
    rooms_of,
    services_of,
    text_of,
    viewer_of,
    whole_of,
)

WHY_LENGTH = 200


@post("/t/{table_id:str}/talk", include_in_schema=False)
async def switch_chat(request: Req, table_id: FromPath[str]) -> Page:
    """Switch the chat of a table off or on; refuse all but its maker."""
    room, look = await open_as_maker(request, table_id, "talk-maker")
    wanted = (await form_of(request)).get("chat") == "1"
    await room.agree(msgspec.structs.replace(room.terms, chat=wanted))
    room.publish()
    return answer_form(request, f"/t/{room.id}")


def _said(room: Room, number: int) -> ChatLine:
    """Return a line that a person said; refuse another number."""
    line = next((line for line in room.chat if line.n == number and not line.kind), None)
    if line is None:
        raise Refused(404, "no-such-line")
    return line


@get("/t/{table_id:str}/report/{number:int}", include_in_schema=False)
async def show_report_form(request: Req, table_id: FromPath[str], number: FromPath[int]) -> Page:
    """Return the form to report a line of chat."""
    room = await rooms_of(request).room(table_id)
    look = await viewer_of(request, room)
    line = _said(room, number)
    names = add_names(room.table, room, look.lang).names or ()
    guests = name_spectators(room.chat, look.lang)
    name = guests[line.sender] if line.seat is None else line.name or names[line.seat]
    return render_page(request, "report.html", room=room, line=line, name=name, most=WHY_LENGTH)


@post("/t/{table_id:str}/report", include_in_schema=False)
async def store_report(request: Req, table_id: FromPath[str]) -> Page:
    """Report a line of chat to the host."""
    room = await rooms_of(request).room(table_id)
    await viewer_of(request, room)
    form = await form_of(request)
    line = _said(room, whole_of(form, "n", 0, 10**9))
    why = text_of(form, "why", WHY_LENGTH, "")
    if not services_of(request).clients.may_report(client_of(request)):
        raise Refused(429, "too-fast")
    said_by = line.name or line.sender
    await moderation.report(room.store, room.id, said_by, line.text, why)
    return answer_form(request, f"/t/{room.id}")


HANDLERS = [switch_chat, show_report_form, store_report]
