"""The figures of docs/bots.md: every level against the one below in every game, by the arena.

    python -m cheesemoon.arena.figures docs/bots.md --seconds 600

plays all pairings on all cores, those that are furthest from a clear answer first, keeps what came
of them in a JSON file beside the page, and writes the figures that are kept there into the page,
between its two marks. Games of earlier runs count on, as long as budgets and styles are the same.
A run that is broken off has kept all deals that were played to the end.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from cheesemoon import bots
from cheesemoon.bots import LEVELS
from cheesemoon.bots.space_taxi.dice import facts_of
from cheesemoon.bots.space_taxi.rounds import exact_turn
from cheesemoon.bots.space_taxi.simulate import simulate_turns
from cheesemoon.core import CheesemoonError, Choice, Game, Table
from cheesemoon.games import game as game_named

from .match import Job, Result, cores_here, play
from .tournament import Mean, Rate, line_ups, pairings, wilson

BEGIN, END = "<!-- figures: begin -->", "<!-- figures: end -->"
WANTED = 0.65  # of decisive games; for greedy against random more
WANTED_OF_GREEDY = 0.95
FEWEST = 20  # games before an answer may be clear
SEED = 1000  # of the first deal
_WIDE = 4  # actions


# --- what is measured -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Contest:
    """Two bots in one variant of a game, the one that should be stronger first."""

    game: str
    seats: int
    one: str
    other: str
    options: Mapping[str, Choice] = field(default_factory=dict)

    @property
    def wanted(self) -> float:
        """The share of decisive games that the first should win."""
        return WANTED_OF_GREEDY if self.other == "random" else WANTED

    def played_as(self) -> str:
        """What the two bots are at present: budgets and styles."""
        game = game_named(self.game)
        made = [bots.bot(name, game, seed=0) for name in (self.one, self.other)]
        return " : ".join(
            f"{b.level(self.seats)} {b.style}" if isinstance(b, bots.Searcher) else " "
            for b in made
        )

    @property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Who sits where in the games of a deal."""
        return line_ups([self.one, self.other], self.seats, pairs=True)

    def jobs(self, deal: int) -> list[Job]:
        """All games of a deal."""
        options = _options_of(self.game, self.options, deal)
        return [Job(self.game, options, up, SEED + deal, deal) for up in self.line_ups]


def _options_of(game: str, options: Mapping[str, Choice], deal: int) -> dict[str, Choice]:
    """Options that are `ANY` take all their choices in turn, deal after deal."""
    found = dict(options)
    for name in [n for n, choice in options.items() if choice == ANY]:
        choices = game_named(game).options[name].choices
        deal, place = divmod(deal, len(choices))
        found[name] = choices[place]
    return game_named(game).check_options(found)


ANY = "*"
VARIANTS: tuple[tuple[str, int, dict[str, Choice]], ...] = (
    ("first-rat", 2, {}),
    ("first-rat", 1, {"edition": "de", "solo": "unfair"}),
    ("space-guardians", 2, {}),
    ("ratcatcher", 1, {"ratcatcher": ANY, "arch_rat": ANY}),
    ("ratcatcher", 1, {"ratcatcher": ANY, "arch_rat": ANY, "mode": "hard"}),
    ("space-taxi", 3, {}),
)
PAIRS = (
    ("greedy", "random"),
    ("easy", "greedy"),
    ("medium", "easy"),
    ("hard", "medium"),
    ("expert", "hard"),
)


def plan(only: Sequence[str] = ()) -> list[Contest]:
    """Every pair in every variant, or those named: `hard,medium` or `first-rat:2/mode=hard`."""
    found = [
        Contest(game, seats, one, other, options)
        for game, seats, options in VARIANTS
        for one, other in PAIRS
    ]
    return [c for c in found if not only or any(_named(c, word) for word in only)]


def _named(c: Contest, word: str) -> bool:
    names = {c.game, f"{c.game}:{c.seats}", f"{c.one},{c.other}"}
    names |= {f"{option}={choice}" for option, choice in c.options.items()}
    return all(part in names for part in word.split("/"))


