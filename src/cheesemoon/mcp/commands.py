"""The command `cheesemoon mcp`."""

from __future__ import annotations

import argparse


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser("mcp")
    parser.add_argument(
        "--seed", type=int, metavar="N", help="seed of local tables (default: drawn for each)"
    )
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    from cheesemoon.core.game.options import check_seed

    from .server import Tables, make_server

    seed = None if args.seed is None else check_seed(args.seed)
    make_server(Tables(args.lang, seed)).run("stdio")
    return 0
