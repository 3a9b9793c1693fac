"""Drawings in which things stand where they are used.

A picture defines what it shows many times once, and refers to it by `use`: short to send, and an
update need not say again what a rat looks like. But a browser makes all that a definition is made
of anew for each `use`, in a tree of its own, and also for those inside of definitions that nobody
sees. The first picture of a page, of which nothing is known yet, is ready in two thirds of the time
if definitions use no others and what is large stands where it is seen.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

_USE = re.compile(r"<use((?: [\w:-]+=\"[^\"]*\")+)/>")
_ATTRIBUTE = re.compile(r' ([\w:-]+)="([^"]*)"')
_ROOT = re.compile(r"<(\w+)((?: [\w:-]+=\"[^\"]*\")*)(/?)>")
_DRAWN = {"circle", "ellipse", "g", "line", "path", "polygon", "polyline", "rect", "symbol", "text"}
_HELD = re.compile(r"<(?:clipPath|mask|pattern|marker)\b")  # these hold shapes, but no groups
_BOX = ("x", "y", "width", "height")
_KEPT = {"id", "data-put"}  # looked for, or given another `href` by the page
_LARGE = 20  # elements; what is smaller is made as quickly where it is used, and is shorter so


class Shape(NamedTuple):
    """What a definition draws: its outermost element, without its name, and what that holds."""

    tag: str
    attributes: dict[str, str]
    inside: str


class Unfolding:
    """Puts what these definitions draw, by their names, in place of each `use` of them. Whatever
    has a name of its own, or names within, is left as it is: somebody may look for it. So is what
    a page changes."""

    def __init__(self, definitions: Mapping[str, str]) -> None:
        self._texts = definitions
        self._shapes: dict[str, Shape | None] = {}
        self._flat: dict[str, str] = {}

    def picture(self, text: str) -> str:
        """Each `use` of something large becomes one group. If it has no transform of its own, that
        is what its piece looks like, and the group says by `data-of` what it shows."""
        return text if _HELD.search(text) else _USE.sub(self._shown, text)

    def definition(self, text: str) -> str:
        """A definition in which no other is used, as far as that can be."""
        found = self._flat.get(text)
        if found is None:
            held = _HELD.match(text)
            found = self._flat[text] = text if held else _USE.sub(self._spread, text)
        return found

    def _shown(self, use: re.Match[str]) -> str:
        return self._made(use, True)

    def _spread(self, use: re.Match[str]) -> str:
        return self._made(use, False)

    def _made(self, use: re.Match[str], named: bool) -> str:
        said = dict(_ATTRIBUTE.findall(use[1]))
        name = said.pop("href", "").removeprefix("#")
        shape = self._shape(name)
        moved = None if shape is None or not _KEPT.isdisjoint(said) else _moved(shape, said)
        if shape is None or moved is None or (named and not _is_large(shape)):
            return use[0]
        outer = {key: value for key, value in said.items() if key not in (*_BOX, "transform")}
        if moved:
            outer["transform"] = moved
        if named and "transform" not in said:
            outer["data-of"] = f"#{name}"
        kept = {key: value for key, value in shape.attributes.items() if key != "viewBox"}
        if shape.tag not in ("g", "symbol"):
            inner = _element(shape.tag, kept, shape.inside)
        elif outer.keys().isdisjoint(kept):
            outer, inner = kept | outer, shape.inside
        else:
            inner = _element("g", kept, shape.inside)
        return _element("g", outer, inner) if outer else inner

    def _shape(self, name: str) -> Shape | None:
        if name not in self._shapes:
            self._shapes[name] = self._read(self._texts.get(name, ""))
        return self._shapes[name]

    def _read(self, text: str) -> Shape | None:
        root = _ROOT.match(text)
        if root is None or root[1] not in _DRAWN or text.count(' id="') > 1:
            return None
        attributes = dict(_ATTRIBUTE.findall(root[2]))
        attributes.pop("id", None)
        inside = "" if root[3] else text[root.end() : -len(f"</{root[1]}>")]
        return Shape(root[1], attributes, _USE.sub(self._spread, inside))


def _is_large(shape: Shape) -> bool:
    return shape.inside.count("<") - shape.inside.count("</") >= _LARGE


def _moved(shape: Shape, said: Mapping[str, str]) -> str | None:
    """Where it is drawn, and how large; None if its box is such that a group cannot stand in it."""
    parts = [said["transform"]] if "transform" in said else []
    x, y = said.get("x", "0"), said.get("y", "0")
    if (x, y) != ("0", "0"):
        parts.append(f"translate({x} {y})")
    if shape.tag == "symbol":
        box, size = shape.attributes.get("viewBox", "").split(), said.get("width", "")
        if box[:2] != ["0", "0"] or box[2] != box[3] or not size or size != said.get("height"):
            return None
        parts.append(f"scale({float(size) / float(box[2]):.6g})")
    return " ".join(parts)


def _element(tag: str, attributes: Mapping[str, str], inside: str) -> str:
    said = "".join(f' {key}="{value}"' for key, value in attributes.items())
    return f"<{tag}{said}>{inside}</{tag}>" if inside or tag == "g" else f"<{tag}{said}/>"
