"""Many tables of one game at once, as arrays that change in place.

    batch = envs.batch("first-rat", tables=4096, seats=4, seed=1)
    while learning:
        actions = policy(batch.observations, batch.masks)
        batch.step(actions)
        learn(batch.rewards, batch.done)

Rows of the arrays are tables. A table that is over shows its rewards and `done` once; with the next
step it is a fresh one, whatever action it is given. Table i plays the same games for the same seed,
however many tables and threads there are.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import numba
import numpy as np
from numba.experimental.function_type import _get_wrapper_address

from cheesemoon.core import INTERPRETED, Choice, Game, IllegalAction, Table, bits64
from cheesemoon.core.options import check_seed
from cheesemoon.core.play import Play
from cheesemoon.core.rule import quiet

from . import loops
from .errors import EnvError, IllegalInBatch
from .helpers import Helpers
from .rewards import divisor

_FEW = 64  # tables that are not worth a thread of their own
_FEW_SAMPLES = 8192  # the same where next to nothing is done at each: waking a thread takes longer


class Batch:
    """Tables of one game on the CPU. Made by `envs.batch`."""

    device = "cpu"

    def __init__(
        self,
        game: Game,
        tables: int,
        seats: int,
        options: Mapping[str, Choice],
        seed: int,
        reward: str = "share",
        illegal: str = "stop",
        seat: int | None = None,
        threads: int | None = None,
    ) -> None:
        self.game = game
        self.options = dict(options)
        self.players = seats
        self.size = tables
        self._stops = illegal == "stop"
        self._own = (1 << seats) - 1 if seat is None else 1 << seat
        self._viewer = seat or 0
        self._margin = float(divisor(game, reward))
        self._threads = min(threads or cores(), max(1, tables // _FEW))
        self._helpers = Helpers(self._threads - 1) if self._threads > 1 else None
        self._actions = np.zeros(tables, np.int64)
        self._prepare()
        self._allocate(seed)
        self.reset()

    # --- the arrays -----------------------------------------------------------------------

    def _allocate(self, seed: int) -> None:
        game, n = self.game, self.size
        self._b = loops.Arrays(
            tables=np.zeros(n, game.record.dtype),
            blank=np.zeros(1, game.record.dtype),
            observations=np.zeros((n, len(game.observation_names)), np.float32),
            masks=np.zeros((n, game.actions.size), np.bool_),
            legal=np.zeros((n, game.most_legal), np.int32),
            counts=np.zeros(n, np.int64),
            seats=np.zeros(n, np.int64),
            rewards=np.zeros((n, self.players), np.float32),
            done=np.zeros(n, np.bool_),
            points=np.zeros((n, self.players), np.int64),
            seeds=np.zeros(n, np.uint64),
            games=np.zeros(n, np.int64),
            steps=np.zeros(n, np.int64),
            violations=np.zeros(n, np.int64),
            choices=game.choices(self.options),
            players=self.players,
            root=bits64(seed),
            own=self._own,
            viewer=self._viewer,
            margin=self._margin,
        )
        self._lists = loops.Lists(*(getattr(self._b, name) for name in loops.Lists._fields))

    @property
    def observations(self) -> Any:
        """What the seat to act may know: (tables, numbers) float32."""
        return self._b.observations

    @property
    def masks(self) -> Any:
        """Which actions are legal: (tables, actions) bool. A finished table allows action 0."""
        return self._b.masks

    @property
    def legal(self) -> Any:
        """The same as lists: (tables, most) int32, the first `counts` of each row are meant."""
        return self._b.legal

    @property
    def counts(self) -> Any:
        """How many actions are legal: (tables,) int64."""
        return self._b.counts

    @property
    def seats(self) -> Any:
        """The seat to act: (tables,) int64; -1 when the game is over."""
        return self._b.seats

    @property
    def rewards(self) -> Any:
        """What each seat got with the last step: (tables, seats) float32."""
        return self._b.rewards

    @property
    def done(self) -> Any:
        """Which games are over: (tables,) bool."""
        return self._b.done

    @property
    def points(self) -> Any:
        """Totals of the last game that was over: (tables, seats) int64."""
        return self._b.points

    @property
    def seeds(self) -> Any:
        """What each table was set up from: `game.new(seed=…)` makes the same one."""
        return self._b.seeds

    @property
    def steps(self) -> Any:
        """Decisions in each game so far: (tables,) int64."""
        return self._b.steps

    @property
    def violations(self) -> int:
        """Illegal actions so far that were answered with a legal one."""
        return int(self._b.violations.sum())

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"<{self.size} tables of {self.game.name}, {self.players} seats, {self.device}>"

    # --- playing --------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> None:
        """Set all tables up anew; without a seed, for the first game of the same one."""
        if seed is not None:
            self._b = self._b._replace(root=bits64(check_seed(seed)))
        for array in (self._b.games, self._b.counts, self._b.violations, self._b.masks):
            array[:] = 0
        self._everywhere(self._loops.start, self._b)

    def step(self, actions: Any) -> None:
        """Play one action at every table, an array of action numbers; all arrays change in place.
        If one is illegal, the batch does what it was made for: refuse all, or count and go on."""
        chosen = self._checked(actions)
        if self._stops:
            at = self._loops.first_illegal(self._b, 0, self.size, chosen)
            if at >= 0:
                raise self._refusal(int(at), int(chosen[at]))
        self._everywhere(self._loops.step, self._b, chosen)

    def sample(self) -> Any:
        """A random legal action for every table, the same for the same seeds. The array belongs to
        the batch and is filled anew by the next call."""
        self._everywhere(self._loops.sample, self._lists, self._actions, few=_FEW_SAMPLES)
        return self._actions

    def table(self, i: int) -> Table:
        """A copy of one table as it stands, to be looked at."""
        return self._table_of(self._b.tables[i])

    def _table_of(self, record: Any) -> Table:
        array = np.frombuffer(bytearray(record.tobytes()), self.game.record.dtype)
        return Table(self.game, Play(self.game, array), self.options)

    def records(self) -> Any:
        """A copy of all records, hidden things and seeds of chance included."""
        return self._b.tables.copy()

    def close(self) -> None:
        """Let the threads go."""
        if self._helpers:
            self._helpers.close()
            self._helpers = None

    # --- inside ---------------------------------------------------------------------------

    def _prepare(self) -> None:
        self.game.prepare()
        self.game.prepare_observation()
        self._loops = _loops(self.game)

    def _checked(self, actions: Any) -> Any:
        if actions is self._actions:
            return actions
        given = np.asarray(actions)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            what = f"{given.dtype} {given.shape}"
            raise EnvError("bad-actions", tables=str(self.size), given=what)
        return np.ascontiguousarray(given, np.int64)

    def _refusal(self, i: int, action: int) -> IllegalAction:
        actions = self.game.actions
        text = actions.text(action) if 0 <= action < actions.size else str(action)
        return IllegalInBatch(i, refusal(self.table(i), text))

    def _everywhere(self, loop: Any, b: Any, *args: Any, few: int = _FEW) -> None:
        """Run a loop over all tables, in as many parts as there are threads; `few` tables are not
        worth another thread."""
        with quiet():
            if self._helpers is None or self.size < 2 * few:
                loop(b, 0, self.size, *args)
            else:
                parts = min(self._threads, self.size // few)
                ends = [self.size * part // parts for part in range(parts + 1)]
                self._helpers.share(loop, b, ends, *args)


def refusal(table: Table, action: str) -> IllegalAction:
    """Why a table refuses an action that is not legal."""
    try:
        table.play(action)
    except IllegalAction as error:
        return error
    raise AssertionError(f"{action} is legal")


def cores() -> int:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# --- the loops, compiled for each game ------------------------------------------------------------


class Loops(NamedTuple):
    """What is done with all tables, compiled."""

    start: Any
    step: Any
    sample: Any
    first_illegal: Any


class _Compiled(numba.types.WrapperAddressProtocol):  # type: ignore[misc]
    """A rule by the address of its machine code, found in the cache. A loop over the rule itself
    would be compiled with all of the game's rules in it, in every process."""

    def __init__(self, rule: Any, signature: Any) -> None:
        self._rule = rule  # kept, as its code is called
        self._signature = signature

    def __wrapper_address__(self) -> int:  # noqa: PLW3201 - Numba's name
        return int(_get_wrapper_address(self._rule, self._signature))

    def signature(self) -> Any:
        """For Numba, which asks for it."""
        return self._signature


