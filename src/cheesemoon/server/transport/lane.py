"""The lane: an action of a program, read from the bytes of its connection and answered there.

It is the request that comes most often, and most of what a server does for a request does nothing
for it. Only a whole request that is nothing but an action takes the lane, written as programs write
it, with every check that it would have met elsewhere; everything else goes the usual way and is
answered there. The same client sends the same head again and again, so heads are remembered.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from uvicorn.protocols.http.httptools_impl import STATUS_LINE

from ..api.routes import Action
from ..ops import tracing
from ..web.requests import header_language
from .guard import API_HEADERS, Guard
from .quick import JSON, ROUTE, UNREADABLE, Answer, Quick, read_action
from .steps import run

MOST_HEAD = 1024  # bytes; heads of programs are short, and some thousands of them are kept
_FIRST = re.compile(rb"POST /api/tables/([A-Za-z0-9_-]{1,40})/actions HTTP/1\.1")
_HEADER = re.compile(rb"([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\x21-\x7e]?|[\x21-\x7e][\x20-\x7e]*)")
_ELSEWHERE = frozenset(  # those of browsers and proxies, and whatever changes how a body is read
    (b"x-forwarded-for", b"x-forwarded-proto", b"transfer-encoding", b"expect", b"origin",
     b"sec-fetch-site", b"upgrade")
)  # fmt: skip
_HEAD = b"".join(b"%b: %b\r\n" % header for header in ((b"content-type", JSON), *API_HEADERS))


class Head(NamedTuple):
    """What the head of a plain action says."""

    token: str
    host: str
    length: int
    lang: str


@lru_cache(maxsize=4096)
def read_start(start: bytes) -> tuple[str, Head] | None:
    """Everything before the body: the table and the head; None if it is no plain action."""
    line = start.find(b"\r\n")
    first = _FIRST.fullmatch(start, 0, line) if line > 0 else None
    head = read_head(start[line + 2 :]) if first is not None else None
    return (first[1].decode(), head) if first is not None and head is not None else None


def read_head(head: bytes) -> Head | None:
    """The headers of a plain action; None if there is anything that the lane does not know."""
    found: dict[bytes, bytes] = {}
    for line in head.split(b"\r\n"):
        header = _HEADER.fullmatch(line)
        name = header[1].lower() if header else b""
        if header is None or name in found or name in _ELSEWHERE:
            return None
        found[name] = header[2].rstrip()
    length, token = found.get(b"content-length", b""), found.get(b"authorization", b"")
    plain = (
        found.get(b"content-type") == JSON
        and found.get(b"connection", b"keep-alive").lower() == b"keep-alive"
        and length.isdigit()
        and len(length) < 8
        and b"host" in found
    )
    if not plain:
        return None
    bearer = token[7:].decode() if token[:7].lower() == b"bearer " else ""
    lang = header_language(found.get(b"accept-language", b"").decode())
    return Head(bearer, found[b"host"].decode(), int(length), lang)


class Asked(NamedTuple):
    """An action that may be played."""

    table_id: str
    head: Head
    action: Action


class Lane:
    """Reads actions and has them played; a connection asks it first."""

    def __init__(self, guard: Guard, quick: Quick) -> None:
        self.guard, self.quick = guard, quick
        self._usual: tuple[Sequence[Any], bytes] = ((), b"")  # headers of every answer, joined

    def read(self, data: bytes, client: str) -> Asked | None:
        """The action that is all of these bytes, if the guard lets it in; None: it goes the usual
        way, where it is said what is wrong with it."""
        end = data.find(b"\r\n\r\n", 0, MOST_HEAD)
        start = read_start(data[:end]) if end > 0 and data.startswith(b"POST") else None
        if start is None or tracing.on():
            return None
        table_id, head = start
        most = self.guard.clients.limits.body
        if head.length != len(data) - end - 4 or not 0 < head.length <= most:
            return None
        try:
            action = read_action(data[end + 4 :])
        except UNREADABLE:
            return None
        if not self.guard.is_for_us(head.host) or not self.guard.clients.may_ask(client):
            return None
        return Asked(table_id, head, action)

    def act(
        self, asked: Asked, answer: Callable[[Answer], None], loop: asyncio.AbstractEventLoop
    ) -> None:
        """Have it played; `answer` is called after the action was stored."""
        began = time.perf_counter()
        table_id, (token, _, _, lang), action = asked

        def answered(found: Answer) -> None:
            self.guard.answered("POST", ROUTE, found[0], time.perf_counter() - began)
            answer(found)

        if not self.quick.begin(table_id, token, action, lang, answered):
            run(self._as_usual(asked, answered), loop)

    async def _as_usual(self, asked: Asked, answered: Callable[[Answer], None]) -> None:
        table_id, (token, _, _, lang), action = asked
        answered(await self.quick.played(table_id, token, action, lang))

    def answer(
        self, status: int, body: bytes, usual: Sequence[tuple[bytes, bytes]], last: bool
    ) -> bytes:
        """The answer as it is written; `usual` are the headers of every answer, and it may be the
        last of its connection."""
        if self._usual[0] is not usual:
            self._usual = (usual, b"".join([b"%b: %b\r\n" % header for header in usual]) + _HEAD)
        end = b"connection: close\r\n" if last else b""
        length = b"content-length: %d\r\n" % len(body)
        return b"".join((STATUS_LINE[status], self._usual[1], length, end, b"\r\n", body))
