"""Drawers over a table: a player, the table itself, cards; and replays of the last actions."""

from __future__ import annotations

import asyncio
import re

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery

from cheesemoon.core import LANGUAGES, Game, score_word
from cheesemoon.view import slow_replay
from cheesemoon.view.delayed import delay_for
from cheesemoon.view.frame import start_rule
from cheesemoon.view.log import count_common, list_folded
from cheesemoon.view.messages import WORDS
from cheesemoon.view.model import PageState, Viewer
from cheesemoon.view.page_state import add_names, build_page, choose_viewpoint

from ...errors import Refused
from ...sse import markup
from ...tables.room import Room
from ...thinking import bots
from .. import invitations
from ..access import draw_ahead, open_table
from ..requests import Page, Req, find_game, language, render_page, rooms_of, viewer_of

MOST_PAST = 60  # actions that are replayed
MANY = 5  # events; an action with more is worth a replay


@get("/t/{table_id:str}/player/{of:int}", include_in_schema=False)
async def show_player(request: Req, table_id: FromPath[str], of: FromPath[int]) -> Page:
    """Return the drawer of a player: all pieces, the points by kind, and stand-ins."""
    room, look = await open_table(request, table_id)
    table = add_names(room.table, room, look.lang)
    scores = table.scores()
    if not 0 <= of < len(scores):
        raise Refused(404, "no-page")
    seat, covered = choose_viewpoint(table, look)
    sits = room.seats[of] if of < len(room.seats) else None
    return render_page(
        request,
        "parts/player.html",
        room=room,
        of=of,
        seat=sits,
        name=table.player(of, look.lang) if sits else WORDS.say(look.lang, "opponent"),
        panel=table.panel(of, None if covered else seat, look.lang, folded=False) or "",
        score=[
            (score_word(room.game.words, key, look.lang), points)
            for key, points in scores[of].items()
            if key != "total"
        ],
        total=scores[of]["total"],
        here=of in look.held,
        may_replace=bool(
            sits and look.held and not sits.bot and not table.over and not room.is_rated
        ),
        present=bool(sits) and of not in look.held and room.present(of),
        levels=bots.levels(room.game),
    )


@get("/t/{table_id:str}/about", include_in_schema=False)
async def show_table_drawer(request: Req, table_id: FromPath[str]) -> Page:
    """Return the drawer of the table: links of seats, names, other devices, fair chance."""
    rooms = rooms_of(request)
    room = await rooms.room(table_id)
    look = await viewer_of(request, room)

    def link(seat: int) -> tuple[int, str]:
        return seat, invitations.link_of(request, room, seat)

    people = [i for i, seat in enumerate(room.seats) if not seat.bot]
    free = [i for i in people if not await rooms.store.is_held(room.id, i)]
    links = [link(i) for i in people if look.maker and i in free]
    own_links = [] if room.is_rated else [link(seat) for seat in look.held]
    codes = await invitations.draw_codes(address for _, address in (*links, *own_links))
    return render_page(
        request,
        "about-table.html",
        room=room,
        look=look,
        links=links,
        own_links=own_links,
        reach=invitations.find_reach(request),
        qr=codes.__getitem__,
        free=[] if room.plies else free,
        starts=start_rule(room.game, look.lang),
        pace=room.pace,
    )


@get("/cards/{name:str}", include_in_schema=False)
async def send_cards(request: Req, name: FromPath[str]) -> Page:
    """Return the names and texts of all cards of a game as JSON, which browsers cache."""
    game = find_game(name)
    asked = request.query_params.get("lang", "")
    lang = asked if asked in LANGUAGES else language(request)
    found = {
        message.removeprefix("card-"): (
            game.words.say(lang, message),
            game.words.say(lang, f"{message}-text"),
        )
        for message in _card_names(game, lang)
    }
    return Response(
        msgspec.json.encode(found),
        media_type="application/json",
        headers={"cache-control": "public, max-age=86400"},
    )


