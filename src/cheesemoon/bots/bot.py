"""Who plays when no person does: one interface for all bots.

    bot = cheesemoon.bots.bot("hard", game, seed=7)
    action = bot.choose(table.view(table.seat), table.legal())

A bot gets a view and the legal actions, never the table. It makes a table of its own out of the
view, with what is hidden drawn from its own seed; so it cannot peek.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

from cheesemoon.core import Game, Table
from cheesemoon.core.chance import number, scaled

from .levels import MOST_NODES, Level, level_of, style_of
from .search import Search, Style, Thought, thought
from .thumb import at_random, heaviest, spread, weigh_of

View = Mapping[str, Any]

_OWN = 21  # the stream of a bot's own random numbers


class Bot:
    """A player. `name` is what the arena calls it."""

    name = "bot"

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self.game = game
        self.seeded = seed is not None
        self._seed = np.uint64(secrets.randbits(63) if seed is None else seed)
        self._asked = 0

    def choose(self, view: View, legal: Sequence[str]) -> str:
        """One of the legal actions, for the seat that is to act in this view."""
        if not legal:
            raise ValueError("a bot was asked to act where nothing is legal")
        seed = self._next()
        if len(legal) == 1:
            return legal[0]
        return self._choose(self._table(view, seed), legal, seed)

    def choose_at(self, table: Table) -> str:
        """The same choice for a table in this process, without the way through the view: the hidden
        things of a copy are redrawn from the bot's own seed before it looks."""
        legal = table.legal()
        seed = self._next()
        if len(legal) == 1:
            return legal[0]
        return self._choose(self._copy(table, seed), legal, seed)

    def think(self, view: View, legal: Sequence[str]) -> Thought:
        """What it thinks of every legal action."""
        seed = self._next()
        return self._think(self._table(view, seed), legal, seed)

    def think_at(self, table: Table) -> Thought:
        """The same for a table in this process; what is hidden is redrawn first."""
        seed = self._next()
        return self._think(self._copy(table, seed), table.legal(), seed)

    def _choose(self, table: Table, legal: Sequence[str], seed: int) -> str:
        raise NotImplementedError

    def _think(self, table: Table, legal: Sequence[str], seed: int) -> Thought:
        raise NotImplementedError(f"{self.name} has no opinions, only choices")

    def _next(self) -> int:
        """A new number for every question, the same ones for the same seed."""
        with np.errstate(over="ignore"):
            bits = int(number(self._seed, _OWN, self._asked))
        self._asked += 1
        return bits

    def _copy(self, table: Table, seed: int) -> Table:
        """The same for a table in this process. Where a position holds more than a view can tell,
        there is no way but through the view."""
        if self.game.people.unview:
            return self._table(table.view(table.seat), seed)
        return table.fork(seed)

    def _table(self, view: View, seed: int) -> Table:
        """The table of a view; redrawn once more, so that both ways lead to the same bytes."""
        return self.game.imagine(view, seed).fork(seed)


class Random(Bot):
    """Any legal action."""

    name = "random"

    def choose(self, view: View, legal: Sequence[str]) -> str:
        return self._any(legal)

    def choose_at(self, table: Table) -> str:
        return self._any(table.legal())

    def _any(self, legal: Sequence[str]) -> str:
        if not legal:
            raise ValueError("a bot was asked to act where nothing is legal")
        with np.errstate(over="ignore"):
            return legal[int(scaled(np.uint64(self._next()), len(legal)))]


class Greedy(Bot):
    """The action that looks best by the game's rule of thumb; at once, without looking ahead."""

    name = "greedy"

    def _choose(self, table: Table, legal: Sequence[str], seed: int) -> str:
        numbers = np.array([self.game.actions.number(action) for action in legal], np.int32)
        weights = np.zeros(len(numbers), np.float64)
        with np.errstate(over="ignore"):
            weigh_of(self.game)(table.state, numbers, len(numbers), weights)
            start = scaled(np.uint64(seed), len(numbers))
            return legal[int(heaviest(weights, len(numbers), start))]


class Searcher(Bot):
    """Tree search with the budget of a level."""

    def __init__(
        self,
        game: Game,
        seed: int | None = None,
        *,
        name: str = "search",
        level: Level,
        style: Style | None = None,
    ) -> None:
        super().__init__(game, seed)
        self.name = name
        self.level = level
        self.style = style or style_of(game)

    def _choose(self, table: Table, legal: Sequence[str], seed: int) -> str:
        with np.errstate(over="ignore"):
            bits = np.uint64(number(np.uint64(seed), _OWN, 0))
            if at_random(bits, self.level.slips):
                return legal[int(scaled(bits, len(legal)))]
        return self._think(table, legal, seed).best.action

    def _think(self, table: Table, legal: Sequence[str], seed: int) -> Thought:
        numbers = [self.game.actions.number(action) for action in legal]
        usual, scale = spread(self.game, table.players, tuple(table.options.items()))
        cores = self.level.cores
        steps = self.level.steps // cores
        searches = [
            Search(
                self.game,
                table.state,
                [n for n in numbers if n is not None],
                (seed + core) % 2**64,
                self.style,
                usual=usual,
                scale=scale,
                nodes=min(MOST_NODES, steps + 2),
            )
            for core in range(cores)
        ]
        if cores == 1:
            searches[0].run(2**62, steps)
        else:
            list(_threads(cores).map(lambda search: search.run(2**62, steps), searches))
        assert table.seat is not None
        return thought(searches, table.seat)


@cache
def _threads(cores: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(cores, thread_name_prefix="search")


def level(name: str, game: Game, seed: int | None = None) -> Searcher:
    """The tree search of a level."""
    return Searcher(game, seed, name=name, level=level_of(name, game))
