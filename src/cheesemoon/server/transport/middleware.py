"""Middleware for all requests: host, rate, origin, size; and the security headers of responses.

Pages change state only for requests of the same origin (Fetch Metadata, or the Origin header of
older browsers), so forms need no token. The API ignores cookies and wants a bearer token. It takes
only JSON, which browsers send to another site only after a preflight request.
"""

from __future__ import annotations

import logging
import time
from functools import lru_cache
from typing import cast
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, ReceiveMessage, Scope, Send

from cheesemoon.view.messages import WORDS

from ..errors import accepted_language, problem
from ..ops import tracing
from ..ops.metrics import Metrics
from .connection import KEY, Connection
from .limits import Clients

logger = logging.getLogger("cheesemoon.requests")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
API_HEADERS = [header for header in HEADERS if header[0] == b"x-content-type-options"]
HEAD_ONLY = "cheesemoon.head"  # in a scope's state: the client asked for HEAD
_SAFE = {"GET", "HEAD", "OPTIONS"}


class Guard:
    """The outermost layer of the application."""

    def __init__(
        self,
        app: ASGIApp,
        clients: Clients,
        metrics: Metrics,
        hosts: frozenset[str] | None = None,
    ) -> None:
        self.app, self.clients, self.metrics, self.hosts = app, clients, metrics, hosts

    def is_for_us(self, host: str) -> bool:
        """Return True if a Host header names this server."""
        name = _name(host)
        return name is not None and (self.hosts is None or name in self.hosts)

    def allow(self, host: str) -> None:
        """Accept requests for one more host name from now on."""
        if self.hosts is not None:
            self.hosts |= {host}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, and record its time."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500
        is_api = scope["path"].startswith("/api/")
        connection: Connection | None = scope.get("state", {}).get(KEY)

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *(API_HEADERS if is_api else HEADERS)]
                if connection is not None:
                    connection.begin_response()
            elif connection is not None and not message.get("more_body"):
                connection.end_response()
            await send(message)

        method = scope["method"]
        if method == "HEAD":  # handled like GET; the server leaves the body of the response out
            state = {**scope.get("state", {}), HEAD_ONLY: True}
            scope = cast(HTTPScope, {**scope, "method": "GET", "state": state})
        headers = dict(scope["headers"])
        if connection is not None:
            client = scope["client"]
            if not connection.begin_request(client[0] if client else ""):
                return
            receive = _reporting(connection, receive, headers)
        with tracing.span("request", **{"http.request.method": method}) as span:
            await self._answer(scope, headers, receive, answer, is_api)
            # never the address itself: the link of a seat is a secret
            route = scope.get("path_template") or "other"
            if span is not None:
                span.update_name(f"{method} {route}")
                span.set_attributes({"http.route": route, "http.response.status_code": status})
        self._record(method, route, status, time.perf_counter() - began)

    def _record(self, method: str, route: str, status: int, seconds: float) -> None:
        self.metrics.request(method, route, status, seconds)
        if logger.isEnabledFor(logging.INFO):
            said = {"method": method, "route": route, "status": status}
            logger.info("request", extra={**said, "ms": round(seconds * 1000, 2)})

    async def _answer(
        self,
        scope: HTTPScope,
        headers: dict[bytes, bytes],
        receive: Receive,
        send: Send,
        is_api: bool,
    ) -> None:
        refusal = self._refusal(scope, headers, is_api)
        if refusal is None and b"transfer-encoding" in headers:
            body = await _read_within(self.clients.limits.body, receive)
            if body is None:
                refusal = 413, "too-large"
            else:
                receive = _replay(body, receive)
        if refusal is None:
            await self.app(scope, receive, send)
        else:
            await _refuse(send, headers, is_api, *refusal)

    def _refusal(
        self, scope: HTTPScope, headers: dict[bytes, bytes], is_api: bool
    ) -> tuple[int, str] | None:
        """Return the status and the message of a refusal; None if the request may pass."""
        host = headers.get(b"host", b"").decode("latin-1")
        if not self.is_for_us(host):
            return 421, "wrong-host"
        client = scope["client"]
        if not self.clients.may_ask(client[0] if client else ""):
            return 429, "too-fast"
        if not _is_sensible(scope["path"]):
            return 404, "no-page"
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 18:
            return 400, "too-large"
        if scope["method"] not in _SAFE:
            if not (_is_own if is_api else _is_same_origin)(headers, host):
                return 403, "foreign-request"
            kind = headers.get(b"content-type", b"").split(b";")[0].strip().lower()
            if is_api and kind != b"application/json":
                return 415, "not-json"
        return (413, "too-large") if int(length) > self.clients.limits.body else None


