"""Houses and landmarks of the town, seen from the south and a little from above.

A house stands on (0, 0), the left end of its front. A landmark stands on the middle of its front.
Roofs take the colour of their surroundings (`color`), so one drawing serves every quarter.
"""

from collections.abc import Sequence

from cheesemoon.core.draw import svg

from . import shapes as s

Points = Sequence[tuple[float, float]]

ROOF = "currentColor"


def poly(points: Points, fill: str, **more: object) -> str:
    d = "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + "Z"
    return s.path(d, fill, **more)


def shade(points: Points, dark: float = 0.2) -> str:
    return poly(points, "#070b1d", opacity=dark)


def light(points: Points, bright: float = 0.13) -> str:
    return poly(points, "#fff", opacity=bright)


def windows(*spots: tuple[float, float], w: float = 4, h: float = 5.5) -> str:
    """Draw windows. Every second one is dark."""
    panes = [f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}z" for x, y in spots]
    return s.path("".join(panes[::2]), s.PANE) + (
        s.path("".join(panes[1::2]), s.PANE_DARK) if len(panes) > 1 else ""
    )


def long_house(w: float, wall: float, roof: float, lit: Points) -> list[str]:
    """Draw a house whose ridge runs along the street."""
    top = [(-2, 1 - wall), (w + 2, 1 - wall), (w - 3, -wall - roof), (3, -wall - roof)]
    return [
        s.rect(0, -wall, w, wall, fill=s.WALL),
        shade([(w * 0.62, -wall), (w, -wall), (w, 0), (w * 0.62, 0)], 0.18),
        poly(top, ROOF),
        light(
            [(-2, 1 - wall), (w * 0.5, 1 - wall), (w * 0.45, -wall - roof), (3, -wall - roof)], 0.08
        ),
        s.path(f"M3 {-wall - roof}H{w - 3}", stroke="#fff", stroke_opacity=0.28, stroke_width=1.6),
        s.path(f"M{w - 11} {-wall - roof + 5}v-9h5v9z", "#2a3058"),
        windows(*lit),
    ]


def gable_house(
    w: float, wall: float, gable: float, deep: float, lit: Points, steps: bool = False
) -> list[str]:
    """Draw a house whose gable faces the street."""
    m = w / 2
    left = [(-2, 2 - wall), (m, -wall - gable), (m, -wall - gable - deep), (-2, 2 - wall - deep)]
    right = [
        (w + 2, 2 - wall),
        (m, -wall - gable),
        (m, -wall - gable - deep),
        (w + 2, 2 - wall - deep),
    ]
    front = [(1, 0), (w - 1, 0), (w - 1, -wall), (m, 1 - wall - gable), (1, -wall)]
    if steps:
        step, rise = (m - 2) / 3, gable / 3
        front = [
            (1, 0),
            (w - 1, 0),
            (w - 1, -wall - 2),
            (w - 1 - step, -wall - 2),
            (w - 1 - step, -wall - 2 - rise),
            (w - 1 - 2 * step, -wall - 2 - rise),
            (w - 1 - 2 * step, -wall - 2 - 2 * rise),
            (m + 3, -wall - 2 - 2 * rise),
            (m + 3, -wall - gable - 4),
            (m - 3, -wall - gable - 4),
            (m - 3, -wall - 2 - 2 * rise),
            (1 + 2 * step, -wall - 2 - 2 * rise),
            (1 + 2 * step, -wall - 2 - rise),
            (1 + step, -wall - 2 - rise),
            (1 + step, -wall - 2),
            (1, -wall - 2),
        ]
    return [
        poly(left, ROOF),
        light(left),
        poly(right, ROOF),
        shade(right),
        poly(front, s.WALL),
        shade([(m, 0), (w - 1, 0), (w - 1, -wall), (m, 1 - wall - gable)], 0.12),
        windows(*lit),
    ]


_HOUSES: dict[str, tuple[float, list[str]]] = {  # name: width and drawing
    "h1": (34, long_house(34, 13, 17, [(5, -10), (14, -10), (25, -10)])),
    "h2": (28, gable_house(28, 14, 13, 14, [(6, -11), (17, -11), (12, -20)])),
    "h3": (42, long_house(42, 12, 20, [(6, -9.5), (17, -9.5), (31, -9.5)])),
    "h4": (24, gable_house(24, 18, 12, 12, [(5, -14), (14, -14), (5, -6)], steps=True)),
    "h5": (30, gable_house(30, 12, 16, 16, [(7, -9.5), (18, -9.5)], steps=True)),
    "h6": (26, long_house(26, 16, 14, [(5, -13), (15, -13)])),
}


