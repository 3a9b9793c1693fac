"""Building SVG pictures: elements with escaped attributes, and the shared colours.

Colours that differ by theme are inks: CSS variables with the dark colour as fallback. A page that
sets `--board` and the others recolours every picture; a picture without a page is dark.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from html import escape

from .groups import (
    GROUPS,
    Drawing,
    Element,
    Group,
    Picture,
    drawn_lately,
    drawn_once,
    elements,
    taken_apart,
    whole,
)
from .text_fit import PANEL_LETTERS, fitted, shortened, width

INKS: dict[str, tuple[str, str]] = {}
"""Every colour that differs by theme: (dark, light) by its name. Pages put them into CSS."""


def ink(name: str, dark: str, light: str) -> str:
    """Define a colour that differs in the light theme. Two modules may define the same ink only
    with the same colours."""
    if INKS.setdefault(name, (dark, light)) != (dark, light):
        raise ValueError(f"the ink {name} has other colours elsewhere: {INKS[name]}")
    return f"var(--{name},{dark})"


NIGHT = ink("night", "#12172b", "#f6f1e4")
BOARD = ink("board", "#1c2340", "#fffaf0")
LINE = ink("line", "#3a4470", "#d8ccb0")
TEXT = ink("text", "#f3efe2", "#20243a")
QUIET = ink("quiet", "#aab1d0", "#5d6280")
MOON = ink("moon", "#ffc94d", "#b97900")
GOOD = ink("good", "#6fd08c", "#1d7a3a")
BAD = ink("bad", "#ff7b72", "#b3261e")

PLAYERS = ("#e5484d", "#e879b9", "#f1f1f1", "#2bb3a3", "#4b5068")
"""Colours of the seats: red, pink, white, teal, black. `player_sign` adds a shape to each."""

FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"


def tag(name: str, *children: str, **attributes: object) -> str:
    """Return one element. `class_` is class, `font_size` is font-size; None omits an attribute."""
    if not children:
        return _empty(name, **attributes)
    opening = _opening(name, **attributes)
    if name in GROUPS:
        return Group(name, opening, children)
    return Element(f"{opening}{''.join(children)}</{name}>")


@drawn_once
def _opening(name: str, /, **attributes: object) -> str:
    return _written(name, attributes)


def _written(name: str, attributes: Mapping[str, object]) -> str:
    parts = [
        f'{_attribute(key)}{_value(value)}"'
        for key, value in attributes.items()
        if value is not None and value is not False
    ]
    return f"<{name}{''.join(parts)}>"


@cache
def _attribute(key: str) -> str:
    return f' {key.rstrip("_").replace("_", "-")}="'


@drawn_once
def _empty(name: str, /, **attributes: object) -> Element:
    return Element(f"{_written(name, attributes)[:-1]}/>")


@drawn_once
def text(x: float, y: float, words: object, size: float = 22, **attributes: object) -> str:
    """Return a text element with escaped words."""
    attributes.setdefault("fill", TEXT)
    return tag("text", escaped(str(words)), x=x, y=y, font_size=size, **attributes)


def new_group(*children: str, at: tuple[float, float] | None = None, **attributes: object) -> Group:
    """Group elements, moved to a place. Not cached: for groups that change at every action."""
    if at is not None:
        attributes["transform"] = at
    return Group("g", _opening("g", **attributes), children)


group = drawn_once(new_group)
"""Group elements, moved to a place; cached."""


@drawn_once
def piece(id_: str, symbol: str, x: float, y: float, label: str, **attributes: object) -> str:
    """Draw a symbol at a place with a stable id; pages animate it when it moves. With `data_action`
    a player can choose it."""
    kind = "piece choice" if attributes.get("data_action") else "piece"
    return group(
        tag("title", escaped(label)),
        tag("use", href=f"#{symbol}"),
        at=(x, y),
        id=id_,
        class_=kind,
        **attributes,
    )


@lru_cache(maxsize=64)
def _defs(defs: tuple[str, ...]) -> str:
    """Join the definitions of a game once; they are most of a picture and never change."""
    return tag("defs", *defs)


def symbol(id_: str, *children: str) -> str:
    """Define a drawing around (0, 0), for several uses."""
    return tag("g", *children, id=id_)


def picture(width: float, height: float, label: str, defs: list[str], *children: str) -> Picture:
    """Return the whole picture of a board."""
    return sheet(width, height, label, _defs(tuple(defs)), *children, class_="cm-picture")


def sheet(width: float, height: float, label: str, *children: str, **attributes: object) -> Picture:
    """Return a board or a panel with this size and title."""
    title = Element(f"<title>{escaped(label)}</title>")
    return Picture(_frame(width, height, **attributes), (title, *children))


@drawn_once
def _frame(width: float, height: float, **attributes: object) -> str:
    usual = {
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": f"0 0 {_number(width)} {_number(height)}",
        "role": "img",
        "font_family": FONT,
        "font_variant_numeric": "tabular-nums",
    }
    return _written("svg", usual | attributes)


@drawn_once
def player_sign(seat: int, x: float, y: float, r: float = 10, colour: str | None = None) -> str:
    """Draw the sign of a seat: disc, diamond, square, triangle or cross. Without a colour of the
    game, use `PLAYERS`."""
    fill, edge = colour or PLAYERS[seat], "#f3efe2" if seat == 4 else "#12172b"
    shapes = (
        tag("circle", r=r),
        tag("path", d=f"M0 {-1.2 * r}L{1.2 * r} 0L0 {1.2 * r}L{-1.2 * r} 0Z"),
        tag("rect", x=-r * 0.9, y=-r * 0.9, width=r * 1.8, height=r * 1.8),
        tag("path", d=f"M0 {-1.1 * r}L{1.1 * r} {0.9 * r}L{-1.1 * r} {0.9 * r}Z"),
        tag("path", d=_cross(r)),
    )
    return group(shapes[seat], at=(x, y), fill=fill, stroke=edge, stroke_width=1.5)


def _cross(r: float) -> str:
    a, b = r * 0.38, r * 1.1
    return f"M{-a} {-b}H{a}V{-a}H{b}V{a}H{a}V{b}H{-a}V{a}H{-b}V{-a}H{-a}Z"


_INK = re.compile(r"var\(--([\w-]+),(#\w+)\)")


def painted(picture: str, theme: str = "dark") -> str:
    """Replace the inks of a picture by plain colours, `dark` or `light`, for programs without
    CSS."""
    light = theme == "light"
    return _INK.sub(lambda found: INKS[found[1]][1] if light else found[2], picture)


def _value(value: object) -> str:
    """Write an attribute's value: a number, words, or a place to move to."""
    if type(value) is str:
        return escape(value) if _special(value) else value
    if type(value) is int:
        return str(value)
    if isinstance(value, tuple):
        return f"translate({_number(value[0])} {_number(value[1])})"
    return _number(value) if isinstance(value, float) else escape(str(value))


_special = re.compile("[&<>\"']").search  # most words need no escaping


def escaped(words: str) -> str:
    """Escape words for markup."""
    return escape(words) if _special(words) else words


def _number(value: object) -> str:
    """Write a number shortly: 12 rather than 12.0, at most two decimals."""
    if isinstance(value, float):
        if value.is_integer():
            return str(int(value))
        short = f"{value:.2f}".rstrip("0").rstrip(".")
        return "0" if short == "-0" else short
    return str(value)


__all__ = [
    "BAD",
    "BOARD",
    "Drawing",
    "Element",
    "FONT",
    "GOOD",
    "Group",
    "INKS",
    "LINE",
    "MOON",
    "NIGHT",
    "PANEL_LETTERS",
    "PLAYERS",
    "Picture",
    "QUIET",
    "TEXT",
    "drawn_lately",
    "drawn_once",
    "elements",
    "escaped",
    "fitted",
    "group",
    "ink",
    "new_group",
    "painted",
    "picture",
    "piece",
    "player_sign",
    "sheet",
    "shortened",
    "symbol",
    "tag",
    "taken_apart",
    "text",
    "whole",
    "width",
]
