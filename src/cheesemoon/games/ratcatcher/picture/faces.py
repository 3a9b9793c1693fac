"""The rats with a face: twelve peculiar rats and four arch rats.

A face has its middle at (0, 0) and is about 60 wide.
"""

from cheesemoon.core.draw import svg

from . import shapes as s


def head(
    fur: str, dark: str, inner: str = "#ff9a9b", ears: float = 1.0, snout: str = "#fff"
) -> list[str]:
    """Draw ears, head and muzzle. Eyes and the rest are drawn over them."""
    return [
        s.circle(-18, -17, 12 * ears, dark),
        s.circle(18, -17, 12 * ears, dark),
        s.circle(-18, -16, 7.5 * ears, inner),
        s.circle(18, -16, 7.5 * ears, inner),
        s.path("M-24-3C-24-22 24-22 24-3C24 11 10 25 0 25C-10 25-24 11-24-3Z", fur),
        s.path("M24-3C24 11 10 25 0 25C14 18 19 6 16-14C21-12 24-8 24-3Z", dark, opacity=0.55),
        s.ellipse(0, 14, 11, 9, snout, opacity=0.35),
        s.path("M-5 9q5-4 10 0q-1 6-5 6t-5-6", "#e0566b"),
    ]


def eyes(
    kind: str = "angry", x: float = 10, y: float = -3, white: str = "#fff", iris: str = s.DARK
) -> list[str]:
    if kind == "angry":
        return [
            s.ellipse(-x, y, 5.5, 6, white),
            s.ellipse(x, y, 5.5, 6, white),
            s.circle(-x + 1.5, y + 1, 2.8, iris),
            s.circle(x - 1.5, y + 1, 2.8, iris),
            s.path(
                f"M{-x - 7} {y - 7}l12 4M{x + 7} {y - 7}l-12 4",
                stroke=s.DARK,
                stroke_width=3,
                stroke_linecap="round",
            ),
        ]
    if kind == "small":
        return [
            s.circle(-x, y, 3.4, s.DARK),
            s.circle(x, y, 3.4, s.DARK),
            s.circle(-x + 1, y - 1, 1.1, "#fff"),
            s.circle(x + 1, y - 1, 1.1, "#fff"),
        ]
    if kind == "tired":
        return [
            s.ellipse(-x, y, 5.5, 5, white),
            s.ellipse(x, y, 5.5, 5, white),
            s.circle(-x, y + 1.5, 2.5, iris),
            s.circle(x, y + 1.5, 2.5, iris),
            s.path(f"M{-x - 6} {y - 1}q6-5 12 0zM{x - 6} {y - 1}q6-5 12 0z", "#3d5a2a"),
        ]
    if kind == "wide":
        return [
            s.circle(-x, y, 7, white),
            s.circle(x, y, 7, white),
            s.circle(-x, y, 3, iris),
            s.circle(x, y, 3, iris),
        ]
    return [
        s.path(
            f"M{-x - 5} {y}q5 5 10 0M{x - 5} {y}q5 5 10 0",
            stroke=s.DARK,
            stroke_width=2.6,
            stroke_linecap="round",
        )
    ]


def teeth(y: float = 15, w: float = 4, h: float = 8) -> str:
    one = w - 0.5
    tooth = f"{y}h{one}v{h}q{-one / 2} 2 {-one} 0z"
    return s.path(f"M{-w} {tooth}M.5 {tooth}", "#fffbe8", stroke=s.DARK, stroke_width=0.8)


def whiskers(colour: str = "#fff") -> str:
    return s.path(
        "M-12 13l-16-3M-12 16l-15 4M12 13l16-3M12 16l15 4",
        stroke=colour,
        stroke_opacity=0.6,
        stroke_width=1.4,
        stroke_linecap="round",
    )


def crown(y: float = -20, w: float = 15) -> str:
    return s.path(
        f"M{-w} {y}l-3-16l9 7l{w - 6}-11l{w - 6} 11l9-7l-3 16z",
        s.GOLD,
        stroke=s.DARK,
        stroke_width=1.4,
        stroke_linejoin="round",
    ) + s.circle(0, y - 6, 2.4, s.RED)


def bat_wing(side: int) -> str:
    return s.path(
        "M14-2C26-26 40-26 50-20C44-14 44-8 46 0C40-4 36-2 34 6C28 0 22 4 20 10Z",
        "#6a5a9a",
        stroke=s.DARK,
        stroke_width=1.4,
        transform=None if side > 0 else "scale(-1 1)",
    )


def seroman() -> list[str]:
    return [
        *head("#f5c542", "#cf9a22", snout="#fff5c8"),
        s.circle(-15, -12, 4, "#cf9a22"),
        s.circle(13, -15, 3, "#cf9a22"),
        s.circle(18, 4, 3.4, "#cf9a22"),
        s.path("M-23-7q23-9 46 0v9q-10 5-23 0q-13 5-23 0z", "#b3303a"),
        *eyes("small", y=-2, x=10),
        s.circle(-10, -2, 4.5, "#fff"),
        s.circle(10, -2, 4.5, "#fff"),
        *eyes("small", y=-2, x=10),
        teeth(),
        whiskers(),
    ]


