"""Draw board and panels as pictures with parts, for updates. `table.svg` and `table.panel` return
text."""

from __future__ import annotations

from typing import Any, Protocol

from ..draw.groups import Drawing
from . import defaults
from .engine_state import Play, alone


class _Shown(defaults.Shown, Protocol):
    """The attributes of a table that drawing needs."""

    _play: Play

    @property
    def game(self) -> Any: ...
    def check_seat(self, seat: int | None) -> None: ...


@alone
def board(table: _Shown, seat: int | None, lang: str, tall: bool) -> Drawing:
    """Draw the table as that seat sees it; `tall` is the layout for a phone."""
    table.check_seat(seat)
    table.game.prepare_pictures()
    people = table.game.people
    if people.draw is None:
        return defaults.draw(table, seat, lang, tall)
    arranged = (tall,) if people.panel else ()  # a game without panels has one layout
    drawn: Drawing = people.draw(table, seat, lang, *arranged)
    return drawn


@alone
def panel(table: _Shown, of: int, seat: int | None, lang: str, folded: bool) -> Drawing | None:
    """Draw all that player `of` has; return None if the game draws no panels."""
    table.check_seat(seat)
    draw = table.game.people.panel
    if draw is None:
        return None
    table.game.prepare_pictures()
    drawn: Drawing = draw(table, of, seat, lang, folded)
    return drawn