# --- playing --------------------------------------------------------------------------------------


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
        c = self.contest
        return pairings([c.one, c.other], self.whole_deals())[0].decisive

    def is_clear(self) -> bool:
        """Enough games, and sure of the direction at 99.9 % and of the share wanted at 95 %."""
        found = self.rate()
        if found.count < FEWEST:
            return False
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
                    ready = _next_deal(scores, most, deadline - time.monotonic())
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


def _next_deal(scores: Sequence[Score], most: int, left: float) -> list[tuple[Score, Job]]:
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


# --- what else is measured ------------------------------------------------------------------------


def middle(game: Game, seats: int, options: Mapping[str, Choice], seed: int) -> Table:
    """A wide decision in the middle of a game of greedy players."""
    whole = play(Job(game.name, options, ("greedy",) * seats, seed))
    table = game.new(seats=seats, seed=seed, **options)
    for number, action in enumerate(whole.actions):
        if number >= len(whole.actions) // 2 and len(table.legal()) >= _WIDE:
            break
        table.play(action)
    return table


def answer_times(tables: int = 3) -> list[dict[str, Any]]:
    """Seconds that the levels take for a decision in the middle of a game when nothing makes it
    short: processor time by core, which a busy machine does not change; the mean of some tables."""
    found = []
    for name, seats, options in VARIANTS:
        game = game_named(name)
        for level in ("medium", "hard", "expert"):
            used = 0.0
            for seed in range(tables):
                chosen = _options_of(name, options, seed)
                table = middle(game, seats, chosen, SEED + seed)
                bot = bots.bot(level, game, seed=seed)
                if not seed:  # what is compiled, loaded or solved once
                    bots.bot("search:steps=1000", game, seed=0).think_at(table)
                    if level == "expert":
                        bot.choose_at(table)
                cores = bot.level(seats).cores if isinstance(bot, bots.Searcher) else 1
                began = time.process_time()
                bot.think_at(table)
                used += (time.process_time() - began) / cores
            mean = round(used / tables, 3)
            e = {"game": name, "seats": seats, "options": dict(options), "bot": level}
            found.append({**e, "seconds": mean})
    return found


def search_speed(seconds: float = 2.0) -> dict[str, float]:
    """Million rule steps a second inside the search, one core, processor time, by game."""
    found = {}
    for name, seats, options in VARIANTS:
        table = middle(game_named(name), seats, _options_of(name, options, 0), SEED)
        bot = bots.bot("search:steps=200000", table.game, seed=1)
        bot.think_at(table)
        made, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            made += bot.think_at(table).steps
        variant = _variant({"game": name, "seats": seats, "options": options})
        found[variant] = round(made / (time.process_time() - began) / 1e6, 3)
    return found


