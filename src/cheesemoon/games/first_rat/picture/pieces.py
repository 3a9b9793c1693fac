"""The pieces of First Rat as symbols: a few flat shapes each, drawn around their own middle."""

from __future__ import annotations

from typing import Any

from cheesemoon.core.svg import BAD, GOOD, MOON, NIGHT, PLAYERS, group, player_sign, symbol, tag

from ..content import (
    CAP_EACH,
    CAPS,
    COMICS,
    GOODS,
    RATS,
    SUPERS,
    TRACKS,
)

INK = "#12172b"
PAPER = "#f3efe2"
SPACE_COLOURS = {
    "blue": "#4f8ef7",
    "yellow": "#f2c230",
    "orange": "#f0883e",
    "green": "#5fb85f",
    "white": "#e9e6dd",
}
PIPE_COLOURS = {"orange": "#f0883e", "green": "#5fb85f", "grey": "#9aa0b5"}


def _path(d: str, fill: str, **more: object) -> str:
    return tag("path", d=d, fill=fill, **more)


def _line(d: str, width: float = 2, colour: str = INK) -> str:
    return tag(
        "path",
        d=d,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _circle(x: float, y: float, r: float, fill: str, **more: object) -> str:
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **more)


def _box(x: float, y: float, width: float, height: float, fill: str, rx: float = 2) -> str:
    return tag(
        "rect", x=x, y=y, width=width, height=height, rx=rx, fill=fill, stroke=INK, stroke_width=1.2
    )


_CHEESE = _path("M-11 6L9 -9Q12 -4 11 6Z", "#f2c230", stroke=INK, stroke_width=1.2) + "".join(
    _circle(x, y, r, "#b97900") for x, y, r in ((-1, 3, 2), (6, -2, 2.4), (6, 4, 1.3))
)
_BULB = (
    _circle(0, -3, 8, "#ffe9a8", stroke=INK, stroke_width=1.2)
    + _box(-4, 4, 8, 7, "#9aa0b5")
    + _line("M-3 -2L0 2L3 -2", 1.4, "#b97900")
)
_CORE = (
    _path("M-7 -9Q0 -6 7 -9Q3 0 7 9Q0 6 -7 9Q-3 0 -7 -9Z", "#f7f1d8", stroke=INK, stroke_width=1.2)
    + _line("M0 -7Q1 -11 4 -12", 2, "#6b4a2b")
    + _circle(0, 0, 1.6, "#6b4a2b")
)
_MOULDY = _path("M-11 6L9 -9Q12 -4 11 6Z", "#a9c08a", stroke=INK, stroke_width=1.2) + "".join(
    _circle(x, y, 2, "#4c6b3f") for x, y in ((-2, 3), (5, -2), (7, 4))
)
_ROCKET = (
    _path("M0 -12Q7 -5 6 7H-6Q-7 -5 0 -12Z", PAPER, stroke=INK, stroke_width=1.2)
    + _path("M-6 2L-10 10L-5 7ZM6 2L10 10L5 7Z", "#e5484d", stroke=INK, stroke_width=1)
    + _circle(0, -3, 2.6, "#4f8ef7")
    + _path("M-3 8L0 13L3 8Z", "#f0883e")
)