def spire(x: float, wall: float, w: float, roof: float, cross: bool = True) -> list[str]:
    """Draw a tower with a pointed roof."""
    parts = [
        s.rect(x - w / 2, -wall, w, wall, fill=s.STONE),
        shade([(x, -wall), (x + w / 2, -wall), (x + w / 2, 0), (x, 0)], 0.25),
        poly([(x - w / 2 - 2, -wall), (x + w / 2 + 2, -wall), (x, -wall - roof)], ROOF),
        light([(x - w / 2 - 2, -wall), (x - 1, -wall), (x, -wall - roof)], 0.16),
        windows((x - 2, -wall + 7), h=8),
    ]
    if cross:
        parts.append(
            s.path(
                f"M{x:g} {-wall - roof}v-9M{x - 3:g} {-wall - roof - 6}h6",
                stroke="#c8cbe0",
                stroke_width=1.6,
            )
        )
    return parts


def battlements(x: float, y: float, w: float, n: int, fill: str = s.STONE) -> str:
    step = w / (2 * n - 1)
    d = "".join(f"M{x + 2 * i * step:.1f} {y}v-6h{step:.1f}v6z" for i in range(n))
    return s.path(d, fill)


def tree(x: float, y: float, r: float) -> str:
    return s.circle(x, y - r, r, s.TREE) + s.circle(x - r * 0.3, y - r * 1.25, r * 0.55, s.TREE_TOP)


def flag(x: float, y: float, colour: str = "#b0546a") -> str:
    return s.path(f"M{x} {y}v-15", stroke="#c8cbe0", stroke_width=1.4) + s.path(
        f"M{x} {y - 15}l12 3.5l-12 4z", colour
    )


def church() -> list[str]:
    nave = gable_house(38, 17, 17, 24, [(8, -14), (17, -22), (26, -14)])
    return [svg.group(*nave, at=(-12, 0)), *spire(-20, 44, 18, 30)]


def minster() -> list[str]:
    nave = gable_house(44, 24, 20, 26, [(9, -18), (20, -31), (31, -18)])
    return [
        svg.group(*nave, at=(-22, 0)),
        *spire(-27, 50, 17, 34),
        *spire(27, 50, 17, 34),
        s.circle(0, -27, 5.5, s.PANE),
    ]


def mill() -> list[str]:
    sails = s.path(
        "M0-44L26-66M0-44L-26-22M0-44L-22-70M0-44L22-18", stroke="#c9b79a", stroke_width=2.5
    )
    cloth = s.path(
        "M5-52l22-18l4 6l-22 17zM-5-36l-22 18l-4-6l22-17z"
        "M-8-49l-18-22l6-4l17 21zM8-39l18 22l-6 4l-17-21z",
        "#d9cfb8",
        opacity=0.75,
    )
    return [
        poly([(-15, 0), (15, 0), (10, -40), (-10, -40)], s.STONE),
        shade([(2, 0), (15, 0), (10, -40), (2, -40)], 0.28),
        poly([(-12, -40), (12, -40), (0, -56)], ROOF),
        windows((-8, -18), (3, -30)),
        s.path("M-4 0v-9a4 4 0 0 1 8 0v9z", "#20264a"),
        sails,
        cloth,
        s.circle(0, -44, 3, "#20264a"),
    ]


def castle() -> list[str]:
    parts = []
    for x, h, w in ((-36, 42, 18), (36, 42, 18), (0, 62, 26)):
        parts += [
            s.rect(x - w / 2, -h, w, h, fill=s.STONE),
            shade([(x, -h), (x + w / 2, -h), (x + w / 2, 0), (x, 0)], 0.25),
            battlements(x - w / 2 - 2, -h, w + 4, 4),
            windows((x - 2, -h + 10), h=8),
        ]
    wall = [
        s.rect(-30, -26, 60, 26, fill=s.STONE_LOW),
        battlements(-30, -26, 60, 8, s.STONE_LOW),
        s.path("M-8 0v-12a8 8 0 0 1 16 0v12z", "#171c38"),
        windows((-22, -17), (18, -17)),
    ]
    return [*parts, *wall, flag(0, -66), flag(-36, -46), flag(36, -46)]


def crane() -> list[str]:
    return [
        s.rect(-14, -22, 28, 22, fill="#5a4a44"),
        shade([(2, -22), (14, -22), (14, 0), (2, 0)], 0.3),
        poly([(-18, -21), (18, -21), (12, -38), (-12, -38)], ROOF),
        s.path("M-4-36L34-62", stroke="#7a6252", stroke_width=5),
        s.path("M33-61v26", stroke="#b9b9c9", stroke_width=1.5),
        s.rect(26, -36, 14, 11, rx=2, fill="#8a6a4a"),
        s.circle(-1, -10, 7, "none", stroke="#8a6a4a", stroke_width=3),
        windows((-11, -18)),
    ]


def kiln() -> list[str]:
    return [
        s.rect(-20, -20, 30, 20, fill=s.WALL),
        poly([(-23, -19), (13, -19), (8, -36), (-18, -36)], ROOF),
        poly([(8, 0), (24, 0), (21, -52), (11, -52)], "#7a4f4a"),
        shade([(16, 0), (24, 0), (21, -52), (16, -52)], 0.28),
        s.rect(9, -55, 14, 5, fill="#5d3c3d"),
        s.ellipse(16, -66, 8, 6, "#aab1d0", opacity=0.28),
        s.ellipse(24, -78, 11, 7, "#aab1d0", opacity=0.2),
        s.path("M-12 0v-8a5 5 0 0 1 10 0v8z", s.PANE),
        windows((-17, -15), (2, -15)),
    ]