def whiprat() -> list[str]:
    return [
        s.path(
            "M22 18C44 20 44-6 30-8C20-9 22-22 36-26",
            stroke="#5b3a24",
            stroke_width=4,
            stroke_linecap="round",
        ),
        *head("#9a6a44", "#6f4a2e"),
        *eyes("angry"),
        s.path("M-22-10h44", stroke=s.RED, stroke_width=5),
        teeth(),
        whiskers(),
    ]


def magpie() -> list[str]:
    return [
        *head("#e9e6dd", "#23273f"),
        s.path("M-24-3C-24-22 24-22 24-3L10 2L0-12L-10 2Z", "#23273f"),
        *eyes("small"),
        s.circle(10, -3, 7.5, "none", stroke=s.GOLD, stroke_width=2.4),
        s.path("M17 1l6 18", stroke=s.GOLD, stroke_width=1.4),
        s.path("M-8 24l8 10l8-10l-4-4h-8z", "#6fd0e8", stroke=s.DARK, stroke_width=1.2),
        whiskers("#23273f"),
    ]


def wingrat() -> list[str]:
    return [
        bat_wing(1),
        bat_wing(-1),
        *head("#a9a3d6", "#7a70b0", ears=1.1),
        *eyes("angry", iris="#b3303a"),
        teeth(h=7),
        whiskers(),
    ]


def ironback() -> list[str]:
    return [
        *head("#8d8f9c", "#666876"),
        s.path("M-25-4C-25-30 25-30 25-4q-25-8-50 0z", "#c3c9d8", stroke=s.DARK, stroke_width=1.4),
        s.path("M-3-24h6v20h-6z", "#8f97aa"),
        s.circle(-16, -10, 2, "#666876"),
        s.circle(16, -10, 2, "#666876"),
        *eyes("small", y=2),
        teeth(),
        whiskers(),
    ]


def nest_queen() -> list[str]:
    return [
        s.path("M-30 18q30 24 60 0l-6 12q-24 10-48 0z", "#b98a4e", stroke=s.DARK, stroke_width=1.4),
        *head("#e3a4b8", "#b97390"),
        crown(w=12),
        *eyes("wide"),
        s.path("M-16-12l-4-5M16-12l4-5M-11-13l-1-6M11-13l1-6", stroke=s.DARK, stroke_width=1.8),
        whiskers(),
    ]


def leaper() -> list[str]:
    return [
        s.path("M-10 24l6 4l-12 4l12 4M10 24l-6 4l12 4l-12 4", stroke="#c3c9d8", stroke_width=2.6),
        *head("#8fc06a", "#648f45", ears=1.25),
        s.rect(-20, -11, 40, 15, rx=7, fill="#4a3526"),
        s.circle(-10, -3.5, 6.5, "#bfe9f5"),
        s.circle(10, -3.5, 6.5, "#bfe9f5"),
        s.circle(-9, -3, 2.6, s.DARK),
        s.circle(9, -3, 2.6, s.DARK),
        teeth(),
        whiskers(),
    ]


def pestilence() -> list[str]:
    return [
        *head("#9fb84a", "#6c8430", inner="#c9d67a", snout="#e8f0b0"),
        *eyes("tired", iris="#7a1f2a"),
        s.circle(-17, 5, 3.4, "#d9e86a", stroke="#6c8430"),
        s.circle(15, -14, 4, "#d9e86a", stroke="#6c8430"),
        s.circle(-6, -15, 2.6, "#d9e86a", stroke="#6c8430"),
        s.circle(18, 6, 2.4, "#d9e86a", stroke="#6c8430"),
        teeth(),
        s.path("M-4 22v7q-2.5 4-5 0v-5", "#b6e03c"),
        s.path(
            "M-30-24q4-6 0-11M-36-16q4-6 0-11M31-24q-4-6 0-11",
            stroke="#b6e03c",
            stroke_width=2.4,
            stroke_linecap="round",
            opacity=0.8,
        ),
        whiskers(),
    ]


def thief() -> list[str]:
    return [
        *head("#7d7f90", "#575968"),
        s.path("M-24-9q24-8 48 0v11q-12 5-24-1q-12 6-24 1z", "#1d2035"),
        s.circle(-10, -3, 4.6, "#fff"),
        s.circle(10, -3, 4.6, "#fff"),
        s.circle(-8, -3, 2.4, s.DARK),
        s.circle(12, -3, 2.4, s.DARK),
        s.path("M24-6l10 8l-9 2", "#1d2035"),
        teeth(),
        whiskers(),
    ]


def blind_one() -> list[str]:
    return [
        *head("#efeaf2", "#c3bccb"),
        s.path("M-25-10q25 6 50-2v10q-25 8-50 1z", "#d8cfae", stroke="#a89c74", stroke_width=1.4),
        s.path("M-16-4l6 2M2-2l8-2", stroke="#a89c74", stroke_width=1.4),
        teeth(),
        whiskers("#888"),
    ]


