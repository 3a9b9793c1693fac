"""The rocket, which grows with the parts that are built."""

from cheesemoon.core.draw import svg

from .. import content as c
from . import kit, layout as lay, paint, seen as sn

_OUTLINES = {
    "engine": ("M-38-66H38L46-20H-46Z", -43),
    "cargo": ("M-40-146H40V-66H-40Z", -106),
    "cockpit": ("M0-226Q42-196 42-146H-42Q-42-196 0-226Z", -178),
}


def rocket(at: lay.Layout, seen: sn.Seen) -> str:
    """Draw the rocket before the moon. A part appears once any player has built one; until then
    there is an outline. A tag counts the parts. The first rattonaut looks out of the cockpit."""
    built = tuple(
        [sum(len(side.spaces[part]) for side in seen.sides) for part in range(len(c.PARTS))]
    )
    crew = [
        (side.spaces[c.RATTONAUTS][0], side.sign)
        for side in seen.sides
        if side.spaces[c.RATTONAUTS]
    ]
    return _rocket(at, built, min(crew)[1] if crew else -1)


@svg.drawn_once
def _rocket(at: lay.Layout, built: tuple[int, ...], pilot: int) -> str:
    x, y, s = at.rocket
    tower = (
        "M-58 0V-214M-84 0V-214M-58-4L-84-52L-58-100L-84-148L-58-196"
        "M-84-214H-40M-58-150H-42M-58-70H-40"
    )
    drawn = [kit.line(tower, paint.TOWER, 6), kit.path("M-52 0L-40-22H40L52 0Z", paint.TOWER)]
    for part, (outline, cy) in _OUTLINES.items():
        count = built[c.PARTS.index(part)]
        if count:
            face = _face(pilot) if part == "cockpit" and pilot >= 0 else ""
            low = cy + (-8 if part == "engine" else 6)
            inside = [_part(part), face, _count(44, low, count, at.small + 2)]
        else:
            plan = kit.path(
                outline,
                paint.INK,
                fill_opacity=0.4,
                stroke=paint.PLAN_LINE,
                stroke_width=2.5,
                stroke_dasharray="7 8",
            )
            inside = [plan, kit.track_icon(part, 0, cy, 36, opacity=0.8)]
        drawn.append(svg.group(*inside, id=f"rocket-{part}", **kit.card(f"track-{part}")))
    place = f"translate({x:g} {y + at.lift(x):.1f}) scale({s:g})"
    return svg.group(*drawn, transform=place, id="rocket", **kit.card("rocket"))


def _count(x: float, y: float, number: int, size: float) -> str:
    """Draw a number on a tag with a string."""
    return (
        kit.line(f"M{x - 12} {y - 12}L{x} {y}", paint.INK, 2)
        + kit.circle(x, y, size * 0.74, paint.INK, stroke=paint.GOLD, stroke_width=2)
        + kit.middle(x, y, number, size, paint.GOLD)
    )


def _face(sign: int) -> str:
    """Draw a rat behind the porthole."""
    own = paint.PLAYERS[sign]
    ears = "".join(
        kit.circle(dx, -190, 6, own, stroke=paint.INK, stroke_width=1.4)
        + kit.circle(dx, -190, 3, "#f6a5ad")
        for dx in (-9, 9)
    )
    head = "M-12-178Q-11-190 0-190Q11-190 12-178Q10-164 0-163Q-10-164-12-178Z"
    return (
        ears
        + kit.path(head, own, stroke=paint.INK, stroke_width=1.4)
        + kit.circle(-5, -179, 2, paint.INK)
        + kit.circle(5, -179, 2, paint.INK)
        + kit.oval(0, -169, 3, 2.2, "#f2707c")
    )


def _part(part: str) -> str:
    if part == "engine":
        return _engine()
    if part == "cargo":  # a pea tin
        return (
            kit.rect(-40, -146, 80, 80, "#3fa34d")
            + kit.rect(-40, -128, 80, 44, "#fff3d6")
            + kit.circle(-26, -106, 11, "#86d72f")
            + kit.circle(26, -106, 11, "#86d72f")
            + kit.circle(0, -106, 13, "#5fb85f")
            + kit.rect(-33, -146, 9, 80, "#ffffff", opacity=0.28)
            + kit.rect(18, -146, 22, 80, paint.INK, opacity=0.14)
            + kit.rect(-44, -150, 88, 9, "#d3d3d3", 4)
            + kit.rect(-44, -72, 88, 9, "#b9bfcc", 4)
        )
    return (  # a cone of tin
        kit.path("M0-226Q42-196 42-146H-42Q-42-196 0-226Z", "#c9ccd6")
        + kit.path("M0-226Q42-196 42-146H18Q20-196 0-226Z", "#9aa0b5")
        + kit.path("M0-226Q-30-204-38-164H-30Q-24-200 0-226Z", "#ffffff", opacity=0.6)
        + kit.circle(0, -176, 23, "#5c6690")
        + kit.circle(0, -176, 18, "#7fd3ff")
        + kit.line("M0-226V-240", "#c94f4f", 5)
        + kit.circle(0, -242, 5, "#ff7b72")
    )


def _engine() -> str:
    """Draw three bottles that will burn vinegar and soda."""
    bottle = kit.path("M-11-60H11V-34Q11-26 6-22V-12H-6V-22Q-11-26-11-34Z", "#2fb58a") + kit.path(
        "M-11-60H-3V-16H-6V-22Q-11-26-11-34Z", "#6fd9b4"
    )
    return (
        kit.path("M-38-62L-66-6L-40-14ZM38-62L66-6L40-14Z", "#c94f4f")
        + kit.path("M-38-62L-66-6L-56-9L-38-44Z", "#e57a6c")
        + "".join(svg.group(bottle, at=(dx, 0)) for dx in (-26, 26, 0))
        + kit.rect(-44, -70, 88, 12, "#5c6690", 6)
        + kit.rect(-44, -70, 88, 5, "#8a95c4", 2.5)
    )
