"""The lobby: choose a game, continue a table, watch others, open a file."""

from __future__ import annotations

import re
import secrets
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from litestar import Response, get, post
from litestar.datastructures import Cookie, UploadFile
from litestar.params import FromPath
from litestar.response import Redirect

import cheesemoon as cm
from cheesemoon.core import LANGUAGES, Game
from cheesemoon.core.draw.svg import painted
from cheesemoon.core.draw.unused_defs import spared
from cheesemoon.learn import intro, lessons
from cheesemoon.learn.puzzles import puzzle_of_the_day
from cheesemoon.view.assets import SOUND_GROUPS
from cheesemoon.view.delayed import delay_for
from cheesemoon.view.messages import WORDS
from cheesemoon.view.page_state import add_names, choose_viewpoint

from ...errors import Refused
from ...storage.rows import TableRow
from ...tables.import_export import read_table
from ...tables.seats import Seat
from ..access import open_table
from ..learn.daily import list_quests, today
from ..learn.puzzles import name_puzzle
from ..requests import (
    YEAR,
    Page,
    Req,
    browser_of,
    client_of,
    form_of,
    language,
    limit_tables,
    remember,
    render_page,
    rooms_of,
    theme_of,
    viewer_of,
)

MOST_SHOWN = 6  # tables with a picture; the others are a list


class Shown(NamedTuple):
    """A table to continue."""

    info: TableRow
    title: str
    head: str  # the round
    points: list[tuple[str, int]]
    faces: list[tuple[int, str, str]]  # of the others: seat, level, chosen face
    turn: str  # the name of the player to act; "" if it is this browser's turn


class Free(NamedTuple):
    """A table with an open seat."""

    info: TableRow
    title: str
    names: list[str]  # of its players
    seats: int  # open ones


@get("/", include_in_schema=False)
async def show_lobby(request: Req) -> Page:
    """Return the page of the lobby."""
    rooms, lang = rooms_of(request), language(request)
    mine = await rooms.store.tables_of(browser_of(request)) if browser_of(request) else []
    public = await rooms.store.public_tables()
    games = [cm.game(name) for name in cm.games()]
    known = {g.name for g in games}
    running = [row for row in mine if row.game in known and not row.over]
    ended = [row for row in mine if row.game in known and row.over]
    ready = [row for row in running if rooms.is_ready(row.game)]
    ready = sorted(ready, key=lambda row: row.due or 1e12)[:MOST_SHOWN]
    shown = [await _draw_tables(request, row) for row in ready]
    return render_page(
        request,
        "lobby.html",
        games=games,
        about={g.name: g.words.say(lang, "about") for g in games},
        shown=sorted(shown, key=lambda x: bool(x.turn)),
        until=_until,
        rest=[row for row in running if row not in ready],
        ended=ended,
        public=[row for row in public if row.game in known],
        free=await _list_free(request, public),
        titles={g.name: g.title(lang) for g in games},
        when=_when,
        opponents={g.name: choose_opponents(g) for g in games},
        screens={g.name for g in games if intro(g)},
        first_lesson=_first_lesson(games),
        **_today(lang),
    )


def _first_lesson(games: list[Game]) -> str:
    """Return the address of the first lesson; of all lessons if no game has one."""
    found = [(g, lessons(g)[0]) for g in games if lessons(g)]
    return f"/learn/{found[0][0].name}/{found[0][1].key}" if found else "/learn"


async def _list_free(request: Req, public: list[TableRow]) -> list[Free]:
    """Return public tables with open seats at which this browser does not sit."""
    rooms, found = rooms_of(request), []
    for table_id, count in (await rooms.store.free_seats([row.id for row in public])).items():
        row = next(row for row in public if row.id == table_id)
        if rooms.is_ready(row.game):
            room = await rooms.room(table_id)
            look = await viewer_of(request, room)
            table = add_names(room.table, room, look.lang)
            sits = [n for n, s in zip(table.names or (), room.seats, strict=True) if not s.open]
            if not look.held:
                found.append(Free(row, table.title(look.lang), sits, count))
    return found


