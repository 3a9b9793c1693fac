"""Space Taxi solved: the exact turn, the rounds of a game, and the bot that plays by them.

`dice` tabulates what dice can become. `turn` solves a turn. `table` looks up the value of an
action. `rounds` combines turns to a game. `simulate` proves the values. `winning` makes chances to
win of results. `player` and `winner` are the bots.
"""

from .player import Solved
from .winner import Winner

__all__ = ["Solved", "Winner"]
