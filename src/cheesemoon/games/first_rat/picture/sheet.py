"""What all panels are drawn with: sizes, icons, counters, choices."""

from __future__ import annotations

from html import escape
from typing import Any

from cheesemoon.core.svg import BOARD, LINE, MOON, NIGHT, TEXT, drawn_once, group, tag

from .pieces import COLOUR_ICON

WIDTH = 640  # of the column with the path; of the phone
ASIDE = 544  # of the other column, beside it on a desktop, below it and larger on a phone
CUT = 6  # what a phone cuts from the margin on each side
PHONE = WIDTH - 2 * CUT
SMALL = 22  # the smallest words: 13 px on a phone, whose page is 374 px wide
EDGE = 14


def title(words: str) -> str:
    """What a pointer that rests is told, and a screen reader."""
    return f"<title>{escape(words)}</title>"


def icon(name: str, x: float, y: float, scale: float = 1) -> str:
    """A piece of the box, around its middle."""
    if scale == 1:
        at = (f' x="{x:g}"' if x else "") + (f' y="{y:g}"' if y else "")
        return f'<use href="#fr-{name}"{at}/>'
    return f'<use href="#fr-{name}" transform="translate({x:g} {y:g}) scale({scale:g})"/>'


def piece(
    id_: str, sign: str, at: tuple[float, float], label: str, *more: str, **attributes: Any
) -> str:
    """A piece that moves: its label, its icon and what else is on it; perhaps it can be chosen."""
    chosen = attributes.get("data_action") or attributes.get("data_pick")
    return group(
        label,
        icon(sign, 0, 0),
        *more,
        transform=f"translate({at[0]:g} {at[1]:g})",
        id=id_,
        class_="piece choice" if chosen else "piece",
        **attributes,
    )


def colour_sign(colour: str, x: float, y: float, scale: float = 1) -> str:
    """The second sign of a colour."""
    return icon(COLOUR_ICON[colour].removeprefix("fr-"), x, y, scale)


def words(x: float, y: float, what: Any, **more: Any) -> str:
    """A line of words in the size and colour of its panel, unless told otherwise."""
    return tag("text", escape(str(what)), x=x, y=y, **more)


@drawn_once
def count(name: str, number: int | str, x: float, y: float, gap: float = 38) -> tuple[str, float]:
    """Number and icon; the x where the next one begins."""
    figures = str(number)
    wide = 13 * len(figures)
    drawn = f'<text x="{x:g}" y="{y + 8:g}">{figures}</text>' + icon(name, x + wide + 14, y)
    return drawn, x + wide + gap


def frame(y: float, tall: float, lit: bool = False, wide: float = ASIDE) -> str:
    """The ground of a panel."""
    return tag(
        "rect",
        x=EDGE,
        y=y,
        width=wide - 2 * EDGE,
        height=tall,
        rx=14,
        fill=NIGHT,
        stroke=MOON if lit else LINE,
        stroke_width=4 if lit else 2,
    )


def box(
    x: float, y: float, width: float, height: float, lit: bool = False, fill: str = BOARD
) -> str:
    """A cell or a chip."""
    edge = MOON if lit else LINE
    return tag(
        "rect",
        x=x,
        y=y,
        width=width,
        height=height,
        rx=9,
        fill=fill,
        stroke=edge,
        stroke_width=3 if lit else 2,
    )


def acting(action: str) -> dict[str, Any]:
    """Attributes of something that does this when it is clicked."""
    return {"data_action": action, "class_": "choice"}


WRITING = {"font_size": SMALL, "fill": TEXT}
"""What every panel hands down to its words."""
