"""The card of a finished game: its board, who won, the points. One drawing, as SVG and as PNG."""

from __future__ import annotations

import re
from html import escape

from cheesemoon.core.draw.svg import fitted
from cheesemoon.core.draw.unused_defs import spared
from cheesemoon.server.tables.room import Room

from .messages import WORDS
from .page_state import names_on
from .summary import sides

WIDE, HIGH = 1200, 630  # what sites that show links ask for
_BOARD = 760
_NIGHT, _TEXT, _QUIET, _GOLD = "#12172b", "#f7f1e3", "#aab1d0", "#ffc94d"
_OPENING = re.compile(r"^<svg\b[^>]*>")


def card(room: Room, lang: str) -> str:
    """The card in a language."""
    table = names_on(room.table, room, lang)
    board = spared(table.svg(None, lang))
    high = _BOARD * 985 / 1400
    inside = _OPENING.sub("", board, count=1)
    everybody = sorted(sides(room, table, lang), key=lambda side: (side.rank, side.number))
    somebody = any(side.won for side in everybody)
    rows = [
        _row(i, f"{side.rank}." if somebody else "", side.name, side.total, side.won)
        for i, side in enumerate(everybody[:6])
    ]
    title = _words(_BOARD + 40, 130, fitted(table.title(lang), 40, 380), 40, _TEXT, 800)
    said = WORDS.say(lang, "result")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" '
        f'width="{WIDE}" height="{HIGH}" font-family="sans-serif">'
        f'<rect width="{WIDE}" height="{HIGH}" fill="{_NIGHT}"/>'
        f'<svg x="0" y="{(HIGH - high) / 2:.0f}" width="{_BOARD}" height="{high:.0f}" '
        f'viewBox="0 0 1400 985">{inside}'
        f'<rect x="{_BOARD}" width="{WIDE - _BOARD}" height="{HIGH}" fill="{_NIGHT}"/>'
        f"{_words(_BOARD + 40, 76, said, 24, _GOLD, 700)}{title}{''.join(rows)}"
        f"{_words(_BOARD + 40, HIGH - 40, 'Cheesemoon', 24, _QUIET, 700)}</svg>"
    )


def _row(i: int, place: str, name: str, total: int, won: bool) -> str:
    y = 200 + 62 * i
    colour = _GOLD if won else _TEXT
    points = str(total).replace("-", "−")
    return (
        _words(_BOARD + 40, y, place, 28, _QUIET, 600)
        + _words(_BOARD + 84, y, fitted(name, 30, 230), 30, colour, 700)
        + _words(WIDE - 40, y, points, 34, colour, 800, "end")
    )


def _words(
    x: float, y: float, said: str, size: int, fill: str, weight: int, anchor: str = "start"
) -> str:
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}" font-weight="{weight}" '
        f'text-anchor="{anchor}">{escape(said)}</text>'
    )
