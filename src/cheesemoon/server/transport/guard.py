"""What every request passes: its size, its rate, its origin; and what every answer carries.

Pages change things only for requests of the same origin (Fetch Metadata, or the Origin header of
older browsers), so no token has to be put into pages that many share. The API ignores cookies and
needs a token of its own; that no other site makes tables here either, it takes JSON alone, which
browsers send elsewhere only after asking, and nothing that a browser says comes from another site.
"""

from __future__ import annotations

import json
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from cheesemoon.view.messages import WORDS

from ..ops import tracing
from ..ops.metrics import Metrics
from .wire import HEAD_ONLY

logger = logging.getLogger("cheesemoon.requests")

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]

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
_SAFE = {"GET", "HEAD", "OPTIONS"}


@dataclass(frozen=True)
class Limits:
    """What one client may ask for. A client on this machine is not slowed down."""

    body: int = 1 << 20  # bytes of a request
    rate: float = 30.0  # requests a second, lasting
    burst: float = 120.0  # requests at once
    tables: int = 40  # new tables in an hour
    streams: int = 24  # open event streams
    lines: float = 0.5  # lines of chat a second, lasting
    lines_burst: float = 10.0  # lines of chat at once
    local_too: bool = False  # limit clients on this machine as well


class Clients:
    """What each client has used of its limits."""

    MOST = 20_000

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._tokens: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._said: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._made: dict[str, list[float]] = {}
        self._streams: dict[str, int] = {}

    def free(self, client: str) -> bool:
        """Whether a client is not limited."""
        return not self.limits.local_too and is_local(client)

    def may_ask(self, client: str) -> bool:
        """Take one request from a client's bucket."""
        if self.free(client):
            return True
        return self._take(self._tokens, bucket(client), self.limits.rate, self.limits.burst)

    def may_say(self, who: str) -> bool:
        """Take one line of chat from somebody's bucket; nobody is free of that."""
        return self._take(self._said, who, self.limits.lines, self.limits.lines_burst)

    def _take(
        self, left: OrderedDict[str, tuple[float, float]], key: str, rate: float, burst: float
    ) -> bool:
        now = time.monotonic()
        tokens, at = left.pop(key, (burst, now))
        tokens = min(burst, tokens + (now - at) * rate)
        allowed = tokens >= 1
        left[key] = (tokens - allowed, now)
        if len(left) > self.MOST:
            left.popitem(last=False)
        return allowed

    def may_make(self, client: str) -> bool:
        """Whether a client may make one more table in this hour."""
        if self.free(client):
            return True
        now, client = time.monotonic(), bucket(client)
        made = [at for at in self._made.get(client, []) if now - at < 3600]
        allowed = len(made) < self.limits.tables
        self._made[client] = [*made, now] if allowed else made
        if len(self._made) > self.MOST:
            self._made.pop(next(iter(self._made)))
        return allowed

    def open_stream(self, client: str) -> bool:
        """Count one more event stream, if a client may have it."""
        key = bucket(client)
        used = self._streams.get(key, 0)
        if used >= self.limits.streams and not self.free(client):
            return False
        self._streams[key] = used + 1
        return True

    def close_stream(self, client: str) -> None:
        """One stream less."""
        client = bucket(client)
        left = self._streams.get(client, 1) - 1
        if left > 0:
            self._streams[client] = left
        else:
            self._streams.pop(client, None)

    @property
    def streams(self) -> int:
        """Open streams of all clients."""
        return sum(self._streams.values())


