"""The strokes that everything in the picture is made of."""

from __future__ import annotations

from typing import Any

from cheesemoon.core.svg import TEXT, drawn_once, fitted, group, tag, text, width

DISPLAY = "Display, Grandstander, 'Noto Sans', sans-serif"


def path(d: str, fill: str = "none", **more: Any) -> str:
    return tag("path", d=d, fill=fill, **more)


def disc(x: float, y: float, r: float, fill: str, **more: Any) -> str:
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **more)


def oval(x: float, y: float, rx: float, ry: float, fill: str, **more: Any) -> str:
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **more)


def box(x: float, y: float, wide: float, tall: float, rx: float, fill: str, **more: Any) -> str:
    return tag("rect", x=x, y=y, width=wide, height=tall, rx=rx, fill=fill, **more)


@drawn_once
def use(id_: str, x: float = 0, y: float = 0, scale: float = 1, **more: Any) -> str:
    """A symbol at a place, larger or smaller."""
    where = f"translate({x:g} {y:g})" if (x, y) != (0, 0) else ""
    size = f"scale({scale:.3g})" if scale != 1 else ""
    return tag("use", href=f"#{id_}", transform=f"{where} {size}".strip() or None, **more)


def plain(x: float, y: float, words: Any, size: float, fill: str = TEXT, **more: Any) -> str:
    return text(x, y, words, size, fill=fill, **more)


def bold(x: float, y: float, words: Any, size: float, fill: str = TEXT, **more: Any) -> str:
    return text(x, y, words, size, fill=fill, font_weight=700, **more)


def title(x: float, y: float, words: Any, size: float, fill: str = TEXT, **more: Any) -> str:
    return text(x, y, words, size, fill=fill, font_family=DISPLAY, font_weight=800, **more)


def fade(id_: str, *stops: tuple[float, str, float], kind: str = "linear", **more: Any) -> str:
    """A gradient; a stop is (place, colour, opacity). Linear ones go from top to bottom."""
    more = more or ({"x1": 0, "y1": 0, "x2": 0, "y2": 1} if kind == "linear" else {})
    made = (
        tag("stop", offset=o, stop_color=colour, stop_opacity=None if seen == 1 else seen)
        for o, colour, seen in stops
    )
    return tag(f"{kind}Gradient", *made, id=id_, **more)


def mirrored(*parts: str) -> str:
    return tag("g", *parts, transform="scale(-1 1)")


@drawn_once
def wrapped(words: str, size: float, most: float, lines: int) -> tuple[str, ...]:
    """Words in so many lines at most; what is too much in the last one becomes an ellipsis."""
    found: list[str] = []
    for word in words.split(" "):
        longer = f"{found[-1]} {word}" if found else word
        if found and (width(longer, size) <= most or len(found) == lines):
            found[-1] = longer
        else:
            found.append(word)
    return tuple(fitted(line, size, most) for line in found)


@drawn_once
def pill(words: str, size: float, fill: str, colour: str, edge: str, *extra: str) -> str:
    """A tag around its own middle; what is `extra` stands behind the words, each a size wide."""
    more = size * len(extra)
    wide = max(1.5 * size, width(words, size, True) + 0.8 * size + more)
    signs = (
        group(sign, at=(wide / 2 - 0.35 * size - more + size * (i + 0.5), 0))
        for i, sign in enumerate(extra)
    )
    return group(
        box(
            -wide / 2,
            -0.68 * size,
            wide,
            1.36 * size,
            0.68 * size,
            fill,
            stroke=edge,
            stroke_width=2,
        ),
        bold(-more / 2, 0.36 * size, words, size, colour, text_anchor="middle"),
        *signs,
    )
