"""Who plays when no person does: random, greedy, tree search, solvers. One interface for all games.

bot = cheesemoon.bots.bot("hard", game, seed=7)
action = bot.choose(table.view(table.seat), table.legal())
"""

from __future__ import annotations

from cheesemoon.core import Style

from .analysis import Analysis, Review, Standing, analyse, review, standing
from .bot import Bot, Searcher
from .errors import BotError, UnknownBot
from .levels import Level
from .registry import LEVELS, bot, names, register
from .search import Opinion, Thought

__all__ = [
    "Analysis",
    "Bot",
    "BotError",
    "LEVELS",
    "Level",
    "Opinion",
    "Review",
    "Searcher",
    "Standing",
    "Style",
    "Thought",
    "UnknownBot",
    "analyse",
    "bot",
    "names",
    "register",
    "review",
    "standing",
]
