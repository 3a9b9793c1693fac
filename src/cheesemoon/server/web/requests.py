"""Who reads, what a form says, and a page for the answer: what all pages share."""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping
from html import escape
from typing import Any

from litestar import Response
from litestar.datastructures import Cookie
from litestar.response import Redirect

import cheesemoon as cm
from cheesemoon.core import LANGUAGES, Game
from cheesemoon.view import intros
from cheesemoon.view.first_paint import inline_icons
from cheesemoon.view.messages import WORDS
from cheesemoon.view.model import Viewer
from cheesemoon.view.templates import render

from ..errors import Refused, accepted_language
from ..services import Req as Req, services_of as services_of
from ..storage.rows import MADE_IT
from ..tables.room import Room
from ..tables.rooms import Rooms
from ..tables.seats import visible

Page = Response[Any]
WHO = "cheesemoon"
YEAR = 365 * 24 * 3600
NAME_LENGTH, CHAT_LENGTH = 24, 500
_WORTH_PACKING = 1400
MOST_PARTS = 6  # of a rulebook, in an introduction


def language(request: Req) -> str:
    """The language chosen, or the browser's."""
    chosen = request.cookies.get("lang", "")
    if chosen in LANGUAGES:
        return chosen
    return accepted_language(request.headers.get("accept-language", ""))


def theme(request: Req) -> str:
    """Dark unless light was chosen."""
    return "light" if request.cookies.get("theme") == "light" else "dark"


def who(request: Req) -> str:
    """The secret of this browser; "" before it has one."""
    found = request.cookies.get(WHO, "")
    return found if 16 <= len(found) <= 64 else ""


def page(request: Req, template: str, status: int = 200, **values: Any) -> Page:
    """A page in the reader's language and theme."""
    query = request.url.query
    path = request.url.path + (f"?{query}" if query else "")
    html = render(template, language(request), theme=theme(request), path=path, **values)
    html = inline_icons(html)
    headers = {"cache-control": "no-store"}
    if len(html) < _WORTH_PACKING or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(html, media_type="text/html", status_code=status, headers=headers)
    packed = gzip.compress(html.encode(), 5, mtime=0)
    headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
    media = "text/html; charset=utf-8"
    return Response(packed, media_type=media, status_code=status, headers=headers)


def remember(request: Req, response: Any, secret: str) -> Any:
    """Give the browser its secret."""
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


def rooms_of(request: Req) -> Rooms:
    """The tables."""
    return services_of(request).rooms


def game_named(name: str) -> Game:
    """A game, or a page that says that there is none."""
    if name not in cm.games():
        raise Refused(404, "no-page")
    return cm.game(name)


async def look_of(request: Req, room: Room) -> Viewer:
    """Who looks at a table."""
    secret = who(request)
    room.looked(client_of(request))
    held = await rooms_of(request).store.held(secret, room.id) if secret else []
    if request.url.path.endswith("/screen") or request.query_params.get("screen") == "1":
        held = []  # a television shows what everybody may see
    own = tuple(s for s in held if 0 <= s < len(room.seats))
    asked = request.query_params.get("peek", "")
    peek = next((seat for seat in own if str(seat) == asked), None)
    return Viewer(own, language(request), MADE_IT in held, peek, tall(request))


def base_of(request: Req) -> str:
    """What links to this server begin with."""
    return services_of(request).hosting.base or str(request.base_url).rstrip("/")


def client_of(request: Req) -> str:
    """The address that a request comes from."""
    return request.client.host if request.client else ""


def tall(request: Req) -> bool:
    """Whether the window is narrow, so that the board is to be tall: the page says so, it said so
    before, or the browser is that of a phone."""
    asked = request.query_params.get("tall") or request.cookies.get("tall", "")
    if asked in ("0", "1"):
        return asked == "1"
    hint = request.headers.get("sec-ch-ua-mobile", "")
    return hint == "?1" or (not hint and "Mobile" in request.headers.get("user-agent", ""))


async def form_of(request: Req) -> dict[str, Any]:
    """The fields of a form."""
    return dict(await request.form())


def text_of(form: dict[str, Any], field: str, most: int, default: str | None = None) -> str:
    """A field of words, cleaned of what cannot be seen."""
    value = form.get(field, default)
    if not isinstance(value, str):
        raise Refused(400, "bad-form", field=field)
    return visible(value)[:most].strip()


def whole_of(form: dict[str, Any], field: str, lowest: int, highest: int) -> int:
    """A field that is a whole number of a range."""
    value = form.get(field)
    if not isinstance(value, str) or not re.fullmatch(r"-?\d{1,9}", value, re.ASCII):
        raise Refused(400, "bad-form", field=field)
    if not lowest <= int(value) <= highest:
        raise Refused(400, "bad-form", field=field)
    return int(value)


def numbers_of(text: str) -> list[int]:
    """Whole numbers with spaces or commas between them."""
    words = re.split(r"[\s,;]+", text.strip()) if text.strip() else []
    if len(words) > 200 or not all(re.fullmatch(r"-?\d{1,6}", w, re.ASCII) for w in words):
        raise Refused(422, "bad-numbers", text=text[:60])
    return [int(word) for word in words]


def ready(request: Req, game: Game) -> bool:
    """Whether a game can be played; it is prepared if somebody reads, not if a browser only keeps
    pages for later."""
    rooms = rooms_of(request)
    return rooms.is_ready(game.name) or ("x-keep" not in request.headers and rooms.ready(game.name))


def preparing(request: Req, game: Game, form: Mapping[str, Any] | None = None) -> Page | None:
    """The page that people see while the rules are compiled on the first start. A form that they
    sent is sent again by the page itself, until it can be answered."""
    rooms = rooms_of(request)
    if ready(request, game):
        return None
    done, everything = rooms.preparing.get(game.name, (0, 1))
    broken = game.name in rooms.broken
    return page(
        request,
        "preparing.html",
        503 if broken else 200,
        game=game,
        done=done,
        all=everything,
        broken=broken,
        form=form or {},
        screen=intros.one_screen(game, language(request), theme(request), False),
        intro=introduction(game, language(request)),
    )


def introduction(game: Game, lang: str) -> list[tuple[str, str]]:
    """What to read meanwhile where nobody wrote the game on one screen: how each part of its
    rulebook begins."""
    found: dict[str, str] = {}
    for rule in game.rulebook.all(lang).values():
        found.setdefault(rule.heading, rule.text.replace("`", ""))
    return list(found.items())[:MOST_PARTS]


def is_script(request: Req) -> bool:
    """Whether our own script asks: it wants a sentence or a part, not a page."""
    return "x-script" in request.headers


def ply_of(request: Req, last: int) -> int:
    """The ply that an address names, the last one if it names none that there is."""
    asked = request.query_params.get("ply", "")
    return min(int(asked), last) if asked.isascii() and asked.isdigit() and len(asked) < 9 else last


def done(request: Req, path: str) -> Any:
    """After a form: nothing for the script (the stream tells it), the page for everybody else."""
    if is_script(request):
        return Response(None, status_code=204)
    return Redirect(path, status_code=303)


def limit_tables(request: Req) -> None:
    """Not too many tables of one client."""
    if not services_of(request).clients.may_make(client_of(request)):
        raise Refused(429, "too-many-tables")


def trouble(request: Req, status: int, text: str) -> Page:
    """A page for what cannot be; the script only wants the sentence."""
    lang = language(request)
    if is_script(request):
        return Response(escape(text), media_type="text/html", status_code=status)
    return page(request, "message.html", status, heading=WORDS.say(lang, "wrong"), text=text)
