"""Compiling on the first start of a game: by one thread, one thing after the other, what somebody
waits for first. Several at once would only hold each other up, as there is one compiler.

First come the rules and pictures of a game that somebody wants, so that they can sit down; then,
while they read and make their first move, what the bots at their table think with. What nobody
waits for yet, such as hints, and players that sit at no table, comes when nobody thinks: beside a
compiler a bot takes twice as long.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Iterable

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.bots.prepare import PARTS, is_ready, part_of
from cheesemoon.core.rules.rule import is_prepared

from ..ops import gc_tuning
from .fair_queue import Queue

logger = logging.getLogger("cheesemoon.server")

RULES = "rules"
PATIENCE = 120.0  # seconds in which bots may think before something is made beside them
LEISURE = 2  # the rank of what nobody waits for
Job = tuple[str, str]  # a game and a part of it


class Workshop:
    """What is compiled, what is being compiled, and what will be."""

    def __init__(self, queue: Queue) -> None:
        self.ready: set[str] = set()  # games that can be played
        self.preparing: dict[str, tuple[int, int]] = {}  # how much is done, and of how much
        self.broken: dict[str, str] = {}
        self._queue = queue
        self._taught: set[str] = set()  # games whose bots are ready, or will be
        self._jobs: list[Job] = []
        self._awaited: set[Job] = set()  # what somebody waits for, or will soon
        self._lock = threading.Lock()
        self._busy = False
        self._loop: asyncio.AbstractEventLoop | None = None
        queue.missed = self._hurry

    def want(self, name: str) -> None:
        """Somebody wants to play a game. If it was compiled before it is only loaded, at once;
        otherwise its rules come before all bots."""
        with self._lock:
            if name in self.preparing:
                return
            self.preparing[name] = (0, 1)
            compiled = is_prepared(cm.game(name).package, RULES)
            if not compiled:
                self._jobs.append((name, RULES))
                self._jobs.sort(key=self._rank)
        if compiled:
            threading.Thread(target=self._prepare_rules, args=(name,), daemon=True).start()
        else:
            self._begin()

    def want_bots(self, name: str, levels: Iterable[str] = ()) -> None:
        """Somebody sits at a table of this game, with bots of these levels: they will be asked.
        Until they are ready, their thoughts wait."""
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
        """A thought waits for this."""
        name, _, part = needed.partition(" ")
        with self._lock:
            self._awaited.add((name, part))
            self._jobs.sort(key=self._rank)

    def _rank(self, job: Job) -> int:
        """What is made first; of what is equal, what was wanted first."""
        if job[1] == RULES:
            return 0
        return 1 if job in self._awaited else LEISURE

    def _begin(self, loop: asyncio.AbstractEventLoop | None = None) -> None:
        with self._lock:
            self._loop = loop or self._loop
            if self._busy:
                return
            self._busy = True
        # a daemon: whoever stops the server does not wait for a compiler
        threading.Thread(target=self._work, name="workshop", daemon=True).start()

    def _next(self) -> Job | None:
        with self._lock:
            self._busy = bool(self._jobs)
            return self._jobs.pop(0) if self._jobs else None

    def _let_think(self) -> None:
        """Return when something has to be made at once, when nobody thinks, or in the end."""
        until = time.monotonic() + PATIENCE
        while self._queue.busy and not self._pressing() and time.monotonic() < until:
            time.sleep(0.05)

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
                self._prepare_rules(name)
            else:
                self._prepare_bots(name, part)

    def _prepare_rules(self, name: str) -> None:
        def step(done: int, everything: int) -> None:
            self.preparing[name] = (done, everything)

        try:
            game = cm.game(name)
            game.prepare(step)
            game.prepare_pictures(_unseen)
            game.try_out()
        except Exception as error:
            logger.exception("rules cannot be prepared", extra={"game": name})
            self.broken[name] = str(error)
            return
        self.ready.add(name)
        gc_tuning.settle()

    def _prepare_bots(self, name: str, part: str) -> None:
        try:
            bots.prepare(cm.game(name), part)
        except Exception:
            logger.exception("bots cannot be prepared", extra={"game": name})
        gc_tuning.settle()
        assert self._loop is not None
        begun = threading.Event()

        def begin() -> None:
            self._queue.release(need(name, part))
            begun.set()

        with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
            self._loop.call_soon_threadsafe(begin)
            begun.wait(1)  # whoever waited for it thinks before the next is looked for


def need(name: str, part: str) -> str:
    """What a thought waits for, as the queue knows it; "" if nothing."""
    return f"{name} {part}" if part else ""


def _unseen(done: int, everything: int) -> None:
    """Nobody watches how far it is."""
