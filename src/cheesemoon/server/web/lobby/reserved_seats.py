"""Links of seats before the table exists, and the page for guests who come early."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from ...errors import Refused
from ...tables import reservations
from .. import invitations
from ..requests import Page, Req, base_of, find_game, render_page, rooms_of


@get("/new/{name:str}/chair/{chair:int}", include_in_schema=False)
async def show_chair(request: Req, name: FromPath[str], chair: FromPath[int]) -> Page:
    """Return the link and the QR code of a chair."""
    game, store = find_game(name), rooms_of(request).store
    if not 0 <= chair < max(game.seats):
        raise Refused(404, "no-page")
    table_id = reservations.redeem(store, request.query_params.get("place", ""))
    link = f"{base_of(request)}/join/{table_id}/{reservations.chair_token(store, table_id, chair)}"
    codes = await invitations.draw_codes([link])
    return render_page(
        request,
        "parts/chair.html",
        link=link,
        chair=chair,
        qr=codes.__getitem__,
        reach=invitations.find_reach(request),
    )


async def show_early(request: Req, table_id: str, token: str) -> Page | None:
    """Return the waiting page if this is the link of a chair whose table does not exist yet; else
    None."""
    store = rooms_of(request).store
    if not token.startswith("c") or await store.load(table_id) is not None:
        return None
    if not reservations.is_early(store, table_id, token):
        return None
    return render_page(request, "early.html")


HANDLERS = [show_chair]
