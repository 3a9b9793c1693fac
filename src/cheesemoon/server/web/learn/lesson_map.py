"""The map of a game's lessons: a road over the junkyard up to the moon."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import pi, sin

from markupsafe import Markup

from cheesemoon.core.draw.svg import group, tag, text, width

WIDE, TALL = 1200, 430
_FIRST, _LAST = 96, 1010  # the middles of the first and the last stop
_KNOB = 31
_SIZE = 15


def draw_trail(stops: Sequence[tuple[str, str, str]], moon: str) -> Markup:
    """Draw the road with its stops (key, address, title); the page draws the ground below it."""
    places = [_place(i, len(stops)) for i in range(len(stops))]
    end = (1112.0, 96.0)
    road = _road([*places, end])
    drawn = tag(
        "svg",
        tag("image", href=moon, x=970, y=-40, width=250, height=250),
        tag("path", d=road, fill="none", stroke="#0d1126", stroke_width=22, stroke_linecap="round"),
        tag(
            "path",
            d=road,
            fill="none",
            stroke="#ffd98a",
            stroke_width=4,
            stroke_dasharray="2 14",
            stroke_linecap="round",
        ),
        *(_stop(i, stop, at) for i, (stop, at) in enumerate(zip(stops, places, strict=True))),
        viewBox=f"0 0 {WIDE} {TALL}",
        class_="trail",
        role="group",
    )
    return Markup(drawn)  # noqa: S704 - drawn by us, titles escaped


def _place(i: int, many: int) -> tuple[float, float]:
    along = i / max(many - 1, 1)
    return _FIRST + along * (_LAST - _FIRST), 322 - 170 * along + 34 * sin(2.6 * pi * along)


def _road(points: Sequence[tuple[float, float]]) -> str:
    (x, y), *rest = points
    made = f"M{x:.0f} {y:.0f}"
    for nx, ny in rest:
        middle = (x + nx) / 2
        made += f"C{middle:.0f} {y:.0f} {middle:.0f} {ny:.0f} {nx:.0f} {ny:.0f}"
        x, y = nx, ny
    return made


def _stop(i: int, stop: tuple[str, str, str], at: tuple[float, float]) -> str:
    key, address, title = stop
    lines = wrap_words(title, _SIZE, 150)
    low = i % 2 == 0  # titles alternate below and above, for room
    top = _KNOB + 10 if low else -_KNOB - 14 - 20 * len(lines)
    wide = max(width(line, _SIZE, bold=True) for line in lines) + 18
    plate = tag("rect", x=-wide / 2, y=top, width=wide, height=20 * len(lines) + 8, rx=9)
    words = [
        text(0, top + 20 + 20 * n, line, _SIZE, text_anchor="middle", fill="#f3efe2")
        for n, line in enumerate(lines)
    ]
    inside = group(
        tag("title", escape(title)),
        tag("circle", r=_KNOB, cy=5, class_="under"),
        tag("circle", r=_KNOB, class_="knob"),
        text(0, 9, i + 1, 25, text_anchor="middle", class_="number"),
        tag("path", d="M-12 1l8 8 15-16", class_="tick"),
        group(plate, *words, class_="plate", font_weight=650),
        at=at,
    )
    return tag("a", inside, href=address, class_="stop", data_lesson=key)


def wrap_words(words: str, size: float, most: float) -> list[str]:
    """Return the words in lines of at most this width; a longer word has a line of its own."""
    lines: list[str] = []
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, bold=True) <= most:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
