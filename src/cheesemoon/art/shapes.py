"""Shapes that every board uses, and the moon of cheese above some of them."""

from __future__ import annotations

from cheesemoon.core.draw.svg import TEXT, tag, text

DISPLAY = "Display, Grandstander, 'Noto Sans', sans-serif"
"""The bundled display font, for titles."""


def path(d: str, fill: str = "none", **more: object) -> str:
    """Draw an outline."""
    return tag("path", d=d, fill=fill, **more)


def line(d: str, colour: str, thick: float, **more: object) -> str:
    """Draw a stroke with round ends."""
    stroke = {"stroke": colour, "stroke_width": thick, "stroke_linecap": "round"}
    return tag("path", **{"d": d, "fill": "none", **stroke, **more})


def disc(x: float, y: float, r: float, fill: str, **more: object) -> str:
    """Draw a circle."""
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **more)


def oval(x: float, y: float, rx: float, ry: float, fill: str, **more: object) -> str:
    """Draw an ellipse."""
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **more)


def box(x: float, y: float, wide: float, tall: float, rx: float, fill: str, **more: object) -> str:
    """Draw a rectangle with round corners."""
    return tag("rect", x=x, y=y, width=wide, height=tall, rx=rx, fill=fill, **more)


def bold(x: float, y: float, words: object, size: float, fill: str = TEXT, **more: object) -> str:
    """Write bold text."""
    return text(x, y, words, size, fill=fill, font_weight=700, **more)


def title(x: float, y: float, words: object, size: float, fill: str = TEXT, **more: object) -> str:
    """Write text in the display font."""
    return text(x, y, words, size, fill=fill, font_family=DISPLAY, font_weight=800, **more)


def fade(id_: str, *stops: tuple[float, str, float], kind: str = "linear", **more: object) -> str:
    """Define a gradient. A stop is (place, colour, opacity). Linear gradients go from top to
    bottom."""
    more = more or ({"x1": 0, "y1": 0, "x2": 0, "y2": 1} if kind == "linear" else {})
    made = (
        tag("stop", offset=at, stop_color=colour, stop_opacity=None if seen == 1 else seen)
        for at, colour, seen in stops
    )
    return tag(f"{kind}Gradient", *made, id=id_, **more)


_HOLES = (
    (-38, -44, 22),
    (34, -62, 12),
    (46, 2, 26),
    (-16, 22, 16),
    (-62, 16, 12),
    (16, 66, 20),
    (-40, 70, 10),
    (2, -22, 8),
    (74, -40, 7),
    (-78, -18, 8),
)


def moon_of_cheese(surface: str, hole: str, lip: str, light: float) -> str:
    """Draw the moon, 220 wide around its centre. Light on its holes comes from the left if `light`
    is negative."""
    return disc(0, 0, 110, surface) + "".join(
        oval(x, y, r, 0.92 * r, hole) + oval(x + light * r, y + 0.16 * r, 0.86 * r, 0.76 * r, lip)
        for x, y, r in _HOLES
    )
