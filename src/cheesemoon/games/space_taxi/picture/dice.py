"""Dice, coins, tickets and small taxis, each around its own middle."""

from __future__ import annotations

from cheesemoon.core.svg import PLAYERS, symbol

from .. import content as c
from .colours import PUNCHED, PUNCHED_EDGE, PUNCHED_WORDS
from .shapes import (
    DARK,
    GOLD,
    INKED,
    OUTLINE,
    PAPER,
    bold,
    box,
    disc,
    line,
    oval,
    path,
    sign,
    title,
    use,
)

_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def _cube(face: str, side: str, edge: str) -> str:
    """A die, 84 wide: shadow, thickness, a lit face with a light upper rim."""
    return (
        oval(4, 46, 44, 13, "#000", opacity=0.32)
        + box(-42, -36, 84, 84, 19, side, stroke=DARK, stroke_width=2.5)
        + box(-42, -43, 84, 82, 19, f"url(#{face})", stroke=DARK, stroke_width=2.5)
        + line("M-27 -39.5H27Q38.5 -39.5 38.5 -27", edge, 3, opacity=0.9)
    )


def _fuel(number: int) -> str:
    """The pips of a fuel die, or its number if a die has more sides."""
    if number not in _PIPS:
        return bold(0, 16, number, 50, "#3b1605", text_anchor="middle")
    return "".join(
        disc(21 * x, -2 + 21 * y, 9, "#3b1605")
        + path(
            f"M{21 * x - 6} {3 + 21 * y}A9 9 0 0 0 {21 * x + 6} {3 + 21 * y}",
            stroke="#ffd0a0",
            stroke_width=2,
            opacity=0.7,
        )
        for x, y in _PIPS[number]
    )


def _crystal() -> str:
    """Eight-sided, of crystal: the only one that is no cube."""
    whole = "M0 -52L45 -26V26L0 50L-45 26V-26Z"
    return (
        oval(4, 44, 42, 12, "#000", opacity=0.32)
        + path(whole, "#2b7fa8", **OUTLINE)
        + path("M0 -52L45 26H-45Z", "url(#st-ice)")
        + path("M0 -52L45 -26V26ZM0 -52L-45 -26V26Z", "#8fdcf2")
        + path("M0 -52L-45 -26V26Z", "#c8f3ff")
        + path("M-45 26H45L0 50Z", "#2a86b0")
        + path("M0 -52L45 26H-45Z", stroke="#fff", stroke_width=2, opacity=0.8)
        + path(whole, **OUTLINE)
    )


def coin() -> str:
    """A coin of the bank."""
    return (
        oval(0, 4, 15, 15, "#8a5a0c")
        + disc(0, 0, 15, "url(#st-gold)", stroke=DARK, stroke_width=2)
        + disc(0, 0, 10, "none", stroke="#b97e14", stroke_width=2)
        + path("M-4 5V-3L0 -6L4 -3V5Z", "#b97e14")
        + line("M-10 -8A13 13 0 0 1 2 -12.6", "#fff6d0", 2)
    )


_TICKET = "M-54 -34H54V-12A10 10 0 0 0 54 12V34H-54V12A10 10 0 0 0 -54 -12Z"


def _ticket(number: int) -> str:
    """A number tile as a taxi ticket: that many dice stay, once in a turn."""
    stamps = "".join(box(36, -24 + 10 * i, 9, 4 + (i * 3) % 4, 1, "#b59a5e") for i in range(5))
    return (
        path(_TICKET, "#000", opacity=0.3, transform="translate(3 6)")
        + path(_TICKET, "url(#st-paper)", stroke=DARK, stroke_width=2.5)
        + path("M26 -27V27", stroke="#b59a5e", stroke_width=2.5, stroke_dasharray="3 6")
        + title(-13, 19, number, 52, INKED, text_anchor="middle")
        + stamps
    )


def _punched(number: int) -> str:
    """A ticket that is used: face down."""
    return (
        path(_TICKET, PUNCHED, stroke=PUNCHED_EDGE, stroke_width=2.5, stroke_dasharray="6 5")
        + title(-13, 19, number, 52, PUNCHED_WORDS, text_anchor="middle")
        + disc(38, 0, 9, DARK)
        + line("M-46 -24L20 24", PUNCHED_WORDS, 4)
    )


def small_cab(seat: int) -> str:
    """A player's taxi, far away: in the colour of the seat, with its sign."""
    hull = (
        "M-44 12Q-48 -8 -34 -10L-22 -26Q-18 -30 -10 -30H14Q22 -30 26 -24L34 -10"
        "Q48 -8 48 4Q48 14 38 14H-38Q-44 14 -44 12Z"
    )
    panes = "M-17 -11L-11 -23H-1V-11ZM5 -11V-23H13Q17 -23 19 -20L24 -11Z"
    return (
        path("M-46 6Q-58 6 -64 0Q-58 -6 -46 -4Z", "#ffae42")
        + path(hull, PLAYERS[seat], stroke=DARK, stroke_width=3)
        + path(panes, "#cfefff", stroke=DARK, stroke_width=2)
        + box(-12, -40, 24, 10, 4, GOLD, stroke=DARK, stroke_width=2)
        + oval(-22, 17, 14, 5, "#9be7ff")
        + oval(26, 17, 14, 5, "#9be7ff")
        + disc(0, 2, 11, PAPER, stroke=DARK, stroke_width=2)
        + sign(seat, 0, 2, 0.62, INKED)
    )


def smoke() -> str:
    """What a breakdown looks like from far away."""
    puffs = ((0, 0, 16), (-18, -16, 20), (4, -30, 22), (-14, -50, 18), (14, -58, 13))
    return "".join(disc(x, y, r, "url(#st-smoke)") for x, y, r in puffs)


_CREAM = _cube("st-cream", "#b9ab88", "#fff")
_ORANGE = _cube("st-orange", "#8f3f10", "#ffe0bd")
_ICE = _crystal()

SYMBOLS = [
    symbol("st-die", _CREAM),
    symbol("st-die-fuel", _ORANGE),
    symbol("st-die-crystal", _ICE),
    *(symbol(f"st-die-{face}", use("st-die") + use(f"st-{face}", 0, -1)) for face in c.FACES),
    *(
        symbol(f"st-die-fuel-{n}", use("st-die-fuel") + _fuel(n))
        for n in range(1, c.FUEL_SIDES + 1)
    ),
    *(
        symbol(
            f"st-die-crystal-{n}",
            use("st-die-crystal") + bold(0, 19, n, 44, "#0b2b45", text_anchor="middle"),
        )
        for n in range(1, c.SMUGGLING_SIDES + 1)
    ),
    symbol("st-coin", coin()),
    symbol("st-smoke-puffs", smoke()),
    *(symbol(f"st-ticket-{n}", _ticket(n)) for n in range(c.TILES)),
    *(symbol(f"st-punched-{n}", _punched(n)) for n in range(c.TILES)),
    *(symbol(f"st-cab-{seat}", small_cab(seat)) for seat in range(c.SEATS)),
]
