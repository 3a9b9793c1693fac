"""The command `train`."""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from cheesemoon.arena.commands import parse_options
from cheesemoon.bots.texts import percent
from cheesemoon.games import game as game_named

from .errors import BadPlan, say

if TYPE_CHECKING:  # importing these takes long
    from .course import Course, OnStep

_WHOLE = (
    "seed",
    "rounds",
    "tables",
    "playouts",
    "thoughts",
    "steps",
    "epochs",
    "turns",
    "games",
    "fewest",
)
_SHARES = ("searched", "doubt", "chaos", "explore", "widen", "mix", "lean", "stray")
_OTHERS = ("against", "results", "start", "fresh")


def add_commands(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    parents: Sequence[argparse.ArgumentParser] = (),
) -> None:
    """Add `train` to the result of `add_subparsers`."""
    p = commands.add_parser("train", parents=parents)
    p.add_argument("game", metavar="GAME")
    p.add_argument("--seats", type=int, help="players at a table (default: the game's)")
    p.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    p.add_argument(
        "--out", type=Path, metavar="FOLDER", help="folder of all results; run again to resume"
    )
    for name in (*_WHOLE, "against"):
        p.add_argument(f"--{name}", type=int, metavar="N", help=_help(name))
    for name in _SHARES:
        p.add_argument(f"--{name}", type=float, metavar="X", help=_help(name))
    p.add_argument("--results", action="store_true", default=None, help=_help("results"))
    p.add_argument("--fresh", action="store_true", default=None, help=_help("fresh"))
    p.add_argument("--start", metavar="CARD", help=_help("start"))
    p.add_argument(
        "--units", metavar="64,32", help="sizes of the two hidden layers (default: 64,32)"
    )
    p.add_argument("--cores", type=int, help="cores to use (default: all)")
    p.add_argument(
        "--device", choices=("cpu", "cuda"), default="cpu", help="device that makes labels"
    )
    p.add_argument("--ray", metavar="ADDRESS", help="make the data on this Ray cluster")
    p.add_argument("--html", type=Path, metavar="FILE", help="write a report with plots")
    p.add_argument("--json", action="store_true", help="print JSON")
    p.set_defaults(run=_run)


def _help(name: str) -> str:
    """Return the help text of a setting with its default."""
    from .plan import OF_THE_GAME, Plan

    told, default = say("en", f"train-help-{name}"), Plan.__dataclass_fields__[name].default
    if name in OF_THE_GAME:
        return f"{told} (default: the game's)"
    return f"{told} (default: {default})" if default not in ("", False) else told


def _run(args: argparse.Namespace) -> int:
    from cheesemoon.arena.report import altair, write

    from . import fit
    from .course import Course
    from .plan import Plan
    from .plots import course_page

    game = game_named(args.game)
    fit.torch()
    if args.html:
        altair()  # fails before the work, not after it
    given = {name: getattr(args, name) for name in (*_WHOLE, *_SHARES, *_OTHERS)}
    given = {name: value for name, value in given.items() if value is not None}
    if args.units:
        given["units"] = _units(args.units)
    folder = args.out or Path(f"{game.name}-learned")
    if (folder / "plan.json").exists() and not given and not args.option and not args.seats:
        plan = Plan.read(folder / "plan.json")
    else:
        seats = game.check_seats(args.seats or game.default_seats)
        fixed = parse_options(game, args.option)
        named = {text.partition("=")[0] for text in args.option}
        plan = Plan.usual(game, seats, {n: c for n, c in fixed.items() if n in named}, **given)
    if args.device == "cuda":
        from .cuda import check

        check()
    with _ending_on_sigterm(), _progress(args.lang) as told:
        course = Course(
            plan, folder, cores=args.cores, ray=args.ray, device=args.device, on_step=told
        )
        rounds = course.run()
    if args.html:
        write(args.html, course_page(course, args.lang))
    print(json.dumps(rounds, indent=1) if args.json else _summary(course, args.lang))
    return 0


def _units(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise BadPlan("train-units") from None


def _summary(course: Course, lang: str) -> str:
    lines = []
    for r in course.rounds:
        c = r["contest"]
        lines.append(
            say(
                lang,
                "train-kept" if r["kept"] else "train-not-kept",
                number=r["round"],
                examples=r["examples"],
                games=c["games"],
                share=percent(lang, c["share"], 1),
                low=percent(lang, c["low"], 1),
                high=percent(lang, c["high"], 1),
            )
        )
    best = course.best
    lines.append(say(lang, "train-best", path=str(best)) if best else say(lang, "train-none"))
    return "\n".join(lines)


@contextmanager
def _ending_on_sigterm() -> Iterator[None]:
    """Leave the course in order on SIGTERM, so that its worker processes end too."""

    def leave(*_: object) -> None:
        raise SystemExit(128 + signal.SIGTERM)

    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def _progress(lang: str) -> Iterator[OnStep]:
    """Show a progress bar for each part of the work on a terminal; else print a line from time to
    time."""
    from tqdm.auto import tqdm

    watched = sys.stderr.isatty()
    bars: dict[str, tqdm] = {}

    def told(what: str, done: int, everything: int) -> None:
        if not watched:
            if done == everything or (done and done % max(1, everything // 4) == 0):
                print(f"{say(lang, f'train-bar-{what}')} {done}/{everything}", file=sys.stderr)
            return
        if what not in bars:
            for bar in bars.values():
                bar.close()
            bars.clear()
            bars[what] = tqdm(desc=say(lang, f"train-bar-{what}"), leave=False)
        bars[what].total = everything
        bars[what].update(done - bars[what].n)

    try:
        yield told
    finally:
        for bar in bars.values():
            bar.close()
