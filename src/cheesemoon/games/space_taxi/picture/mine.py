"""The smuggler's mine: a rock with crystals, the cab's grab, and the place of a failed die."""

from cheesemoon.core.draw import svg

from .. import content as c
from . import shapes as sh

_ROCK = (
    "M-128 60Q-140 10 -104 -34Q-84 -84 -22 -88Q34 -104 82 -64Q126 -38 124 20Q132 66 96 88"
    "Q30 112 -40 98Q-110 100 -128 60Z"
)
_CAVE = "M-76 84Q-92 20 -58 -22Q-30 -58 12 -58Q62 -54 78 -6Q92 40 78 84Q0 100 -76 84Z"
_GRAB = "M-2 -104V-78M-2 -80Q-44 -72 -46 -34M-2 -80Q40 -72 42 -34"
_SLOT = "M0 -24L37 -3V41L0 62L-37 41V-3Z"
DIE = (0, 19)  # the place of the die in the cave, before scaling


def _crystal(x: float, y: float, s: float, fill: str) -> str:
    return svg.tag(
        "g",
        sh.path("M0 0L-9 -12L-5 -44L4 -52L11 -16Z", fill, stroke=sh.DARK, stroke_width=2),
        sh.path("M-5 -44L4 -52L2 -6L0 0Z", "#e8fbff", opacity=0.7),
        transform=f"translate({x:g} {y:g}) scale({s:g})",
    )


def _arm(x: float, y: float) -> str:
    """Draw the arm from the cab to the grab."""
    d = f"M{x:g} {y:g}Q{x + 30:g} {y - 92:g} -26 -96"
    return sh.line(d, sh.DARK, 15) + sh.line(d, "#8d95b5", 9)


@svg.drawn_once
def rock(at: tuple[float, float], s: float, arm: tuple[float, float] | None) -> str:
    """Draw the rock with its cave and the cab's grab in it."""
    dents = ((-104, 30, 10), (102, 10, 12), (96, 56, 8), (60, -62, 9))
    return svg.group(
        svg.tag(
            "g",
            sh.path(_ROCK, "url(#st-rock)", stroke=sh.DARK, stroke_width=4),
            sh.line("M-98 -26Q-76 -74 -20 -78", "#a99bd0", 6, opacity=0.7),
            "".join(sh.oval(x, y, r, r * 0.7, "#3a3160") for x, y, r in dents),
            sh.path(_CAVE, "url(#st-cave)", stroke=sh.DARK, stroke_width=3.5),
            sh.oval(0, 66, 70, 34, "url(#st-hover)", opacity=0.6),
            _crystal(-56, 82, 0.9, "#7fd8f2"),
            _crystal(-40, 88, 0.6, "#a98cf0"),
            _crystal(58, 84, 1, "#7fd8f2"),
            _crystal(40, 90, 0.62, "#6fd08c"),
            _arm(*arm) if arm else "",
            sh.line(_GRAB, sh.DARK, 13),
            sh.line(_GRAB, "#c3c9df", 7),
            sh.disc(-2, -84, 11, "#8d95b5", stroke=sh.DARK, stroke_width=3),
            sh.path(
                _SLOT,
                "#9be7ff",
                fill_opacity=0.12,
                stroke="#9be7ff",
                stroke_width=3,
                stroke_dasharray="7 6",
            ),
            transform=f"scale({s:g})",
        ),
        at=at,
        id="st-mine",
        data_card="mine",
        data_why="smuggle",
    )


@svg.drawn_once
def need(at: tuple[float, float], s: float, words: str, size: float, tag: str) -> str:
    """Draw the number that the next roll of the die must reach. With a tag, the die may be placed
    here now."""
    said = sh.bold(0, 30 * s, words, size, "#c8f3ff", text_anchor="middle")
    if not tag:
        return svg.group(said, at=at, id="st-need", data_card="mine")
    target = sh.path(
        _SLOT,
        "#ffd978",
        fill_opacity=0.16,
        stroke=sh.GOLD,
        stroke_width=5,
        stroke_dasharray="11 8",
        transform=f"scale({s:g})",
        class_="ring breathe",
    )
    return svg.group(
        target,
        said,
        at=at,
        id="st-need",
        class_="choice",
        data_action="smuggle",
        data_tag=tag,
        data_card="mine",
    )


@svg.drawn_once
def odds(
    at: tuple[float, float],
    corner: tuple[float, float],
    lines: tuple[str, str],
    shown: int,
    size: float,
) -> str:
    """Draw what the die brings here, and which numbers of another roll would be safe (ST-22).
    `corner` is the lower right corner."""
    pad, cell = size * 0.6, size * 1.75
    inside = max(svg.width(lines[0], size, True), svg.width(lines[1], size, False), 8 * cell)
    wide, tall = inside + 2 * pad, size * 5.1
    x, y = corner[0] - wide, corner[1] - tall
    tail = f"M{wide - 2:g} {tall / 2 - 12:g}l16 12l-16 12Z"  # beside the mine, or above it
    if corner[0] > at[0]:
        tail = f"M{at[0] - x - 12:g} {tall - 2:g}l12 16l12 -16Z"
    parts = [
        sh.path(tail, "#8fd8f5"),
        sh.box(0, 0, wide, tall, 14, "#171d3f", stroke="#8fd8f5", stroke_width=2.5),
        sh.bold(pad, size * 1.35, lines[0], size, "#c8f3ff"),
        svg.text(pad, size * 2.65, lines[1], size, fill=sh.PAPER),
    ]
    for number in range(1, c.SMUGGLING_SIDES + 1):
        left = pad + (inside - 8 * cell) / 2 + cell * (number - 1)
        safe = number >= shown
        fill = "#2f7d4d" if safe else "#5a2030"
        parts.append(sh.box(left + 2, size * 3.1, cell - 4, size * 1.5, 6, fill))
        parts.append(
            sh.bold(left + cell / 2, size * 4.2, str(number), size, sh.PAPER, text_anchor="middle")
        )
    return svg.group(*parts, at=(x, y), id="st-odds", pointer_events="none")


@svg.drawn_once
def lost(at: tuple[float, float], failed: bool) -> str:
    """Draw the place of a failed die, beside the board."""
    hexagon = sh.path(
        "M0 -30L26 -15V15L0 30L-26 15V-15Z",
        "#2a1420",
        stroke=sh.RED,
        stroke_width=3,
        stroke_dasharray=None if failed else "6 5",
    )
    cross = sh.line("M-9 -9L9 9M9 -9L-9 9", sh.RED, 4)
    return svg.group(
        hexagon, "" if failed else cross, at=at, id="st-lost", data_card="lost", data_why="smuggle"
    )


@svg.drawn_once
def failed_mark(at: tuple[float, float]) -> str:
    """Draw a cross over a failed die."""
    cross = "M-9 -9L9 9M9 -9L-9 9"
    x, y = at
    return svg.group(
        sh.line(cross, sh.DARK, 9), sh.line(cross, sh.RED, 5), at=(x + 24, y - 26), id="st-failed"
    )
