"""The card of a finished game, to be shared: its board, the winners, the points."""

from __future__ import annotations

import re
from html import escape

from cheesemoon.core.draw.svg import fitted
from cheesemoon.core.draw.unused_defs import spared

from .messages import WORDS
from .model import TableState
from .page_state import add_names
from .summary import list_sides

WIDE, HIGH = 1200, 630  # pixels; the size of pictures beside links
_BOARD = 760
_NIGHT, _TEXT, _QUIET, _GOLD = "#12172b", "#f7f1e3", "#aab1d0", "#ffc94d"
_OPENING = re.compile(r"^<svg\b[^>]*>")


def draw_card(state: TableState, lang: str) -> str:
    """Return the card as SVG."""
    table = add_names(state.table, state, lang)
    board = spared(table.svg(None, lang))
    high = _BOARD * 985 / 1400
    inside = _OPENING.sub("", board, count=1)
    sides = sorted(list_sides(state, table, lang), key=lambda side: (side.rank, side.number))
    has_winner = any(side.won for side in sides)
    rows = [
        _row(i, f"{side.rank}." if has_winner else "", side.name, side.total, side.won)
        for i, side in enumerate(sides[:6])
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
