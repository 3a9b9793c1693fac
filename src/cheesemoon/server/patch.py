"""From one picture to the next in few bytes.

A picture is an `<svg>` with children. What the page has already is named by its number, what is new
is sent; a group that changed inside is patched the same way if that is shorter. A patch is a list:

    [first, last]          keep the old children first to last
    "<g …>…</g>"           a new child; if it has the id of an old one, that one becomes it
    {"at": 7, "parts": […]}   old child 7 with these children; with "open": "<g …>" if its
                              attributes are others
"""

from __future__ import annotations

import re
from functools import cache
from hashlib import blake2b
from typing import Any

_TAG = re.compile(r"<([A-Za-z]\w*)[^<>]*?(/?)>")
_ID = re.compile(r'<[^<>]*?\sid="([^"]*)"')
_GROUPS = ("<g ", "<g>", "<svg ")  # they have elements in them and no words
_SMALL = 120  # not worth looking into
_MANY = 400  # more pairs are not compared

Patch = list[Any]


class Picture:
    """An element taken apart: its opening tag and its children as text. What an older picture had
    already is recognised and not looked into again."""

    __slots__ = ("_inside", "children", "marks", "opening", "text", "whole")

    def __init__(self, text: str, older: Picture | None = None) -> None:
        self.text = text
        self.children: list[str] = []
        self.marks: list[bytes] = []  # a hash of each child
        first = _TAG.match(text)
        self.opening = first.group() if first else ""
        end = self._split(len(self.opening), older)
        self.whole = first is not None and text[end:] == f"</{first.group(1)}>"
        if not self.whole:  # words between its elements: it is one thing
            self.children, self.marks = [], [_mark(text)]
        self._inside: dict[str, Picture] = {}

    def _split(self, at: int, older: Picture | None) -> int:
        """Take out the children from `at` on; where they end. One that stands as in the older
        picture is taken whole."""
        text, known, marks = self.text, *((older.children, older.marks) if older else ([], []))
        where: dict[str, int] = {}
        following = 0
        while True:
            if following < len(known) and text.startswith(known[following], at):
                found = following
            else:
                child = _element(text, at)
                if not child:
                    return at
                where = where or {child: i for i, child in enumerate(known)}
                found = where.get(child, -1)
            if found >= 0:
                child = known[found]
                self.marks.append(marks[found])
                following = found + 1
            else:
                self.marks.append(_mark(child))
                following += 1
            self.children.append(child)
            at += len(child)

    def inside(self, child: str, older: Picture | None = None) -> Picture:
        """One of the children, taken apart in turn."""
        found = self._inside.get(child)
        if found is None:
            found = self._inside[child] = Picture(child, older)
        return found

    def learn(self, older: Picture) -> None:
        """What an older picture has looked into already and is still there."""
        if older._inside:
            here = set(self.children)
            for child, inside in older._inside.items():
                if child in here:
                    self._inside.setdefault(child, inside)


def _mark(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=8).digest()


def _element(text: str, at: int) -> str:
    """The element that begins at `at`; "" if a closing tag, words or nothing stands there."""
    first = _TAG.match(text, at)
    if not first:
        return ""
    if first.group(2):
        return first.group()
    depth = 1
    for match in _same(first.group(1)).finditer(text, first.end()):
        if match.group(1):
            depth -= 1
        elif not match.group(2):
            depth += 1
        if depth == 0:
            return text[at : match.end()]
    return ""


@cache
def _same(name: str) -> re.Pattern[str]:
    """The tags of one kind of element."""
    return re.compile(rf"<(/?){name}(?=[\s/>])[^<>]*?(/?)>")


def diff(old: Picture, new: Picture) -> Patch:
    """What turns the children of the old picture into those of the new one."""
    before, after = old.children, new.children
    first, last = 0, 0
    shorter = min(len(before), len(after))
    while first < shorter and before[first] == after[first]:
        first += 1
    while last < shorter - first and before[-1 - last] == after[-1 - last]:
        last += 1
    middle = range(first, len(before) - last)
    changed = after[first : len(after) - last]
    same = _same_text(before, middle, changed)
    left = sorted(set(middle).difference(at for at in same if at is not None))
    became = _pairs(old, left, new, [i for i, at in enumerate(same) if at is None], changed)
    patch: Patch = [[0, first - 1]] if first else []
    for i, (child, at) in enumerate(zip(changed, same, strict=True)):
        if at is None:
            patch.append(_changed(old, new, child, became.get(i)))
        else:
            _keep(patch, at, at)
    if last:
        _keep(patch, len(before) - last, len(before) - 1)
    new.learn(old)
    return patch


