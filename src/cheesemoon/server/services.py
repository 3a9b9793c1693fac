"""The services that handlers of requests use, and the type of a request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from litestar import Request
from litestar.datastructures import State

from .ops.metrics import Metrics
from .settings import Hosting
from .storage.health import Health
from .storage.store import Store
from .tables.rooms import Rooms
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
    allow_host: Callable[[str], None]  # requests may be for this host name from now on
    open_door: Callable[[str, int], Awaitable[None]] | None  # serve at one more address


def services_of(request: Req) -> Services:
    """Return the services of the server that handles a request."""
    services: Services = request.app.state.services
    return services
