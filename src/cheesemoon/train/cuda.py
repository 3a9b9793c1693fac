"""Labels on a GPU: the same tables played out by the same rules and heuristics, one thread for each
playout. For equal numbers they are equal to those of the CPU.

Needs `numba-cuda` (the extra `gpu`) and an NVIDIA card.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from typing import Any

import numba
import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks NumPy 2.5 for it
    np.row_stack = np.vstack

from numba import cuda
from numba.core.errors import NumbaError
from numba.cuda.cudadrv import nvvm
from numba.cuda.extending import overload

from cheesemoon.arena.match import Cores
from cheesemoon.core import Game, Records, bits64
from cheesemoon.core.paper import PAPERS
from cheesemoon.games import game as game_named

from . import loops
from .data import Chunk, Examples, make_named, means, rows_of, tables_of
from .errors import TrainError
from .plan import Plan

THREADS = 128  # of a block
REGISTERS = 128  # of a thread at most


def check() -> None:
    """A sentence if there is no card."""
    if not cuda.is_available():
        raise TrainError("train-no-gpu")


@cache
def _lay_out() -> None:
    """What rules write on during a call is memory of the thread."""
    for maker in PAPERS:
        overload(maker, inline="always")(_local(maker().shape))


def _local(shape: tuple[int, ...]) -> Any:
    """A blank array of that shape, for numbers, as Numba wants to be told of it."""

    def blank() -> Any:
        found = cuda.local.array(shape, numba.float64)
        found[:] = 0.0
        return found

    return lambda: blank


@contextmanager
def _rounded() -> Iterator[None]:
    """While a kernel is compiled: products are rounded before they are added, as processors do it,
    or weights that are equal there would differ here. Numba has no option for that. A kernel that
    is optimised when it is linked would forget it."""
    plain = nvvm.compile_ir
    nvvm.compile_ir = partial(plain, fma=False)
    try:
        yield
    finally:
        nvvm.compile_ir = plain


@cache
def _kernel(game: Game) -> Any:
    legal_of, apply, redraw = game.rules.legal, game.rules.apply, game.rules.redraw
    totals_of, winners, weigh = game.rules.totals, game.rules.winners, game.rules.weigh
    assert weigh is not None  # only games with a heuristic are learned
    most_legal = game.most_legal
    record = numba.from_dtype(game.record.dtype)

    def kernel(
        tables: Any, playouts: Any, seed: int, doubt: Any, chaos: Any, won: Any, totals: Any
    ) -> None:
        legal = cuda.local.array(most_legal, numba.int32)
        weights = cuda.local.array(most_legal, numba.float64)
        work = cuda.local.array(1, record)
        for at in range(cuda.grid(1), won.shape[0], cuda.gridsize(1)):
            table = at // playouts
            work[0] = tables[table]
            s = work[0]
            loops.play_out_table(
                s,
                seed,
                table,
                at - table * playouts,
                legal,
                weights,
                doubt,
                chaos,
                legal_of,
                apply,
                redraw,
                weigh,
            )
            won[at] = winners(s)
            totals_of(s, totals[at])

    _lay_out()
    return cuda.jit(max_registers=REGISTERS, lto=False)(kernel)


def played_out(
    game: Game, tables: Records, plan: Plan, seed: int, blocks: int | None = None
) -> tuple[Any, Any, float]:
    """Who won each playout of each table, the points, and the seconds of the kernel. The first call
    compiles it, which takes minutes."""
    check()
    played = len(tables) * plan.playouts
    on_card = cuda.to_device(tables)
    won = cuda.to_device(np.zeros(played, np.int64))
    totals = cuda.to_device(np.zeros((played, plan.seats), np.int64))
    blocks = blocks or 16 * cuda.get_current_device().MULTIPROCESSOR_COUNT
    cuda.synchronize()
    begin = time.perf_counter()
    numbers = plan.playouts, bits64(seed), plan.doubt, plan.chaos
    try:
        with _rounded():
            _kernel(game)[blocks, THREADS](on_card, *numbers, won, totals)
    except NumbaError:
        raise TrainError("train-no-kernel", game=game.name) from None
    cuda.synchronize()
    return won.copy_to_host(), totals.copy_to_host(), time.perf_counter() - begin


def make_all(chunks: list[Chunk], pool: Cores) -> Iterator[tuple[str, Examples]]:
    """The chunks as they are done: games of bots on the cores, playouts of other tables on the
    card."""
    check()
    for chunk in chunks:
        if not chunk.bot:
            game = game_named(chunk.plan.game)
            tables, games = tables_of(chunk)
            won, totals, _ = played_out(game, tables, chunk.plan, chunk.seed)
            shares, margins = means(tables, won, totals, chunk.plan.playouts)
            yield chunk.name, Examples(rows_of(game, tables), shares, margins, games)
    by_bots = [chunk for chunk in chunks if chunk.bot]
    yield from pool.each(make_named, by_bots)
