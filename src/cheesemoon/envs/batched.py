"""Many tables of one game at once, as arrays that change in place.

    batch = envs.batch("first-rat", tables=4096, seats=4, seed=1)
    while learning:
        actions = policy(batch.observations, batch.masks)
        batch.step(actions)
        learn(batch.rewards, batch.done)

Rows of the arrays are tables. A finished table shows its rewards and `done` once. The next step
starts its next game and ignores its action. Table i plays the same games for the same seed, for
any number of tables and threads. `states` has what brings positions into a batch and out of it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeVar

import numpy as np
import numpy.typing as npt

from cheesemoon.core import INTERPRETED, Choice, Game, IllegalAction, Table, bits64
from cheesemoon.core.game.engine_state import Play
from cheesemoon.core.game.options import check_seat, check_seed
from cheesemoon.core.rules.record import Records
from cheesemoon.core.rules.rule import quiet

from . import jobs, loops
from .errors import EnvError, IllegalInBatch
from .opponents import Opponents
from .rewards import divisor
from .states import Rows, States

if TYPE_CHECKING:
    from .helpers import Helpers

_FEW = 48  # tables; fewer do not repay a thread
_FEW_LOOKS = 256  # tables, for jobs that do next to nothing at each
_CACHED = 2 << 20  # bytes of tables and rows that the caches of one core hold
_TRIED = 16, 256  # tables and steps of the trial that finds which lines change
_MOST_LINES = 64  # cache lines of a row that are prefetched at most
_OFTEN = 0.3  # share of the steps; rows that are updated prefetch only lines that change more often

A = TypeVar("A", bound=npt.NDArray[np.generic])


class Batch(States):
    """Many tables of one game on the CPU. `envs.batch` creates it. On a GPU the arrays are
    `dlpack.Shared`: PyTorch and JAX use their memory without a copy."""

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
        greedy: int = 0,
        opponents: Opponents | None = None,
    ) -> None:
        self.game = game
        self.options = dict(options)
        self.players = seats
        self._stops = illegal == "stop"
        self._own = (1 << seats) - 1 if seat is None else 1 << seat
        self._greedy = greedy  # bits of seats; the step plays them by the game's heuristic
        self._opponents = opponents
        self._viewer = seat or 0
        self._margin = float(divisor(game, reward))
        self._wanted_threads = threads
        self._make(tables, seed)
        self.reset()

    def _make(self, tables: int, seed: int, lines: npt.NDArray[np.int64] | None = None) -> None:
        """Allocate the arrays of this number of tables. They show nothing yet."""
        self.size = tables
        most = self._wanted_threads or cores()
        self._threads = 1 if INTERPRETED else min(most, max(1, tables // _FEW))
        self._helpers: Helpers | None = None
        self._actions = np.zeros(tables, np.int64)  # filled by `sample`
        self._chosen = np.zeros(tables, np.int64)  # given to `step`
        self._prepare()
        self._allocate(seed, self._lines() if lines is None else lines)
        self._write()

    # --- the arrays -----------------------------------------------------------------------

    def _allocate(self, seed: int, lines: npt.NDArray[np.int64]) -> None:
        game, n = self.game, self.size
        thinking = self._opponents.seats if self._opponents else 0
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
            lines=lines,
            weights=np.zeros((n if self._greedy else 1, game.most_legal), np.float64),
            players=self.players,
            root=bits64(seed),
            own=self._own | thinking,
            greedy=self._greedy,
            viewer=self._viewer,
            margin=self._margin,
        )

    def _wrap(self, array: A) -> A:
        return array

    @property
    def observations(self) -> npt.NDArray[np.float32]:
        """Return what the seat to act may know: (tables, numbers) float32."""
        return self._wrap(self._b.observations)

    @property
    def masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions are legal: (tables, actions) bool. A finished table allows action
        0."""
        return self._wrap(self._b.masks)

    @property
    def legal(self) -> npt.NDArray[np.int32]:
        """Return the legal actions as lists: (tables, most) int32. Row i has `counts[i]`
        entries."""
        return self._wrap(self._b.legal)

    @property
    def counts(self) -> npt.NDArray[np.int64]:
        """Return the number of legal actions: (tables,) int64."""
        return self._wrap(self._b.counts)

    @property
    def seats(self) -> npt.NDArray[np.int64]:
        """Return the seat to act: (tables,) int64; -1 when the game is over."""
        return self._wrap(self._b.seats)

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """Return the reward of each seat for the last step: (tables, seats) float32."""
        return self._wrap(self._b.rewards)

    @property
    def done(self) -> npt.NDArray[np.bool_]:
        """Return which games are over: (tables,) bool."""
        return self._wrap(self._b.done)

    @property
    def points(self) -> npt.NDArray[np.int64]:
        """Return the totals of the last finished game: (tables, seats) int64."""
        return self._wrap(self._b.points)

    @property
    def seeds(self) -> npt.NDArray[np.uint64]:
        """Return the seed of each table: (tables,) uint64. `game.new(seed=…)` makes an equal
        table."""
        return self._wrap(self._b.seeds)

    @property
    def steps(self) -> npt.NDArray[np.int64]:
        """Return the number of decisions in each game so far: (tables,) int64."""
        return self._wrap(self._b.steps)

    @property
    def violations(self) -> int:
        """Return how many illegal actions were replaced by a legal one so far."""
        return int(self._b.violations.sum())

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        seats = "1 seat" if self.players == 1 else f"{self.players} seats"
        return f"<{self.size} tables of {self.game.name}, {seats}, {self.device}>"

    # --- playing --------------------------------------------------------------------------

    def reset(self, seed: int | None = None, mask: npt.ArrayLike | None = None) -> None:
        """Set up all tables for their first game. Without a seed the batch keeps its seed. With a
        mask, (tables,) bool, only these tables are set up, each for its next game."""
        if mask is not None:
            which = self._masked(mask, seed)
            self._show(which, {"done": np.True_, "seats": np.int64(-1)})
        else:
            if seed is not None:
                self.close()  # a helper that is still awake would use the old seed
                self._b = self._b._replace(root=bits64(check_seed(seed)))
                self._write()
            self._start_all()
            if self._opponents:
                self._opponents.start(int(self._b.root))
        self._let_opponents_play()

    def _start_all(self) -> None:
        for array in (self._b.games, self._b.counts, self._b.violations, self._b.masks):
            array[:] = 0
        self._run_job(jobs.START)

    def step(self, actions: npt.ArrayLike) -> None:
        """Play one action at every table. `actions` are action numbers; all arrays change in place.
        An illegal action makes the batch refuse the step, or play a random legal action instead.
        The argument `illegal` of `envs.batch` decides which."""
        self._chosen[:] = self._checked(actions)
        if self._stops:
            at = self._run_job(jobs.CHECK, few=_FEW_LOOKS)
            if at >= 0:
                raise self._refusal(at, int(self._chosen[at]))
        self._run_job(jobs.STEP)
        self._let_opponents_play()

    def _let_opponents_play(self) -> None:
        if self._opponents:
            self._opponents.play(self)

    def step_some(self, which: npt.NDArray[np.int64], actions: npt.NDArray[np.int64]) -> None:
        """Play legal actions at the tables `which`; the other tables stay as they are."""
        self._chosen[:] = loops.HOLD
        self._chosen[which] = actions
        self._run_job(jobs.STEP)

    def sample(self) -> npt.NDArray[np.int64]:
        """Return a random legal action for every table; equal seeds give equal actions. The array
        belongs to the batch. The next call overwrites it."""
        self._run_job(jobs.SAMPLE, few=_FEW_LOOKS)
        return self._actions

    def values(self, seat: int = 0) -> npt.NDArray[np.float64]:
        """Return the game's own estimate of every table for a seat: (tables,) float64. The unit is
        points or the game's own measure. Use it as a potential for reward shaping."""
        value = self.game.rules.value
        if value is None:
            raise EnvError("no-shaping", game=self.game.name)
        seen_from = check_seat(seat, self.players)
        found = np.zeros(self.size)
        with quiet():
            jobs.write_values(self.game, self._tables_here(), seen_from, found, value)
        return found

    def table(self, i: int) -> Table:
        """Return a copy of table `i`."""
        self._check_table(i)
        return self._table_of(self._b.tables[i])

    def _table_of(self, record: np.void | Records) -> Table:
        array = np.frombuffer(bytearray(record.tobytes()), self.game.record.dtype)
        return Table(self.game, Play(self.game, array), self.options)

    def records(self) -> Records:
        """Return a copy of all records, with hidden information and random seeds."""
        return self._b.tables.copy()

    def _host(self, name: str) -> npt.NDArray[np.generic]:
        """Return an array of the batch in the memory of this machine."""
        found: npt.NDArray[np.generic] = getattr(self._b, name)
        return found

    def _set_rows(self, rows: Mapping[str, npt.NDArray[np.generic]]) -> None:
        """Overwrite whole arrays."""
        for name, values in rows.items():
            getattr(self._b, name)[...] = values

    def _show(self, which: npt.NDArray[np.int64], rows: Mapping[str, Rows]) -> None:
        """Overwrite rows of the tables `which` and show their decisions. A table that is done
        starts its next game."""
        for name, values in rows.items():
            getattr(self._b, name)[which] = values
        self._chosen[which] = np.where(self._b.done[which], 0, loops.HOLD)
        if len(which) == self.size:
            self._run_job(jobs.STEP)
            return
        with quiet():
            for i in which.tolist():
                self._jobs.run(jobs.STEP, i, i + 1, self._work)

    def close(self) -> None:
        """Stop the helper threads."""
        if self._helpers:
            self._helpers.close()
            self._helpers = None

    # --- inside ---------------------------------------------------------------------------

    def _tables_here(self) -> Records:
        return self._b.tables

    def _prepare(self) -> None:
        self.game.prepare()
        self.game.prepare_observation()
        if self._greedy:
            self.game.prepare_heuristics()
        self._jobs = jobs.jobs_of(self.game, self._greedy > 0)

    def _write(self) -> None:
        """Write the addresses of all arrays for the compiled jobs."""
        work = jobs.Work(self._b, self._actions, self._chosen)
        self._work = self._jobs.encode(work)

    def give_seats(self, own: int) -> None:
        """Let the caller play the seats of these bits from now on."""
        self._own = own
        self._b = self._b._replace(own=own)
        self._write()

    def _lines(self) -> npt.NDArray[np.int64]:
        """Return the byte offsets of a row whose memory is prefetched; none if the caches hold all
        tables. A few games are played to find the cache lines that change. A row that is rebuilt
        needs all of them. A row that is updated needs only the lines that change often."""
        a_table = self.game.record.dtype.itemsize + 4 * len(self.game.observation_names)
        if INTERPRETED or self.size // self._threads * a_table <= _CACHED:
            return np.zeros(0, np.int64)
        tables, steps = _TRIED
        few = Batch(self.game, tables, self.players, self.options, seed=0, threads=1)
        lines = np.arange(0, len(self.game.observation_names), jobs.LINE // 4)
        changes = np.zeros(len(lines))
        for _ in range(steps):
            before = few.observations.copy()
            few.step(few.sample())
            changed = np.logical_or.reduceat(few.observations != before, lines, axis=1)
            changes += changed.mean(axis=0)
        goes_on = self.game.rules.observe_after is not None and self.players > 1
        return 4 * lines[changes > (_OFTEN * steps if goes_on else 0)][:_MOST_LINES]

    def _checked(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        if actions is self._actions:
            return self._actions
        try:
            given = np.asarray(actions)
        except ValueError:  # rows of different lengths
            given = np.empty((), object)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            what = f"{given.dtype} {given.shape}"
            raise EnvError("bad-actions", tables=str(self.size), given=what)
        return np.ascontiguousarray(given, np.int64)

    def _refusal(self, i: int, action: int) -> IllegalAction:
        actions = self.game.actions
        text = actions.text(action) if 0 <= action < actions.size else str(action)
        return IllegalInBatch(i, refusal(self.table(i), text))

    def _run_job(self, job: int, few: int = _FEW) -> int:
        """Run a job on all tables, split among the threads. Return the first table found, or -1.
        With fewer than `few` tables for each thread the caller does all of it."""
        if self._threads > 1 and self.size >= self._threads * few:
            if self._helpers is None:
                self._helpers = self._start_helpers()
            return self._helpers.share(job)
        with quiet():
            return int(self._jobs.run(job, 0, self.size, self._work))

    def _start_helpers(self) -> Helpers:
        from .helpers import Helpers

        ends = [self.size * part // self._threads for part in range(self._threads + 1)]
        return Helpers(self._jobs.run, self._jobs.address, ends, self._work)


def refusal(table: Table, action: str) -> IllegalAction:
    """Return the error with which a table refuses an illegal action."""
    try:
        table.play(action)
    except IllegalAction as error:
        return error
    raise AssertionError(f"{action} is legal")


def cores() -> int:
    """Count the cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
