"""The static background: the sky, the cheese moon, the defended planet, and the grid."""

import random

from cheesemoon.art.shapes import moon_of_cheese
from cheesemoon.core.draw import svg

from .. import content as c
from . import colours as hue, shapes as sh, sheet as sheets

BLEED = 300  # the scene extends this far beyond the frame, for large windows

STAR = svg.ink("sg-star", "#dfe6ff", "#ffffff")
SPARKLE = svg.ink("sg-sparkle", "#fff6dc", "#ffffff")
HOUSE = svg.ink("sg-house", "#2c3d69", "#8496c0")
HEAP = svg.ink("sg-heap", "#27365f", "#7386b4")
ROOF = svg.ink("sg-roof", "#6f86bd", "#d6e0f6")
RAT = svg.ink("sg-rat", "#3a4c7c", "#6a7cab")
LAND = svg.ink("sg-land", "#1f5a5c", "#8cc79a")
CLOUD = svg.ink("sg-cloud", "#cfe3ff", "#ffffff")
STRIPE = svg.ink("sg-stripe", "#3b2a5e", "#b08fc2")
RING = svg.ink("sg-ring", "#8f7bb8", "#b79fcb")
HOLE = svg.ink("sg-hole", "#9c6a1c", "#dba53f")
HOLE_LIP = svg.ink("sg-hole-lip", "#b9842c", "#eec062")


@svg.drawn_once
def scenery(tall: bool) -> str:
    """Draw everything behind the pieces."""
    view = sheets.sheet(tall)
    moon = (726, 76, 44) if tall else (150, 402, 100)
    return svg.group(
        _sky(view, moon),
        _lattice(view),
        _moon_line(view),
        _rows(view),
        id="sg-scenery",
    )


def _sky(view: sheets.Sheet, moon: tuple[float, float, float]) -> str:
    wide, high, horizon = view.width, view.height, view.horizon
    x, y, r = moon
    return svg.group(
        sh.box(-BLEED, -BLEED, wide + 2 * BLEED, high + 2 * BLEED, 0, "url(#sg-deep)"),
        sh.oval(wide * 0.82, high * 0.3, wide * 0.42, high * 0.42, "url(#sg-violet)"),
        sh.oval(wide * 0.2, high * 0.78, wide * 0.4, high * 0.3, "url(#sg-teal)"),
        _stars(wide, horizon),
        sh.disc(x, y, 4.2 * r, "url(#sg-moonlight)"),
        svg.group(
            _moon_of_cheese(),
            transform=f"translate({x} {y}) scale({r / 110:.2f})",
            data_card="moon",
        ),
        _far_planet(*((700, 1052, 26) if view.tall else (1306, 372, 40))),
        svg.group(_planet(wide, horizon, high), data_card="planet"),
    )


