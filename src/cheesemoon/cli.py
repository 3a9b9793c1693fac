"""The command line. It parses arguments, calls the packages, and prints errors in one line.

Exit codes: 0 done; 1 a rule refuses (illegal action, bad position, bad file); 2 the command line
itself is wrong.
"""

from __future__ import annotations

import argparse
import gc
import io
import json
import os
import signal
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

import cheesemoon
from cheesemoon.core import (
    LANGUAGES,
    BadOption,
    BadPosition,
    CheesemoonError,
    Choice,
    Game,
    UnknownGame,
    preferred_language,
)
from cheesemoon.terminal.extras import extra_of
from cheesemoon.terminal.late import LateParser, add_late
from cheesemoon.terminal.rooms import ROOMS
from cheesemoon.terminal.say import say
from cheesemoon.terminal.summary import print_summary

DONE, RULE_SAYS_NO, WRONG_COMMAND = 0, 1, 2


class Usage(Exception):
    """An error in the words of a command line."""


class _Parser(LateParser):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.register("type", int, _whole)
        self.register("type", float, _number)

    def error(self, message: str) -> NoReturn:
        raise Usage(f"{self.prog}: {message}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code. The user never sees a traceback."""
    if arguments is None and hasattr(signal, "SIGPIPE"):  # run as a program of its own
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # undecodable bytes must not stop the program
            stream.reconfigure(errors="replace")
    lang = preferred_language()
    try:
        args = _parser().parse_args(arguments)
        lang = args.lang = getattr(args, "lang", lang)
        return int(args.run(args))
    except Usage as error:
        return _fail(str(error), WRONG_COMMAND)
    except CheesemoonError as error:
        return _fail(error.text(lang), _code(error))
    except OSError as error:  # a name that is too long, a missing folder, a full disk
        return _fail(_of_the_system(error, lang), RULE_SAYS_NO)
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        extra = extra_of(package)
        if extra is None:
            raise
        return _fail(say(lang, "cli-extra", package=package, extra=extra), RULE_SAYS_NO)
    except KeyboardInterrupt:
        return _fail(say(lang, "cli-stopped"), 130)


def _of_the_system(error: OSError, lang: str) -> str:
    why = error.strerror or str(error) or type(error).__name__
    if error.filename is None:  # no file: a full disk under standard output, a closed connection
        return say(lang, "cli-system", why=why)
    return say(lang, "cli-no-file", path=os.fsdecode(error.filename), why=why)


def _code(error: CheesemoonError) -> int:
    """Return the exit code of an error. An unknown game, option or bot is an error of the command
    line."""
    from cheesemoon.bots import UnknownBot

    wrong = isinstance(error, UnknownGame | BadOption | UnknownBot)
    return WRONG_COMMAND if wrong else RULE_SAYS_NO


def _fail(sentence: str, code: int) -> int:
    print(" ".join(sentence.split()), file=sys.stderr)
    return code


def _parser() -> argparse.ArgumentParser:
    common = _Parser(add_help=False)
    common.add_argument(
        "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help="language (default: yours)"
    )
    parser = _Parser(
        prog="cheesemoon",
        description="Four board games to play, learn and study. Alone, it serves the web table.",
        parents=[common],
    )
    parser.add_argument("--version", action="version", version=cheesemoon.__version__)
    parser.add_argument("--host", default="127.0.0.1", help="address to serve on (this machine)")
    parser.add_argument("--port", type=_port, default=8000)
    parser.add_argument("--database-url", metavar="URL", help="postgresql://… instead of a file")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    _add_hosting(parser)
    parser.set_defaults(run=_serve)
    commands = parser.add_subparsers(parser_class=_Parser, metavar="COMMAND")
    _add_tables(commands, common)
    _add_work(commands, common)
    add_late(commands, ROOMS, common)
    return parser


def _add_tables(commands: argparse._SubParsersAction[_Parser], common: _Parser) -> None:
    """Add the commands for one table."""
    play = commands.add_parser("play", parents=[common], help="play in the terminal")
    _add_game(play)
    play.add_argument("--bot", action="append", default=[], metavar="LEVEL", help="add a bot")
    play.add_argument("--seed", type=int, help="seed of chance")
    play.add_argument("--save", metavar="FILE", help="save the game when you leave")
    play.set_defaults(run=_play)

    check = commands.add_parser("check", parents=[common], help="load a position, play actions")
    check.add_argument("position", metavar="POSITION.json", help="a file, or - for standard input")
    check.add_argument("--play", action="append", default=[], metavar="ACTION")
    check.add_argument("--legal", action="store_true", help="add the legal actions")
    check.set_defaults(run=_check)

    schema = commands.add_parser(
        "schema", parents=[common], help="print the JSON Schema of a position"
    )
    schema.add_argument("game", metavar="GAME", help=", ".join(cheesemoon.games()))
    schema.set_defaults(run=_schema)

    replay = commands.add_parser("replay", parents=[common], help="step through a saved game")
    replay.add_argument("file", metavar="FILE")
    replay.set_defaults(run=_replay)

    verify = commands.add_parser(
        "verify", parents=[common], help="check that the chance of a finished game was fair"
    )
    verify.add_argument("source", metavar="FILE_OR_ADDRESS")
    verify.add_argument("--hash", metavar="HASH", help="the hash that was published at the start")
    verify.set_defaults(run=_verify)


def _add_work(commands: argparse._SubParsersAction[_Parser], common: _Parser) -> None:
    """Add the commands for many games and for preparing this machine."""
    simulate = commands.add_parser("simulate", parents=[common], help="play many games")
    _add_game(simulate)
    simulate.add_argument("--games", type=int, default=1000)
    simulate.add_argument("--bots", metavar="A,B,C", help="a level for each seat")
    simulate.add_argument("--seed", type=int, default=0)
    simulate.add_argument("--json", action="store_true")
    simulate.set_defaults(run=_simulate)

    prepare = commands.add_parser(
        "prepare", parents=[common], help="compile all rules and bots now, on all cores"
    )
    prepare.add_argument("games", nargs="*", metavar="GAME")
    prepare.set_defaults(run=_prepare)

    bench = commands.add_parser("bench", parents=[common], help="measure the speed of this machine")
    bench.add_argument("games", nargs="*", metavar="GAME")
    bench.add_argument("--seats", type=int, metavar="N")
    bench.set_defaults(run=_bench)


def _add_hosting(parser: argparse.ArgumentParser) -> None:
    """Add the options for hosts; see docs/hosting.md."""
    parser.add_argument("--public-url", metavar="URL", help="start of links")
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="server processes (needs PostgreSQL)"
    )
    parser.add_argument("--thinkers", type=int, default=0, metavar="N", help="processes for bots")
    parser.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster for bots")
    parser.add_argument(
        "--proxy", default="127.0.0.1,::1", metavar="ADDRESSES", help="trusted proxies"
    )
    parser.add_argument("--ladder", action="store_true", help="offer rated games")
    parser.add_argument("--no-chat", action="store_true", help="switch off chat")
    parser.add_argument("--words", metavar="FILE", help="words forbidden in names and chat")
    parser.add_argument("--keep", metavar="KIND=DAYS,…", help="delete older tables (default: none)")
    parser.add_argument(
        "--end-left",
        type=int,
        default=0,
        metavar="DAYS",
        help="end tables without players",
    )


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(cheesemoon.games()))
    parser.add_argument("--seats", type=int, metavar="N")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")


