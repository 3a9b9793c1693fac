"""Random games on a GPU: a CUDA kernel that calls the same rules.

Each thread plays games one after the other, with its table in local memory. Needs `numba-cuda` (the
extra `gpu`) and an NVIDIA card; no other module imports this one.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

import numba
import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks NumPy 2.5 for it
    np.row_stack = np.vstack

from numba import cuda

from ..game.contract import Choice
from ..game.game import Game
from ..rules.record import Ints, Records, bits64
from .playout import Played, play_to_the_end

if TYPE_CHECKING:
    from numba.cuda.dispatcher import CUDADispatcher

THREADS_A_BLOCK = 64


@cache
def _kernel(game: Game) -> CUDADispatcher:
    setup, legal, apply = game.rules.setup, game.rules.legal, game.rules.apply
    totals, winners = game.rules.totals, game.rules.winners
    most_legal = game.most_legal
    record = numba.from_dtype(game.record.dtype)

    def kernel(
        blank: Records,
        last: Records,
        players: int,
        choices: Ints,
        seed: int,
        games: int,
        won: Ints,
        points: Ints,
        steps_of: Ints,
    ) -> None:
        thread = cuda.grid(1)
        buffer = cuda.local.array(most_legal, numba.int32)
        tables = cuda.local.array(1, record)
        for g in range(thread, games, cuda.gridsize(1)):
            own_seed = seed + bits64(g)
            tables[0] = blank[0]
            s = tables[0]
            setup(s, players, choices, own_seed)
            steps_of[g] = play_to_the_end(s, buffer, None, None, own_seed, legal, apply, None)
            totals(s, points[g])
            won[g] = winners(s)
            if g < last.shape[0]:
                last[g] = tables[0]

    return cuda.jit(kernel)


def play_random_on_gpu(
    game: Game,
    games: int,
    players: int,
    options: Mapping[str, Choice],
    seed: int,
    keep: int = 0,
    blocks: int | None = None,
) -> tuple[Played, Records, float]:
    """Play games at random. Return their results, the final records of the first `keep` games, and
    the seconds that the kernel ran. The first call compiles the kernel."""
    dtype = game.record.dtype
    blank = cuda.to_device(np.zeros(1, dtype))
    last = cuda.to_device(np.zeros(keep, dtype))
    choices = cuda.to_device(game.choices(options))
    won = cuda.device_array(games, np.int64)
    totals = cuda.device_array((games, players), np.int64)
    steps = cuda.device_array(games, np.int64)
    if blocks is None:
        blocks = 32 * cuda.get_current_device().MULTIPROCESSOR_COUNT
    cuda.synchronize()
    begin = time.perf_counter()
    _kernel(game)[blocks, THREADS_A_BLOCK](
        blank, last, players, choices, bits64(seed), games, won, totals, steps
    )
    cuda.synchronize()
    seconds = time.perf_counter() - begin
    played = Played(won.copy_to_host(), totals.copy_to_host(), steps.copy_to_host())
    return played, last.copy_to_host(), seconds
