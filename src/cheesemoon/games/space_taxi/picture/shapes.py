"""Shapes and lettering that every part of the picture uses."""

from cheesemoon.art.shapes import DISPLAY, bold, box, disc, fade, line, oval, path, title
from cheesemoon.core.draw import svg

DARK = "#0d1124"  # outlines
PAPER = "#f3efe2"
INKED = "#20243a"  # text on paper, on tickets and on the cab
FADED = "#5d6280"  # secondary text there
PALE = "#aab1d0"  # secondary text on devices, which are dark in both themes
GOLD = "#ffc94d"
GREEN = "#b9f2c8"
RED = "#ff7b72"

OUTLINE: dict[str, object] = {
    "stroke": DARK,
    "stroke_width": 2.5,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}


@svg.drawn_once
def use(id_: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> str:
    """Return a `use` of a symbol at a place, rotated and scaled."""
    where = f"translate({x:g} {y:g})"
    where += f" rotate({turn:g})" if turn else ""
    where += f" scale({scale:g})" if scale != 1 else ""
    moved = (x, y, scale, turn) != (0, 0, 1, 0)
    return svg.tag("use", href=f"#{id_}", transform=where if moved else None)


def pill_width(words: str, size: float) -> float:
    """Return the width of a pill with these words."""
    return svg.width(words, size, True) + size * 0.9


@svg.drawn_once
def pill(x: float, y: float, words: str, size: float, fill: str, colour: str) -> str:
    """Draw a pill-shaped tag with a few words, around its middle."""
    wide = pill_width(words, size)
    tall = 1.36 * size
    return svg.group(
        box(-wide / 2, -tall / 2, wide, tall, tall / 2, fill, stroke=DARK, stroke_width=2),
        bold(0, 0.36 * size, words, size, colour, text_anchor="middle"),
        at=(x, y),
    )


SIGNS = (  # the sign of a seat, 20 wide: disc, diamond, square, triangle, cross
    "M-9 0A9 9 0 1 0 9 0A9 9 0 1 0 -9 0Z",
    "M0 -11L11 0L0 11L-11 0Z",
    "M-8.5 -8.5H8.5V8.5H-8.5Z",
    "M0 -10L10.5 8.5H-10.5Z",
    "M-4 -11H4V-4H11V4H4V11H-4V4H-11V-4H-4Z",
)


@svg.drawn_once
def sign(seat: int, x: float, y: float, scale: float, fill: str | None = None) -> str:
    """Draw the sign of a seat, in its colour or in `fill`."""
    return path(
        SIGNS[seat],
        fill or svg.PLAYERS[seat],
        transform=f"translate({x:g} {y:g}) scale({scale:g})",
        stroke="#f3efe2" if seat == 4 and fill is None else DARK,
        stroke_width=1.6,
    )


__all__ = [
    "DARK",
    "DISPLAY",
    "FADED",
    "GOLD",
    "GREEN",
    "INKED",
    "OUTLINE",
    "PALE",
    "PAPER",
    "RED",
    "SIGNS",
    "bold",
    "box",
    "disc",
    "fade",
    "line",
    "oval",
    "path",
    "pill",
    "pill_width",
    "sign",
    "title",
    "use",
]
