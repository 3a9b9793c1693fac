"""The pieces of Ratcatcher as small drawings around (0, 0), about 26 wide."""

from __future__ import annotations

from functools import lru_cache

from cheesemoon.core.svg import (
    BAD,
    BOARD,
    GOOD,
    LINE,
    MOON,
    NIGHT,
    TEXT,
    group,
    shortened,
    symbol,
    tag,
    text,
)

PAINT = {"white": "#f1f1f1", "brown": "#b07a45", "black": "#5b6180", "arch": "#e5484d"}
CARD = 400  # the edge of a cell
BOX = 124  # the edge of an area
_EDGE = {"white": "#12172b", "brown": "#12172b", "black": "#f3efe2"}
_YELLOW, _PURPLE, _RED = "#f2c230", "#a876e0", "#e5484d"


def _rat(colour: str, edge: str, mark: str) -> str:
    """A rat that leans forward; the mark on its back tells the colour without the colour."""
    body = tag("path", d="M-11 6Q-10 -6 1 -7Q10 -8 13 1L9 6Z", fill=colour, stroke=edge,
               stroke_width=1.5)  # fmt: skip
    ear = tag("circle", cx=3, cy=-7, r=3.5, fill=colour, stroke=edge, stroke_width=1.2)
    tail = tag("path", d="M-11 5Q-16 5 -14 -2", fill="none", stroke=colour, stroke_width=2.4)
    eye = tag("circle", cx=8, cy=-1.5, r=1.3, fill=edge)
    marks = {
        "": "",
        "stripe": tag("path", d="M-5 -4V5M-1 -6V5", stroke=edge, stroke_width=1.6),
        "dots": tag("circle", cx=-4, cy=0, r=2, fill=edge)
        + tag("circle", cx=2, cy=1, r=2, fill=edge),
    }
    return tail + body + ear + eye + marks[mark]


def _drop(colour: str, letter: str) -> str:
    cube = tag("rect", x=-9, y=-9, width=18, height=18, rx=4, fill=colour, stroke=NIGHT,
               stroke_width=1.5)  # fmt: skip
    return cube + text(0, 5, letter, 14, fill="#12172b", text_anchor="middle", font_weight=700)


def _effect(letter: str, colour: str) -> str:
    disc = tag("circle", r=11, fill=colour, stroke=NIGHT, stroke_width=1.5)
    return disc + text(0, 5, letter, 14, fill="#12172b", text_anchor="middle", font_weight=700)


SYMBOLS = [
    symbol("rc-white", _rat(PAINT["white"], _EDGE["white"], "")),
    symbol("rc-brown", _rat(PAINT["brown"], _EDGE["brown"], "stripe")),
    symbol("rc-black", _rat(PAINT["black"], _EDGE["black"], "dots")),
    symbol(
        "rc-peculiar",
        _rat("#6fd08c", "#12172b", ""),
        tag("path", d="M-6 -9L-3 -15L0 -9", fill=MOON, stroke=NIGHT, stroke_width=1),
    ),
    symbol(
        "rc-arch",
        _rat(PAINT["arch"], "#12172b", "stripe"),
        tag("path", d="M-7 -8V-15L-3 -11L0 -16L3 -11L7 -15V-8Z", fill=MOON, stroke=NIGHT,
            stroke_width=1),
    ),
    symbol(
        "rc-cheese",
        tag("path", d="M-12 7L10 -8Q13 -3 13 7Z", fill="#ffc94d", stroke=NIGHT, stroke_width=1.5),
        tag("circle", cx=3, cy=2, r=2.4, fill="#b97900"),
        tag("circle", cx=8, cy=-1, r=1.7, fill="#b97900"),
    ),
    symbol("rc-health", tag("path", d="M0 10C-16 -2 -8 -13 0 -5C8 -13 16 -2 0 10Z", fill=_RED,
                            stroke=NIGHT, stroke_width=1.5)),
    symbol("rc-yellow", _drop(_YELLOW, "Y")),
    symbol("rc-purple", _drop(_PURPLE, "P")),
    symbol(
        "rc-trap",
        tag("path", d="M-12 6H12M-10 6L-7 -4L-3 3L0 -6L3 3L7 -4L10 6", fill="none",
            stroke="#d9dde8", stroke_width=2.6, stroke_linejoin="round"),
    ),
    symbol("rc-bait", _effect("B", _YELLOW)),
    symbol("rc-net", _effect("#", _PURPLE)),
    symbol("rc-apron", _effect("A", _PURPLE)),
    symbol("rc-gas", _effect("G", _PURPLE)),
    symbol(
        "rc-pawn",
        tag("path", d="M-9 12L-5 -2H5L9 12Z", fill="#2bb3a3", stroke="#f3efe2", stroke_width=1.8),
        tag("circle", cy=-6, r=6, fill="#2bb3a3", stroke="#f3efe2", stroke_width=1.8),
        tag("path", d="M-9 -9H9L4 -14H-4Z", fill="#f3efe2"),
    ),
    symbol("rc-nest", tag("path", d="M-9 -2Q0 10 9 -2M-7 -4L7 1M7 -4L-7 1", fill="none",
                          stroke="#d8a25e", stroke_width=2.6)),
    symbol(
        "rc-token-nest",
        tag("circle", r=10, fill="none", stroke="#d8a25e", stroke_width=1.6),
        tag("path", d="M-7 -1Q0 8 7 -1M-5 -3L5 1M5 -3L-5 1", fill="none", stroke="#d8a25e",
            stroke_width=2.2),
    ),
    symbol("rc-hatchery",
           tag("ellipse", rx=6, ry=8, fill="#e9e6dd", stroke=NIGHT, stroke_width=1.5),
           tag("path", d="M-6 0L-2 -3L1 1L5 -2", fill="none", stroke=NIGHT, stroke_width=1.5)),
]  # fmt: skip


