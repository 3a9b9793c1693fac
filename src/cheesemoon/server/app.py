"""The server put together."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

import cheesemoon as cm
from cheesemoon.view.assets import STATIC
from cheesemoon.view.messages import WORDS
from cheesemoon.view.templates import read_templates, ruled

from .api import routes as api
from .errors import Refused
from .ops import gc_tuning
from .ops.json_logs import first_line
from .ops.metrics import Metrics
from .settings import Hosting
from .storage.engine import Hold, is_away
from .storage.health import Health
from .storage.store import NotStored, Store
from .tables import clocks, moves, notify, presence
from .tables.retention import forgetting
from .tables.rooms import BOT_PAUSE, Rooms
from .thinking.fair_queue import Worker
from .thinking.workers import workers
from .transport.connection import limited, sweep
from .transport.event_streams import beat, broadcast
from .transport.guard import Clients, Guard, Limits
from .transport.lane import Lane
from .transport.quick import Quick
from .web import routes as web
from .web.access import refuse_ahead_of_delay
from .web.requests import is_script, language, page, trouble

logger = logging.getLogger("cheesemoon.server")
Req = Request[Any, Any, State]


class Server:
    """One process that serves the tables of one database."""

    def __init__(
        self,
        database_url: str,
        *,
        limits: Limits | None = None,
        bot_pause: float = BOT_PAUSE,
        hosting: Hosting | None = None,
    ) -> None:
        self.hosting = hosting or Hosting()
        self._hold = Hold(database_url)
        self.store = Store(database_url)
        self.connections = limited((limits or Limits()).body)
        self.metrics = Metrics()
        self.clients = Clients(limits or Limits())
        self.bot_pause = bot_pause
        self.rooms: Rooms | None = None
        self._begun = False
        self.open_door: Callable[[str, int], Awaitable[None]] | None = None  # to another address
        self.litestar = Litestar(
            route_handlers=[
                web.ROUTER,
                api.ROUTER,
                health,
                metrics,
                api_page,
            ],
            lifespan=[self._lifespan],
            before_request=refuse_ahead_of_delay,
            exception_handlers={
                Refused: refused,
                HTTPException: http_trouble,
                NotStored: not_stored,
                RecursionError: unreadable,
                UnicodeDecodeError: unreadable,
                Exception: broken,
            },
            openapi_config=OpenAPIConfig(
                title="Cheesemoon",
                version=cm.__version__,
                description="Play Cheesemoon's games by program.",
                path="/api/schema",
                render_plugins=[JsonRenderPlugin(path="/openapi.json")],
                components=Components(
                    security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}
                ),
            ),
            logging_config=None,
            request_max_body_size=None,
        )
        for name, schema in self.litestar.openapi_schema.components.schemas.items():
            if name.endswith(("NewTable", "Clocks", "Action")):  # they take nothing else
                schema.additional_properties = False
        self.quick = Quick(self.litestar, self.litestar.state, self.metrics)
        self.guard = Guard(self.quick, self.clients, self.metrics, self.hosting.names())
        guard: Any = self.guard
        self.app = ProxyHeadersMiddleware(guard, self.hosting.proxies)

    def begin(self) -> None:
        """Before it serves anybody, and where an error can still be told in a sentence."""
        asyncio.run(clocks.resume(self.store))
        self._begun = True

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Litestar) -> AsyncIterator[None]:
        self.rooms = Rooms(self.store, self.bot_pause, broadcast, self._workers())
        self.connections.lane = Lane(self.guard, self.quick)
        app.state.rooms = self.rooms
        app.state.hosting = self.hosting
        app.state.open_door = self.open_door
        app.state.allow_host = self.guard.allow
        app.state.connections = self.connections
        app.state.clients = self.clients
        app.state.metrics = self.metrics
        app.state.store = self.store
        app.state.health = Health(self.store)
        self.rooms.warm()
        if not self._begun:
            await clocks.resume(self.store)
        read_templates()
        gc_tuning.settle()
        going_on = [
            beat(self.rooms),
            gc_tuning.tidying(lambda: self.store.batches),
            sweep(self.connections),
            self.rooms.tell_places(),
            presence.tend(self.rooms),
            clocks.watch(self.rooms),
            self.rooms.catch_up(),
        ]
        if notify.available():
            going_on.append(notify.reminding(self.rooms))
        if self.hosting.keep or self.hosting.end_left:
            going_on.append(forgetting(self.rooms, self.hosting.keep, self.hosting.end_left))
        if self.store.postgres:
            going_on.append(self._listening(self.rooms))
        tasks = [asyncio.create_task(work) for work in going_on]
        try:
            yield
        finally:
            self.stop()
            for task in tasks:
                task.cancel()
            self.rooms.queue.close()
            await asyncio.get_running_loop().run_in_executor(None, self.store.close)
            self._hold.let_go()

    async def _listening(self, rooms: Rooms) -> None:
        await self.store.listening.run(rooms.heard_all, rooms.hear_all, rooms.heard_here)

    def _workers(self) -> list[Worker]:
        return workers(self.hosting.thinkers, self.hosting.cluster)

    def stop(self) -> None:
        """No more streams: pages come back to whoever serves next."""
        if self.rooms is None or self.rooms.stopping.is_set():
            return
        self.rooms.stopping.set()
        for room in self.rooms.loaded():
            for listener in list(room.listeners):
                listener.close()


@get("/health", include_in_schema=False)
async def health(request: Req) -> Response[dict[str, Any]]:
    """Whether the server works: what it reads, writes, and hears from others."""
    trouble = await request.app.state.health.trouble()
    stopping = request.app.state.rooms.stopping.is_set()
    well = not stopping and not any(trouble.values())
    body = {
        "well": well,
        "database": not (trouble["reading"] or trouble["writing"]),
        "trouble": [name for name, found in trouble.items() if found],
        "stopping": stopping,
        "version": cm.__version__,
    }
    return Response(body, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: Req) -> str:
    """Counts and times for Prometheus."""
    state = request.app.state
    text: str = state.metrics.text(*seen_inside(state))
    return text


def seen_inside(state: State) -> tuple[dict[str, float], dict[str, float]]:
    """What is now, and what has been counted: queue, thoughts, writer, listener, connections."""
    rooms, store = state.rooms, state.store
    queue, writer, listening = rooms.queue, store.writer, store.listening
    now = {
        "streams": state.clients.streams,
        "connections": len(state.connections.open),
        "tables_in_memory": len(rooms),
        "thoughts_waiting": queue.waiting,
        "thinkers_busy": queue.busy,
        "thought_longest_wait_seconds": round(queue.longest_wait, 3),
        "writes_waiting": writer.waiting,
        "listener_well": int(listening.well or not store.postgres),
    }
    counted = {
        "commits": writer.batches,
        "commit_seconds": round(writer.seconds, 3),
        "writes_failed": writer.failures,
        "thoughts": queue.thoughts,
        "thought_seconds": round(queue.seconds, 3),
        "thought_wait_seconds": round(queue.waited, 3),
        "notices": listening.notices,
        "listener_reconnections": max(0, listening.reconnections),
        **{
            f"connections_closed_{why}".replace("-", "_"): n
            for why, n in state.connections.closed.items()
        },
    }
    return now, counted


@get("/api", include_in_schema=False)
async def api_page(request: Req) -> Any:
    """What programs can do here, with a bot in ten lines."""
    bot = (STATIC / "bot.txt").read_text(encoding="utf-8")
    return page(request, "api.html", bot=bot)


def is_api(request: Req) -> bool:
    """Whether a program asks."""
    return request.url.path.startswith("/api/")


def refused(request: Req, error: Refused) -> Response[Any]:
    """What cannot be done now, in the reader's words."""
    text = error.text(language(request), WORDS)
    if error.status == 409:
        request.app.state.metrics.counts["conflicts"] += 1
    rule = getattr(error.cause, "rule", None)
    if is_api(request):
        return _problem(error.status, text, rule)
    if rule and is_script(request):
        html = str(ruled(text, _game_of(rule)))
        return Response(html, media_type="text/html", status_code=error.status)
    return trouble(request, error.status, text)