# items, tracks and things, each about 24 wide
SYMBOLS = [
    symbol("fr-cheese", _CHEESE),
    symbol("fr-bulb", _BULB),
    symbol("fr-core", _CORE),
    symbol(
        "fr-bottle",
        _path("M-3 -12H3V-6Q7 -3 7 2V11H-7V2Q-7 -3 -3 -6Z", "#7fc6a4", stroke=INK, stroke_width=1.2)
        + _box(-5, 1, 10, 6, PAPER, 1),
    ),
    symbol(
        "fr-soda",
        _box(-9, -10, 18, 20, "#8fb8f0") + _box(-9, -10, 18, 6, PAPER) + _line("M-4 3H4M0 -1V7", 2),
    ),
    symbol(
        "fr-can",
        _box(-8, -9, 16, 18, "#b9bfcc", 4)
        + _box(-8, -3, 16, 7, "#5fb85f", 0)
        + _circle(0, 0.5, 2, PAPER),
    ),
    symbol(
        "fr-calculator",
        _box(-8, -11, 16, 22, "#5b6078", 3)
        + _box(-5, -8, 10, 5, "#bfe3c0", 1)
        + "".join(_circle(x, y, 1.6, PAPER) for x in (-4, 0, 4) for y in (1, 6)),
    ),
    symbol("fr-mouldy", _MOULDY),
    symbol(
        "fr-nut",
        _path("M-11 0L-5.5 -9.5H5.5L11 0L5.5 9.5H-5.5Z", "#c9ccd6", stroke=INK, stroke_width=1.2)
        + _circle(0, 0, 4.5, INK),
    ),
    symbol(
        "fr-drink",
        _box(-6, -10, 12, 21, "#e879b9", 3) + _path("M2 -7L-4 2H0L-2 8L4 -1H0Z", "#ffe9a8"),
    ),
    symbol(
        "fr-empty",
        tag(
            "rect",
            x=-6,
            y=-10,
            width=12,
            height=21,
            rx=3,
            fill="none",
            stroke="#e879b9",
            stroke_width=1.6,
            stroke_dasharray="3 2",
        ),
    ),
    symbol("fr-comic", _box(-9, -11, 18, 22, "#f3efe2", 2) + _line("M-5 -6H5M-5 -1H5M-5 4H1", 2)),
    symbol(
        "fr-gear",
        "".join(
            tag("rect", x=-2, y=-10, width=4, height=20, fill=INK, transform=f"rotate({a})")
            for a in (0, 45, 90, 135)
        )
        + _circle(0, 0, 7, INK)
        + _circle(0, 0, 3, PAPER),
    ),
    symbol("fr-leaf", _path("M-9 8Q-9 -8 9 -9Q9 8 -9 8Z", INK) + _line("M-7 7L4 -4", 1.5, PAPER)),
    symbol(
        "fr-cockpit",
        _path("M-10 9Q-9 -10 0 -12Q9 -10 10 9Z", "#c9ccd6", stroke=INK, stroke_width=1.2)
        + _path("M-5 1Q-4 -7 0 -8Q4 -7 5 1Z", "#4f8ef7"),
    ),
    symbol("fr-cargo", _box(-10, -9, 20, 18, "#c9a26b") + _line("M-10 0H10M0 -9V9", 1.5)),
    symbol(
        "fr-engine",
        _path("M-6 -10H6L9 4H-9Z", "#9aa0b5", stroke=INK, stroke_width=1.2)
        + _path("M-6 5H6L0 14Z", "#f0883e"),
    ),
    symbol("fr-rocket", _ROCKET),
    symbol(
        "fr-spotlights",
        _path("M-10 -4L2 -9V9L-10 4Z", "#5b6078", stroke=INK, stroke_width=1.2)
        + _path("M3 -8L12 -11V11L3 8Z", "#ffe9a8"),
    ),
    symbol(
        "fr-pantry",
        _box(-7, -6, 14, 17, "#e5a0a0", 4)
        + _box(-8, -11, 16, 6, "#c9a26b")
        + _circle(0, 3, 3, PAPER),
    ),
    symbol(
        "fr-rattonauts",
        _circle(0, 0, 10.5, PAPER, stroke=INK, stroke_width=1.2)
        + _circle(0, 1, 6.5, "#4f8ef7")
        + _circle(-8, -8, 3, PAPER, stroke=INK, stroke_width=1)
        + _circle(8, -8, 3, PAPER, stroke=INK, stroke_width=1),
    ),
    symbol(
        "fr-collector",
        _path(
            "M0 -11L3 -3H11L5 2L7 10L0 5L-7 10L-5 2L-11 -3H-3Z",
            "#ffc94d",
            stroke=INK,
            stroke_width=1.2,
        ),
    ),
    symbol("fr-unbuilt", _ROCKET + _line("M-11 -11L11 11", 3.5, "#e5484d")),
    symbol("fr-lamp", _circle(0, 0, 4, "#ffc94d", stroke=INK, stroke_width=1)),
    symbol("fr-lamp-off", _circle(0, 0, 4, "#3a4470", stroke="#aab1d0", stroke_width=1)),
    symbol("fr-spot", _circle(0, 0, 8, "#ffe9a8", stroke="#ffc94d", stroke_width=3)),
    symbol("fr-spot-off", _circle(0, 0, 8, "#3a4470", stroke="#aab1d0", stroke_width=2)),
    symbol(
        "fr-battery",
        _box(-11, -7, 20, 14, "#5fb85f", 2)
        + _box(9, -3, 4, 6, "#5fb85f", 1)
        + _line("M-6 0H-1M2 0H6M4 -2.5V2.5", 2),
    ),
    *(
        symbol(
            f"fr-pack-{name}",
            tag(
                "rect",
                x=-13,
                y=-13,
                width=26,
                height=28,
                rx=9,
                fill=colour,
                stroke=INK,
                stroke_width=1.5,
            )
            + _line("M-5 -13Q0 -20 5 -13", 2.5, "#aab1d0")
            + tag("rect", x=-9, y=0, width=18, height=13, rx=3, fill=PAPER, stroke=INK),
        )
        for name, colour in SPACE_COLOURS.items()
    ),
]