def sapper() -> list[str]:
    return [
        *head("#b98a5a", "#8a6238"),
        s.path("M-26-8h52q-2-22-26-22t-26 22z", "#f0883e", stroke=s.DARK, stroke_width=1.4),
        s.circle(0, -19, 5, "#ffe9a0"),
        *eyes("small", y=-1),
        teeth(),
        s.circle(24, 22, 9, "#23273f"),
        s.path("M29 15q4-6 9-3", stroke="#c9b79a", stroke_width=2),
        s.circle(39, 11, 3.4, s.GOLD),
        whiskers(),
    ]


def giant() -> list[str]:
    return [
        s.scaled(
            1.22,
            *head("#8a5f45", "#5f3f2d", ears=0.9),
            *eyes("angry", y=-4),
            s.path(
                "M-11 14l-4-12l8 8zM11 14l4-12l-8 8z", "#fffbe8", stroke=s.DARK, stroke_width=0.8
            ),
            teeth(h=9),
            whiskers(),
        )
    ]


def rat_king() -> list[str]:
    return [
        s.path("M-34 30Q-30 4 0 4T34 30z", "#6b2a54"),
        *head("#a05a6a", "#6f3a4c"),
        crown(w=18),
        *eyes("angry", iris="#b3303a"),
        teeth(h=9),
        whiskers(),
    ]


def maw() -> list[str]:
    """Draw the Maw, which is almost all mouth."""
    fangs = "M-20 6l4 9l4-9l4 11l4-11l4 11l4-11l4 11l4-11l4 9l4-9"
    lower = "M-16 25l4-8l4 8l4-9l4 9l4-9l4 9l4-8l4 8"
    return [
        s.circle(-19, -19, 12, "#5a2f4e"),
        s.circle(19, -19, 12, "#5a2f4e"),
        s.circle(-19, -18, 7, "#d46a86"),
        s.circle(19, -18, 7, "#d46a86"),
        s.path("M-28 2C-30-26 30-26 28 2C30 22 16 32 0 32C-16 32-30 22-28 2Z", "#8a4a6a"),
        s.path("M28 2C30 22 16 32 0 32C16 26 24 10 19-13C26-9 29-4 28 2Z", "#5a2f4e", opacity=0.6),
        s.path("M-23 4Q0-4 23 4Q25 28 0 29Q-25 28-23 4Z", "#2a0d1c"),
        s.path("M-12 25Q0 12 12 25Q0 31-12 25Z", "#d4526a"),
        s.path(fangs, "#fffbe8"),
        s.path(lower, "#fffbe8"),
        s.ellipse(-10, -8, 6, 5, "#ffe27a"),
        s.ellipse(10, -8, 6, 5, "#ffe27a"),
        s.ellipse(-9, -8, 1.8, 4.6, s.DARK),
        s.ellipse(9, -8, 1.8, 4.6, s.DARK),
        s.path(
            "M-19-15l14 4M19-15l-14 4", stroke="#3a1a30", stroke_width=3.4, stroke_linecap="round"
        ),
        s.path("M-4-1q4-3 8 0q-1 4-4 4t-4-4", "#e0566b"),
    ]


def brood_mother() -> list[str]:
    babies = [
        svg.group(
            s.circle(-4, -4, 3, "#7d3a44"),
            s.circle(4, -4, 3, "#7d3a44"),
            s.circle(0, 0, 6, "#9a4a52"),
            s.circle(-2, 0, 1.2, s.DARK),
            s.circle(2, 0, 1.2, s.DARK),
            at=at,
        )
        for at in ((-25, 24), (25, 24), (0, 31))
    ]
    return [
        *head("#7d3a44", "#51222c", ears=1.1),
        *eyes("angry", iris="#b3303a"),
        s.circle(-4, -14, 2.6, "#ffe27a"),
        s.circle(4, -14, 2.6, "#ffe27a"),
        teeth(),
        *babies,
        whiskers(),
    ]


def were_rat() -> list[str]:
    tufts = s.path(
        "M-24-2l-10 4l8 4l-8 6l10 1zM24-2l10 4l-8 4l8 6l-10 1zM-8-18l3-9l5 6l5-6l3 9z", "#4f5a78"
    )
    return [
        s.path("M-26-10l-4-26l18 14zM26-10l4-26l-18 14z", "#39425e"),
        *head("#69769a", "#39425e", ears=0.01),
        tufts,
        *eyes("angry", white="#ffe27a", iris="#b3303a"),
        s.path("M-9 15l3 9l3-8zM9 15l-3 9l-3-8z", "#fffbe8"),
        whiskers(),
    ]


PECULIAR = (
    seroman, whiprat, magpie, wingrat, ironback, nest_queen,
    leaper, pestilence, thief, blind_one, sapper, giant,
)  # fmt: skip
ARCH = {"rat-king": rat_king, "maw": maw, "brood-mother": brood_mother, "were-rat": were_rat}

SYMBOLS = tuple(s.symbol(f"p{n}", *face()) for n, face in enumerate(PECULIAR, 1))


def arch_symbol(arch: str) -> str:
    """Return the symbol of this game's arch rat."""
    return s.symbol("arch", *ARCH[arch]())
