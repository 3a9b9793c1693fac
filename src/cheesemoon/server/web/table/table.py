"""Pages and forms at a table: look, act, undo, chat, stand-in, rematch."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.types import ASGIApp

from cheesemoon.core.game.physical import places
from cheesemoon.view.assets import build
from cheesemoon.view.first_paint import split_drawings
from cheesemoon.view.model import Viewer
from cheesemoon.view.page_state import build_page
from cheesemoon.view.talk import list_icons
from cheesemoon.view.update import build_update

from ...errors import Refused
from ...sse import sse
from ...tables import rematch, stand_ins
from ...tables.moderation import check_words, hash_spectator
from ...tables.physical import has_pickers
from ...tables.room import Room
from ...transport.event_streams import EventStream, PageSubscriber, encode_clock
from ...transport.limits import bucket
from ...transport.sse_gzip import Packing
from ..access import draw_ahead, open_as_player, open_table, own_seat, seat_in
from ..advice import check_origin, may_ask
from ..requests import (
    CHAT_LENGTH,
    NAME_LENGTH,
    Page,
    Req,
    answer_form,
    browser_of,
    client_of,
    form_of,
    limit_tables,
    numbers_of,
    render_large_page,
    rooms_of,
    services_of,
    text_of,
    viewer_of,
    whole_of,
)
from .physical import pick


@get("/t/{table_id:str}", include_in_schema=False)
async def show_table(request: Req, table_id: FromPath[str]) -> Page:
    """Return the page of a table."""
    rooms = rooms_of(request)
    room = await rooms.room(table_id)
    room.wake_bot()
    look = await viewer_of(request, room)
    return await _render_table(
        request,
        room,
        look,
        invites=look.maker and not room.plies and bool(room.others(look.held)),
        query=f"peek={look.peek}" if look.peek is not None else "",
        screen=False,
        talk=room.terms.chat and services_of(request).hosting.chat,
        coached=may_ask(room, look.held) and not room.table.over,
    )


@get(["/t/{table_id:str}/screen", "/table/{table_id:str}/screen"], include_in_schema=False)
async def show_screen(request: Req, table_id: FromPath[str]) -> Page:
    """Return the board alone, for a television: what a spectator sees, for any browser."""
    room, look = await open_table(request, table_id)
    return await _render_table(
        request,
        room,
        look,
        invites=False,
        query="screen=1",
        screen=True,
        talk=False,
        coached=False,
    )


async def _render_table(request: Req, room: Room, look: Viewer, **more: object) -> Page:
    await draw_ahead(room, look)
    seen = build_page(room, look)
    drawn, later = await asyncio.to_thread(split_drawings, (seen.picture, *seen.panels))
    return await render_large_page(
        request,
        "table.html",
        room=room,
        look=look,
        seen=seen,
        picture=drawn[0],
        panels=drawn[1:],
        later=later,
        build=build(),
        talk_icons=list_icons(room.table),
        **more,
    )


@get("/t/{table_id:str}/live", include_in_schema=False)
async def open_stream(request: Req, table_id: FromPath[str]) -> ASGIApp:
    """Open the event stream of a table."""
    rooms = rooms_of(request)
    room = await rooms.room(table_id)
    look = await viewer_of(request, room)
    await draw_ahead(room, look)
    clients = services_of(request).clients
    client = client_of(request)
    if rooms.stopping.is_set() or not clients.open_stream(client):
        raise Refused(429, "too-many-streams")
    room.wake_bot()
    await stand_ins.drop_wishes(room, look.held)
    packs = "gzip" in request.headers.get("accept-encoding", "")
    listener = PageSubscriber(look, Packing() if packs else None)
    listener.last = build_page(room, look)
    known = request.query_params.get("stamp") == listener.last.stamp
    first = b"" if known else sse("update", build_update(None, listener.last))
    first += sse("here", room.presence.state()) + encode_clock(room, bool(look.held))
    return EventStream(room, listener, first, lambda: clients.close_stream(client))


@post("/t/{table_id:str}/act", include_in_schema=False)
async def act(request: Req, table_id: FromPath[str]) -> Page:
    """Play an action of one of this browser's seats."""
    room, look = await open_as_player(request, table_id)
    form = await form_of(request)
    action = form.get("action")
    if not isinstance(action, str):
        raise Refused(400, "bad-form", field="action")
    version = whole_of(form, "version", 0, 10**9)
    numbers = numbers_of(text_of(form, "numbers", 2000, "")) if room.by_hand else None
    seat: int | None = room.table.seat if room.table.seat in look.held else look.held[0]
    if has_pickers(room) and version == room.version:
        seat, numbers, picker = pick(request, room, look, form, numbers or [])
        if picker is not None:
            return picker
    assert seat is not None
    await room.act(seat, action[:200], version, numbers)
    services_of(request).metrics.counts["actions"] += 1
    return answer_form(request, f"/t/{room.id}")


