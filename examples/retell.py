"""Finds the most exciting of some games between bots and tells it: who was ahead, what happened.

python examples/retell.py first-rat --games 5 --lang pl
"""

from __future__ import annotations

import argparse
from itertools import pairwise

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.core import Table


def played(name: str, seed: int) -> Table:
    """Play a game of quick bots."""
    game = cm.game(name)
    table, bot = game.new(seed=seed), bots.bot("greedy", game, seed=seed)
    while not table.over:
        table.play(bot.choose_at(table))
    return table


def course(table: Table, every: int) -> list[tuple[int, float]]:
    """Return the chance of player 1 at regular points of the game, as far as a spectator could
    know."""
    then, found = table.start(), []
    for number, action in enumerate(table.replayable()):
        if number % every == 0:
            found.append((number, bots.standing(table.game, then.view(None)).chances[0]))
        then.play(action)
    return found


def excitement(told: list[tuple[int, float]]) -> float:
    """Return the sum of all changes of the chance."""
    return sum(abs(after - before) for (_, before), (_, after) in pairwise(told))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--every", type=int, default=20)
    parser.add_argument("--lang", default="en")
    args = parser.parse_args()
    found = [
        (table, course(table, args.every))
        for table in (played(args.game, s) for s in range(args.games))
    ]
    table, told = max(found, key=lambda each: excitement(each[1]))
    chances = dict(told)
    for number, lines in enumerate(table.log(args.lang)):
        if number in chances:
            print(f"--- {table.player(0, args.lang)}: {chances[number]:.0%}")
        print(*lines, sep="\n")


if __name__ == "__main__":
    main()