@lru_cache(maxsize=1000)
def is_local(client: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ip_address(client).is_loopback
    except ValueError:
        return client in ("", "testclient")


@lru_cache(maxsize=10_000)
def bucket(client: str) -> str:
    """Whose limits an address counts towards: of IPv6 the first 64 bits, one household."""
    try:
        address = ip_address(client)
    except ValueError:
        return client
    if address.version == 4:
        return client
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return client if address.is_loopback else str(ip_network((address, 64), strict=False))


class Guard:
    """The outermost layer of the server."""

    def __init__(
        self,
        app: Any,
        clients: Clients,
        metrics: Metrics,
        hosts: frozenset[str] | None = None,
    ) -> None:
        self.app, self.clients, self.metrics, self.hosts = app, clients, metrics, hosts

    def is_for_us(self, host: str) -> bool:
        """Whether a request is for a name of ours."""
        name = _name(host)
        return name is not None and (self.hosts is None or name in self.hosts)

    def allow(self, host: str) -> None:
        """From now on requests may also be for this name."""
        if self.hosts is not None:
            self.hosts |= {host}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500
        api = scope["path"].startswith("/api/")

        async def answer(message: dict[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *(API_HEADERS if api else HEADERS)]
            await send(message)

        method = scope["method"]
        if method == "HEAD":  # as for GET; whoever writes the answer leaves its body out
            scope = {**scope, "method": "GET", HEAD_ONLY: True}
        with tracing.span("request", **{"http.request.method": method}) as span:
            await self._answered(scope, receive, answer, api)
            route = _route(scope)  # never the address itself: a seat's link is a secret
            if span is not None:
                span.update_name(f"{method} {route}")
                span.set_attributes({"http.route": route, "http.response.status_code": status})
        self.answered(method, route, status, time.perf_counter() - began)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """Write down that a request was answered, and how long it took."""
        self.metrics.request(method, route, status, seconds)
        if logger.isEnabledFor(logging.INFO):
            said = {"method": method, "route": route, "status": status}
            logger.info("request", extra={**said, "ms": round(seconds * 1000, 2)})

    async def _answered(self, scope: Scope, receive: Receive, send: Send, api: bool) -> None:
        headers = dict(scope["headers"])
        limit = self.clients.limits.body
        refusal = self._refusal(scope, headers, api)
        if refusal:
            await self._refuse(send, headers, api, *refusal)
        elif int(headers.get(b"content-length", b"0") or 0) > limit:
            await self._refuse(send, headers, api, 413, "too-large")
        elif b"transfer-encoding" in headers:
            await self._measured(scope, receive, send, headers, api, limit)
        else:
            await self.app(scope, receive, send)

    async def _measured(
        self,
        scope: Scope,
        receive: Receive,
        send: Send,
        headers: dict[bytes, bytes],
        api: bool,
        limit: int,
    ) -> None:
        """A body of unknown length is taken in first, as long as it is not too large."""
        taken: list[dict[str, Any]] = []
        size = 0
        while True:
            message = await receive()
            taken.append(message)
            size += len(message.get("body", b""))
            if size > limit:
                await self._refuse(send, headers, api, 413, "too-large")
                return
            if not message.get("more_body", False):
                break

        async def again() -> dict[str, Any]:
            return taken.pop(0) if taken else await receive()

        await self.app(scope, again, send)

    def _refusal(
        self, scope: Scope, headers: dict[bytes, bytes], api: bool
    ) -> tuple[int, str] | None:
        host = headers.get(b"host", b"").decode("latin-1")
        if not self.is_for_us(host):
            return 421, "wrong-host"
        client = scope["client"][0] if scope.get("client") else ""
        if not self.clients.may_ask(client):
            return 429, "too-fast"
        if not _sensible(scope["path"]):
            return 404, "no-page"
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 18:
            return 400, "too-large"
        if scope["method"] not in _SAFE:
            if not (_own if api else _same_origin)(headers, host):
                return 403, "foreign-request"
            kind = headers.get(b"content-type", b"").split(b";")[0].strip().lower()
            if api and kind != b"application/json":
                return 415, "not-json"
        return None

    async def _refuse(
        self, send: Send, headers: dict[bytes, bytes], api: bool, status: int, message: str
    ) -> None:
        lang = "en"
        for tag in headers.get(b"accept-language", b"").decode("latin-1").split(","):
            if tag.strip()[:2].lower() in ("en", "pl", "de"):
                lang = tag.strip()[:2].lower()
                break
        text = WORDS.say(lang, message)
        if api:
            body = json.dumps({"status_code": status, "detail": text, "rule": None}).encode()
        else:
            body = text.encode()
        kind = b"application/json" if api else b"text/plain; charset=utf-8"
        start: list[tuple[bytes, bytes]] = [
            (b"content-type", kind),
            (b"content-length", str(len(body)).encode()),
        ]
        if status == 429:
            start.append((b"retry-after", b"2"))
        await send({"type": "http.response.start", "status": status, "headers": start})
        await send({"type": "http.response.body", "body": body})


def _same_origin(headers: dict[bytes, bytes], host: str) -> bool:
    site = headers.get(b"sec-fetch-site")
    if site is not None:
        return site in (b"same-origin", b"none")
    origin = headers.get(b"origin") or headers.get(b"referer")
    return origin is not None and _place(origin) == host


def _own(headers: dict[bytes, bytes], host: str) -> bool:
    """Whether no other site has its hand in a request: programs say nothing of a site."""
    site, origin = headers.get(b"sec-fetch-site"), headers.get(b"origin")
    if site is not None:
        return site in (b"same-origin", b"none")
    return origin is None or _place(origin) == host


def _place(origin: bytes) -> str | None:
    """Host and port in an origin; None if it is none."""
    try:
        return urlsplit(origin.decode("latin-1")).netloc
    except ValueError:
        return None


@lru_cache(maxsize=1000)
def _name(host: str) -> str | None:
    """The name in a Host header, without the port; None if it is no name and port at all."""
    try:
        parts = urlsplit(f"//{host}")
        if parts.netloc != host or "@" in host or parts.port == 0:
            return None
        return parts.hostname or ""
    except ValueError:  # such as a port that is none
        return None


def _sensible(path: str) -> bool:
    """Whether a path may be one of ours: nothing invisible, no names that no file has."""
    return path.isprintable() and (not path.startswith("/static/") or len(path) < 200)


def _route(scope: Scope) -> str:
    template = scope.get("path_template")
    return str(template) if template else "other"
