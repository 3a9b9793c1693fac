"""Shapes and lettering that every part of the picture uses."""

from __future__ import annotations

from typing import Any

from cheesemoon.core.svg import PLAYERS, drawn_once, group, tag, text, width

DARK = "#0d1124"  # outlines
PAPER = "#f3efe2"
INKED = "#20243a"  # words on paper, on tickets and on the cab
FADED = "#5d6280"  # secondary words there
PALE = "#aab1d0"  # secondary words on devices, which are dark by day and by night
GOLD = "#ffc94d"
GREEN = "#b9f2c8"
RED = "#ff7b72"

DISPLAY = "Display, Grandstander, 'Noto Sans', sans-serif"
OUTLINE: dict[str, Any] = {
    "stroke": DARK,
    "stroke_width": 2.5,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}


def path(d: str, fill: str = "none", **more: Any) -> str:
    """Any outline."""
    return tag("path", d=d, fill=fill, **more)


def disc(x: float, y: float, r: float, fill: str, **more: Any) -> str:
    """A circle."""
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **more)


def oval(x: float, y: float, rx: float, ry: float, fill: str, **more: Any) -> str:
    """An ellipse."""
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **more)


def box(x: float, y: float, wide: float, tall: float, rx: float, fill: str, **more: Any) -> str:
    """A rectangle with round corners."""
    return tag("rect", x=x, y=y, width=wide, height=tall, rx=rx, fill=fill, **more)


def line(d: str, colour: str, thick: float, **more: Any) -> str:
    """A stroke with round ends."""
    return path(d, stroke=colour, stroke_width=thick, stroke_linecap="round", **more)


@drawn_once
def use(id_: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> str:
    """A symbol at a place, turned and scaled."""
    where = f"translate({x:g} {y:g})"
    where += f" rotate({turn:g})" if turn else ""
    where += f" scale({scale:g})" if scale != 1 else ""
    moved = (x, y, scale, turn) != (0, 0, 1, 0)
    return tag("use", href=f"#{id_}", transform=where if moved else None)


def bold(x: float, y: float, words: Any, size: float, fill: str, **more: Any) -> str:
    """Words that matter."""
    return text(x, y, words, size, fill=fill, font_weight=700, **more)


def title(x: float, y: float, words: Any, size: float, fill: str, **more: Any) -> str:
    """Words in the display face."""
    return text(x, y, words, size, fill=fill, font_family=DISPLAY, font_weight=800, **more)


def fade(id_: str, *stops: tuple[float, str, float], kind: str = "linear", **more: Any) -> str:
    """A gradient; a stop is (place, colour, opacity). Linear ones go from top to bottom."""
    more = more or ({"x1": 0, "y1": 0, "x2": 0, "y2": 1} if kind == "linear" else {})
    made = (
        tag("stop", offset=o, stop_color=c, stop_opacity=None if a == 1 else a) for o, c, a in stops
    )
    return tag(f"{kind}Gradient", *made, id=id_, **more)


def pill_width(words: str, size: float) -> float:
    """How wide a pill with these words is."""
    return width(words, size, True) + size * 0.9


@drawn_once
def pill(x: float, y: float, words: str, size: float, fill: str, colour: str) -> str:
    """A tag with a few words, around its middle."""
    wide = pill_width(words, size)
    tall = 1.36 * size
    return group(
        box(-wide / 2, -tall / 2, wide, tall, tall / 2, fill, stroke=DARK, stroke_width=2),
        bold(0, 0.36 * size, words, size, colour, text_anchor="middle"),
        at=(x, y),
    )


SIGNS = (  # disc, diamond, square, triangle, cross: the sign of a seat, 20 wide
    "M-9 0A9 9 0 1 0 9 0A9 9 0 1 0 -9 0Z",
    "M0 -11L11 0L0 11L-11 0Z",
    "M-8.5 -8.5H8.5V8.5H-8.5Z",
    "M0 -10L10.5 8.5H-10.5Z",
    "M-4 -11H4V-4H11V4H4V11H-4V4H-11V-4H-4Z",
)


@drawn_once
def sign(seat: int, x: float, y: float, scale: float, fill: str | None = None) -> str:
    """The sign of a seat, in its colour or in another."""
    return path(
        SIGNS[seat],
        fill or PLAYERS[seat],
        transform=f"translate({x:g} {y:g}) scale({scale:g})",
        stroke="#f3efe2" if seat == 4 and fill is None else DARK,
        stroke_width=1.6,
    )
