"""Tournaments: seats rotate, pairings share their chance, ties count half.

report = cheesemoon.arena.tournament("space-taxi", ["greedy", "hard"], games=200)
print(report.text())
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from typing import Any

from cheesemoon import bots as all_bots
from cheesemoon.bots import BotError
from cheesemoon.bots.texts import decimal, percent, say
from cheesemoon.core import Choice, Game
from cheesemoon.games import game as game_named

from .match import Job, Result, play_all, play_on_ray

SURE = 3.29  # standard deviations: 99.9 %, because the question is asked again and again


@dataclass(frozen=True)
class Rate:
    """A share with its 95 % interval."""

    share: float
    low: float
    high: float
    count: int  # how many things it is a share of

    def text(self, lang: str = "en") -> str:
        """`52.0% (48.1% to 55.9%)`."""
        share, low, high = (percent(lang, x, 1) for x in (self.share, self.low, self.high))
        return say(lang, "arena-rate", share=share, low=low, high=high)

    def __str__(self) -> str:
        return f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%})"


def wilson(wins: float, count: int, z: float = 1.96) -> Rate:
    """The share of wins among independent games, with its interval by Wilson."""
    if count == 0:
        return Rate(0.5, 0.0, 1.0, 0)
    p = wins / count
    middle = (p + z * z / (2 * count)) / (1 + z * z / count)
    half = z * sqrt(p * (1 - p) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return Rate(p, max(0.0, middle - half), min(1.0, middle + half), count)


@dataclass(frozen=True)
class Mean:
    """A mean with its 95 % interval."""

    mean: float
    error: float  # standard error
    count: int

    @classmethod
    def of(cls, values: Sequence[float]) -> Mean:
        """Of independent values."""
        n = len(values)
        if n == 0:
            return cls(0.0, float("inf"), 0)
        mean = sum(values) / n
        spread = sqrt(sum((v - mean) ** 2 for v in values) / max(1, n - 1))
        return cls(mean, spread / sqrt(n) if n > 1 else float("inf"), n)

    def joined(self, other: Mean) -> Mean:
        """The mean of both samples together."""
        n = self.count + other.count
        mean = (self.count * self.mean + other.count * other.mean) / n
        squares = sum(m._squares() + m.count * (m.mean - mean) ** 2 for m in (self, other))
        return Mean(mean, sqrt(squares / max(1, n - 1) / n), n)

    def _squares(self) -> float:
        """The sum of squared distances from the mean."""
        return self.error**2 * self.count * (self.count - 1) if self.count > 1 else 0.0

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - 1.96 * self.error

    @property
    def high(self) -> float:
        """The upper end."""
        return self.mean + 1.96 * self.error

    def text(self, lang: str = "en") -> str:
        """`31.20 ± 1.35`."""
        return f"{decimal(lang, self.mean)} ± {decimal(lang, 1.96 * self.error)}"


@dataclass(frozen=True)
class Pairing:
    """One bot against another, seat against seat: who came first. Alone: on the same deals."""

    one: str
    other: str
    wins: int
    ties: int
    losses: int
    decisive: Rate  # how often `one` was ahead when they were not level
    difference: Mean  # of points, deal by deal

    @property
    def clear(self) -> bool:
        """Whether one is better beyond reasonable doubt."""
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
    rating: float | None  # openskill, ordinal: mu - 3 sigma
    mu: float | None
    sigma: float | None
    seconds: float  # for a decision with more than one choice


@dataclass(frozen=True)
class Report:
    """What came of a tournament."""

    game: str
    seats: int
    options: Mapping[str, Choice]
    bots: tuple[str, ...]
    seed: int
    deals: int
    seconds: float
    stopped_early: bool
    standings: tuple[Standing, ...]  # the best first
    pairings: tuple[Pairing, ...]
    results: tuple[Result, ...] = field(repr=False)

    def title(self, lang: str = "en") -> str:
        """`First Rat, 2 players`."""
        return say(lang, "arena-title", game=game_named(self.game).title(lang), seats=self.seats)

    def text(self, lang: str = "en") -> str:
        """A table for a terminal."""
        head = say(lang, "arena-played", games=len(self.results), seconds=round(self.seconds))
        lines = [f"{self.title(lang)}: {head}", ""]
        lines += _aligned(self.standing_rows(lang))
        if self.pairings:
            lines += ["", *_aligned(self.pairing_rows(lang))]
        if self.stopped_early:
            lines += ["", say(lang, "arena-stopped")]
        return "\n".join(lines)

    def standing_rows(self, lang: str = "en") -> list[tuple[str, ...]]:
        """Every bot with its figures, under a head."""
        heads = ("bot", "games", "won", "points", "rating", "decision")
        rows = [tuple(say(lang, f"arena-{head}") for head in heads)]
        for s in self.standings:
            rows.append(
                (
                    s.bot,
                    str(s.games),
                    s.won.text(lang),
                    s.points.text(lang),
                    "-" if s.rating is None else decimal(lang, s.rating, 1),
                    f"{s.seconds * 1e3:.0f} ms",
                )
            )
        return rows

    def pairing_rows(self, lang: str = "en") -> list[tuple[str, ...]]:
        """Every two bots, under a head."""
        heads = ("pairing", "wins", "level", "losses", "ahead", "difference")
        rows = [tuple(say(lang, f"arena-{head}") for head in heads)]
        for p in self.pairings:
            rows.append(
                (
                    f"{p.one} : {p.other}",
                    str(p.wins),
                    str(p.ties),
                    str(p.losses),
                    p.decisive.text(lang),
                    p.difference.text(lang),
                )
            )
        return rows

    def to_dict(self) -> dict[str, Any]:
        """For JSON; the games themselves in short."""
        return {
            "game": self.game,
            "seats": self.seats,
            "options": dict(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
            "deals": self.deals,
            "seconds": round(self.seconds, 3),
            "stopped_early": self.stopped_early,
            "standings": [_standing_dict(s) for s in self.standings],
            "pairings": [_pairing_dict(p) for p in self.pairings],
            "games": [
                {
                    "seed": r.job.seed,
                    "bots": list(r.job.bots),
                    "totals": list(r.totals),
                    "winners": list(r.winners),
                    "steps": r.steps,
                }
                for r in self.results
            ],
        }

    def json(self) -> str:
        """The same as text."""
        return json.dumps(self.to_dict(), indent=1)


def _standing_dict(s: Standing) -> dict[str, Any]:
    return {
        "bot": s.bot,
        "games": s.games,
        "won": [s.won.share, s.won.low, s.won.high],
        "points": [s.points.mean, s.points.low, s.points.high],
        "rating": s.rating,
        "mu": s.mu,
        "sigma": s.sigma,
        "seconds": s.seconds,
    }


def _pairing_dict(p: Pairing) -> dict[str, Any]:
    return {
        "one": p.one,
        "other": p.other,
        "wins": p.wins,
        "ties": p.ties,
        "losses": p.losses,
        "decisive": [p.decisive.share, p.decisive.low, p.decisive.high],
        "difference": [p.difference.mean, p.difference.low, p.difference.high],
    }


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    wide = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(w) if i == 0 else cell.rjust(w)
            for i, (cell, w) in enumerate(zip(row, wide, strict=True))
        )
        for row in rows
    ]


class BadTournament(BotError):
    """A tournament that cannot be held."""


def line_ups(bots: Sequence[str], seats: int, pairs: bool) -> list[tuple[str, ...]]:
    """Who sits where, for one deal; every bot sits on every seat equally often. With `pairs`, or
    when there are fewer bots than seats, two bots at a time take the seats in turn."""
    if seats == 1:
        return [(bot,) for bot in bots]
    if len(bots) == 1:
        return [tuple(bots) * seats]
    if not pairs and len(bots) >= seats:
        return [_rotated(some, i) for some in combinations(bots, seats) for i in range(seats)]
    found = []
    for one, other in combinations(bots, 2):
        for first, second in ((one, other), (other, one)):
            pattern = tuple((first, second)[i % 2] for i in range(seats))
            turns = range(seats) if seats % 2 else range(1)
            found += [_rotated(pattern, i) for i in turns]
    return found


def _rotated(some: Sequence[str], i: int) -> tuple[str, ...]:
    return (*some[i:], *some[:i])


def tournament(
    game: str | Game,
    bots: Sequence[str],
    games: int = 100,
    *,
    seats: int | None = None,
    options: Mapping[str, Choice] | None = None,
    seed: int = 1,
    cores: int | None = None,
    ray: str | None = None,
    pairs: bool = False,
    stop_early: bool = False,
    most_seconds: float | None = None,
    on_step: Callable[[int, int], None] | None = None,
) -> Report:
    """Let bots play about so many games: whole deals, each played by all line-ups with the same
    chance. `stop_early`: as soon as every pairing is clear. `most_seconds`: no new deal then."""
    found = game_named(game) if isinstance(game, str) else game
    players = found.check_seats(found.default_seats if seats is None else seats)
    chosen = found.check_options(options or {})
    if not bots or len(set(bots)) != len(bots):
        raise BadTournament("arena-bots")
    for name in bots:
        _warm_up(found, players, chosen, name)
    ups = line_ups(bots, players, pairs)
    deals = max(1, round(games / len(ups)))
    jobs = [Job(found.name, chosen, up, seed + deal, deal) for deal in range(deals) for up in ups]
    began = time.perf_counter()
    results: list[Result] = []
    stopped = False
    whole = not stop_early and most_seconds is None
    for part in _parts(jobs, len(jobs) if whole else len(ups) * (8 if stop_early else 2)):
        played = play_on_ray(part, ray) if ray else play_all(part, cores)
        for result in played:
            results.append(result)
            if on_step:
                on_step(len(results), len(jobs))
        if stop_early and len(bots) > 1 and all(p.clear for p in pairings(bots, results)):
            stopped = len(results) < len(jobs)
            break
        if most_seconds is not None and time.perf_counter() - began > most_seconds:
            break
    results.sort(key=lambda r: (r.job.deal, r.job.bots))
    return Report(
        found.name,
        players,
        chosen,
        tuple(bots),
        seed,
        len({r.job.deal for r in results}),
        time.perf_counter() - began,
        stopped,
        tuple(standings(bots, results)),
        tuple(pairings(bots, results)),
        tuple(results),
    )


def _warm_up(game: Game, players: int, options: Mapping[str, Choice], name: str) -> None:
    """One decision of a bot before the clock runs: what is compiled or solved once is no part of a
    tournament. An unknown bot is refused here."""
    bot = all_bots.bot(name, game, seed=0)
    table = game.new(seats=players, seed=0, **options)
    while len(table.legal()) == 1:
        table.play(table.legal()[0])
    if not table.over:
        bot.choose_at(table)


def _parts(jobs: Sequence[Job], size: int) -> Iterator[Sequence[Job]]:
    for i in range(0, len(jobs), size):
        yield jobs[i : i + size]


def pairings(bots: Sequence[str], results: Sequence[Result]) -> list[Pairing]:
    """Every two bots, seat against seat in the same game; alone, deal against deal."""
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
    """(deal, above 0 if one was ahead, difference of points) for every time that they met."""
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
    """What a solo game counts: the victory first, then its points. A loss is a loss."""
    return (1, r.totals[0]) if r.winners else (0, 0)


def standings(bots: Sequence[str], results: Sequence[Result]) -> list[Standing]:
    """Every bot over all games, the best first."""
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
    """openskill's Plackett-Luce: (mu, sigma) of each bot. A solo game is a race on the same deal.
    Empty without openskill."""
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
        # a bot with several seats gets the mean of what they say
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
