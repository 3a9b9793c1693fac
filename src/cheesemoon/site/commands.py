"""The command `cheesemoon site`."""

from __future__ import annotations

import argparse
import gzip
from pathlib import Path


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser("site", help="write a static site that needs no server")
    parser.add_argument("folder", type=Path, help="where the files go")
    parser.add_argument("games", nargs="*", help="games of the site (default: all)")
    parser.add_argument(
        "--interpreted", action="store_true", help="do not compile the rules; bots are slow"
    )
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    from .build import build

    sizes = build(args.folder, args.games, args.interpreted)
    sent = sum(len(gzip.compress((args.folder / name).read_bytes(), 6)) for name in sizes)
    print(f"{len(sizes)} files, {sum(sizes.values()) / 1e6:.1f} MB ({sent / 1e6:.1f} MB by gzip)")
    print(f"Try it: python -m http.server --directory {args.folder}")
    return 0
