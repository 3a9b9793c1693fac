"""Figures of the rules and of the game on one screen: the real board, drawn for the reader.

Each figure is a picture of its own, so that its ids do not clash with a board on the same page.
"""

from __future__ import annotations

import base64
import gzip
from functools import cache, lru_cache
from typing import NamedTuple

from litestar import Response, get
from litestar.params import FromPath

from cheesemoon.core import LANGUAGES, Game
from cheesemoon.core.draw.svg import painted
from cheesemoon.learn.book import chapters
from cheesemoon.learn.figure import near_choices
from cheesemoon.learn.puzzles import BadPuzzle, puzzles
from cheesemoon.view import intros
from cheesemoon.view.assets import STATIC
from cheesemoon.view.intros import INTRO

from ...errors import Refused
from ..requests import Page, Req, find_game, is_ready, language, theme_of

PUZZLE = "puzzle"  # figures of puzzles are named `puzzle.<id>`
_FACE = "Display, "  # the display font, as pictures name it


class Shown(NamedTuple):
    """The address of a figure, and what it shows in words."""

    address: str
    words: str


def draw_one_screen(request: Req, game: Game) -> intros.OneScreen | None:
    """Return the game on one screen, in the reader's language and theme."""
    return intros.one_screen(game, language(request), theme_of(request), is_ready(request, game))


def find_address(request: Req, game: Game, name: str) -> str:
    """Return the address of a figure; "" while the game is being prepared, unless the figure was
    drawn before."""
    lang = language(request)
    if not is_ready(request, game) and not (name == INTRO and intros.load_stored(game, lang)):
        return ""
    return intros.address(game, name, lang, theme_of(request))


def list_figures(request: Req, game: Game, first: str) -> list[Shown]:
    """Return the figures of a chapter."""
    lang = language(request)
    found = next(each for each in chapters(game) if each.first == first)
    shown = [
        Shown(find_address(request, game, f"{first}.{i}"), figure.say[lang])
        for i, figure in enumerate(found.figures)
    ]
    return [each for each in shown if each.address]


@get("/figures/{name:str}/{which:str}", include_in_schema=False)
async def send_figure(request: Req, name: FromPath[str], which: FromPath[str]) -> Page:
    """Return one figure in a language and a theme; browsers cache it."""
    game = find_game(name)
    if not find_address(request, game, which):
        raise Refused(503, "preparing", game=game.title(language(request)))
    asked = request.query_params.get("lang", "")
    lang = asked if asked in LANGUAGES else language(request)
    light = request.query_params.get("theme", theme_of(request)) == "light"
    packed = _compress(game, which, lang, "light" if light else "dark")
    headers = {"cache-control": "public, max-age=86400", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(packed, media_type="image/svg+xml", headers=headers)
    return Response(gzip.decompress(packed), media_type="image/svg+xml", headers=headers)


@lru_cache(maxsize=512)
def _compress(game: Game, which: str, lang: str, light: str) -> bytes:
    return gzip.compress(
        with_face(painted(draw_figure(game, which, lang), light)).encode(), 6, mtime=0
    )


def draw_figure(game: Game, which: str, lang: str) -> str:
    """Return a figure by its name: `intro`, `puzzle` with the id of a puzzle, or the chapter and
    the number of the figure in it."""
    if which == INTRO and (
        picture := intros.load_stored(game, lang) or intros.draw_intro(game, lang)
    ):
        return picture
    first, _, number = which.partition(".")
    if first == PUZZLE:
        return _draw_puzzle(game, number, lang)
    chapter = next((each for each in chapters(game) if each.first == first), None)
    if chapter is None or not number.isascii() or not number.isdigit():
        raise Refused(404, "no-page")
    if int(number[:3]) >= len(chapter.figures):
        raise Refused(404, "no-page")
    return chapter.figures[int(number[:3])].drawn(lang)


def _draw_puzzle(game: Game, id_: str, lang: str) -> str:
    """Return the part of a puzzle's board where the player can act."""
    puzzle = next((each for each in puzzles(game) if each.id == id_), None)
    if puzzle is None:
        raise Refused(404, "no-page")
    try:
        table = puzzle.table(game)
    except BadPuzzle:
        raise Refused(404, "no-page") from None
    return near_choices(table.svg(None, lang), table.svg(table.seat, lang))


def with_face(picture: str) -> str:
    """Return a picture that contains its display font: an image may load nothing."""
    if _FACE not in picture:
        return picture
    at = picture.index(">") + 1
    return f"{picture[:at]}<style>{_face()}</style>{picture[at:]}"


@cache
def _face() -> str:
    data = base64.b64encode((STATIC / "display.woff2").read_bytes()).decode()
    return f'@font-face{{font-family:Display;src:url("data:font/woff2;base64,{data}")}}'


HANDLERS = [send_figure]