def _same_text(before: list[str], middle: range, changed: list[str]) -> list[int | None]:
    """For each new child the old one in the middle that reads the same, each used once."""
    where: dict[str, list[int]] = {}
    for i in reversed(middle):
        where.setdefault(before[i], []).append(i)
    return [where[child].pop() if where.get(child) else None for child in changed]


def _pairs(
    old: Picture, left: list[int], new: Picture, fresh: list[int], changed: list[str]
) -> dict[int, int]:
    """Which group that does not stay became which new one: by id, else what has most in common."""
    named: dict[str, int] = {}
    nameless: list[int] = []
    for at in left:
        if old.children[at].startswith(_GROUPS):
            if id_ := _id(old.children[at]):
                named[id_] = at
            else:
                nameless.append(at)
    became: dict[int, int] = {}
    strangers: list[int] = []
    for i in fresh:
        if changed[i].startswith(_GROUPS):
            if id_ := _id(changed[i]):
                if id_ in named:
                    became[i] = named[id_]
            else:
                strangers.append(i)
    if len(nameless) > 1 or len(strangers) > 1:
        for at, i in _by_likeness(old, nameless, new, strangers, changed):
            if i not in became and at in nameless:
                became[i] = at
                nameless.remove(at)
    rest = (i for i in strangers if i not in became)
    return became | dict(zip(rest, nameless, strict=False))


def _by_likeness(
    old: Picture, nameless: list[int], new: Picture, strangers: list[int], changed: list[str]
) -> list[tuple[int, int]]:
    """Pairs of groups that have something in common, those with the most first."""
    if len(nameless) * len(strangers) > _MANY:
        return []
    found = []
    for i in strangers:
        here = set(new.inside(changed[i]).children)
        for at in nameless:
            inside = old.inside(old.children[at]).children
            common = sum(len(child) for child in inside if child in here)
            if common:
                found.append((common, at, i))
    return [(at, i) for _, at, i in sorted(found, key=lambda pair: -pair[0])]


def _changed(old: Picture, new: Picture, child: str, at: int | None) -> Any:
    """A child that is not as before: the shorter of all of it and what changed inside."""
    if at is None or len(child) < _SMALL:
        return child
    inner_old = old.inside(old.children[at])
    inner_new = new.inside(child, inner_old)
    if not (inner_old.whole and inner_new.whole):
        return child
    parts = diff(inner_old, inner_new)
    patch: dict[str, Any] = {"at": at, "parts": parts}
    if inner_old.opening != inner_new.opening:
        patch["open"] = inner_new.opening
    return patch if _size(patch) < len(child) else child


def _size(part: Any) -> int:
    """About how many bytes a part of a patch takes."""
    if isinstance(part, str):
        return len(part) + 8  # some quotes are escaped
    if isinstance(part, dict):
        return 20 + len(part.get("open", "")) + sum(map(_size, part["parts"]))
    return 8


def _keep(patch: Patch, first: int, last: int) -> None:
    if patch and isinstance(patch[-1], list) and patch[-1][1] == first - 1:
        patch[-1][1] = last
    else:
        patch.append([first, last])


def _id(child: str) -> str:
    match = _ID.match(child)
    return match.group(1) if match else ""


def apply(old: Picture, patch: Patch) -> list[str]:
    """The children that a page has after a patch; what the script does, for tests."""
    children: list[str] = []
    for part in patch:
        if isinstance(part, str):
            children.append(part)
        elif isinstance(part, dict):
            inner = Picture(old.children[part["at"]])
            opening = part.get("open", inner.opening)
            name = re.match(r"<(\w+)", opening)
            assert name
            inside = "".join(apply(inner, part["parts"]))
            children.append(f"{opening}{inside}</{name.group(1)}>")
        else:
            children += old.children[part[0] : part[1] + 1]
    return children