def icon(kind: str, x: float, y: float, scale: float = 1.0) -> str:
    """A piece as a sign beside words."""
    sized = f" scale({scale})" if scale != 1 else ""
    return tag("use", href=f"#rc-{kind}", transform=f"translate({x:g} {y:g}){sized}")


ARROWS = {**{kind: PAINT[kind] for kind in ("white", "brown", "black", "arch")}, "odd": "#6fd08c"}


BADGES = {"eaten": ("−", BAD, "cheese"), "caught": ("✓", GOOD, "trap"),
          "bitten": ("−", BAD, "health"), "came": ("+", TEXT, "white")}  # fmt: skip
"""What happened in an area: its sign, its colour, and the piece beside the number."""


def _small_card(sides: int) -> str:
    """A card as a square with connectors on these sides (bits, north first)."""
    ways = ((0, -1), (1, 0), (0, 1), (-1, 0))
    ends = "".join(f"M{13 * x} {13 * y}L{40 * x} {40 * y}" for i, (x, y) in enumerate(ways)
                   if sides >> i & 1)  # fmt: skip
    square = tag("rect", x=-35, y=-35, width=70, height=70, rx=9, fill=BOARD, stroke=MOON,
                 stroke_width=2.5)  # fmt: skip
    return symbol(f"rc-card{sides}", square, tag("path", d=ends, stroke="#f3efe2", stroke_width=8))


def _die(edge: str) -> str:
    return tag("rect", x=-20, y=-20, width=40, height=40, rx=8, fill="#f3efe2", stroke=edge,
               stroke_width=3)  # fmt: skip


def _badge(kind: str) -> str:
    _, colour, piece = BADGES[kind]
    ground = tag("rect", x=-25, y=-14, width=50, height=27, rx=13, fill=NIGHT, stroke=colour,
                 stroke_width=2)  # fmt: skip
    return symbol(f"rc-{kind}", ground, icon(piece, 13, -1, 0.62))


def arrow_of(rat: str) -> str:
    """The arrow of a rat: `white`, `p4`, `arch`."""
    return rat if rat in ARROWS else "odd"


SYMBOLS += [
    symbol("rc-mystery", _effect("?", "#aab1d0")),
    symbol("rc-die", _die(NIGHT)),
    symbol("rc-die-choice", _die(MOON)),
    symbol("rc-field", tag("circle", r=13, fill="#24407a", stroke="#4f8ef7", stroke_width=2)),
    symbol("rc-ground", tag("rect", x=-CARD / 2, y=-CARD / 2, width=CARD, height=CARD, rx=26,
                            fill=BOARD, stroke=LINE, stroke_width=3)),
    symbol("rc-end", tag("circle", r=10, fill=MOON, stroke=NIGHT, stroke_width=3)),
    symbol("rc-cell", tag("rect", x=-CARD / 2, y=-CARD / 2, width=CARD, height=CARD, rx=26,
                          fill="none", stroke=MOON, stroke_width=2.5, stroke_dasharray="10 8")),
    *(_small_card(sides) for sides in range(1, 16)),
    *(_badge(kind) for kind in BADGES),
    symbol("rc-box", tag("rect", x=-BOX / 2, y=-BOX / 2, width=BOX, height=BOX, rx=18, fill=NIGHT,
                         stroke="#5a6596", stroke_width=2)),
    symbol("rc-ring", tag("rect", x=-BOX / 2, y=-BOX / 2, width=BOX, height=BOX, rx=18,
                          fill="none", stroke=MOON, stroke_width=4, stroke_dasharray="9 6",
                          pointer_events="all")),
    symbol("rc-hit", tag("rect", x=-BOX / 2, y=-BOX / 2, width=BOX, height=BOX, fill="none",
                         pointer_events="all")),
    symbol("rc-halo", tag("circle", r=17, fill="none", stroke=MOON, stroke_width=2.5,
                          stroke_dasharray="4 3", pointer_events="all")),
    *(tag("marker", tag("path", d="M0 0L14 7L0 14Z", fill=colour, stroke=NIGHT),
          id=f"rc-tip-{kind}", markerUnits="userSpaceOnUse", markerWidth=16, markerHeight=16,
          refX=4, refY=7, orient="auto") for kind, colour in ARROWS.items()),
]  # fmt: skip


def hits(actions: tuple[str, ...], shape: str) -> list[str]:
    """More actions of one place: a page that is clicked there asks which."""
    return [tag("use", href=f"#rc-{shape}", data_action=action) for action in actions]


@lru_cache(maxsize=20_000)
def token(
    kind: str,
    count: int,
    id_: str,
    at: tuple[float, float],
    actions: tuple[str, ...] = (),
    scale: float = 1.0,
    name: str = "",
) -> str:
    """A piece as an icon, with its number if there are several, and beside it what it is called.
    Pages that cannot show the whole city show the part where the pawn is."""
    size = round(1.1 * scale, 2)
    parts = [tag("use", href=f"#rc-{kind}")]
    if actions:
        parts += [tag("use", href="#rc-halo"), *hits(actions[1:], "halo")]
    if count > 1:
        parts.append(tag("text", str(count), x=9, y=18, fill=TEXT))
    if name:
        size_ = 15 if len(name) < 8 else 12
        parts.append(text(16, 5, shortened(name, 11), size_, font_weight=700))
    return group(*parts, transform=f"translate({at[0]:g} {at[1]:.0f}) scale({size})", id=id_,
                 class_="piece", data_action=actions[0] if actions else None,
                 data_look=1 if kind == "pawn" else None)  # fmt: skip
