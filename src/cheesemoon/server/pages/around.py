"""Around a table, in drawers over it: a player, the table itself, cards; and what happened last."""

from __future__ import annotations

import re

import msgspec
from litestar import Response, get

from cheesemoon.core import LANGUAGES, Game, Table, score_word

from .. import players
from ..logbook import log_items
from ..look import Look, eye, names_on, see
from ..refusal import Refused
from ..render import WORDS
from ..requests import Page, Req, base_of, game_named, language, look_of, page, rooms_of
from ..room import Room
from ..update import lean, redrawn

MOST_PAST = 60  # steps that are shown again


@get("/t/{table_id:str}/player/{of:int}", include_in_schema=False)
async def player(request: Req, table_id: str, of: int) -> Page:
    """All that a player has, what the points are made of, and who plays for whom."""
    room = await rooms_of(request).room(table_id)
    look = await look_of(request, room)
    table = names_on(room.table, room, look.lang)
    scores = table.scores()
    if not 0 <= of < len(scores):
        raise Refused(404, "no-page")
    seat, covered = eye(room, table, look)
    sits = room.seats[of] if of < len(room.seats) else None
    return page(
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
        may_replace=bool(sits and look.held and not sits.bot and not table.over),
        present=bool(sits) and of not in look.held and room.present(of),
        levels=players.levels(room.game),
    )


@get("/t/{table_id:str}/about", include_in_schema=False)
async def about(request: Req, table_id: str) -> Page:
    """The table itself: links of its seats, names, other devices, fair chance."""
    rooms = rooms_of(request)
    room = await rooms.room(table_id)
    look = await look_of(request, room)
    base = base_of(request)

    def link(seat: int) -> tuple[int, str]:
        return seat, f"{base}/join/{room.id}/{room.token(seat)}"

    return page(
        request,
        "about-table.html",
        room=room,
        look=look,
        links=[
            link(i)
            for i, seat in enumerate(room.seats)
            if look.maker and not seat.bot and i not in look.held
        ],
        own_links=[link(seat) for seat in look.held],
    )


@get("/cards/{name:str}", include_in_schema=False)
async def cards(request: Req, name: str) -> Page:
    """What the things of a game are and do: all its cards, which browsers keep."""
    game = game_named(name)
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
    """The words that are the names of cards."""
    source = (game.words.folders[-1] / f"{lang}.ftl").read_text(encoding="utf-8")
    names = re.findall(r"^(card-[\w-]+?) *=", source, re.MULTILINE)
    return [name for name in names if f"{name}-text" in names]


# --- what happened last ---------------------------------------------------------------------------


@get("/t/{table_id:str}/past", include_in_schema=False)
async def past(request: Req, table_id: str, stamp: str = "") -> Page:
    """What happened since one's own last turn, as patches of what the page shows now."""
    room = await rooms_of(request).room(table_id)
    look = await look_of(request, room)
    seen = see(room, look)
    if seen.stamp != stamp:
        raise Refused(409, "conflict")
    first, last = last_turn(room, look)
    log = log_items(room, names_on(room.table, room, look.lang), look.lang, seen.log)
    drawn = [(seen.picture, seen.panels)]
    for ply in range(first, last + 1):
        drawn.append(_then(room, look, ply))
    moves = [
        {
            "picture": redrawn(old, new),
            "panels": {
                str(i): redrawn(was, now)
                for i, (was, now) in enumerate(zip(olds, news, strict=True))
                if was != now
            },
        }
        for (old, olds), (new, news) in zip(drawn, drawn[1:], strict=False)
    ]
    for ply, move in enumerate(moves[1:], first):
        move |= {"html": log[ply], "seat": room.plies[ply].seat, "ply": ply + 1}
    found = {"start": moves[0] if moves else {}, "steps": moves[1:]}
    return Response(
        msgspec.json.encode(lean(found)),
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )


def last_turn(room: Room, look: Look) -> tuple[int, int]:
    """From which ply to which: what others did since one's own last action before that; for those
    who play alone or look on, the last turn."""
    plies = room.plies
    end = len(plies)
    while end and plies[end - 1].seat in look.held:
        end -= 1
    begin = end
    while begin and plies[begin - 1].seat not in look.held:
        begin -= 1
    if not look.held or begin == end:
        return _same_turn(room, look.lang)
    return max(begin, end - MOST_PAST), end


def _same_turn(room: Room, lang: str) -> tuple[int, int]:
    """The actions of the last turn: of one seat, in one round."""

    def turn(ply: int) -> tuple[int, str]:
        steps = room.at(ply).steps(lang)
        return room.plies[ply].seat, steps.head if steps else ""

    end = begin = len(room.plies)
    while begin and end - begin < MOST_PAST and turn(begin - 1) == turn(end - 1):
        begin -= 1
    return begin, end


def _then(room: Room, look: Look, ply: int) -> tuple[str, list[str]]:
    """The drawings of a table after so many actions, through the same eyes."""
    table: Table = names_on(room.at(ply), room, look.lang)
    seat = look.held[0] if len(look.held) == 1 else None
    now = see(room, look)
    panels = [
        table.panel(of, seat, look.lang, folded=of not in look.held) or now.panels[of]
        for of in range(len(now.panels))
    ]
    return table.svg(seat, look.lang, tall=look.tall), panels


HANDLERS = [player, about, cards, past]
