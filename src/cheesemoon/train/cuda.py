"""Examples made on a GPU: the same tables, played out by the same rules and heuristics, one thread
for each game and for each playout. For equal numbers they are equal to those of the CPU.

Needs `numba-cuda` (the extra `gpu`) and an NVIDIA card.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from typing import Any, NamedTuple

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

THREADS = 128  # of a block
REGISTERS = 128  # of a thread at most
_GROUP = 64  # chunks that are on the card together
_ROOM = 16  # tables that may be kept of a game
_SPARE = 32  # games of a chunk more than it should need


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
def _label_kernel(game: Game) -> Any:
    legal_of, apply, redraw = game.rules.legal, game.rules.apply, game.rules.redraw
    totals_of, winners, weigh = game.rules.totals, game.rules.winners, game.rules.weigh
    assert weigh is not None  # only games with a heuristic are learned
    most_legal = game.most_legal
    record = numba.from_dtype(game.record.dtype)

    def kernel(
        tables: Any,
        playouts: Any,
        seeds: Any,
        size: Any,
        doubt: Any,
        chaos: Any,
        won: Any,
        totals: Any,
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
def _wander_kernel(game: Game) -> Any:
    setup, legal_of, apply = game.rules.setup, game.rules.legal, game.rules.apply
    weigh, clock = game.rules.weigh, game.rules.clock
    assert weigh is not None and clock is not None
    most_legal = game.most_legal
    record = numba.from_dtype(game.record.dtype)

    def kernel(
        tables: Any,
        kept: Any,
        blank: Any,
        games: Any,
        players: Any,
        variants: Any,
        seeds: Any,
        doubts: Any,
        chaoses: Any,
        keep: Any,
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


def _compiled_later(kernel: Any) -> Any:
    """When it is first launched, which takes a minute or two."""
    _lay_out()
    return cuda.jit(max_registers=REGISTERS, lto=False)(kernel)


def _launch(game: Game, kernel: Any, *arguments: Any) -> None:
    blocks = 16 * cuda.get_current_device().MULTIPROCESSOR_COUNT
    try:
        with _rounded():
            kernel[blocks, THREADS](*arguments)
    except NumbaError:
        raise TrainError("train-no-kernel", game=game.name) from None


# --- tables ---------------------------------------------------------------------------------------


def wandered(chunks: Sequence[Chunk]) -> list[tuple[Records, Any]]:
    """Tables of heuristic players and the game of each, for chunks of one plan: one thread plays a
    game. As `tables_of` makes them on a processor."""
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


def _first_of(chunk: Chunk, tables: Records, counts: Any) -> tuple[Records, Any]:
    """As many tables as the chunk has. Should a game have had more turns to keep than there was
    room for, or all games too few, a processor makes them instead."""
    kept = np.arange(_ROOM) < counts[:, None]
    chosen = tables[kept][: chunk.size]
    games = np.repeat(np.arange(len(counts)), counts)[: chunk.size]
    if len(chosen) < chunk.size or (counts[: games[-1]] == _ROOM).any():
        return tables_of(chunk)
    return chosen, game_numbers(chunk, games)


def _seeds(chunks: Sequence[Chunk]) -> Any:
    return cuda.to_device(np.array([bits64(chunk.seed) for chunk in chunks], np.uint64))


# --- labels ---------------------------------------------------------------------------------------


class UnderWay(NamedTuple):
    """Playouts on the card, begun and not yet asked for."""

    won: Any
    totals: Any
    began: float

    def wait(self) -> tuple[Any, Any, float]:
        """Who won each playout of each table, the points, and the seconds that it took."""
        cuda.synchronize()
        seconds = time.perf_counter() - self.began
        return self.won.copy_to_host(), self.totals.copy_to_host(), seconds


def _play_out(game: Game, tables: Records, plan: Plan, seeds: Any, size: int) -> UnderWay:
    """Begin to play out tables of several chunks of that size, with a seed for each."""
    played = len(tables) * plan.playouts
    on_card = cuda.to_device(tables)
    won = cuda.to_device(np.zeros(played, np.int64))
    totals = cuda.to_device(np.zeros((played, plan.seats), np.int64))
    cuda.synchronize()
    began = time.perf_counter()
    numbers = plan.playouts, seeds, size, plan.doubt, plan.chaos
    _launch(game, _label_kernel(game), on_card, *numbers, won, totals)
    return UnderWay(won, totals, began)


def played_out(game: Game, tables: Records, plan: Plan, seed: int) -> tuple[Any, Any, float]:
    """Who won each playout of each table, the points, and the seconds of the kernel. The first call
    compiles it, which takes a minute or two."""
    check()
    seeds = cuda.to_device(np.array([bits64(seed)], np.uint64))
    return _play_out(game, tables, plan, seeds, len(tables)).wait()


# --- examples -------------------------------------------------------------------------------------


class _Group(NamedTuple):
    """Chunks that are on the card together."""

    chunks: Sequence[Chunk]
    made: list[tuple[Records, Any]]
    labels: UnderWay

    @classmethod
    def begun(cls, chunks: Sequence[Chunk]) -> _Group:
        """With their tables, which are being played out."""
        plan, game = chunks[0].plan, game_named(chunks[0].plan.game)
        made = wandered(chunks)
        tables = np.concatenate([tables for tables, _ in made])
        return cls(chunks, made, _play_out(game, tables, plan, _seeds(chunks), chunks[0].size))

    def examples(self, won: Any, totals: Any) -> Iterator[tuple[str, Examples]]:
        """Of each chunk."""
        at = 0
        for chunk, (tables, games) in zip(self.chunks, self.made, strict=True):
            plan = chunk.plan
            own = slice(at, at + len(tables) * plan.playouts)
            at = own.stop
            shares, margins = means(tables, won[own], totals[own], plan.playouts)
            rows = rows_of(game_named(plan.game), tables)
            yield chunk.name, Examples(rows, shares, margins, games)


def make_all(chunks: list[Chunk], pool: Cores) -> Iterator[tuple[str, Examples]]:
    """The chunks as they are done: games of bots on the cores, at the same time tables of heuristic
    players made and played out on the card."""
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
