"""Compilation on the first start of a game, in another process, one job after the other.

Players sit down at once: their tables run interpreted until the compiled rules are there. Rules and
pictures of wanted games come first, then the bots at their tables. Hints and other bots come when
no bot thinks: beside a compiler a bot takes longer.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Iterable

import cheesemoon as cm
from cheesemoon.bots.prepare import PARTS, is_ready, part_of
from cheesemoon.core.rules.rule import is_deferring, is_prepared

from .. import timing
from ..ops import gc_tuning
from .compiler import RULES, CompilerProcess
from .fair_queue import Queue

logger = logging.getLogger("cheesemoon.server")

PATIENCE = 120.0  # seconds that leisure jobs wait for busy bots
LEISURE = 2  # the rank of a job that no table waits for
Job = tuple[str, str]  # a game, and RULES or a part of its bots


class Workshop:
    """The queue of the compiler: what is compiled, being compiled, and will be."""

    def __init__(self, queue: Queue) -> None:
        self.ready: set[str] = set()  # games that can be played
        self.broken: dict[str, str] = {}
        self._queue = queue
        self._wanted: set[str] = set()
        self._compiler = CompilerProcess()
        self._is_closed = False
        self._taught: set[str] = set()  # games whose bots are ready or queued
        self._jobs: list[Job] = []
        self._awaited: set[Job] = set()  # jobs that tables wait for
        self._lock = threading.Lock()
        self._busy = False
        self._loop: asyncio.AbstractEventLoop | None = None
        queue.missed = self._hurry

    def want(self, name: str) -> None:
        """Prepare a game. Rules that were compiled before are loaded. Otherwise they are compiled
        before all bots, and the game can be played interpreted meanwhile."""
        with self._lock:
            if name in self._wanted:
                return
            self._wanted.add(name)
            compiled = is_prepared(cm.game(name).package, RULES)
            if not compiled:
                self._jobs.append((name, RULES))
                self._jobs.sort(key=self._rank)
        if compiled:
            threading.Thread(target=self._load_rules, args=(name,), daemon=True).start()
            return
        if is_deferring():
            self.ready.add(name)
        self._begin()

    def want_bots(self, name: str, levels: Iterable[str] = ()) -> None:
        """Prepare the bots of a game, those of these levels first. Their tasks wait until they are
        ready."""
        game = cm.game(name)
        missing: list[str] = []
        if name not in self._taught:
            self._taught.add(name)
            missing = [part for part in PARTS if not is_ready(game, part)]
            for part in missing:
                self._queue.hold(need(name, part))
        with self._lock:
            self._awaited.update((name, part_of(level, game)) for level in levels)
            self._jobs += [(name, part) for part in missing]
            self._jobs.sort(key=self._rank)
        if missing:
            self._begin(asyncio.get_running_loop())

    def _hurry(self, needed: str) -> None:
        """Move a job forward, because a task waits for it."""
        name, _, part = needed.partition(" ")
        with self._lock:
            self._awaited.add((name, part))
            self._jobs.sort(key=self._rank)

    def _rank(self, job: Job) -> int:
        """Sort key: priority, then first come."""
        if job[1] == RULES:
            return 0
        return 1 if job in self._awaited else LEISURE

    def _begin(self, loop: asyncio.AbstractEventLoop | None = None) -> None:
        with self._lock:
            self._loop = loop or self._loop
            if self._busy:
                return
            self._busy = True
        # a daemon thread: a stopping server does not wait for the compiler
        threading.Thread(target=self._work, name="workshop", daemon=True).start()

    def _next(self) -> Job | None:
        with self._lock:
            self._busy = bool(self._jobs)
            return self._jobs.pop(0) if self._jobs else None

    def _let_think(self) -> None:
        """Wait while bots think, until a job is urgent or PATIENCE has passed."""
        until = timing.monotonic() + PATIENCE
        while self._queue.busy and not self._pressing() and timing.monotonic() < until:
            timing.pause(0.05)

    def _pressing(self) -> bool:
        with self._lock:
            return not self._jobs or self._rank(self._jobs[0]) < LEISURE

    def _work(self) -> None:
        while True:
            self._let_think()
            if (job := self._next()) is None:
                return
            name, part = job
            if part == RULES:
                self._compile_rules(name)
            else:
                self._compile_bots(name, part)

    def _compile_rules(self, name: str) -> None:
        why = self._compiler.compile(name, RULES)
        if self._is_closed:
            return
        if why:
            logger.error("rules cannot be compiled: %s", why, extra={"game": name})
            if name not in self.ready:
                self.broken[name] = why
            return
        self._load_rules(name)

    def _load_rules(self, name: str) -> None:
        """Load compiled rules, so that the first move of a player need not."""
        try:
            cm.game(name).try_out()
        except Exception as error:
            logger.exception("rules cannot be loaded", extra={"game": name})
            self.broken[name] = str(error)
            return
        self.ready.add(name)
        gc_tuning.settle()

    def close(self) -> None:
        """End the compiler."""
        with self._lock:
            self._is_closed = True
            self._jobs.clear()
        self._compiler.close()

    def _compile_bots(self, name: str, part: str) -> None:
        why = self._compiler.compile(name, part)
        if why and not self._is_closed:
            logger.error("bots cannot be compiled: %s", why, extra={"game": name})
        assert self._loop is not None
        begun = threading.Event()

        def begin() -> None:
            self._queue.release(need(name, part))
            begun.set()

        with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
            self._loop.call_soon_threadsafe(begin)
            begun.wait(1)  # tasks that waited for it start before the next job


def need(name: str, part: str) -> str:
    """Return the name of a need for the queue; "" if nothing is needed."""
    return f"{name} {part}" if part else ""
