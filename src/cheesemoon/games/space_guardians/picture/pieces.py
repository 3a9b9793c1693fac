"""Monsters, ships, fighters, mine and markers, drawn by us, each around its own middle."""

from __future__ import annotations

from cheesemoon.core.svg import player_sign, symbol, tag, text

from ..content import EYES, SEATS
from ..state import BEST_LEVEL

DARK = "#12172b"
SEAT_COLOURS = ("#e5484d", "#f2c230", "#4f8ef7", "#5fb85f")  # red, yellow, blue, green
MONSTER_COLOURS = ("#e9e6dd", "#35c9c3", "#6cc25f", "#f0883e", "#e879b9")
GREY, STEEL = "#8d95b5", "#c3c9df"
FLAME = "#ff9b42"
CELL = 60  # the edge of a cell; pieces fit into it


def monster_symbol(eyes: int) -> str:
    """The symbol of a monster, 1 to 5 eyes."""
    return f"sg-monster-{eyes}"


def half_symbol(left: bool, whole: bool) -> str:
    """The symbol of a half of a command ship; two whole ones side by side are one picture."""
    return f"sg-{'whole' if whole else 'wreck'}-{'left' if left else 'right'}"


def fighter_symbol(seat: int, level: int) -> str:
    """The symbol of a fighter with its level."""
    return f"sg-fighter-{seat}-{level}"


_BODIES = (  # one eye to five: blob with feelers, horned, jelly, crab, spiky
    "M0 -19Q21 -19 21 3Q21 23 12 23Q7 23 6 17Q0 21 -6 17Q-7 23 -12 23Q-21 23 -21 3Q-21 -19 0 -19Z"
    "M-9 -18L-13 -26M9 -18L13 -26",
    "M-23 -23L-13 -14Q0 -20 13 -14L23 -23L22 4Q20 22 0 22Q-20 22 -22 4Z",
    "M-23 2Q-23 -22 0 -22Q23 -22 23 2V22L15 14L8 23L0 14L-8 23L-15 14L-23 22Z",
    "M-18 -16H18L26 -4L20 4L26 20L13 14H-13L-26 20L-20 4L-26 -4Z",
    "M0 -27L8 -17L21 -20L19 -7L27 2L18 9L18 22L6 18L0 25L-6 18L-18 22L-18 9L-27 2L-19 -7L-21 -20"
    "L-8 -17Z",
)
_EYES: tuple[tuple[tuple[float, float, float], ...], ...] = (
    ((0, -1, 10),),
    ((-9, 0, 7.5), (9, 0, 7.5)),
    ((-12, -3, 5.8), (0, -9, 5.8), (12, -3, 5.8)),
    ((-14, -4, 5), (-5, -8, 5), (5, -8, 5), (14, -4, 5)),
    ((0, -12, 4.8), (-10, -4, 4.8), (10, -4, 4.8), (-6, 8, 4.8), (6, 8, 4.8)),
)


