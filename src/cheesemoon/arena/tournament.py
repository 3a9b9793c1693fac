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
from typing import Any

from cheesemoon import bots as all_bots
from cheesemoon.bots import BotError
from cheesemoon.bots.texts import decimal, say
from cheesemoon.core import Choice, Game
from cheesemoon.core.game.options import check_seeds
from cheesemoon.games import game as game_named

from .match import Job, Result, play_all, play_on_ray
from .standings import Pairing, Standing, pairings, standings


@dataclass(frozen=True)
class Report:
    """The result of a tournament."""

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
        """Return a title such as `First Rat, 2 players`."""
        return say(lang, "arena-title", game=game_named(self.game).title(lang), seats=self.seats)

    def text(self, lang: str = "en") -> str:
        """Return a table for a terminal."""
        head = say(lang, "arena-played", games=len(self.results), seconds=round(self.seconds))
        lines = [f"{self.title(lang)}: {head}", ""]
        lines += _aligned(self.standing_rows(lang))
        if self.pairings:
            lines += ["", *_aligned(self.pairing_rows(lang))]
        if self.stopped_early:
            lines += ["", say(lang, "arena-stopped")]
        return "\n".join(lines)

    def standing_rows(self, lang: str = "en") -> list[tuple[str, ...]]:
        """Return a heading row, then a row of figures for every bot."""
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
        """Return a heading row, then a row for every pair of bots."""
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
        """Return the report for JSON, with the games in short."""
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
        """Return the report as JSON text."""
        return json.dumps(self.to_dict(), indent=1)


def _standing_dict(s: Standing) -> dict[str, object]:
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


def _pairing_dict(p: Pairing) -> dict[str, object]:
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
    """List the seatings of one deal. Every bot sits on every seat equally often. With `pairs`, or
    with fewer bots than seats, two bots at a time alternate on the seats."""
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
    """Play about `games` games: whole deals, each played by all line-ups with the same chance.
    `stop_early` ends the tournament when every pairing is clear. After `most_seconds` no deal
    starts."""
    found = game_named(game) if isinstance(game, str) else game
    players = found.check_seats(found.default_seats if seats is None else seats)
    chosen = found.check_options(options or {})
    if not bots or len(set(bots)) != len(bots):
        raise BadTournament("arena-bots")
    seed = check_seeds(seed, games)
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
    """Make one decision before the clock runs, so that compiling and solving are not measured. An
    unknown bot is refused here."""
    bot = all_bots.bot(name, game, seed=0)
    table = game.new(seats=players, seed=0, **options)
    while len(table.legal()) == 1:
        table.play(table.legal()[0])
    if not table.over:
        bot.choose_at(table)


def _parts(jobs: Sequence[Job], size: int) -> Iterator[Sequence[Job]]:
    for i in range(0, len(jobs), size):
        yield jobs[i : i + size]
