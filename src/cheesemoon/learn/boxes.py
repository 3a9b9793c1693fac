"""Finds the bounding box of every element with an id in a picture.

Figures mark and enlarge parts of a picture, so they need positions without a browser. Invisible
elements (definitions, hidden rings) have no box. Text is measured in the widest usual font, and
curves by their control points. So boxes may be a little too large, never too small.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import sqrt
from typing import NamedTuple
from xml.etree import ElementTree as ET

from cheesemoon.core.draw.svg import width

from .transforms import PLAIN, Matrix, Point, matrix as matrix_of, moved, times

SVG = "{http://www.w3.org/2000/svg}"
_UNSEEN = {"defs", "title", "desc", "symbol", "clipPath", "mask", "linearGradient", "style"}
_DEEPEST = 60
_COMMAND = re.compile(r"([MLHVCSQTAZmlhvcsqtaz])([^MLHVCSQTAZmlhvcsqtaz]*)")
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")


class Box(NamedTuple):
    """A rectangle of a picture."""

    left: float
    top: float
    right: float
    low: float

    @property
    def middle(self) -> Point:
        """Return the centre."""
        return (self.left + self.right) / 2, (self.top + self.low) / 2

    def wider(self, by: float) -> Box:
        """Return the box with a margin around it."""
        return Box(self.left - by, self.top - by, self.right + by, self.low + by)


def around(boxes: Iterable[Box]) -> Box | None:
    """Return the box around boxes; None for no boxes."""
    found = list(boxes)
    if not found:
        return None
    return Box(
        min(b.left for b in found),
        min(b.top for b in found),
        max(b.right for b in found),
        max(b.low for b in found),
    )


def boxes(picture: str) -> dict[str, Box]:
    """Return the box of every visible element with an id."""
    return _Reader(ET.fromstring(picture)).found  # noqa: S314 - our own drawing


def boxes_and_words(picture: str) -> tuple[dict[str, Box], list[Box]]:
    """Return the box of every visible element with an id, and the boxes of all visible text."""
    found = _Reader(ET.fromstring(picture))  # noqa: S314
    return found.found, found.words


def boxes_of_choices(picture: str) -> list[Box]:
    """Return the boxes of all visible elements that a player can choose."""
    return _Reader(ET.fromstring(picture)).choices  # noqa: S314


class _Reader:
    def __init__(self, root: ET.Element) -> None:
        self.found: dict[str, Box] = {}
        self.choices: list[Box] = []
        self.words: list[Box] = []
        self._named = {name: e for e in root.iter() if (name := e.get("id"))}
        self._box(root, PLAIN, 16.0, 0)

    def _box(
        self, element: ET.Element, outer: Matrix, size: float, depth: int, used: bool = False
    ) -> Box | None:
        kind = element.tag.removeprefix(SVG)
        hidden = element.get("visibility") == "hidden" or element.get("display") == "none"
        if hidden or depth > _DEEPEST or (kind in _UNSEEN):
            return None
        matrix = times(outer, matrix_of(element.get("transform", "")))
        size = float(element.get("font-size", size))
        if kind == "use":
            box = self._used(element, matrix, size, depth)
        elif kind in ("g", "svg", "a", "symbol"):
            inside = (self._box(child, matrix, size, depth + 1, used) for child in element)
            box = around(b for b in inside if b)
        else:
            box = _of_points(moved(matrix, p) for p in _points(element, kind, size))
            if kind == "text" and box:
                self.words.append(box)
        name = element.get("id")
        if name and box and not used:
            self.found.setdefault(name, box)
        if box and ("data-action" in element.attrib or "data-pick" in element.attrib):
            self.choices.append(box)
        return box

    def _used(self, element: ET.Element, matrix: Matrix, size: float, depth: int) -> Box | None:
        name = next((v for k, v in element.attrib.items() if k.endswith("href")), "")
        target = self._named.get(name.removeprefix("#"))
        if target is None:
            return None
        matrix = times(matrix, (1, 0, 0, 1, _n(element, "x"), _n(element, "y")))
        if target.tag == f"{SVG}symbol" and target.get("viewBox"):
            left, top, wide, tall = map(float, target.get("viewBox", "").split())
            wide, tall = _n(element, "width", wide), _n(element, "height", tall)
            return _of_points(
                moved(matrix, p) for p in ((0, 0), (wide, 0), (0, tall), (wide, tall))
            )
        return self._box(target, matrix, size, depth + 1, used=True)


def _of_points(points: Iterable[Point]) -> Box | None:
    found = list(points)
    if not found:
        return None
    xs, ys = [x for x, _ in found], [y for _, y in found]
    return Box(min(xs), min(ys), max(xs), max(ys))


def _n(element: ET.Element, name: str, otherwise: float = 0.0) -> float:
    value = element.get(name)
    return float(value.split()[0]) if value else otherwise


def _corners(x: float, y: float, wide: float, tall: float) -> list[Point]:
    return [(x, y), (x + wide, y), (x, y + tall), (x + wide, y + tall)]


def _points(element: ET.Element, kind: str, size: float) -> list[Point]:
    """Return points around a shape."""
    if kind in ("rect", "image"):
        return _corners(*(_n(element, name) for name in ("x", "y", "width", "height")))
    if kind in ("circle", "ellipse"):
        rx, ry = (_n(element, name, _n(element, "r")) for name in ("rx", "ry"))
        return _corners(_n(element, "cx") - rx, _n(element, "cy") - ry, 2 * rx, 2 * ry)
    if kind == "line":
        return [(_n(element, "x1"), _n(element, "y1")), (_n(element, "x2"), _n(element, "y2"))]
    if kind in ("polygon", "polyline"):
        numbers = [float(n) for n in _NUMBER.findall(element.get("points", ""))]
        return list(zip(numbers[::2], numbers[1::2], strict=True))
    if kind == "path":
        return list(_bends(element.get("d", "")))
    if kind == "text":
        wide = width("".join(element.itertext()), size)
        x = (
            _n(element, "x")
            - {"middle": 0.5, "end": 1.0}.get(element.get("text-anchor", ""), 0.0) * wide
        )
        return _corners(x, _n(element, "y") - 0.74 * size, wide, 0.8 * size)
    return []


_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


@lru_cache(maxsize=10_000)
def _bends(path: str) -> tuple[Point, ...]:
    """Return all points of a path. Cached, because pictures repeat their paths."""
    return tuple(_along(path))


def _along(path: str) -> Iterator[Point]:
    """Yield the points of a path and its control points."""
    x = y = first_x = first_y = 0.0
    for command, rest in _COMMAND.findall(path):
        kind, relative = command.upper(), command.islower()
        if kind == "Z":
            x, y = first_x, first_y
            continue
        numbers, many = [float(n) for n in _NUMBER.findall(_flags_apart(kind, rest))], _TAKES[kind]
        for i in range(0, len(numbers) - many + 1, many):
            part, (dx, dy) = numbers[i : i + many], (x, y) if relative else (0.0, 0.0)
            if kind == "A":
                end = (part[5] + dx, part[6] + dy)
                yield from _bulge((x, y), end, max(part[0], part[1]), large=part[3] != 0)
                points = [end]
            elif kind == "H":
                points = [(part[0] + dx, y)]
            elif kind == "V":
                points = [(x, part[0] + dy)]
            else:
                points = [(a + dx, b + dy) for a, b in zip(part[::2], part[1::2], strict=True)]
            yield from points
            x, y = points[-1]
            if kind == "M" and i == 0:
                first_x, first_y = x, y


def _flags_apart(kind: str, rest: str) -> str:
    """Separate the two flags of an arc: `a5 5 0 016 3` joins them with the next number."""
    if kind != "A":
        return rest
    number = _NUMBER.pattern
    flags = rf"({number}[\s,]*{number}[\s,]*{number})[\s,]*([01])[\s,]*([01])[\s,]*"
    return re.sub(flags, r"\1 \2 \3 ", rest)


def _bulge(a: Point, b: Point, r: float, *, large: bool) -> Iterator[Point]:
    """Return how far an arc can reach beside its chord, on either side."""
    chord = sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2)
    inside = sqrt(max(r * r - chord * chord / 4, 0.0))
    high = r + inside if large else r - inside
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    if chord:
        nx, ny = (b[1] - a[1]) / chord, (a[0] - b[0]) / chord
        yield from ((x + nx * high, y + ny * high), (x - nx * high, y - ny * high))
