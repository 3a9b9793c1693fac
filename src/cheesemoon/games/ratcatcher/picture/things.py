"""Things of the game: rats and packs of them, cheese, traps, remains of abilities, tokens, dice.

They stand on (0, 0).
"""

from cheesemoon.core.draw import svg

from . import shapes as s

COATS = {  # body, back ear, mark, edge
    "white": ("#f4f1ea", "#cfcbd6", None, "#12172b"),
    "brown": ("#b9804a", "#7d5430", "stripes", "#12172b"),
    "black": ("#363b58", "#23273f", "dots", "#dfe3f5"),
}


def rat(colour: str) -> str:
    """Draw a common rat that runs to the left. Brown rats gnaw and have stripes. Black rats breed
    and have dots."""
    body, ear, mark, edge = COATS[colour]
    drawn = s.fluent(
        "rat",
        ('fill="#636363"', f'fill="{body}" stroke="{edge}" stroke-width="1.1"'),
        ("#212121", ear),
        ("#1c1c1c", "#12172b" if colour != "black" else "#ffd76a"),
    )
    marks = {
        None: "",
        "stripes": s.path(
            "M5-6.5q3 6 .5 13M9-5.5q3 5.5 1.5 12", stroke="#5f3d20", stroke_width=1.8
        ),
        "dots": s.circle(4, -3, 1.7, "#dfe3f5")
        + s.circle(9, 0, 1.7, "#dfe3f5")
        + s.circle(5, 3, 1.4, "#dfe3f5"),
    }
    return s.scaled(1.24, drawn, marks[mark], at=(0, -14))


def nest() -> list[str]:
    """Draw a bowl of straw with a hole and eyes in it."""
    straw = (
        "M-19-4Q0-16 19-4M-21 0Q0-12 21 0M-20 3Q0 12 20 3M-15 6Q0 14 15 6M-22-1Q-8 9 4 8"
        "M22-1Q10 9-2 9"
    )
    return [
        s.ellipse(0, 5, 25, 7, s.SHADE, opacity=0.35),
        s.path("M-22-1Q-20-13 0-13T22-1Q18 11 0 11T-22-1Z", "#8f6634"),
        s.path(straw, stroke="#d9ab68", stroke_width=2, stroke_linecap="round"),
        s.path(
            "M-20-6l-5-4M20-6l5-3M-12-11l-3-5M12-11l4-4M0-13l1-5",
            stroke="#d9ab68",
            stroke_width=1.8,
            stroke_linecap="round",
        ),
        s.ellipse(0, -3, 13, 7, "#160c1a"),
        s.circle(-4.5, -3, 2.1, "#ffdf6b"),
        s.circle(4.5, -3, 2.1, "#ffdf6b"),
    ]


def hatchery() -> list[str]:
    return [
        s.path(
            "M-9 0Q-12-14-5-15l3 4l3-5l4 5l4-3Q12-6 9 0Q0 4-9 0Z",
            "#e9e6dd",
            stroke=s.DARK,
            stroke_width=1.2,
        )
    ]


def cheese() -> list[str]:
    return [
        s.circle(0, -14, 46, "url(#rc-cheeselight)"),
        s.ellipse(0, 0, 18, 5, s.SHADE, opacity=0.4),
        s.scaled(1.18, s.fluent("cheese-wedge"), at=(0, -15)),
    ]


def trap() -> list[str]:
    """Draw a snap trap, ready: board, spring, bar, bait."""
    return [
        s.ellipse(1, 1, 25, 7, s.SHADE, opacity=0.4),
        s.path("M-24-4L-14-20H26L16-4Z", "#c98f55"),
        s.path("M-24-4H16V0H-24ZM16-4L26-20V-16L16 0Z", "#8a5a2e"),
        s.path("M-17-12H21", stroke="#6b6f86", stroke_width=5),
        s.path(
            "M-15-12v.1M-9-12v.1M-3-12v.1M3-12v.1M9-12v.1M15-12v.1",
            stroke="#c3c9d8",
            stroke_width=4,
            stroke_linecap="round",
        ),
        s.path(
            "M-14-11L-20-29H14L19-11",
            "none",
            stroke="#dfe3f5",
            stroke_width=2.8,
            stroke_linejoin="round",
        ),
        s.path("M-3-14l8-6q2 3 2 7z", s.GOLD, stroke=s.DARK, stroke_width=0.8),
    ]


