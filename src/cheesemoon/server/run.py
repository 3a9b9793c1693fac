"""Serving: the address, the browser, and a clean end."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import webbrowser
from types import FrameType

import uvicorn
from platformdirs import user_data_path

from cheesemoon.core import CheesemoonError, Words, preferred_language

from . import LOCAL
from .app import Server
from .database import InUse, shown, sqlite_url
from .guard import Limits
from .logs import set_up_logging
from .render import HERE
from .writer import first_line

_DOORS = 16
"""A busy loop (libuv's) takes in one connection for each listening socket whenever it comes round;
who arrives together with a hundred others would wait for as many rounds at a single one."""


class CannotServe(CheesemoonError):  # noqa: N818 - the word that fits
    """The address or the database cannot be used."""

    def __init__(self, message: str, **args: str) -> None:
        super().__init__(message, words=Words(HERE / "words"), **args)


class _Uvicorn(uvicorn.Server):
    """Ends open streams first, so that a stop does not wait for them."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.tables = server

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.tables.stop()
        self.force_exit = self.should_exit and sig == signal.SIGINT  # the second Ctrl+C
        self.should_exit = True


def run(host: str, port: int, database_url: str | None, open_browser: bool) -> None:
    """Serve until stopped."""
    set_up_logging(os.environ.get("CHEESEMOON_LOG", "warning"))
    listening = _listen(host, port)
    url = database_url or sqlite_url(
        user_data_path("cheesemoon", appauthor=False) / "tables.sqlite3"
    )
    try:
        server = Server(url, hosts=frozenset(LOCAL) if host in LOCAL else None, limits=_limits())
    except InUse:
        raise CannotServe("database-in-use", url=shown(url)) from None
    except Exception as error:  # noqa: BLE001 - whatever the database says
        raise CannotServe("no-database", url=shown(url), why=shown(first_line(error))) from None
    named = f"[{host}]" if ":" in host else host
    address = f"http://{named}:{listening.getsockname()[1]}/"
    lang = preferred_language()
    words = Words(HERE / "words")
    print(words.say(lang, "serving", {"address": address}), file=sys.stderr, flush=True)
    config = uvicorn.Config(
        server.app,
        log_config=None,
        access_log=False,
        http=server.connections,
        ws="none",
        timeout_graceful_shutdown=5,
        timeout_keep_alive=65,  # longer than clients and proxies keep an idle connection
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips="127.0.0.1,::1",
    )
    if open_browser:
        threading.Timer(0.6, webbrowser.open, (address,)).start()
    sys.setswitchinterval(0.0005)  # the thread that writes is never far behind
    doors = [listening, *(listening.dup() for _ in range(_DOORS - 1))]
    _Uvicorn(config, server).run(sockets=doors)


def _limits() -> Limits:
    """The usual limits; behind a proxy on this machine clients are told apart by its headers."""
    return Limits(local_too=os.environ.get("CHEESEMOON_LIMIT_LOCAL") == "1")


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        raise CannotServe(
            "no-address", host=host, port=str(port), why=error.strerror or str(error)
        ) from None
    return listening
