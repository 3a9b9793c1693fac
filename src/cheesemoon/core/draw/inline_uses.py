"""Inline large `<use>` references.

A picture defines a repeated drawing once and refers to it by `<use>`. That keeps pictures and
updates short. But a browser builds a separate tree for each `<use>`, also inside definitions that
are not shown. The first picture of a page is ready in two thirds of the time if definitions use no
other definitions and large drawings are inlined.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

_USE = re.compile(r"<use((?: [\w:-]+=\"[^\"]*\")+)/>")
_ATTRIBUTE = re.compile(r' ([\w:-]+)="([^"]*)"')
_ROOT = re.compile(r"<(\w+)((?: [\w:-]+=\"[^\"]*\")*)(/?)>")
_DRAWN = {"circle", "ellipse", "g", "line", "path", "polygon", "polyline", "rect", "symbol", "text"}
_HELD = re.compile(r"<(?:clipPath|mask|pattern|marker)\b")  # these may not contain groups
_BOX = ("x", "y", "width", "height")
_KEPT = {"id", "data-put"}  # scripts of the page find these, or change their `href`
_LARGE = 20  # elements; inlining a smaller drawing saves no time and is longer


class Shape(NamedTuple):
    """A definition: its outermost element without the id, and the content of that element."""

    tag: str
    attributes: dict[str, str]
    inside: str


class Inliner:
    """A rewriter of SVG: it replaces each `<use>` by the definition that it names. A `<use>` or a
    definition with ids of its own stays, because scripts may look for the ids. A `<use>` that a
    page changes stays too."""

    def __init__(self, definitions: Mapping[str, str]) -> None:
        self._texts = definitions
        self._shapes: dict[str, Shape | None] = {}
        self._flat: dict[str, str] = {}

    def picture(self, text: str) -> str:
        """Replace each `<use>` of a large definition by one group. If the `<use>` has no transform,
        the group names the definition in `data-of`."""
        return text if _HELD.search(text) else _USE.sub(self._shown, text)

    def definition(self, text: str) -> str:
        """Replace every `<use>` inside a definition, where possible."""
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
    """Return the transform that moves the inlined group to the box of its `<use>`; None if no
    transform does."""
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
