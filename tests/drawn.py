"""A picture read back: every element where it is shown, every text with its estimated box.

Symbols are followed to where they are used, and transforms are multiplied, so that what is checked
is what a person sees. Text inside an element with `aria-hidden="true"` is decoration. What a camera
looks at (`data-stage`) goes on beyond the frame. Plates that nothing shines through are kept too: a
text that lies under one does not collide with what is written on it.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

from cheesemoon.core.draw.svg import width
from cheesemoon.learn.transforms import (
    PLAIN,
    Matrix,
    Point,
    matrix as matrix_of,
    moved as moved_by,
    times,
)

SVG = "{http://www.w3.org/2000/svg}"
_SHAPES = frozenset(("path", "circle", "ellipse", "line", "polygon", "polyline", "image"))
_UNREAD = frozenset(SVG + name for name in (*_SHAPES, "defs", "title", "desc"))
_SYMBOL, _USE, _TEXT, _RECT = (SVG + name for name in ("symbol", "use", "text", "rect"))
_STYLING = frozenset(
    ("font-size", "font-weight", "text-anchor", "font-family", "aria-hidden", "data-stage")
    + ("opacity", "fill")
)
_PLATE = 400  # smaller ones hide no words
NARROWER = 0.93  # most fonts are narrower than the one that `width` knows
SOLID = 0.85  # so much of a plate is enough to hide words under it
_NOT_YET = {"data-far", "data-cut"}  # hidden until a camera is elsewhere
_EXPLAINED = ("data-card", "data-tag", "data-camera", "display")
_NUMBER = re.compile(r"[-+−×=≤≥/.,½→\d ]*\d[-+−×=≤≥/.,½→\d ]*$")
_URL = re.compile(r"url\(#([^)]+)\)")


class Text(NamedTuple):
    """A line of words as it is shown."""

    words: str
    size: float
    corners: tuple[Point, Point, Point, Point]
    box: tuple[float, float, float, float]  # left, top, right, bottom
    decoration: bool
    moving: bool = False  # seen by a camera
    order: int = 0  # what is drawn later lies above it


class Plate(NamedTuple):
    """A filled shape that hides what was drawn before it."""

    order: int
    left: float
    top: float
    right: float
    bottom: float
    moving: bool = False  # seen by a camera

    def hides(self, left: float, top: float, right: float, bottom: float) -> bool:
        """Whether all of a box is under it."""
        inside = self.left <= left and right <= self.right
        return inside and self.top <= top and bottom <= self.bottom


class Style(NamedTuple):
    """What an element hands on to those inside it."""

    size: float = 16
    weight: str = ""
    anchor: str = "start"
    family: str = ""
    decoration: bool = False
    moving: bool = False
    opacity: float = 1
    fill: str = "black"
    later: bool = False  # shown when it is looked at or chosen


def referred(elements: Iterable[ET.Element]) -> set[str]:
    """The ids that elements refer to."""
    wanted: set[str] = set()
    for element in elements:
        for name, value in element.attrib.items():
            if name.endswith("href"):
                wanted.add(value.removeprefix("#"))
            elif "url(" in value:
                wanted.update(_URL.findall(value))
    return wanted


def data_of(elements: Iterable[ET.Element], name: str) -> list[str]:
    """The values that elements have for a data attribute."""
    found = (element.get(f"data-{name}") for element in elements)
    return [value for value in found if value is not None]


class Definitions(NamedTuple):
    """What all pictures of a game share."""

    elements: list[ET.Element]
    ids: Counter[str | None]
    by_id: dict[str | None, ET.Element]
    referred: set[str]
    silent: set[str | None]  # drawings without words or plates, nor in what they are made of
    known: dict[str, list[str]]  # values of data attributes that somebody has asked for

    def data(self, name: str) -> list[str]:
        """The values of a data attribute."""
        if name not in self.known:
            self.known[name] = data_of(self.elements, name)
        return self.known[name]


class _Telling:
    """Whether definitions may be, or lead to, words or a plate that hides some."""

    def __init__(self, by_id: dict[str | None, ET.Element]) -> None:
        self._by_id = by_id
        self._known: dict[str, bool] = {}

    def is_so(self, element: ET.Element) -> bool:
        """Of an element with all that is in it."""
        return any(map(self._one, element.iter()))

    def _one(self, element: ET.Element) -> bool:
        if element.tag == f"{SVG}rect":
            return float(element.get("width", 0)) * float(element.get("height", 0)) >= _PLATE
        if element.tag == f"{SVG}use":
            name = _href(element)
            if name not in self._known:
                self._known[name] = True  # what uses itself is found later
                target = self._by_id.get(name)
                self._known[name] = target is None or self.is_so(target)
            return self._known[name]
        return element.tag == f"{SVG}text"


@lru_cache(maxsize=32)
def _definitions(defs: str) -> Definitions:
    """The definitions of a picture, which are most of it and seldom others: read once."""
    root = ET.fromstring(f'<svg xmlns="{SVG[1:-1]}">{defs}</svg>')
    elements = list(root.iter())[1:]
    by_id = {e.get("id"): e for e in elements if e.get("id")}
    ids = Counter(e.get("id") for e in elements if e.get("id"))
    telling = _Telling(by_id)
    silent = {name for name, e in by_id.items() if not telling.is_so(e)}
    return Definitions(elements, ids, by_id, referred(elements), silent, {})


def _outer_defs(svg: str) -> tuple[int, int]:
    """Where the definitions of the whole picture begin and end; icons have some of their own."""
    depth, begin = 0, 0
    for found in re.finditer(r"<defs>|</defs>", svg):
        if depth == 0:
            begin = found.start()
        depth += 1 if found[0] == "<defs>" else -1
        if depth == 0:
            return begin, found.end()
    return 0, 0


class Drawn:
    """One picture, read."""

    def __init__(self, svg: str) -> None:
        begin, end = _outer_defs(svg)
        shared = _definitions(svg[begin:end] or "<defs/>")
        self.root = ET.fromstring(svg[:begin] + svg[end:])
        assert self.root.tag == f"{SVG}svg"
        self.view = [float(n) for n in self.root.get("viewBox", "").split()]
        own = list(self.root.iter())
        self.elements = own + shared.elements
        self.ids = Counter(e.get("id") for e in own if e.get("id"))
        self._by_id = {**shared.by_id, **{e.get("id"): e for e in own if e.get("id")}}
        self._silent = shared.silent - self.ids.keys()
        self.ids.update(shared.ids)
        self._shared = shared
        self.texts: list[Text] = []
        self.later: list[Text] = []  # what is written where somebody looks or has chosen
        self.plates: list[Plate] = []
        self._order = 0
        self._walk(self.root, PLAIN, Style(), 0)

    def data(self, name: str) -> list[str]:
        """The values of a data attribute."""
        return data_of(self.root.iter(), name) + self._shared.data(name)

    def unresolved(self) -> set[str]:
        """What is referred to and is not there."""
        wanted = referred(self.root.iter()) | self._shared.referred
        return {name for name in wanted if name not in self._by_id}

    def unexplained(self) -> set[str]:
        """Drawings and numbers that can be pointed at and have no card, nor a tag of their own."""
        found: set[str] = set()
        todo = [self.root]
        while todo:
            element = todo.pop()
            tag = element.tag.removeprefix(SVG)
            if tag in ("defs", "title") or any(element.get(key) for key in _EXPLAINED):
                continue
            if element.get("pointer-events") == "none" or element.get("aria-hidden") == "true":
                continue
            if tag == "use":
                found.add(next(v for k, v in element.attrib.items() if k.endswith("href")))
            elif tag == "text" and _NUMBER.match(said := "".join(element.itertext()).strip()):
                found.add(said)
            elif "piece" in (element.get("class") or ""):
                found.add(element.get("id", "a piece"))
            todo += element
        return found

    def _walk(self, element: ET.Element, matrix: Matrix, style: Style, depth: int) -> None:
        assert depth < 60, "a symbol that uses itself"
        tag, given = element.tag, element.attrib
        if tag in _UNREAD or (tag == _SYMBOL and depth == 0):
            return
        if tag == _USE and _href(element) in self._silent:
            return
        here, inner = matrix, style
        if given:
            hidden = given.get("visibility") == "hidden"
            if given.get("display") == "none" or (hidden and given.keys() & _NOT_YET):
                return
            if hidden:
                style = style._replace(later=True)
            if turned := given.get("transform"):
                here = times(matrix, matrix_of(turned))
            inner = _style(element, style)
        self._order += 1
        if tag == _TEXT:
            self._read(element, here, inner)
            return
        if tag == _RECT and not inner.later and self._is_solid(element, inner):
            self._cover(element, here, inner.moving)
        if tag == _USE:
            self._use(element, here, inner, depth)
            return
        for child in element:
            if child.tag not in _UNREAD:
                self._walk(child, here, inner, depth + 1)

    def _is_solid(self, element: ET.Element, style: Style) -> bool:
        """Whether hardly anything shines through a shape."""
        if style.opacity * float(element.get("fill-opacity", 1)) < SOLID:
            return False
        if found := _URL.match(style.fill):
            gradient = self._by_id.get(found[1])
            stops = [] if gradient is None else list(gradient)
            return bool(stops) and all(
                _alpha(stop.get("stop-color", "")) * float(stop.get("stop-opacity", 1)) >= SOLID
                for stop in stops
            )
        return _alpha(style.fill) >= SOLID

    def _cover(self, element: ET.Element, matrix: Matrix, moving: bool) -> None:
        """A rectangle that is not turned becomes a plate."""
        x, y = float(element.get("x", 0)), float(element.get("y", 0))
        wide, high = float(element.get("width", 0)), float(element.get("height", 0))
        (left, top), (right, bottom) = (moved_by(matrix, p) for p in ((x, y), (x + wide, y + high)))
        if abs(matrix[1]) < 0.01 and right > left and bottom > top:
            self.plates.append(Plate(self._order, left, top, right, bottom, moving))

    def _use(self, element: ET.Element, matrix: Matrix, style: Style, depth: int) -> None:
        target = self._by_id.get(_href(element))
        if target is None:
            return
        x, y = float(element.get("x", 0)), float(element.get("y", 0))
        moved = times(matrix, (1, 0, 0, 1, x, y))
        if target.tag == f"{SVG}symbol" and target.get("viewBox"):
            left, top, wide, tall = (float(n) for n in target.get("viewBox", "").split())
            scale = min(
                float(element.get("width", wide)) / wide, float(element.get("height", tall)) / tall
            )
            moved = times(moved, (scale, 0, 0, scale, -left * scale, -top * scale))
        if target.tag == f"{SVG}symbol":
            for child in target:
                self._walk(child, moved, _style(target, style), depth + 1)
        else:
            self._walk(target, moved, style, depth + 1)

    def _read(self, element: ET.Element, matrix: Matrix, style: Style) -> None:
        x, y = _first(element.get("x")), _first(element.get("y"))
        if (down := element.get("dy", "")).endswith("em"):
            y += float(down[:-2]) * style.size
        runs = [(x, y, style, element.text or "")]
        for span in element.iter(f"{SVG}tspan"):
            own = _style(span, style)
            if span.get("x") is not None or span.get("y") is not None:
                x = _first(span.get("x"), x)
                y = _first(span.get("y"), y)
                runs.append((x, y, own, "".join(span.itertext())))
            else:
                px, py, before, said = runs[-1]
                y += _first(span.get("dy"))
                runs[-1] = (px, py, before, said + "".join(span.itertext()) + (span.tail or ""))
        for px, py, own, said in runs:
            if said.strip():
                text = _text(said.strip(), px, py, own, matrix, element)
                texts = self.later if own.later else self.texts
                texts.append(text._replace(order=self._order))


def _text(
    words: str, x: float, y: float, style: Style, matrix: Matrix, element: ET.Element
) -> Text:
    display = style.family.startswith("Display")  # which is as wide as plain words
    bold = style.weight in ("bold", "600", "700", "800", "900") and not display
    wide = width(words, style.size, bold) * NARROWER
    if element.get("textLength"):
        wide = float(element.get("textLength", 0))
    x -= {"middle": wide / 2, "end": wide}.get(style.anchor, 0)
    top, low = y - 0.74 * style.size, y + 0.04 * style.size  # capitals and figures
    if element.get("dominant-baseline") in ("central", "middle"):
        top, low = y - 0.4 * style.size, y + 0.4 * style.size
    corners = [(x, top), (x + wide, top), (x + wide, low), (x, low)]
    a, b, *_ = matrix
    size = style.size * (a * a + b * b) ** 0.5
    p1, p2, p3, p4 = (moved_by(matrix, p) for p in corners)
    xs, ys = (p1[0], p2[0], p3[0], p4[0]), (p1[1], p2[1], p3[1], p4[1])
    box = min(xs), min(ys), max(xs), max(ys)
    return Text(words, size, (p1, p2, p3, p4), box, style.decoration, style.moving)


def _href(element: ET.Element) -> str:
    """What a `use` uses."""
    name = next((v for k, v in element.attrib.items() if k.endswith("href")), "")
    return name.removeprefix("#")


def _style(element: ET.Element, style: Style) -> Style:
    if _STYLING.isdisjoint(element.attrib):
        return style
    return Style(
        float(element.get("font-size", style.size)),
        element.get("font-weight", style.weight),
        element.get("text-anchor", style.anchor),
        element.get("font-family", style.family),
        style.decoration or element.get("aria-hidden") == "true",
        style.moving or element.get("data-stage") is not None,
        style.opacity * float(element.get("opacity", 1)),
        element.get("fill", style.fill),
        style.later,
    )


@lru_cache(maxsize=2000)
def _alpha(colour: str) -> float:
    """How solid a colour is: `#rrggbbaa`, `#rgba`, a variable with such a fallback, or a name."""
    if colour.startswith("var("):
        colour = colour[colour.index(",") + 1 : -1].strip()
    if colour in ("none", "", "transparent"):
        return 0
    if colour.startswith("#") and len(colour) in (5, 9):
        digits = colour[4] * 2 if len(colour) == 5 else colour[7:]
        return int(digits, 16) / 255
    return 1


def _first(value: str | None, otherwise: float = 0) -> float:
    return float(value.split()[0]) if value else otherwise


def collisions(drawn: Drawn, slack: float = 2.0) -> Iterator[tuple[Text, Text]]:
    """Pairs of texts that lie on each other by more than a little, without a plate between them.
    The same words twice at one place are an outline and its filling."""
    known = sorted((t for t in drawn.texts if not t.decoration), key=lambda t: t.box[0])
    for i, one in enumerate(known):
        left, top, right, bottom = one.box
        for other in known[i + 1 :]:
            x1, y1, x2, y2 = other.box
            if x1 > right - slack:
                break
            if y1 > bottom - slack or y2 < top + slack or x2 < left + slack:
                continue
            if one.words == other.words and abs(x1 - left) < 6 and abs(y1 - top) < 6:
                continue
            if not _overlap(one, other, slack):
                continue
            under, over = sorted((one.order, other.order))
            common = (max(left, x1), max(top, y1), min(right, x2), min(bottom, y2))
            if not any(under < p.order < over and p.hides(*common) for p in drawn.plates):
                yield one, other


def _overlap(one: Text, other: Text, slack: float) -> bool:
    """Whether two boxes, turned perhaps, overlap: no line lies between them."""
    for corners in (one.corners, other.corners):
        for (x1, y1), (x2, y2) in zip(corners[:2], corners[1:3], strict=True):
            dx, dy = x2 - x1, y2 - y1
            length = (dx * dx + dy * dy) ** 0.5 or 1
            nx, ny = -dy / length, dx / length
            a = [x * nx + y * ny for x, y in one.corners]
            b = [x * nx + y * ny for x, y in other.corners]
            if max(a) <= min(b) + slack or max(b) <= min(a) + slack:
                return False
    return True


_NARROWEST = 40  # narrower ones are posts, bricks and signs of pieces: no words are written on them
_TAG = 60  # higher ones are dialogs, which may lie on anything
_order_of = attrgetter("order")  # plates are found in it


def leaving(drawn: Drawn, slack: float = 1.5) -> Iterator[tuple[Text, Plate]]:
    """Words that are wider than the plate they are written on, and that plate."""
    plates = [p for p in drawn.plates if not p.moving and p.right - p.left >= _NARROWEST]
    for text in drawn.texts:
        if text.decoration or text.moving:
            continue
        left, top, right, bottom = text.box
        x = (left + right) / 2
        for plate in reversed(plates[: bisect_right(plates, text.order, key=_order_of)]):
            if plate.left <= x <= plate.right and plate.top <= top and bottom <= plate.bottom:
                if max(plate.left - left, right - plate.right) > slack:
                    yield text, plate
                break


def half_hidden(drawn: Drawn, slack: float = 3.0) -> Iterator[tuple[Text, Plate]]:
    """Words of which a tag that was drawn later hides a part, and that tag."""
    plates = [p for p in drawn.plates if not p.moving]
    tags = [p for p in plates if slack < p.bottom - p.top < _TAG and p.right - p.left > slack]
    for text in drawn.texts:
        left, top, right, bottom = text.box
        if text.decoration or text.moving or min(right - left, bottom - top) <= slack:
            continue
        left, top, right, bottom = left + slack, top + slack, right - slack, bottom - slack
        over = [
            p
            for p in tags[bisect_right(tags, text.order, key=_order_of) :]
            if p.left < right and left < p.right and p.top < bottom and top < p.bottom
        ]
        if over and not any(p.order > text.order and p.hides(*text.box) for p in plates):
            yield text, over[0]
