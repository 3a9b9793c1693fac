"""The score pad for the printed game; its rows come from the game."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from cheesemoon.core import score_word
from cheesemoon.view.frame import score_icons

from ..requests import Page, Req, find_game, language, render_page


@get("/pad/{name:str}", include_in_schema=False)
async def show_pad(request: Req, name: FromPath[str]) -> Page:
    """Return a score pad that adds up by the game's rules."""
    game = find_game(name)
    asked = request.query_params.get("seats", "")
    count = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 3 else 0
    seats = count if count in game.seats else game.default_seats
    lang = language(request)
    icons = score_icons(game)
    rows = [
        (
            row,
            icons.get(row.key) or icons.get(row.key.rstrip("0123456789"), ""),
            score_word(game.words, row.key, lang),
            [(word, game.words.say(lang, f"pad-{word}"), points) for word, points in row.choices],
        )
        for row in game.score_pad(seats)
    ]
    return render_page(request, "pad.html", game=game, seats=seats, rows=rows)


HANDLERS = [show_pad]
