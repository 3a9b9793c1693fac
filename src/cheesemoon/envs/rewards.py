"""The reward of each seat at the end of a game.

`share`: the winners share 1 and the others get 0. In a common loss all get 0.
`margin`: points ahead of the best other seat, divided by the game's `margin`. A lone player's
margin is its points.
"""

from __future__ import annotations

from cheesemoon.core import Game, Table

from .errors import EnvError

REWARDS = ("share", "margin")


def divisor(game: Game, reward: str) -> float:
    """Return the points that make a reward of 1; 0 for a share of the victory."""
    if reward not in REWARDS:
        raise EnvError("bad-reward", reward=str(reward), known=", ".join(REWARDS))
    return game.margin if reward == "margin" else 0.0


def final(table: Table, reward: str) -> list[float]:
    """Return the reward of each seat of a finished table."""
    by = divisor(table.game, reward)
    if not by:
        won = table.winners()
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(table.players)]
    totals = [score["total"] for score in table.scores()[: table.players]]
    if table.players == 1:
        return [totals[0] / by]
    others = [max(totals[:seat] + totals[seat + 1 :]) for seat in range(table.players)]
    return [(own - best) / by for own, best in zip(totals, others, strict=True)]