def exact_turns(turns: int, cores: int = 1) -> dict[str, Any]:
    """The expected score of a turn of Space Taxi, exactly and by so many turns that were played."""
    game = game_named("space-taxi")
    exact = float(exact_turn(game).values[31, 0, 0, 0, facts_of(game).start_coins])
    size = -(-turns // cores)
    firsts = list(range(0, turns, size))
    sizes = [min(size, turns - first) for first in firsts]
    if cores == 1:
        parts = list(map(_some_turns, firsts, sizes))
    else:
        method = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(cores, mp_context=method) as pool:
            parts = list(pool.map(_some_turns, firsts, sizes))
    sum_, squares = (sum(part[i] for part in parts) for i in range(2))
    mean = sum_ / turns
    error = ((squares / turns - mean * mean) / (turns - 1)) ** 0.5
    return {
        "turns": turns,
        "exact": round(exact, 4),
        "mean": round(mean, 4),
        "error": round(error, 4),
    }


def _some_turns(first: int, turns: int) -> tuple[float, float]:
    """The sum and the sum of squares of the scores of some turns, coins at their price."""
    game = game_named("space-taxi")
    coins, price = facts_of(game).start_coins, facts_of(game).coin_points
    played = simulate_turns(exact_turn(game), game, turns, coins, seed=SEED + first)
    worth = (played.points + price * played.coins).astype(float)
    return float(worth.sum()), float((worth * worth).sum())


# --- the page -------------------------------------------------------------------------------------


def load(path: Path) -> dict[str, Any]:
    """What is kept."""
    found: dict[str, Any] = {"contests": []}
    if path.exists():
        found = json.loads(path.read_text("utf-8"))
    return found


def keep(kept: dict[str, Any], new: Sequence[dict[str, Any]]) -> None:
    """Further games are added to those of the same contest; if a bot has changed since, they take
    their place."""
    found = {_key(e): e for e in kept["contests"]}
    for e in new:
        old = found.get(_key(e))
        same = old is not None and old["played_as"] == e["played_as"]
        found[_key(e)] = joined(old, e) if old is not None and same else e
    kept["contests"] = sorted(found.values(), key=_order)


def first_deal(kept: Mapping[str, Any], contest: Contest) -> int:
    """Where a contest goes on."""
    for e in kept["contests"]:
        if _key(e) == _key(vars(contest)) and e["played_as"] == contest.played_as():
            return int(e["next_deal"])
    return 0


def _key(e: Mapping[str, Any]) -> tuple[Any, ...]:
    options = tuple(sorted(e["options"].items()))
    return e["game"], e["seats"], options, e["one"], e["other"]


def _order(e: Mapping[str, Any]) -> tuple[Any, ...]:
    def rank(name: str) -> int:
        return LEVELS.index(name) if name in LEVELS else len(LEVELS)

    return e["game"], -e["seats"], _variant(e), rank(e["other"]), rank(e["one"])


def page_part(kept: Mapping[str, Any]) -> str:
    """All that is kept, in Markdown."""
    contests = kept["contests"]
    parts = [_contest_table(contests), _only_table(contests), _solo_table(contests)]
    if "times" in kept:
        parts.append(_time_table(kept["times"]))
    if "speed" in kept:
        speeds = "; ".join(f"{name}: {x:.2f}" for name, x in kept["speed"].items())
        parts.append(
            "Inside the search, one core, processor time, in the middle of a game, million rule "
            f"steps a second: {speeds}."
        )
    if "turns" in kept:
        t = kept["turns"]
        parts.append(
            f"The exact expectation of a turn of Space Taxi that begins with the coins of the "
            f"set-up is {t['exact']:.4f}, coins counted at their price. {t['turns']:,} turns "
            f"played by the game's own rules came to {t['mean']:.4f}, with a standard error of "
            f"{t['error']:.4f}."
        )
    return "\n\n".join(part for part in parts if part)


def _contest_table(contests: Sequence[Mapping[str, Any]]) -> str:
    lines = [
        "| game | pairing | games | ahead when not level (95 %) | points more (95 %) |",
        "| --- | --- | --- | --- | --- |",
    ]
    for e in contests:
        rate = wilson(e["wins"], e["wins"] + e["losses"])
        mean = Mean(*e["points"])
        lines.append(
            f"| {_variant(e)} | {e['one']} : {e['other']} | {e['games']} | {rate} "
            f"| {mean.mean:.1f} ({mean.low:.1f} to {mean.high:.1f}) |"
        )
    return "\n".join(lines)


def _only_table(contests: Sequence[Mapping[str, Any]]) -> str:
    """Solo games: the deals that only one of the two bots won, which say who wins more often."""
    lines = [
        "| game | pairing | deals | won by one only | of these by the first (95 %) |",
        "| --- | --- | --- | --- | --- |",
    ]
    found = [e for e in contests if "only" in e]
    for e in found:
        first, second = e["only"]
        share = wilson(first, first + second)
        lines.append(
            f"| {_variant(e)} | {e['one']} : {e['other']} | {e['games'] // 2} "
            f"| {first} : {second} | {share} |"
        )
    return "\n".join(lines) if found else ""


def _variant(e: Mapping[str, Any]) -> str:
    """`ratcatcher, mode=hard`; with several at a table also how many."""
    chosen = [f"{k}={v}" for k, v in e["options"].items() if v != ANY]
    seats = [f"{e['seats']} seats" if e["seats"] > 1 else "alone"]
    return ", ".join([e["game"], *seats, *chosen])


def _solo_table(contests: Sequence[Mapping[str, Any]]) -> str:
    """Solo games: how often each bot won, in the contest in which it had most games."""
    found: dict[tuple[str, str], tuple[int, int, Mean]] = {}
    for e in contests:
        if e["seats"] > 1:
            continue
        for name in (e["other"], e["one"]):
            mean = Mean(*e["mean_points"][name])
            if mean.count > found.get((_variant(e), name), (0, 0, mean))[1]:
                found[_variant(e), name] = (e["won"][name], mean.count, mean)
    lines = [
        "| game | bot | games | won (95 %) | points (95 %) |",
        "| --- | --- | --- | --- | --- |",
    ]
    for (variant, name), (wins, games, mean) in found.items():
        points = f"{mean.mean:.1f} ({mean.low:.1f} to {mean.high:.1f})"
        lines.append(f"| {variant} | {name} | {games} | {wilson(wins, games)} | {points} |")
    return "\n".join(lines) if found else ""


def _time_table(times: Sequence[Mapping[str, Any]]) -> str:
    levels = list(dict.fromkeys(e["bot"] for e in times))
    lines = [
        f"| a whole decision, seconds | {' | '.join(levels)} |",
        f"| --- |{' --- |' * len(levels)}",
    ]
    for variant in dict.fromkeys(map(_variant, times)):
        own = {e["bot"]: e["seconds"] for e in times if _variant(e) == variant}
        lines.append(f"| {variant} | {' | '.join(f'{own[level]:.2f}' for level in levels)} |")
    return "\n".join(lines)


def write_page(page: Path, kept: Mapping[str, Any]) -> None:
    """Renew the file beside the page, and what lies between the marks of the page."""
    page.with_suffix(".json").write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    text = page.read_text("utf-8")
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    page.write_text(f"{before}{BEGIN}\n\n{page_part(kept)}\n\n{END}{after}", "utf-8")


def main(words: list[str] | None = None) -> int:
    """Measure, keep, and renew the page."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("page", type=Path)
    parser.add_argument("only", nargs="*", help="such as first-rat:2/hard,medium")
    parser.add_argument("--seconds", type=float, default=600.0, help="for the games")
    parser.add_argument("--games", type=int, default=400, help="of a contest at most")
    parser.add_argument("--cores", type=int, default=cores_here())
    parser.add_argument("--times", action="store_true", help="measure answer times and speed too")
    parser.add_argument("--turns", type=int, default=0, help="of Space Taxi, to prove its solver")
    args = parser.parse_args(words)
    kept = load(args.page.with_suffix(".json"))
    try:
        if args.times:
            kept["times"], kept["speed"] = answer_times(), search_speed()
        if args.turns:
            kept["turns"] = exact_turns(args.turns, args.cores)
        contests = plan(args.only)
        for contest in contests:
            bots.bot(contest.one, game_named(contest.game), seed=0)
        write_page(args.page, kept)
        on_game, begin = partial(_after_game, args.page, kept), partial(first_deal, kept)
        measure(contests, args.seconds, args.games, args.cores, on_game, begin)
    except CheesemoonError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _after_game(page: Path, kept: Mapping[str, Any], score: Score, scores: list[Score]) -> None:
    """Say how the contest stands, and keep all deals that were played to the end."""
    c = score.contest
    who = f"{c.game}:{c.seats} {c.one} : {c.other}"
    print(f"{who}  {len(score.results)} games, {score.rate()}", file=sys.stderr)
    now = dict(kept)
    keep(now, [entry(score) for score in scores if score.whole_deals()])
    write_page(page, now)


if __name__ == "__main__":
    sys.exit(main())