def _whole(text: str) -> int:
    if not text.isascii() or not text.removeprefix("-").isdigit() or len(text) > 20:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number")
    return int(text)


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number") from None


def _port(text: str) -> int:
    port = _whole(text)
    if not 0 <= port < 65536:
        raise argparse.ArgumentTypeError(f"{text} is not a port, 0 to 65535")
    return port


def _options(game: Game, given: list[str], lang: str) -> dict[str, Choice]:
    """Parse `--option advanced=true` into the game's options."""
    found: dict[str, Choice] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Usage(say(lang, "cli-option", text=text))
        found[name] = {"true": True, "false": False}.get(value, value)
    return game.check_options(found)


# --- the commands ---------------------------------------------------------------------------------


def _serve(args: argparse.Namespace) -> int:
    from cheesemoon.server import serve
    from cheesemoon.server.settings import read_keep, read_unwanted

    serve(
        args.host,
        args.port,
        args.database_url,
        not args.no_browser,
        public_url=args.public_url,
        workers=args.workers,
        thinkers=args.thinkers,
        cluster=args.ray,
        proxies=args.proxy,
        ladder=args.ladder,
        chat=not args.no_chat,
        unwanted=read_unwanted(args.words) if args.words else frozenset(),
        keep=read_keep(args.keep) if args.keep else {},
        end_left=args.end_left,
    )
    return DONE


def _verify(args: argparse.Namespace) -> int:
    from cheesemoon.server import verify

    print(json.dumps(verify(args.source, args.hash)))
    return DONE


def _play(args: argparse.Namespace) -> int:
    from cheesemoon.bots import bot
    from cheesemoon.terminal import play

    game = cheesemoon.game(args.game)
    options = _options(game, args.option, args.lang)
    levels = args.bot
    seats = args.seats if args.seats is not None else max(game.default_seats, len(levels) + 1)
    game.check_seats(seats)
    if len(levels) > seats:
        raise Usage(say(args.lang, "cli-too-many-bots", found=len(levels), seats=seats))
    if args.save and not _exists(lambda: Path(args.save).absolute().parent.is_dir()):
        raise Usage(say(args.lang, "cli-no-folder", path=args.save))
    table = game.new(seats=seats, seed=args.seed, **options)
    first = seats - len(levels)  # people first, then the bots
    bots = {first + i: bot(level, game) for i, level in enumerate(levels)}
    play(table, bots, args.lang, sys.stdin, sys.stdout, args.save)
    return DONE


