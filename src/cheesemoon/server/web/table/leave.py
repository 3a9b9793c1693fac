"""Pages and forms for leaving a table."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from cheesemoon.view.ask_bar import find_asker
from cheesemoon.view.page_state import add_names

from ...errors import Refused
from ...tables import leaving
from ...thinking import bots
from ..access import open_as_maker, open_as_player, open_table, seat_in
from ..requests import (
    Page,
    Req,
    answer_form,
    browser_of,
    form_of,
    language,
    render_page,
    rooms_of,
)


@get("/t/{table_id:str}/leave", include_in_schema=False)
async def show_leave(request: Req, table_id: FromPath[str]) -> Page:
    """Return the page with the ways to leave."""
    room, look = await open_table(request, table_id)
    staying = leaving.list_people(room)
    return render_page(
        request,
        "leave.html",
        room=room,
        look=look,
        names=add_names(room.table, room, look.lang).names,
        own=[seat for seat in look.held if seat in staying] if not room.table.over else [],
        others=[seat for seat in staying if seat not in look.held],
        guests=[
            seat
            for seat in staying
            if look.maker and seat not in look.held and not room.present(seat)
        ]
        if not room.table.over
        else [],
        level=leaving.choose_bot(room),
        levels=bots.levels(room.game),
        ends=len([s for s in room.seats if not s.left]) <= 2 or set(staying) <= set(look.held),
    )


@post("/t/{table_id:str}/resign", include_in_schema=False)
async def resign(request: Req, table_id: FromPath[str]) -> Page:
    """Give up the game."""
    room, look = await open_as_player(request, table_id)
    seat = seat_in(await form_of(request), room)
    await leaving.resign(room, look.held, seat)
    return answer_form(request, f"/t/{room.id}")


@post("/t/{table_id:str}/stop", include_in_schema=False)
async def stop(request: Req, table_id: FromPath[str]) -> Page:
    """Offer to stop, agree to it, or refuse it."""
    room, look = await open_as_player(request, table_id)
    answer = (await form_of(request)).get("yes")
    if answer is None:
        await leaving.offer_stop(room, look.held)
    else:
        await leaving.answer_stop(room, look.held, answer == "1")
    return answer_form(request, f"/t/{room.id}")


@post("/t/{table_id:str}/free", include_in_schema=False)
async def free_guest_seat(request: Req, table_id: FromPath[str]) -> Page:
    """Free the seat of an absent guest."""
    room, look = await open_as_maker(request, table_id, "not-your-table")
    seat = seat_in(await form_of(request), room)
    if seat in look.held:
        raise Refused(422, "not-your-guest")
    await leaving.free_seat(room, seat)
    return answer_form(request, f"/t/{room.id}/about")


@post("/t/{table_id:str}/forget", include_in_schema=False)
async def forget(request: Req, table_id: FromPath[str]) -> Page:
    """Take a table off the browser's list."""
    await leaving.forget(rooms_of(request).store, browser_of(request), table_id)
    return Redirect("/#tables", status_code=303)


@get("/t/{table_id:str}/next", include_in_schema=False)
async def find_following(request: Req, table_id: FromPath[str]) -> Response[dict[str, str | None]]:
    """Return where the same people play again, for the page of the result."""
    room = await rooms_of(request).room(table_id)
    place, seat = room.info.next, find_asker(room)
    by = "" if seat is None else add_names(room.table, room, language(request)).player(seat)
    return Response(
        {"next": f"/t/{place}" if place else None, "by": by}, headers={"cache-control": "no-store"}
    )


HANDLERS = [show_leave, resign, stop, free_guest_seat, forget, find_following]
