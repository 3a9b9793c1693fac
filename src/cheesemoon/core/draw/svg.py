"""Small helpers for pictures: elements with escaped attributes, and the colours of the house.

Colours that differ by theme are inks: CSS variables with the dark theme as fallback. A page that
sets `--board` and the others changes every picture, and a picture on its own still has them all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from html import escape
from struct import Struct
from typing import Any, TypeVar
from zlib import crc32

F = TypeVar("F", bound=Callable[..., Any])

INKS: dict[str, tuple[str, str]] = {}
"""Every colour that differs by theme: dark and light by its name. Pages make a style sheet."""


def ink(name: str, dark: str, light: str) -> str:
    """A colour that is another one in the light theme. Two places may name the same ink, if they
    mean the same colours."""
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
"""The five seats: red, pink, white, teal, black. Colour never stands alone: see `player_sign`."""

FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"


class Element(str):
    """One element, and nothing beside it."""

    __slots__ = ()


class Group(Element):
    """A `<g>` or an `<svg>`: its text, which knows what it was made of. So whoever looks for what
    has changed in a picture need not take the text apart again."""

    __slots__ = ("children", "id", "mark", "opening", "parts")

    opening: str
    parts: tuple[str, ...]  # each an element, or several in a row
    children: tuple[str, ...] | None  # one by one; None if there are words between them
    id: str  # "" without one
    mark: bytes  # a hash of the text

    def __new__(cls, name: str, opening: str, parts: tuple[str, ...]) -> Group:
        self = super().__new__(cls, "".join((opening, *parts, f"</{name}>")))
        self.opening, self.parts, self.id = opening, parts, _id_in(opening)
        if _ELEMENTS.issuperset(map(type, parts)):  # as usual
            self.children = parts
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return str, (str(self),)  # whoever keeps a picture keeps its text

    def __getattr__(self, name: str) -> Any:
        """What is found out when it is first asked for, and then is an attribute like others."""
        return _found_out(self, name)


class Picture:
    """An `<svg>` that is not put together before somebody wants its text. An update needs only the
    parts that are new; the text is mostly definitions, hundreds of KB of them."""

    __slots__ = ("children", "id", "mark", "opening", "parts")

    opening: str
    parts: tuple[str, ...]  # these and the others as in a group
    children: tuple[str, ...] | None
    id: str
    mark: bytes

    def __init__(self, opening: str, parts: tuple[str, ...]) -> None:
        self.opening, self.parts = opening, parts

    def whole(self) -> Group:
        """Put together."""
        return Group("svg", self.opening, self.parts)

    def __str__(self) -> str:
        return "".join((self.opening, *self.parts, "</svg>"))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Picture):
            return NotImplemented
        return self is other or (self.parts == other.parts and self.opening == other.opening)

    def __hash__(self) -> int:
        return hash((self.opening, self.parts))

    def __reduce__(self) -> tuple[Any, ...]:
        return str, (str(self),)

    def __getattr__(self, name: str) -> Any:
        return _found_out(self, name)


Drawing = str | Picture
"""What a game draws: most call `picture`."""


def whole(drawing: Drawing) -> str:
    """Its text."""
    return drawing.whole() if isinstance(drawing, Picture) else drawing


def _found_out(of: Group | Picture, name: str) -> Any:
    if name not in _FOUND_OUT:
        raise AttributeError(name)
    found = _FOUND_OUT[name](of)
    setattr(of, name, found)
    return found


_ID = re.compile(r'\sid="([^"]*)"')


@lru_cache(maxsize=10_000)
def _id_in(opening: str) -> str:
    match = _ID.search(opening)
    return match.group(1) if match else ""


def _mark_of(group: Group | Picture) -> bytes:
    if type(group) is Group and len(group) < _LONG:
        return _digest(group.encode())
    # it is quicker to look at the parts
    marks = [part.mark if type(part) is Group else _mark(part) for part in group.parts]
    return _digest(b"".join((group.opening.encode(), *marks)))


_ELEMENTS = frozenset((Element, Group))
_FOUND_OUT: dict[str, Callable[[Any], Any]] = {
    "children": lambda group: _one_by_one(group.parts),
    "id": lambda group: _id_in(group.opening),
    "mark": _mark_of,
}
_LONG = 4000


def _digest(text: bytes) -> bytes:
    """Quick, not safe: it tells the pictures of one table apart."""
    return _SUMMED.pack(crc32(text), len(text))


_SUMMED = Struct(">II")


@lru_cache(maxsize=10_000)
def _mark(text: str) -> bytes:
    return _digest(text.encode())


def _one_by_one(parts: tuple[str, ...]) -> tuple[str, ...] | None:
    if _ELEMENTS.issuperset(map(type, parts)):  # as usual
        return parts
    found: list[str] = []
    for part in parts:
        if isinstance(part, Element):
            found.append(part)
        elif part:
            apart = elements(part)
            if apart is None:
                return None
            found += apart
    return tuple(found)


_TAG = re.compile(r"<([A-Za-z]\w*)[^<>]*?(/?)>")


@lru_cache(maxsize=10_000)
def elements(text: str) -> tuple[str, ...] | None:
    """Elements in a row, one by one; None if there is anything else."""
    found: list[str] = []
    at = 0
    while at < len(text):
        first = _TAG.match(text, at)
        end = first and (first.end() if first.group(2) else _end(text, first))
        if not end:
            return None
        found.append(text[at:end])
        at = end
    return tuple(found)


def _end(text: str, first: re.Match[str]) -> int:
    """Where the element ends that begins with this tag; 0: nowhere."""
    depth = 1
    for tag_ in _same(first.group(1)).finditer(text, first.end()):
        depth += -1 if tag_.group(1) else not tag_.group(2)
        if depth == 0:
            return tag_.end()
    return 0


@lru_cache(maxsize=100)
def _same(name: str) -> re.Pattern[str]:
    """The tags of one kind of element."""
    return re.compile(rf"<(/?){name}(?=[\s/>])[^<>]*?(/?)>")


@lru_cache(maxsize=10_000)
def taken_apart(text: str) -> Group | None:
    """A group that came as mere text; None if it is something else."""
    first = _TAG.match(text)
    if first is None or first.group(1) not in _GROUPS or first.group(2):
        return None
    name, opening = first.group(1), first.group()
    inside = text[len(opening) : -len(f"</{name}>")]
    made = Group(name, opening, (inside,))
    return made if made == text and made.children is not None else None


_GROUPS = ("g", "svg")


def tag(name: str, *children: str, **attributes: object) -> str:
    """One element. `class_` is class, `font_size` is font-size; None leaves an attribute out."""
    if not children:
        return _empty(name, **attributes)
    opening = _opening(name, **attributes)
    if name in _GROUPS:
        return Group(name, opening, children)
    return Element(f"{opening}{''.join(children)}</{name}>")


def drawn_once(function: F) -> F:
    """Most of a picture is the same again and again: what these arguments give is kept. They are
    numbers and words, never a table. Types count: 1 is not True, and 0 not False."""
    return lru_cache(maxsize=20_000, typed=True)(function)  # type: ignore[return-value]


def drawn_lately(function: F) -> F:
    """The same for whole panels and large parts: there are many, so only the latest are kept."""
    return lru_cache(maxsize=500, typed=True)(function)  # type: ignore[return-value]


@drawn_once
def _opening(name: str, /, **attributes: object) -> str:
    """Kept for those whose children change."""
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
    """As it stands before its value."""
    return f' {key.rstrip("_").replace("_", "-")}="'


@drawn_once
def _empty(name: str, /, **attributes: object) -> Element:
    return Element(f"{_written(name, attributes)[:-1]}/>")


@drawn_once
def text(x: float, y: float, words: object, size: float = 22, **attributes: object) -> str:
    """A line of words, escaped."""
    attributes.setdefault("fill", TEXT)
    return tag("text", escaped(str(words)), x=x, y=y, font_size=size, **attributes)


_WIDTHS = {  # of letters, in hundredths of their size, in the widest of the usual fonts
    28: "ijlłIJ'",
    33: " \N{NO-BREAK SPACE},.·/:;\\|",
    36: "f-",
    40: "()[]t!r",
    51: '"*_`–°szśźż„”“?',
    56: "cćLŁkF",
    60: "vxy•PTYaoąóäö",
    63: "eęESbdghnpquńĘŚüß$0123456789{}",
    69: "KAVĄÄBRXZŹŻCĆ",
    76: "UÜHNŃDG&",
    84: "OQÓÖw#+<=>^~×≤≥−→M",
    100: "%mW@—…½",
}
_WIDTH = {letter: wide / 100 for wide, letters in _WIDTHS.items() for letter in letters}
_BOLD = 1.15
PANEL_LETTERS = 13.8  # the smallest on a panel: 13 px where it is 283 wide, beside a stage of 980


@drawn_once
def width(words: str, size: float, bold: bool = False) -> float:
    """About how wide a line of words is in the widest of the usual fonts; in most it is less. The
    display face is as wide as plain words."""
    return sum(_WIDTH.get(letter, 0.8) for letter in words) * size * (_BOLD if bold else 1)


@drawn_once
def fitted(words: str, size: float, most: float, bold: bool = False) -> str:
    """Words that must fit into a width: what is too much becomes an ellipsis."""
    if width(words, size, bold) <= most:
        return words
    kept = words
    while kept and width(f"{kept}…", size, bold) > most:
        kept = kept[:-1].rstrip()
    return f"{kept}…"


def shortened(words: str, most: int) -> str:
    """Words that must fit: the rest becomes an ellipsis."""
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


def new_group(*children: str, at: tuple[float, float] | None = None, **attributes: object) -> Group:
    """Elements that belong together, moved to a place, if they are hardly ever as they were."""
    if at is not None:
        attributes["transform"] = at
    return Group("g", _opening("g", **attributes), children)


group = drawn_once(new_group)
"""The same, kept for the next time, as almost all are."""


@drawn_once
def piece(id_: str, symbol: str, x: float, y: float, label: str, **attributes: object) -> str:
    """A piece with a stable id at a place, drawn as a symbol; pages let it glide when it moves.
    With `data_action` it can be chosen."""
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
    """The definitions are most of a picture and always the same: they are put together once."""
    return tag("defs", *defs)


def symbol(id_: str, *children: str) -> str:
    """A drawing to be used again and again, around its own middle (0, 0)."""
    return tag("g", *children, id=id_)


def picture(width: float, height: float, label: str, defs: list[str], *children: str) -> Picture:
    """The whole picture."""
    return sheet(width, height, label, _defs(tuple(defs)), *children, class_="cm-picture")


def sheet(width: float, height: float, label: str, *children: str, **attributes: object) -> Picture:
    """A board or a panel, of such a size and called so."""
    title = Element(f"<title>{escaped(label)}</title>")
    return Picture(_frame(width, height, **attributes), (title, *children))


@drawn_once
def _frame(width: float, height: float, **attributes: object) -> str:
    """What every picture of that size begins with."""
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


_INK = re.compile(r"var\(--([\w-]+),(#\w+)\)")


def painted(picture: str, theme: str = "dark") -> str:
    """The picture with plain colours for its inks, for programs without CSS: `dark` or `light`."""
    light = theme == "light"
    return _INK.sub(lambda found: INKS[found[1]][1] if light else found[2], picture)


def _value(value: object) -> str:
    """An attribute's value: a number, words, or a place to move to."""
    if type(value) is str:
        return escape(value) if _special(value) else value
    if type(value) is int:
        return str(value)
    if isinstance(value, tuple):
        return f"translate({_number(value[0])} {_number(value[1])})"
    return _number(value) if isinstance(value, float) else escape(str(value))


_special = re.compile("[&<>\"']").search  # what most words have not


def escaped(words: str) -> str:
    """Words as they stand in markup."""
    return escape(words) if _special(words) else words


def _number(value: object) -> str:
    """Short numbers: 12 rather than 12.0, two digits at most."""
    if isinstance(value, float):
        if value.is_integer():
            return str(int(value))
        short = f"{value:.2f}".rstrip("0").rstrip(".")
        return "0" if short == "-0" else short
    return str(value)
