"""The invaders: five kinds of monsters, command ships, and halves of them."""

from math import cos, pi, sin

from cheesemoon.core.draw import svg

from .. import content as c
from . import colours as hue, shapes as sh


def eye(x: float, y: float, r: float, lid: str, look: float = 0.0) -> str:
    """Draw an eye that looks down to the planet, with a lid in the dark skin colour."""
    across, up = 0.97 * r, 0.28 * r
    return (
        sh.disc(x, y, r, "#fff", stroke=hue.SPACE, stroke_width=1.6)
        + sh.disc(x + look * r, y + 0.22 * r, 0.52 * r, "#1b1730")
        + sh.disc(x + (look - 0.2) * r, y, 0.17 * r, "#fff")
        + sh.path(
            f"M{x - across:.1f} {y - up:.1f}A{r:g} {r:g} 0 0 1 {x + across:.1f} {y - up:.1f}Z", lid
        )
    )


def monster_1() -> str:
    """Draw a white ghost with one big eye and a feeler."""
    edge = "Q12 20 6 27Q0 34 -6 27Q-12 20 -17 26Q-24 34 -29 25Z"
    body = f"M-29 25C-35 8 -33 -29 0 -30C33 -29 35 8 29 25Q24 34 17 26{edge}"
    return (
        sh.path(
            "M2 -28Q10 -36 4 -42", stroke=hue.SKIN[1][2], stroke_width=3.5, stroke_linecap="round"
        )
        + sh.disc(3, -42, 4.6, hue.AMBER)
        + sh.oval(-32, 8, 8, 6, "url(#sg-skin1)", **hue.INK)
        + sh.oval(32, 8, 8, 6, "url(#sg-skin1)", **hue.INK)
        + sh.path(body, "url(#sg-skin1)", **hue.INK)
        + sh.path(
            "M-22 -12Q-16 -25 -4 -26",
            stroke="#fff",
            stroke_width=4,
            stroke_linecap="round",
            opacity=0.9,
        )
        + eye(0, -5, 14, hue.SKIN[1][2])
        + sh.path(
            "M-8 16Q0 23 8 16Q0 19 -8 16Z",
            "#3c3a56",
            stroke="#3c3a56",
            stroke_width=2,
            stroke_linejoin="round",
        )
    )


def monster_2() -> str:
    """Draw a turquoise bat with ears, fangs and two eyes."""
    wing = sh.path(
        "M-22 -2Q-40 -24 -49 0Q-42 0 -41 9Q-35 5 -32 13Q-28 10 -22 14Z", hue.SKIN[2][2], **hue.INK
    )
    body = (
        "M-27 -33L-13 -21Q0 -26 13 -21L27 -33Q31 -6 26 12Q20 32 0 32Q-20 32 -26 12Q-31 -6 -27 -33Z"
    )
    return (
        wing
        + sh.mirrored(wing)
        + sh.path(body, "url(#sg-skin2)", **hue.INK)
        + sh.path("M-23 -25L-15 -17L-22 -14ZM23 -25L15 -17L22 -14Z", hue.SKIN[2][2])
        + eye(-11, -3, 9.5, hue.SKIN[2][2], 0.1)
        + eye(11, -3, 9.5, hue.SKIN[2][2], -0.1)
        + sh.path("M-11 13Q0 21 11 13Q8 25 0 25Q-8 25 -11 13Z", "#0d3b45")
        + sh.path("M-8 15L-5.5 21L-3 17ZM8 15L5.5 21L3 17Z", "#fff")
    )


def monster_3() -> str:
    """Draw a green jellyfish with four arms and three eyes."""
    arms = "M-25 8Q-34 18 -27 31M-9 9Q-15 21 -9 34M9 9Q15 21 9 34M25 8Q34 18 27 31"
    return (
        sh.path(arms, stroke=hue.SPACE, stroke_width=11, stroke_linecap="round")
        + sh.path(arms, stroke=hue.SKIN[3][2], stroke_width=7, stroke_linecap="round")
        + sh.path(
            "M-35 4C-37 -46 37 -46 35 4Q35 13 26 10Q18 6 9 11"
            "Q0 15 -9 11Q-18 6 -26 10Q-35 13 -35 4Z",
            "url(#sg-skin3)",
            **hue.INK,
        )
        + sh.path(
            "M-26 -12Q-20 -26 -8 -30",
            stroke="#fff",
            stroke_width=4,
            stroke_linecap="round",
            opacity=0.55,
        )
        + eye(-16, -5, 8, hue.SKIN[3][2], 0.1)
        + eye(0, -17, 8, hue.SKIN[3][2])
        + eye(16, -5, 8, hue.SKIN[3][2], -0.1)
        + sh.oval(0, 3, 4, 3.4, "#17401f")
    )


