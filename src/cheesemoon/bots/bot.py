"""The interface of all bots, and the bots that every game has.

    bot = cheesemoon.bots.bot("hard", game, seed=7)
    action = bot.choose(table.view(table.seat), table.legal())

A bot gets a view and the legal actions, never the table. It makes a table of its own from the view.
Hidden information is drawn from the bot's seed, so the bot cannot peek.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from zlib import crc32

import numpy as np

from cheesemoon.core import Choice, Floats, Game, Style, Table, bits64
from cheesemoon.core.bulk.playout import at_random, heaviest
from cheesemoon.core.rules.chance import number, scaled
from cheesemoon.core.rules.entries import Entry

from .errors import BotError
from .heuristics import spread, weigh_of
from .levels import MOST_NODES, Level, Manner, character_of, manner_of
from .search import Opinion, Search, Thought, is_settled, thought
from .threads import map_on_cores

View = Mapping[str, object]
MannerOf = Callable[[int, Mapping[str, Choice]], Manner]
"""Returns how to play at a table with this number of players and these options."""

_OWN, _LIKES = 21, 22  # streams of a bot's random numbers, and of its likings
_HARDLY = 30  # an action is known if the best was tried at most this many times as often
_LONG = 50_000  # steps; a longer search checks from time to time whether it can stop
_PARTS = 32
_CHANCES = 3  # seeds that must agree that an action loses the game
_OWN_DECISIONS = 3  # decisions of the same turn that are looked at
BRIEF = 1.5  # seconds of a search that is not compiled yet


class Bot:
    """A player. `name` is its name in the arena."""

    name = "bot"

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self.game = game
        self.seeded = seed is not None
        self._seed = bits64(secrets.randbits(63) if seed is None else seed)
        self._asked = 0

    def prepare(self) -> None:
        """Compile what the bot needs beyond the rules and the search; by default nothing."""

    def entries(self) -> Sequence[Entry[Callable[..., object]]]:
        """Return the functions that a library must offer for this bot; by default none."""
        return ()

    def choose(self, view: View, legal: Sequence[str]) -> str:
        """Choose one of the legal actions for the seat to act in this view."""
        if not legal:
            raise ValueError("a bot was asked to act where nothing is legal")
        seed = self._next()
        if len(legal) == 1:
            return legal[0]
        return self._choose(self._table(view, seed), legal, seed)

    def choose_at(self, table: Table) -> str:
        """Choose an action at a table of this process, without making a view. The choice equals
        that of `choose`. The bot gets a copy whose hidden information is redrawn from the bot's
        seed."""
        legal = table.legal()
        seed = self._next()
        if len(legal) == 1:
            return legal[0]
        return self._choose(self._copy(table, seed), legal, seed)

    def think(self, view: View, legal: Sequence[str]) -> Thought:
        """Return an opinion on every legal action of a view."""
        seed = self._next()
        return self._think(self._table(view, seed), legal, seed)

    def think_at(self, table: Table) -> Thought:
        """Return an opinion on every legal action at a table of this process. Hidden information is
        redrawn first."""
        seed = self._next()
        return self._think(self._copy(table, seed), table.legal(), seed)

    def _choose(self, table: Table, legal: Sequence[str], seed: int) -> str:
        raise NotImplementedError

    def _think(self, table: Table, legal: Sequence[str], seed: int) -> Thought:
        raise BotError("no-opinions", name=self.name)

    def _next(self) -> int:
        """Return a new random number for every question; equal seeds give equal numbers."""
        with np.errstate(over="ignore"):
            bits = int(number(self._seed, _OWN, self._asked))
        self._asked += 1
        return bits

    def _copy(self, table: Table, seed: int) -> Table:
        """Return a copy of a table with redrawn hidden information. If a position holds more than a
        view shows, the copy is made from the view."""
        if self.game.people.unview:
            return self._table(table.view(table.seat), seed)
        return table.fork(seed)

    def _table(self, view: View, seed: int) -> Table:
        """Return the table of a view. It is redrawn once more, so that it equals the copy of a
        table."""
        return self.game.imagine(view, seed).fork(seed)


class Random(Bot):
    """Plays a random legal action."""

    name = "random"

    def choose(self, view: View, legal: Sequence[str]) -> str:
        return self._any(legal)

    def choose_at(self, table: Table) -> str:
        return self._any(table.legal())

    def _any(self, legal: Sequence[str]) -> str:
        if not legal:
            raise ValueError("a bot was asked to act where nothing is legal")
        with np.errstate(over="ignore"):
            return legal[int(scaled(bits64(self._next()), len(legal)))]


class Greedy(Bot):
    """Plays the best action by the game's heuristic, without looking ahead."""

    name = "greedy"

    def _choose(self, table: Table, legal: Sequence[str], seed: int) -> str:
        numbers = np.array([self.game.actions.number(action) for action in legal], np.int32)
        weights = np.zeros(len(numbers), np.float64)
        with np.errstate(over="ignore"):
            weigh_of(self.game)(table.state, numbers, len(numbers), weights)
            start = scaled(bits64(seed), len(numbers))
            return legal[int(heaviest(weights, len(numbers), start))]


