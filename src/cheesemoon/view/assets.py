"""Style sheets, scripts, pictures and icons, read and compressed once.

Browsers keep them for ever. Their addresses contain a hash of all files, so that scripts import
each other by plain names and a browser fetches a new version.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import NamedTuple

import cheesemoon as cm
from cheesemoon import art
from cheesemoon.core.draw.svg import INKS

from . import avatars, bundle
from .frame import event_icons, score_icons
from .progress_plan import badge_icons

STATIC = Path(__file__).parent / "static"
PAGE_ICONS = (
    *("abacus", "bomb", "books", "cheese-wedge", "clapping-hands", "coin", "crown", "fire"),
    *("fuel-pump", "game-die", "gem-stone", "glowing-star", "graduation-cap", "high-voltage"),
    *("hourglass-not-done", "light-bulb", "mouse-trap", "nut-and-bolt", "package"),
    *("party-popper", "rabbit", "rat", "rattonaut", "rocket", "seedling", "sparkles", "taxi"),
    *("trophy", "turtle", "warning", "waving-hand", "robot", "handshake", "bell", "chair"),
)
SOUND_GROUPS = {
    "board": (
        *("dice-1", "dice-2", "dice-3", "die-settle", "hit-ring", "miss", "cheese", "bulb"),
        *("bottle", "can", "cap", "coin", "stamp", "clunk", "whoosh", "tick", "column"),
    ),
    "rats": ("squeak-1", "squeak-2", "squeak-3", "rat-step", "trap", "cage", "bite", "flute"),
    "space": (
        *("shot", "hit", "explosion", "reinforcement", "ship", "mine"),
        *("taxi-start", "seat", "fuel", "breakdown"),
    ),
    "table": ("your-turn", "hint", "badge", "victory", "defeat"),
    "music": ("music-lobby", "music-end"),
}
"""The sounds in `static/sounds`, made by `tools/sounds`, in the order of their page."""
_ZIPPED = {".css", ".js", ".svg", ".txt"}
_EVERYWHERE = ("inks.css", "base.css", "book.css")
_BUNDLES = {
    "table": ("table/table.js", ("table.css", "hand.css", "screen.css")),
    "replay": ("table/replay.js", ("table.css",)),
    "coach": ("learn/coach.js", ("table.css", "learn.css")),
}


class Asset(NamedTuple):
    """A file as it is sent."""

    media: str
    data: bytes
    packed: bytes  # by gzip; empty if that saves nothing


@cache
def assets() -> dict[str, Asset]:
    """Return all files by name."""
    found = {
        path.relative_to(STATIC).as_posix(): path.read_bytes()
        for path in sorted(STATIC.rglob("*"))
        if path.is_file() and not path.name.endswith(".d.ts")
    }
    found["inks.css"] = inks().encode()
    found["sprite.svg"] = sprite().encode()
    found |= {name: text.encode() for name, text in build_texts(found).items()}
    parts = "css/"  # sheets of components are sent as parts of others only
    return {n: _compress(n, data) for n, data in found.items() if not n.startswith(parts)}


def build_texts(found: dict[str, bytes]) -> dict[str, str]:
    """Return scripts and style sheets as they are sent, with the bundles of large pages."""
    text = {name: data.decode() for name, data in found.items() if name.endswith((".js", ".css"))}
    for name in text:
        if name.endswith(".js") and not name.endswith(".min.js"):
            text[name] = bundle.lean_script(text[name])
    made = {
        name: bundle.style(text, [name]) if name.endswith(".css") else text[name] for name in text
    }
    for page, (entry, sheets) in _BUNDLES.items():
        entries = ("pages/page.js", "pages/app.js", entry)
        made[f"{page}-all.js"] = bundle.script(text, entries, [text["lib/idiomorph.min.js"]])
        made[f"{page}-all.css"] = bundle.style(text, (*_EVERYWHERE, *sheets))
    return made


def _compress(name: str, data: bytes) -> Asset:
    media = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if media.startswith("text/"):
        media += "; charset=utf-8"
    zipped = Path(name).suffix in _ZIPPED
    return Asset(media, data, gzip.compress(data, 9, mtime=0) if zipped else b"")


@cache
def build() -> str:
    """Return the hash of all files, which is part of their addresses."""
    digest = hashlib.sha256()
    for name, file in assets().items():
        digest.update(name.encode() + b"\0" + file.data)
    return digest.hexdigest()[:10]


def asset(name: str) -> str:
    """Return the address of a file."""
    if name not in assets():
        raise KeyError(f"there is no file {name} in static/")
    return f"/static/{build()}/{name}"


def cover(game: str) -> str:
    """Return the address of a game's cover; games of other packages have the moon."""
    name = f"art/cover-{game}.svg"
    return asset(name if name in assets() else "art/moon-big.svg")


def inks() -> str:
    """Return a style sheet with the colours of both themes and of each seat."""
    games = [cm.game(name) for name in cm.games()]  # a game adds its inks when it is loaded
    dark = "".join(f"--{name}:{colours[0]};" for name, colours in INKS.items())
    light = "".join(f"--{name}:{colours[1]};" for name, colours in INKS.items())
    seats = "".join(
        f'[data-game="{game.name}"] .s{seat}{{--c:{colour}}}'
        for game in games
        for seat, colour in enumerate(game.colours)
    )
    return f':root{{{dark}}}[data-theme="light"]{{{light}}}{seats}\n'


def sprite() -> str:
    """Return the icons of pages in one file: lines and coloured ones."""
    lines = (STATIC / "lines.svg").read_text(encoding="utf-8")
    coloured = sorted({*PAGE_ICONS, *avatars.ALL, *avatars.CHOICES, *game_icons()})
    return lines.replace("</svg>", "".join(art.symbol(name) for name in coloured) + "</svg>")


def game_icons() -> set[str]:
    """Return the icons that the games name for lines of the log, rows of a result and badges."""
    games = [cm.game(name) for name in cm.games()]
    return {
        icon
        for game in games
        for icon in (
            *event_icons(game).values(),
            *score_icons(game).values(),
            *badge_icons(game),
        )
    }