def net() -> list[str]:
    """Draw a net over a whole place, 128 wide."""
    lines = "".join(
        f"M{-60 + 20 * i} -30L{-30 + 20 * i} 30M{-30 + 20 * i} -30L{-60 + 20 * i} 30"
        for i in range(5)
    )
    knots = "".join(
        s.circle(x, y, 4, s.PURPLE, stroke=s.DARK, stroke_width=1)
        for x, y in (
            (-58, 0),
            (-40, -27),
            (-40, 27),
            (40, -27),
            (40, 27),
            (58, 0),
            (0, -31),
            (0, 31),
        )
    )
    return [
        svg.tag("clipPath", s.rect(-60, -32, 120, 64, rx=28), id="rc-netclip"),
        s.path(
            lines, stroke="#d9c4ff", stroke_width=2.2, opacity=0.75, clip_path="url(#rc-netclip)"
        ),
        s.rect(-60, -32, 120, 64, rx=28, fill="none", stroke="#b58cf0", stroke_width=3),
        knots,
    ]


def token(colour: str, dark: str, sign: str) -> list[str]:
    """Draw a marker in the street."""
    return [
        s.ellipse(0, 1, 14, 4.5, s.SHADE, opacity=0.4),
        s.circle(0, -10, 14, dark),
        s.circle(0, -12, 13.5, colour, stroke="#fff", stroke_opacity=0.55, stroke_width=1.4),
        svg.group(sign, at=(0, -12)),
    ]


def bait_sign(ink: str = "#3d2c00") -> str:
    return (
        s.path("M-8 4L6-7Q9-3 9 5H-8Z", ink)
        + s.circle(0, 1, 1.8, s.YELLOW)
        + s.circle(5, -1.5, 1.4, s.YELLOW)
    )


def net_sign(ink: str = "#2c1450") -> str:
    return s.path(
        "M-8-6h16v12h-16zM-3-6v12M3-6v12M-8-2h16M-8 2h16", "none", stroke=ink, stroke_width=1.8
    )


def heart_sign() -> str:
    return s.path("M0 6C-9 0-8-7-3.5-7Q-1-7 0-4Q1-7 3.5-7C8-7 9 0 0 6Z", "#fff")


def bait() -> list[str]:
    """Draw poisoned cheese."""
    return [
        s.circle(0, -14, 32, "url(#rc-baitlight)"),
        s.ellipse(0, 0, 18, 5, s.SHADE, opacity=0.4),
        s.scaled(
            1.12,
            s.fluent("cheese-wedge", ("#fcd53f", "#b7e05a"), ("#ffb02e", "#7fb53a")),
            at=(0, -15),
        ),
        svg.group(
            s.circle(0, 0, 9, "#12172b", stroke="#b7e05a", stroke_width=1.6),
            s.circle(0, -1, 4.6, "#f3efe2"),
            s.rect(-2.6, 2, 5.2, 3.5, fill="#f3efe2"),
            s.circle(-1.8, -1, 1.3, s.DARK),
            s.circle(1.8, -1, 1.3, s.DARK),
            at=(13, -5),
        ),
    ]


def gas() -> list[str]:
    return [
        s.ellipse(-18, -6, 24, 15, s.PURPLE, opacity=0.5),
        s.ellipse(16, -4, 28, 16, s.PURPLE, opacity=0.45),
        s.ellipse(0, -15, 22, 15, "#d9c4ff", opacity=0.4),
    ]


def apron() -> list[str]:
    return [
        s.ellipse(0, 0, 16, 4, s.SHADE, opacity=0.4),
        s.path("M-8-30h16l8 8v16q-16 9-32 0v-16z", "#8a5a3a", stroke=s.DARK, stroke_width=1.4),
        s.path("M-8-30q8 8 16 0", stroke="#d9ab68", stroke_width=2),
    ]


def riddle_sign() -> str:
    return s.path(
        "M-4-3.5Q-4-8 0-8T4-4Q4-1 0 1V3",
        "none",
        stroke="#20264a",
        stroke_width=2.6,
        stroke_linecap="round",
    ) + s.circle(0, 7, 1.7, "#20264a")


def die(value: int) -> list[str]:
    """Draw an attack die, 34 wide, with its pips."""
    far = 8.5
    slope, other = [(-far, -far), (far, far)], [(-far, far), (far, -far)]
    pips = slope if value > 1 else []
    pips = pips + (other if value > 3 else [])
    pips = pips + ([(0.0, 0.0)] if value % 2 else [])
    pips = pips + ([(-far, 0.0), (far, 0.0)] if value == 6 else [])
    return [
        s.rect(-17, -14, 34, 34, rx=8, fill="#b9b1a0"),
        s.rect(-17, -17, 34, 34, rx=8, fill="#f3efe2"),
        *(s.circle(x, y, 3.3, s.RED if value == 6 else s.DARK) for x, y in pips),
    ]


