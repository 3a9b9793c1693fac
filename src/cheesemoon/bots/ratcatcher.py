"""The reference player of Ratcatcher, with which its balance is measured.

The player itself is compiled and belongs to the game, which offers it among its facts. It plays
every option to the end of the round with redrawn chance.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

import numpy as np

from cheesemoon.core import Game, Ints, Records, Table, bits64
from cheesemoon.core.rules.entries import Entry

from .bot import Bot

_NO_GOAL = -1


@runtime_checkable
class HasReference(Protocol):
    """The facts that the game offers."""

    @property
    def choose(self) -> Callable[[Game, Records, Ints, Ints, Ints, int, int], int]:
        """Return the function (game, tables, legal, options, goal, seed, step) that chooses an
        action at tables[0]."""

    @property
    def entries(self) -> Callable[[], list[Entry[Callable[..., int]]]]:
        """Return the function that lists what a library needs."""


class Reference(Bot):
    """A bot that compares options by short random games. It keeps the goal of a walk until the
    pawn is there."""

    name = "reference"

    def __init__(self, game: Game, seed: int | None = None) -> None:
        super().__init__(game, seed)
        self._player = game.playing.facts_as(HasReference)  # type: ignore[type-abstract]
        self._tables: Records = np.zeros(2, game.record.dtype)  # the table and a copy to play on
        self._legal = np.zeros(game.most_legal, np.int32)
        self._options = np.zeros(game.most_legal, np.int32)
        self._goal = np.full(1, _NO_GOAL, np.int64)  # the goal of the current walk

    def entries(self) -> list[Entry[Callable[..., int]]]:
        return self._player.entries()

    def prepare(self) -> None:
        table = self.game.new(seed=1)
        self._choose(table, table.legal(), 1)

    def _choose(self, table: Table, legal: Sequence[str], seed: int) -> str:
        self._tables[0] = table.state
        with np.errstate(over="ignore"):
            number = self._player.choose(
                self.game,
                self._tables,
                self._legal,
                self._options,
                self._goal,
                bits64(seed),
                0,
            )
        return self.game.actions.text(number)
