"""Progress of the first start of a game, for the waiting page."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from ..requests import Page, Req, find_game, render_preparing


@get("/preparing/{name:str}", include_in_schema=False)
async def show_progress(request: Req, name: FromPath[str]) -> Page:
    """Return the waiting page as it is now; an empty response if the game is ready."""
    return render_preparing(request, find_game(name)) or Response(b"", media_type="text/html")


HANDLERS = [show_progress]
