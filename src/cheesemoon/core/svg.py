"""Small helpers for pictures: elements with escaped attributes, and the colours of the house.

Colours are CSS variables with the dark theme as fallback: a page that sets `--board` and the others
changes every picture, and a picture on its own still has them all.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from html import escape
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_PALETTE = {
    "night": "#12172b",
    "board": "#1c2340",
    "line": "#3a4470",
    "text": "#f3efe2",
    "quiet": "#aab1d0",
    "moon": "#ffc94d",
    "good": "#6fd08c",
    "bad": "#ff7b72",
}
NIGHT, BOARD, LINE, TEXT, QUIET, MOON, GOOD, BAD = (
    f"var(--{name},{colour})" for name, colour in _PALETTE.items()
)

PLAYERS = ("#e5484d", "#e879b9", "#f1f1f1", "#2bb3a3", "#4b5068")
"""The five seats: red, pink, white, teal, black. Colour never stands alone: see `player_sign`."""

FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"


def tag(name: str, *children: str, **attributes: Any) -> str:
    """One element. `class_` is class, `font_size` is font-size; None leaves an attribute out."""
    if children:
        return f"<{_opening(name, **attributes)}>{''.join(children)}</{name}>"
    return _empty(name, **attributes)


def drawn_once(function: F) -> F:
    """Most of a picture is the same again and again: what these arguments give is kept. They are
    numbers and words, never a table. Types count: 1 is not True, and 0 not False."""
    return lru_cache(maxsize=20_000, typed=True)(function)  # type: ignore[return-value]


@drawn_once
def _opening(name: str, /, **attributes: Any) -> str:
    """What stands between the brackets."""
    parts = [name]
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        key = key.rstrip("_").replace("_", "-")
        parts.append(f'{key}="{escape(_value(value), quote=True)}"')
    return " ".join(parts)


@drawn_once
def _empty(name: str, /, **attributes: Any) -> str:
    return f"<{_opening(name, **attributes)}/>"


@drawn_once
def text(x: float, y: float, words: Any, size: float = 22, **attributes: Any) -> str:
    """A line of words, escaped."""
    attributes.setdefault("fill", TEXT)
    return tag("text", escape(str(words)), x=x, y=y, font_size=size, **attributes)


def shortened(words: str, most: int) -> str:
    """Words that must fit: the rest becomes an ellipsis."""
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


def group(*children: str, at: tuple[float, float] | None = None, **attributes: Any) -> str:
    """Elements that belong together, moved to a place."""
    if at is not None:
        attributes["transform"] = at
    return tag("g", *(children or ("",)), **attributes)


@drawn_once
def piece(id_: str, symbol: str, x: float, y: float, label: str, **attributes: Any) -> str:
    """A piece with a stable id at a place, drawn as a symbol; pages let it glide when it moves.
    With `data_action` it can be chosen."""
    kind = "piece choice" if attributes.get("data_action") else "piece"
    return group(
        tag("title", escape(label)),
        tag("use", href=f"#{symbol}"),
        at=(x, y),
        id=id_,
        class_=kind,
        **attributes,
    )


def symbol(id_: str, *children: str) -> str:
    """A drawing to be used again and again, around its own middle (0, 0)."""
    return tag("g", *children, id=id_)


def picture(width: float, height: float, label: str, defs: list[str], *children: str) -> str:
    """The whole picture."""
    return tag(
        "svg",
        tag("title", escape(label)),
        tag("defs", *defs),
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_number(width)} {_number(height)}",
        role="img",
        font_family=FONT,
        font_variant_numeric="tabular-nums",
        class_="cm-picture",
    )


@drawn_once
def player_sign(seat: int, x: float, y: float, r: float = 10, colour: str | None = None) -> str:
    """The sign of a seat: disc, diamond, square, triangle, cross. In the house's colour, unless the
    game has colours of its own."""
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


def _value(value: Any) -> str:
    """An attribute's value: a number, words, or a place to move to."""
    if isinstance(value, tuple):
        return f"translate({_number(value[0])} {_number(value[1])})"
    return _number(value)


def _number(value: Any) -> str:
    """Short numbers: 12 rather than 12.0, two digits at most."""
    if isinstance(value, float):
        short = f"{value:.2f}".rstrip("0").rstrip(".")
        return "0" if short == "-0" else short
    return str(value)
