"""Shapes of the town's pictures, colours, and text that fits its room.

Symbols of the picture are called `rc-…`. Colours that differ by theme are inks. An ink may have its
own transparency (`#rrggbbaa`), so that lamps fade in the morning.
"""

import re
from typing import TypedDict

from cheesemoon import art
from cheesemoon.core.draw import svg

TITLE = "Display, Grandstander, system-ui, sans-serif"
SMALLEST = 18.6  # 13 pixels on the wide board, which is shown at 980
SMALLEST_TALL = 26

DARK = "#12172b"  # lines around pieces, in both themes
SHADE = "#070b1d"
RED, YELLOW, PURPLE = "#e5484d", "#f2c230", "#b58cf0"
WHITE = "#f3efe2"
GOLD = "#ffc94d"

WATER_TOP = svg.ink("rc-water-top", "#0d2036", "#8fc4d8")
WATER_LOW = svg.ink("rc-water-low", "#123a4c", "#a9d6d2")
RIPPLE = svg.ink("rc-ripple", "#7fa6d829", "#ffffff8c")
MIST = svg.ink("rc-mist", "#7f8cc466", "#ffffff99")
FAR_ROOFS = svg.ink("rc-far-roofs", "#1c2c5073", "#8fb2c073")
SKY_TOP = svg.ink("rc-sky-top", "#0a0f22", "#a8d3ea")
SKY_MID = svg.ink("rc-sky-mid", "#1a2149", "#f3d9b8")
SKY_LOW = svg.ink("rc-sky-low", "#2a2d5cf5", "#fbe9cdf5")
SKY_END = svg.ink("rc-sky-end", "#2a2d5c00", "#fbe9cd00")
STARS = svg.ink("rc-stars", "#ffffffa6", "#ffffff00")
SKYLINE = svg.ink("rc-skyline", "#232a52bf", "#c9a98abf")
WASH = svg.ink("rc-wash", "#ffd98a33", "#fff2c866")
WASH_END = svg.ink("rc-wash-end", "#ffd98a00", "#fff2c800")
DUSK = svg.ink("rc-dusk", "#05081838", "#8a6a4a26")
DUSK_END = svg.ink("rc-dusk-end", "#05081800", "#8a6a4a00")

ISLE = svg.ink("rc-isle", "#2b3460", "#d9cfae")
ISLE_EDGE = svg.ink("rc-isle-edge", "#4a5589", "#f3ead0")
ISLE_WALL = svg.ink("rc-isle-wall", "#1a2145", "#a8987a")
ISLE_SHADOW = svg.ink("rc-isle-shadow", "#0a10228c", "#2a5a6a66")
VEIL = svg.ink("rc-veil", "#131936b8", "#8a93a8ad")
LANE = svg.ink("rc-lane", "#6b74a6", "#f0e4c4")
LANE_CORE = svg.ink("rc-lane-core", "#808abb", "#e0d0a8")
PLAZA_LOW = svg.ink("rc-plaza-low", "#161c3c", "#9a8b6a")
WALL = svg.ink("rc-wall", "#474e80", "#efe4cf")
PANE = svg.ink("rc-pane", "#ffcf6b", "#8fb8c9")
PANE_DARK = svg.ink("rc-pane-dark", "#262d57", "#6f8fa0")
STONE = svg.ink("rc-stone", "#68719f", "#cfc8b8")
STONE_LOW = svg.ink("rc-stone-low", "#4a5182", "#b3aa98")
TREE = svg.ink("rc-tree", "#2c5a52", "#5f9a5a")
TREE_TOP = svg.ink("rc-tree-top", "#3d7566", "#86bf72")
LAMP = svg.ink("rc-lamp", "#ffcf6b80", "#ffdf9a33")
LAMP_END = svg.ink("rc-lamp-end", "#ffcf6b00", "#ffdf9a00")
WARM = svg.ink("rc-warm", "#ffc46b42", "#ffe9b833")
WARM_END = svg.ink("rc-warm-end", "#ffc46b00", "#ffe9b800")
GATE = svg.ink("rc-gate", "#ffc46ba6", "#ffdf9a59")
GATE_END = svg.ink("rc-gate-end", "#ffc46b00", "#ffdf9a00")
MINE = svg.ink("rc-mine", "#ffb75a59", "#ffd27a66")
MINE_END = svg.ink("rc-mine-end", "#ffb75a00", "#ffd27a00")

