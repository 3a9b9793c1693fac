"""Board and panels in their parts, of which most are those of the last ones.
Whoever wants text asks the table: `table.svg`, `table.panel`."""

from __future__ import annotations

from typing import Any, Protocol

from ..draw.groups import Drawing
from . import defaults
from .engine_state import Play, alone


class _Shown(defaults.Shown, Protocol):
    """What must be known of a table to draw it."""

    _play: Play

    @property
    def game(self) -> Any: ...
    def check_seat(self, seat: int | None) -> None: ...


@alone
def board(table: _Shown, seat: int | None, lang: str, tall: bool) -> Drawing:
    """The table as that seat sees it; `tall` is the arrangement for a phone."""
    table.check_seat(seat)
    table.game.prepare_pictures()
    people = table.game.people
    if people.draw is None:
        return defaults.draw(table, seat, lang, tall)
    arranged = (tall,) if people.panel else ()  # a game without panels has one arrangement
    drawn: Drawing = people.draw(table, seat, lang, *arranged)
    return drawn


@alone
def panel(table: _Shown, of: int, seat: int | None, lang: str, folded: bool) -> Drawing | None:
    """All that player `of` has; None if the game draws no panels."""
    table.check_seat(seat)
    draw = table.game.people.panel
    if draw is None:
        return None
    table.game.prepare_pictures()
    drawn: Drawing = draw(table, of, seat, lang, folded)
    return drawn
