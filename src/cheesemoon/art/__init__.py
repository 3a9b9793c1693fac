"""The art that pictures and pages share: icons of Fluent Emoji Flat and drawings of our own.

A picture lists its icons in `<defs>` (`symbols`) and places them (`icon`). So a saved picture is
complete by itself, and an update never sends an icon again. Pages take their icons from one
`sprite`. `icons.txt` lists the icons; `python tools/vendor_icons.py` fetches them. Our own icons
are in `own/`, also drawn on 32 by 32.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from cheesemoon.core.draw.svg import Element, tag

HERE = Path(__file__).parent
_INSIDE = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
_WRAPPED = re.compile(r'^<g fill="none">(.*)</g>$', re.DOTALL)


class Tinted(NamedTuple):
    """An icon in other colours: pairs of an original colour and its replacement."""

    name: str
    tint: str
    paint: tuple[tuple[str, str], ...]


@cache
def names() -> frozenset[str]:
    """Return the names of all icons."""
    return frozenset(path.stem for folder in ("icons", "own") for path in _folder(folder))


@cache
def drawing(name: str) -> str:
    """Return the inside of an icon, 32 by 32."""
    for folder in ("own", "icons"):
        path = HERE / folder / f"{name}.svg"
        if path.exists():
            found = _INSIDE.search(path.read_text(encoding="utf-8"))
            assert found, f"{path.name} is no drawing"
            return _WRAPPED.sub(r"\1", found[1].strip())
    raise KeyError(f"there is no icon {name}: see art/icons.txt")


@cache
def symbol(wanted: str | Tinted) -> Element:
    """Return one icon as a `<symbol>` for `<defs>`."""
    if isinstance(wanted, str):
        name, inside = wanted, drawing(wanted)
        return Element(tag("symbol", inside, id=_id(name, None), viewBox="0 0 32 32", fill="none"))
    inside = drawing(wanted.name)
    for old, new in wanted.paint:
        if old not in inside:
            raise KeyError(f"the icon {wanted.name} has no {old} that could be {new}")
        inside = inside.replace(old, new)
    id_ = _id(wanted.name, wanted.tint)
    return Element(tag("symbol", inside, id=id_, viewBox="0 0 32 32", fill="none"))


@cache
def symbols(wanted: tuple[str | Tinted, ...]) -> str:
    """Return the symbols of a picture's icons, for its `<defs>`."""
    return "".join(symbol(each) for each in wanted)


def icon(
    name: str, x: float, y: float, size: float, tint: str | None = None, **attributes: object
) -> str:
    """Place an icon around a point. The picture's `symbols` must contain it."""
    half = size / 2
    href = f"#{_id(name, tint)}"
    return tag("use", href=href, x=x - half, y=y - half, width=size, height=size, **attributes)


@cache
def sprite(wanted: Iterable[str]) -> str:
    """Return icons for pages in one file that browsers cache."""
    inside = "".join(symbol(name) for name in wanted)
    return f'<svg xmlns="http://www.w3.org/2000/svg">{inside}</svg>'


def _id(name: str, tint: str | None) -> str:
    return f"i-{name}-{tint}" if tint else f"i-{name}"


def _folder(name: str) -> list[Path]:
    return sorted((HERE / name).glob("*.svg"))
