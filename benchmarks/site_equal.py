"""Play random games natively and with the WebAssembly of a site, and compare the final bytes.

    python benchmarks/site_equal.py FOLDER [--games 100] [GAME ...]

FOLDER is a built site with compiled rules. Node runs its engine. Also compared: the points of the
playout loops, choices of bots, and the trees of short searches. Prints one line for each game.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

import cheesemoon as cm

TESTS = Path(__file__).parents[1] / "tests"
PROGRAM = TESTS / "core" / "engine_program.py"
IN_NODE = TESTS / "site" / "site_program.mjs"


def said(command: list[str], **env: str) -> list[str]:
    """Return the lines that a program prints."""
    done = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, **env}, check=False
    )
    if done.returncode:
        raise SystemExit((done.stderr or done.stdout)[-2000:])
    return done.stdout.splitlines()


def compare(folder: Path, game: str, games: int) -> tuple[int, int]:
    """Return the number of results, and how many are equal."""
    asked = [str(games), game]
    _, *native = said([sys.executable, str(PROGRAM), *asked], CHEESEMOON_ENGINE="compiled")
    node = str(Path(sys.executable).parent / "node")
    first, *browser = said([node, str(IN_NODE), str(folder), str(PROGRAM), *asked])
    if first != "engine library True":
        raise SystemExit(f"{game}: the site does not use compiled rules ({first})")
    return len(native), sum(a == b for a, b in zip(native, browser, strict=True))


def main() -> int:
    """Compare all games asked for; return 1 if any result differs."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("game", nargs="*", default=list(cm.games()))
    parser.add_argument("--games", type=int, default=100)
    args = parser.parse_intermixed_args()
    is_equal = True
    for game in args.game:
        made, equal = compare(args.folder.resolve(), game, args.games)
        print(f"{game}: {equal} of {made} results equal, of {args.games} games", flush=True)
        is_equal &= made == equal
    return 0 if is_equal else 1


if __name__ == "__main__":
    sys.exit(main())
