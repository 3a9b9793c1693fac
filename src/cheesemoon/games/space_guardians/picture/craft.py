"""Fighters, the mine, the equipment, and the marks over the board."""

from math import cos, pi, sin

from cheesemoon.core.draw import svg

from .. import state as st
from . import colours as hue, shapes as sh

SIGNS = (  # the sign of a seat, 20 wide: disc, diamond, square, triangle
    "M-9 0A9 9 0 1 0 9 0A9 9 0 1 0 -9 0Z",
    "M0 -11L11 0L0 11L-11 0Z",
    "M-8.5 -8.5H8.5V8.5H-8.5Z",
    "M0 -10L10.5 8.5H-10.5Z",
)


def sign(seat: int, x: float, y: float, scale: float, fill: str | None = None) -> str:
    return sh.path(
        SIGNS[seat],
        fill or hue.SEATS[seat],
        transform=f"translate({x:g} {y:g}) scale({scale:g})",
        stroke=hue.SPACE,
        stroke_width=1.5,
    )


GUNS = {1: (0,), 2: (-37, 37), 3: (-37, 0, 37)}


def guns(level: int) -> str:
    """Draw as many guns as the level says. The fighter lies over them."""
    return "".join(
        sh.box(
            x - 3,
            -50 if x == 0 else -10,
            6,
            26,
            2.5,
            "url(#sg-steel)",
            stroke=hue.SPACE,
            stroke_width=1.6,
        )
        for x in GUNS[level]
    )


def fighter(seat: int) -> str:
    """Draw a fighter, nose up, with the sign of its seat on its back."""
    wing = sh.path(
        "M-8 -6L-41 15Q-44 26 -40 33L-12 24Z", f"url(#sg-wing{seat})", **hue.INK
    ) + sh.path("M-31 13L-24 8.5L-24 29L-31 30.5Z", "#fff", opacity=0.85)
    return (
        sh.path(
            "M-10 28Q-11 40 -5.5 51Q0 40 -1 28ZM1 28Q0 40 5.5 51Q11 40 10 28Z", "url(#sg-flame)"
        )
        + wing
        + sh.mirrored(wing)
        + sh.path(
            "M0 -43C11 -30 15 -10 15 8V26Q15 32 9 32H-9Q-15 32 -15 26V8C-15 -10 -11 -30 0 -43Z",
            f"url(#sg-hull{seat})",
            **hue.INK,
        )
        + sh.path(
            "M0 -29C6 -22 8.5 -14 8.5 -8Q0 -3 -8.5 -8C-8.5 -14 -6 -22 0 -29Z",
            "url(#sg-glass)",
            stroke=hue.SPACE,
            stroke_width=2,
        )
        + sh.path("M-4 -11Q-4 -18 -1 -23", stroke="#fff", stroke_width=2.4, stroke_linecap="round")
        + sh.disc(0, 12, 12.5, hue.CREAM, stroke=hue.SPACE, stroke_width=2)
        + sign(seat, 0, 12, 0.72, hue.SEATS_DARK[seat])
    )


def level_badge(level: int) -> str:
    """Draw a badge with the level of a fighter."""
    return sh.path(
        "M-14 -9L0 -17L14 -9V9L0 17L-14 9Z",
        "#12172b",
        stroke=hue.AMBER,
        stroke_width=2.2,
        stroke_linejoin="round",
    ) + sh.bold(0, 8, level, 22, hue.CREAM, text_anchor="middle")


def mine() -> str:
    """Draw a ball of spikes with a red core."""
    spikes = "".join(
        f"M{15 * sin(a - 0.26):.1f} {-15 * cos(a - 0.26):.1f}L{31 * sin(a):.1f} {-31 * cos(a):.1f}"
        f"L{15 * sin(a + 0.26):.1f} {-15 * cos(a + 0.26):.1f}Z"
        for a in (2 * pi * i / 8 for i in range(8))
    )
    return (
        sh.disc(0, 0, 40, "url(#sg-redglow)")
        + sh.path(spikes, "#c3c9df", **hue.INK)
        + sh.disc(0, 0, 20, "url(#sg-iron)", **hue.INK)
        + sh.path(
            "M-13 -9Q-7 -16 2 -16",
            stroke="#fff",
            stroke_width=3,
            stroke_linecap="round",
            opacity=0.6,
        )
        + sh.disc(0, 1, 9, "#5c1220", stroke=hue.SPACE, stroke_width=1.6)
        + sh.disc(0, 1, 6, "#ff5c5c")
        + sh.disc(-2, -1, 2, "#ffd0c8")
    )


def rocket() -> str:
    """Draw a rocket, nose up."""
    return (
        sh.path("M-5 20Q-4 30 0 35Q4 30 5 20Z", "url(#sg-flame)")
        + sh.path("M-7 6L-16 20L-6 18ZM7 6L16 20L6 18Z", "#b3263a", **hue.INK)
        + sh.path("M0 -31Q12 -18 9 19H-9Q-12 -18 0 -31Z", "url(#sg-white)", **hue.INK)
        + sh.path(
            "M0 -31Q7 -23 9 -12H-9Q-7 -23 0 -31Z", "#e5484d", stroke=hue.SPACE, stroke_width=2
        )
        + sh.disc(0, -2, 4.6, "#7cc4ff", stroke=hue.SPACE, stroke_width=1.8)
    )


