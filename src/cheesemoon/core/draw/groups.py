"""Groups and pictures that know their parts, so that two pictures are compared part by part."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from struct import Struct
from typing import TypeVar
from zlib import crc32

F = TypeVar("F", bound=Callable[..., object])


def drawn_once(function: F) -> F:
    """Cache up to 20,000 results, because most of a picture is drawn again unchanged. Arguments are
    numbers and words, never a table. Arguments of different types differ: 1 is not True."""
    return lru_cache(maxsize=20_000, typed=True)(function)  # type: ignore[return-value]


def drawn_lately(function: F) -> F:
    """Cache the last 500 results, for whole panels and other large parts."""
    return lru_cache(maxsize=500, typed=True)(function)  # type: ignore[return-value]


class Element(str):
    """The text of exactly one element."""

    __slots__ = ()


class Group(Element):
    """The text of a `<g>` or an `<svg>`, with its parts. Comparing two pictures needs no parser."""

    __slots__ = ("children", "id", "mark", "opening", "parts")

    opening: str
    parts: tuple[str, ...]  # each an element, or several in a row
    children: tuple[str, ...] | None  # one element each; None if there is text between them
    id: str  # "" without one
    mark: bytes  # a hash of the text

    def __new__(cls, name: str, opening: str, parts: tuple[str, ...]) -> Group:
        self = super().__new__(cls, "".join((opening, *parts, f"</{name}>")))
        self.opening, self.parts, self.id = opening, parts, _id_in(opening)
        if _ELEMENTS.issuperset(map(type, parts)):  # true for most groups
            self.children = parts
        return self

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        """Pickle the text only."""
        return str, (str(self),)

    def __getattr__(self, name: str) -> object:
        """Compute an attribute when it is first used, and store it."""
        return _computed(self, name)


class Picture:
    """An `<svg>` whose text is joined only on demand. An update needs only the parts that are new;
    the text is mostly definitions, hundreds of KB of them."""

    __slots__ = ("children", "id", "mark", "opening", "parts")

    opening: str
    parts: tuple[str, ...]  # these and the following as in `Group`
    children: tuple[str, ...] | None
    id: str
    mark: bytes

    def __init__(self, opening: str, parts: tuple[str, ...]) -> None:
        self.opening, self.parts = opening, parts

    def whole(self) -> Group:
        """Return the picture as one text."""
        return Group("svg", self.opening, self.parts)

    def __str__(self) -> str:
        return "".join((self.opening, *self.parts, "</svg>"))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Picture):
            return NotImplemented
        return self is other or (self.parts == other.parts and self.opening == other.opening)

    def __hash__(self) -> int:
        return hash((self.opening, self.parts))

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (str(self),)

    def __getattr__(self, name: str) -> object:
        return _computed(self, name)


Drawing = str | Picture
"""The result of a game's `draw`; most games call `picture`."""


def whole(drawing: Drawing) -> str:
    """Return the text of a drawing."""
    return drawing.whole() if isinstance(drawing, Picture) else drawing


def _computed(of: Group | Picture, name: str) -> object:
    if name not in _COMPUTED:
        raise AttributeError(name)
    found = _COMPUTED[name](of)
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
    # hashing the cached hashes of the parts is faster
    marks = [part.mark if type(part) is Group else _mark(part) for part in group.parts]
    return _digest(b"".join((group.opening.encode(), *marks)))


_ELEMENTS = frozenset((Element, Group))
_COMPUTED: dict[str, Callable[[Group | Picture], object]] = {
    "children": lambda group: _one_by_one(group.parts),
    "id": lambda group: _id_in(group.opening),
    "mark": _mark_of,
}
_LONG = 4000


def _digest(text: bytes) -> bytes:
    """Return a fast hash, good enough to compare the pictures of one table."""
    return _SUMMED.pack(crc32(text), len(text))


_SUMMED = Struct(">II")


@lru_cache(maxsize=10_000)
def _mark(text: str) -> bytes:
    return _digest(text.encode())


def _one_by_one(parts: tuple[str, ...]) -> tuple[str, ...] | None:
    if _ELEMENTS.issuperset(map(type, parts)):  # true for most groups
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
    """Split text into its elements; return None if it holds anything else."""
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
    """Return the end of the element that begins with this tag; 0 if it is not closed."""
    depth = 1
    for tag_ in _same(first.group(1)).finditer(text, first.end()):
        depth += -1 if tag_.group(1) else not tag_.group(2)
        if depth == 0:
            return tag_.end()
    return 0


@lru_cache(maxsize=100)
def _same(name: str) -> re.Pattern[str]:
    """Return a pattern for the opening and closing tags of one element name."""
    return re.compile(rf"<(/?){name}(?=[\s/>])[^<>]*?(/?)>")


@lru_cache(maxsize=10_000)
def taken_apart(text: str) -> Group | None:
    """Parse the text of a group; return None if it is no group."""
    first = _TAG.match(text)
    if first is None or first.group(1) not in GROUPS or first.group(2):
        return None
    name, opening = first.group(1), first.group()
    inside = text[len(opening) : -len(f"</{name}>")]
    made = Group(name, opening, (inside,))
    return made if made == text and made.children is not None else None


GROUPS = ("g", "svg")
