"""Progress of the first start of a game, for the waiting page."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from ..requests import Page, Req, game_named, preparing


@get("/preparing/{name:str}", include_in_schema=False)
async def how_far(request: Req, name: FromPath[str]) -> Page:
    """Return the waiting page as it is now; an empty response if the game is ready."""
    return preparing(request, game_named(name)) or Response(b"", media_type="text/html")


HANDLERS = [how_far]