@post("/t/{table_id:str}/undo", include_in_schema=False)
async def undo(request: Req, table_id: FromPath[str]) -> Page:
    """Undo the last action, or ask the others."""
    room, look = await open_as_player(request, table_id)
    version = whole_of(await form_of(request), "version", 0, 10**9)
    await room.undo(look.held, version)
    return answer_form(request, f"/t/{room.id}")


@post("/t/{table_id:str}/answer", include_in_schema=False)
async def answer(request: Req, table_id: FromPath[str]) -> Page:
    """Agree to an undo, or refuse it."""
    room, look = await open_as_player(request, table_id)
    await room.answer(look.held, (await form_of(request)).get("yes") == "1")
    return answer_form(request, f"/t/{room.id}")


@post("/t/{table_id:str}/chat", include_in_schema=False)
async def say(request: Req, table_id: FromPath[str]) -> Page:
    """Add a line of chat; spectators may talk too."""
    room, look = await open_table(request, table_id)
    text = text_of(await form_of(request), "text", CHAT_LENGTH)
    if not text:
        raise Refused(400, "bad-form", field="text")
    if not room.terms.chat or not services_of(request).hosting.chat:
        raise Refused(403, "chat-off")
    check_words(text, services_of(request).hosting.unwanted)
    # a browser chooses its cookie; its address, or a seat that it holds, it does not
    limited = f"{room.id} {look.held[0]}" if look.held else bucket(client_of(request))
    if not services_of(request).clients.may_say(limited):
        raise Refused(429, "too-many-lines")
    room.presence.stop_typing(look.held)
    if look.held:
        await room.say(look.held[0], room.seats[look.held[0]].name, text)
    else:
        speaker = browser_of(request) or client_of(request)
        await room.say(None, "", text, hash_spectator(room, speaker))
    return answer_form(request, f"/t/{room.id}")


@post("/t/{table_id:str}/typing", include_in_schema=False)
async def publish_typing(request: Req, table_id: FromPath[str]) -> Page:
    """Publish that a player is typing."""
    room, look = await open_as_player(request, table_id)
    room.presence.start_typing(look.held[:1])
    return answer_form(request, f"/t/{room.id}")


@post("/t/{table_id:str}/name", include_in_schema=False)
async def rename(request: Req, table_id: FromPath[str]) -> Page:
    """Change the name of a player."""
    room, look = await open_as_player(request, table_id)
    form = await form_of(request)
    seat = own_seat(form, room, look)
    name = text_of(form, "name", NAME_LENGTH)
    check_words(name, services_of(request).hosting.unwanted)
    await room.rename(seat, name)
    return answer_form(request, f"/t/{room.id}")


@post("/t/{table_id:str}/stand-in", include_in_schema=False)
async def let_stand_in(request: Req, table_id: FromPath[str]) -> Page:
    """Let a bot play for an absent player, agree to it, or refuse it."""
    room, look = await open_as_player(request, table_id)
    form = await form_of(request)
    seat = seat_in(form, room)
    level = text_of(form, "level", 40, "")
    if level:  # its action would be a hint
        await check_origin(rooms_of(request), room)
    await stand_ins.let_bot_play(room, look.held, seat, level)
    return answer_form(request, f"/t/{room.id}")


@post("/t/{table_id:str}/again", include_in_schema=False)
async def make_rematch(request: Req, table_id: FromPath[str]) -> Page:
    """Return the table of the rematch, and make it if there is none."""
    rooms = rooms_of(request)
    room, asking = await open_as_player(request, table_id)
    form = await form_of(request)
    if not room.info.next:
        limit_tables(request)
    kind = text_of(form, "kind", 20, "rotate")
    following = await rematch.make_rematch(rooms, room, kind, asking.held[0])
    look = await viewer_of(request, new := await rooms.room(following))
    lay = new.by_hand and look.maker and not new.plies and places(new.table, look.lang)
    return Redirect(f"/t/{following}/layout" if lay else f"/t/{following}", status_code=303)


HANDLERS = [
    show_table,
    show_screen,
    open_stream,
    act,
    undo,
    answer,
    say,
    publish_typing,
    rename,
    let_stand_in,
    make_rematch,
]
