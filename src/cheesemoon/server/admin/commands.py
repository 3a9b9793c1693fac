"""Commands for hosts: `backup`, `restore`, `export`, `reports`, `ratings`."""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from pathlib import Path


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the commands to the command line."""
    backup = commands.add_parser("backup")
    backup.add_argument("file", metavar="FILE", type=Path)
    backup.set_defaults(run=_backup)
    restore = commands.add_parser("restore")
    restore.add_argument("file", metavar="FILE", type=Path)
    restore.add_argument(
        "--replace", action="store_true", help="even if there are tables; they are kept aside"
    )
    restore.set_defaults(run=_restore)
    export = commands.add_parser("export")
    export.add_argument("table", metavar="TABLE", nargs="?")
    export.add_argument("file", metavar="FILE", type=Path, nargs="?", help="otherwise printed")
    export.add_argument(
        "--all",
        metavar="FILE.parquet",
        type=Path,
        help="all finished games as columns, without names, links and dates",
    )
    export.set_defaults(run=_export)
    reports = commands.add_parser("reports")
    reports.set_defaults(run=_reports)
    ratings = commands.add_parser("ratings")
    ratings.add_argument("game", metavar="GAME")
    ratings.add_argument("--player", metavar="ID", help="only the games of this player")
    ratings.add_argument("--replay", action="store_true", help="play every stored game again")
    ratings.set_defaults(run=_ratings)
    for parser in (backup, restore, export, reports, ratings):
        parser.add_argument("--database-url", metavar="URL", default=argparse.SUPPRESS)


def _url(args: argparse.Namespace) -> str:
    from ..settings import default_url

    return args.database_url or default_url()


def _reports(args: argparse.Namespace) -> int:
    from msgspec.structs import asdict

    from ..storage.reports import all_reports
    from ..storage.store import Store
    from .backup import guard_reading

    with guard_reading(_url(args)), contextlib.closing(Store(_url(args))) as store:
        for found in all_reports(store):
            print(json.dumps(asdict(found), ensure_ascii=False))
    return 0


def _ratings(args: argparse.Namespace) -> int:
    from ..errors import Refused
    from ..settings import CannotServe
    from .ratings import recompute

    try:
        for found in recompute(_url(args), args.game, args.player, args.replay):
            print(json.dumps(found, ensure_ascii=False))
    except Refused as error:
        raise CannotServe(error.message) from None
    return 0


def _backup(args: argparse.Namespace) -> int:
    from .backup import backup

    print(json.dumps(backup(_url(args), args.file)))
    return 0


def _restore(args: argparse.Namespace) -> int:
    from .backup import restore

    print(json.dumps(restore(_url(args), args.file, args.replace)))
    return 0


def _export(args: argparse.Namespace) -> int:
    from ..settings import CannotServe
    from .backup import export

    if (args.table is None) == (args.all is None):
        raise CannotServe("export-what")
    if args.all is not None:
        from .export_columns import export_games

        print(json.dumps({"games": export_games(_url(args), args.all)}))
        return 0
    text = json.dumps(export(_url(args), args.table), indent=1) + "\n"
    if args.file is None:
        sys.stdout.write(text)
        return 0
    try:
        args.file.write_text(text, encoding="utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotServe("backup-failed", path=str(args.file), why=why) from None
    return 0