def _card_names(game: Game, lang: str) -> list[str]:
    """Return the messages that are names of cards."""
    source = (game.words.folders[-1] / f"{lang}.ftl").read_text(encoding="utf-8")
    names = re.findall(r"^(card-[\w-]+?) *=", source, re.MULTILINE)
    return [name for name in names if f"{name}-text" in names]


# --- what happened last ---------------------------------------------------------------------------


@get("/t/{table_id:str}/past", include_in_schema=False)
async def send_past(request: Req, table_id: FromPath[str], stamp: FromQuery[str] = "") -> Page:
    """Return what happened since the viewer's last turn, as patches of the present page."""
    room, look, seen = await _shown(request, table_id, stamp)
    return await _told(room, look, seen, *find_last_turn(room, look))


@get("/t/{table_id:str}/told", include_in_schema=False)
async def send_told(request: Req, table_id: FromPath[str], stamp: FromQuery[str] = "") -> Page:
    """Return the last action that the page was sent, one event after the other."""
    room, look, seen = await _shown(request, table_id, stamp)
    last = len(seen.versions)
    if not last or count_common(seen.versions, [ply.version for ply in room.plies]) < last:
        raise Refused(409, "conflict")
    return await _told(room, look, seen, last - 1, last)


@get("/t/{table_id:str}/lines/{version:int}", include_in_schema=False)
async def send_lines(request: Req, table_id: FromPath[str], version: FromPath[int]) -> Page:
    """Return the lines that the log folds away of the action that led to this version. Updates
    leave them out."""
    room, look = await open_table(request, table_id)
    state = delay_for(room, look.held)
    for n, ply in enumerate(state.plies):
        if ply.version == version:
            named = add_names(state.table, state, look.lang)
            said = list_folded(state, named, n, look.lang)
            return Response(said, media_type="text/html", headers={"cache-control": "no-store"})
    raise Refused(404, "no-page")


async def _shown(request: Req, table_id: str, stamp: str) -> tuple[Room, Viewer, PageState]:
    """Return the table and the page with this stamp; refuse a stamp that is not remembered."""
    room, look = await open_table(request, table_id)
    await draw_ahead(room, look)
    seen = room.pages.stamped(look, stamp) or build_page(room, look)
    if seen.stamp != stamp:
        raise Refused(409, "conflict")
    return room, look, seen


async def _told(room: Room, look: Viewer, seen: PageState, first: int, last: int) -> Page:
    work = (room.snapshot(), look, seen, first, last)
    found = await asyncio.to_thread(slow_replay.build_replay, *work)
    return Response(
        markup(found), media_type="application/json", headers={"cache-control": "no-store"}
    )


def find_last_turn(room: Room, look: Viewer) -> tuple[int, int]:
    """Return the first and the last ply to replay: what others did since the viewer's last action.
    For lone players and spectators it is the last turn."""
    plies = room.plies
    end = len(plies)
    while end and plies[end - 1].seat in look.held:
        end -= 1
    begin = end
    while begin and plies[begin - 1].seat not in look.held:
        begin -= 1
    if not look.held or begin == end:
        return _find_alone(room) or _find_same_turn(room, look.lang)
    return max(begin, end - MOST_PAST), end


def _find_alone(room: Room) -> tuple[int, int] | None:
    """Return the plies of the last long action of a lone player, such as a night; None if there is
    none."""
    if len(room.seats) == 1:
        for ply in range(len(room.plies) - 1, max(-1, len(room.plies) - MOST_PAST), -1):
            if len(room.table.events[ply]) > MANY:
                return ply, ply + 1
    return None


def _find_same_turn(room: Room, lang: str) -> tuple[int, int]:
    """Return the plies of the last turn: actions of one seat in one round."""

    def turn(ply: int) -> tuple[int, str]:
        steps = room.at(ply).steps(lang)
        return room.plies[ply].seat, steps.head if steps else ""

    end = begin = len(room.plies)
    while begin and end - begin < MOST_PAST and turn(begin - 1) == turn(end - 1):
        begin -= 1
    return begin, end


HANDLERS = [show_player, show_table_drawer, send_cards, send_past, send_told, send_lines]
