"""Contests of training: a new network plays the best one so far with equal time for a decision."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass

from cheesemoon import bots
from cheesemoon.arena.match import Cores, Job, Result, play
from cheesemoon.arena.rates import Rate, wilson
from cheesemoon.arena.standings import pairings
from cheesemoon.arena.tournament import line_ups
from cheesemoon.core import Choice
from cheesemoon.games import game as game_named

from .data import new_table, rng_of, variants
from .plan import Plan

_SURE = 2.58  # standard errors: 99 %
_TRIALS = 8  # tables at which speed is measured


@dataclass(frozen=True)
class Outcome:
    """The result of a contest."""

    one: str
    other: str
    games: int
    wins: int  # meetings seat by seat, without level ones
    losses: int
    share: float
    low: float
    high: float
    points: float  # points more, on average
    milliseconds: tuple[float, float]  # milliseconds of a decision of each
    won: bool  # beyond doubt, or at the end of all games by more than chance
    seed: int

    def to_dict(self) -> dict[str, object]:
        """Return the result for JSON."""
        return asdict(self)


def speed(bot: str, plan: Plan) -> float:
    """Measure the rule steps a second of a search at tables of all variants, in processor time."""
    game = game_named(plan.game)
    rng = rng_of(plan.seed, 77)
    rows = variants(plan, rng)
    steps, used = 0, 0.0
    for i in range(_TRIALS + 1):
        table = new_table(game, plan, rows[i], int(rng.integers(2**62)))
        player = bots.bot("greedy", game, seed=i)
        for _ in range(20 + 5 * i):
            if not table.over:
                table.play(player.choose_at(table))
        if table.over:
            continue
        searcher = bots.bot(bot, game, seed=i)
        began = time.process_time()
        made = searcher.think_at(table).steps
        if i:  # the first game loads and compiles
            steps += made
            used += time.process_time() - began
    return steps / max(1e-9, used)


def ratio_of_times(plan: Plan, one: str, other: str, pool: Cores) -> float:
    """Measure how much longer one bot takes for a decision than the other, in a few games."""
    dealt = deals(plan, one, other, plan.seed)
    jobs = [job for _ in range(max(1, pool.cores // 2)) for job in next(dealt)]
    results = list(pool.each(play, jobs))
    return _milliseconds(one, results) / max(1e-6, _milliseconds(other, results))


def deals(plan: Plan, one: str, other: str, seed: int) -> Iterator[list[Job]]:
    """Yield deals. Every deal is played by all line-ups; options change from deal to deal."""
    rng = rng_of(seed, plan.seats)
    names = list(game_named(plan.game).options)
    ups = line_ups([one, other], plan.seats, pairs=True)
    deal = 0
    while True:
        for row in variants(plan, rng):
            chosen = {n: _choice(plan.game, n, int(i)) for n, i in zip(names, row, strict=True)}
            yield [Job(plan.game, chosen, up, seed + deal, deal) for up in ups]
            deal += 1


def _choice(game: str, option: str, number: int) -> Choice:
    return game_named(game).options[option].choices[number]


def contest(
    plan: Plan,
    one: str,
    other: str,
    *,
    seed: int,
    pool: Cores,
    most: int | None = None,
    on_game: Callable[[int, int], None] | None = None,
) -> Outcome:
    """Let the two bots play at most `plan.games` games, in whole deals."""
    most = most or plan.games
    dealt = deals(plan, one, other, seed)
    results: list[Result] = []
    while len(results) < most:
        jobs: list[Job] = []
        while len(jobs) < min(max(16, 4 * pool.cores), most - len(results)):
            jobs += next(dealt)
        for result in pool.each(play, jobs):
            results.append(result)
            if on_game:
                on_game(min(len(results), most), most)
        if len(results) >= plan.fewest and _is_clear(one, other, results):
            break
    return outcome(one, other, results, seed)


def _is_clear(one: str, other: str, results: Sequence[Result]) -> bool:
    rate = _rate(one, other, results, _SURE)
    return rate.low > 0.5 or rate.high < 0.5


def _rate(one: str, other: str, results: Sequence[Result], z: float = 1.96) -> Rate:
    """Return the share of meetings in which the candidate was ahead, without level ones. Several
    meet several others at a large table. Such meetings are not independent, so the interval counts
    games."""
    pairing = pairings([one, other], results)[0]
    met = pairing.wins + pairing.losses
    games = min(met, len(results))
    return wilson(games * pairing.wins / max(1, met), games, z)


def outcome(one: str, other: str, results: Sequence[Result], seed: int) -> Outcome:
    """Return the figures of a contest."""
    pairing = pairings([one, other], results)[0]
    rate = _rate(one, other, results)
    return Outcome(
        one,
        other,
        len(results),
        pairing.wins,
        pairing.losses,
        round(rate.share, 4),
        round(rate.low, 4),
        round(rate.high, 4),
        round(pairing.difference.mean, 2),
        (_milliseconds(one, results), _milliseconds(other, results)),
        rate.low > 0.5,
        seed,
    )


def _milliseconds(bot: str, results: Sequence[Result]) -> float:
    seats = [(r, i) for r in results for i, name in enumerate(r.job.bots) if name == bot]
    decisions = sum(r.decisions[i] for r, i in seats)
    return round(1e3 * sum(r.seconds[i] for r, i in seats) / max(1, decisions), 2)
