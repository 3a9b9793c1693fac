"""Stand-in for `server.thinking.compilation`: nothing is compiled here. And how bots think.

Bots think in other workers of the browser. The second serves all tasks. The third starts when a
task comes while the second is busy, so that a hint does not wait for a bot or a review. Tasks and
results travel as pickles, as they do between a server and its processes.
"""

from __future__ import annotations

import pickle
from collections.abc import Awaitable, Callable, Iterable, Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeVar, cast

import cheesemoon as cm
from cheesemoon.server import background, timing
from cheesemoon.server.thinking.fair_queue import Queue, Task
from cheesemoon.server.thinking.tasks import Head

if TYPE_CHECKING:
    from cheesemoon.server.tables.room import Room

T = TypeVar("T")
Send = Callable[[bytes], Awaitable[bytes]]  # a task for its answer; b"" if it was stopped
LONG = 2.0  # seconds; to start a worker again takes about as long


class Workshop:
    """Says that every game is ready, for there is no compiler."""

    def __init__(self, queue: Queue) -> None:
        self.ready = set(cm.games())
        self.preparing: dict[str, tuple[int, int]] = {}
        self.broken: dict[str, str] = {}

    def want(self, name: str) -> None:
        """Do nothing: the game is ready."""

    def want_bots(self, name: str, levels: Iterable[str] = ()) -> None:
        """Do nothing: bots are ready."""


def need(name: str, part: str) -> str:
    """Return "": a task needs nothing that must be compiled first."""
    return ""


class Thinker:
    """A worker of the browser in which bots think."""

    def __init__(self, send: Send, stop: Callable[[], None]) -> None:
        self._send, self._stop = send, stop
        self._running: tuple[Task[Any], float] | None = None  # and since when

    async def think(self, task: Task[T]) -> T:
        """Run a task and return its result. Return any legal action for a decision that was
        stopped: the table has changed, and its room does not play that action."""
        self._running = (task, timing.monotonic())
        try:
            data = await self._send(pickle.dumps((task.name, task.args)))
        finally:
            self._running = None
        if not data:
            return cast(T, cast(Sequence[str], task.args[-1])[0])
        well, found = pickle.loads(data)  # noqa: S301 - from our own worker
        if not well:
            raise RuntimeError(str(found))
        return cast(T, found)

    def drop_stale(self, room: Room) -> None:
        """Stop a long search for a position that the table has left."""
        if self._running is None or timing.monotonic() - self._running[1] < LONG:
            return
        task = self._running[0]
        if task.name != "choose" or task.args[0] != room.id:
            return
        seat, view = cast(int, task.args[1]), task.args[4]
        if room.gone or room.table.seat != seat or room.table.view(seat) != view:
            self._stop()

    def forget(self, table_id: str) -> None:
        """Do nothing: the worker keeps only its latest bots anyway."""

    def close(self) -> None:
        """Do nothing: the page ends its workers."""


class Mind(Head):
    """What such a worker can do: the tasks of the server's workers, and reviews."""

    def __init__(self, on_step: Callable[[int, int], None]) -> None:
        super().__init__()
        self._known["review"] = self._review
        self._on_step = on_step

    def _review(self, saved: dict[str, object], seats: Sequence[int] | None) -> object:
        from cheesemoon import bots
        from cheesemoon.core.game.saved import from_dict

        return bots.review(from_dict(saved, "game", cm.game), on_step=self._on_step, seats=seats)

    def answer(self, data: bytes) -> bytes:
        """Return the pickled answer to a pickled task."""
        name, args = pickle.loads(data)  # noqa: S301 - from our own worker
        try:
            found = (True, self.think(name, args))
        except Exception as error:  # noqa: BLE001 - sent to the caller
            found = (False, f"{type(error).__name__}: {error}")
        return pickle.dumps(found)


class Reviews:
    """Reviews of finished games, in place of a thread of the server."""

    waiting = 0

    def __init__(self, queue: Callable[[], Queue]) -> None:
        self._queue = queue
        self.running: SimpleNamespace | None = None  # the review that counts its steps

    def submit(
        self,
        work: object,
        table: cm.Table,
        seats: Sequence[int] | None,
        judging: SimpleNamespace,
    ) -> None:
        """Let a worker review a game."""
        background.start(self._review(table.to_save(), seats, judging))

    async def _review(
        self, saved: dict[str, object], seats: Sequence[int] | None, judging: SimpleNamespace
    ) -> None:
        kind = f"review {id(judging)}"  # never measured, so that it keeps no heavy task waiting
        task = Task[object]("review", (saved, seats), kind)
        self.running = judging
        try:
            judging.review = await self._queue().submit("review", task).future
        except Exception:
            judging.failed = True
            raise

    def step(self, done: int, everything: int) -> None:
        """Note how far the review is."""
        if self.running is not None:
            self.running.done, self.running.all = done, everything
