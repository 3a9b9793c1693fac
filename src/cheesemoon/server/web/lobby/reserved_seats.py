"""Links of seats before the table exists, and the page for guests who come early."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from ...errors import Refused
from ...storage import early
from ...storage.early import HOST, WAITS, Early
from ...tables import identity, reservations
from ...tables.moderation import check_words
from .. import invitations
from ..requests import (
    NAME_LENGTH,
    Page,
    Req,
    base_of,
    browser_of,
    find_game,
    language,
    render_page,
    rooms_of,
    services_of,
    text_of,
)


@get("/new/{name:str}/chair/{chair:int}", include_in_schema=False)
async def show_chair(request: Req, name: FromPath[str], chair: FromPath[int]) -> Page:
    """Return the link and the QR code of a chair."""
    game, store = find_game(name), rooms_of(request).store
    if not 0 <= chair < max(game.seats):
        raise Refused(404, "no-page")
    table_id = reservations.redeem(store, request.query_params.get("place", ""))
    await _see(request, table_id, game.name, HOST)
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


@get("/new/{name:str}/waiting", include_in_schema=False)
async def list_waiting(request: Req, name: FromPath[str]) -> dict[str, dict[str, str]]:
    """Return name and face of each guest who waits, by chair, to the host of a reserved table."""
    game, store = find_game(name), rooms_of(request).store
    table_id = reservations.redeem(store, request.query_params.get("place", ""))
    await _see(request, table_id, game.name, HOST)
    found = await early.find(store, table_id)
    return {
        str(guest.chair): {"name": guest.name, "face": guest.face}
        for guest in found.values()
        if guest.chair != HOST and store.now() - guest.at < WAITS
    }


async def _see(request: Req, table_id: str, game: str, chair: int) -> None:
    """Store that a person is at a chair, with the name that the form or the device has."""
    store = rooms_of(request).store
    me = await identity.person_of(store, browser_of(request))
    name = text_of(dict(request.query_params), "as", NAME_LENGTH, "") or me.name
    try:
        identity.check_name(name)
        check_words(name, services_of(request).hosting.unwanted)
    except Refused:
        name = ""
    await early.see(store, table_id, Early(chair, game, name, me.face))


async def show_early(request: Req, table_id: str, token: str) -> Page | None:
    """Return the waiting page if this is the link of a chair whose table does not exist yet; else
    None. The page asks again and again: that is the sign that a guest waits, not a preview."""
    store = rooms_of(request).store
    if not token.startswith("c") or await store.load(table_id) is not None:
        return None
    if not reservations.is_early(store, table_id, token):
        return None
    host = (await early.find(store, table_id)).get(HOST)
    if host and request.headers.get("sec-fetch-dest") == "empty":
        await _see(request, table_id, host.game, int(token.partition(".")[0].removeprefix("c")))
    game = find_game(host.game) if host else None
    title = game.words.say(language(request), "title") if game else ""
    return render_page(request, "early.html", game=game, host=host, title=title)


HANDLERS = [show_chair, list_waiting]
