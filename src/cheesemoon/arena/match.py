"""Plays one game between bots, and many games on all cores or on a cluster."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import TypeVar

import numpy as np

from cheesemoon import bots
from cheesemoon.bots import BotError
from cheesemoon.core import Choice, bits64
from cheesemoon.core.rules.chance import number
from cheesemoon.games import game as game_named

T = TypeVar("T")
R = TypeVar("R")

_SEATS = 31  # stream of chance for the seeds of bots


@dataclass(frozen=True)
class Job:
    """One game to be played."""

    game: str
    options: Mapping[str, Choice]
    bots: tuple[str, ...]  # by seat
    seed: int  # of chance; with the seat number, also of the bots
    deal: int = 0  # jobs of one deal share their chance


@dataclass(frozen=True)
class Result:
    """The result of a game."""

    job: Job
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    places: tuple[int, ...]  # 1 is best; equal seats share the better place
    steps: int
    seconds: tuple[float, ...]  # thinking time by seat
    decisions: tuple[int, ...]  # decisions with more than one choice, by seat
    actions: tuple[str, ...] = field(default=(), repr=False)
    seats: tuple[int, ...] = field(default=(), repr=False)  # the seat that played each action
    scores: tuple[Mapping[str, int], ...] = field(default=(), repr=False)


def play(job: Job) -> Result:
    """Play one game. A bot sees a copy of the table with hidden information redrawn from the bot's
    seed."""
    game = game_named(job.game)
    table = game.new(seats=len(job.bots), seed=job.seed, **job.options)
    players = [
        bots.bot(name, game, seed=_bot_seed(job.seed, seat)) for seat, name in enumerate(job.bots)
    ]
    seconds = [0.0] * len(players)
    decisions = [0] * len(players)
    acted: list[int] = []
    while table.seat is not None:
        seat = table.seat
        began = time.perf_counter()
        action = players[seat].choose_at(table)
        seconds[seat] += time.perf_counter() - began
        decisions[seat] += len(table.legal()) > 1
        acted.append(seat)
        table.play(action)
    scores = table.scores()
    totals = [score["total"] for score in scores[: table.players]]
    winners = table.winners()
    return Result(
        job,
        tuple(totals),
        tuple(winners),
        tuple(places(totals, winners)),
        len(table.actions),
        tuple(seconds),
        tuple(decisions),
        tuple(table.actions),
        tuple(acted),
        tuple(scores),
    )


def places(totals: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Return the place of each seat: winners first, the others by points. In a common loss all are
    last."""
    if not winners:
        return [len(totals)] * len(totals)
    keys = [(seat in winners, 0 if seat in winners else total) for seat, total in enumerate(totals)]
    return [1 + sum(other > key for other in keys) for key in keys]


def _bot_seed(seed: int, seat: int) -> int:
    with np.errstate(over="ignore"):
        return int(number(bits64(seed), _SEATS, seat))


def play_some(jobs: Sequence[Job]) -> list[Result]:
    """Play several games one after another in this process."""
    return [play(job) for job in jobs]


def cores_here() -> int:
    """Count the cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_all(jobs: Sequence[Job], cores: int | None = None, chunk: int = 1) -> Iterator[Result]:
    """Play all games on `cores` cores; yield results as they finish."""
    cores = cores_here() if cores is None else cores
    for job in jobs[:1]:
        game_named(job.game).prepare()
    if cores <= 1 or len(jobs) <= 1:
        yield from map(play, jobs)
        return
    parts = [jobs[i : i + chunk] for i in range(0, len(jobs), chunk)]
    for results in on_cores(play_some, parts, cores):
        yield from results


def on_cores(work: Callable[[T], R], parts: Sequence[T], cores: int) -> Iterator[R]:
    """Run `work` for each part on `cores` cores; yield results as they finish."""
    with Cores(cores) as pool:
        yield from pool.each(work, parts)


class Cores:
    """A pool of processes for one piece of work after another. With one core it works in this
    process."""

    def __init__(self, cores: int) -> None:
        self.cores = cores
        self._pool: ProcessPoolExecutor | None = None
        if cores > 1:
            method = get_context("spawn")  # threads and compiled code do not survive a fork
            self._pool = ProcessPoolExecutor(cores, mp_context=method, initializer=_end_with_parent)

    def __enter__(self) -> Cores:
        return self

    def __exit__(self, kind: type[BaseException] | None, *error: object) -> None:
        if self._pool is None:
            return
        if kind is not None:  # results are of no use any more
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def each(self, work: Callable[[T], R], parts: Sequence[T]) -> Iterator[R]:
        """Run `work` for each part; yield results as they finish. The processes start at once."""
        if self._pool is None or len(parts) < 2:
            return map(work, parts)
        return _as_done([self._pool.submit(work, part) for part in parts])


def _end_with_parent() -> None:
    """End this worker process when its parent has died, even by SIGKILL."""
    parent = parent_process()
    if parent is not None:
        Thread(target=_wait_for_end, args=(parent,), daemon=True).start()


def _wait_for_end(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def _as_done(futures: list[Future[R]]) -> Iterator[R]:
    try:
        for future in as_completed(futures):
            yield future.result()
    finally:
        for future in futures:
            future.cancel()


class NoCluster(BotError):
    """Ray is not installed, or no cluster answers at that address."""


def _check_reachable(address: str) -> None:
    """Refuse an address where no server answers. Ray itself would retry for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        return  # an address such as `auto`, which only Ray understands
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except OSError as error:
        why = error.strerror or str(error)
        raise NoCluster("no-cluster", address=address, why=why) from None


def play_on_ray(jobs: Sequence[Job], address: str, chunk: int = 1) -> Iterator[Result]:
    """Play all games on a Ray cluster. Its nodes need cheesemoon installed."""
    parts = [jobs[i : i + chunk] for i in range(0, len(jobs), chunk)]
    for results in on_ray(play_some, parts, address):
        yield from results


def on_ray(work: Callable[[T], R], parts: Sequence[T], address: str) -> Iterator[R]:
    """Run `work` for each part on a Ray cluster; yield results as they finish."""
    try:
        import ray
    except ImportError:
        raise NoCluster("no-ray") from None
    if not ray.is_initialized():
        _check_reachable(address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise NoCluster("no-cluster", address=address, why=str(error).splitlines()[0]) from None
    remote = ray.remote(num_cpus=1)(work)
    waiting = [remote.remote(part) for part in parts]
    try:
        while waiting:
            done, waiting = ray.wait(waiting, num_returns=1)
            yield from ray.get(done)
    finally:
        for task in waiting:
            ray.cancel(task)
