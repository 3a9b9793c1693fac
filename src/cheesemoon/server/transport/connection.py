"""One connection, and what it may take: a request has to come within a time and in so many bytes.

Uvicorn waits for the end of a request for ever and keeps all of its head; here neither is so.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .guard import bucket, is_local
from .lane import Asked, Lane
from .quick import Answer
from .wire import EXCHANGE

HEAD_BYTES = 32 << 10  # of a request before its body
HEAD_SECONDS = 15.0  # from the first byte, or from the beginning of the connection
BODY_SECONDS = 60.0
TAKE_SECONDS = 60.0  # until the next part of an answer is taken
PER_CLIENT = 400  # connections, unless it is on this machine
SWEEP = 1.0  # seconds between looks at those who are late
LINGER_BYTES = 1 << 20  # read and dropped after a refusal: closed with bytes on their way, a
LINGER_SECONDS = 2.0  # connection is reset, and the refusal may be lost with it


class Connection(HttpToolsProtocol):
    """A connection that cannot be used to exhaust the server."""

    most_bytes = 2 << 20  # of a request, with all that its transfer adds
    open: set[Connection] = set()
    of_client: Counter[str] = Counter()
    closed: Counter[str] = Counter()  # connections that were closed, by reason
    per_client = PER_CLIENT
    lane: Lane | None = None  # for those who only act

    since = 0.0  # when the request began that has not come whole; 0: none
    taken = 0  # bytes of it
    in_head = True
    leaving: asyncio.TimerHandle | None = None  # closes a connection that was refused
    dropped = 0  # bytes since then
    acting = False  # an action that took the lane is not answered yet
    held = b""  # what came behind it
    ending = False  # after that answer, the connection
    rested = 0.0  # since when nothing is going on after such an answer
    full = 0.0  # since when nothing more is taken of what is written; 0: it is

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        self._begin()
        self.open.add(self)
        self._key = bucket(self.client[0]) if self.client else ""
        self.of_client[self._key] += 1
        if self.of_client[self._key] > self.per_client and not is_local(self._key):
            self.refuse("too-many", 503)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        if self.leaving:
            self.leaving.cancel()
        self.open.discard(self)
        self.of_client[self._key] -= 1
        if self.of_client[self._key] <= 0:
            del self.of_client[self._key]
        super().connection_lost(exc)

    def _begin(self) -> None:
        self.since, self.taken, self.in_head = time.monotonic(), 0, True

    def data_received(self, data: bytes) -> None:
        """Some bytes of a request."""
        if self.leaving:
            self.dropped += len(data)
            if self.dropped > LINGER_BYTES:
                self.transport.close()
            return
        if self.acting:
            self.held += data
            self.flow.pause_reading()
            return
        self.rested = 0.0
        if self._may_act and (asked := self._asked(data)):
            self._act(asked)
            return
        self.taken += len(data)
        if self.taken > HEAD_BYTES and self.in_head and len(data) < self.taken:
            self.refuse("head-too-large", 431, linger=True)
            return
        super().data_received(data)
        if self.taken > self.most_bytes:  # asked now: the next request may begin in these bytes
            self.refuse("too-large", 413, linger=True)
            return
        if self.taken > HEAD_BYTES and self.in_head and self.since:
            self.refuse("head-too-large", 431, linger=True)

    # --- those who only act -------------------------------------------------------------------

    @property
    def _may_act(self) -> bool:
        """Whether nothing else is going on: what comes now is the beginning of a request."""
        idle = self.cycle is None or self.cycle.response_complete
        return idle and not self.taken and not self.flow.write_paused

    def _asked(self, data: bytes) -> Asked | None:
        if self.lane is None or self.transport.is_closing():
            return None
        return self.lane.read(data, self.client[0] if self.client else "")

    def _act(self, asked: Asked) -> None:
        self.acting, self.since = True, 0.0
        self._unset_keepalive_if_required()
        assert self.lane is not None
        self.lane.act(asked, self._answer, self.loop)

    def _answer(self, answer: Answer) -> None:
        assert self.lane is not None
        status, body = answer
        self.acting = False
        if self.transport.is_closing():
            return
        usual = self.server_state.default_headers
        self.transport.write(self.lane.answer(status, body, usual, self.ending))
        self.rested = time.monotonic()
        if self.ending:
            self.transport.close()
        elif self.held:
            held, self.held = self.held, b""
            self.flow.resume_reading()
            self.data_received(held)

    def shutdown(self) -> None:
        """The server stops: whoever waits for an answer gets it first."""
        if self.acting:
            self.ending = True
        else:
            super().shutdown()

    # --- everybody else -----------------------------------------------------------------------

    def on_message_begin(self) -> None:
        """A request begins, perhaps right behind another."""
        self.since, self.in_head = time.monotonic(), True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Its head is there."""
        self.in_head = False
        super().on_headers_complete()
        self.scope[EXCHANGE] = self.cycle  # type: ignore[literal-required]

    def on_message_complete(self) -> None:
        """All of it is there."""
        self.since, self.taken = 0.0, 0
        super().on_message_complete()

    def late(self, now: float) -> bool:
        """Whether the request should have come by now."""
        allowed = HEAD_SECONDS if self.in_head else BODY_SECONDS
        return bool(self.since) and now - self.since > allowed

    def pause_writing(self) -> None:
        """What was written is not taken, and no more of it can be kept for later."""
        self.full = time.monotonic()
        super().pause_writing()

    def resume_writing(self) -> None:
        """Some of it was taken."""
        self.full = 0.0
        super().resume_writing()

    def deaf(self, now: float) -> bool:
        """Whether nobody has taken anything of an answer for too long."""
        return bool(self.full) and now - self.full > TAKE_SECONDS

    def give_up(self) -> None:
        """Who takes nothing cannot be told either."""
        self.closed["not-taken"] += 1
        self.transport.abort()

    def unused(self, now: float) -> bool:
        """Whether nothing has come for long after an action that took the lane; after all other
        requests uvicorn looks at that itself."""
        return bool(self.rested) and now - self.rested > self.timeout_keep_alive

    def refuse(self, reason: str, status: int, linger: bool = False) -> None:
        """No more of this. Whoever is still sending may `linger`, to be told."""
        self.closed[reason] += 1
        self.since = 0.0
        if not self.transport.is_closing():
            line = f"HTTP/1.1 {status} {reason}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            with contextlib.suppress(Exception):
                if self.cycle is None or not self.cycle.response_started:
                    self.transport.write(line.encode())
            if not linger:
                self.transport.close()
                return
            if self.cycle is not None:
                self.cycle.disconnected = True  # nothing can be written any more
                self.cycle.message_event.set()
            self.leaving = self.loop.call_later(LINGER_SECONDS, self.transport.close)
            self.flow.resume_reading()
            with contextlib.suppress(OSError):
                self.transport.write_eof()


def limited(body: int) -> type[Connection]:
    """Connections of one server, for requests with so many bytes at most."""
    kind: Any = type(
        "LimitedConnection",
        (Connection,),
        {
            "most_bytes": 2 * body + HEAD_BYTES,
            "open": set(),
            "of_client": Counter(),
            "closed": Counter(),
        },
    )
    found: type[Connection] = kind
    return found


async def sweep(kind: type[Connection]) -> None:
    """Close the connections of those who do not finish what they began."""
    while True:
        await asyncio.sleep(SWEEP)
        now = time.monotonic()
        for connection in list(kind.open):
            if connection.late(now):
                connection.refuse("too-slow", 408, linger=True)
            elif connection.deaf(now):
                connection.give_up()
            elif connection.unused(now):
                connection.transport.close()
