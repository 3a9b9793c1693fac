"""A game that people ended before its rules did: somebody gave up, all agreed, all left."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from cheesemoon.core import Table

WAYS = RESIGNED, AGREED, TIME, LEFT = "resigned", "agreed", "time", "left"


class Ended(NamedTuple):
    """How it ended, by whom, and who has won by that."""

    how: str
    seat: int | None
    winners: tuple[int, ...]

    def text(self) -> str:
        """How it is kept."""
        return json.dumps(self._asdict())

    @classmethod
    def kept(cls, text: str | None) -> Ended | None:
        """As it was kept; None while it goes on, or where the rules ended it."""
        if not text:
            return None
        found = json.loads(text)
        return cls(found["how"], found["seat"], tuple(found["winners"]))


class Stopped(Table):
    """The same table, at which nobody acts any more. What is there stays to be seen, and points are
    as if the game had ended then."""

    def __init__(self, table: Table, won: Sequence[int]) -> None:
        super().__init__(table.game, table._play, table.options, table.names)
        self._won = list(won)

    @property
    def seat(self) -> int | None:
        """Nobody."""
        return None

    def legal(self) -> tuple[str, ...]:
        """Nothing."""
        return ()

    def winners(self) -> list[int]:
        """Who has won by the way in which it ended."""
        return list(self._won)

    def named(self, names: Sequence[str] | None) -> Table:
        """The same with these names."""
        again = Stopped(self, self._won)
        again.names = names
        return again

    def steps(self, lang: str = "en") -> Any:
        """Where it stood; no step of the turn is the present one."""
        found = super().steps(lang)
        return found._replace(current=None) if found else None
