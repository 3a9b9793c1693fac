"""The coach of a first game: explains new things, and warns before costly moves. The browser
remembers which tips it has shown."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery

from cheesemoon.bots import Analysis
from cheesemoon.core import Table
from cheesemoon.learn.tips import consequences, due, loses, omits
from cheesemoon.view.messages import WORDS
from cheesemoon.view.model import Viewer
from cheesemoon.view.page_state import add_names
from cheesemoon.view.templates import render

from ...errors import Refused
from ...tables.room import Room
from .. import advice as thinking
from ..access import open_table
from ..requests import Page, Req, rooms_of, theme_of

MOST_SEEN = 2000  # characters of the list of tips that a browser has shown
WIDE = 0.05  # of the chance to win: a mistake (measured in benchmarks/history/learning.md)
WIDE_POINTS = 4.0  # a mistake, if moves are valued in points
NEARLY_LOST = 0.1  # below this chance, check whether the move loses for certain
SURE = 2.0  # standard errors that a loss must exceed
MOST_TRIED = 60  # actions whose consequences are computed


@get("/t/{table_id:str}/guide", include_in_schema=False)
async def send_tip(request: Req, table_id: FromPath[str]) -> Page:
    """Return the coach's next tip; nothing if the browser has seen all that fit."""
    room, look = await open_table(request, table_id)
    if not thinking.may_ask(room, look.held) or room.table.over:
        return Response("", media_type="text/html")
    seen = request.query_params.get("seen", "")[:MOST_SEEN].split(",")
    mine = room.table.seat in look.held
    found = due(room.table, _since(room, look), seen, mine)
    if found is None:
        return Response("", media_type="text/html")
    html = render(
        "parts/guide.html",
        look.lang,
        theme=theme_of(request),
        game=room.game,
        key=found.when,
        say=(found.phone if look.tall else found.say)[look.lang],
    )
    return Response(html, media_type="text/html", headers={"cache-control": "no-store"})


def _since(room: Room, look: Viewer) -> int:
    """Return the ply of the viewer's last decision. Tips are about what came after it."""
    own = [ply for ply, move in enumerate(room.plies) if move.seat in look.held]
    return own[-1] if own else 0


@get("/t/{table_id:str}/guide/costs", include_in_schema=False)
async def send_costs(request: Req, table_id: FromPath[str], version: FromQuery[int] = -1) -> Page:
    """Return the costly moves, each with the sentences of its warning."""
    room, look = await open_table(request, table_id)
    if version != room.version or room.table.seat not in look.held:
        raise Refused(409, "conflict")
    await thinking.check_origin(rooms_of(request), room)
    table = add_names(room.table, room, look.lang).fork()
    if len(table.choices()) < 2:
        return _json({})
    found = await thinking.find_advice(room, look, len(room.plies))
    return _json(list_warnings(table, found, look.lang))


def _json(found: dict[str, list[str]]) -> Page:
    return Response(
        msgspec.json.encode(found),
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )


def list_warnings(table: Table, found: Analysis, lang: str) -> dict[str, list[str]]:
    """Return the warning of each costly move: its consequences, and the better move. A move without
    a consequence that has a name gets no warning."""
    legal = table.legal()
    known = [o for o in found.options if o.action in legal]
    best = max(known, key=lambda o: o.value)
    wide = WIDE_POINTS if found.exact else WIDE
    told: dict[str, list[str]] = {}
    for option in known[:MOST_TRIED]:
        loss, doubt = best.value - option.value, SURE * (option.error + best.error)
        ruin = option.value < NEARLY_LOST and loses(table, option.action)  # certain
        least = wide if ruin else max(wide, doubt)
        if omits(table, option.action):  # a new player may not see what is left undone
            least = min(least, doubt)
        if option.action == found.best or loss < least:
            continue
        if lines := list_reasons(table, option.action, lang):
            better = table.explain(found.best, lang)
            told[option.action] = [*lines, WORDS.say(lang, "guide-better", {"best": better})]
    return told


def list_reasons(table: Table, action: str, lang: str) -> list[str]:
    """Return the certain consequences of a move in words, such as that all players lose."""
    lines = [tip.say[lang] for tip in consequences(table, action)]
    if loses(table, action):
        lines.append(WORDS.say(lang, "guide-all-lose" if table.players > 1 else "guide-lost"))
    return lines


HANDLERS = [send_tip, send_costs]
