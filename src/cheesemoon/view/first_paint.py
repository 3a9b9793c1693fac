"""The first paint of a table's page: what it contains at once, and what is loaded later.

A browser reads a sprite as a document of its own, which takes longer than the dozen icons of a
page. So these icons are in the page; icons that appear later come from the sprite.

A browser spends most of its time on elements. Definitions that no drawing uses yet travel as text.
The script reads them when the page is idle, and adds them with the first update that uses them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from cheesemoon.core.draw.svg import Drawing
from cheesemoon.core.draw.unused_defs import unfolded

from .assets import asset, assets

PIECE = 6000  # bytes, about, that the script turns into elements in one go
_SYMBOL = re.compile(r'<symbol id="([\w-]+)"(.*?)</symbol>', re.DOTALL)
_PLACE = "<!--icons-->"


@cache
def _symbols() -> dict[str, str]:
    """Return the attributes and the inside of each symbol of the sprite, by its id."""
    return dict(_SYMBOL.findall(assets()["sprite.svg"].data.decode()))


@cache
def _used() -> re.Pattern[str]:
    return re.compile(rf'"{re.escape(asset("sprite.svg"))}#([\w-]+)"')


def inline_icons(html: str) -> str:
    """Return the page with its icons in the place for them, each once.

    Scripts find an icon by its id: `on-` and its id in the sprite.
    """
    if _PLACE not in html:
        return html
    names = dict.fromkeys(_used().findall(html))
    made = "".join(f'<symbol id="on-{name}"{_symbols()[name]}</symbol>' for name in names)
    html = _used().sub(r'"#on-\1"', html)
    return html.replace(_PLACE, f'<svg class="icons" aria-hidden="true">{made}</svg>', 1)


def split_drawings(drawings: Sequence[Drawing]) -> tuple[list[str], list[tuple[int, str]]]:
    """Return the drawings with the definitions that they use, and the other definitions.

    The others come in pieces, each with the number of its drawing.
    """
    lean, idle = unfolded(drawings)
    return lean, [(of, piece) for of, found in enumerate(idle) for piece in _cut(found)]


def _cut(definitions: Sequence[str]) -> list[str]:
    found: list[str] = []
    for text in definitions:
        if not found or len(found[-1]) > PIECE:
            found.append("")
        found[-1] += text
    return found
