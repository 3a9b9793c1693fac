"""The static background: the sky over the city, the cheese moon, and the lanes far below."""

import random

from cheesemoon.art.shapes import moon_of_cheese
from cheesemoon.core.draw import svg

from . import colours as hue, shapes as sh

BLEED = 300  # the scene extends this far beyond the frame, for large windows


def _stars(wide: float, horizon: float) -> str:
    dice = random.Random(11)
    number = int((wide + 2 * BLEED) * (horizon + BLEED) / 2600)
    kinds = ((1.6, 0.6, 0.45), (2.6, 0.3, 0.6), (3.8, 0.1, 0.85))
    return "".join(
        sh.path(
            "".join(
                f"M{dice.uniform(-BLEED, wide + BLEED):.0f} {dice.uniform(-BLEED, horizon):.0f}h0"
                for _ in range(int(number * share))
            ),
            stroke=hue.STARS,
            stroke_width=size,
            stroke_linecap="round",
            opacity=light,
        )
        for size, share, light in kinds
    )


def _roof(kind: float, x: float, wide: float, top: float) -> str:
    """Return the outline of a roof: a gable, a dome, an aerial, a water tank, or nothing."""
    right = x + wide
    if kind < 0.16:
        return f"L{x + wide / 2:.0f} {top - 18:.0f}L{right:.0f} {top:.0f}"
    if kind < 0.3:
        return f"A{wide / 2:.0f} {wide / 3:.0f} 0 0 1 {right:.0f} {top:.0f}"
    if kind < 0.46:
        middle = x + wide / 2
        return f"H{middle - 2:.0f}V{top - 26:.0f}H{middle + 2:.0f}V{top:.0f}H{right:.0f}"
    if kind < 0.6:
        left = x + wide * 0.25
        tank = f"V{top - 14:.0f}H{left + wide * 0.5:.0f}V{top:.0f}"
        return f"H{left:.0f}{tank}H{right:.0f}"
    return f"H{right:.0f}"


def _city(wide: float, ground: float, seed: int, tall: float) -> tuple[str, str]:
    """Return the outline of the towers, and their lit windows in rows."""
    dice = random.Random(seed)
    outline, windows, x = f"M{-BLEED - 10} {ground:g}", "", -BLEED - 10.0
    while x < wide + BLEED + 40:
        broad, high = dice.uniform(26, 74), dice.uniform(0.35, 1) * tall
        top = ground - high
        outline += f"V{top:.0f}" + _roof(dice.random(), x, broad, top)
        for row in range(int((high - 10) // 13)):
            for column in range(int((broad - 12) // 12)):
                if dice.random() < 0.2:
                    windows += f"M{x + 8 + 12 * column:.0f} {top + 12 + 13 * row:.0f}h6"
        x += broad
    return f"{outline}V{ground + 40:g}H{-BLEED - 10}Z", windows


def _road(wide: float, top: float) -> str:
    """Draw lanes of light far below, with traffic."""
    dice = random.Random(2)
    lanes, cars = "", ""
    for i, y in enumerate((18, 44, 84, 140, 216, 310)):
        lanes += f"M{-BLEED} {top + y:g}H{wide + BLEED:g}"
        for _ in range(13 - i):
            x = dice.uniform(-BLEED, wide + BLEED)
            cars += f"M{x:.0f} {top + y:g}h{dice.uniform(6, 12) * (1 + i * 0.6):.0f}"
    return sh.path(lanes, stroke=hue.LANES, stroke_width=2, opacity=0.22) + sh.path(
        cars, stroke=hue.TRAFFIC, stroke_width=3.4, stroke_linecap="round", opacity=0.4
    )


@svg.drawn_once
def sky(wide: float, tall: float, horizon: float, at: tuple[float, float, float]) -> str:
    """Draw everything behind the cab."""
    x, y, r = at
    far, far_windows = _city(wide, horizon, 4, horizon * 0.44)
    near, near_windows = _city(wide, horizon + 26, 9, horizon * 0.3)
    moon = moon_of_cheese("url(#st-cheese)", "#bf7f1a", "#d89a30", -0.1)
    across, down = wide + 2 * BLEED, tall + 2 * BLEED
    return svg.group(
        sh.box(-BLEED, -BLEED, across, down, 0, "url(#st-deep)"),
        sh.oval(wide * 0.3, horizon * 0.6, wide * 0.5, horizon * 0.7, "url(#st-cloud)"),
        _stars(wide, horizon * 1.4),
        sh.disc(x, y, 4.2 * r, "url(#st-moonlight)"),
        svg.group(moon, transform=f"translate({x:g} {y:g}) scale({r / 110:.2f})"),
        sh.path(far, hue.FAR_CITY),
        sh.path(far_windows, stroke=hue.FAR_WINDOWS, stroke_width=5, opacity=0.35),
        sh.path(near, hue.NEAR_CITY),
        sh.path(near_windows, stroke=hue.NEAR_WINDOWS, stroke_width=5, opacity=0.5),
        sh.box(-BLEED, horizon + 24, across, tall - horizon + BLEED, 0, "url(#st-street)"),
        _road(wide, horizon + 24),
        id="st-sky",
    )
