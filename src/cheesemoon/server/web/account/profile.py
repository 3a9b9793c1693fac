"""The profile of this browser: name, face, favourite colour, and codes for other devices."""

from __future__ import annotations

import secrets

from litestar import get, post
from litestar.response import Redirect

import cheesemoon as cm
from cheesemoon.view.avatars import CHOICES

from ...errors import Refused
from ...storage.people import Person
from ...tables import identity, notify
from ...tables.moderation import check_words
from ..requests import (
    NAME_LENGTH,
    Page,
    Req,
    browser_of,
    client_of,
    form_of,
    remember,
    render_page,
    rooms_of,
    services_of,
    text_of,
)


def list_colours() -> list[str]:
    """Return the colours of seats of all games."""
    return list(dict.fromkeys(c for name in cm.games() for c in cm.game(name).colours))


@get("/me", include_in_schema=False)
async def show_profile(request: Req) -> Page:
    """Return the profile page."""
    return await _page(request)


async def _page(request: Req, code: str = "") -> Page:
    me = await identity.person_of(rooms_of(request).store, browser_of(request))
    can_push = notify.can_notify() and bool(browser_of(request))
    return render_page(
        request, "me.html", me=me, faces=CHOICES, colours=list_colours(), code=code, push=can_push
    )


@post("/me", include_in_schema=False)
async def change_profile(request: Req) -> Page:
    """Change name, face and colour."""
    form = await form_of(request)
    colour = text_of(form, "colour", 7, "")
    if colour and colour not in list_colours():
        raise Refused(400, "bad-form", field="colour")
    me = Person(
        text_of(form, "name", NAME_LENGTH, ""),
        text_of(form, "face", 40, ""),
        int(colour[1:], 16) if colour else -1,
    )
    check_words(me.name, services_of(request).hosting.unwanted)
    secret = browser_of(request) or secrets.token_urlsafe(24)
    await identity.change_person(rooms_of(request).store, secret, me)
    return remember(request, Redirect("/me", status_code=303), secret)


@post("/me/code", include_in_schema=False)
async def make_code(request: Req) -> Page:
    """Return the profile page with a code for another device."""
    secret = browser_of(request)
    if not secret:
        raise Refused(422, "nobody-yet")
    return await _page(request, await identity.make_code(rooms_of(request).store, secret))


@post("/me/use", include_in_schema=False)
async def use_code(request: Req) -> Page:
    """Make this device the person of a code."""
    if not services_of(request).clients.may_say(f"code {client_of(request)}"):
        raise Refused(429, "too-fast")
    text = text_of(await form_of(request), "code", 40)
    secret = await identity.use_code(rooms_of(request).store, text, browser_of(request))
    return remember(request, Redirect("/me", status_code=303), secret)


HANDLERS = [show_profile, change_profile, make_code, use_code]
