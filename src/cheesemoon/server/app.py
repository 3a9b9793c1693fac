"""The composition root: makes the services and the ASGI application of one server process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import cast

from litestar import Litestar, MediaType, Response, get
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

import cheesemoon as cm
from cheesemoon.view.assets import STATIC
from cheesemoon.view.messages import WORDS
from cheesemoon.view.templates import read_templates, ruled

from .api import routes as api
from .api.play import Play
from .errors import Refused, problem
from .ops import gc_tuning
from .ops.json_logs import first_line
from .ops.metrics import Metrics
from .services import Req, Services, services_of
from .settings import Hosting
from .storage.engine import Hold, is_away
from .storage.health import Health
from .storage.store import NotStored, Store
from .tables import clocks, moves, notify, presence
from .tables.retention import keep_cleaning
from .tables.rooms import BOT_PAUSE, Rooms
from .thinking.fair_queue import Worker
from .thinking.renderer import Renderer
from .thinking.workers import workers
from .transport.connection import Connections
from .transport.event_streams import broadcast, keep_alive
from .transport.limits import Clients, Limits
from .transport.middleware import Guard
from .web import routes as web
from .web.access import refuse_ahead_of_delay
from .web.requests import Page, is_script, language, render_error, render_page

logger = logging.getLogger("cheesemoon.server")


class Server:
    """One server process with its database, tables and application."""

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
                Refused: answer_refusal,
                HTTPException: answer_http_error,
                NotStored: not_stored,
                RecursionError: answer_unreadable,
                UnicodeDecodeError: answer_unreadable,
                Exception: answer_crash,
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
        play = Play(self.litestar, self._rooms, self.metrics)
        self.guard = Guard(play, self.clients, self.metrics, self.hosting.names())
        proxied = ProxyHeadersMiddleware(self.guard, self.hosting.proxies)  # type: ignore[arg-type]
        self.connections = Connections(
            self.clients.limits.body, is_proxy=proxied.trusted_hosts.__contains__
        )
        self.app = cast(ASGIApp, proxied)

    def _rooms(self) -> Rooms:
        assert self.rooms is not None
        return self.rooms

    def begin(self) -> None:
        """Prepare the database before serving, while an error can still be told in a sentence."""
        asyncio.run(clocks.resume(self.store))
        self._begun = True

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Litestar) -> AsyncIterator[None]:
        self.rooms = Rooms(self.store, self.bot_pause, broadcast, self._workers())
        renderer = Renderer()
        app.state.services = Services(
            store=self.store,
            rooms=self.rooms,
            hosting=self.hosting,
            clients=self.clients,
            connections=self.connections,
            metrics=self.metrics,
            health=Health(self.store),
            renderer=renderer,
            allow_host=self.guard.allow,
            open_door=self.open_door,
        )
        self.rooms.warm()
        if not self._begun:
            await clocks.resume(self.store)
        read_templates()
        gc_tuning.settle()
        going_on = [
            keep_alive(self.rooms),
            self.connections.sweep(),
            self.rooms.publish_places(),
            presence.tend(self.rooms),
            clocks.watch(self.rooms),
            self.rooms.catch_up(),
        ]
        if notify.can_notify():
            going_on.append(notify.keep_reminding(self.rooms))
        if self.hosting.keep or self.hosting.end_left:
            going_on.append(keep_cleaning(self.rooms, self.hosting.keep, self.hosting.end_left))
        if self.store.postgres:
            going_on.append(self._listening(self.rooms))
        tasks = [asyncio.create_task(work) for work in going_on]
        try:
            yield
        finally:
            self.stop()
            for task in tasks:
                task.cancel()
            self.rooms.workshop.close()
            self.rooms.queue.close()
            renderer.close()
            await asyncio.get_running_loop().run_in_executor(None, self.store.close)
            self._hold.let_go()

    async def _listening(self, rooms: Rooms) -> None:
        await self.store.listening.run(rooms.read_changed, rooms.read_all, rooms.receive_presence)

    def _workers(self) -> list[Worker]:
        return workers(self.hosting.thinkers, self.hosting.cluster)

    def stop(self) -> None:
        """End all event streams, so that pages reconnect to the next server."""
        if self.rooms is None or self.rooms.stopping.is_set():
            return
        self.rooms.stopping.set()
        for room in self.rooms.loaded():
            for listener in list(room.listeners):
                listener.close()


@get("/health", include_in_schema=False)
async def health(request: Req) -> Response[dict[str, object]]:
    """Return whether the server can read, write and receive notifications."""
    services = services_of(request)
    trouble = await services.health.trouble()
    stopping = services.rooms.stopping.is_set()
    well = not stopping and not any(trouble.values())
    body: dict[str, object] = {
        "well": well,
        "database": not (trouble["reading"] or trouble["writing"]),
        "trouble": [name for name, found in trouble.items() if found],
        "stopping": stopping,
        "version": cm.__version__,
    }
    headers = {"access-control-allow-origin": "*"}  # pages of a static site ask too
    return Response(body, status_code=200 if well else 503, headers=headers)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: Req) -> str:
    """Return counts and times for Prometheus, which asks directly. Clients of a proxy get 404."""
    if any(name in request.headers for name in ("x-forwarded-for", "forwarded")):
        raise Refused(404, "no-page")
    services = services_of(request)
    return services.metrics.text(read_gauges(services), read_counters(services))


def read_gauges(services: Services) -> dict[str, float]:
    """Return what is measured at this moment: streams, connections, queue, writer."""
    rooms, store = services.rooms, services.store
    return {
        "streams": services.clients.streams,
        "connections": len(services.connections.open),
        "tables_in_memory": len(rooms),
        "thoughts_waiting": rooms.queue.waiting,
        "thinkers_busy": rooms.queue.busy,
        "thought_longest_wait_seconds": round(rooms.queue.longest_wait, 3),
        "writes_waiting": store.writer.waiting,
        "listener_well": int(store.listening.well or not store.postgres),
    }


def read_counters(services: Services) -> dict[str, float]:
    """Return what has been counted since the start: commits, bot turns, refused connections."""
    queue, store = services.rooms.queue, services.store
    writer, listening = store.writer, store.listening
    return {
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
            for why, n in services.connections.closed.items()
        },
    }


@get("/api", include_in_schema=False)
async def api_page(request: Req) -> Page:
    """Return the page about the API, with a bot in ten lines."""
    bot = (STATIC / "bot.txt").read_text(encoding="utf-8")
    return render_page(request, "api.html", bot=bot)


def is_api(request: Req) -> bool:
    """Return True if a request is for the API, so that its errors are JSON."""
    return request.url.path.startswith("/api/")


def answer_refusal(request: Req, error: Refused) -> Page:
    """Return the response to a refused request, in the reader's language."""
    text = error.text(language(request))
    if error.status == 409:
        services_of(request).metrics.counts["conflicts"] += 1
    if is_api(request):
        return _problem(error.status, text, error.rule)
    if error.rule and is_script(request):
        html = str(ruled(text, _game_of(error.rule)))
        return Response(html, media_type="text/html", status_code=error.status)
    return render_error(request, error.status, text)


