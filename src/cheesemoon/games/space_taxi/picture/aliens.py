"""The passengers: five species that differ in shape and number of eyes, and a thumb."""

from math import cos, pi, sin

from cheesemoon import art
from cheesemoon.core.draw import svg

from .. import content as c
from . import shapes as sh

SKIN = {  # light, middle, dark
    "red": ("#ff9d94", "#e5484d", "#8f1d2b"),
    "green": ("#b6ef9a", "#5fb85f", "#256b36"),
    "blue": ("#a9ccff", "#4f8ef7", "#1d4ba8"),
    "yellow": ("#ffec9e", "#f2c230", "#a5730b"),
    "violet": ("#dcbcff", "#a974e8", "#5b2fa0"),
}


def _eye(x: float, y: float, r: float) -> str:
    return (
        sh.disc(x, y, r, "#fff", stroke=sh.DARK, stroke_width=1.6)
        + sh.disc(x + 0.15 * r, y + 0.1 * r, 0.5 * r, "#1b1730")
        + sh.disc(x - 0.03 * r, y - 0.14 * r, 0.17 * r, "#fff")
    )


def _shine(d: str) -> str:
    return sh.line(d, "#fff", 3.4, opacity=0.65)


def _red() -> str:
    """Draw a round alien with one eye, two feelers and a broad grin."""
    return (
        sh.line("M-9 -20Q-13 -31 -20 -30M9 -20Q13 -31 20 -30", SKIN["red"][2], 3.4)
        + sh.disc(-21, -30, 4.4, SKIN["red"][1], **sh.OUTLINE)
        + sh.disc(21, -30, 4.4, SKIN["red"][1], **sh.OUTLINE)
        + sh.disc(0, 2, 25, "url(#st-skin-red)", **sh.OUTLINE)
        + _shine("M-17 -5Q-14 -14 -7 -17")
        + _eye(0, -4, 11)
        + sh.path("M-13 11Q0 17 13 11Q10 22 0 22Q-10 22 -13 11Z", "#4d0b18")
        + sh.path("M-7 13.4H7L5 17H-5Z", "#fff")
    )


def _green() -> str:
    """Draw a cone-shaped alien with two eyes and a curl on top."""
    cone = "M0 -27Q6 -24 29 20Q31 27 24 27H-24Q-31 27 -29 20Q-6 -24 0 -27Z"
    return (
        sh.line("M0 -24Q-4 -33 4 -34Q9 -33 7 -29", SKIN["green"][2], 3.4)
        + sh.path(cone, "url(#st-skin-green)", **sh.OUTLINE)
        + _shine("M-14 4Q-9 -8 -5 -14")
        + _eye(-8.5, 4, 7.4)
        + _eye(8.5, 4, 7.4)
        + sh.line("M-7 18Q0 22 7 18", "#123d1d", 3)
    )


def _blue() -> str:
    """Draw a square alien with three eyes in a row, an aerial and a mouth like a grid."""
    return (
        sh.path("M0 -22V-32", stroke=SKIN["blue"][2], stroke_width=3.4)
        + sh.disc(0, -33, 4.6, sh.GOLD, **sh.OUTLINE)
        + sh.box(-31, -4, 8, 16, 3, SKIN["blue"][2], **sh.OUTLINE)
        + sh.box(23, -4, 8, 16, 3, SKIN["blue"][2], **sh.OUTLINE)
        + sh.box(-26, -23, 52, 50, 11, "url(#st-skin-blue)", **sh.OUTLINE)
        + _shine("M-19 -11Q-18 -17 -11 -17")
        + "".join(_eye(x, -5, 6.8) for x in (-15, 0, 15))
        + sh.box(-14, 9, 28, 11, 4, "#0d2a66")
        + sh.path("M-7 9V20M0 9V20M7 9V20", stroke="#a9ccff", stroke_width=2)
    )


def _yellow() -> str:
    """Draw a star-shaped alien with four eyes, two above two."""
    tips = "L".join(
        f"{r * sin(i * pi / 8):.1f} {-r * cos(i * pi / 8):.1f}"
        for i in range(16)
        for r in (21 if i % 2 else 31,)
    )
    return (
        sh.path(f"M{tips}Z", "url(#st-skin-yellow)", **sh.OUTLINE)
        + _shine("M-15 -9Q-12 -15 -6 -17")
        + "".join(_eye(x, y, 6) for y in (-8, 4.5) for x in (-7.5, 7.5))
        + sh.line("M-6 15Q0 20 6 15", "#6b4605", 3)
    )


def _violet() -> str:
    """Draw a drop-shaped alien with five eyes and a nodding tip."""
    drop = "M6 -34Q-2 -30 4 -20Q26 -8 26 10Q24 28 0 28Q-24 28 -26 10Q-26 -8 -5 -21Q-10 -33 6 -34Z"
    eyes = ((0, -11), (-11, -1), (11, -1), (-6, 10), (6, 10))
    return (
        sh.path(drop, "url(#st-skin-violet)", **sh.OUTLINE)
        + _shine("M-19 5Q-17 -6 -9 -11")
        + "".join(_eye(x, y, 5.4) for x, y in eyes)
        + sh.line("M-6 20Q0 23 6 20", "#331263", 3)
    )


def _thumb() -> str:
    """Draw the thumb of a hitchhiker, which a coin turns into any species."""
    hand = art.drawing("thumbs-up").replace("#ffc83d", "#f3b98c").replace("#d67d00", "#a35f3d")
    outlined = hand.replace(
        'fill="#f3b98c"', f'fill="#f3b98c" stroke="{sh.DARK}" stroke-width="1.5"'
    )
    return svg.tag("g", outlined, transform="translate(-30.4 -32.4) scale(1.9)")


_DRAWN = {
    "red": _red,
    "green": _green,
    "blue": _blue,
    "yellow": _yellow,
    "violet": _violet,
    "thumb": _thumb,
}


def _rider(face: str) -> str:
    """Draw a passenger at a window, 94 by 116: the head, and shoulders in the skin colour."""
    if face == "thumb":
        return sh.use("st-thumb", 0, 12, 1.3)
    shoulders = "M-38 46Q-36 26 0 26Q36 26 38 46L33 56Q0 58 -33 56Z"
    return sh.path(shoulders, SKIN[face][2], stroke=sh.DARK, stroke_width=2.5) + sh.use(
        f"st-{face}", 0, 0, 1.2
    )


GRADIENTS = [
    sh.fade(f"st-skin-{name}", (0, light, 1), (0.5, middle, 1), (1, dark, 1))
    for name, (light, middle, dark) in SKIN.items()
]
SYMBOLS = [
    *(svg.symbol(f"st-{face}", _DRAWN[face]()) for face in c.FACES),
    *(svg.symbol(f"st-rider-{face}", _rider(face)) for face in c.FACES),
]