PLATE = svg.ink("rc-plate", "#0f1530e6", "#fffaf0f0")
PLATE_EDGE = svg.ink("rc-plate-edge", "#39427a", "#cbbb94")
PLATE_DEEP = svg.ink("rc-plate-deep", "#0d1226", "#fff6e2")
CHIP = svg.ink("rc-chip", "#1a2148", "#fdf1d6")
SLOT_EDGE = svg.ink("rc-slot-edge", "#4a5589", "#b5a682")
TEXT = svg.ink("text", "#f3efe2", "#20243a")
QUIET = svg.ink("quiet", "#aab1d0", "#5d6280")
MOON = svg.ink("moon", "#ffc94d", "#b97900")
CRESCENT = svg.ink("rc-crescent", "#ffe49a", "#e0a12c")
GOOD = svg.ink("good", "#6fd08c", "#1d7a3a")
BAD = svg.ink("bad", "#ff7b72", "#b3261e")
ARCH_NAME = svg.ink("rc-arch-name", "#ffb4ae", "#9a1f2a")
LABEL = svg.ink("rc-label", "#f0f1fc", "#20243a")
LABEL_EDGE = svg.ink("rc-label-edge", "#2a31608c", "#fff6e2b3")
EDGE = svg.ink("rc-edge", "#1c2348", "#fff6e2")
PLANK = svg.ink("rc-plank", "#5b4636", "#8a6a4a")
PLANK_EDGE = svg.ink("rc-plank-edge", "#8a6a4a", "#5b4636")
PLANK_WORDS = svg.ink("rc-plank-words", "#f6e6c4", "#fff6e2")
PLANK_FAR = svg.ink("rc-plank-far", "#f6e6c4", "#5b3a18")
PLANK_OFF = svg.ink("rc-plank-off", "#2c2f4c", "#9a9484")
PLANK_OFF_WORDS = svg.ink("rc-plank-off-words", "#aab1d0", "#33333f")
RING = svg.ink("rc-ring", "#ffc94d", "#c46a00")


def path(d: str, fill: str = "none", **more: object) -> str:
    """Draw a path. Without a fill it is a line."""
    return svg.tag("path", d=d, fill=fill, **more)


def rect(
    x: float, y: float, wide: float, high: float, rx: float | None = None, **more: object
) -> str:
    """Draw a rectangle with round corners."""
    return svg.tag("rect", x=x, y=y, width=wide, height=high, rx=rx, **more)


def circle(x: float, y: float, r: float, fill: str = "none", **more: object) -> str:
    """Draw a disc, or a ring."""
    return svg.tag("circle", cx=x, cy=y, r=r, fill=fill, **more)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str = "none", **more: object) -> str:
    """Draw an ellipse."""
    return svg.tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **more)


def short(value: float) -> str:
    """Format a number with at most one decimal, for paths and transforms."""
    return f"{value:.1f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def moved(x: float, y: float, scale: float | str | None = None) -> str:
    """Return a transform that moves and scales."""
    there = f"translate({short(x)} {short(y)})"
    if scale is None or scale == 1:
        return there
    return f"{there}scale({scale if isinstance(scale, str) else f'{scale:.3g}'})"


@svg.drawn_once
def use(
    name: str, x: float = 0, y: float = 0, scale: float | str | None = None, **more: object
) -> str:
    """Return a `use` of a symbol of this picture at a place."""
    href = f"#rc-{name}"
    if scale is None:
        return svg.tag("use", href=href, x=x or None, y=y or None, **more)
    return svg.tag("use", href=href, transform=moved(x, y, scale), **more)


def scaled(scale: float, *inside: str, at: tuple[float, float] = (0, 0), **more: object) -> str:
    """Return a scaled group."""
    there = moved(at[0], at[1], scale)
    place = None if there == "translate(0 0)" else there
    return svg.group(*inside, at=None, transform=place, **more)


class Lettering(TypedDict, total=False):
    """Text attributes of a group."""

    pointer_events: str
    text_anchor: str
    font_weight: int
    fill: str
    paint_order: str
    stroke: str
    stroke_width: float
    stroke_linejoin: str


class SizedLettering(Lettering, total=False):
    """Text attributes of a group with a fixed font size."""

    font_size: float


def symbol(name: str, *inside: str) -> str:
    """Return a reusable drawing around its own middle or foot (0, 0)."""
    return svg.tag("g", *inside, id=f"rc-{name}")


@svg.drawn_once
def words(
    x: float,
    y: float,
    said: object,
    size: float = 20,
    fill: str | None = TEXT,
    weight: int | None = 600,
    anchor: str | None = None,
    title: bool = False,
    edge: str | None = None,
    **more: object,
) -> str:
    """Draw a line of text. `title` takes the display font, `edge` an outline for text over the
    town."""
    if title:
        more |= {"font_family": TITLE}
        weight = 800
    if edge:
        more |= {"paint_order": "stroke", "stroke": edge, "stroke_width": 3.5,
                 "stroke_linejoin": "round"}  # fmt: skip
    return svg.text(x, y, said, size, fill=fill, font_weight=weight, text_anchor=anchor, **more)