_BADGES = {  # ground, ink, edge
    "white": ("#f4f1ea", s.DARK, s.DARK),
    "brown": ("#8a5a2e", "#fff", s.DARK),
    "black": ("#1a1d33", "#fff", "#dfe3f5"),
}


def _badge_plate(colour: str, wide: float) -> str:
    """Draw a plate for a number in the colour of its rats."""
    ground, _, edge = _BADGES[colour]
    return s.rect(-wide / 2, -12, wide, 24, 12, fill=ground, stroke=edge, stroke_width=2)


@svg.drawn_once
def badge(x: int, y: int, said: str, colour: str) -> tuple[str, str]:
    """Draw a number in the colour of its rats. Text attributes come from the group of numbers."""
    ink = _BADGES[colour][1]
    text = svg.tag("text", said, x=x, y=y + 7, fill=None if ink == "#fff" else ink)
    return s.use(f"badge-{colour}" if len(said) == 1 else f"badge-{colour}-wide", x, y), text


_SPOTS = {1: ((0, 0),), 2: ((7, -6), (-6, 0)), 3: ((-9, -8), (11, -7), (0, 0))}


def _pack(colour: str, size: int) -> str:
    """Draw one, two or three rats."""
    shadow = s.ellipse(0, -1, 16 + 3 * size, 5.5, s.SHADE, opacity=0.38)
    return shadow + "".join(s.use(f"rat-{colour}", x, y) for x, y in _SPOTS[size])


@svg.drawn_once
def pack(colour: str, count: int) -> str:
    """Draw one to three rats. For more, a number tells the count (`badge`)."""
    return s.use(f"pack-{colour}-{min(count, 3)}")


def pack_width(count: int) -> int:
    """Return the width of a pack."""
    return {1: 38, 2: 48}.get(count, 54)


_DEEP, _GOLDEN = "#2c1450", "#3d2c00"
MARKER_SIGNS = {  # the sign on the tokens of each ability
    "bait": bait_sign(),
    "net": net_sign(),
    "grapple": s.path("M-1 8v-8M-7-5q6-7 12 0M-1-4l-5-3M-1-4l6-3", stroke=_GOLDEN, stroke_width=2),
    "whistle": s.path("M-8-2h10a5 5 0 1 1-5 5l-5-1z", _DEEP),
    "mincer": s.path("M-7-6h9v10h-9zM2-2h6v3h-6z", _GOLDEN),
    "apron": s.path("M-4-8h8l3 4v9q-7 4-14 0v-9z", _DEEP),
    "bomb": s.circle(-1, 2, 6, _GOLDEN) + s.path("M3-3q2-5 6-3", stroke=_GOLDEN, stroke_width=2),
    "gas": s.circle(-4, 2, 4, _DEEP) + s.circle(3, 1, 5, _DEEP) + s.circle(-1, -4, 4, _DEEP),
}


def marker_symbols(yellow: str, purple: str) -> tuple[str, ...]:
    """Return the tokens of this game's ratcatcher: each colour with the sign of its ability."""
    return (
        s.symbol("m-yellow", *token(s.YELLOW, "#94721a", MARKER_SIGNS[yellow])),
        s.symbol("m-purple", *token(s.PURPLE, "#63429a", MARKER_SIGNS[purple])),
    )


SYMBOLS = (
    *(s.symbol(f"rat-{colour}", rat(colour)) for colour in COATS),
    *(s.symbol(f"pack-{k}-{size}", _pack(k, size)) for k in COATS for size in _SPOTS),
    *(s.symbol(f"badge-{colour}", _badge_plate(colour, 24)) for colour in COATS),
    *(s.symbol(f"badge-{colour}-wide", _badge_plate(colour, 34)) for colour in COATS),
    s.symbol("nest", *nest()),
    s.symbol("hatchery", *hatchery()),
    s.symbol("cheese", *cheese()),
    s.symbol("trap", *trap()),
    s.symbol("net", *net()),
    s.symbol("bait", *bait()),
    s.symbol("gas", *gas()),
    s.symbol("apron", *apron()),
    s.symbol("m-health", *token("#e5484d", "#8f2530", heart_sign())),
    s.symbol("m-riddle", *token("#c3cbe8", "#6a739f", riddle_sign())),
    *(s.symbol(f"d{n}", *die(n)) for n in range(1, 7)),
)
