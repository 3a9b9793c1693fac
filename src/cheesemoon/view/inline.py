"""The icons that a page shows at once stand in it: a table can be used before the sprite is there.

A browser reads a sprite as a document of its own, which takes it longer than the dozen icons that a
table shows. What comes later and is not among them is taken from the sprite.
"""

from __future__ import annotations

import re
from functools import cache

from .assets import asset, assets

_SYMBOL = re.compile(r'<symbol id="([\w-]+)"(.*?)</symbol>', re.DOTALL)
_PLACE = "<!--icons-->"


@cache
def _symbols() -> dict[str, str]:
    """The inside of each symbol of the sprite, with its attributes."""
    return dict(_SYMBOL.findall(assets()["sprite.svg"].data.decode()))


@cache
def _used() -> re.Pattern[str]:
    return re.compile(rf'"{re.escape(asset("sprite.svg"))}#([\w-]+)"')


def with_icons(html: str) -> str:
    """The page with the icons that it uses, each once, where it has a place for them; scripts find
    them by their ids, `on-` and what the sprite calls them."""
    if _PLACE not in html:
        return html
    names = dict.fromkeys(_used().findall(html))
    made = "".join(f'<symbol id="on-{name}"{_symbols()[name]}</symbol>' for name in names)
    html = _used().sub(r'"#on-\1"', html)
    return html.replace(_PLACE, f'<svg class="icons" aria-hidden="true">{made}</svg>', 1)
