"""The messages that the page of a table receives, as JSON. `static/types.d.ts` is made from here:

python tools/wire_types.py
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Keep: TypeAlias = list[int]
"""The old children from the first number to the last."""
ChildPatch: TypeAlias = "dict[str, Patch | str | int]"
"""An old child by its number: its patch, its words, or 0; with `set` or `open` (see `svg_diff`)."""
PatchPart: TypeAlias = "str | Keep | ChildPatch"
"""A new child as markup, old children that stay, or an old child that changes."""
Patch: TypeAlias = "list[PatchPart]"
"""The children of an element after a change."""


class DrawingPatch(msgspec.Struct, omit_defaults=True):
    """A change of a drawing: of its children, and of the attributes of its `<svg>`."""

    parts: Patch
    set: str = ""  # attributes with new values
    open: str = ""  # the whole opening tag


Redrawn: TypeAlias = str | DrawingPatch
"""A whole drawing, or what changes in the one that the page shows."""


class Update(msgspec.Struct, omit_defaults=True):
    """The changes of a page; a part that is left out stays as it is."""

    v: int  # the version of the table
    mine: bool  # a seat of this viewer acts
    acting: int | None  # the seat that acts
    stamp: str  # a hash of everything that the page shows afterwards
    parts: dict[str, str] | None = None  # markup by the id of its element
    picture: Redrawn | None = None
    panels: dict[str, Redrawn] | None = None  # by seat
    log: tuple[int, str] | None = None  # items that stay, and the markup of the items behind them


class Frame(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The drawings of one moment, as changes of the moment before."""

    panels: dict[str, Redrawn]  # by seat
    picture: Redrawn | None = None
    steps: str | None = None  # markup of the turn's steps


class ReplayStep(Frame, omit_defaults=True, kw_only=True):
    """One thing that happened: its drawings and its lines of the log."""

    html: str
    seat: int
    ply: int
    chapter: str  # the step of the turn
    moment: str = ""  # a great moment in large words


class SlowReplay(msgspec.Struct):
    """Actions shown again, one thing after the other."""

    start: Frame
    steps: list[ReplayStep]


class Presence(msgspec.Struct):
    """The players who have the page open, and those who are typing."""

    seats: list[int | None]  # null: a bot, 1: here, 0: never, else seconds since 1970
    typing: list[int]


class Clock(msgspec.Struct):
    """The clocks of a table, in seconds."""

    banks: list[float]  # by seat
    turn: int | None  # the seat whose clock runs
    move: float  # left of the time for this turn; below 0 the bank is being used
    slow: bool  # players come and go between turns
    pause: float = 0.0  # until the clock runs, unless the player to act answers a request before
