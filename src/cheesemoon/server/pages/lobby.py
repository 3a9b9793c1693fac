"""The lobby: choose a game, make a table, go on with one, open a file."""

from __future__ import annotations

import random
import re
import secrets
from datetime import UTC, datetime
from functools import cache
from typing import Any

from litestar import Response, get, post
from litestar.datastructures import Cookie, UploadFile
from litestar.response import Redirect

import cheesemoon as cm
from cheesemoon.core import LANGUAGES, Game
from cheesemoon.core.options import check_seed
from cheesemoon.core.rule import is_prepared

from .. import players
from ..files import table_from
from ..people import Seat, check_names
from ..refusal import Refused
from ..render import option_words
from ..requests import (
    NAME_LENGTH,
    YEAR,
    Page,
    Req,
    client_of,
    form_of,
    game_named,
    language,
    limit_tables,
    page,
    preparing,
    remember,
    rooms_of,
    text_of,
    who,
    whole_of,
)
from ..schema import PATIENCE, TableInfo


@get("/", include_in_schema=False)
async def lobby(request: Req) -> Page:
    """Choose a game, go on with a table, watch others."""
    rooms, lang = rooms_of(request), language(request)
    mine = await rooms.store.tables_of(who(request)) if who(request) else []
    public = await rooms.store.public_tables()
    games = [cm.game(name) for name in cm.games()]
    about = {
        g.name: g.words.say(lang, "about") if g.words.has(lang, "about") else "" for g in games
    }
    return page(
        request,
        "lobby.html",
        games=games,
        about=about,
        mine=[dated(row) for row in mine if row["game"] in about],
        public=[dated(row) for row in public if row["game"] in about],
        titles={g.name: g.title(lang) for g in games},
        pictured=[g.name for g in games if rooms.is_ready(g.name)],
    )


def dated(row: TableInfo) -> dict[str, Any]:
    """A table of a list, with the time of its last move as pages want it."""
    return {**row, "when": datetime.fromtimestamp(row["active"], UTC).isoformat()}


@get("/picture/{name:str}", include_in_schema=False)
async def picture(request: Req, name: str) -> Page:
    """A table of a game, to show what it looks like."""
    game, rooms = game_named(name.removesuffix(".svg")), rooms_of(request)
    if not rooms.is_ready(game.name):
        raise Refused(404, "no-page")
    lang, light = request.query_params.get("lang"), request.query_params.get("theme") == "light"
    return Response(
        pictured(game, lang if lang in LANGUAGES else "en", light),
        media_type="image/svg+xml",
        headers={"cache-control": "public, max-age=86400"},
    )


LIGHT = {  # a picture on its own does not know the colours of the page
    "night": "#f6f1e4",
    "board": "#fffaf0",
    "line": "#d8ccb0",
    "text": "#20243a",
    "quiet": "#5d6280",
    "moon": "#b97900",
    "good": "#1d7a3a",
    "bad": "#b3261e",
}


@cache
def pictured(game: Game, lang: str, light: bool) -> str:
    """The picture of a table some way into a game."""
    table = game.new(seed=4)
    chosen = random.Random(4)
    for _ in range(12):
        if table.over:
            break
        table.play(chosen.choice(table.legal()))
    picture = table.svg(lang=lang)
    if light:
        picture = re.sub(r"var\(--(\w+),[^)]*\)", lambda found: LIGHT[found[1]], picture)
    return picture


@post("/settings", include_in_schema=False)
async def settings(request: Req) -> Any:
    """Language and light."""
    form = await form_of(request)
    back = str(form.get("back", "/"))
    safe = back if re.fullmatch(r"/(?![/\\])[\w\-./?=&]*", back, re.ASCII) else "/"
    response = Redirect(safe, status_code=303)
    for field, choices in (("lang", LANGUAGES), ("theme", ("dark", "light"))):
        value = form.get(field)
        if value in choices:
            response.set_cookie(Cookie(field, value=value, max_age=YEAR, samesite="lax"))
    return response


@get("/new/{name:str}", include_in_schema=False)
async def new_page(request: Req, name: str) -> Page:
    """The form for a new table."""
    return _new_page(request, game_named(name))


def _new_page(request: Req, game: Game, error: str = "", status: int = 200) -> Page:
    lang = language(request)
    levels = players.levels(game)
    return page(
        request,
        "new.html",
        status,
        game=game,
        error=error,
        levels=levels,
        bots_first=True,
        default_bot="easy" if "easy" in levels else levels[0],
        words=lambda option, choice: option_words(game, option, choice, lang),
    )


@post("/new/{name:str}", include_in_schema=False)
async def new_table(request: Req, name: str) -> Any:
    """A new table; whoever makes it sits on the seats that are played here."""
    game, rooms = game_named(name), rooms_of(request)
    form = await form_of(request)
    if not is_prepared(game.room, "rules") and (waiting := preparing(request, game, form)):
        return waiting
    await rooms.wait_ready(game.name)
    limit_tables(request)
    secret = who(request) or secrets.token_urlsafe(24)
    count = whole_of(form, "seats", 1, 20)
    seed_text = text_of(form, "seed", 20, "")
    try:
        options = {
            option: described.choices[
                whole_of(form, f"option-{option}", 0, len(described.choices) - 1)
            ]
            for option, described in game.options.items()
            if f"option-{option}" in form
        }
        game.check_seats(count)
        seed = check_seed(int(seed_text)) if seed_text.isascii() and seed_text.isdigit() else None
        if seed_text and seed is None:
            raise cm.BadOption("bad-seed", seed=seed_text, highest=str(2**64 - 1))
        table = game.new(seats=count, seed=seed, **options)
    except cm.CheesemoonError as error:
        return _new_page(request, game, error.text(language(request)), 422)
    seats: list[Seat] = []
    held = [(secret, -1)]
    for i in range(count):
        kind = text_of(form, f"who{i}", 40, "here")
        level = kind.removeprefix("bot:") if kind.startswith("bot:") else ""
        if level and level not in players.levels(game):
            raise Refused(400, "bad-form", field=f"who{i}")
        seats.append(Seat(level, "", text_of(form, f"name{i}", NAME_LENGTH, "")))
        if kind == "here":
            held.append((secret, i))
    check_names(seats)
    room = await rooms.open(
        table,
        seats,
        held,
        origin="seed" if seed is None else "chosen",
        chance="hand" if form.get("chance") == "hand" else "drawn",
        public=bool(form.get("public")),
        patience=whole_of(form, "patience", 0, 86_400) if "patience" in form else PATIENCE,
        client=client_of(request),
    )
    return remember(request, Redirect(f"/t/{room.id}", status_code=303), secret)


@post("/open", include_in_schema=False)
async def open_file(request: Req) -> Any:
    """A saved game or a position becomes a table of this browser."""
    rooms = rooms_of(request)
    upload = (await form_of(request)).get("file")
    if not isinstance(upload, UploadFile):
        raise Refused(400, "bad-form", field="file")
    limit_tables(request)
    data = await upload.read()
    table, origin = await table_from(rooms, data)
    secret = who(request) or secrets.token_urlsafe(24)
    held = [(secret, -1), *((secret, i) for i in range(table.players))]
    seats = [Seat() for _ in range(table.players)]
    room = await rooms.open(table, seats, held, origin=origin, client=client_of(request))
    return remember(request, Redirect(f"/t/{room.id}", status_code=303), secret)


HANDLERS = [lobby, picture, settings, new_page, new_table, open_file]
