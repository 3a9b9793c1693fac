"""The commands `puzzles` and `lessons`."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import count
from multiprocessing import get_context
from pathlib import Path

from cheesemoon.core import Choice, Game, UnknownGame
from cheesemoon.core.formats.content import BadContent
from cheesemoon.games import game as game_named

from .check import check
from .find import find, find_reason, is_new, search_for
from .puzzles import LEVELS, BadPuzzle, Puzzle, read, write
from .words import WORDS

_DRY = 400  # games in a row without a new puzzle; then the search ends


def add_commands(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    parents: Sequence[argparse.ArgumentParser] = (),
) -> None:
    """Add `puzzles` and `lessons` to the result of `add_subparsers`."""
    p = commands.add_parser("puzzles", parents=parents)
    p.add_argument("game", metavar="GAME")
    p.add_argument("--count", type=int, default=60, help="how many (60)")
    p.add_argument("--seats", type=int, help="players at a table (default: the game's)")
    p.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    p.add_argument("--seed", type=int, default=1, help="seed of the first game; the others follow")
    p.add_argument("--cores", type=int, help="cores to use (default: all)")
    p.add_argument("--out", type=Path, metavar="FILE", help="file to write (default: only count)")
    p.add_argument("--explain", type=Path, metavar="FILE", help="only find its reasons again")
    p.set_defaults(run=_run)
    lessons = commands.add_parser("lessons", parents=parents)
    lessons.add_argument("files", nargs="+", type=Path, metavar="FILE")
    lessons.add_argument("--game", metavar="GAME", help="the game, if a file does not name it")
    lessons.set_defaults(run=_check)


def _check(args: argparse.Namespace) -> int:
    """Check every file. An error in one file does not stop the others."""
    game = game_named(args.game) if args.game else None
    wrong = 0
    for path in args.files:
        try:
            kind, found, count = check(path, game)
        except (BadContent, BadPuzzle, UnknownGame) as error:
            wrong += 1
            print(" ".join(error.text(args.lang).split()), file=sys.stderr)
            continue
        told = {"path": str(path), "kind": kind, "game": found.title(args.lang), "count": count}
        print(WORDS.say(args.lang, "file-right", told))
    return 1 if wrong else 0


def _run(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    if args.explain:
        found = [replace(each, why=find_reason(game, each)) for each in read(game, args.explain)]
        write(game, found, args.explain)
        print(_summary(found, args.lang))
        return 0
    seats = game.check_seats(args.seats or game.default_seats)
    given = (text.partition("=") for text in args.option)
    options = {name: {"true": True, "false": False}.get(value, value) for name, _, value in given}
    chosen = game.check_options(options)
    if args.out and not args.out.absolute().parent.is_dir():
        raise BadPuzzle("puzzles-unreadable", path=str(args.out), why="there is no such folder")
    found = collect(game, seats, chosen, args.seed, max(1, args.count), args.cores)
    if args.out:
        write(game, found, args.out)
    print(_summary(found, args.lang))
    return 0


def _summary(found: Sequence[Puzzle], lang: str) -> str:
    levels = Counter(puzzle.level for puzzle in found)
    themes = Counter(puzzle.theme for puzzle in found)
    return WORDS.say(
        lang,
        "puzzles-found",
        {
            "count": len(found),
            "levels": ", ".join(f"{level}: {levels[level]}" for level in LEVELS),
            "themes": ", ".join(f"{theme}: {n}" for theme, n in themes.most_common()),
        },
    )


def collect(
    game: Game,
    seats: int,
    options: Mapping[str, Choice],
    seed: int,
    wanted: int,
    cores: int | None = None,
) -> list[Puzzle]:
    """Find `count` different puzzles; at most half of them have the same level or theme. Equal
    seeds find equal puzzles, on any number of cores."""
    from tqdm.auto import tqdm

    found: list[Puzzle] = []
    levels: Counter[int] = Counter()
    themes: Counter[str] = Counter()
    most = (wanted + 1) // 2
    dry = 0
    bar = tqdm(total=wanted, desc=game.title(), file=sys.stderr, disable=not sys.stderr.isatty())
    for puzzles in _searched(game.name, seats, dict(options), seed, cores or os.cpu_count() or 1):
        dry += 1
        for puzzle in puzzles:
            full = levels[puzzle.level] >= most or themes[puzzle.theme] >= most
            if len(found) < wanted and not full and is_new(puzzle, found):
                found.append(puzzle)
                levels[puzzle.level] += 1
                themes[puzzle.theme] += 1
                dry = 0
                bar.update()
        if len(found) >= wanted or dry >= _DRY:
            break
    bar.close()
    return sorted(found, key=lambda puzzle: (puzzle.level, puzzle.theme, puzzle.id))


def _searched(
    name: str, seats: int, options: dict[str, Choice], seed: int, cores: int
) -> Iterator[list[Puzzle]]:
    """Yield the puzzles of one game after another, in the order of their seeds."""
    if cores == 1:
        for n in count(seed):
            yield _one((name, seats, options, n))
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(_one, (name, seats, options, seed + i)) for i in range(2 * cores)]
        try:
            for n in count(seed + 2 * cores):
                yield waiting.pop(0).result()
                waiting.append(pool.submit(_one, (name, seats, options, n)))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _one(task: tuple[str, int, dict[str, Choice], int]) -> list[Puzzle]:
    name, seats, options, seed = task
    game = game_named(name)
    return list(find(game, seats, options, seed, search_for(game)))
