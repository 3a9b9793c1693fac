"""Starts a table of each game, plays, draws and explains, and prints a digest of each result.

python first_tables.py GAME...

Tests compare what it prints in CPython with what it prints in the Python of a built site.
"""

from __future__ import annotations

import hashlib
import sys
from random import Random

import cheesemoon as cm

ACTIONS = 25


def told(name: str) -> list[object]:
    """Return what players see of a table: explanations, a picture, the log, and its save."""
    table = cm.game(name).new(seed=11)
    picked = Random(5)
    seen: list[object] = []
    for _ in range(ACTIONS):
        action = picked.choice(table.legal())
        seen.append(table.explain(action, "pl"))
        table.play(action)
    return [*seen, table.svg(0, "de"), table.log("en"), table.to_save(), table.raw.hex()]


def main() -> None:
    """Print a line for each game."""
    for name in sys.argv[1:]:
        print(name, hashlib.sha256(str(told(name)).encode()).hexdigest())


if __name__ == "__main__":
    main()
