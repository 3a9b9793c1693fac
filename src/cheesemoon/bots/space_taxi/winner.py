"""The bot that plays every turn for the chance to win the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from cheesemoon.core import Floats, Ints, Table
from cheesemoon.core.rules.entries import load_entry

from .dice import i64, most_points
from .player import Solved
from .rounds import COIN_MOST, Solver, solver
from .table import Solution, mark_choices, table_points
from .turn import Ends, add_reachable, shape_of, solve
from .winning import Standing, chances

if TYPE_CHECKING:  # an import for types only must not invalidate compiled rules
    from .record import Taxi

_CHOICES = 5  # that are compared by the chance to win: those with the most points
_TRIFLE = 1e-5  # of the chance to win for a point, where chances are equal


class Winner(Solved):
    """Plays for the chance to win. Alone it plays for points. The values that it shows are points,
    as the solver's are."""

    name = "winner"
    _turn: WinningTurn | None = None

    def _choose(self, table: Table, legal: Sequence[str], seed: int) -> str:
        if table.players == 1:
            return super()._choose(table, legal, seed)
        values = self.chances(table, legal)
        return max(legal, key=lambda action: values[action])

    def chances(self, table: Table, legal: Sequence[str]) -> dict[str, float]:
        """Return the chance to win after each legal action with rolled dice or coins, and a trifle
        for points."""
        s = table.state
        own = solver(self.game, table.players)
        at = standing(s, own.facts.rounds[table.players], table.players)
        if self._turn is None or not self._turn.suits(at, s):
            self._turn = WinningTurn(own, at, s)
        numbers = np.array([self.game.actions.number(action) for action in legal], np.int32)
        return dict(zip(legal, self._turn.of(s, numbers).tolist(), strict=True))


def standing(s: Taxi, rounds: int, players: int) -> Standing:
    """Return what is known before the result of the player to act."""
    me, done = int(s.turn), int(s.round_no) - 1
    finished = np.array(s.results[:players, :done], np.int64)
    lowest = finished.min(axis=0)
    kept = np.where(finished == lowest, 0, finished)
    results = [-1] * players
    for place in range((me - int(s.first)) % players):
        seat = (int(s.first) + place) % players
        results[seat] = int(s.results[seat, done])
    coins = [0 if seat == me else int(s.coins[seat]) for seat in range(players)]
    totals = tuple(kept.sum(axis=1).tolist())
    return Standing(me, totals, tuple(results), tuple(coins), rounds - int(s.round_no))


class WinningTurn:
    """One turn, solved for the chance to win as far as its dice have been seen."""

    def __init__(self, own: Solver, at: Standing, s: Taxi) -> None:
        self.own, self.at = own, at
        self.beyond = max(0, int(s.coins[s.turn]) - COIN_MOST)  # coins that no joker can need
        known = tuple(result for result in at.results if result >= 0)
        self.later = own.later(at.following, known, len(at.results) - 1 - len(known))
        won = chances(at, own.turns, self.later.kept, len(self.later.result) - 1)
        points = self.later.result[:, None] + self.later.kept[None, :]
        self.worth = won + _TRIFLE * points
        self.values = np.full(shape_of(own.dice), np.nan, np.float32)
        self.solution = self._solution()

    def suits(self, at: Standing, s: Taxi) -> bool:
        """Return True if this is the turn of a standing with these coins."""
        return at == self.at and 0 <= int(s.coins[s.turn]) - self.beyond <= COIN_MOST

    def of(self, s: Taxi, actions: Ints) -> Floats:
        """Return the value of each of these legal actions. The record is changed and restored."""
        if actions[0] >= self.own.verbs.pay:
            return self._paid(s, actions - self.own.verbs.pay)
        s.coins[s.turn] -= self.beyond
        try:
            self._solve(s)
            return self.solution.of(s, actions)
        finally:
            s.coins[s.turn] += self.beyond

    def _paid(self, s: Taxi, paid: Ints) -> Floats:
        """Return the value of paying these numbers of coins."""
        species = len(s.taxi) - 1
        d, owned = self.own.dice, int(s.coins[s.turn])
        points = table_points(d, s, np.zeros(species, np.int64), np.zeros(species, np.int64))
        return self.worth[points + self.own.facts.coin_points * paid, owned - paid]

    def _solve(self, s: Taxi) -> None:
        """Solve what can follow the best choices by points, unless that was done at an earlier roll
        of the turn. The chance to win decides among few choices. The others lose points for
        nothing."""
        d, game = self.own.dice, self.own.game
        choices = np.argwhere(mark_choices(d, s))
        by_points = solver(game, 1).round(1).values[tuple(choices.T)]
        best = choices[np.argsort(-by_points, kind="stable")[:_CHOICES]]
        if np.isfinite(self.values[tuple(best[0])]):
            return
        needed = np.zeros(shape_of(d), np.bool_)
        needed[tuple(best.T)] = True
        add_reachable(d, needed, load_entry(game, self.own.entry("reach")))
        part = load_entry(game, self.own.entry("solve_some"))
        self.values = solve(d, self._ends(), needed, solve_some=part).astype(np.float32)
        self.solution = self._solution()

    def _ends(self) -> Ends:
        """Return the ends of this turn. The best number of coins is paid."""
        facts, beyond = self.own.facts, self.beyond
        coins = COIN_MOST + facts.bonus_coins + 1
        started = np.zeros((most_points(facts) + 1, coins))
        for points in range(len(started)):
            for owned in range(coins):
                paid = np.arange(owned + beyond + 1)
                results = points + facts.coin_points * paid
                started[points, owned] = self.worth[results, owned + beyond - paid].max()
        return Ends(started, self.worth[0, beyond : beyond + COIN_MOST + 1].copy())

    def _solution(self) -> Solution:
        """Return the values as a solution. Spare coins have no price of their own in it. Choices
        that were not solved are worth less than any chance."""
        dice = self.own.dice._replace(coin_points=i64(0))
        of = load_entry(self.own.game, self.own.entry("turn_values"))
        values = np.nan_to_num(self.values, nan=-1.0)
        return Solution(dice, self.own.verbs, values, self.later, of)