def _problem(status: int, text: str, rule: str | None = None) -> Page:
    body = problem(status, text, rule)
    return Response(body, media_type="application/json", status_code=status)


def _game_of(rule: str) -> str:
    number = rule.split(",")[0]
    fitting = (n for n in cm.games() if number in cm.game(n).rulebook.numbers)
    return next(fitting, cm.games()[0])


def answer_http_error(request: Req, error: HTTPException) -> Page:
    """Return the response to an unknown path, a wrong method or an unreadable body."""
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
    return render_error(request, error.status_code, text)


def not_stored(request: Req, error: NotStored) -> Page:
    """Return the response to a write that the database refused."""
    return answer_refusal(request, moves.not_stored(error))


def answer_unreadable(request: Req, error: Exception) -> Page:
    """Return the response to a body that is nested too deeply or is not UTF-8."""
    why = "UTF-8" if isinstance(error, UnicodeDecodeError) else "too deep"
    return answer_refusal(request, Refused(400, "bad-body", why=why))


def answer_crash(request: Req, error: Exception) -> Page:
    """Log an error of the server, and return a response without its details.

    If the database cannot be read now, the response says so.
    """
    if is_away(error):
        logger.error("not read", extra={"why": first_line(error)})
        return answer_refusal(request, Refused(503, "not-read"))
    logger.error("a request failed", exc_info=error)
    text = WORDS.say(language(request), "server-error")
    return _problem(500, text) if is_api(request) else render_error(request, 500, text)
