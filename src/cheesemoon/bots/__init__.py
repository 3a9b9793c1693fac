"""Who plays when no person does: random, greedy, tree search, solvers. One interface for all games.

>>> import cheesemoon as cm
>>> from cheesemoon import bots
>>> game = cm.game("space-taxi")
>>> table = game.new(seats=3, seed=7)
>>> bot = bots.bot("greedy", game, seed=7)
>>> while len(table.actions) < 3:
...     table.play(bot.choose(table.view(table.seat), table.legal()))
>>> table.actions[0]
'roll'
"""

from __future__ import annotations

from cheesemoon.core import Style

from .analysis import Analysis, Standing, analyse, standing
from .bot import Bot, Searcher
from .errors import BotError, UnknownBot
from .judging import Review, review
from .learned import BadNetwork, Network
from .levels import Level, Manner
from .prepare import can_think, prepare
from .reason import reason
from .registry import LEVELS, bot, names, register
from .search import Opinion, Thought

__all__ = [
    "Analysis",
    "BadNetwork",
    "Bot",
    "BotError",
    "LEVELS",
    "Level",
    "Manner",
    "Network",
    "Opinion",
    "Review",
    "Searcher",
    "Standing",
    "Style",
    "Thought",
    "UnknownBot",
    "analyse",
    "bot",
    "can_think",
    "names",
    "prepare",
    "reason",
    "register",
    "review",
    "standing",
]
