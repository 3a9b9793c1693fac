"""A batch of tables on a GPU: the rules are compiled into a kernel, with one thread for each table.

It needs `numba-cuda` (the extra `gpu`) and an NVIDIA card. Arrays stay on the card. PyTorch and JAX
use them without a copy (see `dlpack`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, cast

import numpy as np
import numpy.typing as npt

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 needs it; NumPy 2.5 removed it
    np.row_stack = np.vstack

from numba import cuda

from cheesemoon.core import Game, Table
from cheesemoon.core.rules.record import Ints, Records

from . import loops
from .batched import A, Batch
from .dlpack import Shared
from .errors import EnvError
from .states import Rows

if TYPE_CHECKING:
    from numba.cuda.dispatcher import CUDADispatcher

# threads of a block and registers of a thread at most: measured with First Rat on an H200
THREADS = 256
REGISTERS = 96
_WIDE = 256  # threads of a block that only clears or copies


class CudaBatch(Batch):
    """Many tables of one game on a GPU. `envs.batch(…, device="cuda")` creates it."""

    device = "cuda"

    def _write(self) -> None:
        """Do nothing: kernels read the arrays of the batch."""

    def _lines(self) -> npt.NDArray[np.int64]:
        return np.zeros(1, np.int64)  # a GPU needs no prefetching

    def _prepare(self) -> None:
        if not cuda.is_available():
            raise EnvError("no-gpu", why="CUDA finds no card")
        self._loops = kernels(self.game, self._greedy > 0)
        self._actions = cuda.to_device(np.zeros(self.size, np.int64))
        self._first = cuda.to_device(np.zeros(1, np.int64))

    def _allocate(self, seed: int, lines: npt.NDArray[np.int64]) -> None:
        super()._allocate(seed, lines)
        moved = {
            name: cuda.to_device(value)
            for name, value in self._b._asdict().items()
            if isinstance(value, np.ndarray)
        }
        self._b = self._b._replace(**moved)

    def _wrap(self, array: A) -> A:
        return cast(A, Shared(array, cuda.get_current_device().id, cuda.synchronize))

    @property
    def violations(self) -> int:
        """Return how many illegal actions were replaced by a legal one so far."""
        return int(np.asarray(self._wrap(self._b.violations)).sum())

    # --- playing --------------------------------------------------------------------------

    def _start_all(self) -> None:
        self._clear(self._b.masks)
        for array in (self._b.games, self._b.counts, self._b.violations):
            self._clear(array)
        self._clear_rows()
        _start[self._blocks, THREADS](self._b)
        self._loops.step[self._blocks, THREADS](self._b, self._actions)

    def step_some(self, which: npt.NDArray[np.int64], actions: npt.NDArray[np.int64]) -> None:
        """Play legal actions at the tables `which`; the other tables stay as they are."""
        chosen = np.full(self.size, loops.HOLD, np.int64)
        chosen[which] = actions
        self._clear_rows()
        self._loops.step[self._blocks, THREADS](self._b, cuda.to_device(chosen))

    def _show(self, which: npt.NDArray[np.int64], rows: Mapping[str, Rows]) -> None:
        for name, values in rows.items():
            here = np.array(self._host(name))
            here[which] = values
            getattr(self._b, name).copy_to_device(here)
        self.step_some(which, np.where(self._host("done")[which], 0, loops.HOLD))

    def _host(self, name: str) -> npt.NDArray[np.generic]:
        return np.asarray(self._wrap(getattr(self._b, name)))

    def _set_rows(self, rows: Mapping[str, npt.NDArray[np.generic]]) -> None:
        for name, values in rows.items():
            getattr(self._b, name).copy_to_device(np.ascontiguousarray(values))

    def step(self, actions: npt.ArrayLike) -> None:
        """Play one action at every table. An array of actions on the GPU is used without a copy."""
        chosen = self._checked(actions)
        if self._stops:
            self._first.copy_to_device(np.array([self.size], np.int64))
            self._loops.first_illegal[self._blocks, THREADS](self._b, chosen, self._first)
            at = int(self._first.copy_to_host()[0])
            if at < self.size:
                raise self._refusal(at, int(np.asarray(self._wrap(chosen))[at]))
        self._clear_rows()
        self._loops.step[self._blocks, THREADS](self._b, chosen)
        self._let_opponents_play()

    def sample(self) -> npt.NDArray[np.int64]:
        """Return a random legal action for every table, equal to that of the CPU."""
        self._loops.sample[self._blocks, THREADS](self._b, self._actions)
        return self._wrap(self._actions)

    def records(self) -> Records:
        """Return a copy of all records, with hidden information and random seeds."""
        return np.asarray(self._wrap(self._b.tables))

    def _tables_here(self) -> Records:
        return self.records()

    def table(self, i: int) -> Table:
        """Return a copy of table `i`."""
        self._check_table(i)
        return self._table_of(np.asarray(self._wrap(self._b.tables[i : i + 1])))

    @property
    def _blocks(self) -> int:
        return (self.size + THREADS - 1) // THREADS

    def _clear_rows(self) -> None:
        """Clear all observations in one kernel, which is faster than one thread for each table. A
        game with `observe_after` updates its rows and needs no clearing."""
        if self.game.rules.observe_after is None:
            self._clear(self._b.observations)

    def _clear(self, array: npt.NDArray[np.generic]) -> None:
        flat = array.reshape(array.size)
        blocks = min(65_535, (flat.size + _WIDE - 1) // _WIDE)
        _clear[blocks, _WIDE](flat)

    def _checked(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        is_sampled: bool = isinstance(actions, Shared) and actions._array is self._actions
        if is_sampled:
            return self._actions
        if not hasattr(actions, "__cuda_array_interface__"):
            copied: npt.NDArray[np.int64] = cuda.to_device(super()._checked(actions))
            return copied
        given = cuda.as_cuda_array(actions)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            what = f"{given.dtype} {given.shape}"
            raise EnvError("bad-actions", tables=str(self.size), given=what)
        if given.dtype == np.int64 and given.is_c_contiguous():
            return cast("npt.NDArray[np.int64]", given)
        _copy[self._blocks, THREADS](given, self._actions)
        return self._actions


class Loops(NamedTuple):
    """The kernels that work on all tables."""

    step: CUDADispatcher
    sample: CUDADispatcher
    first_illegal: CUDADispatcher


@cache
def kernels(game: Game, weighs: bool = False) -> Loops:
    """Return the kernels of a game. Numba compiles them at their first launch. With `weighs` seats
    can play greedily."""
    setup, legal, apply, totals, winners, observe, after = (
        getattr(game.rules, name) for name in loops.Rules._fields[:7]
    )
    look = loops.update_row if after else loops.fill_row
    still = loops.prefetch_nothing
    weigh = (weighs and game.rules.weigh) or loops.weigh_nothing
    after = after or observe  # Numba takes no None for a rule, even if the rule is not called

    @cuda.jit(max_registers=REGISTERS)
    def step(b: loops.Arrays, actions: Ints) -> None:
        i = cuda.grid(1)
        if i < b.done.shape[0]:
            action = actions[i]
            loops.step_table(
                b,
                i,
                action,
                look,
                still,
                setup,
                legal,
                apply,
                totals,
                winners,
                observe,
                after,
                weigh,
            )

    return Loops(step, _sample, _first_illegal)


@cuda.jit
def _start(b: loops.Arrays) -> None:
    """Mark all tables as finished, so that the first step sets them up. Only one kernel contains
    rules, because such a kernel compiles for minutes."""
    i = cuda.grid(1)
    if i < b.done.shape[0]:
        loops.mark_finished(b, i)


@cuda.jit
def _sample(b: loops.Arrays, actions: Ints) -> None:
    i = cuda.grid(1)
    if i < b.done.shape[0]:
        actions[i] = loops.sample_table(b, i)


@cuda.jit
def _first_illegal(b: loops.Arrays, actions: Ints, first: Ints) -> None:
    i = cuda.grid(1)
    if i < b.done.shape[0] and loops.is_illegal(b, i, actions[i]):
        cuda.atomic.min(first, 0, i)


@cuda.jit
def _clear(array: Ints) -> None:
    for i in range(cuda.grid(1), array.shape[0], cuda.gridsize(1)):
        array[i] = 0


@cuda.jit
def _copy(given: Ints, actions: Ints) -> None:
    i = cuda.grid(1)
    if i < actions.shape[0]:
        actions[i] = given[i]
