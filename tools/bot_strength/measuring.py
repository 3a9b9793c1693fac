"""Plays contests until their answers are clear or the time is up."""

from __future__ import annotations

import multiprocessing
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

from cheesemoon.arena.match import Job, Result, play
from cheesemoon.arena.rates import Mean, Rate, wilson
from cheesemoon.arena.standings import pairings

from .contests import FEWEST, Contest


@dataclass
class Score:
    """The state of a contest."""

    contest: Contest
    results: list[Result] = field(default_factory=list)
    first: int = 0  # number of the first deal
    dealt: int = 0  # deals that were started
    seconds: float = 0.0  # of all games

    def whole_deals(self) -> list[Result]:
        """Return the games of all deals that every line-up has played."""
        counts = Counter(r.job.deal for r in self.results)
        return [r for r in self.results if counts[r.job.deal] == len(self.contest.line_ups)]

    def rate(self) -> Rate:
        """Return how often the first bot was ahead, among games that were not level."""
        c, games = self.contest, self.whole_deals()
        met = pairings([c.one, c.other], games)[0]
        return ahead(met.wins, met.losses, len(games))

    def is_clear(self) -> bool:
        """Return True after enough games, if the direction is certain at 99.9 % and the wanted
        share at 95 %."""
        if len(self.results) < FEWEST:
            return False
        found = self.rate()
        wins = found.share * found.count
        sure = wilson(wins, found.count, 3.29)
        return sure.high < 0.5 or (sure.low > 0.5 and found.low > self.contest.wanted)

    @property
    def handed_out(self) -> int:
        """Count the games that were started."""
        return self.dealt * len(self.contest.line_ups)

    @property
    def mean_seconds(self) -> float:
        """Return the mean seconds of a game."""
        return self.seconds / max(1, len(self.results))

    @property
    def spent(self) -> float:
        """Estimate the seconds of all started games."""
        return self.mean_seconds * self.handed_out


def measure(
    contests: Sequence[Contest],
    seconds: float,
    most: int,
    cores: int,
    on_game: Callable[[Score, list[Score]], None] | None = None,
    first: Callable[[Contest], int] = lambda contest: 0,
) -> list[Score]:
    """Play until the time is over, or until every contest is clear or has `most` games. `first`
    returns the number of a contest's first deal. `on_game` gets the score after each game, and all
    scores."""
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
        for process in list((pool._processes or {}).values()):  # unfinished games
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)
    return scores


def next_deal(scores: Sequence[Score], most: int, left: float) -> list[tuple[Score, Job]]:
    """Return the next deal of the contest with the least time, among those that are open and can
    still finish."""
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
    """Return the share of meetings in which the first bot was ahead, without level ones. Several
    bots meet several others at a large table. Such meetings are not independent, so the interval
    counts games."""
    met = wins + losses
    counted = min(met, games)
    return wilson(counted * wins / max(1, met), counted)


def entry(score: Score) -> dict[str, Any]:
    """Return what is stored of a contest."""
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
    """Count the deals of a solo game that only the first bot won, and those that only the second
    won."""
    won = {(r.job.deal, r.job.bots[0]): bool(r.winners) for r in results}
    deals = {deal for deal, _ in won}
    return [
        sum(won[deal, a] and not won[deal, b] for deal in deals)
        for a, b in ((one, other), (other, one))
    ]


def _numbers(mean: Mean) -> list[float]:
    """Return mean, error and count as they are stored. The error of a single value is stored as
    0."""
    return [round(mean.mean, 4), round(mean.error, 4) if mean.count > 1 else 0.0, mean.count]


def joined(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """Merge the entries of two runs of one contest."""
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
