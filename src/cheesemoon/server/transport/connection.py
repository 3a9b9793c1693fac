"""Limits of one TCP connection: time and bytes of a request, slow readers, connections per client.

A `Connection` stands between the socket and the protocol of the HTTP server. It forwards all bytes
and parses none. The middleware tells it when a request has begun, has come whole and is answered.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from typing import cast

import uvicorn

from .. import timing
from .limits import bucket, is_local

HEAD_BYTES = 32 << 10  # of a request before its body
HEAD_SECONDS = 15.0  # from the first byte, or from the beginning of the connection
BODY_SECONDS = 60.0  # from the end of the head
READ_SECONDS = 60.0  # until a client reads the next part of a response
PER_CLIENT = 400  # connections of one client, unless it is on this machine
SWEEP = 1.0  # seconds between checks of all connections
LINGER_BYTES = 1 << 20  # read and dropped after a refusal: a connection that is closed while bytes
LINGER_SECONDS = 2.0  # arrive is reset, and the client may lose the refusal
KEY = "connection"  # in the state of an ASGI scope

Make = Callable[..., asyncio.Protocol]


class Connections:
    """All connections of one server, with their limits."""

    def __init__(
        self,
        body: int,
        per_client: int = PER_CLIENT,
        is_proxy: Callable[[str], bool] = lambda address: False,
    ) -> None:
        self.most_bytes = 2 * body + HEAD_BYTES  # of a request; chunks may double a body
        self.per_client = per_client
        self.is_proxy = is_proxy  # takes the address of a machine
        self.open: set[Connection] = set()
        self.of_client: Counter[str] = Counter()
        self.closed: Counter[str] = Counter()  # refused connections, by reason

    def limit(self, config: uvicorn.Config) -> None:
        """Put a `Connection` in front of each protocol that a server makes."""
        config.load()
        make: Make = config.http_protocol_class

        def limited(app_state: dict[str, object], **options: object) -> Connection:
            return Connection(self, make, app_state, options)

        config.http_protocol_class = cast("type[asyncio.Protocol]", limited)

    async def sweep(self) -> None:
        """Close connections whose clients are too slow, again and again.

        Time in which the server did not read does not count: a busy event loop wakes late, and
        reading of a connection may be paused.
        """
        while True:
            began = timing.monotonic()
            await timing.sleep(SWEEP)
            now = timing.monotonic()
            for connection in list(self.open):
                connection.excuse(now, now - began - SWEEP)
                if connection.is_late(now):
                    connection.refuse("too-slow", 408)
                elif connection.is_stalled(now):
                    connection.abort()

    def add(self, client: str) -> bool:
        """Count a connection for a client. Return False if the client has too many."""
        self.of_client[client] += 1
        return self.of_client[client] <= self.per_client or is_local(client)

    def remove(self, client: str) -> None:
        """Count a connection less."""
        self.of_client[client] -= 1
        if self.of_client[client] <= 0:
            del self.of_client[client]


class Connection(asyncio.Protocol):
    """A connection that cannot be used to exhaust the server.

    A connection from a trusted proxy counts for the client of its request, while it has one.
    """

    def __init__(
        self,
        all_: Connections,
        make: Make,
        app_state: dict[str, object],
        options: dict[str, object],
    ) -> None:
        self.all = all_
        self.inner = make(app_state={**app_state, KEY: self}, **options)
        self.transport: asyncio.Transport
        self.client = ""  # that the connection counts for; "": none now
        self.is_from_proxy = False
        self.since = timing.monotonic()  # start of the wait for a head or a body; 0: no wait
        self.taken = 0  # bytes of the request that has not come whole
        self.in_head = True
        self.is_active = False  # the application has a request
        self.is_answering = False  # the response to it has begun
        self.full_since = 0.0  # when the send buffer was full; 0: it is not
        self.dropped = 0  # bytes after a refusal
        self.leaving: asyncio.TimerHandle | None = None  # closes a refused connection

    # --- called by the transport --------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection. Refuse it if its client has too many."""
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is no subclass
        self.inner.connection_made(transport)
        self.all.open.add(self)
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else ""
        self.is_from_proxy = self.all.is_proxy(address)
        if not self.is_from_proxy:
            self._count_for(bucket(address))

    def _count_for(self, client: str) -> bool:
        """Count the connection for a client. Refuse it, and return False, if they are too many."""
        self._stop_counting()
        self.client = client
        if not client or self.all.add(client):
            return True
        self.refuse("too-many", 503)
        return False

    def _stop_counting(self) -> None:
        if self.client:
            self.all.remove(self.client)
        self.client = ""

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self.all.open.discard(self)
        self._stop_counting()
        if self.leaving is None:
            self.inner.connection_lost(exc)
        else:
            self.leaving.cancel()

    def data_received(self, data: bytes) -> None:
        """Forward bytes of a request unless it is too large."""
        if self.leaving is not None:
            self.dropped += len(data)
            if self.dropped > LINGER_BYTES:
                self.transport.close()
            return
        if not self.since and not self.is_active:
            self._await_head()
        self.taken += len(data)
        if self.taken > self.all.most_bytes:
            self.refuse("too-large", 413)
            return
        self.inner.data_received(data)
        if self.in_head and self.taken > HEAD_BYTES:
            # the request, if its head is complete, begins in a task that is scheduled before this
            asyncio.get_running_loop().call_soon(self._check_head)

    def eof_received(self) -> bool | None:
        """Forward the end of the client's data."""
        return None if self.leaving is not None else self.inner.eof_received()

    def pause_writing(self) -> None:
        """Note that the send buffer is full."""
        self.full_since = timing.monotonic()
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        """Note that the client has read."""
        self.full_since = 0.0
        self.inner.resume_writing()

    # --- called by the middleware -------------------------------------------------------------

    def begin_request(self, client: str) -> bool:
        """Note that a head is complete. Return False if its client has too many connections: then
        the request is refused already."""
        self.since, self.taken, self.in_head = timing.monotonic(), 0, False
        self.is_active, self.is_answering = True, False
        return not self.is_from_proxy or self._count_for(bucket(client))

    def end_body(self) -> None:
        """Note that the request has come whole."""
        self.since, self.taken = 0.0, 0

    def begin_response(self) -> None:
        """Note that a response has begun."""
        self.is_answering = True

    def end_response(self) -> None:
        """Note that the request is answered. A part of the next head may be there already."""
        self.is_active = False
        if self.is_from_proxy:
            self._stop_counting()
        if self.since:  # refused before its body came: the rest of the body may still pass
            self.taken = -self.all.most_bytes
        elif self.taken:
            self._await_head()

    # --- limits -------------------------------------------------------------------------------

    def _await_head(self) -> None:
        self.since, self.in_head, self.is_answering = timing.monotonic(), True, False

    def _check_head(self) -> None:
        if self.in_head and self.taken > HEAD_BYTES and self.leaving is None:
            self.refuse("head-too-large", 431)

    def excuse(self, now: float, seconds: float) -> None:
        """Do not count the last `seconds` for the client, in which the server was busy. Nor count
        the last SWEEP seconds for its request if reading is paused."""
        if self.since:
            is_read = self.transport.is_reading()
            self.since = min(now, self.since + seconds + (0.0 if is_read else SWEEP))
        if self.full_since:
            self.full_since = min(now, self.full_since + seconds)

    def is_late(self, now: float) -> bool:
        """Return True if the awaited head or body should have come by now."""
        allowed = HEAD_SECONDS if self.in_head else BODY_SECONDS
        return bool(self.since) and now - self.since > allowed

    def is_stalled(self, now: float) -> bool:
        """Return True if the client has read nothing for READ_SECONDS."""
        return bool(self.full_since) and now - self.full_since > READ_SECONDS

    def abort(self) -> None:
        """Abort: the client has stopped reading, so no error response can reach it."""
        self.all.closed["not-taken"] += 1
        self.transport.abort()

    def refuse(self, reason: str, status: int) -> None:
        """Send an error and close. Keep reading briefly, so that the client receives the error.

        A response that has begun is left as it is.
        """
        self.all.closed[reason] += 1
        self.since = 0.0
        if self.transport.is_closing():
            return
        self.leaving = timing.call_later(LINGER_SECONDS, self.transport.close)
        self.inner.connection_lost(ConnectionAbortedError(reason))  # it must not write any more
        line = f"HTTP/1.1 {status} {reason}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
        if not self.is_answering:
            self.transport.write(line.encode())
        with contextlib.suppress(OSError, RuntimeError):
            self.transport.resume_reading()
            self.transport.write_eof()
