"""The same batch on a GPU: the very same rules, compiled into a kernel, one thread for each table.

Needs `numba-cuda` (the extra `gpu`) and an NVIDIA card. Arrays stay on the card; PyTorch and JAX
take them without copying (see `dlpack`).
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks NumPy 2.5 for it
    np.row_stack = np.vstack

from numba import cuda

from cheesemoon.core import Game, bits64
from cheesemoon.core.game.options import check_seed

from . import loops
from .batched import Batch
from .dlpack import Shared
from .errors import EnvError

THREADS = 256  # of a block, and registers of a thread at most: measured with First Rat on an H200
REGISTERS = 96
_WIDE = 256  # of a block that only clears or copies


class CudaBatch(Batch):
    """Tables of one game on a GPU. Made by `envs.batch(…, device="cuda")`."""

    device = "cuda"

    def _write(self) -> None:
        """Kernels take the arrays themselves."""

    def _lines(self) -> Any:
        return np.zeros(1, np.int64)  # a card fetches for itself

    def _prepare(self) -> None:
        if not cuda.is_available():
            raise EnvError("no-gpu", why="CUDA finds no card")
        self._loops = kernels(self.game)
        self._actions = cuda.to_device(np.zeros(self.size, np.int64))
        self._first = cuda.to_device(np.zeros(1, np.int64))

    def _allocate(self, seed: int) -> None:
        super()._allocate(seed)
        moved = {
            name: cuda.to_device(value)
            for name, value in self._b._asdict().items()
            if isinstance(value, np.ndarray)
        }
        self._b = self._b._replace(**moved)

    # --- the arrays, shared ---------------------------------------------------------------

    def _shared(self, name: str) -> Shared:
        device = cuda.get_current_device().id
        return Shared(getattr(self._b, name), device, cuda.synchronize)

    @property
    def observations(self) -> Shared:
        """What the seat to act may know: (tables, numbers) float32."""
        return self._shared("observations")

    @property
    def masks(self) -> Shared:
        """Which actions are legal: (tables, actions) bool. A finished table allows action 0."""
        return self._shared("masks")

    @property
    def legal(self) -> Shared:
        """The same as lists: (tables, most) int32."""
        return self._shared("legal")

    @property
    def counts(self) -> Shared:
        """How many actions are legal: (tables,) int64."""
        return self._shared("counts")

    @property
    def seats(self) -> Shared:
        """The seat to act: (tables,) int64; -1 when the game is over."""
        return self._shared("seats")

    @property
    def rewards(self) -> Shared:
        """What each seat got with the last step: (tables, seats) float32."""
        return self._shared("rewards")

    @property
    def done(self) -> Shared:
        """Which games are over: (tables,) bool."""
        return self._shared("done")

    @property
    def points(self) -> Shared:
        """Totals of the last game that was over: (tables, seats) int64."""
        return self._shared("points")

    @property
    def seeds(self) -> Shared:
        """What each table was set up from: `game.new(seed=…)` makes the same one."""
        return self._shared("seeds")

    @property
    def steps(self) -> Shared:
        """Decisions in each game so far: (tables,) int64."""
        return self._shared("steps")

    @property
    def violations(self) -> int:
        """Illegal actions so far that were answered with a legal one."""
        return int(self._b.violations.copy_to_host().sum())

    # --- playing --------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> None:
        """Set all tables up anew; without a seed, for the first game of the same one."""
        if seed is not None:
            self._b = self._b._replace(root=bits64(check_seed(seed)))
        self._clear(self._b.masks)
        for array in (self._b.games, self._b.counts, self._b.violations):
            self._clear(array)
        self._clear_rows()
        _start[self._blocks, THREADS](self._b)
        self._loops.step[self._blocks, THREADS](self._b, self._actions)

    def step(self, actions: Any) -> None:
        """Play one action at every table, an array of action numbers, best one of the GPU."""
        chosen = self._checked(actions)
        if self._stops:
            self._first.copy_to_device(np.array([self.size], np.int64))
            self._loops.first_illegal[self._blocks, THREADS](self._b, chosen, self._first)
            at = int(self._first.copy_to_host()[0])
            if at < self.size:
                raise self._refusal(at, int(chosen.copy_to_host()[at]))
        self._clear_rows()
        self._loops.step[self._blocks, THREADS](self._b, chosen)

    def sample(self) -> Any:
        """A random legal action for every table, the same as on the CPU."""
        self._loops.sample[self._blocks, THREADS](self._b, self._actions)
        return Shared(self._actions, cuda.get_current_device().id, cuda.synchronize)

    def records(self) -> Any:
        """A copy of all records, hidden things and seeds of chance included."""
        return self._b.tables.copy_to_host()

    def _tables_here(self) -> Any:
        return self.records()

    def table(self, i: int) -> Any:
        """A copy of one table as it stands, to be looked at."""
        self._check_table(i)
        return self._table_of(self._b.tables[i : i + 1].copy_to_host())

    @property
    def _blocks(self) -> int:
        return (self.size + THREADS - 1) // THREADS

    def _clear_rows(self) -> None:
        """All at once, which is faster than each thread for its table; not needed where a game
        makes a row of the one before it."""
        if self.game.rules.observe_after is None:
            self._clear(self._b.observations)

    def _clear(self, array: Any) -> None:
        flat = array.reshape(array.size)
        blocks = min(65_535, (flat.size + _WIDE - 1) // _WIDE)
        _clear[blocks, _WIDE](flat)

    def _checked(self, actions: Any) -> Any:
        if isinstance(actions, Shared) and actions._array is self._actions:
            return self._actions
        if not hasattr(actions, "__cuda_array_interface__"):
            return cuda.to_device(super()._checked(actions))
        given = cuda.as_cuda_array(actions)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            what = f"{given.dtype} {given.shape}"
            raise EnvError("bad-actions", tables=str(self.size), given=what)
        if given.dtype == np.int64 and given.is_c_contiguous():
            return given
        _copy[self._blocks, THREADS](given, self._actions)
        return self._actions


class Loops(NamedTuple):
    """What is done with all tables, as kernels."""

    step: Any
    sample: Any
    first_illegal: Any


@cache
def kernels(game: Game) -> Loops:
    """Compiled when they are first launched; the rules are those of the CPU."""
    setup, legal, apply, totals, winners, observe, after = (
        getattr(game.rules, name) for name in loops.Rules._fields
    )
    look = loops.look_on if after else loops.look_at_cleared
    still = loops.nothing_ahead
    after = after or observe  # Numba takes no None for a rule, even if it is not called

    @cuda.jit(max_registers=REGISTERS)
    def step(b: Any, actions: Any) -> None:
        i = cuda.grid(1)
        if i < b.done.shape[0]:
            action = actions[i]
            loops.step_table(
                b, i, action, look, still, setup, legal, apply, totals, winners, observe, after
            )

    return Loops(step, _sample, _first_illegal)


@cuda.jit
def _start(b: Any) -> None:
    """Before the first step, which sets all tables up: a kernel with rules in it compiles for
    minutes, so that there is only one."""
    i = cuda.grid(1)
    if i < b.done.shape[0]:
        loops.before_the_first(b, i)


@cuda.jit
def _sample(b: Any, actions: Any) -> None:
    i = cuda.grid(1)
    if i < b.done.shape[0]:
        actions[i] = loops.sample_table(b, i)


@cuda.jit
def _first_illegal(b: Any, actions: Any, first: Any) -> None:
    i = cuda.grid(1)
    if i < b.done.shape[0] and loops.is_illegal(b, i, actions[i]):
        cuda.atomic.min(first, 0, i)


@cuda.jit
def _clear(array: Any) -> None:
    for i in range(cuda.grid(1), array.shape[0], cuda.gridsize(1)):
        array[i] = 0


@cuda.jit
def _copy(given: Any, actions: Any) -> None:
    i = cuda.grid(1)
    if i < actions.shape[0]:
        actions[i] = given[i]
