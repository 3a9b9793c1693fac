"""Ratings and history of one server: the ladder, pairings, finished games."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

from litestar import get
from litestar.params import FromPath
from litestar.response import Redirect

import cheesemoon as cm

from ..errors import Refused
from ..records import ladder
from ..records.history import search
from ..storage.rows import Filters
from ..tables.seats import strip_invisible
from .requests import Page, Req, browser_of, find_game, language, render_page, rooms_of, services_of

_PLAYER = re.compile(r"p[0-9a-f]{15}|bot:[\w-]{1,40}", re.ASCII)


def check_ladder(request: Req) -> None:
    """Refuse a request if the host has no ladder."""
    if not services_of(request).hosting.ladder:
        raise Refused(404, "ladder-none")


def _titles(lang: str, least: int = 1) -> dict[str, str]:
    """Return the titles of the games for at least `least` players."""
    return {
        name: cm.game(name).title(lang) for name in cm.games() if max(cm.game(name).seats) >= least
    }


@get("/ladder", include_in_schema=False)
async def show_first_ladder(request: Req) -> Redirect:
    """Redirect to the ladder of the first game."""
    check_ladder(request)
    return Redirect(f"/ladder/{cm.games()[0]}", status_code=303)


@get("/ladder/{name:str}", include_in_schema=False)
async def show_ladder(request: Req, name: FromPath[str]) -> Page:
    """Return the ladder of a game."""
    check_ladder(request)
    game = find_game(name)
    lines = await ladder.list_standing(rooms_of(request).store, game.name)
    return render_page(
        request, "ladder.html", game=game, lines=lines, titles=_titles(language(request), 2)
    )


@get("/ladder/{name:str}/{player:str}", include_in_schema=False)
async def show_opponents(request: Req, name: FromPath[str], player: FromPath[str]) -> Page:
    """Return the opponents of a player, with a link for each pairing."""
    check_ladder(request)
    game = find_game(name)
    store = rooms_of(request).store
    lines = await ladder.list_standing(store, game.name)
    line = next((line for line in lines if line.player == player), None)
    if line is None:
        raise Refused(404, "no-page")
    met = await ladder.list_opponents(store, game.name, player)
    return render_page(request, "opponents.html", game=game, line=line, met=met)


@get("/pairing/{name:str}/{one:str}/{other:str}", include_in_schema=False)
async def show_pairing(
    request: Req, name: FromPath[str], one: FromPath[str], other: FromPath[str]
) -> Page:
    """Return the record of two players against each other."""
    check_ladder(request)
    game = find_game(name)
    if not (_PLAYER.fullmatch(one) and _PLAYER.fullmatch(other)):
        raise Refused(404, "no-page")
    pair, games = await ladder.find_pairing(rooms_of(request).store, game.name, one, other)
    if not games:
        raise Refused(404, "pairing-none")
    names = (one, games[0].name), (other, games[0].other_name)
    return render_page(
        request, "pairing.html", game=game, pair=pair, games=games, names=names, when=_when
    )


def _when(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat()


# --- finished games -------------------------------------------------------------------------------


def _day(text: str, days: int = 0) -> float:
    """Return the beginning of a day, `days` later, in seconds since 1970; 0.0 for a bad date."""
    try:
        day = datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        return 0.0
    return (day + timedelta(days=days)).timestamp() if 1970 < day.year < 9999 else 0.0


@get("/history", include_in_schema=False)
async def show_history(request: Req) -> Page:
    """Return finished games by game, player and date: public ones, and those of this browser."""
    asked = request.query_params
    game = asked.get("game", "")
    fields = {key: strip_invisible(asked.get(key, ""))[:40] for key in ("player", "since", "until")}
    wanted = Filters(
        game if game in cm.games() else "",
        fields["player"],
        _day(fields["since"]),
        _day(fields["until"], 1),
    )
    found = await search(rooms_of(request).store, browser_of(request), wanted)
    known = [one for one in found if one.game in cm.games()]
    titles = _titles(language(request))
    ladder_kept = services_of(request).hosting.ladder
    return render_page(
        request,
        "history.html",
        found=known,
        wanted=wanted,
        fields=fields,
        titles=titles,
        when=_when,
        ladder=ladder_kept,
    )


HANDLERS = [show_first_ladder, show_ladder, show_opponents, show_pairing, show_history]
