"""Helpers of all pages: the viewer of a request, the fields of a form, a rendered page."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Mapping
from html import escape
from typing import TypeVar

from litestar import Response
from litestar.datastructures import Cookie
from litestar.response import Redirect

import cheesemoon as cm
from cheesemoon.core import Game
from cheesemoon.core.rules.rule import is_deferring
from cheesemoon.view.first_paint import inline_icons
from cheesemoon.view.messages import WORDS
from cheesemoon.view.model import Viewer
from cheesemoon.view.templates import render

from ..errors import Refused
from ..services import (
    Req as Req,
    client_of as client_of,
    language as language,
    limit_tables as limit_tables,
    rooms_of as rooms_of,
    services_of as services_of,
)
from ..storage.rows import MADE_IT
from ..tables.identity import NAME_LENGTH as NAME_LENGTH
from ..tables.room import Room
from ..tables.seats import strip_invisible

Page = Response[object]
Form = Mapping[str, object]  # the fields of a form; a file is an UploadFile
R = TypeVar("R", bound=Page)
WHO = "cheesemoon"
YEAR = 365 * 24 * 3600
CHAT_LENGTH = 500
_WORTH_PACKING = 1400
_PUBLIC = re.compile(r"/(rules|learn|puzzles|pad|help|about|offline)(/|$)")  # see worker.js


def theme_of(request: Req) -> str:
    """Return the chosen theme; dark by default."""
    return "light" if request.cookies.get("theme") == "light" else "dark"


def browser_of(request: Req) -> str:
    """Return the secret of this browser; "" before it has one."""
    found = request.cookies.get(WHO, "")
    return found if 16 <= len(found) <= 64 else ""


def render_page(request: Req, template: str, status: int = 200, /, **values: object) -> Page:
    """Render a page in the reader's language and theme."""
    html = _render(request, template, values)
    return _compress(html, _takes_gzip(request), _is_public(request), status)


async def render_large_page(
    request: Req, template: str, status: int = 200, /, **values: object
) -> Page:
    """Render a page with large drawings. A thread compresses it, because that takes long."""
    html = _render(request, template, values)
    return await asyncio.to_thread(
        _compress, html, _takes_gzip(request), _is_public(request), status
    )


def _render(request: Req, template: str, values: Mapping[str, object]) -> str:
    query = request.url.query
    path = request.url.path + (f"?{query}" if query else "")
    return render(template, language(request), theme=theme_of(request), path=path, **values)


def _takes_gzip(request: Req) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _is_public(request: Req) -> bool:
    """Return True for pages that say nothing about their reader. The service worker keeps them."""
    return bool(_PUBLIC.match(request.url.path))


def _compress(html: str, takes_gzip: bool, is_public: bool, status: int) -> Page:
    html = inline_icons(html)
    headers = {"cache-control": "no-cache" if is_public else "no-store"}
    if len(html) < _WORTH_PACKING or not takes_gzip:
        return Response(html, media_type="text/html", status_code=status, headers=headers)
    packed = gzip.compress(html.encode(), 5, mtime=0)
    headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
    media = "text/html; charset=utf-8"
    return Response(packed, media_type=media, status_code=status, headers=headers)


def remember(request: Req, response: R, secret: str) -> R:
    """Set the cookie with the browser's secret, and return the response."""
    response.set_cookie(
        Cookie(
            WHO,
            value=secret,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=base_of(request).startswith("https:"),
        )
    )
    return response


def find_game(name: str) -> Game:
    """Return a game; refuse an unknown name."""
    if name not in cm.games():
        raise Refused(404, "no-page")
    return cm.game(name)


