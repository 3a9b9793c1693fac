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


# --- one turn of Space Taxi ---

OPTIMUM = 26.4171
"""The exact expectation of the best policy; `cheesemoon.bots.space_taxi` computes it."""
COIN = 2.0  # points of a coin


def is_turn_over(table: Table) -> bool:
    """Return True if the first turn of a table for one has ended."""
    return table.over or int(table.state.round_no) > 1


def turn_points(table: Table) -> float:
    """Return the points of the first turn, coins included."""
    return float(table.scores()[0]["round1"] + COIN * int(table.state.coins[0]))
