"""The parts of all panels: colours, symbols, cards and lines."""

import re
from functools import cache
from typing import TypedDict

from cheesemoon.core.draw import svg

from .. import content as c
from . import shapes as s, signs, things

W = 300
SMALL = svg.PANEL_LETTERS
PANEL = svg.ink("rc-panel", "#10173a", "#fffaf0")
CARD = svg.ink("rc-panel-card", "#182045", "#fbf1dc")
CARD_EDGE = svg.ink("rc-panel-edge", "#2f3869", "#d8ccb0")
TILE = svg.ink("rc-panel-tile", "#242c5a", "#fff6e2")
TILE_OFF = svg.ink("rc-panel-tile-off", "#151b3a", "#efe6d0")
SOFT = svg.ink("rc-panel-soft", "#d6daf0", "#3a3f5a")
BAIT_GROUND = svg.ink("rc-panel-yellow", "#2e2a34", "#fff0c2")
NET_GROUND = svg.ink("rc-panel-purple", "#282449", "#efe6ff")
ARCH_EDGE = "#8a3a4a"
BLUE = "#4f8ef7"
_NAMES = re.compile(r'<g id="rc-([\w-]+)"')
_USED = (
    "rat-white", "rat-brown", "rat-black", "heart", "shield", "aim", "wedge", "boot", "tooth",
    "paw", "nest", *(f"d{n}" for n in range(1, 7)), "trap", "m-health", "m-yellow", "m-purple",
)  # fmt: skip


@cache
def defs(of: int, catcher: int) -> list[str]:
    """Return the symbols of a panel, with ids of its own."""
    yellow, purple = (c.ABILITIES[c.ABILITY[catcher, which]] for which in range(2))
    every = (*things.SYMBOLS, *things.marker_symbols(yellow, purple), *signs.SYMBOLS)
    by_name = {found[1]: drawn for drawn in every if (found := _NAMES.match(drawn))}
    return [by_name[name].replace('id="rc-', f'id="p{of}-', 1) for name in _USED]


@svg.drawn_once
def use(of: int, name: str, x: float, y: float, scale: float, **more: object) -> str:
    """Return a `use` of a panel's symbol."""
    return svg.tag("use", href=f"#p{of}-{name}", transform=s.moved(x, y, scale), **more)


@svg.drawn_once
def small(
    x: float, y: float, said: object, room: float, fill: str = s.QUIET, size: float = SMALL,
    weight: int = 500, anchor: str | None = None,
) -> str:  # fmt: skip
    """Draw a line of text, shrunk or cut to its room."""
    said = str(said)
    bold = weight >= 600
    size = s.fitted(said, room, size, SMALL, bold=bold)
    return s.words(x, y, s.cut(said, room, size, bold), size, fill, weight, anchor)


class Choice(TypedDict, total=False):
    """The attributes of a thing that can be chosen."""

    class_: str
    data_action: str
    data_pick: str
    data_tag: str


def card(y: float, high: float, *inside: str, **more: object) -> str:
    """Draw a card, which is a part of a panel."""
    ground = s.rect(8, 0, W - 16, high, 12, fill=CARD, stroke=CARD_EDGE, stroke_width=1)
    return svg.group(ground, *inside, at=(0, y), **more)


@svg.drawn_once
def hearts(of: int, x: float, y: float, have: int, most: int, step: float, size: float) -> str:
    lost = "#8d86a8"
    drawn = (
        use(of, "heart", round(x + step * i, 1), y, size, color=s.RED if i < have else lost,
            opacity=None if i < have else 0.5)
        for i in range(most)
    )  # fmt: skip
    return svg.group(*drawn, data_card="heart")
