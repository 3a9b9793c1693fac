"""A fair queue of tasks for bots. Bots at many tables share a few workers (threads, processes, or
the machines of a cluster), and no client waits for another client's fifty tables.

Each client has a line of its own. The client that has used least time is served next. Heavy tasks
never occupy all workers, if there are two or more.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from .. import background, timing
from ..ops import tracing

T = TypeVar("T")  # the result of a task

HEAVY = 1.0  # seconds; a task of a kind that takes longer is heavy
GUESS = 0.3  # seconds that a task takes, before one of its kind was measured
MOST_CLIENTS = 10_000  # clients, and seats, that are remembered


class Task(NamedTuple, Generic[T]):
    """A task for a worker."""

    name: str  # of a function of `tasks.Head`
    args: tuple[object, ...]
    kind: str  # tasks of one kind take about the same time
    needs: str = ""  # what must be compiled before it can start


class Worker(Protocol):
    """A thread or a process that runs one task at a time."""

    async def think(self, task: Task[T]) -> T:
        """Run a task and return its result."""

    def forget(self, table_id: str) -> None:
        """Forget the bots of a table."""

    def close(self) -> None:
        """Stop; drop the tasks that have not started."""


class Ticket(Generic[T]):
    """A task that waits or runs."""

    __slots__ = ("asked", "client", "future", "seat", "task")

    def __init__(self, client: str, task: Task[T], seat: object) -> None:
        self.client, self.task, self.seat = client, task, seat
        self.future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.asked = timing.monotonic()


class Queue:
    """The lines of all clients, and the workers that serve them."""

    def __init__(self, workers: Sequence[Worker]) -> None:
        self._workers = list(workers)
        self._idle = list(range(len(workers)))
        self._lines: dict[str, deque[Ticket[Any]]] = {}
        self._used: OrderedDict[str, float] = OrderedDict()  # seconds that a client has used
        self._usual: dict[str, float] = {}  # seconds that a kind of task takes
        self._heavy = 0  # workers that run a heavy task
        self._last: OrderedDict[object, int] = OrderedDict()  # the last worker of a seat
        self._held: set[str] = set()  # needs that are not compiled yet
        self.missed: Callable[[str], None] = lambda need: None  # called when a task waits for one
        self.thoughts = 0
        self.seconds = 0.0
        self.waited = 0.0

    @property
    def waiting(self) -> int:
        """Return the number of tasks that have not started."""
        return sum(len(line) for line in self._lines.values())

    @property
    def busy(self) -> int:
        """Return the number of workers that run a task."""
        return len(self._workers) - len(self._idle)

    @property
    def longest_wait(self) -> float:
        """Return the seconds that the oldest task has waited."""
        first = min((line[0].asked for line in self._lines.values()), default=None)
        return 0.0 if first is None else timing.monotonic() - first

    def waiting_of(self, client: str) -> int:
        """Return the number of one client's tasks that have not started."""
        return len(self._lines.get(client, ()))

    def submit(self, client: str, task: Task[T], seat: object = None) -> Ticket[T]:
        """Queue a task. A task for a `seat` prefers the worker that ran the seat's last one."""
        ticket = Ticket(client, task, seat)
        if client not in self._lines:  # an idle client collects no credit
            others = [self._used[c] for c in self._lines if c in self._used]
            self._used[client] = max(self._used.get(client, 0.0), min(others, default=0.0))
            self._used.move_to_end(client)
            while len(self._used) > MOST_CLIENTS:
                self._used.popitem(last=False)
        self._lines.setdefault(client, deque()).append(ticket)
        ticket.future.add_done_callback(lambda _: self._drop(ticket))
        if task.needs in self._held:
            self.missed(task.needs)
        self._serve()
        return ticket

    def place(self, ticket: Ticket[T]) -> int:
        """Return the place of a task in the queue, if each client is served in turn; 0 if it has
        started."""
        line = self._lines.get(ticket.client, ())
        if ticket not in line:
            return 0
        ahead = list(line).index(ticket)
        others = (len(x) for client, x in self._lines.items() if client != ticket.client)
        return 1 + ahead + sum(min(n, ahead + 1) for n in others)

    def hold(self, need: str) -> None:
        """Hold tasks that need this until `release`."""
        self._held.add(need)

    def release(self, need: str) -> None:
        """Start the tasks that were held for this need."""
        self._held.discard(need)
        self._serve()

    def forget(self, table_id: str) -> None:
        """Forget the bots of a table."""
        for worker in self._workers:
            worker.forget(table_id)

    def close(self) -> None:
        """Cancel the waiting tasks and close the workers."""
        for line in list(self._lines.values()):
            for ticket in list(line):
                ticket.future.cancel()
        for worker in self._workers:
            worker.close()

    # --- inside ---------------------------------------------------------------------------

    def _usually(self, ticket: Ticket[T]) -> float:
        return self._usual.get(ticket.task.kind, GUESS)

    def _drop(self, ticket: Ticket[T]) -> None:
        """Remove a task from its line."""
        line = self._lines.get(ticket.client)
        if line is not None and ticket in line:
            line.remove(ticket)
            if not line:
                del self._lines[ticket.client]

    def _next(self) -> Ticket[Any] | None:
        """Return the oldest task that may start, of the client that has used least."""
        reserved = len(self._workers) > 1 and self._heavy >= len(self._workers) - 1
        for client in sorted(self._lines, key=lambda c: self._used.get(c, 0.0)):
            for ticket in self._lines[client]:
                if ticket.task.needs in self._held:
                    continue
                if not reserved or self._usually(ticket) <= HEAVY:
                    return ticket
        return None

    def _serve(self) -> None:
        while self._idle and (ticket := self._next()) is not None:
            self._drop(ticket)
            if ticket.future.done():
                continue
            known = self._last.get(ticket.seat)
            number = known if known in self._idle else self._idle[0]
            assert number is not None
            self._idle.remove(number)
            if ticket.seat is not None:
                self._last[ticket.seat] = number
                self._last.move_to_end(ticket.seat)
                while len(self._last) > MOST_CLIENTS:
                    self._last.popitem(last=False)
            heavy = self._usually(ticket) > HEAVY
            self._heavy += heavy
            self._used[ticket.client] = self._used.get(ticket.client, 0.0) + self._usually(ticket)
            background.start(self._run(number, ticket, heavy))

    async def _run(self, number: int, ticket: Ticket[T], heavy: bool) -> None:
        began = timing.monotonic()
        self.waited += began - ticket.asked
        expected = self._usually(ticket)
        try:
            with tracing.span("thought", kind=ticket.task.kind, waited=began - ticket.asked):
                result = await self._workers[number].think(ticket.task)
        except asyncio.CancelledError:
            ticket.future.cancel()
            raise
        except Exception as error:  # noqa: BLE001 - the caller gets any error
            if not ticket.future.done():
                ticket.future.set_exception(error)
        else:
            if not ticket.future.done():
                ticket.future.set_result(result)
        finally:
            took = timing.monotonic() - began
            self.thoughts += 1
            self.seconds += took
            kind = ticket.task.kind
            self._usual[kind] = 0.7 * self._usual.get(kind, took) + 0.3 * took
            self._used[ticket.client] = self._used.get(ticket.client, 0.0) + took - expected
            self._heavy -= heavy
            self._idle.append(number)
            self._serve()
