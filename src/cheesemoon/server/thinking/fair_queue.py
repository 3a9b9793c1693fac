"""Whose turn it is to think. Bots at many tables share a few workers (threads, processes, or the
machines of a cluster): nobody has to wait for somebody else's fifty tables.

Each client has a line of its own, and the next to be served is the one that has used least. What
takes long never has all the workers, if there are two or more.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from .. import background
from ..ops import tracing

HEAVY = 1.0  # seconds; a thought that usually takes longer
GUESS = 0.3  # seconds, before anything is known
MOST_CLIENTS = 10_000  # that are remembered


class Task(NamedTuple):
    """Something to be thought about: a function of `thoughts` by name, its arguments, what it
    should be compared with to know how long it takes, and what has to be there before it can
    begin."""

    name: str
    args: tuple[Any, ...]
    kind: str
    needs: str = ""


class Worker(Protocol):
    """Who thinks, one thought at a time."""

    async def think(self, task: Task) -> Any:
        """The thought."""

    def forget(self, table_id: str) -> None:
        """Forget a table and its bots."""

    def close(self) -> None:
        """No more thoughts."""


class Ticket:
    """A thought that waits or is being thought."""

    __slots__ = ("asked", "client", "future", "seat", "task")

    def __init__(self, client: str, task: Task, seat: object) -> None:
        self.client, self.task, self.seat = client, task, seat
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.asked = time.monotonic()


class Queue:
    """The lines of all clients, and the workers who serve them."""

    def __init__(self, workers: Sequence[Worker]) -> None:
        self._workers = list(workers)
        self._idle = list(range(len(workers)))
        self._lines: dict[str, deque[Ticket]] = {}
        self._used: OrderedDict[str, float] = OrderedDict()  # seconds, counted from a common zero
        self._usual: dict[str, float] = {}  # seconds that a kind of thought takes
        self._heavy = 0  # workers that are busy with what takes long
        self._last: OrderedDict[object, int] = OrderedDict()  # who thought for a seat before
        self._held: set[str] = set()  # what is needed and not there yet
        self.missed: Callable[[str], None] = lambda need: None  # told when a thought waits for it
        self.thoughts = 0
        self.seconds = 0.0
        self.waited = 0.0

    @property
    def waiting(self) -> int:
        """Thoughts that nobody has begun."""
        return sum(len(line) for line in self._lines.values())

    @property
    def busy(self) -> int:
        """Workers who think."""
        return len(self._workers) - len(self._idle)

    @property
    def longest_wait(self) -> float:
        """Seconds that the first of all has waited."""
        first = min((line[0].asked for line in self._lines.values()), default=None)
        return 0.0 if first is None else time.monotonic() - first

    def waiting_of(self, client: str) -> int:
        """Thoughts of one client that nobody has begun."""
        return len(self._lines.get(client, ()))

    def submit(self, client: str, task: Task, seat: object = None) -> Ticket:
        """Ask for a thought. `seat` goes to the worker who thought for it before, if that one is
        free."""
        ticket = Ticket(client, task, seat)
        if client not in self._lines:  # whoever was away has no credit
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

    def place(self, ticket: Ticket) -> int:
        """How many thoughts come before this one and with it, each client in turn; 0: begun."""
        line = self._lines.get(ticket.client, ())
        if ticket not in line:
            return 0
        ahead = list(line).index(ticket)
        others = (len(x) for client, x in self._lines.items() if client != ticket.client)
        return 1 + ahead + sum(min(n, ahead + 1) for n in others)

    def hold(self, need: str) -> None:
        """What needs this waits until it is there."""
        self._held.add(need)

    def release(self, need: str) -> None:
        """Now it is there."""
        self._held.discard(need)
        self._serve()

    def forget(self, table_id: str) -> None:
        """Forget a table and its bots."""
        for worker in self._workers:
            worker.forget(table_id)

    def close(self) -> None:
        """No more thoughts; those who are waiting are told so."""
        for line in list(self._lines.values()):
            for ticket in list(line):
                ticket.future.cancel()
        for worker in self._workers:
            worker.close()

    # --- inside ---------------------------------------------------------------------------

    def _usually(self, ticket: Ticket) -> float:
        return self._usual.get(ticket.task.kind, GUESS)

    def _drop(self, ticket: Ticket) -> None:
        """Whoever asked has gone before it began."""
        line = self._lines.get(ticket.client)
        if line is not None and ticket in line:
            line.remove(ticket)
            if not line:
                del self._lines[ticket.client]

    def _next(self) -> Ticket | None:
        """Of the clients who have used least, the oldest thought that may begin now."""
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

    async def _run(self, number: int, ticket: Ticket, heavy: bool) -> None:
        began = time.monotonic()
        self.waited += began - ticket.asked
        expected = self._usually(ticket)
        try:
            with tracing.span("thought", kind=ticket.task.kind, waited=began - ticket.asked):
                result = await self._workers[number].think(ticket.task)
        except asyncio.CancelledError:
            ticket.future.cancel()
            raise
        except Exception as error:  # noqa: BLE001 - told to whoever waits for it
            if not ticket.future.done():
                ticket.future.set_exception(error)
        else:
            if not ticket.future.done():
                ticket.future.set_result(result)
        finally:
            took = time.monotonic() - began
            self.thoughts += 1
            self.seconds += took
            kind = ticket.task.kind
            self._usual[kind] = 0.7 * self._usual.get(kind, took) + 0.3 * took
            self._used[ticket.client] = self._used.get(ticket.client, 0.0) + took - expected
            self._heavy -= heavy
            self._idle.append(number)
            self._serve()
