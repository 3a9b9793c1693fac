"""Style sheets, scripts, pictures and icons: read once, packed once, kept by browsers for ever.

Their address has a hash of all of them in it, so that modules may import each other by their plain
names and a new version is asked for anew.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

import cheesemoon as cm
from cheesemoon import art
from cheesemoon.core.draw.svg import INKS

from . import avatars, bundle
from .frame import event_icons, score_icons

STATIC = Path(__file__).parent / "static"
PAGE_ICONS = (
    *("abacus", "bomb", "books", "cheese-wedge", "clapping-hands", "coin", "crown", "fire"),
    *("fuel-pump", "game-die", "gem-stone", "glowing-star", "graduation-cap", "high-voltage"),
    *("hourglass-not-done", "light-bulb", "mouse-trap", "nut-and-bolt", "package"),
    *("party-popper", "rabbit", "rat", "rattonaut", "rocket", "seedling", "sparkles", "taxi"),
    *("trophy", "turtle", "warning", "waving-hand", "robot", "handshake", "bell", "chair"),
)
_ZIPPED = {".css", ".js", ".svg", ".txt"}
_EVERYWHERE = ("inks.css", "base.css", "book.css")
_TOGETHER = {"table": ("hand.css", "screen.css"), "replay": ()}
_FOREVER = "public, max-age=31536000, immutable"


class Asset(NamedTuple):
    """One file as it is sent."""

    media: str
    data: bytes
    packed: bytes  # empty if packing brings nothing


@cache
def assets() -> dict[str, Asset]:
    """All files by their names."""
    found = {
        path.relative_to(STATIC).as_posix(): path.read_bytes()
        for path in sorted(STATIC.rglob("*"))
        if path.is_file() and not path.name.endswith(".d.ts")
    }
    found["inks.css"] = inks().encode()
    found["sprite.svg"] = sprite().encode()
    found |= together(found)
    return {name: _made(name, data) for name, data in found.items()}


def together(found: dict[str, bytes]) -> dict[str, bytes]:
    """What the page of a table asks for, and that of a replay: a script and a style sheet each."""
    text = {name: data.decode() for name, data in found.items() if name.endswith((".js", ".css"))}
    made: dict[str, bytes] = {}
    for page, more in _TOGETHER.items():
        entries = ("pages/page.js", "pages/app.js", f"table/{page}.js")
        made[f"{page}-all.js"] = bundle.script(
            text, entries, [text["lib/idiomorph.min.js"]]
        ).encode()
        made[f"{page}-all.css"] = bundle.style(text, (*_EVERYWHERE, "table.css", *more)).encode()
    return made


def _made(name: str, data: bytes) -> Asset:
    media = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if media.startswith("text/"):
        media += "; charset=utf-8"
    zipped = Path(name).suffix in _ZIPPED
    return Asset(media, data, gzip.compress(data, 9, mtime=0) if zipped else b"")


@cache
def build() -> str:
    """What the addresses of this version have in common."""
    digest = hashlib.sha256()
    for name, file in assets().items():
        digest.update(name.encode() + b"\0" + file.data)
    return digest.hexdigest()[:10]


def asset(name: str) -> str:
    """The address of a file."""
    if name not in assets():
        raise KeyError(f"there is no file {name} in static/")
    return f"/static/{build()}/{name}"


def cover(game: str) -> str:
    """The address of the picture on a game's box; a game of another package has the moon."""
    name = f"art/cover-{game}.svg"
    return asset(name if name in assets() else "art/moon-big.svg")


def inks() -> str:
    """The colours of both themes, from the one place that knows them, and those of each seat."""
    games = [cm.game(name) for name in cm.games()]  # a game names its inks when it is loaded
    dark = "".join(f"--{name}:{colours[0]};" for name, colours in INKS.items())
    light = "".join(f"--{name}:{colours[1]};" for name, colours in INKS.items())
    seats = "".join(
        f'[data-game="{game.name}"] .s{seat}{{--c:{colour}}}'
        for game in games
        for seat, colour in enumerate(game.colours)
    )
    return f':root{{{dark}}}[data-theme="light"]{{{light}}}{seats}\n'


def sprite() -> str:
    """The icons of pages in one file: our own lines, and those with colours."""
    lines = (STATIC / "lines.svg").read_text(encoding="utf-8")
    coloured = sorted({*PAGE_ICONS, *avatars.ALL, *avatars.CHOICES, *game_icons()})
    return lines.replace("</svg>", "".join(art.symbol(name) for name in coloured) + "</svg>")


def game_icons() -> set[str]:
    """The icons that lines of a log and rows of a result carry, as the games name them."""
    games = [cm.game(name) for name in cm.games()]
    return {
        icon
        for game in games
        for icon in (*event_icons(game).values(), *score_icons(game).values())
    }


@get("/static/{version:str}/{name:path}", include_in_schema=False)
async def static(
    request: Request[Any, Any, State], version: FromPath[str], name: FromPath[str]
) -> Response[Any]:
    """A file; kept for ever only under the address that has its hash."""
    file = assets().get(name.lstrip("/"))
    if file is None:
        raise NotFoundException
    headers = {"cache-control": _FOREVER if version == build() else "no-cache"}
    data = file.data
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        data = file.packed
        headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(data, media_type=file.media, headers=headers)


HANDLERS = [static]
