"""Pictures of a finished game to be shared: the card with board, faces and points, and the frames
of the turn that decided."""

from __future__ import annotations

import datetime
import re
from html import escape

from babel.dates import format_date

from cheesemoon import art
from cheesemoon.art.shapes import DISPLAY
from cheesemoon.core.draw.svg import fitted, painted, player_sign, width
from cheesemoon.core.draw.unused_defs import spared

from . import avatars
from .decisive import find_decisive, list_turn
from .messages import WORDS
from .model import TableState
from .page_state import add_names
from .summary import Side, list_sides

WIDE, HIGH = 1200, 630  # pixels; the size of pictures beside links
TALL_WIDE, TALL_HIGH = 800, 1200  # pixels; the card for phones
TURN_WIDE = 560  # pixels
MOST_FRAMES = 7
_WORDS_WIDE = 620
_NIGHT, _TEXT, _QUIET, _GOLD = "#12172b", "#f7f1e3", "#aab1d0", "#ffc94d"
_OPENING = re.compile(r"^<svg\b[^>]*>")
_VIEW = re.compile(r'viewBox="([^"]*)"')
_TALL_ROWS = 6  # players on the card for phones


def draw_card(state: TableState, lang: str, at: float | None = None) -> str:
    """Return the card as SVG. `at` is when the game ended, in seconds since 1970."""
    table = add_names(state.table, state, lang)
    inside = _OPENING.sub("", _draw_board(state, lang), count=1)
    sides = sorted(list_sides(state, table, lang), key=lambda side: (side.rank, side.number))
    rows = [_row(i, side, state) for i, side in enumerate(sides[:6])]
    head, size = _fit(_headline(sides, lang, state.ended is not None), 46, _WORDS_WIDE - 60)
    foot = [_date(at, lang)] if at else []
    foot.append(WORDS.say(lang, "actions-count", {"count": len(state.plies)}))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" '
        f'width="{WIDE}" height="{HIGH}" font-family="sans-serif"><defs>'
        f'<linearGradient id="card-fade"><stop offset=".46" stop-color="{_NIGHT}"/>'
        f'<stop offset=".62" stop-color="{_NIGHT}" stop-opacity=".55"/>'
        f'<stop offset=".8" stop-color="{_NIGHT}" stop-opacity="0"/></linearGradient></defs>'
        f'<rect width="{WIDE}" height="{HIGH}" fill="{_NIGHT}"/>'
        f'<svg x="{WIDE - 896}" y="0" width="896" height="{HIGH}" viewBox="0 0 1400 985" '
        f'preserveAspectRatio="xMaxYMid slice">{inside}'
        f'<rect width="{WIDE}" height="{HIGH}" fill="url(#card-fade)"/>'
        f"{_words(48, 72, f'Cheesemoon · {table.title(lang)}', 26, _GOLD, 700)}"
        f"{_words(48, 142, head, size, _TEXT, 800)}{''.join(rows)}"
        f"{_words(48, HIGH - 36, ' · '.join(foot), 22, _QUIET, 500)}</svg>"
    )


def draw_tall_card(state: TableState, lang: str, at: float | None = None) -> str:
    """Return the card for phones as SVG: the board above, the result below."""
    table = add_names(state.table, state, lang)
    board = _draw_board(state, lang, tall=True)
    opening, view = _OPENING.match(board), _VIEW.search(board)
    assert opening is not None and view is not None
    sides = sorted(list_sides(state, table, lang), key=lambda side: (side.rank, side.number))
    sides = sides[:_TALL_ROWS]
    top = TALL_HIGH - 130 - 92 * len(sides)  # of the rows
    rows = [_tall_row(top + 92 * i, side, state) for i, side in enumerate(sides)]
    title = fitted(f"Cheesemoon · {table.title(lang)}", 32, TALL_WIDE - 112)
    head, size = _fit(_headline(sides, lang, state.ended is not None), 58, TALL_WIDE - 112)
    foot = [_date(at, lang)] if at else []
    foot.append(WORDS.say(lang, "actions-count", {"count": len(state.plies)}))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {TALL_WIDE} {TALL_HIGH}" '
        f'width="{TALL_WIDE}" height="{TALL_HIGH}" font-family="sans-serif"><defs>'
        f'<linearGradient id="card-fade" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0" stop-color="{_NIGHT}" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{_NIGHT}"/></linearGradient></defs>'
        f'<rect width="{TALL_WIDE}" height="{TALL_HIGH}" fill="{_NIGHT}"/>'
        f'<svg width="{TALL_WIDE}" height="{top - 150}" viewBox="{view[1]}" '
        f'preserveAspectRatio="xMidYMin slice">{board[opening.end() :]}'
        f'<rect y="{top - 330}" width="{TALL_WIDE}" height="181" fill="url(#card-fade)"/>'
        f"{_words(56, top - 150, title, 32, _GOLD, 700)}"
        f"{_words(56, top - 72, head, size, _TEXT, 800)}{''.join(rows)}"
        f"{_words(56, TALL_HIGH - 48, ' · '.join(foot), 26, _QUIET, 500)}</svg>"
    )


