"""The bot that plays every turn exactly and gives the value of each action in points."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from cheesemoon.core import Table
from cheesemoon.core.rules.entries import Entry

from ..bot import Bot
from ..search import Opinion, Thought
from .rounds import solver


class Solved(Bot):
    """Plays every turn exactly. It values coins by the turns to come, and results by the strike of
    the lowest."""

    name = "solver"

    def prepare(self) -> None:
        solver(self.game, self.game.default_seats).prepare()

    def entries(self) -> list[Entry[Callable[..., None]]]:
        return solver(self.game, self.game.default_seats).entries()

    def values(self, table: Table, legal: Sequence[str]) -> dict[str, float]:
        """Return the value of each legal action: points of this turn, and of coins in later
        turns."""
        s = table.state
        numbers = np.array([self.game.actions.number(action) for action in legal], np.int32)
        own = solver(self.game, table.players)
        following = own.facts.rounds[table.players] - int(s.round_no)
        played = (int(s.turn) - int(s.first)) % table.players
        known = tuple(
            int(s.results[(int(s.first) + i) % table.players, s.round_no - 1])
            for i in range(played)
        )
        later = own.later(following, known, table.players - 1 - played)
        found = own.round(following).of(s, numbers, later)
        return dict(zip(legal, found.tolist(), strict=True))

    def _choose(self, table: Table, legal: Sequence[str], seed: int) -> str:
        values = self.values(table, legal)
        return max(legal, key=lambda action: values[action])

    def _think(self, table: Table, legal: Sequence[str], seed: int) -> Thought:
        assert table.seat is not None
        opinions = [Opinion(action, x, 0.0, 0) for action, x in self.values(table, legal).items()]
        best = max(opinions, key=lambda opinion: opinion.value)
        return Thought(table.seat, tuple(opinions), (), (), (best.action,), 0, 0, exact=True)
