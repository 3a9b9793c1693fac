"""Pages of invitations: sit down by a link, take an open seat, let the local network in."""

from __future__ import annotations

import secrets

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect

from cheesemoon.view.avatars import CHOICES
from cheesemoon.view.page_state import add_names

from ...errors import Refused
from ...storage.people import Person
from ...tables import identity, stand_ins
from ...tables.moderation import check_words
from ...tables.room import Room
from .. import invitations
from ..access import open_table, seat_in
from ..requests import (
    NAME_LENGTH,
    Form,
    Page,
    Req,
    answer_form,
    browser_of,
    find_game,
    form_of,
    remember,
    render_page,
    rooms_of,
    services_of,
    text_of,
    viewer_of,
    wait_ready,
)
from .reserved_seats import show_early


async def _by_link(request: Req, table_id: str, token: str) -> tuple[Room, int]:
    room = await rooms_of(request).room(table_id)
    seat = room.seat_of(token)
    if seat is None or room.seats[seat].bot:
        raise Refused(404, "bad-link")
    return room, seat


@get("/join/{table_id:str}/{token:str}", include_in_schema=False)
async def show_invitation(request: Req, table_id: FromPath[str], token: FromPath[str]) -> Page:
    """Open the link of a seat. If no browser holds the seat, show the invitation with a button, so
    that link previews take no seat. Otherwise sit down."""
    rooms = rooms_of(request)
    if not rooms.has(table_id):
        if waiting := await show_early(request, table_id, token):
            return waiting
        kept = await rooms.stored(table_id)
        await wait_ready(request, find_game(kept.info.game))
    room, seat = await _by_link(request, table_id, token)
    if await rooms.store.is_held(room.id, seat):
        return await _sit(request, room, seat)
    look = await viewer_of(request, room)
    table = add_names(room.table, room, look.lang)
    return render_page(
        request,
        "invitation.html",
        room=room,
        look=look,
        seat=seat,
        title=table.title(look.lang),
        names=table.names,
        by=await invitations.find_inviter(rooms.store, room),
        me=await identity.person_of(rooms.store, browser_of(request)),
        pace=room.pace,
    )


@post("/join/{table_id:str}/{token:str}", include_in_schema=False)
async def accept_invitation(request: Req, table_id: FromPath[str], token: FromPath[str]) -> Page:
    """Take the seat of a link, with a name and a face."""
    room, seat = await _by_link(request, table_id, token)
    form = await form_of(request)
    await _introduce(request, room, seat, _me_of(form, await _me(request), room.seats[seat].name))
    return await _sit(request, room, seat)


async def _me(request: Req) -> Person:
    return await identity.person_of(rooms_of(request).store, browser_of(request))


def _me_of(form: Form, me: Person, name: str) -> Person:
    """Return the person that a form describes; fields that are missing stay as they were."""
    face = text_of(form, "face", 40, me.face)
    if face and face not in CHOICES:
        raise Refused(400, "bad-form", field="face")
    return Person(text_of(form, "name", NAME_LENGTH, me.name or name), face, me.colour)


async def _introduce(request: Req, room: Room, seat: int, me: Person) -> None:
    if me.name and me.name != room.seats[seat].name:
        check_words(me.name, services_of(request).hosting.unwanted)
        await room.rename(seat, me.name)
    if me.face != room.seats[seat].face:
        await room.store.change_seat(room.id, seat, face=me.face)
        room.seats[seat].face = me.face


async def _sit(request: Req, room: Room, seat: int) -> Page:
    secret = browser_of(request) or secrets.token_urlsafe(24)
    await invitations.take_by_link(room, seat, secret)
    if room.seats[seat].stand_in and not room.seats[seat].left:
        await stand_ins.let_bot_play(room, (seat,), seat, "")
    return remember(request, Redirect(f"/t/{room.id}", status_code=303), secret)


@post("/t/{table_id:str}/take", include_in_schema=False)
async def take_free_seat(request: Req, table_id: FromPath[str]) -> Page:
    """Take an open seat of a public table."""
    room, look = await open_table(request, table_id)
    if look.held:
        raise Refused(409, "already-seated")
    secret = browser_of(request) or secrets.token_urlsafe(24)
    me = await _me(request)
    seat = await invitations.take(room, secret, me.colour)
    if me.name and not any(identity.is_alike(me.name, other.name) for other in room.seats):
        await _introduce(request, room, seat, me)
    room.publish()
    return remember(request, Redirect(f"/t/{room.id}", status_code=303), secret)


@post("/t/{table_id:str}/move", include_in_schema=False)
async def move_to_seat(request: Req, table_id: FromPath[str]) -> Page:
    """Move to a free seat before the first move."""
    room, look = await open_table(request, table_id)
    form = await form_of(request)
    old, new = (seat_in(form, room, field) for field in ("seat", "to"))
    if old not in look.held:
        raise Refused(403, "not-your-seat")
    await invitations.change_seat(room, browser_of(request), old, new)
    return Redirect(f"/t/{room.id}", status_code=303)


@post("/network", include_in_schema=False)
async def let_network_in(request: Req) -> Page:
    """Let the local network in."""
    await invitations.let_network_in(request)
    back = text_of(await form_of(request), "table", 40, "")
    return answer_form(request, f"/t/{back}/about" if back.isascii() and back else "/")


HANDLERS = [show_invitation, accept_invitation, take_free_seat, move_to_seat, let_network_in]
