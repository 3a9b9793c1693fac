"""Remove unused `<defs>` from an SVG.

A game puts every definition that its pictures may ever use into `<defs>`, so that an update never
sends a definition. Most definitions are unused at any one moment. A saved picture leaves them out;
a page receives them later.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from .groups import Drawing, Group, Picture, elements
from .inline_uses import Inliner

_REFERS = re.compile(r'(?:href="|url\()#([^")]+)')
_NAMED = re.compile(r'\sid="([^"]+)"')
_OPEN, _CLOSE = "<defs>", "</defs>"


class Definition(NamedTuple):
    """One definition: its text, the names it defines, and the names it uses."""

    text: str
    names: frozenset[str]
    uses: frozenset[str]


def spared(picture: Drawing) -> str:
    """Return a picture with only the definitions that it uses."""
    return parted([picture])[0][0]


def parted(pictures: Sequence[Drawing]) -> tuple[list[str], list[list[str]]]:
    """Return the pictures of one page with only the definitions that some of them use, and for each
    picture the definitions that were removed."""
    return _parted([_without_defs(picture) for picture in pictures], lambda each: each)


def unfolded(pictures: Sequence[Drawing]) -> tuple[list[str], list[list[str]]]:
    """Do as `parted`, and inline large definitions where they are used."""
    split = [_without_defs(picture) for picture in pictures]
    known = _inliner(*(defs for _, defs, _ in split))
    shown = [(known.picture(before), defs, known.picture(after)) for before, defs, after in split]
    return _parted(shown, lambda each: _definition(known.definition(each.text)))


def _parted(
    split: Sequence[tuple[str, str, str]], kept_as: Callable[[Definition], Definition]
) -> tuple[list[str], list[list[str]]]:
    every = [_definitions(defs) for _, defs, _ in split]
    used = _used((before + after for before, _, after in split), every, kept_as)
    lean, idle = [], []
    for (before, _, after), found in zip(split, every, strict=True):
        kept = [kept_as(each).text for each in found if each.names & used or not each.names]
        lean.append("".join((before, _OPEN, *kept, _CLOSE, after)) if found else before + after)
        idle.append([each.text for each in found if each.names and not each.names & used])
    return lean, idle


@lru_cache(maxsize=16)
def _inliner(*defs: str) -> Inliner:
    every = [each for text in defs for each in _definitions(text)]
    return Inliner({name: each.text for each in every for name in each.names})


def _without_defs(picture: Drawing) -> tuple[str, str, str]:
    """Split a picture into the text before its definitions, the definitions, and the text after."""
    if isinstance(picture, Group | Picture):
        for i, part in enumerate(picture.parts):
            if part.startswith(_OPEN):
                before = "".join((picture.opening, *picture.parts[:i]))
                return before, part, "".join((*picture.parts[i + 1 :], "</svg>"))
    return str(picture), "", ""


@lru_cache(maxsize=256)
def _definitions(defs: str) -> tuple[Definition, ...]:
    found = elements(defs[len(_OPEN) : -len(_CLOSE)]) if defs else ()
    if found is None:  # text between the definitions: keep them as one
        return (Definition(defs[len(_OPEN) : -len(_CLOSE)], frozenset(), frozenset()),)
    return tuple(_definition(text) for text in found)


@lru_cache(maxsize=20_000)
def _definition(text: str) -> Definition:
    return Definition(text, frozenset(_NAMED.findall(text)), frozenset(_REFERS.findall(text)))


def _used(
    shown: Iterable[str],
    every: Sequence[tuple[Definition, ...]],
    kept_as: Callable[[Definition], Definition],
) -> set[str]:
    """Return all names that the shown parts use, directly or through definitions."""
    by_name = {name: each for found in every for each in found for name in each.names}
    wanted = {name for text in shown for name in _REFERS.findall(text)}
    nameless = (each for found in every for each in found if not each.names)
    wanted.update(use for each in nameless for use in kept_as(each).uses)
    used: set[str] = set()
    while wanted:
        name = wanted.pop()
        used.add(name)
        if name in by_name:
            wanted |= kept_as(by_name[name]).uses - used
    return used
