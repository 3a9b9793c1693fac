"""Compares bots: each pair, and each bot over a whole tournament."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from .match import Result
from .rates import Mean, Rate, wilson

SURE = 3.29  # standard errors: 99.9 %, because the question is asked after every deal


@dataclass(frozen=True)
class Pairing:
    """One bot against another, seat against seat. Solo games are compared on the same deals."""

    one: str
    other: str
    wins: int
    ties: int
    losses: int
    decisive: Rate  # how often `one` was ahead, without level meetings
    difference: Mean  # of points, deal by deal

    @property
    def clear(self) -> bool:
        """Return True if one bot is better at 99.9 % confidence."""
        n = self.wins + self.losses
        if n < 16:
            return False
        sure = wilson(self.wins, n, SURE)
        return sure.low > 0.5 or sure.high < 0.5


@dataclass(frozen=True)
class Standing:
    """One bot over the whole tournament."""

    bot: str
    games: int  # seats that it had
    won: Rate  # shared victories included
    points: Mean
    rating: float | None  # openskill's ordinal: mu - 3 sigma
    mu: float | None
    sigma: float | None
    seconds: float  # for a decision with more than one choice


def pairings(bots: Sequence[str], results: Sequence[Result]) -> list[Pairing]:
    """Compare every two bots, seat against seat in the same game; solo games deal against deal."""
    return [_pairing(one, other, results) for one, other in combinations(bots, 2)]


def _pairing(one: str, other: str, results: Sequence[Result]) -> Pairing:
    wins = ties = losses = 0
    by_deal: dict[int, list[float]] = {}
    for deal, ahead, points in _meetings(one, other, results):
        wins += ahead > 0
        ties += ahead == 0
        losses += ahead < 0
        by_deal.setdefault(deal, []).append(points)
    means = [sum(values) / len(values) for values in by_deal.values()]
    return Pairing(one, other, wins, ties, losses, wilson(wins, wins + losses), Mean.of(means))


def _meetings(one: str, other: str, results: Sequence[Result]) -> Iterator[tuple[int, int, float]]:
    """Return a row for each meeting: deal, a number above 0 if `one` was ahead, difference of
    points."""
    alone: dict[int, dict[str, Result]] = {}
    for r in results:
        if len(r.job.bots) == 1:
            alone.setdefault(r.job.deal, {})[r.job.bots[0]] = r
            continue
        for i, ours in enumerate(r.job.bots):
            for k, theirs in enumerate(r.job.bots):
                if ours == one and theirs == other:
                    yield r.job.deal, r.places[k] - r.places[i], r.totals[i] - r.totals[k]
    for deal, stood in alone.items():
        if one in stood and other in stood:
            first, second = _alone(stood[one]), _alone(stood[other])
            points = stood[one].totals[0] - stood[other].totals[0]
            yield deal, (first > second) - (first < second), points


def _alone(r: Result) -> tuple[int, int]:
    """Return the rank of a solo game: victory first, then points. All losses are equal."""
    return (1, r.totals[0]) if r.winners else (0, 0)


def standings(bots: Sequence[str], results: Sequence[Result]) -> list[Standing]:
    """Return every bot over all games, the best first."""
    rated = ratings(bots, results)
    found = []
    for bot in bots:
        had = [(r, i) for r in results for i, name in enumerate(r.job.bots) if name == bot]
        won = sum(i in r.winners for r, i in had)
        thinking = sum(r.seconds[i] for r, i in had)
        decisions = sum(r.decisions[i] for r, i in had)
        mu, sigma = rated.get(bot, (None, None))
        found.append(
            Standing(
                bot,
                len(had),
                wilson(won, len(had)),
                Mean.of([r.totals[i] for r, i in had]),
                None if mu is None or sigma is None else mu - 3 * sigma,
                mu,
                sigma,
                thinking / max(1, decisions),
            )
        )
    return sorted(found, key=lambda s: (-(s.rating or 0.0), -s.won.share, -s.points.mean))


def ratings(
    bots: Sequence[str], results: Sequence[Result]
) -> dict[str, tuple[float | None, float | None]]:
    """Return openskill's Plackett-Luce (mu, sigma) of each bot; nothing if openskill is missing.
    Solo games on one deal count as a race."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in bots}
    for names, places in _races(results):
        if len(set(names)) < 2:
            continue
        teams = [[known[name]] for name in names]
        rated = model.rate(teams, ranks=list(places))
        # a bot with several seats gets the mean of their ratings
        for name in set(names):
            own = [rated[i][0] for i, other in enumerate(names) if other == name]
            known[name].mu = sum(r.mu for r in own) / len(own)
            known[name].sigma = sum(r.sigma for r in own) / len(own)
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}


def _races(results: Sequence[Result]) -> Iterator[tuple[tuple[str, ...], tuple[float, ...]]]:
    alone: dict[int, dict[str, Result]] = {}
    for r in results:
        if len(r.job.bots) > 1:
            yield r.job.bots, tuple(map(float, r.places))
        else:
            alone.setdefault(r.job.deal, {})[r.job.bots[0]] = r
    for stood in alone.values():
        keys = [_alone(r) for r in stood.values()]
        yield tuple(stood), tuple(1.0 + sum(k > key for k in keys) for key in keys)
