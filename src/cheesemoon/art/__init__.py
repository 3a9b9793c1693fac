"""The art that pictures and pages share: icons of Fluent Emoji Flat and drawings of our own.

A picture names the icons that it may use in its `<defs>` (`symbols`) and places them (`icon`); so a
saved picture is complete by itself, and an update never sends an icon again. Pages take theirs from
one `sprite`. Which icons there are is said in `icons.txt`; `python -m cheesemoon.art.vendor`
fetches them. Our own lie in `own/`, drawn in the same 32 by 32.
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
    """An icon in other colours: pairs of what its artist painted and what we want instead."""

    name: str
    tint: str
    paint: tuple[tuple[str, str], ...]


@cache
def names() -> frozenset[str]:
    """All icons that there are."""
    return frozenset(path.stem for folder in ("icons", "own") for path in _folder(folder))


@cache
def drawing(name: str) -> str:
    """The inside of an icon, 32 by 32."""
    for folder in ("own", "icons"):
        path = HERE / folder / f"{name}.svg"
        if path.exists():
            found = _INSIDE.search(path.read_text(encoding="utf-8"))
            assert found, f"{path.name} is no drawing"
            return _WRAPPED.sub(r"\1", found[1].strip())
    raise KeyError(f"there is no icon {name}: see art/icons.txt")


@cache
def symbol(wanted: str | Tinted) -> Element:
    """One icon as a `<symbol>` for `<defs>`."""
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
    """The icons that a picture may use, for its `<defs>`."""
    return "".join(symbol(each) for each in wanted)


def icon(
    name: str, x: float, y: float, size: float, tint: str | None = None, **attributes: object
) -> str:
    """An icon around a point. The picture's `symbols` must have it."""
    half = size / 2
    href = f"#{_id(name, tint)}"
    return tag("use", href=href, x=x - half, y=y - half, width=size, height=size, **attributes)


@cache
def sprite(wanted: Iterable[str]) -> str:
    """Icons for pages, in one file that browsers keep."""
    inside = "".join(symbol(name) for name in wanted)
    return f'<svg xmlns="http://www.w3.org/2000/svg">{inside}</svg>'


def _id(name: str, tint: str | None) -> str:
    return f"i-{name}-{tint}" if tint else f"i-{name}"


def _folder(name: str) -> list[Path]:
    return sorted((HERE / name).glob("*.svg"))
