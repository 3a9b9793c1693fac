"""The services that handlers use, and what handlers read from every request: client, language."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from litestar import Request
from litestar.datastructures import State

from cheesemoon.core import LANGUAGES

from .errors import Refused, accepted_language
from .ops.metrics import Metrics
from .settings import Hosting
from .storage.health import Health
from .storage.store import Store
from .tables.rooms import Rooms
from .thinking.renderer import Renderer
from .transport.connection import Connections
from .transport.limits import Clients

Req = Request[None, None, State]


@dataclass
class Services:
    """All services of one server process."""

    store: Store
    rooms: Rooms
    hosting: Hosting
    clients: Clients
    connections: Connections
    metrics: Metrics
    health: Health
    renderer: Renderer
    allow_host: Callable[[str], None]  # requests may be for this host name from now on
    open_door: Callable[[str, int], Awaitable[None]] | None  # serve at one more address


def services_of(request: Req) -> Services:
    """Return the services of the server that handles a request."""
    services: Services = request.app.state.services
    return services


def rooms_of(request: Req) -> Rooms:
    """Return the tables of the server that handles a request."""
    return services_of(request).rooms


def client_of(request: Req) -> str:
    """Return the address that a request comes from."""
    return request.client.host if request.client else ""


def language(request: Req) -> str:
    """Return the language of the cookie, or the browser's."""
    chosen = request.cookies.get("lang", "")
    if chosen in LANGUAGES:
        return chosen
    return accepted_language(request.headers.get("accept-language", ""))


def limit_tables(request: Req) -> None:
    """Refuse more new tables than one client may make."""
    if not services_of(request).clients.may_make(client_of(request)):
        raise Refused(429, "too-many-tables")
