"""The bots of each game: levels of every game, players of one game, and players of other packages.

    bots.register("cautious", Cautious)        # a class of bots, or a function (game, seed) -> Bot

A package registers its bots by entry points of the group `cheesemoon.bots`. Then they are available
in the terminal, the browser and the arena.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from cheesemoon.core import Choice, Game, Style

from .bot import Bot, Greedy, MannerOf, Random, Searcher, character, level
from .errors import BotError, UnknownBot
from .learned import BadNetwork, Network, network_for, read
from .levels import BUDGETS, Level, Manner, style_of

Factory = Callable[[Game, int | None], Bot]
"""Makes a bot for a game, with a seed or without. An attribute `games` may name the games that it
plays; without it, it plays all."""

LEVELS = ("random", "greedy", *BUDGETS)
"""The bots that every game has, the weakest first."""

GROUP = "cheesemoon.bots"

_EVERYWHERE: dict[str, Factory] = {"random": Random, "greedy": Greedy}
_NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")
_registered: dict[str, Factory] = {}


def register(name: str, factory: Factory) -> None:
    """Register a bot under a name."""
    if not _NAME.fullmatch(name):
        raise BotError("bad-bot-name", name=str(name))
    if name in LEVELS or name == "search" or _registered.get(name, factory) is not factory:
        raise BotError("bot-name-taken", name=name)
    if not callable(factory):
        raise BotError("bad-bot-factory", name=name)
    _registered[name] = factory


@cache
def _load_entry_points() -> None:
    """Load the bots of installed packages. A broken one is left out with a warning."""
    for entry in entry_points(group=GROUP):
        try:
            register(entry.name, entry.load())
        except Exception as error:  # noqa: BLE001 - whatever a stranger's package does
            message = f"the bot {entry.name} ({entry.value}) is left out: {error}"
            warnings.warn(message, RuntimeWarning, stacklevel=2)


def names(game: Game) -> tuple[str, ...]:
    """Return the names of the bots that can play a game: the levels from weak to strong, then the
    game's own players and characters, then the others.

    >>> import cheesemoon as cm
    >>> names(cm.game("space-taxi"))[:7]
    ('random', 'greedy', 'easy', 'medium', 'hard', 'expert', 'solver')
    """
    _load_entry_points()
    others = [name for name, factory in _registered.items() if _plays(factory, game)]
    own = (*game.playing.players, *game.playing.characters)
    return tuple(dict.fromkeys((*LEVELS, *own, *others)))


def _plays(factory: Factory, game: Game) -> bool:
    games = getattr(factory, "games", None)
    return games is None or game.name in games


def bot(name: str, game: Game, seed: int | None = None) -> Bot:
    """Return the bot of that name. Equal seeds give equal choices.

    >>> import cheesemoon as cm
    >>> game = cm.game("space-taxi")
    >>> table = game.new(seats=3, seed=7)
    >>> table.play("roll")
    >>> first, second = (bot("random", game, seed=5).choose_at(table) for _ in range(2))
    >>> first == second
    True
    >>> bot("deep-blue", game)
    Traceback (most recent call last):
        ...
    cheesemoon.bots.errors.UnknownBot: space-taxi has no bot "deep-blue"; its bots: ...
    """
    kind, _, settings = str(name).partition(":")
    if kind == "search":
        return Searcher(game, seed, name=name, manner=_settings(game, settings))
    if name not in names(game):
        known = ", ".join(names(game))
        raise UnknownBot("unknown-bot", game=game.name, name=str(name), known=known)
    if name in game.playing.players:
        return _own(game.playing.players[name])(game, seed)
    if name in game.playing.characters:
        return character(name, game, seed)
    factory = _EVERYWHERE.get(name) or _registered.get(name)
    return factory(game, seed) if factory else level(name, game, seed)


@cache
def _own(reference: str) -> Factory:
    """Return the player that a game names by `module:Class`."""
    module, _, name = reference.partition(":")
    found: Factory = getattr(import_module(module), name)
    return found


def _settings(game: Game, text: str) -> MannerOf:
    """Return a search with settings such as `steps=20000,explore=0.3`. `learned=1` uses the network
    of the game, `net=FILE.json` another one."""
    known = {f.name for f in (*fields(Style), *fields(Level))} | {"net"}
    given: dict[str, float] = {}
    network: Network | None = None
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        try:
            if name == "net":
                network = read(game, Path(value))
                given["learned"] = 1.0
                continue
            given[name] = float(value)
        except BadNetwork:
            raise
        except ValueError:
            name = ""
        if name not in known:
            raise UnknownBot("bad-bot-setting", setting=part, known=", ".join(sorted(known)))
    level = Level(
        int(given.pop("steps", 40_000)),
        cores := int(given.pop("cores", 1)),
        given.pop("slips", 0.0),
        int(given.pop("trees", cores)),
        given.pop("fancy", 0.0),
    )
    whole = {"turns": int, "chance_ends_tree": bool, "odds": bool, "learned": bool}
    style = {n: whole.get(n, float)(v) for n, v in given.items()}
    return partial(_tried_out, game, level, style, network)


def _tried_out(
    game: Game,
    level: Level,
    given: Mapping[str, Any],
    network: Network | None,
    players: int,
    options: Mapping[str, Choice],
) -> Manner:
    """Return the manner with these settings. Only the network, and what belongs to it, depends on
    the table."""
    style = style_of(game.playing)
    if given.get("learned"):
        network = network or network_for(game, players, options)
        style = replace(style, **(network.search if network else {}))
    return Manner(level, replace(style, **given), network)