COLOUR_ICON = {
    "blue": "fr-bulb",
    "yellow": "fr-cheese",
    "orange": "fr-gear",
    "green": "fr-leaf",
    "white": "fr-core",
}
"""The second sign of each colour."""

# --- players' pieces ------------------------------------------------------------------------------


def _ears(seat: int, tail: bool = True) -> str:
    """Two ears and a tail behind the sign of a seat."""
    fill, edge = PLAYERS[seat], PAPER if seat == 4 else INK
    return (_line("M-10 8Q-22 12 -20 0", 3, fill) if tail else "") + "".join(
        _circle(x, -12, 5, fill, stroke=edge, stroke_width=1.2) for x in (-7, 8)
    )


for _seat in range(len(PLAYERS)):
    SYMBOLS += [
        symbol(
            f"fr-rat-{_seat}", _ears(_seat), player_sign(_seat, 0, 0, 13 if _seat == 1 else 13.5)
        ),
        symbol(f"fr-small-{_seat}", _ears(_seat, tail=False), player_sign(_seat, 0, 0, 10)),
        symbol(f"fr-sign-{_seat}", player_sign(_seat, 0, 0, 10)),
        symbol(f"fr-light-{_seat}", player_sign(_seat, 0, 0, 6.5)),
    ]

# --- what can be chosen ---------------------------------------------------------------------------


def _frame(wide: float, tall: float, rx: float, top: float | None = None, **more: Any) -> str:
    """A rectangle around the middle, or hanging from `top`."""
    y = -tall / 2 if top is None else top
    return tag("rect", x=-wide / 2, y=y, width=wide, height=tall, rx=rx, **more)


_AIM: dict[str, Any] = {
    "fill": "none",
    "stroke": MOON,
    "stroke_width": 3,
    "stroke_dasharray": "9 6",
}
# Only there to be clicked: a space without the corner of its chips, which speak for themselves
_HIT: dict[str, Any] = {"fill": "#fff", "fill_opacity": 0}
SYMBOLS += [
    symbol(
        "fr-lit",
        _frame(70, 104, 10, fill="none", stroke=MOON, stroke_width=4) + _circle(-20, -12, 13, INK),
    ),
    symbol(
        "fr-super",
        _circle(0, 0, 18, "none", stroke="#ffc94d", stroke_width=3),
        _circle(14, -14, 11, "#ffe9a8", stroke=INK, stroke_width=1.2),
    ),
    symbol("fr-aim", _frame(76, 110, 13, **_AIM)),
    symbol("fr-aim-pad", _frame(138, 110, 13, **_AIM)),
    symbol("fr-hit", tag("path", d="M-38 -55H16V2H38V55H-38Z", **_HIT)),
    symbol("fr-hit-pad", tag("path", d="M-69 -55H46V2H69V55H-69Z", **_HIT)),
    symbol("fr-cost", _circle(0, 0, 6.5, BAD, stroke=INK, stroke_width=1.2) + _line("M-3 0H3", 2)),
    symbol(
        "fr-paw",
        *(
            _circle(x, y, r, MOON)
            for x, y, r in ((0, 4, 5), (-7, -2, 2.5), (-2.5, -6, 2.5), (3, -6, 2.5), (7, -2, 2.5))
        ),
    ),
    symbol("fr-marker", _box(-8, -8, 16, 16, "#aab1d0", 3) + _line("M-4 0L-1 3L4 -4", 2)),
]

# A card over the foot of a space, and its lines
CARD_LINE, CARD_FOOT = 25, 58
MOST_CARD_LINES = 6


def _card(lines: int) -> str:
    tall = CARD_LINE * lines + 4
    return _frame(74, tall, 8, -2, fill=NIGHT, stroke=MOON, stroke_width=2.5)


def _figure(words: str, x: float, y: float, paint: str = MOON) -> str:
    """A number as large as all words."""
    return tag("text", words, x=x, y=y, fill=paint, font_weight=800, text_anchor="middle")


def card_line(words: str, name: str, paint: str = MOON) -> str:
    """A number and an icon."""
    return _figure(words, -12, 19, paint) + tag("use", href=f"#fr-{name}", x=16, y=12)


