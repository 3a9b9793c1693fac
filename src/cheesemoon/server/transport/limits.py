"""Limits of one client: requests, new tables, event streams, lines of chat."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import ip_address, ip_network

from .. import timing


@dataclass(frozen=True)
class Limits:
    """Limits of one client. Clients on this machine are exempt unless `local_too` is set."""

    body: int = 1 << 20  # bytes of a request
    rate: float = 30.0  # requests a second, lasting
    burst: float = 120.0  # requests at once
    tables: int = 40  # new tables in an hour
    streams: int = 24  # open event streams
    lines: float = 0.5  # lines of chat a second, lasting
    lines_burst: float = 10.0  # lines of chat at once
    reports: float = 1 / 600  # reports a second, lasting
    reports_burst: float = 5.0  # reports at once
    local_too: bool = False


class Clients:
    """Counters of each client, compared with its limits."""

    MOST = 20_000  # clients that are remembered

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._tokens: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._said: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._reported: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._made: dict[str, list[float]] = {}
        self._streams: dict[str, int] = {}

    def free(self, client: str) -> bool:
        """Return True if a client has no limits."""
        return not self.limits.local_too and is_local(client)

    def may_ask(self, client: str) -> bool:
        """Count one request. Return False if the client is over its rate limit."""
        if self.free(client):
            return True
        return self._take(self._tokens, bucket(client), self.limits.rate, self.limits.burst)

    def may_say(self, who: str) -> bool:
        """Rate-limit chat; local clients are not exempt."""
        return self._take(self._said, who, self.limits.lines, self.limits.lines_burst)

    def may_report(self, client: str) -> bool:
        """Rate-limit reports; local clients are not exempt."""
        limits = self.limits
        return self._take(self._reported, bucket(client), limits.reports, limits.reports_burst)

    def _take(
        self, left: OrderedDict[str, tuple[float, float]], key: str, rate: float, burst: float
    ) -> bool:
        """Take one token from a token bucket. Return False if the bucket is empty."""
        now = timing.monotonic()
        tokens, at = left.pop(key, (burst, now))
        tokens = min(burst, tokens + (now - at) * rate)
        allowed = tokens >= 1
        left[key] = (tokens - allowed, now)
        if len(left) > self.MOST:
            left.popitem(last=False)
        return allowed

    def may_make(self, client: str) -> bool:
        """Count one new table. Return False if the client has made enough in this hour."""
        if self.free(client):
            return True
        now, client = timing.monotonic(), bucket(client)
        made = [at for at in self._made.get(client, []) if now - at < 3600]
        allowed = len(made) < self.limits.tables
        self._made[client] = [*made, now] if allowed else made
        if len(self._made) > self.MOST:
            self._made.pop(next(iter(self._made)))
        return allowed

    def open_stream(self, client: str) -> bool:
        """Count one more event stream. Return False if the client has too many."""
        key = bucket(client)
        used = self._streams.get(key, 0)
        if used >= self.limits.streams and not self.free(client):
            return False
        self._streams[key] = used + 1
        return True

    def close_stream(self, client: str) -> None:
        """Count one event stream less."""
        client = bucket(client)
        left = self._streams.get(client, 1) - 1
        if left > 0:
            self._streams[client] = left
        else:
            self._streams.pop(client, None)

    @property
    def streams(self) -> int:
        """Return the number of open event streams of all clients."""
        return sum(self._streams.values())


@lru_cache(maxsize=1000)
def is_local(client: str) -> bool:
    """Return True if an address is a loopback address."""
    try:
        return ip_address(client).is_loopback
    except ValueError:
        return client in ("", "testclient")


@lru_cache(maxsize=10_000)
def bucket(client: str) -> str:
    """Return the key that an address counts towards: for IPv6 its /64 network."""
    try:
        address = ip_address(client)
    except ValueError:
        return client
    if address.version == 4:
        return client
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return client if address.is_loopback else str(ip_network((address, 64), strict=False))