@svg.drawn_once
def wide(said: str, size: float, title: bool = False, bold: bool = True) -> float:
    """Return the approximate width of text."""
    return svg.width(said, size, bold) * (1.06 if title else 1.0)


@svg.drawn_once
def fitted(
    said: str, room: float, size: float, least: float, title: bool = False, bold: bool = True
) -> float:
    """Return the font size at which text fits its room, but at least `least`."""
    have = wide(said, size, title, bold)
    return size if have <= room else max(least, round(size * room / have, 1))


@svg.drawn_once
def wrapped(
    said: str, room: float, size: float, most: int = 9, bold: bool = True
) -> tuple[str, ...]:
    """Return text in lines that fit. Text after the last line becomes an ellipsis."""
    lines: list[str] = []
    for word in said.split(" "):
        if lines and wide(f"{lines[-1]} {word}", size, bold=bold) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > most:
        rest = " ".join(lines[most - 1 :])
        lines = [*lines[: most - 1], cut(rest, room, size, bold)]
    return tuple(lines)


@svg.drawn_once
def cut(said: str, room: float, size: float, bold: bool = True) -> str:
    """Return text that fits one line. The rest becomes an ellipsis."""
    if wide(said, size, bold=bold) <= room:
        return said
    while said and wide(said + "…", size, bold=bold) > room:
        said = said[:-1]
    return said.rstrip(" ,.") + "…"


def stop(offset: float, colour: str) -> str:
    """Return one colour of a gradient."""
    return svg.tag("stop", offset=offset, stop_color=colour)


def glow(name: str, colour: str, end: str, middle: float = 0.0) -> str:
    """Return soft light, which fades from its middle to nothing."""
    return svg.tag("radialGradient", stop(middle, colour), stop(1, end), id=f"rc-{name}")


def fade(name: str, *stops: tuple[float, str]) -> str:
    """Return a gradient from top to bottom."""
    drawn = (stop(at, colour) for at, colour in stops)
    return svg.tag("linearGradient", *drawn, id=f"rc-{name}", x2=0, y2=1)


LIGHTS = (
    glow("warm", WARM, WARM_END),
    glow("lamplight", LAMP, LAMP_END),
    glow("gatelight", GATE, GATE_END),
    glow("cheeselight", "#ffc94dcc", "#ffc94d00"),
    glow("baitlight", "#b7e05a99", "#b7e05a00"),
    glow("mist", MIST, svg.ink("rc-mist-end", "#7f8cc400", "#ffffff00")),
    glow("pawnlight", svg.ink("rc-pawnlight", "#ffe0a099", "#fff6c8b3"), WARM_END),
    glow("minelight", MINE, MINE_END),
    glow("moonlight", svg.ink("rc-moonlight", "#ffc94d80", "#ffe9a066"),
         svg.ink("rc-moonlight-end", "#ffc94d00", "#ffe9a000"), 0.3),
    fade("water", (0, WATER_TOP), (1, WATER_LOW)),
    fade("sky", (0, SKY_TOP), (0.55, SKY_MID), (0.8, SKY_LOW), (1, SKY_END)),
    fade("strip", (0, SKY_TOP), (0.75, SKY_MID), (1, SKY_LOW)),
    svg.tag("radialGradient", stop(0, "#ffe49a"), stop(1, "#f5b93a"), id="rc-cheesemoon",
            cx=0.35, cy=0.3, r=0.8),
    svg.tag("radialGradient", stop(0, WASH), stop(0.45, WASH_END), stop(0.7, DUSK_END),
            stop(1, DUSK), id="rc-wash", cx=0.1, cy=0.12, r=1.05),
)  # fmt: skip


_DECIMALS = re.compile(r"-?\d*\.\d+")


def _rounded(d: str) -> str:
    """Return path data with one decimal, because icons are drawn small here."""

    def one(found: re.Match[str]) -> str:
        value = f"{float(found[0]):.1f}".rstrip("0").rstrip(".").replace("-0.", "-.")
        value = value[1:] if value.startswith("0.") else value if value not in ("-0", "") else "0"
        before = d[found.start() - 1] if found.start() else " "
        apart = before.isdigit() or (before == "." and value[0] not in "-.")
        return f" {value}" if apart else value

    return _DECIMALS.sub(one, d)


@svg.drawn_once
def fluent(name: str, *paint: tuple[str, str]) -> str:
    """Draw a Fluent icon in place, 32 wide around (0, 0), with colours replaced."""
    body = re.sub(r' d="([^"]*)"', lambda found: f' d="{_rounded(found[1])}"', art.drawing(name))
    for old, new in paint:
        assert old in body, f"the icon {name} has no {old}"
        body = body.replace(old, new)
    return svg.tag("g", body, transform="translate(-16 -16)", fill="none")
