"""Straight to the wire: what is written most often, past the layers that it does not need.

A request that came over one of our own connections carries its exchange; a test's does not. Then,
and whenever the client is slow to read, it goes the usual way.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE

EXCHANGE = "cheesemoon.exchange"  # in a request's scope: uvicorn's own account of it


def body_of(exchange: Any) -> bytes | None:
    """The body of a request, if all of it is there."""
    return None if exchange.more_body or exchange.disconnected else bytes(exchange.body)


def can_write(exchange: Any) -> bool:
    """Whether what is written now goes out at once."""
    return not (exchange.flow.write_paused or exchange.disconnected)


def answer(exchange: Any, status: int, head: bytes, body: bytes) -> None:
    """A whole answer in one piece; `head` are its headers but for the length."""
    usual = b"".join([b"%b: %b\r\n" % header for header in exchange.default_headers])
    end = b"" if exchange.keep_alive else b"connection: close\r\n"
    length = b"content-length: %d\r\n" % len(body)
    exchange.response_started = exchange.response_complete = True
    exchange.transport.write(
        b"".join((STATUS_LINE[status], usual, head, length, end, b"\r\n", body))
    )
    exchange.message_event.set()
    if not exchange.keep_alive:
        exchange.transport.close()
    exchange.on_response()


def write_on(exchange: Any, data: bytes) -> None:
    """A piece of an answer without an end."""
    exchange.transport.write(b"%x\r\n%b\r\n" % (len(data), data))
