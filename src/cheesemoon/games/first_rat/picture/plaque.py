"""The background and the head of every panel."""

from typing import NamedTuple

from cheesemoon.core.draw import svg

from .. import content as c
from ..telling import phrases
from . import kit, paint, rats

WIDTH = 300


class Head(NamedTuple):
    """The owner of a panel, with the points as if the game ended now."""

    of: int
    sign: int
    name: str
    points: int
    note: str
    turn: bool


def plaque(head: Head, h: float, y: float, scale: float, room: float = 0) -> tuple[str, ...]:
    """Draw a ribbon in the player's colour, a moon-coloured edge on the player's turn, then rat,
    name and points."""
    return _ground(h, head.sign, head.turn), _head(head, y, scale, room)


@svg.drawn_once
def _ground(h: float, sign: int, turn: bool) -> str:
    top = (
        f"M16 2H{WIDTH - 16}Q{WIDTH - 2} 2 {WIDTH - 2} 16V56H2V16Q2 2 16 2Z"
        if h > 100
        else f"M16 2H{WIDTH - 16}"
    )
    edge = {"stroke": svg.MOON if turn else svg.LINE, "stroke_width": 2.5 if turn else 1.5}
    return svg.group(
        kit.rect(3, 5, WIDTH - 6, h - 6, paint.SHADOW, 14, opacity=0.35),
        kit.rect(2, 2, WIDTH - 4, h - 6, svg.BOARD, 14),
        kit.path(top, paint.HEAD),
        kit.rect(2, 2, WIDTH - 4, h - 6, "none", 14, **edge),
        kit.rect(1, 16, 8, h - 34, paint.PLAYERS[sign], 4, stroke=paint.DARKER[sign]),
    )


@svg.drawn_once
def _head(head: Head, y: float, scale: float, room: float) -> str:
    big = scale == 1
    points = svg.width(str(head.points), 28)
    room = room or WIDTH - 30 - points - 70
    size = 18 if big else 16
    while size - 1 >= svg.PANEL_LETTERS and svg.width(head.name, size) > room:
        size -= 1
    told = svg.fitted(head.name, size, room)
    return svg.group(
        kit.circle(38, y, 23 * scale + 2, kit.mixed(paint.PLAYERS[head.sign], paint.INK, 0.72)),
        kit.oval(38, y + 17 * scale, 18 * scale, 3.5, "#070a16", opacity=0.5),
        rats.creature(head.sign, 38, y + 17 * scale, round(0.66 * scale, 2), True),
        kit.put(f"badge-{head.sign}", 33, y + 4.5 * scale, round(0.56 * scale, 2)),
        kit.words(
            70 if big else 66,
            y - (1 if head.note and big else -6),
            told,
            size,
            svg.TEXT,
            font_family=paint.DISPLAY,
        ),
        kit.words(70, y + 17, head.note, svg.PANEL_LETTERS, svg.MOON, font_weight=600)
        if head.note and big
        else "",
        kit.words(WIDTH - 16, y + 10, head.points, 28, svg.TEXT, text_anchor="end"),
        id=f"p{head.of}-head",
        **kit.card("points"),
    )


@svg.drawn_once
def cubes(lang: str, of: int, sign_: int, placed: int, spare: bool) -> str:
    """Draw the markers: those left in colour, placed ones as holes, spare ones apart."""
    drawn = []
    own = paint.PLAYERS[sign_]
    for i in range(c.MOST_MARKERS):
        x = 14 + 19 * i + (7 if i >= c.MARKERS else 0)
        if i < placed:
            drawn.append(kit.rect(x, 3, 17, 18, "none", 4, stroke=svg.LINE, stroke_width=1.5))
        elif i < c.MARKERS or not spare:
            drawn.append(
                kit.rect(x, 5, 17, 18, kit.mixed(own, paint.INK, 0.4), 4)
                + kit.rect(x, 2, 17, 17, own, 4)
            )
        else:
            drawn.append(
                kit.rect(
                    x,
                    3,
                    17,
                    18,
                    kit.mixed(own, paint.INK, 0.6),
                    4,
                    stroke=svg.QUIET,
                    stroke_width=1.4,
                    stroke_dasharray="3 2",
                )
            )
    left = max(c.MARKERS - placed, 0) if spare else c.MOST_MARKERS - placed
    told = phrases.say(lang, "stones-left", markers=left)
    return svg.group(
        *drawn,
        kit.words(WIDTH - 8, 17, told, svg.PANEL_LETTERS, svg.TEXT, text_anchor="end"),
        id=f"p{of}-markers",
        **kit.card("marker"),
    )
