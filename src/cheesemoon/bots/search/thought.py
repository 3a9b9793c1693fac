"""Results of searches: an opinion on every action, and whether more search would help."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

from .search import Search

SURE = 4.0  # standard errors between two actions that leave no doubt


@dataclass(frozen=True)
class Opinion:
    """The opinion of a search on one action: the expected reward of its player, 0 to 1."""

    action: str
    value: float
    error: float  # its standard error
    visits: int


@dataclass(frozen=True)
class Thought:
    """The result of a search, of one tree or several together."""

    seat: int
    opinions: tuple[Opinion, ...]  # in the order of the given actions
    outlook: tuple[float, ...]  # the expected reward of each seat
    won: tuple[float, ...]  # how often each seat won, among simulations that reached the end
    line: tuple[str, ...]  # the expected actions
    simulations: int
    steps: int
    exact: bool = False  # values are expected points, computed and not sampled

    @property
    def best(self) -> Opinion:
        """Return the action that was tried most; among equals the better one."""
        return max(self.opinions, key=lambda o: (o.visits, o.value))


def thought(searches: Sequence[Search], seat: int) -> Thought:
    """Combine the opinions of several searches of one table."""
    first = searches[0]
    text = first.game.actions.text
    simulations = sum(search.visits for search in searches)
    outlook = sum(search.tree.sums[search.start] for search in searches) / max(1, simulations)
    won = np.sum([search.tree.victories for search in searches], axis=0)
    return Thought(
        seat,
        tuple(_opinion(searches, seat, action) for action in first.root.tolist()),
        tuple(float(x) for x in outlook),
        tuple(float(x / won[-1]) for x in won[:-1]) if won[-1] else (),
        tuple(text(action) for action in first.tree.line(first.start)),
        simulations,
        sum(search.tree.steps for search in searches),
    )


def _opinion(searches: Sequence[Search], seat: int, action: int) -> Opinion:
    """Combine the opinions of all searches on one action."""
    visits, total, squares = 0, 0.0, 0.0
    for search in searches:
        tree = search.tree
        kid = tree.child(search.start, action)
        if kid > 0:
            visits += int(tree.visits[kid])
            total += float(tree.sums[kid, seat])
            squares += float(tree.squares[kid])
    mean = total / visits if visits else 0.0
    variance = max(0.0, squares / visits - mean * mean) if visits else 0.25
    error = sqrt(variance / max(1, visits - 1)) if visits > 1 else 0.5
    return Opinion(searches[0].game.actions.text(action), mean, error, visits)


def is_settled(searches: Sequence[Search], seat: int, to_come: float) -> bool:
    """Return True if more search would hardly change the choice. Every other action must be
    certainly worse, or better only by a trifle, or unable to catch up in the remaining simulations.
    One that is worse need only be unable to catch up in half of them."""
    found = thought(searches, seat)
    best = found.best
    trifle = searches[0].style.trifle
    return all(o is best or _is_beaten(o, best, to_come, trifle) for o in found.opinions)


def _is_beaten(other: Opinion, best: Opinion, to_come: float, trifle: float) -> bool:
    lead = best.visits - other.visits
    better = best.value - other.value
    if lead > to_come or (better > 0 and lead > to_come / 2):
        return True
    doubt = SURE * sqrt(best.error**2 + other.error**2)
    return other.visits > 1 and better + trifle > doubt
