"""Plays games and asks bots in one engine, and prints a digest of each result.

CHEESEMOON_ENGINE=library python engine_program.py COUNT GAME...
"""

from __future__ import annotations

import hashlib
import itertools
import sys
from collections.abc import Iterator

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.bots.search import Search
from cheesemoon.core import ENGINE, Choice, Game, Style
from cheesemoon.core.bulk.playout import final_tables, play

STEPS = 400  # of a search, few enough for interpreted rules


def variants(game: Game, count: int) -> Iterator[tuple[int, int, dict[str, Choice]]]:
    """Yield a seed, seats and options; all seats and all choices come in turn. Without a count
    all combinations of them come."""
    if not count:
        chosen = itertools.product(*(option.choices for option in game.options.values()))
        for seed, (seats, choices) in enumerate(itertools.product(game.seats, chosen)):
            yield seed, seats, dict(zip(game.options, choices, strict=True))
    for turn in range(count):
        options = {n: o.choices[turn % len(o.choices)] for n, o in game.options.items()}
        yield turn, game.seats[turn % len(game.seats)], options


def results(game: Game, games: int) -> Iterator[tuple[str, bytes]]:
    """Yield what is compared: final records, points of a loop, choices of bots, visits of trees."""
    for seed, seats, options in variants(game, games):
        yield f"game {seed}", final_tables(game, 1, seats, options, seed).tobytes()
        yield f"loop {seed}", play(game, 1, seats, options, seed).totals.tobytes()
    for seed, seats, options in variants(game, 4):
        table = game.new(seats=seats, seed=seed, **options)
        for step in range(3):
            action = bots.bot("greedy", game, seed=step).choose_at(table)
            yield f"greedy {seed} {step}", action.encode()
            table.play(action)
        yield f"tree {seed}", visits(game, table)
    while len(table.legal()) < 2:
        table.play(table.legal()[0])
    yield "easy", bots.bot("easy", game, seed=1).choose_at(table).encode()
    if "reference" in game.playing.players:
        yield "reference", bots.bot("reference", game, seed=1).choose_at(table).encode()


def visits(game: Game, table: cm.Table) -> bytes:
    """Search a table without a network; return the visits and sums of every node."""
    legal = table.legal_numbers().tolist()
    search = Search(game, table.state, legal, 7, Style(turns=2), usual=0.0, scale=20.0, nodes=STEPS)
    search.run(2**62, STEPS)
    return search.tree.visits.tobytes() + search.tree.sums.tobytes()


def main() -> None:
    """Print the engine, then a line for each result."""
    games, *names = sys.argv[1:]
    for name in names:
        game = cm.game(name)
        print("engine", ENGINE, game.library is not None)
        for what, found in results(game, int(games)):
            print(name, what.replace(" ", "-"), hashlib.sha256(found).hexdigest())


if __name__ == "__main__":
    main()
