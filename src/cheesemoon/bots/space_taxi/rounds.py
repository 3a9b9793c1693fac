"""The whole game: the value of results and coins over the rounds, solved from the last round.

Values are cached in the user's cache folder, named by a hash of all sources.
"""

from __future__ import annotations

import hashlib
import math
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import numpy as np
import numpy.typing as npt

from cheesemoon.core import Floats, Game
from cheesemoon.core.game.preparation import is_watched
from cheesemoon.core.rules.entries import Entry, TypeOf, load_entry
from cheesemoon.core.rules.rule import cache_folder

from .dice import Dice, Facts, dice_of, facts_of, most_points
from .simulate import simulate_turns
from .table import Later, Solution, turn_values, verbs_of
from .turn import (
    Ends,
    Flags,
    Values,
    first_objective,
    reach,
    reachable,
    shape_of,
    solve,
    solve_some,
)
from .winning import Results
from .worth import Worth, known_worth

if TYPE_CHECKING:  # signatures exist only where Numba is installed
    from numba.core.typing.templates import Signature

N = TypeVar("N", bound=np.generic)

COIN_MOST = 6  # a joker can never need a seventh coin


def results_worth(
    facts: Facts,
    below: Floats | None,
    others: int,
    known: tuple[int, ...] = (),
    alone: bool = False,
) -> Floats:
    """Return the value of a result when the lowest of a round is struck. It is the result times the
    chance that another player has less. `below[x]` is the chance of a result under x, for each of
    the `others` who still play. `known` are the results so far."""
    results = np.arange(most_points(facts) + facts.coin_points * facts.coins + 1)
    if alone:
        return results.astype(np.float64)
    assert below is not None
    stays = 1.0 - (1.0 - below[results]) ** others
    if known:
        stays[results > min(known)] = 1.0
    return results * stays


def round_ends(facts: Facts, kept: Values, worth: Values) -> Ends:
    """Return the ends of a turn after which coins are worth `kept`. The best number of coins is
    paid."""
    price, coins = facts.coin_points, COIN_MOST + facts.bonus_coins + 1
    started = np.zeros((most_points(facts) + 1, coins))
    for points in range(most_points(facts) + 1):
        for owned in range(coins):
            started[points, owned] = max(
                worth[points + price * paid] + kept[owned - paid] for paid in range(owned + 1)
            )
    return Ends(started, worth[0] + kept[: COIN_MOST + 1])


def all_coins(facts: Facts, first: Values, last: bool) -> Floats:
    """Return the value of any number of coins, given that of few. Further coins are worth their
    price."""
    kept = np.zeros(facts.coins + 1)
    if not last:
        few = len(first) - 1
        kept[: few + 1] = first
        kept[few + 1 :] = first[few] + facts.coin_points * np.arange(1, facts.coins - few + 1)
    return kept


class Solver:
    """Solves Space Taxi for a number of players, round by round from the last one."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.facts = facts_of(game)
        self.verbs = verbs_of(game)
        self._rounds: dict[int, Solution] = {}

    @cached_property
    def dice(self) -> Dice:
        """Return what dice can become."""
        return dice_of(self.facts, COIN_MOST)

    @cached_property
    def reached(self) -> Flags:
        """Return all states of turns that start with 0 to 6 coins, if possible from the cache."""
        shape = shape_of(self.dice)
        count = math.prod(shape)
        path = _cache_path(self.game, "reached")
        packed = _cached(path, -(-count // 8), self._packed_states)
        return np.unpackbits(packed, count=count).reshape(shape).view(np.bool_)

    def _packed_states(self) -> npt.NDArray[np.uint8]:
        """Find these states; eight of them are one byte."""
        reach = load_entry(self.game, self.entry("reach"))
        return np.packbits(reachable(self.dice, range(COIN_MOST + 1), reach=reach))

    def round(self, following: int) -> Solution:
        """Return the solution of the round that `following` rounds follow."""
        if following not in self._rounds:
            self._rounds[following] = self._load(following)
        return self._rounds[following]

    def later(
        self, following: int, known: tuple[int, ...] = (), others: int | None = None
    ) -> Later:
        """Return what counts beyond the dice of this turn. `known` are the results of this round.
        `others` players still play in it."""
        last = following == 0
        first = np.zeros(0) if last else self.kept(following - 1)
        others = self.players - 1 if others is None else others
        worth = results_worth(self.facts, self.below, others, known, self.players == 1)
        return Later(all_coins(self.facts, first, last), worth)

    @cached_property
    def known(self) -> Worth:
        """Return what need not be solved."""
        return known_worth(self.facts)

    def kept(self, following: int) -> Floats:
        """Return the value of 0 to 6 coins before the round that `following` rounds follow. It is
        stored for the printed game, so that a round can be solved without those after it."""
        known = self.known.coins.get(self.players, ())
        if following < len(known):
            return known[following]
        return self.round(following).values[31, 0, 0, 0]

    @cached_property
    def below(self) -> Floats:
        """Return the chance that a turn played for points alone has a result under x."""
        most = most_points(self.facts) + self.facts.coin_points * self.facts.coins + 2
        if self.players == 1:
            return np.zeros(most)
        known = self.known.below
        if len(known) == most:
            return known
        return _cached(_cache_path(self.game, "below"), most, lambda: self._below(most))

    def _below(self, most: int) -> Floats:
        """Estimate these chances from played turns."""
        alone = solver(self.game, 1)
        played = simulate_turns(alone.round(1), self.game, 100_000, self.facts.start_coins, seed=1)
        counts = np.bincount(played.points, minlength=most)[:most]
        return np.concatenate([[0.0], np.cumsum(counts)[:-1] / counts.sum()])

    @cached_property
    def turns(self) -> Results:
        """Return the results of turns played for points, by coins at the start."""
        counted = self.known.turns or count_results(self.game)
        sums = {name: np.cumsum(rows, axis=1) for name, rows in counted.items()}
        chance = {name: rows / rows[:, -1:] for name, rows in sums.items()}
        return Results(chance["middle"], chance["last"], self.facts.start_coins)

    def prepare(self) -> None:
        """Compile all functions for solving and playing, on empty input."""
        for entry in self.entries():
            load_entry(self.game, entry)(*self._samples[entry.name])

    def entries(self) -> list[Entry[Callable[..., None]]]:
        """Return the functions that Python calls."""
        return [self.entry(name) for name in self._samples]

    @cached_property
    def _samples(self) -> dict[str, tuple[object, ...]]:
        """Return arguments of each function, such that it does nothing."""
        d, later = self.dice, self.later(0)
        ends = round_ends(self.facts, later.kept, later.result)
        values = np.zeros(shape_of(d))
        state, actions = np.zeros(1, self.game.record.dtype)[0], np.zeros(0, np.int32)
        few, out = values.astype(np.float32), np.zeros(0)
        return {
            "reach": (d, 2, np.zeros(shape_of(d), np.bool_)),
            "solve_some": (d, 2, np.zeros((0, 4), np.int32), 0, 0, values, ends),
            "turn_values": (d, self.verbs, state, actions, 0, few, later, out),
        }

    def entry(self, name: str) -> Entry[Callable[..., None]]:
        """Return a rule of this file with the types of this game's arrays."""

        def signature(type_of: TypeOf) -> Signature:
            import numba

            return numba.types.void(*map(numba.typeof, self._samples[name]))

        functions: dict[str, Callable[..., None]]
        functions = {"reach": reach, "solve_some": solve_some, "turn_values": turn_values}
        return Entry(name, functions[name], signature)

    def _load(self, following: int) -> Solution:
        later = self.later(following)
        ends = round_ends(self.facts, later.kept, later.result)
        return self.solved(f"{self.players}-{following}", ends, later)

    def solved(self, name: str, ends: Ends, later: Later) -> Solution:
        """Return the solution for these ends, from the cache if it is there."""
        path = _cache_path(self.game, name)
        values = np.full(shape_of(self.dice), np.nan, np.float32)
        try:
            values[self.reached] = np.load(path)
        except (OSError, ValueError, EOFError):
            with _progress(f"Solving Space Taxi, {name} (once)") as step:
                part = load_entry(self.game, self.entry("solve_some"))
                found = solve(self.dice, ends, self.reached, on_step=step, solve_some=part)
            values[self.reached] = found[self.reached]
            _keep(path, values[self.reached])
        of = load_entry(self.game, self.entry("turn_values"))
        return Solution(self.dice, self.verbs, values, later, of)


