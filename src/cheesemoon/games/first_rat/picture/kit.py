"""Small drawing functions, and the colours of the scene by night and in the morning."""

from __future__ import annotations

from html import escape
from typing import Any

from cheesemoon import art
from cheesemoon.core.svg import FONT, drawn_once, fitted, ink, tag, width

Point = tuple[float, float]

DISPLAY = f"Display, Grandstander, {FONT}"
# what lies on a coloured thing is the same by day and by night
INK, PAPER, CREAM, WHITE = "#12172b", "#f3efe2", "#ffeccb", "#ffffff"
GOLD, GAIN, COST = "#ffc94d", "#6fd08c", "#ff7b72"
WOOD, WOOD_LIGHT, WOOD_DARK = "#6b4a3a", "#8d6650", "#3f2b28"
DARK, SHADOW, BLACK = "#12172b", "#05070f", "#0b0f20"

PLAYERS = ("#e5484d", "#e879b9", "#f1f1f1", "#2bb3a3", "#4b5068")
DARKER = ("#a52b38", "#a94a88", "#b4b7c8", "#17776d", "#2c3046")
COLOURS = {
    "blue": "#4f8ef7",
    "yellow": "#f2c230",
    "orange": "#f0883e",
    "green": "#5fb85f",
    "white": "#e9e6dd",
}
SIGNS = {"blue": "bulb", "yellow": "cheese", "orange": "gear", "green": "leaf", "white": "core"}
PIPES = {"orange": "#f0883e", "green": "#5fb85f", "grey": "#9aa0b5"}

# the scenery by night and in the morning
SKY = tuple(
    ink(f"fr-sky-{i}", dark, light)
    for i, (dark, light) in enumerate(
        (
            ("#0d1226", "#7fb0e6"),
            ("#1a2145", "#a9cdf0"),
            ("#2c2a55", "#dfe4ea"),
            ("#4a3558", "#f7d9b4"),
        )
    )
)
FAR = ink("fr-far", "#2a3063", "#9fb6d6")
MID = ink("fr-mid", "#20264f", "#87a0c6")
NEAR = ink("fr-near", "#191e40", "#6f88b0")
FAINT = ink("fr-faint", "#cfd6ff", "#ffffff")
STAR = ink("fr-star", "#fff4d6", "#ffffff")
CLOUD = ink("fr-cloud", "#2a2b58", "#ffffff")
MOONLIGHT = ink("fr-moonlight", "#ffd98a", "#fff3d0")
MOON_IN = ink("fr-moon-in", "#f7d88e", "#fff3cf")
MOON_OUT = ink("fr-moon-out", "#e2b25a", "#f6dd9c")
MOON_EDGE = ink("fr-moon-edge", "#b9823f", "#e3bd72")
HOLE = ink("fr-hole", "#b57d3a", "#e0bf7c")
HOLE_IN = ink("fr-hole-in", "#cf9d4e", "#ecd196")
MOON_SHADE = ink("fr-moon-shade", "#6a3f4a", "#c98f5a")
GRASS = ink("fr-grass", "#4f6b4c", "#5f8f4e")
GRASS_LIGHT = ink("fr-grass-light", "#85a064", "#a8cf78")
SOIL = tuple(
    ink(f"fr-soil-{i}", dark, light)
    for i, (dark, light) in enumerate(
        (("#3a2731", "#b08a6a"), ("#2c1e29", "#9c7759"), ("#1a131d", "#7f5d46"))
    )
)
STONE = ink("fr-stone", "#3d2a35", "#8d6c55")
TUNNEL_EDGE = ink("fr-tunnel-edge", "#140d14", "#5b4030")
TUNNEL = ink("fr-tunnel", "#4b3535", "#d9bd9f")
TUNNEL_FLOOR = ink("fr-tunnel-floor", "#5b423c", "#e6cfb4")
ARROW = ink("fr-arrow", "#cfa988", "#8a5f42")
CAVE_TOP = ink("fr-cave-top", "#4a3232", "#a67f63")
CAVE_LOW = ink("fr-cave-low", "#7a543f", "#d1aa83")
POST = ink("fr-post", "#2c2546", "#7d7fa0")
POLE = ink("fr-pole", "#4a3a4a", "#7a6a70")
TOWER = ink("fr-tower", "#3d3350", "#6f6a88")
WIRE = ink("fr-wire", "#0a0d1c", "#3a4160")
WIRE_LIGHT = ink("fr-wire-light", "#56608f", "#8d97c9")
GLASS = ink("fr-glass", "#2a3358", "#dfe8f6")
GLASS_EDGE = ink("fr-glass-edge", "#6f7ab0", "#6f7ab0")
GLASS_SHINE = ink("fr-glass-shine", "#8d97c9", "#ffffff")
SPOT = ink("fr-spot", "#2a3358", "#5c6690")
BEAM = ink("fr-beam", "#ffd76a", "#fff7c4")
ROUND = ink("fr-round", "#d9def5", "#20304f")
ROUND_QUIET = ink("fr-round-quiet", "#aab1d0", "#33456b")
NOTICE = ink("fr-notice", "#ffc94d", "#7a2f00")
DROP = ink("fr-drop", "#0a0d1e", "#5a6a8c")
PLAN_LINE = ink("fr-plan-line", "#fff3d6", "#6b4a20")


