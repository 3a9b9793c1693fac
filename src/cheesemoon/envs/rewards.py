"""What a game pays at its end.

`share`: 1 is shared among the winners, the others get 0; a common loss pays nothing.
`margin`: points ahead of the best other seat, alone the points, divided by the game's `margin`.
"""

from __future__ import annotations

from cheesemoon.core import Game, Table

from .errors import EnvError

REWARDS = ("share", "margin")


def divisor(game: Game, reward: str) -> float:
    """The points that count 1; 0 for a share of the victory."""
    if reward not in REWARDS:
        raise EnvError("bad-reward", reward=str(reward), known=", ".join(REWARDS))
    return game.margin if reward == "margin" else 0.0


def final(table: Table, reward: str) -> list[float]:
    """What each seat of a finished table gets."""
    by = divisor(table.game, reward)
    if not by:
        won = table.winners()
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(table.players)]
    totals = [score["total"] for score in table.scores()[: table.players]]
    if table.players == 1:
        return [totals[0] / by]
    others = [max(totals[:seat] + totals[seat + 1 :]) for seat in range(table.players)]
    return [(own - best) / by for own, best in zip(totals, others, strict=True)]
