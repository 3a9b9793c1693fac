"""How Ratcatcher is played by program, and its reference player, which is compiled when somebody
asks for it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from cheesemoon.core import Game, Ints, Playing, Records, Style

from . import odds, reference_player


@cache
def _player(game: Game, many: bool) -> Any:
    compile_it = reference_player.compiled_games if many else reference_player.compiled_choose
    part = "reference games" if many else "reference player"
    return game.prepare_part(part, compile_it.__module__, lambda: compile_it(game.types))


def _choose(
    game: Game, tables: Records, legal: Ints, options: Ints, goal: Ints, seed: int, step: int
) -> int:
    """Its action on tables[0]."""
    r = game.rules
    player = _player(game, False)
    return int(player(tables, legal, options, goal, seed, step, r.legal, r.apply, r.redraw))


def _play(
    game: Game,
    tables: Records,
    legal: Ints,
    options: Ints,
    goal: Ints,
    choices: Ints,
    seed: int,
    greedy: int,
    results: Ints,
) -> None:
    """Whole games, a row of results each."""
    r = game.rules
    functions = r.legal, r.apply, r.redraw, r.setup
    player = _player(game, True)
    player(tables, legal, options, goal, choices, seed, greedy, results, *functions)


@dataclass(frozen=True)
class HuntFacts:
    """The reference player, for one decision and for many games."""

    choose: Callable[[Game, Records, Ints, Ints, Ints, Any, int], int] = _choose
    play: Callable[[Game, Records, Ints, Ints, Ints, Ints, Any, int, Ints], None] = _play


_HUNT = Style(turns=1, explore=0.2, scale=1.0, odds=True, trifle=0.002)

# A few milliseconds win most games; looking a round further helps more than looking longer.
PLAYING = Playing(
    style=_HUNT,
    styles={"expert": replace(_HUNT, turns=2)},
    speed=400_000,
    slips={"easy": 0.3, "medium": 0.12},
    seconds={"medium": 0.005, "hard": 0.04, "expert": 0.25},
    players={
        "greedy": "cheesemoon.bots.ratcatcher:Reference",
        "reference": "cheesemoon.bots.ratcatcher:Reference",
    },
    odds=odds.odds,
    facts=HuntFacts(),
)
