"""From one picture to the next in few bytes.

A picture is an `<svg>` with children. What the page has already is named by its number, what is new
is sent; a large group that changed inside is patched the same way. A patch is a list of

    [first, last]          keep the old children first to last
    "<g …>…</g>"           a new child; if it has the id of an old one, that one becomes it
    {"at": 7, "open": "<g …>", "parts": […]}   old child 7 with other attributes and these children
"""

from __future__ import annotations

import re
from typing import Any

_TAG = re.compile(r"<(/?)[A-Za-z][^<>]*?(/?)>")
_ID = re.compile(r'<[^<>]*?\sid="([^"]*)"')
_LARGE = 1200

Patch = list[Any]


class Picture:
    """An element taken apart: its opening tag and its children as text."""

    __slots__ = ("children", "opening", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.opening, self.children = _split(text)


def _split(text: str) -> tuple[str, list[str]]:
    children: list[str] = []
    opening = ""
    depth = 0
    begin = 0
    for match in _TAG.finditer(text):
        closing, empty = match.group(1), match.group(2)
        if closing:
            depth -= 1
            if depth == 1:
                children.append(text[begin : match.end()])
        elif depth == 0:
            opening = match.group()
            depth = 0 if empty else 1
        elif empty:
            if depth == 1:
                children.append(match.group())
        else:
            if depth == 1:
                begin = match.start()
            depth += 1
    return opening, children


def diff(old: Picture, new: Picture) -> Patch:
    """What turns the children of the old picture into those of the new one."""
    where: dict[str, list[int]] = {}
    for i in range(len(old.children) - 1, -1, -1):
        where.setdefault(old.children[i], []).append(i)
    by_id = {_id(child): i for i, child in enumerate(old.children) if len(child) > _LARGE}
    by_id.pop("", None)
    patch: Patch = []
    for child in new.children:
        same = where.get(child)
        if same:
            _keep(patch, same.pop())
        elif len(child) > _LARGE and _id(child) in by_id:
            at = by_id[_id(child)]
            inner_old, inner_new = Picture(old.children[at]), Picture(child)
            parts = diff(inner_old, inner_new)
            patch.append({"at": at, "open": inner_new.opening, "parts": parts})
        else:
            patch.append(child)
    return patch


def _keep(patch: Patch, i: int) -> None:
    if patch and isinstance(patch[-1], list) and patch[-1][1] == i - 1:
        patch[-1][1] = i
    else:
        patch.append([i, i])


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
            inner = apply(Picture(old.children[part["at"]]), part["parts"])
            name = re.match(r"<(\w+)", part["open"])
            assert name
            children.append(part["open"] + "".join(inner) + f"</{name.group(1)}>")
        else:
            children += old.children[part[0] : part[1] + 1]
    return children