def _draw_board(state: TableState, lang: str, tall: bool = False) -> str:
    """Return the board before the last action: afterwards the result lies over it."""
    last = state.at(len(state.plies) - 1) if state.plies else state.table
    return spared(add_names(last, state, lang).svg(None, lang, tall=tall))


def _tall_row(y: float, side: Side, state: TableState) -> str:
    ink = _GOLD if side.won else _TEXT
    points = str(side.total).replace("-", "−")
    face = f'<g transform="translate(160 {y + 14}) scale(1.4)">{_face(0, 0, side, state)}</g>'
    return (
        _words(56, y + 26, _rank(side, state), 32, _QUIET, 600)
        + face
        + _words(220, y + 26, fitted(side.name, 36, 380), 36, ink, 700)
        + _words(TALL_WIDE - 56, y + 28, points, 44, ink, 800, "end")
    )


def _fit(words: str, size: int, most: float) -> tuple[str, int]:
    """Return words with a font size for a width. They shrink to half their size, then are cut."""
    smaller = int(size * most / width(words, size))
    size = min(size, max(smaller, size // 2))
    return fitted(words, size, most), size


def _headline(sides: list[Side], lang: str, is_stopped: bool = False) -> str:
    """Return who won, and by how many points where one side is ahead. A game that people ended
    before its rules did has no lead."""
    won = [side for side in sides if side.won]
    if not is_stopped and len(won) == 1 and len(sides) > 1 and won[0].total > sides[1].total:
        args = {"name": won[0].name, "count": won[0].total - sides[1].total}
        return WORDS.say(lang, "card-won", args)
    if not won and len(sides) == 1:
        return WORDS.say(lang, "lost-by", {"name": sides[0].name})
    if not won:
        return WORDS.say(lang, "nobody-won")
    names = ", ".join(side.name for side in won)
    return WORDS.say(lang, "won-by", {"names": names, "count": len(won)})


def _rank(side: Side, state: TableState) -> str:
    """Return the place of a side; "" if no side won."""
    return f"{side.rank}." if state.table.winners() else ""


def _date(at: float, lang: str) -> str:
    day = datetime.datetime.fromtimestamp(at, datetime.UTC).date()
    return format_date(day, "long", locale=lang)


def _row(i: int, side: Side, state: TableState) -> str:
    y = 212 + 62 * i
    ink = _GOLD if side.won else _TEXT
    points = str(side.total).replace("-", "−")
    return (
        _words(48, y, _rank(side, state), 26, _QUIET, 600)
        + _face(116, y - 10, side, state)
        + _words(160, y, fitted(side.name, 28, 320), 28, ink, 700)
        + _words(_WORDS_WIDE - 40, y, points, 32, ink, 800, "end")
    )


def _face(x: float, y: float, side: Side, state: TableState) -> str:
    """Return the face of a side in the colour of its seat, with its sign."""
    if side.bot == "robot":
        icon, colour, sign = avatars.OTHER_BOT, _QUIET, ""
    else:
        own = state.seats[side.number].face
        icon = own if own and not side.bot else avatars.face(side.number, side.bot)
        colour = state.game.colours[side.number]
        sign = player_sign(side.number, 0, 0, 8, colour)
    badge = f'<g transform="translate({x + 18} {y + 16})"><circle r="10" fill="#0d1122"/>{sign}</g>'
    return (
        f'<circle cx="{x}" cy="{y}" r="25" fill="#1b2142" stroke="{colour}" stroke-width="3"/>'
        f'<svg x="{x - 18}" y="{y - 18}" width="36" height="36" viewBox="0 0 32 32" fill="none">'
        f"{art.drawing(icon)}</svg>{badge if sign else ''}"
    )


def draw_turn(state: TableState, lang: str) -> list[str]:
    """Return the boards of the turn that decided the game, as SVG; none if no turn did."""
    ply = find_decisive(state)
    if ply is None:
        return []
    tables = [state.at(n) for n in list_turn(state, ply, MOST_FRAMES)]
    return [
        painted(spared(add_names(table, state, lang).svg(None, lang)), "dark") for table in tables
    ]


def _words(
    x: float, y: float, said: str, size: int, fill: str, weight: int, anchor: str = "start"
) -> str:
    family = f' font-family="{DISPLAY}"' if weight >= 700 else ""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}" font-weight="{weight}" '
        f'text-anchor="{anchor}"{family}>{escape(said)}</text>'
    )