def _check(args: argparse.Namespace) -> int:
    position = _read_json(args.position, args.lang)
    if not isinstance(position, dict) or "game" not in position:
        field = "game" if isinstance(position, dict) else "position"
        kind = "position-missing" if isinstance(position, dict) else "position-object"
        raise BadPosition(kind, field=field)
    if position["game"] not in cheesemoon.games():
        known = ", ".join(cheesemoon.games())
        raise BadPosition("position-word", field="game", choices=known)
    table = cheesemoon.game(position["game"]).load(position)
    for action in args.play:
        table.play(action)
    result = table.position()
    if args.legal:
        result["legal"] = list(table.legal())
    print(json.dumps(result))
    return DONE


def _schema(args: argparse.Namespace) -> int:
    from cheesemoon.core.game.position_schema import position_schema

    print(json.dumps(position_schema(cheesemoon.game(args.game)), indent=2, ensure_ascii=False))
    return DONE


def _read_json(path: str, lang: str) -> object:
    try:
        raw = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except OSError as error:
        raise Usage(say(lang, "cli-file", path=path, why=error.strerror or "?")) from None
    try:
        return json.loads(raw.decode("utf-8"))
    except json.JSONDecodeError as error:
        why = f"{error.msg} (line {error.lineno}, column {error.colno})"
        raise CheesemoonError("position-not-json", path=path, why=why) from None
    except UnicodeDecodeError:
        raise CheesemoonError("position-not-json", path=path, why="UTF-8") from None
    except (RecursionError, ValueError) as error:
        why = str(error).splitlines()[0][:80]
        raise CheesemoonError("position-not-json", path=path, why=why) from None


def _simulate(args: argparse.Namespace) -> int:
    from tqdm import tqdm

    from cheesemoon.arena.simulate import simulate
    from cheesemoon.bots import bot
    from cheesemoon.core.game.options import check_seed

    game = cheesemoon.game(args.game)
    options = _options(game, args.option, args.lang)
    seats = game.check_seats(game.default_seats if args.seats is None else args.seats)
    if args.games < 1:
        raise Usage(say(args.lang, "cli-games", games=str(args.games)))
    bots = args.bots.split(",") if args.bots else []
    for level in bots:
        bot(level, game)
    if bots and len(bots) != seats:
        raise Usage(say(args.lang, "cli-bots", found=len(bots), seats=seats))
    seed = check_seed(args.seed)
    game.prepare()
    hidden = None if os.isatty(2) else True
    with tqdm(total=args.games, unit=" " + say(args.lang, "cli-games-bar"), disable=hidden) as bar:
        result = simulate(game, args.games, seats, options, seed, bots, bar.update)
    if args.json:
        print(json.dumps(result.to_json()))
    else:
        note = game.new(seats=seats, seed=0, **options).title(args.lang)
        print(note)
        print_summary(result, args.lang)
    return DONE


def _exists(check: Callable[[], bool]) -> bool:
    """Return True if a file or folder exists; False also for a name that no file can have."""
    try:
        return check()
    except (OSError, ValueError):
        return False


def _replay(args: argparse.Namespace) -> int:
    from cheesemoon.terminal import replay

    if not _exists(lambda: Path(args.file).is_file()):
        raise Usage(say(args.lang, "save-missing", path=args.file))
    table = cheesemoon.open(args.file)
    replay(table, args.lang, sys.stdin if sys.stdin.isatty() else None, sys.stdout)
    return DONE


def _prepare(args: argparse.Namespace) -> int:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    names = args.games or list(cheesemoon.games())
    for name in names:
        cheesemoon.game(name)
    with ProcessPoolExecutor(min(len(names), os.cpu_count() or 1), get_context("spawn")) as pool:
        for name, seconds in (pool.map if len(names) > 1 else map)(_prepare_game, names):
            print(f"{name}  {seconds:.1f} s", flush=True)
    return DONE


def _prepare_game(name: str) -> tuple[str, float]:
    from cheesemoon.bots.prepare import PARTS, prepare as prepare_bots

    begin, game = time.perf_counter(), cheesemoon.game(name)
    gc.freeze()  # Numba makes millions of small objects; the collector skips frozen ones
    gc.set_threshold(50_000, 20, 100)
    for prepare in (game.prepare, game.prepare_pictures):
        prepare(lambda done, everything: None)
    for part in PARTS:
        prepare_bots(game, part)
    return name, time.perf_counter() - begin


def _bench(args: argparse.Namespace) -> int:
    from cheesemoon.arena.bench import measure

    names = args.games or list(cheesemoon.games())
    for game in map(cheesemoon.game, names):
        game.check_seats(game.default_seats if args.seats is None else args.seats)
    for figure in measure(names, args.seats):
        ratio = f"   {figure.ratio:,.1f} x" if figure.ratio is not None else ""
        value = f"{figure.value:,.0f}" if figure.value >= 100 else f"{figure.value:.2f}"
        print(f"{figure.what:<58} {value:>14} {figure.unit}{ratio}", flush=True)
    return DONE


if __name__ == "__main__":
    sys.exit(main())
