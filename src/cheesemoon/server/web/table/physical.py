"""Pages for the printed game beside the screen: pickers for dice and cards, and the layout."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from cheesemoon.core.game.contract import Places
from cheesemoon.core.game.physical import Given, places
from cheesemoon.view.model import Viewer
from cheesemoon.view.page_state import add_names
from cheesemoon.view.templates import render

from ...errors import Refused
from ...tables import physical
from ...tables.room import Room
from ..access import open_as_maker
from ..requests import (
    Form,
    Page,
    Req,
    form_of,
    is_script,
    render_page,
    whole_of,
)

HIGHEST = 10**6  # above every number of a card or token


def pick(
    request: Req, room: Room, look: Viewer, form: Form, numbers: Sequence[int]
) -> tuple[int | None, list[int], Page | None]:
    """Return the seat to act, the numbers entered so far, and a picker page if more are needed."""
    action = str(form.get("action"))[:200]
    seat = room.table.seat
    if seat not in look.held and action != physical.find_pending(room):
        raise Refused(403, "not-your-turn")
    if "back" in form:
        found = physical.undo_entry(room, action, numbers, look.lang)
    else:
        more = [whole_of(form, "pick", -HIGHEST, HIGHEST)] if "pick" in form else []
        found = physical.apply_numbers(room, action, [*numbers, *more], look.lang)
    picker = _picker(request, room, look, action, found) if found.ask else None
    return seat, list(found.numbers), picker


def _picker(request: Req, room: Room, look: Viewer, action: str, found: Given) -> Page:
    table = add_names(room.table, room, look.lang)
    values: dict[str, object] = {
        "room": room,
        "action": action,
        "doing": table.explain(action, look.lang),
        "ask": found.ask,
        "given": found.faces,
        "total": physical.count_entries(room, action, found, look.lang),
        "numbers": " ".join(map(str, found.numbers)),
    }
    if is_script(request):
        html = render("parts/hand.html", look.lang, **values)
        headers = {"cache-control": "no-store"}
        return Response(html, media_type="text/html", status_code=200, headers=headers)
    drawn = table.svg(None, look.lang, tall=look.tall)
    return render_page(request, "hand.html", drawn=drawn, **values)


# --- before the first turn ------------------------------------------------------------------------


async def _to_lay(request: Req, table_id: str) -> tuple[Room, Viewer, list[Places]]:
    """Return the table and the places to lay out; refuse all but its maker, and a started game."""
    room, look = await open_as_maker(request, table_id, "layout-maker")
    if room.plies:
        raise Refused(409, "layout-too-late")
    return room, look, places(room.table, look.lang)


@get("/t/{table_id:str}/layout", include_in_schema=False)
async def show_layout(request: Req, table_id: FromPath[str]) -> Page:
    """Return the page on which the maker says how the board is laid out."""
    room, look, places = await _to_lay(request, table_id)
    if not places:
        return Redirect(f"/t/{table_id}", status_code=303)
    return render_page(
        request,
        "layout.html",
        room=room,
        places=places,
        empty=room.by_hand,
        drawn=add_names(room.table, room, look.lang).svg(None, look.lang, tall=look.tall),
    )


@post("/t/{table_id:str}/layout", include_in_schema=False)
async def store_layout(request: Req, table_id: FromPath[str]) -> Page:
    """Store how the board is laid out."""
    room, look, places = await _to_lay(request, table_id)
    form = await form_of(request)
    chosen = {
        place.key: [
            whole_of(form, f"{place.key}.{i}", -HIGHEST, HIGHEST) for i in range(len(place.lies))
        ]
        for place in places
    }
    await physical.lay_out(room, chosen, look.lang)
    return Redirect(f"/t/{room.id}", status_code=303)


HANDLERS = [show_layout, store_layout]