class Searcher(Bot):
    """Tree search with the budget of a level. A clear decision takes less. A decision that was
    foreseen continues the earlier search."""

    def __init__(
        self, game: Game, seed: int | None = None, *, name: str = "search", manner: MannerOf
    ) -> None:
        super().__init__(game, seed)
        self.name = name
        self._manner_of = manner
        self._plan: _Plan | None = None

    def manner(self, players: int, options: Mapping[str, Choice] | None = None) -> Manner:
        """Return how the bot plays at a table with this number of seats. The default options are
        the game's."""
        return self._manner_of(players, self.game.check_options(options or {}))

    def _manner(self, table: Table) -> Manner:
        return self._manner_of(table.players, table.options)

    def _choose(self, table: Table, legal: Sequence[str], seed: int) -> str:
        chosen, searches = self._decide(table, legal, seed)
        if loses_for_all(table, chosen):
            others = [action for action in legal if not loses_for_all(table, action)]
            if others:
                chosen, searches = self._decide(table, others, seed)
        self._plan = self._planned(searches, table, chosen) if searches else None
        return chosen

    def _decide(
        self, table: Table, legal: Sequence[str], seed: int
    ) -> tuple[str, list[Search] | None]:
        """Return one of these actions, and the searches behind it. A slip has none."""
        manner = self._manner(table)
        with np.errstate(over="ignore"):
            bits = bits64(number(bits64(seed), _OWN, 0))
            if at_random(bits, manner.level.slips):
                self._plan = None
                return legal[int(scaled(bits, len(legal)))], None
        searches = self._resumed(table, legal) or self._begun(table, legal, seed)
        self._run(searches, manner.level, hurry=True)
        assert table.seat is not None
        return self._favourite(thought(searches, table.seat), manner), searches

    def _favourite(self, found: Thought, manner: Manner) -> str:
        """Return the chosen action. A beginner overrates kinds of actions that it likes, the same
        ones for a whole game. A character has its own favourites."""
        fancy = manner.level.fancy
        deeds = manner.character.deeds if manner.character else {}
        if not fancy and not deeds:
            return found.best.action
        known = [o for o in found.opinions if o.visits * _HARDLY >= found.best.visits]

        def seems(o: Opinion) -> float:
            liked = sum(x for words, x in deeds.items() if f"{o.action} ".startswith(f"{words} "))
            return o.value + liked + fancy * self._liking(o.action)

        return max(known, key=seems).action

    def _tastes(self, manner: Manner) -> Floats | None:
        """Return what a character likes to have, for each number of an observation."""
        if manner.character is None or not manner.character.likes:
            return None
        names = self.game.observation_names
        tastes = np.zeros(len(names))
        for name, liking in manner.character.likes.items():
            tastes[names.index(name)] = liking
        return tastes

    def _liking(self, action: str) -> float:
        """Return a random liking from 0 to 1 that depends on the action's verb and last word."""
        words = action.split(" ")
        kind = crc32(f"{words[0]} {words[-1]}".encode())
        with np.errstate(over="ignore"):
            return float(scaled(bits64(number(self._seed, _LIKES, kind)), 1024)) / 1024

    def _think(self, table: Table, legal: Sequence[str], seed: int) -> Thought:
        searches = self._begun(table, legal, seed)
        self._run(searches, self._manner(table).level, hurry=False)
        assert table.seat is not None
        return thought(searches, table.seat)

    def _begun(self, table: Table, legal: Sequence[str], seed: int) -> list[Search]:
        """Return a new search for each tree."""
        manner = self._manner(table)
        level, style, network = manner.level, manner.style, manner.network
        usual, scale = 0.0, style.scale
        if network is not None and style.learned:
            usual, scale = network.usual, network.scale
        elif style.looks_to_the_end or not scale:
            usual, scale = spread(self.game, table.players, tuple(table.options.items()))
        return [
            Search(
                self.game,
                table.state,
                self._numbers(legal),
                (seed + tree) % 2**64,
                style,
                usual=usual,
                scale=scale,
                nodes=min(MOST_NODES // max(2, level.trees), level.steps_of_a_tree + 2),
                net=network.net if network is not None and style.learned else None,
                tastes=self._tastes(manner),
            )
            for tree in range(level.trees)
        ]

    def _numbers(self, legal: Sequence[str]) -> list[int]:
        found = [self.game.actions.number(action) for action in legal]
        return [n for n in found if n is not None]

    def _run(self, searches: Sequence[Search], level: Level, hurry: bool) -> None:
        """Spend the budget; earlier results about this table count as spent. In a hurry the search
        ends as soon as the choice is clear."""
        if searches[0].is_interpreted:
            _run_briefly(searches, level.steps_of_a_tree)
            return
        steps = level.steps_of_a_tree
        before = [search.tree.steps for search in searches]
        simulations = sum(search.tree.simulations for search in searches)
        known = sum(search.visits for search in searches) / max(1, simulations)
        budget = int(steps * (1 - known)) if simulations else steps
        parts = _PARTS if hurry and steps >= _LONG else 1
        for part in range(parts):
            if parts > 1 and (part or simulations):
                made = sum(search.tree.steps for search in searches)
                tried = sum(search.tree.simulations for search in searches)
                to_come = budget * (1 - part / parts) * len(searches) * tried / max(1, made)
                if is_settled(searches, int(searches[0].seat), to_come):
                    return
            limits = [b + budget * (part + 1) // parts for b in before]
            if len(searches) == 1:
                searches[0].run(2**62, limits[0])
            else:
                list(map_on_cores(level.cores, _run_one, searches, limits))

    def _planned(self, searches: list[Search], table: Table, chosen: str) -> _Plan | None:
        """Return the searches to continue if the next decision is the expected one. This plays on
        `table`."""
        if self._manner(table).level.steps_of_a_tree < _LONG:
            return None
        seat = table.seat
        table.play(chosen)
        if table.seat != seat:
            return None
        return _Plan(searches, self._numbers([chosen])[0], table.view(seat))

    def _resumed(self, table: Table, legal: Sequence[str]) -> list[Search] | None:
        """Return the earlier searches if they expected this decision; else None."""
        plan, self._plan = self._plan, None
        if plan is None or plan.view != table.view(table.seat):
            return None
        numbers = self._numbers(legal)
        if all(s.go_on(plan.action, table.state, numbers) for s in plan.searches):
            return plan.searches
        return None


@dataclass(frozen=True)
class _Plan:
    """Searches whose root becomes the table of a view."""

    searches: list[Search]
    action: int
    view: View


def _run_briefly(searches: Sequence[Search], steps: int) -> None:
    """Search for `BRIEF` seconds at most. Used while the search is not compiled yet: a level would
    take a minute for its budget."""
    until = time.monotonic() + BRIEF
    limits = [search.tree.steps + steps for search in searches]
    while time.monotonic() < until:
        left = [s for s, most in zip(searches, limits, strict=True) if s.tree.steps < most]
        if not left or all(search.full for search in searches):
            return
        for search in left:
            search.run(search.tree.simulations + 1, 2**62)


def loses_for_all(table: Table, action: str) -> bool:
    """Return True if an action ends the game without a winner, whatever chance gives. It also does
    if every later decision of the same turn does."""
    return all(_loses(table.fork(seed), action, _OWN_DECISIONS) for seed in range(_CHANCES))


def _loses(table: Table, action: str, deeper: int) -> bool:
    seat = table.seat
    table.play(action)
    if table.over:
        return not table.winners()
    if table.seat != seat or not deeper:
        return False
    return all(_loses(table.fork(), then, deeper - 1) for then in table.legal())


def _run_one(search: Search, steps: int) -> None:
    search.run(2**62, steps)


def outlook(game: Game, table: Table, seed: int, steps: int = 100_000) -> tuple[float, ...]:
    """Return the chance of each seat to win, by a search whose simulations are whole games."""
    usual, scale = spread(game, table.players, tuple(table.options.items()))
    search = Search(
        game,
        table.fork(seed).state,
        table.legal_numbers().tolist(),
        seed,
        Style(),
        usual=usual,
        scale=scale,
        nodes=steps // 4,
    )
    search.run(2**62, steps)
    assert table.seat is not None
    return thought([search], table.seat).won


def character(name: str, game: Game, seed: int | None = None) -> Searcher:
    """Return the tree search of a character."""
    return Searcher(game, seed, name=name, manner=partial(character_of, name, game))


def level(name: str, game: Game, seed: int | None = None) -> Searcher:
    """Return the tree search of a level."""
    return Searcher(game, seed, name=name, manner=partial(manner_of, name, game))
