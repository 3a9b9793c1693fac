"""Addresses of push services: which the server may call, and no other.

A browser chooses the address. It is parsed by urllib3, the library that sends, because two parsers
may find two hosts in one address.
"""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address

SERVICES = (
    *("fcm.googleapis.com", "push.services.mozilla.com", "notify.windows.com"),
    *("push.apple.com", "push.api.samsungospp.com"),
)
EXTRA = "CHEESEMOON_PUSH_SERVICES"  # more push services, separated by commas
MOST_LETTERS = 1000  # of an address
_HOST = re.compile(r"[a-z0-9.-]+")
_ADDRESS = re.compile(r"[!-\[\]-~]+")  # printable ASCII without the backslash


def host_of(endpoint: str) -> str:
    """Return the host that a notification to this address goes to; "" if it may not be sent."""
    from urllib3.exceptions import LocationParseError
    from urllib3.util import parse_url

    if len(endpoint) > MOST_LETTERS or not _ADDRESS.fullmatch(endpoint):
        return ""
    try:
        url = parse_url(endpoint)
    except LocationParseError:
        return ""
    host = url.host or ""
    is_plain = url.scheme == "https" and url.port in (None, 443) and url.auth is None
    is_known = _is_of(host, (*SERVICES, *_extra()))
    return host if is_plain and is_known and _HOST.fullmatch(host) else ""


def _extra() -> list[str]:
    return [name for name in os.environ.get(EXTRA, "").split(",") if name]


def _is_of(host: str, names: Iterable[str]) -> bool:
    return any(host == name or host.endswith(f".{name}") for name in names)


def is_public(host: str) -> bool:
    """Return True if all addresses of a host are on the internet, none in a private network. Only a
    service in EXTRA may be in a private network. This asks the DNS: call it on a thread."""
    if _is_of(host, _extra()):
        return True
    try:
        found = {entry[4][0] for entry in socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)}
    except OSError:
        return False
    return bool(found) and all(ip_address(address).is_global for address in found)
