"""The settings of a course of training. Stored beside the results, they make the course
repeatable."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from cheesemoon.bots import learned
from cheesemoon.core import Choice, Game, Style
from cheesemoon.games import game as game_named

from .errors import BadPlan
from .folder import write_json

SHIPPED = "shipped"  # the network that comes with the game
SEARCH = (
    "turns",
    "explore",
    "widen",
    "mix",
    "doubt",
    "chaos",
)  # how a network searches, on its card
OF_THE_GAME = ("turns", "doubt", "chaos")  # settings whose default the game chooses
CHUNK = 1024  # tables that are made together; an interrupted course loses at most these


@dataclass(frozen=True)
class Plan:
    """The settings of a course."""

    game: str
    seats: int
    options: Mapping[str, Choice] = field(default_factory=dict)  # fixed options; the others vary
    seed: int = 1
    rounds: int = 2
    tables: int = 60_000  # tables that are played out in the first round
    searched: float = 0.3  # share of them from games of searches
    playouts: int = 48
    # instead of playouts: tables of whole games of the game's own good player
    results: bool = False
    doubt: float = 0.0  # of the playout players: how much more an action may weigh to them
    chaos: float = 0.1  # probability of a random action
    thoughts: int = 30_000  # tables of a later round, each judged by a search of the champion
    steps: int = 3_000  # rule steps of such a search
    lean: float = 0.5  # share of the game's result in a label; the rest is the search's expectation
    stray: float = 0.0  # probability by turn that heuristic players take over a searched game
    start: str = ""  # card of a network to start from, or SHIPPED; "": a new network
    fresh: bool = False  # train new weights, and use those of `start` for play only
    units: tuple[int, int] = (64, 32)
    epochs: int = 16
    turns: int = 6  # turns that the candidate looks ahead before it asks its network
    explore: float = 0.15
    widen: float = 1.5  # how fast its search opens decisions with many actions
    mix: float = 0.6
    against: int = 20_000  # steps of the first champion; the candidate gets equal time
    games: int = 200  # games of a contest at most
    fewest: int = 40  # games before an answer may be clear

    @classmethod
    def usual(cls, game: Game, seats: int, options: Mapping[str, Choice], **given: Any) -> Plan:
        """Return the default plan: the game's own search players, or those on the card of a
        starting network."""
        style = game.playing.style
        turns = (game.playing.learned or game.playing).style.turns or 6
        usual: dict[str, Any] = {"doubt": style.doubt, "chaos": style.chaos, "turns": turns}
        if start := given.get("start"):
            card = starting_network(game, seats, start).card
            usual |= {name: card["search"][name] for name in SEARCH if name in card["search"]}
        return cls(game.name, seats, dict(options), **{**usual, **given}).checked()

    def checked(self) -> Plan:
        """Return the plan; refuse one that cannot be carried out."""
        low = {
            "rounds": 1,
            "tables": 64,
            "playouts": 1,
            "epochs": 1,
            "turns": 1,
            "games": 2,
            "fewest": 2,
        }
        low |= {"thoughts": 64, "steps": 50, "against": 50, "seed": 0}
        for name, least in low.items():
            if getattr(self, name) < least:
                raise BadPlan("train-too-small", what=name, least=str(least))
        for name in ("searched", "chaos", "mix", "lean", "stray"):
            if not 0 <= getattr(self, name) <= 1:
                raise BadPlan("train-no-share", what=name)
        if len(self.units) != 2 or min(self.units) < 1 or max(self.units) > 1024:
            raise BadPlan("train-units")
        found = game_named(self.game)
        found.check_seats(self.seats)
        found.check_options(self.options)
        if found.rules.observe is None or found.rules.weigh is None or found.rules.clock is None:
            raise BadPlan("train-no-heuristic", game=self.game)
        if self.results and found.playing.sample is None:
            raise BadPlan("train-no-sample", game=self.game)
        return self

    @property
    def style(self) -> Style:
        """Return how the candidate searches."""
        return replace(
            game_named(self.game).playing.style,
            learned=True,
            odds=False,
            turns=self.turns,
            explore=self.explore,
            widen=self.widen,
            mix=self.mix,
            doubt=self.doubt,
            chaos=self.chaos,
        )

    def write(self, path: Path) -> None:
        """Write the plan as JSON."""
        write_json(path, asdict(self))

    @classmethod
    def read(cls, path: Path) -> Plan:
        """Read a plan."""
        try:
            found = json.loads(path.read_text("utf-8"))
            if unknown := set(found) - {f.name for f in fields(cls)}:
                raise ValueError(f"unknown: {', '.join(sorted(unknown))}")
            return cls(**{**found, "units": tuple(found["units"])}).checked()
        except BadPlan:
            raise
        except (OSError, ValueError, TypeError, KeyError) as error:
            why = str(error).splitlines()[0]
            raise BadPlan("train-unreadable", path=str(path), why=why) from None


def starting_network(game: Game, seats: int, start: str) -> learned.Network:
    """Return the network that a course starts from: that of a card, or the one of the game."""
    if start != SHIPPED:
        found: learned.Network | None = learned.read(game, Path(start))
    else:
        found = learned.network_for(game, seats, game.check_options({}))
    if found is None or found.card["seats"] != seats:
        raise BadPlan("train-no-start", game=game.name, seats=str(seats), path=start)
    return found
