"""Starts the HTTP server: its address, the browser, and a clean end."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import threading
import webbrowser
from types import FrameType

import uvicorn

from cheesemoon.core import preferred_language
from cheesemoon.core.rules.rule import interpret_until_compiled
from cheesemoon.view.messages import WORDS

from .app import Server
from .ops import tracing
from .ops.json_logs import set_up_logging
from .settings import CannotServe, Hosting, default_url, no_database
from .storage.engine import InUse, shown
from .supervisor import LISTENING, supervise
from .transport.limits import Limits

_DOORS = 16
"""Copies of the listening socket. uvloop accepts one connection per socket in each iteration, so
with one socket the last of 100 simultaneous clients of a busy server waits 640 instead of 90 ms."""


class _Uvicorn(uvicorn.Server):
    """An HTTP server that ends event streams first, so that a stop does not wait for them."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.tables = server
        server.open_door = self.open_door

    async def open_door(self, host: str, port: int) -> None:
        """Serve at one more address."""
        door = _opened(host, port)
        config, state = self.config, self.lifespan.state

        def connection() -> asyncio.Protocol:
            made: asyncio.Protocol = config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=self.server_state, app_state=state
            )
            return made

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(connection, sock=door))

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End event streams, then stop. A second Ctrl+C stops at once."""
        self.tables.stop()
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def _ignore_closed_pipes() -> None:
    """Ignore SIGPIPE, which ends commands that print: a client may leave during a response."""
    if hasattr(signal, "SIGPIPE") and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)


def run(hosting: Hosting) -> None:
    """Serve until stopped."""
    _ignore_closed_pipes()
    set_up_logging(os.environ.get("CHEESEMOON_LOG", "warning"))
    hosting.check()
    _raise_file_limit()
    listening = _listen(hosting.host, hosting.port)
    if hosting.workers > 1:
        _say_where(hosting, listening)
        supervise(hosting, listening)
        return
    tracing.set_up()
    server = _server(hosting)
    interpret_until_compiled()  # players sit down at once
    if LISTENING not in os.environ:
        address = _say_where(hosting, listening)
        if hosting.open_browser:
            threading.Timer(0.6, webbrowser.open, (address,)).start()
    config = uvicorn.Config(
        server.app,
        log_config=None,
        access_log=False,
        ws="none",
        timeout_graceful_shutdown=5,
        timeout_keep_alive=65,  # longer than clients and proxies keep an idle connection
        server_header=False,
        proxy_headers=False,  # `Server` applies them with its own settings
    )
    server.connections.limit(config)
    _Uvicorn(config, server).run(sockets=copies(listening))


def _server(hosting: Hosting) -> Server:
    url = hosting.database_url or default_url()
    try:
        server = Server(url, limits=_limits(), hosting=hosting)
        server.begin()
        return server
    except InUse:
        raise CannotServe("database-in-use", url=shown(url)) from None
    except Exception as error:  # noqa: BLE001 - whatever the database says
        raise no_database(url, error) from None


def _say_where(hosting: Hosting, listening: socket.socket) -> str:
    named = f"[{hosting.host}]" if ":" in hosting.host else hosting.host
    address = hosting.base or f"http://{named}:{listening.getsockname()[1]}"
    said = WORDS.say(preferred_language(), "serving", {"address": f"{address}/"})
    print(said, file=sys.stderr, flush=True)
    return f"{address}/"


def _limits() -> Limits:
    """Return the default limits. CHEESEMOON_LIMIT_LOCAL=1 limits local clients too."""
    return Limits(local_too=os.environ.get("CHEESEMOON_LIMIT_LOCAL") == "1")


def _raise_file_limit() -> None:
    """Raise the limit of open files: each event stream needs one."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if hard == resource.RLIM_INFINITY or soft < hard:
            most = 1 << 16 if hard == resource.RLIM_INFINITY else hard
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


def _listen(host: str, port: int) -> socket.socket:
    if LISTENING in os.environ:
        return inherited(int(os.environ[LISTENING]))
    try:
        return _opened(host, port)
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise CannotServe("no-address", host=host, port=str(port), why=why) from None


def inherited(number: int) -> socket.socket:
    """Return the listening socket that several processes share. It never waits: a process that
    waits for a connection, because another one was faster, answers no client meanwhile. All of them
    share this setting, and a copy of a socket that waits would change it."""
    listening = socket.socket(fileno=number)
    listening.setblocking(False)
    return listening


def copies(listening: socket.socket) -> list[socket.socket]:
    """Return the sockets to accept connections with."""
    return [listening, *(listening.dup() for _ in range(_DOORS - 1))]


def _opened(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
        listening.setblocking(False)
    except BaseException:
        listening.close()
        raise
    return listening
