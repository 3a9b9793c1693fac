"""The quick way for the request that comes most often: an action of a program.

It has two entrances. `Lane` is the outermost layer of the server, before whatever asks who sent a
request and writes down how long it took; it does what they would do for a plain request. `Quick`
lies behind them, for those that come through a proxy.
"""

from __future__ import annotations

import logging
import time
from typing import Any

import msgspec

from . import tracing, wire
from .api import Action, Problem, play
from .guard import API_HEADERS, Guard
from .refusal import Refused
from .render import WORDS
from .requests import header_language

logger = logging.getLogger("cheesemoon.server")


class Quick:
    """The request that comes most often, `act`, past everything that it does not need. What is
    not plain goes the usual way and is answered there."""

    def __init__(self, app: Any, state: Any, metrics: Any) -> None:
        self.app, self.state, self.metrics = app, state, metrics

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        parts: list[str] = scope["path"].split("/") if scope["type"] == "http" else []
        if len(parts) != 5 or parts[1:3] != ["api", "tables"] or parts[4] != "actions":
            await self.app(scope, receive, send)
            return
        message = await receive()
        token, kind = "", b""
        for name, value in scope["headers"]:
            if name == b"authorization" and value[:7].lower() == b"bearer ":
                token = value[7:].decode("latin-1")
            elif name == b"content-type":
                kind = value
        try:
            if message.get("more_body") or scope["method"] != "POST" or kind != _JSON:
                raise msgspec.DecodeError
            data = _read_action(message["body"])
            played = await play(self.state.rooms, parts[3], token, data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, KeyError):
            await self._as_usual(message, scope, receive, send)
            return
        except Exception as error:  # noqa: BLE001 - whatever it is, programs are told in JSON
            body, status = self.trouble(error, scope)
        else:
            body, status = msgspec.json.encode(played), 200
            self.metrics.counts["actions"] += 1
        scope["path_template"] = _ROUTE
        headers = [(b"content-type", _JSON), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    def trouble(self, error: Exception, scope: Any) -> tuple[bytes, int]:
        """What went wrong, in the words of whoever asked."""
        headers = dict(scope["headers"])
        lang = header_language(headers.get(b"accept-language", b"").decode("latin-1"))
        if not isinstance(error, Refused):
            logger.error("an action failed", exc_info=error)
            error = Refused(500, "server-error")
        if error.status == 409:
            self.metrics.counts["conflicts"] += 1
        rule = getattr(error.cause, "rule", None)
        problem = Problem(error.status, error.text(lang, WORDS), rule)
        return msgspec.json.encode(problem), error.status

    async def _as_usual(self, first: Any, scope: Any, receive: Any, send: Any) -> None:
        taken = [first]

        async def again() -> Any:
            return taken.pop() if taken else await receive()

        await self.app(scope, again, send)


class Lane:
    """The same request without any layer between it and the connection that it came over."""

    def __init__(self, app: Any, guard: Guard, quick: Quick) -> None:
        self.app, self.guard, self.quick = app, guard, quick

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        exchange = scope.get(wire.EXCHANGE)
        token = _plain_action(scope) if exchange is not None and not tracing.on() else None
        data = self._read(scope, exchange) if token is not None else None
        if token is None or data is None:
            await self.app(scope, receive, send)  # which says what is wrong with it
            return
        began = time.perf_counter()
        try:
            played = await play(self.quick.state.rooms, scope["path"].split("/")[3], token, data)
        except Exception as error:  # noqa: BLE001 - whatever it is, programs are told in JSON
            body, status = self.quick.trouble(error, scope)
        else:
            body, status = msgspec.json.encode(played), 200
            self.quick.metrics.counts["actions"] += 1
        if wire.can_write(exchange):
            wire.answer(exchange, status, _HEAD, body)
        else:
            headers = [(b"content-type", _JSON), (b"content-length", b"%d" % len(body))]
            headers += API_HEADERS
            await send({"type": "http.response.start", "status": status, "headers": headers})
            await send({"type": "http.response.body", "body": body})
        self.guard.answered("POST", _ROUTE, status, time.perf_counter() - began)

    def _read(self, scope: Any, exchange: Any) -> Action | None:
        """The action, if all of it is there and the guard would let it in."""
        body = wire.body_of(exchange)
        clients = self.guard.clients
        if not body or len(body) > clients.limits.body:
            return None
        host = next((value for name, value in scope["headers"] if name == b"host"), b"")
        try:
            data = _read_action(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return None
        ours = self.guard.is_for_us(host.decode("latin-1"))
        client = scope["client"][0] if scope["client"] else ""
        return data if ours and clients.may_ask(client) else None


def _plain_action(scope: Any) -> str | None:
    """The token of a request to act that is nothing but that; None for all others, and for those
    that a browser or a proxy sent."""
    if scope["type"] != "http" or scope["method"] != "POST":
        return None
    path: str = scope["path"]
    if not (path.startswith("/api/tables/") and path.endswith("/actions") and path.count("/") == 4):
        return None
    token, kind = "", b""
    for name, value in scope["headers"]:
        if name in _NOT_PLAIN:
            return None
        if name == b"authorization" and value[:7].lower() == b"bearer ":
            token = value[7:].decode("latin-1")
        elif name == b"content-type":
            kind = value
    return token if kind == _JSON and path.isprintable() else None


_NOT_PLAIN = frozenset(
    (b"x-forwarded-for", b"x-forwarded-proto", b"transfer-encoding", b"expect", b"origin",
     b"sec-fetch-site", b"upgrade")
)  # fmt: skip
_ROUTE = "/api/tables/{table_id}/actions"
_JSON = b"application/json"
_HEAD = b"".join(b"%b: %b\r\n" % header for header in ((b"content-type", _JSON), *API_HEADERS))
_read_action = msgspec.json.Decoder(Action).decode
