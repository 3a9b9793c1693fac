"""Dice and coins, drawn by us. Every species has its own colour, shape and number of eyes."""

from __future__ import annotations

from math import cos, pi, sin

from cheesemoon.core.svg import symbol, tag, text

from .. import content as c

DARK = "#12172b"
COLOURS = {
    "red": "#e5484d",
    "green": "#5fb85f",
    "blue": "#4f8ef7",
    "yellow": "#f2c230",
    "violet": "#a974e8",
}
_OTHER = "#9aa3c7"
_SKIN = "#f0c8a0"


def die_symbol(face: int) -> str:
    """The symbol of a passenger die that shows this face."""
    return f"st-{c.FACES[face]}"


def fuel_symbol(number: int) -> str:
    """The symbol of a fuel die that shows this number."""
    return f"st-fuel-{number}"


def smuggling_symbol(number: int) -> str:
    """The symbol of the smuggling die that shows this number."""
    return f"st-smuggling-{number}"


def _square(fill: str) -> str:
    return tag(
        "rect", x=-34, y=-34, width=68, height=68, rx=14, fill=fill, stroke=DARK, stroke_width=3
    )


def _bodies() -> list[str]:
    """Heads of the five species: round, three-cornered, square, spiky, drop."""
    star = " ".join(
        f"{(23 if i % 2 == 0 else 16) * sin(i * pi / 7):.1f},"
        f"{-(23 if i % 2 == 0 else 16) * cos(i * pi / 7):.1f}"
        for i in range(14)
    )
    return [
        tag("circle", r=21) + tag("path", d="M-8 -20L-14 -28M8 -20L14 -28"),
        tag("path", d="M0 -25L24 19Q0 28 -24 19Z"),
        tag("rect", x=-21, y=-19, width=42, height=39, rx=6) + tag("path", d="M0 -19V-28"),
        tag("polygon", points=star),
        tag("path", d="M0 -27Q26 2 17 16Q0 30 -17 16Q-26 2 0 -27Z"),
    ]


_EYES: list[list[tuple[float, float, float]]] = [
    [(0, -2, 8)],
    [(-8, 4, 5.5), (8, 4, 5.5)],
    [(-11, -3, 4.5), (0, -3, 4.5), (11, -3, 4.5)],
    [(-7, -6, 3.8), (7, -6, 3.8), (-7, 4, 3.8), (7, 4, 3.8)],
    [(0, -12, 3.6), (-8, -2, 3.6), (8, -2, 3.6), (-6, 9, 3.6), (6, 9, 3.6)],
]


def _alien(species: int) -> str:
    body = tag(
        "g",
        _bodies()[species % 5],
        fill=COLOURS.get(c.SPECIES[species], _OTHER),
        stroke=DARK,
        stroke_width=2.5,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
    eyes = "".join(
        tag("circle", cx=x, cy=y, r=r, fill="#fff", stroke=DARK, stroke_width=1.5)
        + tag("circle", cx=x, cy=y, r=r * 0.45, fill=DARK)
        for x, y, r in _EYES[species % 5]
    )
    return body + eyes


def _thumb() -> str:
    return tag(
        "path",
        d="M-16 24V0H-4L2 -24Q12 -28 12 -14L10 -4H20Q26 -2 24 6L18 22Q16 24 12 24Z",
        fill=_SKIN,
        stroke=DARK,
        stroke_width=3,
        stroke_linejoin="round",
    )


_PIPS = {
    1: [(0, 0)],
    2: [(-14, -14), (14, 14)],
    3: [(-15, -15), (0, 0), (15, 15)],
    4: [(-14, -14), (14, -14), (-14, 14), (14, 14)],
    5: [(-15, -15), (15, -15), (0, 0), (-15, 15), (15, 15)],
    6: [(-14, -17), (14, -17), (-14, 0), (14, 0), (-14, 17), (14, 17)],
}


def _fuel(number: int | None) -> str:
    pips = _PIPS.get(number or 0)
    if pips is None and number is not None:
        return _square("#f0883e") + text(
            0, 13, number, 38, font_weight=700, text_anchor="middle", fill=DARK
        )
    return _square("#f0883e") + "".join(
        tag("circle", cx=x, cy=y, r=6.5, fill=DARK) for x, y in pips or ()
    )


def _octagon(number: int | None) -> str:
    points = " ".join(
        f"{37 * cos((i + 0.5) * pi / 4):.1f},{37 * sin((i + 0.5) * pi / 4):.1f}" for i in range(8)
    )
    die = tag("polygon", points=points, fill="#9be7ff", stroke=DARK, stroke_width=3)
    return die + text(
        0,
        14,
        "" if number is None else number,
        40,
        font_weight=700,
        text_anchor="middle",
        fill=DARK,
    )


def _coin(r: float) -> str:
    return tag("circle", r=r, fill="#ffc94d", stroke=DARK, stroke_width=2) + tag(
        "path", d=f"M0 {-r * 0.5}V{r * 0.5}", stroke=DARK, stroke_width=2.5
    )


def _symbols() -> list[str]:
    found = [
        symbol(f"st-{c.SPECIES[i]}", _square("#f3efe2"), _alien(i)) for i in range(len(c.SPECIES))
    ]
    found += [
        symbol(f"st-mini-{c.SPECIES[i]}", tag("g", _alien(i), transform="scale(0.55)"))
        for i in range(len(c.SPECIES))
    ]
    found.append(symbol(f"st-{c.FACES[c.THUMB]}", _square("#f3efe2"), _thumb()))
    found.append(symbol("st-blank", _square("#f3efe2")))
    found.append(symbol("st-fuel", _fuel(None)))
    found += [symbol(f"st-fuel-{n}", _fuel(n)) for n in range(1, c.FUEL_SIDES + 1)]
    found.append(symbol("st-smuggling", _octagon(None)))
    found += [symbol(f"st-smuggling-{n}", _octagon(n)) for n in range(1, c.SMUGGLING_SIDES + 1)]
    found += [symbol("st-coin", _coin(15)), symbol("st-coin-small", _coin(10))]
    return found


SYMBOLS = _symbols()
