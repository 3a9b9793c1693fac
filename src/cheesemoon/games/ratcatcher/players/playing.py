"""Settings of the bots for Ratcatcher, and its reference player, which is compiled on first use."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from cheesemoon.core import Character, Game, Ints, Playing, Records, Style, bits64
from cheesemoon.core.rules.entries import Entry, load_entry

from .. import content as c, state as st
from . import odds, reference_player


def _chooser(game: Game) -> Callable[..., int]:
    entry = reference_player.choose_entry()
    module = reference_player.__name__
    return game.prepare_part("reference player", module, lambda: load_entry(game, entry))


def _player(game: Game) -> Callable[..., None]:
    entry = reference_player.games_entry()
    module = reference_player.__name__
    return game.prepare_part("reference games", module, lambda: load_entry(game, entry))


def _choose(
    game: Game, tables: Records, legal: Ints, options: Ints, goal: Ints, seed: int, step: int
) -> int:
    """Return the reference player's action on tables[0]."""
    r = game.rules
    choose = _chooser(game)
    return int(choose(tables, legal, options, goal, seed, step, r.legal, r.apply, r.redraw))


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
    """Play whole games, a row of results each."""
    r = game.rules
    functions = r.legal, r.apply, r.redraw, r.setup
    player = _player(game)
    player(tables, legal, options, goal, choices, seed, greedy, results, *functions)


def _entries() -> list[Entry[Callable[..., int]]]:
    """Return what a library needs for the reference player."""
    return [reference_player.choose_entry()]


def _sample(game: Game, choices: Ints, seed: int) -> tuple[Records, int, Ints]:
    """Play a game of the reference player. Return the tables at the start of each round, whether it
    was won, and the points."""
    tables = np.zeros(2, game.record.dtype)
    legal, options = np.zeros((2, game.most_legal), np.int32)
    goal, totals = np.full(1, reference_player.NO_GOAL, np.int64), np.zeros(1, np.int64)
    s, own_seed = tables[0], bits64(seed)
    kept: list[Records] = []
    step = 0
    with np.errstate(over="ignore"):
        game.rules.setup(s, 1, choices, own_seed)
        while s.turn >= 0:
            if s.phase == st.ACTING and s.round_no > len(kept):
                kept.append(tables[:1].copy())
            game.rules.apply(s, _choose(game, tables, legal, options, goal, own_seed, step))
            step += 1
        game.rules.totals(s, totals)
        return np.concatenate(kept), int(game.rules.winners(s)), totals


@dataclass(frozen=True)
class HuntFacts:
    """The reference player, for one decision and for many games."""

    choose: Callable[[Game, Records, Ints, Ints, Ints, int, int], int] = _choose
    entries: Callable[[], list[Entry[Callable[..., int]]]] = _entries
    play: Callable[[Game, Records, Ints, Ints, Ints, Ints, int, int, Ints], None] = _play


_HUNT = Style(turns=1, explore=0.2, scale=1.0, odds=True, trifle=0.002)

CHARACTERS = {
    # values rats in the cage like cheese
    "hoarder": Character(likes={f"own {rat} rats in the cage": 0.2 for rat in c.COLOURS}),
    # sets traps
    "builder": Character(deeds={"trap": 0.05}),
    # fights where others walk by
    "hunter": Character(deeds={"attack": 0.05}),
}

# A few milliseconds win most games. One more round of search helps more than more time.
PLAYING = Playing(
    style=_HUNT,
    styles={"expert": replace(_HUNT, turns=2), "advice": replace(_HUNT, turns=2, explore=0.4)},
    speed=400_000,
    fancies={"easy": 0.15, "medium": 0.05, "hard": 0.02},
    seconds={"medium": 0.005, "hard": 0.015, "expert": 0.25},
    players={
        "greedy": "cheesemoon.bots.ratcatcher:Reference",
        "reference": "cheesemoon.bots.ratcatcher:Reference",
    },
    characters=CHARACTERS,
    odds=odds.odds,
    sample=_sample,
    facts=HuntFacts(),
)
