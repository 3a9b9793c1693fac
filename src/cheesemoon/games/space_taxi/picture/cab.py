"""The cab: its body with six windows, a rat at the wheel, and three engines with their flames."""

from typing import NamedTuple

from cheesemoon import art
from cheesemoon.core.draw import svg

from .. import content as c
from . import shapes as sh


class Cab(NamedTuple):
    """The windows of the cab: the first one, the number in a row, the size."""

    x: float
    y: float
    across: int
    wide: float
    tall: float  # distance of two rows
    pane: float  # height of a window

    @property
    def right(self) -> float:
        """Return the x where the windows end and the driver sits."""
        return self.x + self.across * self.wide

    @property
    def bottom(self) -> float:
        """Return the y where the windows end and the belly begins."""
        rows = -(-c.PASSENGERS // self.across)
        return self.y + rows * self.tall

    @property
    def left(self) -> float:
        """Return the x of the cab's back."""
        return self.x - 54

    @property
    def nose(self) -> float:
        """Return the x of the cab's front."""
        return self.right + 206

    @property
    def belly(self) -> float:
        """Return the y of the cab's lower edge."""
        return self.bottom + 112

    def middle(self, seat: int) -> tuple[float, float]:
        """Return the middle of a window."""
        column, row = seat % self.across, seat // self.across
        return self.x + self.wide * (column + 0.5), self.y + self.tall * (row + 0.5)


# --- the body -------------------------------------------------------------------------------------


def _hull(cab: Cab) -> str:
    left, right, roof, belly, nose = cab.left, cab.right, cab.y - 46, cab.belly, cab.nose
    mid = cab.bottom + 26
    return (
        f"M{left} {roof + 70}Q{left} {roof} {left + 80} {roof}H{right + 10}"
        f"Q{right + 96} {roof + 6} {right + 142} {mid - 66}"
        f"Q{nose - 8} {mid - 52} {nose} {mid + 2}Q{nose + 4} {belly} {nose - 70} {belly}"
        f"H{left + 60}Q{left} {belly} {left} {belly - 60}Z"
    )


def _shield(cab: Cab) -> str:
    """Draw the windscreen with the driver behind it."""
    right, roof, mid = cab.right, cab.y - 46, cab.bottom + 26
    glass = (
        f"M{right + 16} {roof + 30}Q{right + 84} {roof + 34} {right + 118} {mid - 62}"
        f"Q{right + 66} {mid - 50} {right + 16} {mid - 50}Z"
    )
    gleam = f"M{right + 34} {roof + 46}Q{right + 66} {roof + 52} {right + 84} {mid - 110}"
    return (
        sh.path(glass, "url(#st-inside)")
        + _driver(right + 60, mid - 92)
        + sh.path(glass, "url(#st-shield)", fill_opacity=0.35, stroke=sh.DARK, stroke_width=3.5)
        + sh.line(gleam, "#fff", 5, opacity=0.75)
    )


def _driver(x: float, y: float) -> str:
    """Draw a rat with a cap and a paw on the wheel."""
    face = art.drawing("mouse-face").replace("#cdc4d6", "#9a92a8").replace("#b4acbc", "#d8d2e4")
    cap = "M-27 -18Q-24 -40 4 -40Q30 -38 30 -20Q2 -28 -27 -18Z"
    return svg.tag(
        "g",
        sh.path("M-34 58Q-30 18 2 18Q34 20 36 58Z", "#b3263a", stroke=sh.DARK, stroke_width=2.5),
        svg.tag("g", face, transform="translate(-40 -40) scale(2.5)"),
        sh.path(cap, sh.INKED, stroke=sh.DARK, stroke_width=2),
        sh.path("M8 -22Q34 -26 44 -14Q26 -16 8 -14Z", sh.INKED, stroke=sh.DARK, stroke_width=2),
        sh.disc(4, -31, 5, sh.GOLD),
        sh.line("M30 56Q46 40 56 22", sh.INKED, 7),
        transform=f"translate({x} {y})",
    )


def _trim(cab: Cab) -> str:
    """Draw checkers, shadow, doors, lamp and bumper."""
    left, right, nose, belly, mid = cab.left, cab.right, cab.nose, cab.belly, cab.bottom + 26
    stripe = f"M{left + 2} {mid + 8}H{nose - 1}V{mid + 34}H{left + 2}Z"
    shade = (
        f"M{left + 8} {belly - 26}H{nose - 18}Q{nose - 34} {belly - 3} {nose - 74} {belly - 3}"
        f"H{left + 60}Q{left + 24} {belly - 4} {left + 8} {belly - 26}Z"
    )
    lamp = (
        f"M{nose - 26} {mid - 34}Q{nose + 4} {mid - 26} {nose} {mid + 2}"
        f"Q{nose - 16} {mid + 4} {nose - 30} {mid}Z"
    )
    doors = f"M{right + 10} {mid - 40}V{belly - 30}M{left + 60} {mid + 34}V{belly - 30}"
    return (
        sh.path(stripe, "#fff4cf")
        + sh.path(stripe, "url(#st-checker)")
        + sh.path(shade, "#7a4a10", opacity=0.45)
        + sh.path(lamp, "#fff6d0", stroke=sh.DARK, stroke_width=3)
        + sh.box(
            nose - 58, belly - 44, 72, 24, 12, "url(#st-chrome)", stroke=sh.DARK, stroke_width=3
        )
        + sh.path(doors, stroke="#8f5a10", stroke_width=3, opacity=0.6)
        + sh.box(right - 30, mid + 44, 30, 9, 4.5, "#8f5a10", opacity=0.7)
    )


def _roof_lamp(x: float, y: float) -> str:
    return (
        sh.disc(x, y + 4, 92, "url(#st-halo)", opacity=0.5)
        + sh.box(x - 76, y - 20, 152, 46, 16, "#fff4cf", stroke=sh.DARK, stroke_width=3.5)
        + sh.title(x, y + 16, "TAXI", 34, sh.INKED, text_anchor="middle")
    )


def _window(cab: Cab, seat: int) -> str:
    """Draw a window with an empty plush seat behind it."""
    w, h = cab.wide - 14, cab.pane
    x, y = cab.middle(seat)
    plush = (
        f"M{-w * 0.3:g} {h / 2:g}V{-h * 0.02:g}Q{-w * 0.3:g} {-h * 0.22:g} 0 {-h * 0.22:g}"
        f"Q{w * 0.3:g} {-h * 0.22:g} {w * 0.3:g} {-h * 0.02:g}V{h / 2:g}Z"
    )
    seams = (
        f"M{-w * 0.18:g} {h * 0.3:g}V{h * 0.04:g}M0 {h * 0.34:g}V{-h * 0.04:g}"
        f"M{w * 0.18:g} {h * 0.3:g}V{h * 0.04:g}"
    )
    gleam = (
        f"M{-w * 0.34:g} {-h * 0.16:g}L{-w * 0.14:g} {-h * 0.4:g}"
        f"M{-w * 0.3:g} {h * 0.04:g}L{0.02 * w:g} {-h * 0.4:g}"
    )
    return svg.group(
        sh.box(-w / 2, -h / 2, w, h, 26, "url(#st-inside)"),
        sh.path(plush, "#8a3a4c", stroke=sh.DARK, stroke_width=2.5),
        sh.line(seams, "#6b2938", 3),
        sh.box(-w / 2, -h / 2, w, h, 26, "url(#st-glass)", stroke=sh.DARK, stroke_width=4),
        sh.box(-w / 2 - 3, -h / 2 - 3, w + 6, h + 6, 29, "none", stroke="#fff0b8", stroke_width=3),
        sh.line(gleam, "#fff", 4, opacity=0.22),
        at=(x, y),
        id=f"st-seat-{seat}",
        data_card="seat",
        data_why="place red",
    )


@svg.drawn_once
def body(cab: Cab) -> str:
    """Draw the yellow body around the windows. It is long or has two storeys."""
    left, right, roof, belly, nose = cab.left, cab.right, cab.y - 46, cab.belly, cab.nose
    gleam = f"M{left + 34} {roof + 12}Q{left + 52} {roof + 9} {left + 80} {roof + 9}H{right + 8}"
    hovers = "".join(
        sh.oval(x, belly + 6, 88, 20, "#1e2547", stroke=sh.DARK, stroke_width=3)
        + sh.oval(x, belly + 14, 70, 11, "#9be7ff", opacity=0.85)
        for x in (left + 170, nose - 190)
    )
    return svg.group(
        sh.oval((left + nose) / 2, belly + 44, (nose - left) * 0.46, 22, "url(#st-hover)"),
        hovers,
        sh.path(_hull(cab), "url(#st-body)", stroke=sh.DARK, stroke_width=4),
        sh.line(gleam, "#fff6d0", 6, opacity=0.85),
        _trim(cab),
        _shield(cab),
        _roof_lamp((left + nose) / 2 - 40, roof - 22),
        svg.group(*(_window(cab, seat) for seat in range(c.PASSENGERS)), id="st-windows"),
        id="st-cab",
        data_card="taxi",
    )


@svg.drawn_once
def owner(cab: Cab, seat: int, name: str, size: float) -> str:
    """Draw sign and name of the cab's player on its belly."""
    most = cab.nose - cab.left - 190
    said = svg.fitted(name, size, most)
    return svg.group(
        sh.disc(0, -size * 0.36, size * 0.86, sh.PAPER, stroke=sh.DARK, stroke_width=3),
        sh.sign(seat, 0, -size * 0.36, size / 21),
        sh.title(size * 1.25, 0, said, size, "#3f2402"),
        at=(cab.left + 96, cab.belly - 17),
        id="st-owner",
    )


# --- who sits in it -------------------------------------------------------------------------------


@svg.drawn_once
def brackets(cab: Cab, riders: tuple[int, ...], words: tuple[str, ...], size: float) -> str:
    """Draw a bracket with its points for each group, below its windows."""
    out: list[str] = []
    seat = 0
    for count, said in zip(riders, words, strict=True):
        rows: dict[float, list[float]] = {}
        for i in range(seat, seat + count):
            x, y = cab.middle(i)
            rows.setdefault(y, []).append(x)
        for y, xs in rows.items():
            out += _bracket(cab, y, min(xs), max(xs), bool(said))
        if said:
            y, xs = max(rows.items(), key=lambda row: (len(row[1]), row[0]))
            middle = (min(xs) + max(xs)) / 2
            low = y + cab.pane / 2 + max(13.0, 0.8 * size)  # clear of the window rings
            out.append(sh.pill(middle, low, said, size, sh.INKED, "#ffe58a"))
        seat += count
    return svg.group(*out, id="st-groups", data_card="groups")


def _bracket(cab: Cab, y: float, first: float, last: float, scores: bool) -> list[str]:
    x1, x2, low = first - cab.wide * 0.38, last + cab.wide * 0.38, y + cab.pane / 2 + 12
    colour = sh.INKED if scores else "#8f5a10"
    d = f"M{x1:g} {low - 4:g}V{low + 6:g}H{x2:g}V{low - 4:g}"
    return [sh.line(d, colour, 4, stroke_linejoin="round")]


@svg.drawn_once
def fresh(cab: Cab, seat: int) -> str:
    """Draw a ring around a window that was filled after the last roll."""
    w, h = cab.wide - 6, cab.pane + 8
    ring = sh.box(-w / 2, -h / 2, w, h, 30, "none", stroke="#fff", stroke_width=4.5)
    return svg.group(ring, at=cab.middle(seat), id=f"st-fresh-{seat}")


@svg.drawn_once
def next_window(cab: Cab, seat: int) -> str:
    """Draw a dashed ring around the next free window. A dark ring below gives contrast."""
    w, h = cab.wide - 12, cab.pane + 2
    return svg.group(
        sh.box(-w / 2, -h / 2, w, h, 28, "none", stroke="#6b4408", stroke_width=8),
        sh.box(
            -w / 2,
            -h / 2,
            w,
            h,
            28,
            "none",
            stroke="#fff6dc",
            stroke_width=4.5,
            stroke_dasharray="11 8",
        ),
        at=cab.middle(seat),
        id="st-next-seat",
    )


# --- the engines ----------------------------------------------------------------------------------


def wing(x: float, y: float, step: float, number: int) -> tuple[float, float]:
    """Return the place of an engine's fuel die."""
    return x - 1, y + step * number


@svg.drawn_once
def engines(x: float, y: float, step: float) -> str:
    """Draw the block of three engines, each with a bay for a fuel die."""
    parts = [
        sh.box(
            x - 70,
            y - step / 2 - 14,
            176,
            c.FUEL * step + 28,
            30,
            "url(#st-engine)",
            stroke=sh.DARK,
            stroke_width=4,
        ),
        sh.line(f"M{x - 46:g} {y - step / 2 - 5:g}H{x + 84:g}", "#aebaf0", 4, opacity=0.5),
    ]
    for i in range(c.FUEL):
        cx, cy = wing(x, y, step, i)
        nozzle = (
            f"M{x - 66:g} {cy - 20:g}L{x - 98:g} {cy - 30:g}V{cy + 30:g}L{x - 66:g} {cy + 20:g}Z"
        )
        drop = (
            f"M{cx:g} {cy - 18:g}Q{cx + 16:g} {cy + 2:g} {cx + 12:g} {cy + 10:g}"
            f"A12 12 0 0 1 {cx - 12:g} {cy + 10:g}Q{cx - 16:g} {cy + 2:g} {cx:g} {cy - 18:g}Z"
        )
        parts.append(
            svg.group(
                sh.path(nozzle, "url(#st-chrome)", stroke=sh.DARK, stroke_width=3),
                sh.box(cx - 39, cy - 37, 78, 76, 16, "#10152c", stroke="#56639f", stroke_width=3),
                sh.path(drop, "#f0883e", opacity=0.35),
                id=f"st-wing-{i}",
                data_card="wing",
                data_why="fuel 1",
            )
        )
    return svg.group(*parts, id="st-engines")


@svg.drawn_once
def next_wing(x: float, y: float, step: float, number: int) -> str:
    """Draw a dashed frame around the bay for the next fuel die."""
    cx, cy = wing(x, y, step, number)
    dashes = {"stroke": "#fff6dc", "stroke_width": 4.5, "stroke_dasharray": "11 8"}
    return svg.group(sh.box(cx - 39, cy - 37, 78, 76, 16, "none", **dashes), id="st-next-wing")


@svg.drawn_once
def flames(x: float, y: float, step: float, lit: int, stalled: bool) -> str:
    """Draw a flame for each engine with a die. Stalled engines only smoke."""
    out = []
    if stalled:
        for dx, dy, scale in ((-40, -4, 1.7), (30, 6, 1.4), (84, -8, 1.2)):
            out.append(sh.use("st-smoke-puffs", x + dx, y - step / 2 + dy, scale))
    for i in range(lit):
        cy = y + step * i
        if stalled:
            out.append(sh.use("st-smoke-puffs", x - 112, cy + 2, 0.75))
            continue
        flame = (
            f"M{x - 92:g} {cy - 24:g}Q{x - 150:g} {cy - 20:g} {x - 196:g} {cy:g}"
            f"Q{x - 150:g} {cy + 20:g} {x - 92:g} {cy + 24:g}Z"
        )
        out.append(sh.path(flame, "url(#st-flame)"))
    return svg.group(*out, id="st-flames", data_card="breakdown" if stalled else "wing")


@svg.drawn_once
def smoke(cab: Cab, stalled: bool) -> str:
    """Draw smoke over the rear of a cab that cannot start."""
    x, y = cab.left + 44, cab.y - 34
    puffs = ((0, 0, 1.5), (58, 8, 1.1), (100, 4, 0.8)) if stalled else ()
    return svg.group(
        *(sh.use("st-smoke-puffs", x + dx, y + dy, scale) for dx, dy, scale in puffs),
        id="st-smoking",
        data_card="breakdown",
    )


def breakdown_room(most: float, rest: str, size: float) -> float:
    """Return the width left for a name on the breakdown plate, beside the other words."""
    return most - size * 3 - svg.width(rest, size)


@svg.drawn_once
def breakdown(at: tuple[float, float], most: float, words: str, size: float) -> str:
    """Draw a plate with a warning triangle and the words of a breakdown."""
    words = svg.fitted(words, size, most - size * 2.9)
    wide = svg.width(words, size) + size * 2.9
    triangle = f"M0 {-size * 0.62:g}L{size * 0.74:g} {size * 0.6:g}H{-size * 0.74:g}Z"
    return svg.group(
        sh.box(0, -size * 0.9, wide, size * 1.8, 12, "#3a0f14", stroke=sh.RED, stroke_width=3.5),
        svg.group(
            sh.path(triangle, sh.GOLD, stroke=sh.DARK, stroke_width=2, stroke_linejoin="round"),
            sh.line(f"M0 {-size * 0.18:g}V{size * 0.18:g}", sh.DARK, 3.5),
            sh.disc(0, size * 0.42, 2.2, sh.DARK),
            at=(size * 1.15, 0),
        ),
        sh.title(size * 2.1, size * 0.36, words, size, "#ffd9d4"),
        at=at,
        id="st-breakdown",
        data_card="breakdown",
    )