def monster_4() -> str:
    """Draw an orange crab with claws and four eyes on stalks."""
    claw = (
        sh.path("M-30 8Q-44 6 -42 -8", stroke=hue.SPACE, stroke_width=10, stroke_linecap="round")
        + sh.path(
            "M-30 8Q-44 6 -42 -8", stroke=hue.SKIN[4][2], stroke_width=6, stroke_linecap="round"
        )
        + sh.path(
            "M-44 -4Q-54 -16 -44 -28Q-44 -20 -39 -17Q-37 -23 -32 -26Q-30 -10 -38 -4Z",
            "url(#sg-skin4)",
            **hue.INK,
        )
    )
    stalks = "M-25 -4V-18M-9 -6V-24M9 -6V-24M25 -4V-18"
    legs = "M-24 22L-31 33M-10 25L-13 35M10 25L13 35M24 22L31 33"
    return (
        sh.path(legs, stroke=hue.SPACE, stroke_width=9, stroke_linecap="round")
        + sh.path(legs, stroke=hue.SKIN[4][2], stroke_width=5, stroke_linecap="round")
        + claw
        + sh.mirrored(claw)
        + sh.path(stalks, stroke=hue.SPACE, stroke_width=9)
        + sh.path(stalks, stroke=hue.SKIN[4][1], stroke_width=5)
        + sh.path(
            "M-36 8Q-36 -10 0 -10Q36 -10 36 8Q36 28 0 28Q-36 28 -36 8Z", "url(#sg-skin4)", **hue.INK
        )
        + sh.path(
            "M-26 0Q-16 -5 -4 -5",
            stroke="#fff",
            stroke_width=3.5,
            stroke_linecap="round",
            opacity=0.6,
        )
        + "".join(
            eye(x, y, 7.6, hue.SKIN[4][2], -x / 250)
            for x, y in ((-25, -21), (-9, -28), (9, -28), (25, -21))
        )
        + sh.path("M-17 9H17Q15 20 0 20Q-15 20 -17 9Z", "#54200a")
        + sh.path("M-12 9.5L-8.5 14L-5 9.5ZM-3.5 9.5L0 14L3.5 9.5ZM5 9.5L8.5 14L12 9.5Z", "#fff")
    )


def monster_5() -> str:
    """Draw a pink ball of spikes with five eyes in a ring."""
    spikes = 11
    tips = []
    for i in range(spikes):
        a, b = 2 * pi * i / spikes, 2 * pi * (i + 0.5) / spikes
        tips.append(
            f"{37 * sin(a):.1f} {-36 * cos(a):.1f}"
            f"Q{24 * sin(a + 0.2):.1f} {-24 * cos(a + 0.2):.1f} "
            f"{27 * sin(b):.1f} {-26 * cos(b):.1f}"
            f"Q{24 * sin(b + 0.1):.1f} {-24 * cos(b + 0.1):.1f} "
        )
    ring = ((0, -17), (-15.5, -7), (15.5, -7), (-9, 7.5), (9, 7.5))
    return (
        sh.path("M" + "".join(tips) + f"{0} {-36}Z", "url(#sg-skin5)", **hue.INK)
        + sh.path(
            "M-20 -17Q-15 -23 -9 -25",
            stroke="#fff",
            stroke_width=3.5,
            stroke_linecap="round",
            opacity=0.7,
        )
        + "".join(eye(x, y, 7.2, hue.SKIN[5][2], -x / 150) for x, y in ring)
        + sh.path("M-9 18Q0 22 9 18Q6 26 0 26Q-6 26 -9 18Z", "#4d1440")
        + sh.path("M-5 19.3L-2.5 22.5L0 20ZM0 20L2.5 22.5L5 19.3Z", "#fff")
    )


def half_face() -> str:
    """Draw the left half of the captain's face under the dome. Its mirror image completes the
    face."""
    return (
        sh.path("M56 -33C41 -33 36 -22 40 -14Q46 -5 56 -4Z", "#9be36b")
        + sh.path("M44 -20Q52 -18 53 -11Q45 -10 44 -20Z", "#241c3f")
        + sh.disc(47, -16.5, 1.6, "#fff")
    )


