"""The page of a server's address. A server can do what one browser cannot: invitations by link,
spectators, the ladder, notices."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, cast
from urllib.parse import urlsplit

import cheesemoon as cm
from cheesemoon.server.errors import Refused
from cheesemoon.server.web.requests import Req, form_of, language, render_page

from .framework import Redirect, Request, get, post
from .storage.store import Store

RECORD = "server"
MOST_ADDRESS = 300  # characters
_HERE = {"localhost", "127.0.0.1", "[::1]"}  # browsers allow http there from every page


class Host(Protocol):
    """The site, as this page needs it."""

    address: str  # of the site, with its folder
    store: Store
    probe: Callable[[str], Awaitable[bool]]  # asks an address if a Cheesemoon server is there


def address_of(store: Store) -> str:
    """Return the address of the server, without a slash at its end; "" if there is none."""
    return str(store.record(RECORD).get("address", ""))


@get("/server")
async def show_server(request: Request[None]) -> object:
    """Return the page of the server's address."""
    return _page(request, address_of(_host(request).store))


@post("/server")
async def keep_server(request: Request[None]) -> object:
    """Keep the address of a server if one answers there; an empty address forgets it."""
    host = _host(request)
    typed = str((await form_of(cast(Req, request))).get("address", "")).strip()[:MOST_ADDRESS]
    try:
        found = read_address(typed, host.address) if typed else ""
        if found and not await host.probe(f"{found}/health"):
            raise Refused(422, "site-server-silent", address=found)
    except Refused as error:
        return _page(request, typed, error.text(language(cast(Req, request))))
    host.store.record(RECORD)["address"] = found
    await host.store.put_record(RECORD)
    return Redirect("/server")


def read_address(text: str, site: str) -> str:
    """Return the origin of an address. The scheme may be missing. Refuse a text that is no address,
    and http where the page has https: browsers block it."""
    given = text if "://" in text else f"https://{text}"
    try:
        parts = urlsplit(given)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        host, port = "", None
    is_name = host and not set(host) & set(" <>\"'\\^`{|}%") and "@" not in parts.netloc
    if not is_name or parts.scheme not in ("http", "https"):
        raise Refused(422, "site-server-bad", address=text)
    host = f"[{host}]" if ":" in host else host
    if parts.scheme == "http" and site.startswith("https:") and host not in _HERE:
        raise Refused(422, "site-server-insecure")
    return f"{parts.scheme}://{host}" + (f":{port}" if port else "")


def _page(request: Request[None], typed: str, error: str = "") -> object:
    kept = address_of(_host(request).store)
    games = [cm.game(name) for name in cm.games()]
    return render_page(
        cast(Req, request),
        "server.html",
        422 if error else 200,
        kept=kept,
        typed=typed,
        error=error,
        games=games,
    )


def _host(request: Request[None]) -> Host:
    return cast(Host, request.app)


HANDLERS = [show_server, keep_server]
