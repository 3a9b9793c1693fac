"""What the elements of drawings say about choices, for the bar of a table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import escape
from typing import NamedTuple

from cheesemoon.core.draw.svg import Drawing, Group, Picture

_ON_BOARD = re.compile(r'data-action="([^"]*)"(?! data-bar)')  # data-bar: in the bar as well
_GOLD = re.compile(r'data-action="([^"]*)" data-bar="gold"')
_TOOL = re.compile(
    r'data-tool="([^"]*)" data-name="([^"]*)" data-then="([^"]*)" data-sign="([^"]*)"'
)
_COVER = "data-covers"
_PICKED = re.compile(r'data-(?:pick|same)="([^"]*)"')  # data-same: those of its equals
_LONG = 4000  # characters; the parts of a longer group are read one by one, because most stay equal


class Tool(NamedTuple):
    """The first half of a choice, which is a button of the bar."""

    start: str  # of the action, escaped as the rest
    name: str
    then: str  # what is chosen next
    sign: str  # id of a symbol


class Marks(NamedTuple):
    """The marks of drawings. Actions are escaped as in markup."""

    actions: frozenset[str]  # whole actions on the board
    starts: frozenset[str]  # beginnings of actions that are chosen in two steps
    gold: frozenset[str]  # actions whose button in the bar is gold
    tools: tuple[Tool, ...]
    covers: bool  # a sheet of choices lies over the board

    def has_action(self, action: str) -> bool:
        """Return True if an element carries an action or stands for its beginning."""
        return escape(action) in self.actions or any(
            action == start or action.startswith(f"{start} ") for start in self.starts
        )


def read_marks(drawings: Sequence[Drawing]) -> Marks:
    """Return the marks of some drawings."""
    found = [_read(text) for drawing in drawings for text in _texts(drawing)]
    return Marks(
        frozenset().union(*(marks.actions for marks in found)),
        frozenset().union(*(marks.starts for marks in found)),
        frozenset().union(*(marks.gold for marks in found)),
        tuple(tool for marks in found for tool in marks.tools),
        any(marks.covers for marks in found),
    )


def _texts(drawing: Drawing) -> Iterator[str]:
    """Yield the text of a drawing in pieces, each of whole tags."""
    if isinstance(drawing, Picture) or (isinstance(drawing, Group) and len(drawing) > _LONG):
        yield drawing.opening
        for part in drawing.parts:
            yield from _texts(part)
    else:
        yield drawing


@lru_cache(maxsize=4096)
def _read(text: str) -> Marks:
    """Return the marks of a part. The cache pays: most parts are equal in the next picture."""
    if "data-" not in text:
        return _NONE
    starts = (start for found in _PICKED.findall(text) for start in found.split("|"))
    return Marks(
        frozenset(_ON_BOARD.findall(text)),
        frozenset(starts),
        frozenset(_GOLD.findall(text)),
        tuple(Tool(*found) for found in _TOOL.findall(text)),
        _COVER in text,
    )


_NONE = Marks(frozenset(), frozenset(), frozenset(), (), covers=False)
