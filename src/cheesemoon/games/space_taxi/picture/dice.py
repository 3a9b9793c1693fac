"""Dice, coins, tickets and small taxis, each around its own middle."""

from cheesemoon.core.draw import svg

from .. import content as c
from . import colours as hue, shapes as sh

_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def _cube(face: str, side: str, edge: str) -> str:
    """Draw a die, 84 wide: shadow, thickness, a lit face with a light upper rim."""
    return (
        sh.oval(4, 46, 44, 13, "#000", opacity=0.32)
        + sh.box(-42, -36, 84, 84, 19, side, stroke=sh.DARK, stroke_width=2.5)
        + sh.box(-42, -43, 84, 82, 19, f"url(#{face})", stroke=sh.DARK, stroke_width=2.5)
        + sh.line("M-27 -39.5H27Q38.5 -39.5 38.5 -27", edge, 3, opacity=0.9)
    )


def _fuel(number: int) -> str:
    """Draw the pips of a fuel die, or a number for which there is no pattern."""
    if number not in _PIPS:
        return sh.bold(0, 16, number, 50, "#3b1605", text_anchor="middle")
    return "".join(
        sh.disc(21 * x, -2 + 21 * y, 9, "#3b1605")
        + sh.path(
            f"M{21 * x - 6} {3 + 21 * y}A9 9 0 0 0 {21 * x + 6} {3 + 21 * y}",
            stroke="#ffd0a0",
            stroke_width=2,
            opacity=0.7,
        )
        for x, y in _PIPS[number]
    )


def _crystal() -> str:
    """Draw the eight-sided crystal die."""
    whole = "M0 -52L45 -26V26L0 50L-45 26V-26Z"
    return (
        sh.oval(4, 44, 42, 12, "#000", opacity=0.32)
        + sh.path(whole, "#2b7fa8", **sh.OUTLINE)
        + sh.path("M0 -52L45 26H-45Z", "url(#st-ice)")
        + sh.path("M0 -52L45 -26V26ZM0 -52L-45 -26V26Z", "#8fdcf2")
        + sh.path("M0 -52L-45 -26V26Z", "#c8f3ff")
        + sh.path("M-45 26H45L0 50Z", "#2a86b0")
        + sh.path("M0 -52L45 26H-45Z", stroke="#fff", stroke_width=2, opacity=0.8)
        + sh.path(whole, "none", **sh.OUTLINE)
    )


def coin() -> str:
    """Draw a coin."""
    return (
        sh.oval(0, 4, 15, 15, "#8a5a0c")
        + sh.disc(0, 0, 15, "url(#st-gold)", stroke=sh.DARK, stroke_width=2)
        + sh.disc(0, 0, 10, "none", stroke="#b97e14", stroke_width=2)
        + sh.path("M-4 5V-3L0 -6L4 -3V5Z", "#b97e14")
        + sh.line("M-10 -8A13 13 0 0 1 2 -12.6", "#fff6d0", 2)
    )


_TICKET = "M-54 -34H54V-12A10 10 0 0 0 54 12V34H-54V12A10 10 0 0 0 -54 -12Z"


def _ticket(number: int) -> str:
    """Draw a number tile as a taxi ticket. Each is used once in a turn, for that many dice."""
    stamps = "".join(sh.box(36, -24 + 10 * i, 9, 4 + (i * 3) % 4, 1, "#b59a5e") for i in range(5))
    return (
        sh.path(_TICKET, "#000", opacity=0.3, transform="translate(3 6)")
        + sh.path(_TICKET, "url(#st-paper)", stroke=sh.DARK, stroke_width=2.5)
        + sh.path("M26 -27V27", stroke="#b59a5e", stroke_width=2.5, stroke_dasharray="3 6")
        + sh.title(-13, 19, number, 52, sh.INKED, text_anchor="middle")
        + stamps
    )


def _punched(number: int) -> str:
    """Draw a used ticket, face down."""
    return (
        sh.path(
            _TICKET, hue.PUNCHED, stroke=hue.PUNCHED_EDGE, stroke_width=2.5, stroke_dasharray="6 5"
        )
        + sh.title(-13, 19, number, 52, hue.PUNCHED_WORDS, text_anchor="middle")
        + sh.disc(38, 0, 9, sh.DARK)
        + sh.line("M-46 -24L20 24", hue.PUNCHED_WORDS, 4)
    )


def small_cab(seat: int) -> str:
    """Draw a player's taxi from far away, in the colour and with the sign of the seat."""
    hull = (
        "M-44 12Q-48 -8 -34 -10L-22 -26Q-18 -30 -10 -30H14Q22 -30 26 -24L34 -10"
        "Q48 -8 48 4Q48 14 38 14H-38Q-44 14 -44 12Z"
    )
    panes = "M-17 -11L-11 -23H-1V-11ZM5 -11V-23H13Q17 -23 19 -20L24 -11Z"
    return (
        sh.path("M-46 6Q-58 6 -64 0Q-58 -6 -46 -4Z", "#ffae42")
        + sh.path(hull, svg.PLAYERS[seat], stroke=sh.DARK, stroke_width=3)
        + sh.path(panes, "#cfefff", stroke=sh.DARK, stroke_width=2)
        + sh.box(-12, -40, 24, 10, 4, sh.GOLD, stroke=sh.DARK, stroke_width=2)
        + sh.oval(-22, 17, 14, 5, "#9be7ff")
        + sh.oval(26, 17, 14, 5, "#9be7ff")
        + sh.disc(0, 2, 11, sh.PAPER, stroke=sh.DARK, stroke_width=2)
        + sh.sign(seat, 0, 2, 0.62, sh.INKED)
    )


def smoke() -> str:
    """Draw the smoke of a breakdown, seen from far away."""
    puffs = ((0, 0, 16), (-18, -16, 20), (4, -30, 22), (-14, -50, 18), (14, -58, 13))
    return "".join(sh.disc(x, y, r, "url(#st-smoke)") for x, y, r in puffs)


_CREAM = _cube("st-cream", "#b9ab88", "#fff")
_ORANGE = _cube("st-orange", "#8f3f10", "#ffe0bd")
_ICE = _crystal()

SYMBOLS = [
    svg.symbol("st-die", _CREAM),
    svg.symbol("st-die-fuel", _ORANGE),
    svg.symbol("st-die-crystal", _ICE),
    *(
        svg.symbol(f"st-die-{face}", sh.use("st-die") + sh.use(f"st-{face}", 0, -1))
        for face in c.FACES
    ),
    *(
        svg.symbol(f"st-die-fuel-{n}", sh.use("st-die-fuel") + _fuel(n))
        for n in range(1, c.FUEL_SIDES + 1)
    ),
    *(
        svg.symbol(
            f"st-die-crystal-{n}",
            sh.use("st-die-crystal") + sh.bold(0, 19, n, 44, "#0b2b45", text_anchor="middle"),
        )
        for n in range(1, c.SMUGGLING_SIDES + 1)
    ),
    svg.symbol("st-coin", coin()),
    svg.symbol("st-smoke-puffs", smoke()),
    *(svg.symbol(f"st-ticket-{n}", _ticket(n)) for n in range(c.TILES)),
    *(svg.symbol(f"st-punched-{n}", _punched(n)) for n in range(c.TILES)),
    *(svg.symbol(f"st-cab-{seat}", small_cab(seat)) for seat in range(c.SEATS)),
]