@cache
def solver(game: Game, players: int) -> Solver:
    """Return the solver for a number of players."""
    return Solver(game, players)


def count_results(game: Game, turns: int = 20_000) -> dict[str, npt.NDArray[np.int64]]:
    """Play turns for points and count their results: [coins at the start, result]. In the last
    round all coins are paid."""
    alone = solver(game, 1)
    facts = alone.facts
    most = most_points(facts) + facts.coin_points * (COIN_MOST + facts.bonus_coins)
    found = {"middle": np.zeros((COIN_MOST + 1, most + 1), np.int64)}
    found["last"] = found["middle"].copy()
    for coins in range(COIN_MOST + 1):
        played = simulate_turns(alone.round(1), game, turns, coins, seed=1 + coins * turns)
        found["middle"][coins] = np.bincount(played.points, minlength=most + 1)
        played = simulate_turns(alone.round(0), game, turns, coins, seed=1 + coins * turns)
        paid = played.points + facts.coin_points * played.coins
        found["last"][coins] = np.bincount(np.where(played.broken, 0, paid), minlength=most + 1)
    return found


def _cache_path(game: Game, name: str) -> Path:
    """Return the path of cached values: beside the compiled rules, by a hash of the solver's
    sources."""
    digest = hashlib.sha256()
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.read_bytes() + b"\0")
    return cache_folder(game.package) / "solved" / digest.hexdigest()[:20] / f"{name}.npy"


def _cached(path: Path, size: int, compute: Callable[[], npt.NDArray[N]]) -> npt.NDArray[N]:
    """Return the array in this file. If it is missing or damaged, compute and store it."""
    try:
        found: npt.NDArray[N] = np.load(path)
        if found.shape == (size,):
            return found
    except (OSError, ValueError, EOFError):
        pass
    found = compute()
    _keep(path, found)
    return found


def _keep(path: Path, values: npt.NDArray[np.generic]) -> None:
    """Write the file completely or not at all. A full disk only costs time."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            np.save(file, values)
        Path(file.name).replace(path)
    except OSError:
        pass


@contextmanager
def _progress(title: str) -> Iterator[Callable[[int, int], None]]:
    if not is_watched():
        yield lambda done, everything: None
        return
    from tqdm.auto import tqdm

    bar_format = "{desc} |{bar}| {percentage:3.0f}%"
    with tqdm(desc=title, total=1, bar_format=bar_format, mininterval=0.2) as bar:

        def step(done: int, everything: int) -> None:
            bar.total = everything
            bar.update(done - bar.n)

        yield step


def exact_turn(game: Game) -> Solution:
    """Return the solution of a single turn by the first objective: points, and coins at their
    price. It covers turns that start with 0 to 6 coins."""
    alone = solver(game, 1)
    facts = alone.facts
    prices = facts.coin_points * np.arange(facts.coins + 1.0)
    later = Later(prices, results_worth(facts, None, 0, alone=True))
    return alone.solved("turn", first_objective(facts, COIN_MOST), later)
