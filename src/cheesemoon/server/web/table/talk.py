"""The lines of the characters at a table. A new table loads them with its page, others
when a character first speaks."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from cheesemoon.view.talk import list_speakers

from ..access import open_table
from ..requests import Page, Req


@get("/t/{table_id:str}/talk", include_in_schema=False)
async def send_lines(request: Req, table_id: FromPath[str]) -> Page:
    """Return the characters of a table with their lines, as JSON."""
    room, look = await open_table(request, table_id)
    return Response(
        msgspec.json.encode(list_speakers(room, look.lang)),
        media_type="application/json",
        headers={"cache-control": "private, max-age=3600", "vary": "cookie, accept-language"},
    )


HANDLERS = [send_lines]
