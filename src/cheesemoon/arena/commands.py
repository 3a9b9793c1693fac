"""The commands `arena`, `study`, `record` and `analyse`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from cheesemoon import bots
from cheesemoon.bots.texts import say
from cheesemoon.core import BadOption, Choice, Game
from cheesemoon.core.game import saved
from cheesemoon.games import game as game_named

from .record import record
from .report import altair, tournament_page, write
from .study import study
from .tournament import tournament


def add_commands(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    parents: Sequence[argparse.ArgumentParser] = (),
) -> None:
    """Add the sub-commands to the result of `add_subparsers`. `parents` have the shared arguments.
    Each command sets `run`, which takes the arguments and returns the exit code."""
    add = partial(commands.add_parser, parents=parents)
    _add_arena(add("arena"))
    _add_study(add("study"))
    _add_record(add("record"))
    _add_analyse(add("analyse"))


def _add_arena(p: argparse.ArgumentParser) -> None:
    p.add_argument("game")
    p.add_argument("--bots", required=True, help="names, with commas: greedy,medium,hard")
    p.add_argument("--games", type=_count, default=100, help="approximate number, in whole deals")
    _add_common(p)
    p.add_argument("--seats", type=int, help="players at a table")
    p.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE")
    p.add_argument("--pairs", action="store_true", help="two bots at a table, also with more seats")
    p.add_argument("--stop", action="store_true", help="stop as soon as the answer is clear")
    p.add_argument(
        "--ray", metavar="ADDRESS", help="play on this Ray cluster (auto: the local one)"
    )
    p.set_defaults(run=_run_arena)


def _add_study(p: argparse.ArgumentParser) -> None:
    p.add_argument("game")
    p.add_argument("--games", type=_count, default=200, help="games of every variant")
    p.add_argument("--bot", default="greedy")
    p.add_argument("--seats", type=int, action="append", help="only this number; may be repeated")
    _add_common(p)
    p.set_defaults(run=_run_study)


def _add_record(p: argparse.ArgumentParser) -> None:
    p.add_argument("game")
    p.add_argument("--bot", default="greedy", help="the bot at all seats")
    p.add_argument("--games", type=_count, default=1000)
    p.add_argument("--out", type=Path, required=True, metavar="FILE.parquet")
    p.add_argument("--seats", type=int, help="players at a table")
    p.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE")
    p.add_argument("--seed", type=int, default=1, help="seed of the first game; the others follow")
    p.add_argument("--cores", type=_count, help="cores to use (default: all)")
    p.add_argument(
        "--ray", metavar="ADDRESS", help="play on this Ray cluster (auto: the local one)"
    )
    p.set_defaults(run=_run_record)


def _add_analyse(p: argparse.ArgumentParser) -> None:
    p.add_argument("saved", type=Path)
    p.add_argument("--bot", help="judge (default: medium for a game, hard for one decision)")
    p.add_argument("--most", type=_count, default=5, help="number of costly decisions to show")
    p.add_argument("--json", action="store_true", help="print JSON")
    p.add_argument("--seed", type=int, default=1)
    p.set_defaults(run=_run_analyse)


def _add_common(p: argparse.ArgumentParser) -> None:
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--cores", type=_count, help="cores to use (default: all)")
    p.add_argument("--json", action="store_true", help="print JSON")
    p.add_argument("--html", type=Path, metavar="FILE", help="write a report with plots")


def _count(text: str) -> int:
    """Parse a whole number from 1."""
    if not text.isascii() or not text.isdigit() or int(text[:20]) < 1:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number from 1 on")
    return int(text)


def parse_options(game: Game, given: list[str]) -> dict[str, Choice]:
    """Parse `name=choice` in the game's spelling. `true` and `false` are booleans for options that
    have them."""
    found: dict[str, Choice] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(
                "bad-option", game=game.name, option=text, known=", ".join(game.options)
            )
        option = game.options.get(name)
        flags = {"true": True, "false": False}
        is_flag = option is not None and any(isinstance(c, bool) for c in option.choices)
        found[name] = flags.get(value, value) if is_flag else value
    return game.check_options(found)


def _run_arena(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    names = [name for name in _bot_names(args.bots) if name]
    if args.html:
        altair()  # fails before the work, not after it
    with _progress(say(args.lang, "arena-bar")) as step:
        report = tournament(
            game,
            names,
            args.games,
            seats=args.seats,
            options=parse_options(game, args.option),
            seed=args.seed,
            cores=args.cores,
            ray=args.ray,
            pairs=args.pairs,
            stop_early=args.stop,
            on_step=step,
        )
    print(report.json() if args.json else report.text(args.lang))
    if args.html:
        write(args.html, tournament_page(report, args.lang))
    return 0


def _bot_names(text: str) -> Iterator[str]:
    """Split bot names at commas. A setting (`search:steps=5,turns=2`) belongs to its search."""
    name = ""
    for part in text.split(","):
        if name.startswith("search:") and "=" in part and ":" not in part:
            name += f",{part}"
        else:
            if name:
                yield name
            name = part.strip()
    yield name


def _run_study(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    for seats in args.seats or ():
        game.check_seats(seats)
    bots.bot(args.bot, game, seed=0)
    if args.html:
        altair()
    with _progress(say(args.lang, "arena-bar")) as step:
        found = study(
            game,
            args.games,
            bot=args.bot,
            seats=args.seats,
            seed=args.seed,
            cores=args.cores,
            on_step=step,
        )
    print(json.dumps(found.to_dict(), indent=1) if args.json else found.text(args.lang))
    if args.html:
        write(args.html, found.page(args.lang))
    return 0


def _run_record(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    with _progress(say(args.lang, "arena-bar")) as step:
        played = record(
            game,
            args.bot,
            args.games,
            args.out,
            seats=args.seats,
            options=parse_options(game, args.option),
            seed=args.seed,
            cores=args.cores,
            ray=args.ray,
            on_step=step,
        )
    print(say(args.lang, "record-done", path=str(args.out), played=played, games=args.games))
    return 0


def _run_analyse(args: argparse.Namespace) -> int:
    table = saved.read(args.saved, game_named)
    judge = bots.bot(args.bot, table.game, args.seed) if args.bot else None
    with _progress(say(args.lang, "analyse-bar")) as step:
        review = bots.review(table, judge, on_step=step, langs=[args.lang])
    names = [table.player(seat, args.lang) for seat in range(table.players)]
    found: dict[str, object] = {"game": table.game.name, "actions": len(table.actions)}
    found |= review.to_dict(args.most)
    lines = [review.text(args.lang, names, args.most)]
    if table.seat is not None:
        view = table.view(table.seat)
        now = bots.analyse(table.game, view, table.legal(), judge, args.seed)
        found["now"] = now.to_dict()
        to_act = say(args.lang, "analyse-to-act", name=names[table.seat])
        lines += ["", to_act, now.text(args.lang, table)]
    print(json.dumps(found, indent=1) if args.json else "\n".join(lines))
    return 0


@contextmanager
def _progress(unit: str) -> Iterator[Callable[[int, int], None]]:
    """Return a progress bar on standard error if it is a terminal."""
    from tqdm.auto import tqdm

    with tqdm(unit=f" {unit}", disable=not sys.stderr.isatty(), leave=False) as bar:

        def step(done: int, everything: int) -> None:
            bar.total = everything
            bar.update(done - bar.n)

        yield step
