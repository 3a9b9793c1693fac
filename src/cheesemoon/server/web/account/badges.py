"""Pages of single badges with a card to share, and the tables of the path of opponents.

Which player has which badge is known to browsers alone.
"""

from __future__ import annotations

import hashlib
import secrets

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from cheesemoon.core import Game
from cheesemoon.view.assets import build
from cheesemoon.view.badge_card import WIDE, draw_badge_card
from cheesemoon.view.progress_plan import Badge, progress_words, read_plan

from ...errors import Refused
from ...tables import identity
from ...tables.seats import Seat
from ..cards import KEPT, can_draw_png
from ..requests import (
    Page,
    Req,
    base_of,
    browser_of,
    client_of,
    find_game,
    language,
    limit_tables,
    remember,
    render_page,
    rooms_of,
    services_of,
    wait_ready,
)


def _find(game: Game, name: str) -> Badge:
    for badge in read_plan(game).badges:
        if badge.name == name:
            return badge
    raise Refused(404, "no-page")


@get("/badges/{game_name:str}/{name:str}", include_in_schema=False)
async def show_badge(request: Req, game_name: FromPath[str], name: FromPath[str]) -> Page:
    """Return the page of a badge. The browser says whether its player has it."""
    game = find_game(game_name)
    badge, lang = _find(game, name), language(request)
    words = progress_words(game)
    address = f"/badges/{game.name}/{badge.name}"
    return render_page(
        request,
        "badge.html",
        game=game,
        badge=badge,
        title=words.say(lang, f"badge-{badge.name}"),
        how=words.say(lang, f"badge-{badge.name}-how"),
        link=f"{base_of(request)}{address}",
        card=f"{address}/card.{'png' if can_draw_png() else 'svg'}",
        pictured=can_draw_png(),
    )


@get("/badges/{game_name:str}/{name:str}/card.svg", include_in_schema=False)
async def send_badge_svg(request: Req, game_name: FromPath[str], name: FromPath[str]) -> Page:
    """Return the card of a badge as SVG."""
    game = find_game(game_name)
    drawn = draw_badge_card(game, _find(game, name), language(request))
    return Response(drawn, media_type="image/svg+xml", headers=dict(KEPT))


@get("/badges/{game_name:str}/{name:str}/card.png", include_in_schema=False)
async def send_badge_png(request: Req, game_name: FromPath[str], name: FromPath[str]) -> Page:
    """Return the card of a badge as PNG, for link previews."""
    game, lang = find_game(game_name), language(request)
    badge = _find(game, name)
    if not can_draw_png():
        raise Refused(503, "card-extra")
    shown = f"{build()} {game.name} {badge.name} {lang}"
    tag = hashlib.blake2b(shown.encode(), digest_size=12).hexdigest()
    drawn = draw_badge_card(game, badge, lang)
    data = await services_of(request).renderer.png(client_of(request), tag, drawn, WIDE)
    return Response(data, media_type="image/png", headers=dict(KEPT))


@post("/path/{game_name:str}/{name:str}", include_in_schema=False)
async def begin_chapter(request: Req, game_name: FromPath[str], name: FromPath[str]) -> Page:
    """Make a table with the opponents and options of a chapter. A random seat starts."""
    game = find_game(game_name)
    chapter = next((each for each in read_plan(game).chapters if each.name == name), None)
    if chapter is None:
        raise Refused(404, "no-page")
    await wait_ready(request, game)
    limit_tables(request)
    secret = browser_of(request) or secrets.token_urlsafe(24)
    me = await identity.person_of(rooms_of(request).store, secret)
    seats = [Seat("", "", me.name), *(Seat(level) for level in chapter.bots)]
    seats[0].face = me.face
    first = secrets.randbelow(len(seats))
    seats = seats[first:] + seats[:first]
    own = next(i for i, seat in enumerate(seats) if not seat.bot)
    room = await rooms_of(request).open(
        game.new(len(seats), None, **chapter.options),
        seats,
        [(secret, -1), (secret, own)],
        client=client_of(request),
    )
    return remember(request, Redirect(f"/t/{room.id}", status_code=303), secret)


HANDLERS = [show_badge, send_badge_svg, send_badge_png, begin_chapter]
