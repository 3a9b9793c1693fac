"""A bot of your own for every game. It plays at random, but takes an action that wins at once.

As a script it plays against our bots:

    python examples/bot.py

In a package, an entry point registers it for the terminal, the browser and the arena:

    [project.entry-points."cheesemoon.bots"]
    finisher = "my_package:Finisher"
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.core import Game, Table


class Finisher(bots.Bot):
    """Looks one action ahead for a victory; otherwise plays at random. It gets a table made from
    its view, with hidden information redrawn. So it may try anything on it and cannot peek."""

    name = "finisher"

    def __init__(self, game: Game, seed: int | None = None) -> None:
        super().__init__(game, seed)
        self._random = random.Random(seed)

    def _choose(self, table: Table, legal: Sequence[str], seed: int) -> str:
        for action in legal:
            then = table.fork()
            then.play(action)
            if table.seat in then.winners():
                return action
        return self._random.choice(legal)


bots.register("finisher", Finisher)


def main(name: str = "space-taxi", games: int = 20) -> list[int]:
    """Play against `random`. Return how often each of the two has won."""
    game = cm.game(name)
    won = [0, 0]
    for seed in range(games):
        table = game.new(seats=2, seed=seed)
        players = [bots.bot("finisher", game, seed), bots.bot("random", game, seed)]
        while table.seat is not None:
            table.play(players[table.seat].choose(table.view(table.seat), table.legal()))
        for seat in table.winners():
            won[seat] += 1
    return won


if __name__ == "__main__":
    print("finisher {}, random {}".format(*main()))
