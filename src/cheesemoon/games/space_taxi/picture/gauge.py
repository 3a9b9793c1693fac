"""The fuel gauge: the factor for each sum of the three fuel dice."""

from math import cos, pi, sin

from cheesemoon.core.draw import svg

from .. import content as c
from . import shapes as sh

GOOD = [n for n in range(len(c.FACTORS)) if c.FACTORS[n]]
"""The sums of fuel with a factor."""
_PARTS = len(GOOD) + 2
_FILLS = ("#6f5220", "#8a671d", "#b5841c", "#ffc94d")


def _point_at(r: float, share: float) -> tuple[float, float]:
    """Return a point on the upper half circle. Share 0 is left, 1 is right."""
    a = pi * (1 - share)
    return r * cos(a), -r * sin(a)


def _sector(r1: float, r2: float, a: float, b: float, fill: str, **more: object) -> str:
    (x1, y1), (x2, y2) = _point_at(r2, a), _point_at(r2, b)
    (x3, y3), (x4, y4) = _point_at(r1, b), _point_at(r1, a)
    return sh.path(
        f"M{x1:.1f} {y1:.1f}A{r2:g} {r2:g} 0 0 1 {x2:.1f} {y2:.1f}"
        f"L{x3:.1f} {y3:.1f}A{r1:g} {r1:g} 0 0 0 {x4:.1f} {y4:.1f}Z",
        fill,
        **more,
    )


def _share(fuel: int) -> float:
    """Return the place of a sum on the half circle (0 to 1). Each sum with a factor has its own
    sector."""
    if fuel < GOOD[0]:
        return fuel / GOOD[0] / _PARTS
    if fuel > GOOD[-1]:
        beyond = min(1.0, (fuel - GOOD[-1]) / (len(c.FACTORS) - GOOD[-1]))
        return (_PARTS - 1 + beyond * 0.9) / _PARTS
    return (GOOD.index(fuel) + 1.5) / _PARTS


@svg.drawn_once
def _dial(r: float, size: float) -> str:
    """Draw the printed dial."""
    rim = (
        f"M{-r - 14} 30A{r + 14} {r + 14} 0 1 1 {r + 14} 30Q{r + 10} 50 {r - 8} 50"
        f"H{-r + 8}Q{-r - 10} 50 {-r - 14} 30Z"
    )
    out = [sh.path(rim, "#0c1127", stroke="url(#st-chrome)", stroke_width=7)]
    printed = [(f"≤{GOOD[0] - 1}", ""), *((str(n), f"×{c.FACTORS[n]}") for n in GOOD)]
    for i, (fuel, factor) in enumerate([*printed, (f"≥{GOOD[-1] + 1}", "")]):
        a, b = i / _PARTS + 0.008, (i + 1) / _PARTS - 0.008
        fill = _FILLS[min(i, len(_FILLS)) - 1] if factor else "#5a1a26"
        colour = "#20243a" if fill == _FILLS[-1] else "#fff4cf" if factor else "#ffb3aa"
        out.append(_sector(r * 0.5, r, a, b, fill))
        x, y = _point_at(r * (0.86 if factor else 0.75), (a + b) / 2)
        out.append(svg.text(x, y + size * 0.36, fuel, size, fill=colour, text_anchor="middle"))
        if factor:
            x, y = _point_at(r * 0.64, (a + b) / 2)
            out.append(sh.bold(x, y + size * 0.36, factor, size, colour, text_anchor="middle"))
    return svg.group(*out)


@svg.drawn_once
def gauge(
    r: float, size: float, at: tuple[float, float], fuel: int, reach: tuple[int, ...], words: str
) -> str:
    """Draw the gauge. The needle shows the fuel so far, dotted needles the sums in reach."""
    lost = fuel > GOOD[-1]
    ghosts = []
    for sum_ in reach:
        x, y = _point_at(r * 0.46, _share(sum_))
        dots = sh.path(
            f"M0 0L{x:.1f} {y:.1f}",
            stroke="#fff3c4",
            stroke_width=4.5,
            stroke_dasharray="1 9",
            stroke_linecap="round",
            opacity=0.8,
        )
        ghosts.append(dots + sh.disc(x, y, 5, "#fff3c4"))
    x, y = _point_at(r * 0.48, _share(fuel))
    dx, dy = -y / (r * 0.48) * 6, x / (r * 0.48) * 6
    needle = f"M{dx:.1f} {dy:.1f}L{x:.1f} {y:.1f}L{-dx:.1f} {-dy:.1f}Z"
    glow = _sector(r * 0.5, r, 1 - 1 / _PARTS, 1, sh.RED, opacity=0.55) if lost else ""
    return svg.group(
        _dial(r, size),
        glow,
        *ghosts,
        svg.group(
            sh.path(needle, "#ff5c5c", stroke="#ff5c5c", stroke_width=3, stroke_linejoin="round"),
            id="st-needle",
        ),
        sh.disc(0, 0, 11, "url(#st-chrome)", stroke=sh.DARK, stroke_width=2.5),
        sh.bold(0, 38, words, size * 1.05, sh.RED if lost else sh.PAPER, text_anchor="middle"),
        at=at,
        id="st-gauge",
        data_card="gauge",
    )
