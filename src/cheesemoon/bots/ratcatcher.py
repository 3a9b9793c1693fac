"""The reference player of Ratcatcher: the simple sensible player that its balance is measured with.

The player itself is compiled and lives with the game, which offers it as `game.facts["choose"]`; it
plays every option to the end of the round, with all chance redrawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

import numpy as np

from cheesemoon.core import Game, Table

from .bot import Bot

_NO_GOAL = -1


def hunter_wins(table: Table) -> float:
    """The chance of the reference player to win from this table."""
    with np.errstate(over="ignore"):
        return 1.0 / (1.0 + exp(-table.game.facts["odds"](table.state)))


class Reference(Bot):
    """Compares options by short roll-outs; a walk is carried out to its end."""

    name = "reference"

    def __init__(self, game: Game, seed: int | None = None) -> None:
        super().__init__(game, seed)
        self._tables = np.zeros(2, game.record.dtype)  # the table and a copy to play on
        self._legal = np.zeros(game.most_legal, np.int32)
        self._options = np.zeros(game.most_legal, np.int32)
        self._goal = np.full(1, _NO_GOAL, np.int64)  # where it is walking to

    def _choose(self, table: Table, legal: Sequence[str], seed: int) -> str:
        self._tables[0] = table.state
        with np.errstate(over="ignore"):
            number = self.game.facts["choose"](
                self._tables, self._legal, self._options, self._goal, np.uint64(seed), 0
            )
        return self.game.actions.text(int(number))
