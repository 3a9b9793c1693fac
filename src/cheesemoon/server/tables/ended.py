"""A table whose game people ended before its rules did."""

from __future__ import annotations

from collections.abc import Sequence

from cheesemoon.core import Steps, Table


class Stopped(Table):
    """A table at which no seat acts any more. The board stays visible, and points are counted as
    if the game had ended now."""

    def __init__(self, table: Table, won: Sequence[int]) -> None:
        super().__init__(table.game, table._play, table.options, table.names)
        self._won = list(won)

    @property
    def seat(self) -> int | None:
        """Return None: the game was stopped."""
        return None

    def legal(self) -> tuple[str, ...]:
        """Return no action: the game was stopped."""
        return ()

    def winners(self) -> list[int]:
        """Return the seats that won by the way in which the game was stopped."""
        return list(self._won)

    def named(self, names: Sequence[str] | None) -> Table:
        """Return the stopped table with these names."""
        again = Stopped(self, self._won)
        again.names = names
        return again

    def steps(self, lang: str = "en") -> Steps | None:
        """Return the steps of the turn in which the game was stopped; none of them is current."""
        found = super().steps(lang)
        return found._replace(current=None) if found else None