def battery() -> str:
    """Draw a battery with a flash."""
    return (
        sh.box(-5, -25, 10, 8, 2, "#c3c9df", stroke=hue.SPACE, stroke_width=2)
        + sh.box(-13, -19, 26, 44, 5, "#3b4472", stroke=hue.SPACE, stroke_width=2.5)
        + sh.box(-10, -8, 20, 30, 3, "#6fd08c")
        + sh.path(
            "M3 -12L-8 6H-1L-4 20L8 1H1Z",
            "#fff3c4",
            stroke=hue.SPACE,
            stroke_width=1.6,
            stroke_linejoin="round",
        )
    )


def upgrade() -> str:
    """Draw three chevrons that point up."""
    return "".join(
        sh.path(f"M-16 {y}L0 {y - 13}L16 {y}V{y + 9}L0 {y - 4}L-16 {y + 9}Z", fill, **hue.INK)
        for y, fill in ((15, "#c98a14"), (2, hue.AMBER), (-11, "#ffe49a"))
    )


def mine_dock() -> str:
    """Draw a cell for the mine as a ring buoy."""
    return sh.disc(
        0, 0, 25, "none", stroke=hue.DOCK, stroke_width=3, stroke_dasharray="9 6.7", opacity=0.6
    ) + sh.path("M0 -13L4 -4L13 0L4 4L0 13L-4 4L-13 0L-4 -4Z", hue.DOCK, opacity=0.5)


def target_ring() -> str:
    """Draw the target of a flight: a soft disc with a dashed rim. The whole cell can be clicked."""
    rim = {"stroke": svg.MOON, "stroke_width": 2.8, "stroke_dasharray": "6 6"}
    return (
        sh.box(-53, -39, 106, 78, 12, "#000", fill_opacity=0, stroke="none")
        + sh.oval(0, 0, 46, 32, "url(#sg-pad)", stroke="none")
        + sh.oval(0, 0, 45, 31, "none", **rim)
    )


def spark() -> str:
    """Draw the flash of a hit."""
    rays = "".join(
        f"M{10 * sin(a):.1f} {-10 * cos(a):.1f}L{r * sin(a):.1f} {-r * cos(a):.1f}"
        for i in range(10)
        for a, r in ((2 * pi * i / 10, 30 if i % 2 else 22),)
    )
    return sh.path(rays, stroke="#fff3c4", stroke_width=4, stroke_linecap="round")


def crosshair() -> str:
    """Draw the crosshair on the target of a shot from the present cell."""
    cross = "M0 -52V-36M0 36V52M-52 0H-36M36 0H52"
    return sh.disc(0, 0, 43, "none", stroke=hue.FLARE, stroke_width=4) + sh.path(
        cross, stroke=hue.FLARE, stroke_width=4, stroke_linecap="round"
    )


def hit_ring() -> str:
    """Draw the ring on the target of a shot from the cell under the pointer."""
    return sh.disc(0, 0, 45, "none", stroke=hue.FLARE, stroke_width=3.5, stroke_dasharray="10 7")


def check() -> str:
    """Draw a tick: the player already has it."""
    return sh.path(
        "M-13 0L-4 10L13 -10",
        stroke=svg.GOOD,
        stroke_width=6,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def skull() -> str:
    """Draw a skull: all players would lose."""
    head = "M-9 -2A9 9 0 1 1 9 -2Q9 3 5 5V9H-5V5Q-9 3 -9 -2Z"
    return sh.path(head, "#fff", stroke=hue.SPACE, stroke_width=1) + sh.path(
        "M-5.5 -3A2.4 2.4 0 1 0 -0.8 -3A2.4 2.4 0 1 0 -5.5 -3Z"
        "M0.8 -3A2.4 2.4 0 1 0 5.5 -3A2.4 2.4 0 1 0 0.8 -3ZM-1 3L0 1L1 3Z",
        hue.SPACE,
    )


def smoke() -> str:
    """Draw smoke where a fighter has crashed."""
    return "".join(
        sh.disc(x, y, r, fill, opacity=0.75)
        for x, y, r, fill in (
            (14, -30, 13, "#5a618c"),
            (26, -48, 10, "#6d749c"),
            (18, -64, 7, "#8087ab"),
            (-8, -20, 8, "#4a5078"),
        )
    )


def arrow_down() -> str:
    """Draw an arrow: all invaders would descend one row."""
    return sh.path("M-9 -6H9L0 9Z", svg.BAD, stroke=hue.SPACE, stroke_width=1)


def gear() -> list[str]:
    """Return the symbols of the equipment."""
    return [
        svg.symbol("sg-rocket", rocket()),
        svg.symbol("sg-battery", battery()),
        svg.symbol("sg-upgrade", upgrade()),
        svg.symbol("sg-check", check()),
    ]


def fighters(seats: tuple[int, ...]) -> list[str]:
    """Return the symbols of the fighters of these seats, and guns and badges of all levels."""
    levels = range(1, st.BEST_LEVEL + 1)
    return [
        *(svg.symbol(f"sg-f{seat}", fighter(seat)) for seat in seats),
        *(svg.symbol(f"sg-sign{seat}", sign(seat, 0, 0, 1)) for seat in seats),
        *(svg.symbol(f"sg-guns{level}", guns(level)) for level in levels),
        *(svg.symbol(f"sg-level{level}", level_badge(level)) for level in levels),
        svg.symbol("sg-smoke", smoke()),
    ]


def marks() -> list[str]:
    """Return the symbols of the marks over the board, and the mine."""
    return [
        svg.symbol("sg-mine", mine()),
        svg.symbol("sg-dock", mine_dock()),
        svg.symbol("sg-to", target_ring()),
        svg.symbol("sg-spark", spark()),
        svg.symbol("sg-cross", crosshair()),
        svg.symbol("sg-hit", hit_ring()),
        svg.symbol("sg-skull", skull()),
        svg.symbol("sg-down", arrow_down()),
    ]