def _problem(status: int, text: str, rule: str | None = None) -> Response[Any]:
    body = {"status_code": status, "detail": text, "rule": rule}
    return Response(json.dumps(body), media_type="application/json", status_code=status)


def _game_of(rule: str) -> str:
    number = rule.split(",")[0]
    fitting = (n for n in cm.games() if number in cm.game(n).rulebook.numbers)
    return next(fitting, cm.games()[0])


def http_trouble(request: Req, error: HTTPException) -> Response[Any]:
    """No such page, a wrong method, a body that cannot be read."""
    if is_api(request):
        detail = error.detail
        if isinstance(error.extra, list):
            detail = "; ".join(f"{x.get('key', '')}: {x.get('message', '')}" for x in error.extra)
        if error.status_code == 400:
            empty = request.headers.get("content-length", "0") == "0"
            key = "no-body" if empty and request.method == "POST" else "bad-body"
            detail = WORDS.say(language(request), key, {"why": detail})
        response = _problem(error.status_code, detail)
        for key, value in (error.headers or {}).items():
            response.headers[key] = value
        return response
    lang = language(request)
    missing = error.status_code in (404, 405)
    text = WORDS.say(lang, "no-page") if missing else WORDS.say(lang, "bad-form", {"field": "?"})
    return trouble(request, error.status_code, text)


def not_stored(request: Req, error: NotStored) -> Response[Any]:
    """The database does not take it now."""
    return refused(request, moves.not_stored(error))


def unreadable(request: Req, error: Exception) -> Response[Any]:
    """What was sent cannot be read: nested without end, or in no encoding."""
    why = "UTF-8" if isinstance(error, UnicodeDecodeError) else "too deep"
    return refused(request, Refused(400, "bad-body", why=why))


def broken(request: Req, error: Exception) -> Response[Any]:
    """A mistake of ours: into the log, never onto the page. If it is the database that cannot be
    read now, whoever asked is told so."""
    if is_away(error):
        logger.error("not read", extra={"why": first_line(error)})
        return refused(request, Refused(503, "not-read"))
    logger.error("a request failed", exc_info=error)
    text = WORDS.say(language(request), "server-error")
    return _problem(500, text) if is_api(request) else trouble(request, 500, text)