def rect(
    x: float, y: float, w: float, h: float, fill: str, rx: float | None = None, **more: Any
) -> str:
    return tag("rect", x=x, y=y, width=w, height=h, rx=rx, fill=fill, **more)


def circle(x: float, y: float, r: float, fill: str, **more: Any) -> str:
    return tag("circle", cx=x or None, cy=y or None, r=r, fill=fill, **more)


def oval(x: float, y: float, rx: float, ry: float, fill: str, **more: Any) -> str:
    return tag("ellipse", cx=x or None, cy=y or None, rx=rx, ry=ry, fill=fill, **more)


def path(d: str, fill: str = "none", **more: Any) -> str:
    return tag("path", d=d, fill=fill, **more)


def line(d: str, stroke: str, width: float = 2, **more: Any) -> str:
    """A stroke; its ends and corners are round (the picture says so once)."""
    return path(d, stroke=stroke, stroke_width=width, **more)


@drawn_once
def words(x: float, y: float, what: object, size: float, fill: str = PAPER, **more: Any) -> str:
    """A line of words; bold unless told otherwise (the picture says so once)."""
    return tag("text", escape(str(what)), x=x, y=y, font_size=size, fill=fill, **more)


def middle(x: float, y: float, what: object, size: float, fill: str = PAPER, **more: Any) -> str:
    """Words around a point: x is their middle, y the middle of their capitals."""
    return words(x, y + size * 0.36, what, size, fill, text_anchor="middle", **more)


def put(name: str, x: float = 0, y: float = 0, scale: float = 1, **more: Any) -> str:
    """A symbol of ours that is drawn around its own origin."""
    if scale != 1:
        return tag(
            "use", href=f"#fr-{name}", transform=f"translate({x:g} {y:g}) scale({scale:g})", **more
        )
    return tag("use", href=f"#fr-{name}", x=x or None, y=y or None, **more)


def sign(colour: str, x: float, y: float, size: float, fill: str = INK) -> str:
    """The second sign of a colour of the path: it says the colour without the colour."""
    return art.icon(f"sign-{SIGNS[colour]}", x, y, size, color=fill)


@drawn_once
def mixed(a: str, b: str, share: float) -> str:
    """Colour a with a share of colour b."""
    one, two = ([int(paint[i : i + 2], 16) for i in (1, 3, 5)] for paint in (a, b))
    return "#" + "".join(f"{round(p + (q - p) * share):02x}" for p, q in zip(one, two, strict=True))


@drawn_once
def wrapped(said: str, size: float, most: float) -> tuple[str, ...]:
    """Words in lines of at most that width; what no line can hold is cut."""
    lines: list[str] = []
    for word in said.split():
        if lines and width(f"{lines[-1]} {word}", size) <= most:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(fitted(word, size, most))
    return tuple(lines)


def card(name: str) -> dict[str, Any]:
    """What explains a thing: the card of that name."""
    return {"data_card": name}


# icons of goods, tracks and things by their names in the rules
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


def icon(name: str, x: float, y: float, size: float, **more: Any) -> str:
    """A good or a thing by its name in the rules."""
    if name == "mouldy":
        return art.icon("cheese-wedge", x, y, size, tint="mouldy", **more)
    if name == "crow":
        return art.icon("blackbird", x, y, size, tint="crow", **more)
    return art.icon(ICONS.get(name, name), x, y, size, **more)


def track_icon(name: str, x: float, y: float, size: float, **more: Any) -> str:
    """The sign of a track, or of a cap. A cap that no file of ours knows has a star."""
    if name == "unbuilt":
        return art.icon("rocket", x, y, size, tint="unbuilt", **more)
    return art.icon(TRACK_ICONS.get(name, "collector"), x, y, size, **more)


def pack(colour: str, x: float, y: float, size: float) -> str:
    """A backpack with the sign of its colour on the pocket."""
    return art.icon("backpack", x, y, size, tint="own", color=COLOURS[colour]) + sign(
        colour, x + 0.5, y + size * 0.2, size * 0.36
    )


ART: tuple[str | art.Tinted, ...] = (
    *dict.fromkeys([*ICONS.values(), *TRACK_ICONS.values()]),
    *(f"sign-{name}" for name in SIGNS.values()),
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
