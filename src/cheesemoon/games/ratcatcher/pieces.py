"""The pieces of Ratcatcher as small drawings around (0, 0), about 26 wide."""

from __future__ import annotations

from html import escape

from cheesemoon.core.svg import MOON, NIGHT, TEXT, group, symbol, tag, text

PAINT = {"white": "#f1f1f1", "brown": "#b07a45", "black": "#5b6180", "arch": "#e5484d"}
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


def token(
    kind: str, count: int, id_: str, at: tuple[float, float], action: str | None = None
) -> str:
    """An icon, with its number if there are several."""
    ring = tag("circle", r=17, fill="none", stroke=MOON, stroke_width=2, stroke_dasharray="4 3")
    icon = group(tag("use", href=f"#rc-{kind}"), at=(-5 if count > 1 else 0, 0))
    number = text(7, 9, count, 17, fill=TEXT, font_weight=700, stroke=NIGHT, stroke_width=3,
                  paint_order="stroke")  # fmt: skip
    return group(
        tag("title", escape(f"{count} {kind}")),
        ring if action else "",
        icon,
        number if count > 1 else "",
        at=at,
        id=id_,
        class_="piece",
        data_action=action,
    )


def icon(kind: str, x: float, y: float, scale: float = 1.0) -> str:
    """A piece as a sign beside words."""
    return tag("use", href=f"#rc-{kind}", transform=f"translate({x} {y}) scale({scale})")