def barn(wide: float = 56, high: float = 26) -> list[str]:
    m = wide / 2
    return [
        s.rect(-m, -18, wide, 18, fill="#5a4a4e"),
        shade([(4, -18), (m, -18), (m, 0), (4, 0)], 0.22),
        poly([(-m - 3, -17), (m + 3, -17), (m - 4, -18 - high), (4 - m, -18 - high)], ROOF),
        s.path(f"M{4 - m} {-18 - high}H{m - 4}", stroke="#fff", stroke_opacity=0.3, stroke_width=2),
        s.path("M-7 0v-13h14v13z", "#20264a"),
        windows((-m + 6, -13), (-m + 14, -13), (m - 18, -13), (m - 10, -13), (-14, -30), (10, -30)),
    ]


def granary() -> list[str]:
    return [
        svg.group(
            *gable_house(
                44,
                30,
                22,
                24,
                [(7, -25), (19, -25), (32, -25), (7, -12), (32, -12), (19, -38)],
                steps=True,
            ),
            at=(-22, 0),
        ),
        s.path("M-6 0v-14h12v14z", "#20264a"),
        s.path("M0-54h13v16", stroke="#c9b79a", stroke_width=2.2),
        s.rect(9, -38, 9, 8, rx=2, fill="#c9b79a"),
    ]


def tower() -> list[str]:
    return [
        s.rect(-15, -48, 30, 48, fill=s.STONE),
        shade([(0, -48), (15, -48), (15, 0), (0, 0)], 0.25),
        s.rect(-18, -54, 36, 8, fill=s.STONE_LOW),
        battlements(-18, -54, 36, 5),
        poly([(-12, -60), (12, -60), (0, -84)], ROOF),
        light([(-12, -60), (-1, -60), (0, -84)], 0.14),
        s.path("M-7 0v-11a7 7 0 0 1 14 0v11z", "#171c38"),
        windows((-2, -38), h=9),
        flag(0, -82),
    ]


def dome() -> list[str]:
    return [
        s.rect(-26, -20, 52, 20, fill=s.STONE),
        shade([(4, -20), (26, -20), (26, 0), (4, 0)], 0.22),
        s.path("M-22-19a22 22 0 0 1 44 0z", ROOF),
        s.path("M-22-19a22 22 0 0 1 20-22a30 30 0 0 0-10 22z", "#fff", opacity=0.14),
        s.rect(-2, -48, 4, 8, fill="#c8cbe0"),
        s.path("M-5 0v-11a5 5 0 0 1 10 0v11z", s.PANE),
        windows((-20, -14), (-12, -14), (9, -14), (17, -14)),
    ]


def inn() -> list[str]:
    return [
        svg.group(
            *long_house(54, 18, 22, [(6, -14), (15, -14), (36, -14), (45, -14)]), at=(-27, 0)
        ),
        s.path("M-4 0v-12h9v12z", s.PANE),
        s.path("M27-24h12", stroke="#c9b79a", stroke_width=2),
        s.circle(37, -16, 6.5, "#8a6a4a"),
        s.path("M34-18h5v5h-5zM39-17h2v3h-2", "#ffc94d"),
    ]


def hall() -> list[str]:
    return [
        svg.group(
            *gable_house(
                52, 22, 20, 20, [(7, -17), (17, -17), (31, -17), (41, -17), (24, -31)], steps=True
            ),
            at=(-26, 0),
        ),
        *spire(-30, 40, 16, 24, cross=False),
        s.circle(-30, -32, 5, "#f3efe2"),
        s.path("M-30-35v3l2 2", stroke="#12172b", stroke_width=1.3),
    ]


_LANDMARKS = {
    "church": (66, 1.15, church()), "minster": (76, 1.05, minster()), "mill": (44, 1.2, mill()),
    "castle": (96, 1.1, castle()), "crane": (54, 1.3, crane()), "kiln": (52, 1.3, kiln()),
    "barn": (62, 1.3, barn()), "granary": (50, 1.3, granary()), "tower": (40, 1.1, tower()),
    "dome": (58, 1.3, dome()), "inn": (72, 1.3, inn()), "hall": (66, 1.3, hall()),
}  # fmt: skip
_BIG = 1.72  # scale of houses

LANDMARKS = tuple(_LANDMARKS)
WIDTH = {name: width * big for name, (width, big, _) in _LANDMARKS.items()}
HOUSES = {name: width * _BIG for name, (width, _) in _HOUSES.items()}

SYMBOLS = (
    *(s.symbol(name, s.scaled(_BIG, *drawn)) for name, (_, drawn) in _HOUSES.items()),
    *(s.symbol(f"m-{name}", s.scaled(big, *drawn)) for name, (_, big, drawn) in _LANDMARKS.items()),
    s.symbol("tree", s.ellipse(1, 0, 9, 3, s.SHADE, opacity=0.3), tree(0, 0, 9)),
)
