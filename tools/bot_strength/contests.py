"""The contests: which bots meet in which variants."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cheesemoon import bots
from cheesemoon.arena.match import Job
from cheesemoon.arena.tournament import line_ups
from cheesemoon.core import Character, Choice
from cheesemoon.games import game as game_named

WANTED = 0.6  # share of decisive games, at 95 % confidence
WANTED_OF_GREEDY = 0.95
FEWEST = 200  # games before an answer may be clear
SEED = 1000  # seed of the first deal


@dataclass(frozen=True)
class Contest:
    """Two bots in one variant of a game. The one that should be stronger comes first."""

    game: str
    seats: int
    one: str
    other: str
    options: Mapping[str, Choice] = field(default_factory=dict)

    @property
    def wanted(self) -> float:
        """Return the share of decisive games that the first bot should win."""
        return WANTED_OF_GREEDY if self.other == "random" else WANTED

    def played_as(self) -> str:
        """Describe budgets and styles of both bots as they are now."""
        game = game_named(self.game)
        made = [bots.bot(name, game, seed=0) for name in (self.one, self.other)]
        return " : ".join(
            _shown(b.manner(self.seats)) if isinstance(b, bots.Searcher) else self._own_name(b)
            for b in made
        )

    def _own_name(self, made: bots.Bot) -> str:
        """Return the name of a bot that plays for a level, such as `winner` for `expert`."""
        return " " if made.name in (self.one, self.other) else made.name

    @property
    def line_ups(self) -> list[tuple[str, ...]]:
        """List which bot sits where in each game of a deal."""
        return line_ups([self.one, self.other], self.seats, pairs=True)

    def jobs(self, deal: int) -> list[Job]:
        """List all games of a deal."""
        options = options_of(self.game, self.options, deal)
        return [Job(self.game, options, up, SEED + deal, deal) for up in self.line_ups]


def _shown(manner: bots.Manner) -> str:
    network = f" {manner.network.card['weights'][:12]}" if manner.network else ""
    return f"{manner.level} {manner.style}{network}{_taste(manner.character)}"


def _taste(character: Character | None) -> str:
    """Describe a character's taste by a hash. A changed taste makes another opponent."""
    if character is None:
        return ""
    told = json.dumps([dict(character.likes), dict(character.deeds)], sort_keys=True)
    return f" taste {hashlib.sha256(told.encode()).hexdigest()[:8]}"


def options_of(game: str, options: Mapping[str, Choice], deal: int) -> dict[str, Choice]:
    """Return the options of a deal. An option that is `ANY` takes all its choices in turn."""
    found = dict(options)
    for name in [n for n, choice in options.items() if choice == ANY]:
        choices = game_named(game).options[name].choices
        deal, place = divmod(deal, len(choices))
        found[name] = choices[place]
    return game_named(game).check_options(found)


ANY = "*"
VARIANTS: tuple[tuple[str, int, dict[str, Choice]], ...] = (
    ("first-rat", 2, {}),
    ("first-rat", 1, {"edition": "de", "solo": "unfair"}),
    ("space-guardians", 2, {}),
    ("ratcatcher", 1, {"ratcatcher": ANY, "arch_rat": ANY}),
    ("ratcatcher", 1, {"ratcatcher": ANY, "arch_rat": ANY, "mode": "hard"}),
    ("space-taxi", 3, {}),
)
MORE_SEATS: tuple[tuple[str, int, dict[str, Choice]], ...] = (
    ("first-rat", 3, {}),
    ("first-rat", 4, {}),
    ("first-rat", 5, {}),
    ("space-guardians", 3, {}),
    ("space-guardians", 4, {}),
)
LADDER = (
    ("medium", "easy"),
    ("hard", "medium"),
    ("expert", "hard"),
)
PAIRS = (("greedy", "random"), ("easy", "greedy"), *LADDER)

# `expert` as it was without networks, and without the chance to win
BEFORE = {
    ("first-rat", 2): "search:steps=15000000,cores=2",
    ("first-rat", 1): "search:steps=3000000,cores=2",
    ("space-guardians", 2): "search:steps=18000000,cores=2",
    ("ratcatcher", 1): "search:steps=100000,cores=2,turns=2",
    ("space-taxi", 3): "solver",
}


def plan(only: Sequence[str] = ()) -> list[Contest]:
    """List every pair in every variant, or those named, such as `hard,medium` or `first-
    rat:2/mode=hard`. `before` names the `expert` of before. `character` names all characters
    against `medium`."""
    found = [
        Contest(game, seats, one, other, options)
        for variants, pairs in ((VARIANTS, PAIRS), (MORE_SEATS, LADDER))
        for game, seats, options in variants
        for one, other in pairs
    ]
    for game, seats, options in VARIANTS:
        if (game, seats) in BEFORE:
            found.append(Contest(game, seats, "expert", BEFORE[game, seats], options))
        for name in game_named(game).playing.characters:
            found.append(Contest(game, seats, name, "medium", options))
    return [c for c in found if not only or any(_named(c, word) for word in only)]


def _named(c: Contest, word: str) -> bool:
    names = {c.game, f"{c.game}:{c.seats}", f"{c.one},{c.other}"}
    names |= {"before"} if c.other in BEFORE.values() else set()
    names |= {"character"} if c.one in game_named(c.game).playing.characters else set()
    names |= {f"{option}={choice}" for option, choice in c.options.items()}
    return all(part in names for part in word.split("/"))


def variant_name(e: Mapping[str, Any]) -> str:
    """Return a name such as `ratcatcher, alone, mode=hard`."""
    chosen = [f"{k}={v}" for k, v in e["options"].items() if v != ANY]
    seats = [f"{e['seats']} seats" if e["seats"] > 1 else "alone"]
    return ", ".join([e["game"], *seats, *chosen])