def _monster(eyes: int) -> str:
    body = tag(
        "path",
        d=_BODIES[eyes - 1],
        fill=MONSTER_COLOURS[eyes - 1],
        stroke=DARK,
        stroke_width=2.5,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
    seeing = "".join(
        tag("circle", cx=x, cy=y, r=r, fill="#fff", stroke=DARK, stroke_width=1.8)
        + tag("circle", cx=x, cy=y + r * 0.2, r=r * 0.45, fill=DARK)
        for x, y, r in _EYES[eyes - 1]
    )
    return body + seeing


def _half(whole: bool) -> str:
    """A left half: hull and dome up to the right edge of its cell; a wreck ends in a tear."""
    if whole:
        hull = "M30 -4H4Q-22 -2 -27 8Q-22 19 4 20H30Z"
        dome = "M30 -22Q10 -22 6 -5H30Z"
    else:
        hull = "M16 -4H4Q-22 -2 -27 8Q-22 19 4 20H20L12 14L20 8L12 3Z"
        dome = "M20 -20Q10 -19 6 -5H16L13 -11Z"
    parts = tag("path", d=dome, fill="#9be7ff", stroke=DARK, stroke_width=2.5)
    parts += tag("path", d=hull, fill=GREY, stroke=DARK, stroke_width=2.5, stroke_linejoin="round")
    parts += tag("path", d="M-18 8H10", stroke=STEEL, stroke_width=3, stroke_linecap="round")
    parts += tag("circle", cx=-6, cy=14, r=2.6, fill=FLAME)
    if not whole:
        parts += tag(
            "path",
            d="M20 8Q30 4 25 -6Q22 -2 20 -4Q20 -12 13 -14Q16 -6 13 -2Q14 6 20 8Z",
            fill=FLAME,
            stroke=DARK,
            stroke_width=1.5,
        )
    return parts


def _fighter(seat: int, level: int) -> str:
    """Nose up, as many guns as its level, the level and the sign of the seat on it."""
    guns = {1: (0,), 2: (-13, 13), 3: (-16, 0, 16)}[level]
    barrels = "".join(
        tag(
            "rect",
            x=x - 2.5,
            y=-27 if x == 0 else -16,
            width=5,
            height=16,
            rx=2,
            fill=STEEL,
            stroke=DARK,
            stroke_width=1.5,
        )
        for x in guns
    )
    flames = tag("path", d="M-8 20L-5 28L-2 20ZM2 20L5 28L8 20Z", fill=FLAME)
    hull = tag(
        "path",
        d="M0 -20Q9 -12 10 -2L27 14V20L10 17V21H-10V17L-27 20V14L-10 -2Q-9 -12 0 -20Z",
        fill=SEAT_COLOURS[seat],
        stroke=DARK,
        stroke_width=2.5,
        stroke_linejoin="round",
    )
    number = text(0, 14, level, 24, font_weight=800, text_anchor="middle", fill=DARK)
    return barrels + flames + hull + number + player_sign(seat, 21, -17, 6.5, SEAT_COLOURS[seat])


def _mine() -> str:
    spikes = "M0 -24V24M-24 0H24M-17 -17L17 17M17 -17L-17 17"
    return (
        tag("path", d=spikes, stroke=STEEL, stroke_width=5, stroke_linecap="round")
        + tag("circle", r=15, fill="#5a6184", stroke=DARK, stroke_width=2.5)
        + tag("circle", r=6, fill="#ff5c5c", stroke=DARK, stroke_width=2)
    )


def _mine_cell() -> str:
    return tag("circle", r=14, stroke_dasharray="4 4") + tag("path", d="M-6 0H6M0 -6V6")


def _rocket() -> str:
    return tag(
        "path",
        d="M0 -14Q7 -8 6 2V6L11 12H5L0 9L-5 12H-11L-6 6V2Q-7 -8 0 -14Z",
        stroke=DARK,
        stroke_width=1.5,
        stroke_linejoin="round",
    )


def _battery() -> str:
    return tag("rect", x=-8, y=-9, width=16, height=21, rx=3, stroke=DARK, stroke_width=1.5) + tag(
        "path", d="M-3 -13H3V-9H-3ZM2 -6L-4 3H0L-2 9L4 0H0Z", stroke=DARK, stroke_width=1
    )


def _mini(drawing: str, scale: float = 0.5) -> str:
    return tag("g", drawing, transform=f"scale({scale})")


def _symbols() -> list[str]:
    found = [symbol(monster_symbol(eyes), _monster(eyes)) for eyes in range(1, EYES + 1)]
    found += [symbol(f"sg-kind-{eyes}", _mini(_monster(eyes))) for eyes in range(1, EYES + 1)]
    found.append(symbol("sg-kind-ship", _mini(_half(False))))
    for whole in (True, False):
        found.append(symbol(half_symbol(True, whole), _half(whole)))
        mirrored = tag("g", _half(whole), transform="scale(-1 1)")
        found.append(symbol(half_symbol(False, whole), mirrored))
    found.append(
        symbol(
            "sg-ship-mini",
            _mini(_half(True))
            + tag("g", _mini(_half(True)), transform="translate(30 0) scale(-1 1)"),
        )
    )
    found.append(
        symbol("sg-wreck-right-mini", tag("g", _mini(_half(False)), transform="scale(-1 1)"))
    )
    for seat in range(SEATS):
        found += [
            symbol(fighter_symbol(seat, level), _fighter(seat, level))
            for level in range(1, BEST_LEVEL + 1)
        ]
    found += [
        symbol("sg-mine", _mine()),
        symbol("sg-mine-cell", _mine_cell()),
        symbol("sg-rocket", _rocket()),
        symbol("sg-battery", _battery()),
    ]
    return found


SYMBOLS = _symbols()
