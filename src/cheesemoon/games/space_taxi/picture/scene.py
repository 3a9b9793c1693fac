"""What every part of the picture is drawn from."""

from __future__ import annotations

from typing import NamedTuple

from cheesemoon.core import Table

from .. import state as st
from .last import Last
from .layout import Layout
from .turn_dice import TurnDice


class Scene(NamedTuple):
    """What every part of the picture is drawn from."""

    table: Table
    s: st.Taxi
    lang: str
    look: Layout
    acts: frozenset[str]  # what the one who looks may do now
    dice: TurnDice
    last: Last | None

    def say(self, message: str, **args: object) -> str:
        """Words of this game."""
        return self.table.say(self.lang, message, **args)

    @property
    def fresh(self) -> bool:
        """Whether a turn has just begun, so that the cab still shows what became of the last."""
        return bool(self.s.phase == st.ROLLING and self.s.smuggling == 0)