def _reporting(connection: Connection, receive: Receive, headers: dict[bytes, bytes]) -> Receive:
    """Return a `receive` that tells the connection when the request has come whole."""
    if headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers:
        connection.end_body()
        return receive

    async def reporting() -> ReceiveMessage:
        message: ReceiveMessage = await receive()
        if message["type"] == "http.request" and not message.get("more_body"):
            connection.end_body()
        return message

    return reporting


async def _read_within(limit: int, receive: Receive) -> list[ReceiveMessage] | None:
    """Read a body of unknown length. Return None if it has more than `limit` bytes."""
    taken: list[ReceiveMessage] = []
    size, more = 0, True
    while more:
        message: ReceiveMessage = await receive()
        taken.append(message)
        more = message["type"] == "http.request" and message.get("more_body", False)
        size += len(message["body"]) if message["type"] == "http.request" else 0
        if size > limit:
            return None
    return taken


def _replay(taken: list[ReceiveMessage], receive: Receive) -> Receive:
    """Return a `receive` that gives these messages first."""

    async def again() -> ReceiveMessage:
        message: ReceiveMessage = taken.pop(0) if taken else await receive()
        return message

    return again


async def _refuse(
    send: Send, headers: dict[bytes, bytes], is_api: bool, status: int, message: str
) -> None:
    """Send an error: JSON to programs, a sentence to browsers."""
    lang = accepted_language(headers.get(b"accept-language", b"").decode("latin-1"))
    text = WORDS.say(lang, message)
    body = problem(status, text) if is_api else text.encode()
    kind = b"application/json" if is_api else b"text/plain; charset=utf-8"
    start = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    if status == 429:
        start.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": status, "headers": start})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _is_same_origin(headers: dict[bytes, bytes], host: str) -> bool:
    site = headers.get(b"sec-fetch-site")
    if site is not None:
        return site in (b"same-origin", b"none")
    origin = headers.get(b"origin") or headers.get(b"referer")
    return origin is not None and _place(origin) == host


def _is_own(headers: dict[bytes, bytes], host: str) -> bool:
    """Return True if no other site caused a request. Programs send neither header."""
    site, origin = headers.get(b"sec-fetch-site"), headers.get(b"origin")
    if site is not None:
        return site in (b"same-origin", b"none")
    return origin is None or _place(origin) == host


def _place(origin: bytes) -> str | None:
    """Return the host and port of an origin; None if it is malformed."""
    try:
        return urlsplit(origin.decode("latin-1")).netloc
    except ValueError:
        return None


@lru_cache(maxsize=1000)
def _name(host: str) -> str | None:
    """Return the name in a Host header without its port; None if the header is malformed."""
    try:
        parts = urlsplit(f"//{host}")
        if parts.netloc != host or "@" in host or parts.port == 0:
            return None
        return parts.hostname or ""
    except ValueError:  # such as a port that is none
        return None


def _is_sensible(path: str) -> bool:
    """Return False for unprintable characters and for names that are too long for a file."""
    return path.isprintable() and (not path.startswith("/static/") or len(path) < 200)