def ship_left() -> str:
    """Draw the left half of a whole command ship, up to the right edge of its cell."""
    return (
        sh.path(
            "M56 -40C27 -40 14 -25 11 -3H56Z", "url(#sg-glass)", stroke=hue.SPACE, stroke_width=2.5
        )
        + half_face()
        + sh.path("M56 -40C27 -40 14 -25 11 -3H56Z", "#9be7ff", fill_opacity=0.28)
        + sh.path(
            "M22 -13Q25 -28 40 -34",
            stroke="#fff",
            stroke_width=3.5,
            stroke_linecap="round",
            opacity=0.8,
        )
        + sh.path(
            "M56 -5H18C-8 -5 -44 3 -52 14C-46 24 -8 33 18 33H56Z", "url(#sg-steel)", **hue.INK
        )
        + sh.path("M-48 15C-36 7 -6 0 18 0H56V4H18C-6 4 -34 9 -48 15Z", "#fff", opacity=0.75)
        + sh.path("M-34 22C-20 30 0 32.5 18 32.5H56V24H18C0 24 -18 24 -34 22Z", "#3d4366")
        + sh.disc(-31, 15.5, 4, hue.AMBER)
        + sh.disc(44, 15, 4, hue.AMBER)
        + sh.path("M55 -3V32", stroke=hue.SPACE, stroke_width=2, opacity=0.6)
    )


def ship_number(x: float) -> str:
    """Draw the value of a half ship, on a plate."""
    points = int(c.VALUES[c.SHIP])
    return sh.box(x - 25, 3, 50, 26, 4, "#2a3056", stroke=hue.SPACE, stroke_width=1.5) + sh.bold(
        x, 26, points, 28, hue.AMBER, text_anchor="middle"
    )


def wreck_left() -> str:
    """Draw a single left half: torn and burning, with its captain exposed."""
    tear = "M30 -5H18C-8 -5 -44 3 -52 14C-46 25 -8 35 18 35H34L25 28L39 20L27 13L38 6L24 1Z"
    fire = "M30 33Q54 30 51 6Q47 13 43 9Q48 -8 33 -22Q34 -8 26 -2Q38 12 30 33Z"
    return svg.tag(
        "g",
        sh.disc(48, -27, 10, "#4a5078", opacity=0.8),
        sh.disc(36, -37, 8, "#5a618c", opacity=0.7),
        sh.disc(52, -42, 6, "#3d4366", opacity=0.8),
        sh.path(
            "M4 -4C6 -28 18 -38 30 -41L24 -30L33 -24L23 -15L30 -4Z", "url(#sg-glass)", **hue.INK
        ),
        sh.path("M8 -4Q6 -27 18 -28Q28 -26 27 -17L23 -15L28 -4Z", "#9be36b"),
        sh.oval(14, -16, 4.5, 6, "#241c3f"),
        sh.disc(13, -18, 1.7, "#fff"),
        sh.oval(22, -17, 2.6, 5, "#241c3f"),
        sh.path("M13 -7Q17 -10 21 -7", stroke="#241c3f", stroke_width=2, stroke_linecap="round"),
        sh.path(fire, "#ff6a33", stroke=hue.SPACE, stroke_width=2),
        sh.path("M33 25Q45 21 42 9Q35 8 34 -4Q38 10 33 25Z", "#ffd15c"),
        sh.path(tear, "url(#sg-steel)", **hue.INK),
        sh.path("M-48 15C-36 7 -6 0 18 0H26V4H18C-6 4 -34 9 -48 15Z", "#fff", opacity=0.75),
        sh.path("M-34 23C-20 31 0 34.5 18 34.5H32L25 28L29 25H18C0 25 -18 25 -34 23Z", "#3d4366"),
        sh.disc(-38, 15, 3.6, "#7a4632"),
        transform="rotate(-4)",
    )


def tokens() -> list[str]:
    """Return the symbols of captured tokens. Left and right halves look alike."""
    drawn = (monster_1, monster_2, monster_3, monster_4, monster_5)
    return [
        *(svg.symbol(f"sg-m{eyes}", draw()) for eyes, draw in enumerate(drawn, 1)),
        svg.symbol("sg-half", wreck_left()),
    ]


def invaders() -> list[str]:
    """Return the symbols of invaders. A half has its value on a plate."""
    return [
        *tokens(),
        svg.symbol("sg-halfL", ship_left()),
        svg.symbol("sg-halfR", sh.mirrored(sh.use("sg-halfL"))),
        svg.symbol("sg-shipL", sh.use("sg-halfL"), ship_number(8)),
        svg.symbol("sg-shipR", sh.use("sg-halfR"), ship_number(-8)),
        svg.symbol("sg-wreckL", sh.use("sg-half"), ship_number(-5)),
        svg.symbol("sg-wreckR", sh.mirrored(sh.use("sg-half")), ship_number(5)),
    ]


def token(kind: int, x: float, y: float, scale: float, prefix: str = "sg") -> str:
    """Draw a captured token. A half is broad and drawn a little smaller."""
    return sh.use(
        kind_symbol(kind, prefix), x, y, round(scale * (0.88 if kind == c.SHIP else 1), 3)
    )


def kind_symbol(kind: int, prefix: str = "sg") -> str:
    """Return the symbol of a captured token. Left and right halves look alike."""
    return f"{prefix}-half" if kind == c.SHIP else f"{prefix}-m{kind + 1}"
