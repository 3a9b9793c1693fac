"""Figures: a table's picture with marked or numbered parts, whole or enlarged.

The picture code of the game draws them, so they are never out of date.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from statistics import median

from cheesemoon.core.draw.svg import group, tag
from cheesemoon.core.draw.unused_defs import spared

from .boxes import Box, around, boxes, boxes_and_words, boxes_of_choices

RATIO = 1.5  # width to height of an enlarged figure
NEAREST = 460.0  # smallest width that it shows, in units of the picture
_ROOM = 56.0  # margin around its parts
_PIN = 26.0
_CARD = 2.5  # width to height of the picture on a card
_CARD_PART = 0.5  # of the picture's width that a card shows
_ROOT = re.compile(r'<svg [^>]*viewBox="([^"]*)"[^>]*>')
_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)


def numbered(picture: str, things: Sequence[str]) -> str:
    """Return the whole picture with its parts numbered from 1."""
    found, said = boxes_and_words(picture)
    view = _view(picture)
    rings, pins = [], []
    taken: list[tuple[float, float]] = []
    for number, name in enumerate(things, 1):
        if name in found:
            box = _cut(found[name], view)
            x, y = _free(box, view, taken, said)
            taken.append((x, y))
            rings.append(_ring(box, view))
            pins.append(_pin(x, y, number))
    return _with(picture, [*rings, *pins], view)


def near(picture: str, things: Sequence[str]) -> str:
    """Return the part of the picture with these elements, each marked; the whole picture if there
    are none."""
    found, view = boxes(picture), _view(picture)
    shown = [_cut(found[name], view) for name in things if name in found]
    whole = around(shown)
    if whole is None:
        return picture
    return _with(picture, [_ring(box, view) for box in shown], _frame(whole, view))


def near_choices(picture: str, choosing: str) -> str:
    """Return the part of a picture in the middle of a player's choices, for a card. `choosing` is
    the same picture with choices."""
    view = _view(picture)
    wide = _CARD_PART * (view.right - view.left)
    middles = [box.middle for box in boxes_of_choices(choosing)]
    x, y = (median(at) for at in zip(*middles, strict=True)) if middles else view.middle
    left = min(max(x - wide / 2, view.left), view.right - wide)
    top = min(max(y - wide / _CARD / 2, view.top), view.low - wide / _CARD)
    return _with(picture, [], Box(left, top, left + wide, top + wide / _CARD))


def _view(picture: str) -> Box:
    found = _ROOT.match(picture)
    assert found, "a picture begins with its svg"
    left, top, wide, tall = map(float, found[1].split())
    return Box(left, top, left + wide, top + tall)


def _cut(box: Box, view: Box) -> Box:
    """Return the part of the box inside the view."""
    left, right = (min(max(x, view.left), view.right) for x in (box.left, box.right))
    top, low = (min(max(y, view.top), view.low) for y in (box.top, box.low))
    return Box(left, top, right, low)


def _frame(box: Box, view: Box) -> Box:
    """Return a frame around the box inside the view, with the proportions of a figure."""
    wide = box.right - box.left + 2 * _ROOM
    tall = box.low - box.top + 2 * _ROOM
    wide = min(max(wide, tall * RATIO, NEAREST), view.right - view.left)
    tall = min(max(tall, wide / RATIO), view.low - view.top)
    x, y = box.middle
    left = min(max(x - wide / 2, view.left), view.right - wide)
    top = min(max(y - tall / 2, view.top), view.low - tall)
    return Box(left, top, left + wide, top + tall)


def _free(
    box: Box, view: Box, taken: Sequence[tuple[float, float]], said: Sequence[Box]
) -> tuple[float, float]:
    """Choose a free corner of the box inside the view, where a pin covers the fewest words."""
    corners = [(x, y) for y in (box.top, box.low) for x in (box.left, box.right)]
    inside = [
        (
            min(max(x, view.left + _PIN), view.right - _PIN),
            min(max(y, view.top + _PIN), view.low - _PIN),
        )
        for x, y in corners
    ]
    far = [p for p in inside if all(abs(p[0] - q[0]) + abs(p[1] - q[1]) > 2 * _PIN for q in taken)]

    def covered(p: tuple[float, float]) -> int:
        x, y = p
        return sum(
            b.left < x + _PIN and x - _PIN < b.right and b.top < y + _PIN and y - _PIN < b.low
            for b in said
        )

    return min(far or inside, key=covered)


def _ring(box: Box, view: Box) -> str:
    wide = _cut(box.wider(8), view)
    place = {"x": wide.left, "y": wide.top, "rx": 14}
    size = {"width": wide.right - wide.left, "height": wide.low - wide.top}
    dark = tag("rect", **place, **size, fill="none", stroke="#12172b", stroke_width=9)
    line = {"stroke": "#ffc94d", "stroke_width": 5, "stroke_dasharray": "16 9"}
    return dark + tag("rect", **place, **size, fill="none", **line)


def _pin(x: float, y: float, number: int) -> str:
    letters: Mapping[str, object] = {"text_anchor": "middle", "font_size": 30, "font_weight": 800}
    return group(
        tag("circle", r=_PIN, fill="#ffc94d", stroke="#12172b", stroke_width=4),
        tag("text", str(number), y=11, fill="#20243a", **letters),
        at=(x, y),
    )


def _with(picture: str, marks: Sequence[str], view: Box) -> str:
    """Return the picture with marks, cropped to a view and without its title, because a figure has
    a caption."""
    shown = f"{view.left:g} {view.top:g} {view.right - view.left:g} {view.low - view.top:g}"
    body = _TITLE.sub("", spared(picture), count=1)
    first = _ROOT.match(body)
    assert first
    opening = first[0].replace(f'viewBox="{first[1]}"', f'viewBox="{shown}"')
    return f"{opening}{body[first.end() :].removesuffix('</svg>')}{''.join(marks)}</svg>"
