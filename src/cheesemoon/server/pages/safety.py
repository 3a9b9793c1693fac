"""Safety among people: talk that is ended, lines that are reported to the host."""

from __future__ import annotations

from typing import Any

from litestar import post

from .. import safety, terms
from ..at_table import made
from ..refusal import Refused
from ..requests import Req, done, form_of, look_of, rooms_of, text_of, whole_of

WHY_LENGTH = 200


@post("/t/{table_id:str}/talk", include_in_schema=False)
async def talk(request: Req, table_id: str) -> Any:
    """The maker of the table switches its chat off, or on again."""
    room, look = await made(request, table_id, "talk-maker")
    wanted = (await form_of(request)).get("chat") == "1"
    await terms.agree(room, room.terms._replace(chat=wanted))
    await room.tell()
    return done(request, f"/t/{room.id}")


@post("/t/{table_id:str}/report", include_in_schema=False)
async def report(request: Req, table_id: str) -> Any:
    """A line of the chat is reported to the host of the server."""
    room = await rooms_of(request).room(table_id)
    await look_of(request, room)
    form = await form_of(request)
    number = whole_of(form, "n", 0, 10**9)
    line = next((line for line in room.chat if line["n"] == number), None)
    if line is None:
        raise Refused(404, "no-such-line")
    why = text_of(form, "why", WHY_LENGTH, "")
    await safety.report(room.store, room.id, line["name"], line["text"], why)
    return done(request, f"/t/{room.id}")


HANDLERS = [talk, report]