def _rules(game: Game) -> list[Any]:
    rules = {name: getattr(game.rules, name) for name in loops.RULES}
    if INTERPRETED:
        return list(rules.values())
    signatures = {**game.types, **game.observe_types}
    return [rule and _Compiled(rule, signatures[name]) for name, rule in rules.items()]


class _Loop:
    """A loop over tables, compiled when it is first called. Numba would look at the types of all
    arrays in every call, which takes longer than many a step: they are the same for all batches of
    a game, so from then on the machine code is called."""

    def __init__(self, function: Any) -> None:
        self._compiled = numba.njit(nogil=True, error_model="numpy", _nrt=False)(function)
        self._code: Any = None

    def __call__(self, *args: Any) -> Any:
        if self._code is None:
            found = self._compiled(*args)
            self._code = next(iter(self._compiled.overloads.values())).entry_point
            return found
        return self._code(*args)


def _whole(function: Any) -> Any:
    return function if INTERPRETED else _Loop(function)


@cache
def _loops(game: Game) -> Loops:
    setup, legal, apply, totals, winners, observe, after = _rules(game)
    look = loops.look_on if after else loops.look_anew

    @_whole
    def start(b: Any, begin: int, end: int) -> None:
        for i in range(begin, end):
            loops.before_the_first(b, i)
            loops.step_table(b, i, 0, look, setup, legal, apply, totals, winners, observe, after)

    @_whole
    def step(b: Any, begin: int, end: int, actions: Any) -> None:
        for i in range(begin, end):
            action = actions[i]
            loops.step_table(
                b, i, action, look, setup, legal, apply, totals, winners, observe, after
            )

    @_whole
    def sample(b: Any, begin: int, end: int, actions: Any) -> None:
        for i in range(begin, end):
            actions[i] = loops.sample_table(b, i)

    @_whole
    def first_illegal(b: Any, begin: int, end: int, actions: Any) -> int:
        return loops.first_illegal(b, begin, end, actions)

    return Loops(start, step, sample, first_illegal)
