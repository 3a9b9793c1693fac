"""Small drawing functions, shared by all files of this picture."""

import math
from collections.abc import Sequence
from html import escape
from itertools import pairwise
from typing import TypedDict

from cheesemoon import art
from cheesemoon.core.draw import svg

from . import paint

Point = tuple[float, float]
Spot = tuple[float, float, float]  # a point, and the scale of the thing that stands there


def on_curve(points: Sequence[Point], t: float) -> tuple[float, float, float]:
    """Return the point of a Bézier curve at t (0 to 1) and the direction there, in degrees."""
    while len(points) > 2:
        points = [_between(*pair, t) for pair in pairwise(points)]
    one, two = points
    turn = math.degrees(math.atan2(two[1] - one[1], two[0] - one[0]))
    return *_between(one, two, t), turn


def _between(one: Point, two: Point, t: float) -> Point:
    return one[0] + (two[0] - one[0]) * t, one[1] + (two[1] - one[1]) * t


def rect(
    x: float, y: float, w: float, h: float, fill: str, rx: float | None = None, **more: object
) -> str:
    return svg.tag("rect", x=x, y=y, width=w, height=h, rx=rx, fill=fill, **more)


def circle(x: float, y: float, r: float, fill: str, **more: object) -> str:
    return svg.tag("circle", cx=x or None, cy=y or None, r=r, fill=fill, **more)


def oval(x: float, y: float, rx: float, ry: float, fill: str, **more: object) -> str:
    return svg.tag("ellipse", cx=x or None, cy=y or None, rx=rx, ry=ry, fill=fill, **more)


def path(d: str, fill: str = "none", **more: object) -> str:
    return svg.tag("path", d=d, fill=fill, **more)


def line(d: str, stroke: str, width: float = 2, **more: object) -> str:
    """Draw a stroke. Round ends and corners come from the root element."""
    return path(d, "none", stroke=stroke, stroke_width=width, **more)


@svg.drawn_once
def words(
    x: float, y: float, what: object, size: float, fill: str = paint.PAPER, **more: object
) -> str:
    """Draw a line of text. Bold type is the default of the root element."""
    return svg.tag("text", escape(str(what)), x=x, y=y, font_size=size, fill=fill, **more)


def middle(
    x: float, y: float, what: object, size: float, fill: str = paint.PAPER, **more: object
) -> str:
    """Draw text around a point: x is its middle, y the middle of its capitals."""
    return words(x, y + size * 0.36, what, size, fill, text_anchor="middle", **more)


def put(name: str, x: float = 0, y: float = 0, scale: float = 1, **more: object) -> str:
    """Return a `use` of one of our symbols, which are drawn around their own origin."""
    if scale != 1:
        return svg.tag(
            "use", href=f"#fr-{name}", transform=f"translate({x:g} {y:g}) scale({scale:g})", **more
        )
    return svg.tag("use", href=f"#fr-{name}", x=x or None, y=y or None, **more)


def sign(colour: str, x: float, y: float, size: float, fill: str = paint.INK) -> str:
    """Draw the sign of a path colour, for players who cannot tell the colours apart."""
    return art.icon(f"sign-{paint.SIGNS[colour]}", x, y, size, color=fill)


@svg.drawn_once
def mixed(a: str, b: str, share: float) -> str:
    """Return colour a mixed with a share (0 to 1) of colour b."""
    one, two = ([int(tone[i : i + 2], 16) for i in (1, 3, 5)] for tone in (a, b))
    return "#" + "".join(f"{round(p + (q - p) * share):02x}" for p, q in zip(one, two, strict=True))


@svg.drawn_once
def wrapped(said: str, size: float, most: float) -> tuple[str, ...]:
    """Return text in lines of at most `most` units. A word that fits no line is cut."""
    lines: list[str] = []
    for word in said.split(" "):
        if lines and svg.width(f"{lines[-1]} {word}", size) <= most:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(svg.fitted(word, size, most))
    return tuple(lines)


class Card(TypedDict):
    """The attribute that links a thing to its explanation card."""

    data_card: str


def card(name: str) -> Card:
    """Return the attribute that links a thing to its explanation card."""
    return {"data_card": name}


# icons of goods, tracks and things, by their names in the rules
ICONS = {
    "cheese": "cheese-wedge",
    "bottle": "vinegar",
    "soda": "soda",
    "can": "pea-can",
    "calculator": "calculator",
    "bulb": "light-bulb",
    "core": "core",
    "nut": "nut",
    "drink": "energy-drink",
    "empty": "empty-drink",
}
TRACK_ICONS = {
    "cockpit": "cockpit",
    "cargo": "cargo",
    "engine": "engine",
    "rocket": "rocket",
    "cheese": "cheese-wedge",
    "spotlights": "spotlight",
    "pantry": "preserves",
    "rattonauts": "rattonaut",
    "collector": "collector",
}


def icon(name: str, x: float, y: float, size: float, **more: object) -> str:
    """Draw a good or a thing by its name in the rules."""
    if name == "mouldy":
        return art.icon("cheese-wedge", x, y, size, "mouldy", **more)
    if name == "crow":
        return art.icon("blackbird", x, y, size, "crow", **more)
    return art.icon(ICONS.get(name, name), x, y, size, None, **more)


def track_icon(name: str, x: float, y: float, size: float, **more: object) -> str:
    """Draw the icon of a track or a cap. An unknown cap gets a star."""
    if name == "unbuilt":
        return art.icon("rocket", x, y, size, "unbuilt", **more)
    return art.icon(TRACK_ICONS.get(name, "collector"), x, y, size, None, **more)


def pack(colour: str, x: float, y: float, size: float) -> str:
    """Draw a backpack with the sign of its colour on the pocket."""
    return art.icon("backpack", x, y, size, tint="own", color=paint.COLOURS[colour]) + sign(
        colour, x + 0.5, y + size * 0.2, size * 0.36
    )


ART: tuple[str | art.Tinted, ...] = (
    *dict.fromkeys([*ICONS.values(), *TRACK_ICONS.values()]),
    *(f"sign-{name}" for name in paint.SIGNS.values()),
    art.Tinted("cheese-wedge", "mouldy", (("#fcd53f", "#9fb56a"), ("#ffb02e", "#5f7d43"))),
    art.Tinted(
        "backpack",
        "own",
        (
            ("#f8312f", "currentColor"),
            ('"#ca0b4a"', '"#12172b" fill-opacity=".4"'),
            ("#fcd53f", "#fff3d6"),
        ),
    ),
    art.Tinted(
        "rocket",
        "unbuilt",
        (("#ca0b4a", "#7b82a0"), ("#f4f4f4", "#c9ccd6"), ("#f92f60", "#7b82a0")),
    ),
    "marker",
    "robot",
)
BOARD_ART: tuple[str | art.Tinted, ...] = (
    *ART,
    art.Tinted(
        "blackbird",
        "crow",
        (
            ("#503581", "#5a658f"),
            ("#7969b0", "#7380b0"),
            ("#9787cd", "#98a3cf"),
            ("#b4acbc", "#ffb02e"),
            ("#898291", "#c98a2b"),
        ),
    ),
    "battery",
    "frog",
    "hamster",
    "jar",
    "launch-pad",
    "mushroom",
    "paw",
    "teddy-bear",
)


def sheet(kind: str, title: str, size: tuple[float, float], *parts: str) -> svg.Picture:
    """Return a whole picture, with the attributes that all letters and lines share."""
    return svg.sheet(
        *size,
        title,
        *parts,
        font_weight=800,
        stroke_linecap="round",
        stroke_linejoin="round",
        class_=kind,
    )
