"""Measures how strong the bots are, for the docs.

    python tools/bot_strength docs/bots.json --seconds 600

Every level plays the one below it in every game, on all cores. Contests that are furthest from a
clear answer come first. The results are stored in that file, from which the docs make their tables.
Games of earlier runs count as long as budgets and styles are the same. An interrupted run keeps all
deals that were played by all line-ups.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from cheesemoon import bots
from cheesemoon.arena.match import cores_here
from cheesemoon.core import CheesemoonError
from cheesemoon.games import game as game_named

from .contests import Contest, plan
from .measuring import Score, entry, joined, measure
from .page import first_deal, keep, load, page_part, store
from .times import answer_times, exact_turns, search_speed


def main(words: list[str] | None = None) -> int:
    """Measure and store the results."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("file", type=Path, help="where results are stored, such as docs/bots.json")
    parser.add_argument("only", nargs="*", help="such as first-rat:2/hard,medium")
    parser.add_argument("--seconds", type=float, default=600.0, help="time for the games")
    parser.add_argument("--games", type=int, default=400, help="most games of a contest")
    parser.add_argument("--cores", type=int, default=cores_here())
    parser.add_argument("--times", action="store_true", help="measure answer times and speed too")
    parser.add_argument(
        "--turns", type=int, default=0, help="turns of Space Taxi that prove its solver"
    )
    args = parser.parse_args(words)
    kept = load(args.file)
    try:
        if args.times:
            kept["times"], kept["speed"] = answer_times(), search_speed()
        if args.turns:
            kept["turns"] = exact_turns(args.turns, args.cores)
        contests = plan(args.only)
        for contest in contests:
            bots.bot(contest.one, game_named(contest.game), seed=0)
        store(args.file, kept)
        on_game, begin = partial(_after_game, args.file, kept), partial(first_deal, kept)
        measure(contests, args.seconds, args.games, args.cores, on_game, begin)
    except CheesemoonError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _after_game(path: Path, kept: Mapping[str, Any], score: Score, scores: list[Score]) -> None:
    """Print how the contest stands and store all complete deals."""
    c = score.contest
    who = f"{c.game}:{c.seats} {c.one} : {c.other}"
    print(f"{who}  {len(score.results)} games, {score.rate()}", file=sys.stderr)
    now = dict(kept)
    keep(now, [entry(score) for score in scores if score.whole_deals()])
    store(path, now)


__all__ = [
    "Contest",
    "Score",
    "answer_times",
    "entry",
    "exact_turns",
    "joined",
    "main",
    "page_part",
]