async def viewer_of(request: Req, room: Room) -> Viewer:
    """Return the viewer of a table, and note the request there."""
    secret = browser_of(request)
    room.note_request(client_of(request))
    held = await rooms_of(request).store.held(secret, room.id) if secret else []
    if request.url.path.endswith("/screen") or request.query_params.get("screen") == "1":
        held = []  # a television shows what spectators see
    own = tuple(s for s in held if 0 <= s < len(room.seats))
    asked = request.query_params.get("peek", "")
    peek = next((seat for seat in own if str(seat) == asked), None)
    return Viewer(own, language(request), MADE_IT in held, peek, is_tall(request))


def base_of(request: Req) -> str:
    """Return what links to this server begin with."""
    return services_of(request).hosting.base or str(request.base_url).rstrip("/")


def is_tall(request: Req) -> bool:
    """Return True if the window is narrow, so that the board is drawn tall. The page says so, its
    cookie does, or the browser is that of a phone."""
    asked = request.query_params.get("tall") or request.cookies.get("tall", "")
    if asked in ("0", "1"):
        return asked == "1"
    hint = request.headers.get("sec-ch-ua-mobile", "")
    return hint == "?1" or (not hint and "Mobile" in request.headers.get("user-agent", ""))


async def form_of(request: Req) -> dict[str, object]:
    """Return the fields of a form."""
    return dict(await request.form())


def text_of(form: Form, field: str, most: int, default: str | None = None) -> str:
    """Return a text field without invisible characters, at most `most` characters of it."""
    value = form.get(field, default)
    if not isinstance(value, str):
        raise Refused(400, "bad-form", field=field)
    return strip_invisible(value)[:most].strip()


def whole_of(form: Form, field: str, lowest: int, highest: int) -> int:
    """Return a field that is a whole number of a range; refuse other values."""
    value = form.get(field)
    if not isinstance(value, str) or not re.fullmatch(r"-?\d{1,9}", value, re.ASCII):
        raise Refused(400, "bad-form", field=field)
    if not lowest <= int(value) <= highest:
        raise Refused(400, "bad-form", field=field)
    return int(value)


def numbers_of(text: str) -> list[int]:
    """Return whole numbers that are separated by spaces or commas; refuse other texts."""
    words = re.split(r"[\s,;]+", text.strip()) if text.strip() else []
    if len(words) > 200 or not all(re.fullmatch(r"-?\d{1,6}", w, re.ASCII) for w in words):
        raise Refused(422, "bad-numbers", text=text[:60])
    return [int(word) for word in words]


def is_ready(request: Req, game: Game) -> bool:
    """Return True if a game can be played; otherwise start to prepare it. A service worker that
    fetches pages for its cache starts nothing."""
    rooms = rooms_of(request)
    return rooms.is_ready(game.name) or ("x-keep" not in request.headers and rooms.ready(game.name))


async def wait_ready(request: Req, game: Game) -> None:
    """Wait until a game can be played: until its compiled rules are loaded, or not at all if they
    run interpreted meanwhile. A service worker that fetches pages for its cache starts nothing."""
    if "x-keep" not in request.headers or not is_deferring():
        await rooms_of(request).wait_ready(game.name)


def is_script(request: Req) -> bool:
    """Return True if our own script asks: it wants a sentence or a part, not a page."""
    return "x-script" in request.headers


def ply_of(request: Req, last: int) -> int:
    """Return the ply in the address; the last one if it names none."""
    asked = request.query_params.get("ply", "")
    return min(int(asked), last) if asked.isascii() and asked.isdigit() and len(asked) < 9 else last


def answer_form(request: Req, path: str) -> Page:
    """Answer a form: nothing for our script, which has its stream; else redirect to a page."""
    if is_script(request):
        return Response(None, status_code=204)
    return Redirect(path, status_code=303)


def render_error(request: Req, status: int, text: str) -> Page:
    """Return an error page; for our script, only its sentence."""
    lang = language(request)
    if is_script(request):
        return Response(escape(text), media_type="text/html", status_code=status)
    return render_page(request, "message.html", status, heading=WORDS.say(lang, "wrong"), text=text)
