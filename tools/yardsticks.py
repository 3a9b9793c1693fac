"""Writes the yardsticks of the games: how far the points of sensible players spread.

    python tools/yardsticks.py

A search scales its rewards by them. Compiled rules measure them by playing 64 games, which takes
too long for interpreted rules. `tests/bots/test_yardsticks.py` compares the files with the games.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product

import cheesemoon as cm
from cheesemoon.bots.heuristics import YARDSTICKS, measured_spread, yardstick_key
from cheesemoon.core import Game


def measure(game: Game) -> Iterator[tuple[str, tuple[float, float]]]:
    """Yield the key and the spread of each kind of table."""
    names = list(game.options)
    for seats in game.seats:
        for choices in product(*(option.choices for option in game.options.values())):
            options = dict(zip(names, choices, strict=True))
            yield (
                yardstick_key(game, seats, options),
                measured_spread(game, seats, tuple(options.items())),
            )


def main() -> None:
    """Write the file of each game."""
    for name in cm.games():
        game = cm.game(name)
        rows = [f"{json.dumps(key)}: {json.dumps(found)}" for key, found in measure(game)]
        path = game.folder / YARDSTICKS
        path.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
        print(f"{path.name} of {name}: {len(rows)} tables")


if __name__ == "__main__":
    main()
