"""The pages of the server in a browser: requests in, responses and events out."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import NamedTuple, cast

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.letters import is_offered
from cheesemoon.server.errors import Refused
from cheesemoon.server.ops.metrics import Metrics
from cheesemoon.server.settings import Hosting
from cheesemoon.server.storage.store import Store as ServerStore
from cheesemoon.server.tables import clocks
from cheesemoon.server.tables.room import Room
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.thinking.fair_queue import Queue
from cheesemoon.server.transport.event_streams import EventStream, broadcast
from cheesemoon.server.web import advice as advising, routes
from cheesemoon.server.web.requests import Req, is_script, language, render_error
from cheesemoon.view.messages import WORDS
from cheesemoon.view.templates import environment, ruled

from . import letter_pages, server_pages
from .framework import HTTPException, Request, Response, Route, Router
from .letters import Letters
from .packs import MissingPack
from .storage.store import Store
from .thinking import Reviews, Thinker

logger = logging.getLogger("cheesemoon.site")

WHO = "this-browser-holds-all-its-seats"


class Answer(NamedTuple):
    """A response as the page takes it."""

    status: int
    headers: dict[str, str]
    body: bytes


class DamagedTable(Refused):
    """An error: a table that the browser stored cannot be read."""

    def __init__(self) -> None:
        super().__init__(422, "site-table-damaged")


class SiteRooms(Rooms):
    """The tables in memory. A damaged one is left out, so that the others stay open."""

    async def room(self, table_id: str) -> Room:
        """Return the room of a table; raise DamagedTable if it cannot be read."""
        try:
            return await super().room(table_id)
        except (Refused, MissingPack):
            raise
        except OSError:
            raise Refused(503, "not-read") from None
        except Exception as error:
            logger.exception("a table cannot be read", exc_info=error)
            cast(Store, self.store).leave_out(table_id)
            raise DamagedTable from None


class Site:
    """The tables of this browser and their pages."""

    letters: Letters

    def __init__(
        self,
        store: Store,
        thinkers: Sequence[Thinker],
        root: str = "/",
        origin: str = "",
        go: Callable[[str, int], None] = lambda address, after: None,
    ) -> None:
        self.store = store
        self.root = root  # the path of the folder, such as /cheesemoon/
        self.address = origin + root
        self.go = go  # shows a page after some milliseconds
        self.probe: Callable[[str], Awaitable[bool]] = _no_server
        self.on_choice: Callable[[str, str], None] = lambda name, value: None
        self.cookies: dict[str, str] = {}
        self.state = SimpleNamespace(services=None)
        self._thinkers = thinkers
        self._streams: dict[int, EventStream] = {}
        self.rooms: Rooms | None = None
        self.reviews = Reviews(self._queue)

    def _queue(self) -> Queue:
        assert self.rooms is not None
        return self.rooms.queue

    async def start(self, lang: str = "") -> None:
        """Read the kept tables and begin to serve. `lang` is the language of the browser: requests
        of a page do not tell it."""
        await self.store.open()
        kept = self.store.record("cookies")
        self.cookies.update({name: str(value) for name, value in kept.items()})
        if lang in LANGUAGES:
            self.cookies.setdefault("lang", lang)
        self.cookies["cheesemoon"] = WHO
        store = cast(ServerStore, self.store)
        self.rooms = SiteRooms(store, 0.0, broadcast, self._thinkers)
        clients = SimpleNamespace(
            may_make=_yes, may_say=_yes, open_stream=_yes, close_stream=_yes, streams=0
        )
        self.state.services = SimpleNamespace(
            store=self.store,
            rooms=self.rooms,
            hosting=Hosting(ladder=False, chat=False),
            clients=clients,
            metrics=Metrics(),
            open_door=None,
        )
        self.letters = Letters(self.store, self.rooms, WHO)
        environment().globals |= {
            "has_server": False,
            "root": self.root.removesuffix("/"),
            "by_letter": self.letters.of_room,
            "is_offered_by_letter": is_offered,
            "server_address": lambda: server_pages.address_of(self.store),
        }
        advising._reviews = self.reviews  # type: ignore[assignment]
        await clocks.resume(store)

    # --- requests -------------------------------------------------------------------------

    async def answer(
        self,
        method: str,
        address: str,
        headers: Mapping[str, str] | None = None,
        form: Mapping[str, object] | None = None,
        is_whole: bool = True,
    ) -> Answer:
        """Return the response to a request. If the later pack is missing, so that the site is not
        whole, the response says so."""
        request = self._request(method, address, headers, form)
        found = await self._found(request) if is_whole else _not_here(_asked(request))
        if not isinstance(found, Response):
            found = Response(found)
        if method == "POST":
            await self._drop_stale(request.url.path)
        for cookie in found.cookies:
            await self.set_cookie(cookie.key, cookie.value)
        return Answer(found.status_code, self._headers(found), self._body(found))

    def _request(
        self,
        method: str,
        address: str,
        headers: Mapping[str, str] | None,
        form: Mapping[str, object] | None,
    ) -> Request[None]:
        inside = "/" + address.removeprefix(self.root).lstrip("/")
        return Request(
            self, method, inside, headers=headers, cookies=self.cookies, form=form, base=self.root
        )

    async def _found(self, request: Request[None]) -> object:
        try:
            found = await letter_pages.guard(request)
            if found is None:
                found = await ROUTER.answer(request)
                await letter_pages.after_action(request)
            return found
        except DamagedTable as error:  # it is off the list now
            is_lobby = (request.method, request.url.path) == ("GET", "/")
            return await self._found(request) if is_lobby else _refused(request, error)
        except Refused as error:
            return _refused(request, error)
        except HTTPException as error:
            missing = error.status_code == 404
            lang = language(_asked(request))
            text = WORDS.say(lang, "no-page" if missing else "bad-form", {"field": "?"})
            return render_error(_asked(request), error.status_code, text)
        except MissingPack:
            return _not_here(_asked(request))
        except Exception as error:
            logger.exception("a request failed", exc_info=error)
            asked = _asked(request)
            return render_error(asked, 500, WORDS.say(language(asked), "server-error"))

    async def set_cookie(self, name: str, value: str) -> None:
        """Keep the language, the theme or the shape of the window."""
        if name in ("lang", "theme", "tall") and self.cookies.get(name) != value:
            self.cookies[name] = value
            self.store.record("cookies")[name] = value
            self.on_choice(name, value)
            await self.store.put_record("cookies")

    async def _drop_stale(self, path: str) -> None:
        """Stop searches that an undo or the like has made useless."""
        table_id = path.split("/")[2] if path.startswith("/t/") else ""
        if self.rooms is not None and self.rooms.has(table_id):
            room = await self.rooms.room(table_id)
            for thinker in self._thinkers:
                thinker.drop_stale(room)

    def _headers(self, response: Response[object]) -> dict[str, str]:
        headers = {name: value for name, value in response.headers.items() if name != "vary"}
        if "location" in headers:
            headers["location"] = self.root + headers["location"].removeprefix("/")
            return headers
        is_text = response.media_type.startswith("text/") and "charset" not in response.media_type
        headers["content-type"] = response.media_type + ("; charset=utf-8" if is_text else "")
        return headers

    def _body(self, response: Response[object]) -> bytes:
        data = response.body()
        return self.rooted(data) if response.media_type.startswith("text/html") else data

    def rooted(self, data: bytes) -> bytes:
        """Return markup whose addresses begin with the folder of the site."""
        if self.root == "/":
            return data
        root = self.root.encode()
        return data.replace(b'="/', b'="' + root).replace(b"='/", b"='" + root)

    # --- events ---------------------------------------------------------------------------

    async def open_stream(self, number: int, address: str, send: Callable[[str], None]) -> bool:
        """Send the events of a table to the page until `close_stream`. Return False if the table
        cannot be opened."""
        found = await self._found(self._request("GET", address, {}, None))
        if not isinstance(found, EventStream):
            return False
        self._streams[number] = found
        subscriber = found.subscriber
        subscriber.packing = None
        found.room.enter(subscriber)
        send(self.rooted(found.first).decode())
        asyncio.ensure_future(self._pump(number, found, send))
        return True

    async def _pump(self, number: int, stream: EventStream, send: Callable[[str], None]) -> None:
        try:
            while data := await stream.subscriber.take():
                send(self.rooted(data).decode())
        finally:
            stream.room.leave(stream.subscriber)
            self._streams.pop(number, None)

    def close_stream(self, number: int) -> None:
        """End the events of a page."""
        if number in self._streams:
            self._streams[number].subscriber.close()


def _yes(*args: object) -> bool:
    return True


async def _no_server(address: str) -> bool:
    return False


def _asked(request: Request[None]) -> Req:
    """Return a request as the server's functions take it."""
    return cast(Req, request)


def _not_here(request: Req) -> object:
    return render_error(request, 503, WORDS.say(language(request), "site-not-here"))


def _refused(request: Request[None], error: Refused) -> object:
    asked = _asked(request)
    text = error.text(language(asked))
    if error.rule and is_script(asked):
        number = error.rule.split(",")[0]
        fitting = (n for n in cm.games() if number in cm.game(n).rulebook.numbers)
        html = str(ruled(text, next(fitting, cm.games()[0])))
        return Response(html, media_type="text/html", status_code=error.status)
    return render_error(asked, error.status, text)


_OUTSIDE = re.compile(
    r"/(me/progress|ladder|pairing|push|join|network|static|offline|worker|manifest)\b"
)
_ROUTES = cast(Sequence[Route], routes.ROUTER.routes)
_SERVED = [route for route in _ROUTES if not _OUTSIDE.match(route.paths[0])]
ROUTER = Router("/", [*_SERVED, *letter_pages.HANDLERS, *server_pages.HANDLERS])

__all__ = ["Answer", "Site"]
