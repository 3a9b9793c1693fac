"""Makes examples on a GPU, with the same rules and heuristics as on the CPU.

One thread plays one game or one playout. Results equal those of the CPU. It needs `numba-cuda` (the
extra `gpu`) and an NVIDIA card.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from typing import TYPE_CHECKING, NamedTuple

import numba
import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 needs it; NumPy 2.5 removed it
    np.row_stack = np.vstack

from numba import cuda
from numba.core.errors import NumbaError
from numba.cuda.cudadrv import nvvm
from numba.cuda.extending import overload

from cheesemoon.arena.match import Cores
from cheesemoon.core import Floats, Game, Ints, Records, bits64
from cheesemoon.core.rules.scratch import PAPERS
from cheesemoon.games import game as game_named

from . import loops
from .data import (
    OF_A_GAME,
    Chunk,
    Examples,
    Wandering,
    game_numbers,
    make_named,
    means,
    rows_of,
    tables_of,
)
from .errors import TrainError
from .plan import Plan

if TYPE_CHECKING:
    from numba.cuda.cudadrv.devicearray import DeviceNDArray
    from numba.cuda.dispatcher import CUDADispatcher

THREADS = 128  # threads of a block
REGISTERS = 128  # registers of a thread at most
_GROUP = 64  # chunks that are on the card together
_ROOM = 16  # tables of a game that fit
_SPARE = 32  # spare games of a chunk


def check() -> None:
    """Refuse to go on without a card."""
    if not cuda.is_available():
        raise TrainError("train-no-gpu")


@cache
def _use_local_scratch() -> None:
    """Let rules write their scratch arrays into memory of the thread."""
    for maker in PAPERS:
        overload(maker, inline="always")(_local(maker().shape))


def _local(shape: tuple[int, ...]) -> Callable[[], Callable[[], Floats]]:
    """Return a function, in the form that Numba wants, that makes a zeroed local array of that
    shape."""

    def blank() -> Floats:
        found: Floats = cuda.local.array(shape, numba.float64)
        found[:] = 0.0
        return found

    return lambda: blank


@contextmanager
def _without_fma() -> Iterator[None]:
    """Round products before they are added, while a kernel is compiled. Processors do so too.
    Otherwise equal weights would differ on the GPU. Numba has no option for it, and optimisation at
    link time would undo it."""
    plain = nvvm.compile_ir
    nvvm.compile_ir = partial(plain, fma=False)
    try:
        yield
    finally:
        nvvm.compile_ir = plain


@cache
def _label_kernel(game: Game) -> CUDADispatcher:
    legal_of, apply, redraw = game.rules.legal, game.rules.apply, game.rules.redraw
    totals_of, winners, weigh = game.rules.totals, game.rules.winners, game.rules.weigh
    assert weigh is not None  # only games with a heuristic are learned
    most_legal = game.most_legal
    record = numba.from_dtype(game.record.dtype)

    def kernel(
        tables: Records,
        playouts: int,
        seeds: Ints,
        size: int,
        doubt: float,
        chaos: float,
        won: Ints,
        totals: Ints,
    ) -> None:
        legal = cuda.local.array(most_legal, numba.int32)
        weights = cuda.local.array(most_legal, numba.float64)
        work = cuda.local.array(1, record)
        for at in range(cuda.grid(1), won.shape[0], cuda.gridsize(1)):
            table = at // playouts
            chunk = table // size
            work[0] = tables[table]
            s = work[0]
            loops.play_out_table(
                s,
                seeds[chunk],
                table - chunk * size,
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

    return _compiled_later(kernel)


@cache
def _wander_kernel(game: Game) -> CUDADispatcher:
    setup, legal_of, apply = game.rules.setup, game.rules.legal, game.rules.apply
    weigh, clock = game.rules.weigh, game.rules.clock
    assert weigh is not None and clock is not None
    most_legal = game.most_legal
    record = numba.from_dtype(game.record.dtype)

    def kernel(
        tables: Records,
        kept: Ints,
        blank: Records,
        games: int,
        players: int,
        variants: Ints,
        seeds: Ints,
        doubts: Floats,
        chaoses: Floats,
        keep: float,
    ) -> None:
        legal = cuda.local.array(most_legal, numba.int32)
        weights = cuda.local.array(most_legal, numba.float64)
        work = cuda.local.array(1, record)
        for at in range(cuda.grid(1), kept.shape[0], cuda.gridsize(1)):
            chunk = at // games
            work[0] = blank[0]
            first = at * _ROOM
            last = loops.wander_game(
                work,
                loops.game_seed(seeds[chunk], at - chunk * games),
                players,
                variants[chunk],
                doubts,
                chaoses,
                keep,
                legal,
                weights,
                tables,
                first,
                first + _ROOM,
                setup,
                legal_of,
                apply,
                weigh,
                clock,
            )
            kept[at] = last - first

    return _compiled_later(kernel)


def _compiled_later(kernel: Callable[..., None]) -> CUDADispatcher:
    """Return a kernel that compiles at its first launch, for a minute or two."""
    _use_local_scratch()
    return cuda.jit(max_registers=REGISTERS, lto=False)(kernel)


def _launch(game: Game, kernel: CUDADispatcher, *arguments: object) -> None:
    blocks = 16 * cuda.get_current_device().MULTIPROCESSOR_COUNT
    try:
        with _without_fma():
            kernel[blocks, THREADS](*arguments)
    except NumbaError:
        raise TrainError("train-no-kernel", game=game.name) from None


# --- tables ---------------------------------------------------------------------------------------


def wandered(chunks: Sequence[Chunk]) -> list[tuple[Records, Ints]]:
    """Return tables of heuristic players and the game of each, for chunks of one plan. One thread
    plays a game. The tables equal those of `tables_of` on the CPU."""
    check()
    plan, game = chunks[0].plan, game_named(chunks[0].plan.game)
    hows = [Wandering.of(chunk) for chunk in chunks]
    games = max(chunk.size for chunk in chunks) * 3 // (2 * OF_A_GAME) + _SPARE
    kept = cuda.to_device(np.zeros(len(chunks) * games, np.int64))
    tables = cuda.device_array(len(chunks) * games * _ROOM, game.record.dtype)
    _launch(
        game,
        _wander_kernel(game),
        tables,
        kept,
        cuda.to_device(np.zeros(1, game.record.dtype)),
        games,
        plan.seats,
        cuda.to_device(np.array([how.variants for how in hows])),
        _seeds(chunks),
        cuda.to_device(hows[0].doubts),
        cuda.to_device(hows[0].chaoses),
        hows[0].keep,
    )
    found = tables.copy_to_host().reshape(len(chunks), games, _ROOM)
    counts = kept.copy_to_host().reshape(len(chunks), games)
    return [_first_of(*of_chunk) for of_chunk in zip(chunks, found, counts, strict=True)]


def _first_of(chunk: Chunk, tables: Records, counts: Ints) -> tuple[Records, Ints]:
    """Return as many tables as the chunk needs. If a game has more tables than its room, or all
    games have too few, the CPU makes them instead."""
    kept = np.arange(_ROOM) < counts[:, None]
    chosen = tables[kept][: chunk.size]
    games = np.repeat(np.arange(len(counts)), counts)[: chunk.size]
    if len(chosen) < chunk.size or (counts[: games[-1]] == _ROOM).any():
        return tables_of(chunk)
    return chosen, game_numbers(chunk, games)


def _seeds(chunks: Sequence[Chunk]) -> DeviceNDArray:
    return cuda.to_device(np.array([bits64(chunk.seed) for chunk in chunks], np.uint64))


# --- labels ---------------------------------------------------------------------------------------


class RunningPlayouts(NamedTuple):
    """Playouts that run on the card."""

    won: DeviceNDArray
    totals: DeviceNDArray
    began: float

    def wait(self) -> tuple[Ints, Ints, float]:
        """Wait for the playouts. Return winners (as bits) and points of each, and the seconds."""
        cuda.synchronize()
        seconds = time.perf_counter() - self.began
        return self.won.copy_to_host(), self.totals.copy_to_host(), seconds


def _play_out(
    game: Game, tables: Records, plan: Plan, seeds: DeviceNDArray, size: int
) -> RunningPlayouts:
    """Start to play out tables of several chunks of `size` tables, with a seed for each chunk."""
    played = len(tables) * plan.playouts
    on_card = cuda.to_device(tables)
    won = cuda.to_device(np.zeros(played, np.int64))
    totals = cuda.to_device(np.zeros((played, plan.seats), np.int64))
    cuda.synchronize()
    began = time.perf_counter()
    numbers = plan.playouts, seeds, size, plan.doubt, plan.chaos
    _launch(game, _label_kernel(game), on_card, *numbers, won, totals)
    return RunningPlayouts(won, totals, began)


def played_out(game: Game, tables: Records, plan: Plan, seed: int) -> tuple[Ints, Ints, float]:
    """Return winners (as bits) and points of each playout, and the seconds of the kernel. The first
    call compiles the kernel for a minute or two."""
    check()
    seeds = cuda.to_device(np.array([bits64(seed)], np.uint64))
    return _play_out(game, tables, plan, seeds, len(tables)).wait()


# --- examples -------------------------------------------------------------------------------------


class _Group(NamedTuple):
    """Chunks that are on the card together."""

    chunks: Sequence[Chunk]
    made: list[tuple[Records, Ints]]
    labels: RunningPlayouts

    @classmethod
    def begun(cls, chunks: Sequence[Chunk]) -> _Group:
        """Make the tables of the chunks and start their playouts."""
        plan, game = chunks[0].plan, game_named(chunks[0].plan.game)
        made = wandered(chunks)
        tables = np.concatenate([tables for tables, _ in made])
        return cls(chunks, made, _play_out(game, tables, plan, _seeds(chunks), chunks[0].size))

    def examples(self, won: Ints, totals: Ints) -> Iterator[tuple[str, Examples]]:
        """Yield the examples of each chunk."""
        at = 0
        for chunk, (tables, games) in zip(self.chunks, self.made, strict=True):
            plan = chunk.plan
            own = slice(at, at + len(tables) * plan.playouts)
            at = own.stop
            shares, margins = means(tables, won[own], totals[own], plan.playouts)
            rows = rows_of(game_named(plan.game), tables)
            yield chunk.name, Examples(rows, shares, margins, games)


def make_all(chunks: list[Chunk], pool: Cores) -> Iterator[tuple[str, Examples]]:
    """Yield the chunks as they are done. Bots play on the cores while the card plays for the
    heuristic."""
    check()
    by_bots = pool.each(make_named, [chunk for chunk in chunks if chunk.bot])
    others = [chunk for chunk in chunks if not chunk.bot]
    waiting: Iterator[tuple[str, Examples]] = iter(())
    for first in range(0, len(others), _GROUP):
        group = _Group.begun(others[first : first + _GROUP])
        yield from waiting  # written while the card plays
        won, totals, _ = group.labels.wait()
        waiting = group.examples(won, totals)
    yield from waiting
    yield from by_bots
