"""Statistics for `insights`: openings, what correlates with winning, what an option adds, and how
often each choice of a solo player wins. The games are those of heuristic players, or of the game's
own good player in solo games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

import numpy as np

from cheesemoon.arena.rates import Rate, wilson
from cheesemoon.core import Choice, Game, Ints
from cheesemoon.train.data import Chunk, Floating, means, played_out, rows_of, tables_of
from cheesemoon.train.plan import Plan

_WIDE = 40  # actions; more of them are no choice of openings
_PLAYOUTS = 24  # playouts of a table
_NEARLY = 0.9999  # correlations this close to 1 have no interval
_RARE = 25  # tables of a kind; fewer say nothing


@dataclass(frozen=True)
class Opening:
    """A first action, and how often its player wins."""

    action: str
    words: str
    won: Rate


def openings(game: Game, players: int, games: int) -> list[Opening]:
    """Play each first action of the starting seat `games` times; return the best first. Actions
    that do the same with another piece count once. Without a choice there are none."""
    table = game.new(seats=players, seed=1)
    kinds = {(a.split(" ")[0], a.split(" ")[-1]): a for a in reversed(table.legal())}
    if not 1 < len(kinds) <= _WIDE:
        return []
    assert table.seat is not None
    plan = replace(Plan.usual(game, players, game.check_options({})), playouts=games)
    found = []
    for number, action in enumerate(kinds.values()):
        then = table.fork(seed=1)
        then.play(action)
        after = np.array([then.state], game.record.dtype)
        won, totals = played_out(game, after, plan, number)
        shares, _ = means(after, won, totals, games)
        own = shares[0][(table.seat - int(after[0].turn)) % players]
        words = table.explain(action, "en")
        found.append(Opening(action, words, wilson(float(own) * games, games)))
    return sorted(found, key=lambda o: -o.won.share)


@dataclass(frozen=True)
class Tables:
    """Tables of heuristic players, the observations of the seat to act, and how often it wins."""

    names: tuple[str, ...]
    rows: Floating
    shares: Floating
    games: Ints

    @classmethod
    def of(cls, game: Game, players: int, options: Mapping[str, Choice], count: int) -> Tables:
        """Return tables from the middle half of games."""
        chosen = game.check_options(options)
        plan = replace(Plan.usual(game, players, chosen), playouts=_PLAYOUTS)
        tables, games = tables_of(Chunk(plan, 1, 0, 2 * count))
        clock = game.rules.clock
        assert clock is not None
        with np.errstate(over="ignore"):
            turns = np.array([int(clock(s)) for s in tables])
        low, high = np.quantile(turns, (0.25, 0.75))
        middle = (turns >= low) & (turns <= high)
        tables, games = tables[middle], games[middle]
        won, totals = played_out(game, tables, plan, 1)
        shares, _ = means(tables, won, totals, _PLAYOUTS)
        rows = rows_of(game, tables).astype(np.float64)
        return cls(game.observation_names, rows, shares[:, 0], games)

    def own(self) -> Iterator[tuple[str, Floating]]:
        """Yield what the seat to act has, each with its column, if it differs between tables."""
        for i, name in enumerate(self.names):
            if name.startswith("own ") and self.rows[:, i].std() > 0:
                yield name.removeprefix("own "), self.rows[:, i]


@dataclass(frozen=True)
class Company:
    """A correlation with winning: -1 to 1."""

    name: str
    with_winning: float
    low: float
    high: float


def company(tables: Tables, most: int = 8, least: int = 4) -> list[Company]:
    """Return what correlates most and least with winning. Tables of one game are not independent,
    so the interval counts games."""
    found = []
    error = 1.96 / np.sqrt(max(4, len(set(tables.games.tolist()))) - 3)
    for name, column in tables.own():
        differs = min((column != column[0]).sum(), (column == column[0]).sum()) >= _RARE
        if not differs and len(set(column.tolist())) < 3:
            continue
        together = float(np.corrcoef(column, tables.shares)[0, 1])
        middle = np.arctanh(np.clip(together, -_NEARLY, _NEARLY))
        low, high = (float(np.tanh(middle + sign * error)) for sign in (-1, 1))
        found.append(Company(name, together, low, high))
    found.sort(key=lambda c: -c.with_winning)
    return [*found[:most], *found[max(most, len(found) - least) :]]
