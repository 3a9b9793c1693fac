"""Covers of comics. Each picture shows what the comic does."""

from cheesemoon.core.draw import svg

from .. import content as c
from . import kit, layout as lay, paint, rats

_PAPER = {
    "orange-pipes": "#f7d9b8",
    "green-pipes": "#cfe9c4",
    "no-rent": "#ffe9a8",
    "long-legs": "#cfe0ff",
    "green-orange": "#f4e3c8",
    "cheap-parts": "#e3d7f2",
}
_BESIDE = 21  # font size below which a letter fits beside the picture
_LARGE = 28  # from this font size on a cover has no room for letters and shows only its picture
_BEND = "M-12-8H-2Q8-8 8 2V12"


def _pipe(colour: str) -> str:
    return (
        kit.line(_BEND, paint.INK, 11)
        + kit.line(_BEND, paint.PIPES[colour], 8)
        + kit.sign(colour, -9, 9, 14)
    )


def _hero(name: str, letter: float) -> str:
    """Draw a super-rat with cape and initial."""
    seat = c.SUPERS.index(name)
    initial = kit.middle(-10, -6, name[0].upper(), letter, paint.INK) if letter < _LARGE else ""
    return (
        svg.tag("use", href="#fr-cape", transform="translate(2 17) scale(.5)")
        + rats.creature(seat, 2, 17, 0.52, True)
        + kit.circle(
            -10,
            -6,
            round(0.52 * min(letter, 22), 1),
            paint.GOLD,
            stroke=paint.INK,
            stroke_width=1.6,
        )
        + initial
    )


def _picture(name: str, letter: float) -> str:
    if name in c.SUPERS:
        return _hero(name, letter)
    if name in ("orange-pipes", "green-pipes"):
        return _pipe(name.removesuffix("-pipes"))
    if name == "no-rent":
        return kit.icon("cheese", 0, 2, 30) + kit.line("M-14 14L14-11", "#d5282f", 5)
    if name == "long-legs":
        told = kit.middle(0, -8, "1–4", letter, paint.INK) if letter < _LARGE else ""
        return rats.creature(2, 1, 16, 0.46, True) + told
    if name == "green-orange":
        both = ((-7, "green"), (7, "orange"))
        return "".join(
            kit.circle(x, 2, 9.5, paint.COLOURS[colour], stroke=paint.INK, stroke_width=1.5)
            for x, colour in both
        ) + "".join(kit.sign(colour, x * 1.15, 2, 11) for x, colour in both)
    if letter >= _LARGE:
        return kit.track_icon("engine", 9, 6, 22) + kit.line("M-17 0H-4", "#a31d24", 5)
    beside = letter < _BESIDE  # larger letters fit only above the picture
    return kit.track_icon("engine", *((9, 6, 22) if beside else (5, 14, 20))) + kit.middle(
        *((-8, 0) if beside else (0, -6)), "−1", letter, "#a31d24"
    )


@svg.drawn_once
def cover(at: lay.Layout, name: str, k: float) -> str:
    """Draw a comic cover, 46 by 62 units around its middle."""
    least = at.small if k >= 1 else svg.PANEL_LETTERS
    letter = round(least / k, 1)  # as large on the screen as all other text
    return svg.group(
        kit.rect(-21, -28, 46, 62, "#120c12", 3, opacity=0.45),
        kit.rect(
            -24, -31, 46, 62, _PAPER.get(name, "#ffd9d2"), 3, stroke=paint.INK, stroke_width=1.6
        ),
        kit.rect(-23, -30, 44, 11, "#d5484d", 2) + kit.line("M-17-24.5H-2M4-24.5H15", "#ffe9a8", 3),
        svg.group(_picture(name, letter), at=(-1, 4)),
        transform=None if k == 1 else f"scale({k:g})",
    )