def _today(lang: str) -> dict[str, object]:
    """Return one challenge and one puzzle of today, each day of another game; None if there is
    none."""
    day = today()
    found = list_quests(day, lang)
    solved = [(cm.game(n), puzzle_of_the_day(cm.game(n), day)) for n in cm.games()]
    puzzles_ = [(game, puzzle) for game, puzzle in solved if puzzle]
    game, puzzle = puzzles_[day.toordinal() % len(puzzles_)] if puzzles_ else (None, None)
    return {
        "quest": found[day.toordinal() % len(found)] if found else None,
        "quest_games": [quest.game.name for quest in found],
        "week": [day - timedelta(days=n) for n in range(6, -1, -1)],
        "puzzle_game": game,
        "puzzle": puzzle,
        "puzzle_theme": name_puzzle(game, puzzle, lang)[0] if game and puzzle else "",
    }


def _when(row: TableRow) -> str:
    return datetime.fromtimestamp(row.active, UTC).isoformat()


def _until(row: TableRow) -> str:
    """Return when the player's time is up at a table; "" if no clock runs."""
    return datetime.fromtimestamp(row.due, UTC).isoformat() if row.due else ""


def choose_opponents(game: Game) -> list[str]:
    """Return the bots of a quick game: one for every other seat."""
    return ["easy"] * (game.default_seats - 1)


async def _draw_tables(request: Req, row: TableRow) -> Shown:
    room = await rooms_of(request).room(row.id)
    look = await viewer_of(request, room)
    table = add_names(room.table, room, look.lang)
    steps = table.steps(look.lang)
    totals = [score["total"] for score in table.scores()][: len(room.seats)]
    others = [(i, seat) for i, seat in enumerate(room.seats) if i not in look.held]
    turn = "" if table.seat is None or table.seat in look.held else table.player(table.seat)
    return Shown(
        row,
        table.title(look.lang),
        steps.head if steps else "",
        [
            (WORDS.say(look.lang, "you") if look.held == (i,) else table.player(i), total)
            for i, total in enumerate(totals)
        ],
        [(i, s.plays, "" if s.plays else s.face) for i, s in others],
        turn,
    )


@get("/t/{table_id:str}/picture", include_in_schema=False)
async def send_table_picture(request: Req, table_id: FromPath[str]) -> Page:
    """Return a small picture of a table for the lobby, as this browser may see it."""
    room, look = await open_table(request, table_id)
    state = delay_for(room, look.held)
    table = add_names(state.table, state, look.lang)
    seat, covered = choose_viewpoint(table, look)
    drawn = spared(table.svg(None if covered else seat, look.lang))
    return Response(
        painted(drawn, theme_of(request)),
        media_type="image/svg+xml",
        headers={"cache-control": "no-cache"},
    )


@get("/about", include_in_schema=False)
async def show_about(request: Req) -> Page:
    """Return the page about the art and its licences."""
    return render_page(request, "about.html")


@get("/sounds", include_in_schema=False)
async def show_sounds(request: Req) -> Page:
    """Return the page on which every sound can be played."""
    return render_page(request, "sounds.html", groups=SOUND_GROUPS)


@post("/settings", include_in_schema=False)
async def store_settings(request: Req) -> Page:
    """Store language and theme in cookies."""
    form = await form_of(request)
    back = str(form.get("back", "/"))
    safe = back if re.fullmatch(r"/(?![/\\])[\w\-./?=&]*", back, re.ASCII) else "/"
    response = Redirect(safe, status_code=303)
    for field, choices in (("lang", LANGUAGES), ("theme", ("dark", "light"))):
        value = str(form.get(field))
        if value in choices:
            response.set_cookie(Cookie(field, value=value, max_age=YEAR, samesite="lax"))
    return response


@post("/open", include_in_schema=False)
async def open_file(request: Req) -> Page:
    """Make a table of this browser from a saved game or a position."""
    rooms = rooms_of(request)
    upload = (await form_of(request)).get("file")
    if not isinstance(upload, UploadFile):
        raise Refused(400, "bad-form", field="file")
    limit_tables(request)
    data = await upload.read()
    table, origin = await read_table(rooms, data)
    secret = browser_of(request) or secrets.token_urlsafe(24)
    held = [(secret, -1), *((secret, i) for i in range(table.players))]
    seats = [Seat() for _ in range(table.players)]
    room = await rooms.open(table, seats, held, origin=origin, client=client_of(request))
    return remember(request, Redirect(f"/t/{room.id}", status_code=303), secret)


HANDLERS = [show_lobby, show_about, show_sounds, send_table_picture, store_settings, open_file]
