"""Measures how true the chances are that players are shown.

    python tools/calibration.py [--games N] [GAME …]

Bots play whole games. Before every tenth decision the chance of each player to win is noted, as the
table shows it. After the game it is compared with who won. Numbers are added to
`docs/calibration.json`, and `docs/bots/calibration.md` is written from that file.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterable, Iterator
from pathlib import Path

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.core import Game

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "docs" / "calibration.json"
PAGE = ROOT / "docs" / "bots" / "calibration.md"
TABLES: dict[str, tuple[int, ...]] = {
    "first-rat": (2, 3, 4, 5),
    "space-guardians": (2, 3, 4),
    "space-taxi": (2, 3, 4, 5),
    "ratcatcher": (1,),
}
PLAYER = "hard"
EVERY = 10  # decisions between two predictions
BINS = 5
HEAD = f"""# Calibration

How true is the chance to win that a table shows? `{PLAYER}` played against itself. Every {EVERY}
decisions the chance of each player was noted. After the game it was compared with who won.

A cell has the mean prediction, the share that came true with its 95 % interval, and the number of
predictions. Predictions of one game depend on each other, so the interval counts each game once.
`python tools/calibration.py` plays the games and writes this page.

"""

Cell = list[float]
"""Predictions, their sum, the sum of what came true, and the games that they are from."""


def predictions(game: Game, seats: int, seed: int) -> Iterator[tuple[float, float]]:
    """Play one game. Yield each predicted chance with what came true."""
    table = game.new(seats=seats, seed=seed)
    player = bots.bot(PLAYER, game, seed=seed)
    noted: list[tuple[float, ...]] = []
    while table.seat is not None:
        if len(table.actions) % EVERY == 0:
            noted.append(bots.standing(game, table.view(table.seat), seed).chances)
        table.play(player.choose_at(table))
    won = table.winners()
    for chances in noted:
        for seat, chance in enumerate(chances):
            yield chance, 1 / len(won) if seat in won else 0.0


def add_game(cells: list[Cell], found: list[tuple[float, float]]) -> None:
    """Add the predictions of one game to their cells."""
    touched = set()
    for chance, came in found:
        place = min(BINS - 1, int(chance * BINS))
        cells[place][0] += 1
        cells[place][1] += chance
        cells[place][2] += came
        touched.add(place)
    for place in touched:
        cells[place][3] += 1


def interval(share: float, games: float) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share seen in this many games."""
    z = 1.96
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


def cell_text(cell: Cell) -> str:
    """Format a cell of the table."""
    count, predicted, came, games = cell
    if not count:
        return ""
    low, high = interval(came / count, games)
    said = f"{predicted / count:.0%}: {came / count:.0%} ({low:.0%} to {high:.0%}), {count:.0f}"
    return said.replace("%", " %")


def write_page(kept: dict[str, dict[str, object]]) -> None:
    """Write the page from everything measured so far."""
    edges = [f"{100 * i // BINS} to {100 * (i + 1) // BINS} %" for i in range(BINS)]
    lines = [f"| game, players, games | {' | '.join(edges)} |", "| --- " * (BINS + 1) + "|"]
    for name, found in kept.items():
        cells = found["cells"]
        assert isinstance(cells, list)
        lines.append(f"| {name}, {found['games']} | {' | '.join(map(cell_text, cells))} |")
    PAGE.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")


def read_arguments(about: str | None, counted: str, default: int) -> tuple[list[str], int]:
    """Return the games of the command line, by default all, and the number of what is counted for
    each number of players."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("game", nargs="*", metavar="GAME", help="default: all games")
    help_ = "for each number of players"
    parser.add_argument(f"--{counted}", type=int, default=default, dest="count", help=help_)
    args = parser.parse_args()
    for name in set(args.game) - set(TABLES):
        parser.error(f"there is no game {name}; games are {', '.join(TABLES)}")
    return args.game or list(TABLES), args.count


def rows(names: Iterable[str]) -> Iterator[tuple[str, Game, int]]:
    """Yield the rows of a table: a name, the game and the number of players."""
    for name in names:
        game = cm.game(name)
        for seats in TABLES[name]:
            yield f"{game.title('en')}, {seats}", game, seats


def main() -> None:
    """Play games, keep what was found after each, and write the page."""
    names, games = read_arguments(__doc__, "games", 20)
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    for key, game, seats in rows(names):
        found = kept.setdefault(key, {"games": 0, "cells": [[0.0] * 4 for _ in range(BINS)]})
        for _ in range(games):
            add_game(found["cells"], list(predictions(game, seats, found["games"])))
            found["games"] += 1
            KEPT.write_text(json.dumps(kept) + "\n", encoding="utf-8")
        print(f"{key}: {found['games']} games", flush=True)
    write_page(kept)


if __name__ == "__main__":
    main()