def _stars(wide: float, horizon: float) -> str:
    """Draw stars of three sizes, one path each, and a few that sparkle."""
    dice = random.Random(5)
    number = int((wide + 2 * BLEED) * (horizon + BLEED) / 7000)
    out = []
    for size, share, light in ((1.6, 0.6, 0.45), (2.6, 0.3, 0.6), (3.8, 0.1, 0.85)):
        dots = "".join(
            f"M{dice.uniform(-BLEED, wide + BLEED):.0f} {dice.uniform(-BLEED, horizon):.0f}h0"
            for _ in range(int(number * share))
        )
        out.append(
            sh.path(dots, stroke=STAR, stroke_width=size, stroke_linecap="round", opacity=light)
        )
    dice = random.Random(21)
    twinkles = ""
    for _ in range(number // 22):
        x, y = dice.uniform(-BLEED, wide + BLEED), dice.uniform(-BLEED, horizon * 0.8)
        r = dice.uniform(6, 11)
        twinkles += (
            f"M{x:.0f} {y - r:.0f}Q{x:.0f} {y:.0f} {x + r:.0f} {y:.0f}"
            f"Q{x:.0f} {y:.0f} {x:.0f} {y + r:.0f}Q{x:.0f} {y:.0f} {x - r:.0f} {y:.0f}"
            f"Q{x:.0f} {y:.0f} {x:.0f} {y - r:.0f}Z"
        )
    return "".join((*out, sh.path(twinkles, SPARKLE, opacity=0.8)))


def _moon_of_cheese() -> str:
    """Draw the big moon, lit from the right. Its holes have a lit lower lip."""
    return moon_of_cheese("url(#sg-cheese)", HOLE, HOLE_LIP, 0.1) + sh.path(
        "M-96 54A110 110 0 0 1 -96 -54A124 124 0 0 0 -96 54Z", "#fff3c4", opacity=0.2
    )


def _far_planet(x: float, y: float, r: float) -> str:
    """Draw a ringed planet, far away."""
    stripes = (
        f"M{-0.9 * r:g} {-0.3 * r:g}Q0 {-0.1 * r:g} {0.98 * r:g} {-0.3 * r:g}"
        f"M{-r:g} {0.2 * r:g}Q0 {0.45 * r:g} {0.97 * r:g} {0.2 * r:g}"
    )
    ring = f"M{-1.9 * r:g} {0.5 * r:g}Q0 {0.75 * r:g} {1.9 * r:g} {-0.5 * r:g}"
    return svg.group(
        sh.disc(0, 0, r, "url(#sg-far)"),
        sh.path(stripes, stroke=STRIPE, stroke_width=0.13 * r, opacity=0.6),
        sh.path(ring, stroke=RING, stroke_width=0.12 * r, stroke_linecap="round"),
        at=(x, y),
        opacity=0.75,
    )


def _planet(wide: float, top: float, high: float) -> str:
    """Draw the curved horizon below the lowest row: air, sea, land and the colony."""
    mid, r = wide / 2, 2450.0
    y = top + r
    dice = random.Random(3)
    lights = "".join(
        f"M{x:.0f} {top + 30 + abs(x - mid) ** 2 / (2 * r) + dice.uniform(4, 46):.0f}h0"
        for x in (
            dice.gauss(mid + 190, 90) if i % 2 else dice.gauss(mid - 330, 80) for i in range(40)
        )
    )
    return (
        sh.disc(mid, y, r + 46, "url(#sg-air)")
        + _colony(mid, top, r)
        + sh.disc(mid, y, r, "url(#sg-sea)")
        + sh.path(_land(mid, top), LAND)
        + sh.path(
            _clouds(mid, top), stroke=CLOUD, stroke_width=9, stroke_linecap="round", opacity=0.13
        )
        + sh.box(-BLEED, top + 70, wide + 2 * BLEED, high - top + BLEED, 0, "url(#sg-depth)")
        + sh.path(lights, stroke="#ffd978", stroke_width=3.2, stroke_linecap="round", opacity=0.75)
        + sh.disc(mid, y, r, "none", stroke="url(#sg-rim)", stroke_width=7)
    )


def _moved(points: str, x: float, y: float) -> str:
    """Return a path, moved by (x, y)."""
    numbers = iter(points.split())
    out = []
    for word in numbers:
        if word.isalpha():
            out.append(word)
        else:
            out.append(f"{float(word) + x:g} {float(next(numbers)) + y:g}")
    return " ".join(out)


def _land(mid: float, top: float) -> str:
    return _moved(
        "M -560 130 Q -500 78 -420 70 Q -380 46 -310 52 Q -290 68 -230 60 Q -170 66 -190 92 "
        "Q -150 110 -210 190 Q -330 240 -420 190 Q -500 200 -560 130 Z "
        "M 30 42 Q 80 24 150 30 Q 190 44 250 40 Q 330 52 350 78 Q 290 86 280 110 "
        "Q 230 120 220 170 Q 190 210 160 170 Q 110 84 60 76 Z",
        mid,
        top,
    )


def _clouds(mid: float, top: float) -> str:
    return _moved(
        "M -260 34 Q -120 16 -20 22 M -150 48 Q -60 38 20 44 M 260 62 Q 400 62 520 96 "
        "M -560 96 Q -470 66 -380 60",
        mid,
        top,
    )


_SKYLINE = {
    "dome": sh.path("M-24 6V-4A24 22 0 0 1 24 -4V6Z", HOUSE)
    + sh.path("M-12 -10h7v7h-7ZM3 -10h7v7H3Z", hue.AMBER)
    + sh.path("M-18 -10A24 22 0 0 1 -2 -25", stroke=ROOF, stroke_width=2, stroke_linecap="round"),
    "heap": sh.path("M-40 6L-26 -9L-16 -5L-5 -17L6 -10L17 -13L40 6Z", HEAP)
    + sh.path("M-6 -10h5v5h-5Z", hue.AMBER),
    "mast": sh.path("M-2 6L-1 -34H1L2 6Z", HOUSE)
    + sh.path("M-9 -22H9M-6 -28H6", stroke=HOUSE, stroke_width=2.5)
    + sh.disc(0, -36, 3, "#ff7b72"),
    "tower": sh.path("M-13 6V-22L0 -32L13 -22V6Z", HOUSE)
    + sh.path("M-6 -19h5v6h-5ZM2 -10h5v6H2ZM-7 -8h5v6h-5Z", hue.AMBER),
    "rat": sh.path("M-15 5Q-16 -16 -2 -18Q1 -26 8 -23Q15 -20 21 -12Q14 -7 9 -9Q11 -3 9 5Z", RAT)
    + sh.disc(2, -25, 5.5, RAT)
    + sh.path("M-13 2Q-27 5 -33 -7", stroke=RAT, stroke_width=3, stroke_linecap="round")
    + sh.path("M15 -15L38 -29L41 -24L18 -11Z", ROOF),
}
_COLONY = (
    *["dome", "heap", "tower", "dome", "heap", "dome", "mast", "heap", "tower", "dome", "heap"],
    *["rat", "dome", "mast", "heap", "tower", "dome", "heap", "dome", "heap", "tower"],
)
_UNEVEN = (0.5, -0.4, 0.3)


def _colony(mid: float, top: float, r: float) -> str:
    """Draw the defended colony: houses of junk, lit windows, and a rat that looks up."""
    row = _COLONY
    first = -2 * (len(row) - 1) / 2
    return svg.tag(
        "g",
        *(
            svg.tag(
                "g",
                _SKYLINE[what],
                transform=f"rotate({first + 2 * i + _UNEVEN[i % 3]:g} {mid:g} {top + r:g}) "
                f"translate({mid:g} {top:g})",
            )
            for i, what in enumerate(row)
        ),
    )


def _lattice(view: sheets.Sheet) -> str:
    """Draw a faint grid: columns as lanes, a cross at every corner, redder near the planet."""
    grid = view.grid
    lanes = "".join(
        sh.box(
            grid.x + grid.wide * column + 3,
            grid.y,
            grid.wide - 6,
            grid.bottom - grid.y,
            14,
            "url(#sg-column)",
        )
        for column in range(c.COLUMNS)
    )
    crosses = "".join(
        f"M{grid.x + grid.wide * column - 5:g} {grid.y + grid.high * row:g}h10m-5 -5v10"
        for column in range(c.COLUMNS + 1)
        for row in range(c.ROWS + 1)
    )
    half = grid.y + grid.high * (c.ROWS // 2)
    docks = (
        svg.group(sh.use("sg-dock", *grid.middle(int(cell)), grid.scale), data_card="mine-cell")
        for cell in c.MINE_CELLS
    )
    return svg.group(
        lanes,
        sh.box(grid.x, half, grid.right - grid.x, grid.bottom - half, 14, "url(#sg-danger)"),
        sh.path(crosses, stroke=hue.CROSS, stroke_width=1.6, opacity=0.55),
        *docks,
    )


def _moon_line(view: sheets.Sheet) -> str:
    """Draw the line of the moon, between the formation and the free rows."""
    grid = view.grid
    y = grid.y + c.FORMATION_ROWS * grid.high
    line = sh.path(
        f"M{30 if view.tall else 258:g} {y:g}H{grid.right:g}",
        stroke=svg.MOON,
        stroke_width=2.5,
        stroke_dasharray="1 11",
        stroke_linecap="round",
        opacity=0.7,
    )
    if not view.tall:
        return line
    small = f"translate({grid.x - 30:g} {y:g}) scale(0.18)"
    return line + svg.group(_moon_of_cheese(), transform=small, data_card="moon")


def _rows(view: sheets.Sheet) -> str:
    """Draw the numbers of the rows. The lowest ones are red."""
    grid, size = view.grid, view.size + (2 if not view.tall else 0)
    safe = c.ROWS // 2
    return svg.group(
        *(
            sh.bold(
                grid.x - 10,
                grid.y + grid.high * (row + 0.5) + size * 0.36,
                row + 1,
                size,
                svg.QUIET
                if row < safe
                else hue.REDDER[min(5, 1 + (row - safe) * 5 // (c.ROWS - safe))],
                text_anchor="end",
            )
            for row in range(c.ROWS)
        ),
        pointer_events="none",
    )
