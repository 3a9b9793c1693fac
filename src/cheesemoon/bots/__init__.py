"""Who plays when no person does: random, greedy, tree search, solvers. One interface for all games.

bot = cheesemoon.bots.bot("hard", game, seed=7)
action = bot.choose(table.view(table.seat), table.legal())
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from cheesemoon.core import Game

from .analysis import Analysis, Review, Standing, analyse, review, standing
from .bot import Bot, Greedy, Random, Searcher, level
from .errors import BotError, UnknownBot
from .levels import BUDGETS, Level, style_of
from .ratcatcher import Reference
from .search import Opinion, Style, Thought
from .space_taxi import Solved

_EVERYWHERE: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}
_OWN: dict[str, dict[str, type[Bot]]] = {
    "ratcatcher": {"greedy": Reference, "reference": Reference},
    "space-taxi": {"expert": Solved, "solver": Solved},
}


LEVELS = ("random", "greedy", *BUDGETS)
"""The bots that every game has, the weakest first."""


def names(game: Game) -> tuple[str, ...]:
    """The bots that can play a game, the weakest first."""
    return (*LEVELS, *(name for name in _OWN.get(game.name, ()) if name not in LEVELS))


def bot(name: str, game: Game, seed: int | None = None) -> Bot:
    """The bot of that name. With a seed it plays the same way every time."""
    kind, _, settings = name.partition(":")
    if kind == "search":
        return Searcher(game, seed, name=name, **_settings(game, settings))
    if name not in names(game):
        known = ", ".join(names(game))
        raise UnknownBot("unknown-bot", game=game.name, name=str(name), known=known)
    made = _OWN.get(game.name, {}).get(name) or _EVERYWHERE.get(name)
    return made(game, seed) if made else level(name, game, seed)


def _settings(game: Game, text: str) -> dict[str, Any]:
    """`steps=20000,explore=0.3`: a search to try out."""
    known = {f.name: f for f in (*fields(Style), *fields(Level))}
    given: dict[str, float] = {}
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        try:
            given[name] = float(value)
        except ValueError:
            name = ""
        if name not in known:
            raise UnknownBot("bad-bot-setting", setting=part, known=", ".join(sorted(known)))
    level = Level(
        int(given.pop("steps", 40_000)),
        cores := int(given.pop("cores", 1)),
        given.pop("slips", 0.0),
        int(given.pop("trees", cores)),
    )
    whole = {"turns": int, "chance_ends_tree": bool, "odds": bool}
    style = {n: whole.get(n, float)(v) for n, v in given.items()}
    return {
        "level": level,
        "style": replace(style_of(game), **style),
    }


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
    "review",
    "standing",
]
