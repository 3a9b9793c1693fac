"""Straight to the wire: what is written most often, past the layers that it does not need.

A request that came over one of our own connections carries its exchange; a test's does not. Then,
and whenever the client is slow to read, it goes the usual way.
"""

from __future__ import annotations

from typing import Any

EXCHANGE = "cheesemoon.exchange"  # in a request's scope: uvicorn's own account of it
HEAD_ONLY = "cheesemoon.head"  # likewise: nobody wants the body of the answer


def wrote(exchange: Any, data: bytes) -> bool:
    """Write a piece of an answer without an end, if it goes out at once; whether it does."""
    if exchange.flow.write_paused or exchange.disconnected:
        return False
    exchange.transport.write(b"%x\r\n%b\r\n" % (len(data), data))
    return True
