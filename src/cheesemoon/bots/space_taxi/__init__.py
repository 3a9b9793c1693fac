"""Space Taxi solved: the exact turn, the rounds of a game, and the bot that plays by them.

`dice` tabulates what dice can become. `turn` solves a turn. `table` looks up the value of an
action. `rounds` combines turns to a game. `simulate` proves the values. `player` is the bot.
"""

from .player import Solved

__all__ = ["Solved"]