# Lines that are seen all the time are symbols; others are drawn where they stand.
COMMON_LINES = {f"steps-{n}": card_line(str(n), "paw") for n in range(1, 8)} | {
    f"pay-{n}-{item}": card_line(f"−{n}", item, BAD) for item in GOODS for n in (1, 2)
}
SYMBOLS += [symbol(f"fr-card-{n}", _card(n)) for n in range(1, MOST_CARD_LINES + 1)]
SYMBOLS += [symbol(f"fr-{name}", line) for name, line in COMMON_LINES.items()]
SYMBOLS += [
    symbol(
        f"fr-chip-{rat}{kind}",
        _frame(26, 26, 8, fill=NIGHT, stroke=edge, stroke_width=2.5),
        _figure(str(rat), 0, 8),
        _line("M-8 15H8M-8 19H8", 2.5, GOOD) if kind else "",
    )
    for rat in range(RATS)
    for kind, edge in (("", MOON), ("-pipe", GOOD))
]

# --- comics, caps, backpacks ----------------------------------------------------------------------


def _letter(letter: str) -> str:
    return tag("text", letter, y=8, font_size=22, font_weight=800, text_anchor="middle", fill=INK)


def _pipe(colour: str, sign: str) -> str:
    return (
        _line("M-9 -5H0Q7 -5 7 2V11", 7, INK)
        + _line("M-9 -5H0Q7 -5 7 2V11", 4.5, colour)
        + tag("use", href=f"#{sign}", transform="translate(-4 6) scale(.5)")
    )


_COVERS = {
    "orange-pipes": _pipe(PIPE_COLOURS["orange"], "fr-gear"),
    "green-pipes": _pipe(PIPE_COLOURS["green"], "fr-leaf"),
    "no-rent": tag("use", href="#fr-cheese", transform="scale(.8)")
    + _line("M-9 -10L9 10", 3, "#e5484d"),
    "long-legs": _line("M-5 -11L-3 0L-6 11M5 -11L3 0L6 11", 3.5),
    "green-orange": tag("use", href="#fr-leaf", transform="translate(-3 -6) scale(.55)")
    + tag("use", href="#fr-gear", transform="translate(3 7) scale(.55)"),
    "cheap-parts": _line("M-9 0H-2", 3) + _line("M3 -7L7 -10V9", 3),
}
SYMBOLS += [
    symbol(
        f"fr-comic-{name}",
        _box(-13, -17, 26, 34, "#ffe9a8" if name in SUPERS else PAPER, 3),
        _COVERS.get(name) or _letter(name[0].upper()),
    )
    for name in COMICS
]


def pack(colour: str) -> str:
    """A backpack with the sign of its colour."""
    sign = tag("use", href=f"#{COLOUR_ICON[colour]}", transform="translate(0 6) scale(.5)")
    return tag("use", href=f"#fr-pack-{colour}") + sign


def cap(name: str) -> str:
    """A bottle cap: its track and the points for each."""
    sign = name if name in (*TRACKS, "collector", "unbuilt") else "collector"
    points = abs(int(CAP_EACH[CAPS.index(name)]))
    return (
        tag("use", href="#fr-cap")
        + tag("use", href=f"#fr-{sign}", transform="translate(-7 0) scale(.75)")
        + tag("text", str(points), x=19, y=8, fill=INK, font_weight=800, text_anchor="end")
    )


SYMBOLS.append(
    symbol(
        "fr-cap",
        _circle(0, 0, 23, "#8d93ab", stroke=INK, stroke_width=1.5, stroke_dasharray="5 2"),
        _circle(0, 0, 19, PAPER),
    )
)


def animal(stand: str, x: float, y: float) -> str:
    """Who sells at a stand: a little head."""
    paint = {"hamster": "#c98a4b", "frog": "#5fb85f", "crow": "#2a2f45"}[stand]
    eyes = "".join(_circle(dx, -4, 3, PAPER) + _circle(dx, -4, 1.4, INK) for dx in (-5, 5))
    mouth = {
        "hamster": _circle(0, 3, 2.5, "#f3b6b6"),
        "frog": _line("M-7 4Q0 10 7 4"),
        "crow": _path("M-4 1H4L0 11Z", "#f0883e"),
    }[stand]
    face = _circle(0, 0, 13, paint, stroke=PAPER, stroke_width=1.5)
    return group(face, eyes, mouth, at=(x, y))
