"""The card of a badge, to be shared: the medal, its name and how it is earned."""

from __future__ import annotations

from html import escape

from cheesemoon import art
from cheesemoon.core import Game
from cheesemoon.core.draw.svg import fitted

from .messages import WORDS
from .progress_plan import Badge, progress_words

WIDE, HIGH = 1200, 630  # pixels; the size of pictures beside links
_MIDDLE = 330  # of the medal
_LEFT = 600  # of the words


def draw_badge_card(game: Game, badge: Badge, lang: str) -> str:
    """Return the card as SVG."""
    words = progress_words(game)
    title = words.say(lang, f"badge-{badge.name}")
    how = _lines(words.say(lang, f"badge-{badge.name}-how"), 32)
    said = "".join(
        _words(_LEFT, 372 + 44 * i, line, 32, "#d5daf0", 500) for i, line in enumerate(how)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" '
        f'height="{HIGH}" font-family="sans-serif"><defs>'
        '<radialGradient id="sky" cx=".28" cy=".5" r=".9"><stop offset="0" stop-color="#3a3f7a"/>'
        '<stop offset="1" stop-color="#12172b"/></radialGradient>'
        '<radialGradient id="gold" cx=".5" cy=".3" r=".8"><stop offset="0" stop-color="#ffe9a8"/>'
        '<stop offset=".6" stop-color="#f2b632"/><stop offset="1" stop-color="#b97900"/>'
        "</radialGradient></defs>"
        f'<rect width="{WIDE}" height="{HIGH}" fill="url(#sky)"/>{_stars()}'
        f'<circle cx="{_MIDDLE}" cy="327" r="190" fill="#7a5200"/>'
        f'<circle cx="{_MIDDLE}" cy="312" r="190" fill="#fff2c4"/>'
        f'<circle cx="{_MIDDLE}" cy="312" r="176" fill="url(#gold)"/>'
        f'<svg x="{_MIDDLE - 104}" y="208" width="208" height="208" viewBox="0 0 32 32" '
        f'fill="none">{art.drawing(badge.icon)}</svg>'
        f"{_words(_LEFT, 190, WORDS.say(lang, 'badge-of', {'game': game.title(lang)}), 28)}"
        f"{_words(_LEFT, 300, fitted(title, 68, WIDE - _LEFT - 40), 68, '#f7f1e3', 800)}"
        f"{said}{_words(_LEFT, HIGH - 60, 'Cheesemoon', 28, '#aab1d0')}</svg>"
    )


def _stars() -> str:
    """Return small stars, at the same places on every card."""
    return "".join(
        f'<circle cx="{i * i * 97 % WIDE}" cy="{i * i * i * 31 % HIGH}" r="{1 + i % 3}" '
        f'fill="#fff" opacity="{0.2 + (i % 4) / 8}"/>'
        for i in range(1, 40)
    )


def _lines(text: str, most: int) -> list[str]:
    """Return a sentence in lines of `most` characters."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) <= most:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _words(
    x: float, y: float, said: str, size: int, fill: str = "#ffc94d", weight: int = 700
) -> str:
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}" font-weight="{weight}">'
        f"{escape(said)}</text>"
    )
