"""Space Taxi solved: the exact turn, the rounds of a game, and the bot that plays by them.

`dice` tables what dice can become, `turn` solves a turn, `table` reads the value of an action off
the solution, `rounds` puts turns together to a game, `simulate` proves the values, `player` is the
bot.
"""

from .player import Solved

__all__ = ["Solved"]
