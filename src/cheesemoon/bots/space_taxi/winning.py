"""The chance to win the game, as the value of a result of a turn.

A result counts by what it does to the totals: who is struck out in this round, and who is ahead
after the last one. Results that are still to come are drawn from turns played for points, equally
for every question. For the last player of the last round nothing is drawn, so the chance is exact.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cheesemoon.core import Floats

Points = npt.NDArray[np.int64]

DRAWS = 1024  # futures that a chance is the mean of
_SHARES = 60  # two, three, four or five winners share this without a rest
_PRIMES = [n for n in range(2, 200) if all(n % divisor for divisor in range(2, n))]


class Standing(NamedTuple):
    """What is known before the result of seat `me`."""

    me: int
    totals: tuple[int, ...]  # of the finished rounds, by seat; struck results count 0
    results: tuple[int, ...]  # of this round, by seat; -1 if the seat has not played
    coins: tuple[int, ...]  # by seat
    following: int  # rounds after this one


class Results(NamedTuple):
    """The results of turns played for points: [coins at the start, x], the chance of at most x."""

    middle: Floats  # in a round that others follow
    last: Floats  # in the last round; all coins are paid
    usual: int  # coins at the start of a later turn


def chances(at: Standing, turns: Results, kept: Floats, most: int) -> Floats:
    """Return the chance to win after a result with some coins left: [result up to `most`, coins].
    `kept` is what any number of coins is worth in points of later rounds."""
    others = [seat for seat in range(len(at.totals)) if seat != at.me]
    draws = _draws()
    later = _later_points(at, turns, draws)
    base = later + np.array(at.totals)
    rest = np.stack([_result(at, seat, turns, draws) for seat in others], axis=1)
    lowest = rest.min(axis=1)
    whole = (base + kept[list(at.coins)])[:, others] + rest
    struck = whole - np.where(rest == lowest[:, None], rest, 0)
    found = np.empty((most + 1, len(kept)))
    for result in range(most + 1):
        rivals = np.where((lowest <= result)[:, None], struck, whole)
        mine = base[:, at.me] + np.where(lowest < result, result, 0)
        found[result] = _shares(mine, rivals, kept)
    return found


def _shares(mine: Points, rivals: Floats, kept: Floats) -> Floats:
    """Return the mean share of the victory by coins left."""
    highest = rivals.max(axis=1)
    level = (rivals == highest[:, None]).sum(axis=1)
    values, which = np.unique(kept, return_inverse=True)
    found = np.empty(len(values))
    for i, worth in enumerate(values):
        ahead = np.where(mine + worth > highest, _SHARES, 0)
        shared = np.where(mine + worth == highest, _SHARES // (level + 1), ahead)
        found[i] = int(shared.sum()) / (_SHARES * len(mine))
    return found[which]


def _later_points(at: Standing, turns: Results, draws: Iterator[Floats]) -> Points:
    """Draw the points of all players in the rounds after this one: [draw, seat]."""
    points = np.zeros((DRAWS, len(at.totals)), np.int64)
    for following in range(at.following):
        chance = turns.middle if following else turns.last
        results = np.stack([_drawn(chance[turns.usual], next(draws)) for _ in at.totals], axis=1)
        lowest = results.min(axis=1, keepdims=True)
        points += np.where(results == lowest, 0, results)
    return points


def _result(at: Standing, seat: int, turns: Results, draws: Iterator[Floats]) -> Points:
    """Return the result of another player in this round; draw it if the turn is to come."""
    if at.results[seat] >= 0:
        return np.full(DRAWS, at.results[seat], np.int64)
    chance = turns.middle if at.following else turns.last
    return _drawn(chance[min(at.coins[seat], len(chance) - 1)], next(draws))


def _drawn(chance: Floats, draws: Floats) -> Points:
    return np.searchsorted(chance, draws, side="right").astype(np.int64)


def _draws() -> Iterator[Floats]:
    """Yield evenly spread numbers from 0 to 1, equal on every machine. Multiples of square roots of
    different primes do not depend on each other."""
    places = np.arange(DRAWS) + 0.5
    while True:
        for prime in _PRIMES:
            yield np.modf(places * np.sqrt(prime))[0]
