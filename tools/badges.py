"""How often bots would earn each badge: what the thresholds of `progress/plan.toml` rest on.

    python tools/badges.py [--games NAME...] [--levels LEVEL...] [--count 200] [--seconds 600] FILE

Every level plays seat 0 against the opponents of the first chapters. FILE keeps the amount of each
badge by game, so that a later run goes on. The table printed has, for every badge and level, the
share of games that reach it alone; for badges that add up over games, the games that it takes.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import cheesemoon as cm
from cheesemoon.arena.match import Job, play
from cheesemoon.core import Choice, Game
from cheesemoon.view.achievements import judge_badges
from cheesemoon.view.model import TableState
from cheesemoon.view.progress_plan import Badge, read_plan

LEVELS = ("easy", "medium", "hard")
Kept = dict[str, list[dict[str, int]]]


def jobs(game: Game, level: str, count: int) -> Iterator[Job]:
    """Yield games of a level at seat 0. Opponents and options of the chapters take turns."""
    chapters = [c for c in read_plan(game).chapters if not {"expert", "hard"} & set(c.bots)]
    for seed in range(count):
        chapter = chapters[seed % len(chapters)]
        options: Mapping[str, Choice] = chapter.options
        yield Job(game.name, options, (level, *chapter.bots), 1000 + seed)


def amounts(job: Job) -> dict[str, int]:
    """Play a game, and return what it adds to the badges of seat 0, and `!won` if it was won."""
    game = cm.game(job.game)
    result = play(job)
    table = game.new(seats=len(job.bots), seed=job.seed, **job.options)
    for action in result.actions:
        table.play(action)
    seats = [SimpleNamespace(bot=bot) for bot in ("", *job.bots[1:])]
    state = SimpleNamespace(game=game, table=table, seats=seats, ended=None)
    return judge_badges(cast(TableState, state), 0) | {"!won": int(0 in result.winners)}


def measure(names: list[str], levels: list[str], count: int, seconds: float, path: Path) -> Kept:
    """Play the games that the file lacks, at most `seconds` for each game and level."""
    kept: Kept = json.loads(path.read_text()) if path.exists() else {}
    for name in names:
        for level in levels:
            found = kept.setdefault(f"{name} {level}", [])
            began = time.monotonic()
            for job in list(jobs(cm.game(name), level, count))[len(found) :]:
                if time.monotonic() - began > seconds:
                    break
                found.append(amounts(job))
            draft = path.with_suffix(".draft")  # a kill must not leave half a file
            draft.write_text(json.dumps(kept))
            draft.replace(path)
            print(name, level, len(found), f"{time.monotonic() - began:.0f} s", flush=True)
    return kept


def chance(badge: Badge, found: list[dict[str, int]]) -> str:
    """Return the share of games that earn a badge, or the games that it takes."""
    values = [amount.get(badge.name, 0) for amount in found]
    if badge.all:
        mean = statistics.mean(values)
        return f"{badge.need / mean:.1f} games" if mean else "never"
    return f"{100 * statistics.mean(value >= badge.need for value in values):.0f} %"


def spread(badge: Badge, found: list[dict[str, int]]) -> str:
    """Return the amounts of a badge at 10, 50, 90 and 99 % of the games."""
    values = sorted(amount.get(badge.name, 0) for amount in found)
    return "/".join(str(values[int(len(values) * part)]) for part in (0.1, 0.5, 0.9, 0.99))


def show(names: list[str], levels: list[str], kept: Kept) -> None:
    """Print a table for each game."""
    for name in names:
        columns = [level for level in levels if kept.get(f"{name} {level}")]
        games = {level: kept[f"{name} {level}"] for level in columns}
        print(f"\n{name}: " + ", ".join(f"{level} n={len(games[level])}" for level in columns))
        for badge in (Badge("!won", ""), *read_plan(cm.game(name)).badges):
            cells = [
                f"{chance(badge, games[level])} ({spread(badge, games[level])})"
                for level in columns
            ]
            print(f"  {badge.name:14} need {badge.need:3}  " + "  ".join(f"{c:28}" for c in cells))


def main() -> None:
    """Measure the games that are asked for and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", nargs="+", default=list(cm.games()))
    parser.add_argument("--levels", nargs="+", default=list(LEVELS))
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=600)
    args = parser.parse_args()
    kept = measure(args.games, args.levels, args.count, args.seconds, args.file)
    show(args.games, args.levels, kept)


if __name__ == "__main__":
    main()
