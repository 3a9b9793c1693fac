"""Contests, played until their answer is clear or time is up."""

from __future__ import annotations

import multiprocessing
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

from ..match import Job, Result, play
from ..rates import Mean, Rate, wilson
from ..standings import pairings
from .contests import FEWEST, Contest


@dataclass
class Score:
    """What is known of a contest."""

    contest: Contest
    results: list[Result] = field(default_factory=list)
    first: int = 0  # number of the first deal
    dealt: int = 0  # deals that were handed out
    seconds: float = 0.0  # of all games

    def whole_deals(self) -> list[Result]:
        """The games of deals that were played by all line-ups."""
        counts = Counter(r.job.deal for r in self.results)
        return [r for r in self.results if counts[r.job.deal] == len(self.contest.line_ups)]

    def rate(self) -> Rate:
        """How often the first was ahead when they were not level."""
        c, games = self.contest, self.whole_deals()
        met = pairings([c.one, c.other], games)[0]
        return ahead(met.wins, met.losses, len(games))

    def is_clear(self) -> bool:
        """Enough games, and sure of the direction at 99.9 % and of the share wanted at 95 %."""
        if len(self.results) < FEWEST:
            return False
        found = self.rate()
        wins = found.share * found.count
        sure = wilson(wins, found.count, 3.29)
        return sure.high < 0.5 or (sure.low > 0.5 and found.low > self.contest.wanted)

    @property
    def handed_out(self) -> int:
        """Games that were played or are being played."""
        return self.dealt * len(self.contest.line_ups)

    @property
    def mean_seconds(self) -> float:
        """Of a game."""
        return self.seconds / max(1, len(self.results))

    @property
    def spent(self) -> float:
        """Seconds, those of games under way included."""
        return self.mean_seconds * self.handed_out


def measure(
    contests: Sequence[Contest],
    seconds: float,
    most: int,
    cores: int,
    on_game: Callable[[Score, list[Score]], None] | None = None,
    first: Callable[[Contest], int] = lambda contest: 0,
) -> list[Score]:
    """Play until the time is over or every contest is clear or has so many games. `first` says the
    number of a contest's first deal; `on_game` gets the contest of every game, and all of them."""
    deadline = time.monotonic() + seconds
    scores = [Score(c, first=first(c)) for c in contests]
    method = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(cores, mp_context=method)
    waiting: dict[Future[Result], Score] = {}
    started: dict[Future[Result], float] = {}
    ready: list[tuple[Score, Job]] = []
    try:
        while time.monotonic() < deadline:
            while len(waiting) < cores:
                if not ready:
                    ready = next_deal(scores, most, deadline - time.monotonic())
                if not ready:
                    break
                score, job = ready.pop(0)
                future = pool.submit(play, job)
                waiting[future] = score
                started[future] = time.monotonic()
            if not waiting:
                break
            left = max(0.1, deadline - time.monotonic())
            for future in wait(waiting, left, FIRST_COMPLETED).done:
                score = waiting.pop(future)
                score.results.append(future.result())
                score.seconds += time.monotonic() - started.pop(future)
                if on_game:
                    on_game(score, scores)
    finally:
        for process in list((pool._processes or {}).values()):  # games that are under way
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)
    return scores


def next_deal(scores: Sequence[Score], most: int, left: float) -> list[tuple[Score, Job]]:
    """The next deal of the contest that has had the least time, of those that are not clear and
    that can still be played."""
    open_ = [
        s
        for s in scores
        if s.handed_out < most and s.mean_seconds * 1.3 < left and not s.is_clear()
    ]
    if not open_:
        return []
    score = min(open_, key=lambda s: (s.spent, s.dealt))
    jobs = score.contest.jobs(score.first + score.dealt)
    score.dealt += 1
    return [(score, job) for job in jobs]


def ahead(wins: int, losses: int, games: int) -> Rate:
    """How often the first was ahead when they were not level. At a large table several meet several
    in one game; such meetings are not independent, so a game counts once for the interval."""
    met = wins + losses
    counted = min(met, games)
    return wilson(counted * wins / max(1, met), counted)


def entry(score: Score) -> dict[str, Any]:
    """What is kept of a contest."""
    c = score.contest
    results = score.whole_deals()
    pairing = pairings([c.one, c.other], results)[0]
    found: dict[str, Any] = {
        "game": c.game,
        "seats": c.seats,
        "options": dict(c.options),
        "one": c.one,
        "other": c.other,
        "played_as": c.played_as(),
        "next_deal": score.first + score.dealt,
        "games": len(results),
        "wins": pairing.wins,
        "ties": pairing.ties,
        "losses": pairing.losses,
        "points": _numbers(pairing.difference),
        "won": {},
        "mean_points": {},
        "milliseconds": {},
    }
    for name in (c.one, c.other):
        seats = [(r, i) for r in results for i, other in enumerate(r.job.bots) if other == name]
        decisions = sum(r.decisions[i] for r, i in seats)
        thought = 1e3 * sum(r.seconds[i] for r, i in seats) / max(1, decisions)
        found["won"][name] = sum(i in r.winners for r, i in seats)
        found["mean_points"][name] = _numbers(Mean.of([r.totals[i] for r, i in seats]))
        found["milliseconds"][name] = round(thought, 1)
    if c.seats == 1:
        found["only"] = only_one(c.one, c.other, results)
    return found


def only_one(one: str, other: str, results: Sequence[Result]) -> list[int]:
    """Deals of a solo game that only the first bot won, and those that only the second did."""
    won = {(r.job.deal, r.job.bots[0]): bool(r.winners) for r in results}
    deals = {deal for deal, _ in won}
    return [
        sum(won[deal, a] and not won[deal, b] for deal in deals)
        for a, b in ((one, other), (other, one))
    ]


def _numbers(mean: Mean) -> list[float]:
    """A mean as it is kept; the error of a single value is not known."""
    return [round(mean.mean, 4), round(mean.error, 4) if mean.count > 1 else 0.0, mean.count]


def joined(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """Two runs of one contest together."""
    found = dict(new)
    for key in ("games", "wins", "ties", "losses"):
        found[key] = old[key] + new[key]
    found["points"] = _joined(old["points"], new["points"])
    for name in (new["one"], new["other"]):
        found["won"] = {**found["won"], name: old["won"][name] + new["won"][name]}
        both = _joined(old["mean_points"][name], new["mean_points"][name])
        found["mean_points"] = {**found["mean_points"], name: both}
    if found.pop("only", None) and "only" in old:
        found["only"] = [a + b for a, b in zip(old["only"], new["only"], strict=True)]
    return found


def _joined(one: Sequence[float], other: Sequence[float]) -> list[float]:
    first, second = (Mean(m, error, int(count)) for m, error, count in (one, other))
    return _numbers(first.joined(second))
