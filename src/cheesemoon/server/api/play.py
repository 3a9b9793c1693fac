"""The only handler of `POST /api/tables/{table_id}/actions`.

It is a plain ASGI handler in front of the framework, because programs send this request most often.
The route `act` in `routes` describes it for OpenAPI.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ..errors import Refused, accepted_language, problem
from ..ops.json_logs import first_line
from ..ops.metrics import Metrics
from ..storage.engine import is_away
from ..tables.rooms import Rooms
from .schemas import Action, Played

logger = logging.getLogger("cheesemoon.server")

ROUTE = "/api/tables/{table_id}/actions"
_decode = msgspec.json.Decoder(Action).decode
_PLACE = re.compile(r"(.*) - at `\$\.(.+)`", re.DOTALL)  # of a mistake in JSON


class Play:
    """Answers requests to act; passes all others to the framework."""

    def __init__(self, app: ASGIApp, rooms: Callable[[], Rooms], metrics: Metrics) -> None:
        self.app, self.rooms, self.metrics = app, rooms, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != ScopeType.HTTP or scope["method"] != "POST":
            await self.app(scope, receive, send)
            return
        parts = [part for part in scope["path"].split("/") if part]
        if len(parts) != 4 or (parts[0], parts[1], parts[3]) != ("api", "tables", "actions"):
            await self.app(scope, receive, send)
            return
        scope["path_template"] = ROUTE
        token, lang = "", "en"
        for name, value in scope["headers"]:
            if name == b"authorization" and value[:7].lower() == b"bearer ":
                token = value[7:].decode("latin-1")
            elif name == b"accept-language":
                lang = accepted_language(value.decode("latin-1"))
        try:
            played = await play(self.rooms(), parts[2], token, await read_action(receive))
        except Exception as error:  # noqa: BLE001 - programs get every error as JSON
            status, body = self._problem(error, lang)
        else:
            self.metrics.counts["actions"] += 1
            status, body = 200, msgspec.json.encode(played)
        length = str(len(body)).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", length)]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def _problem(self, error: Exception, lang: str) -> tuple[int, bytes]:
        """Return the status and the body that tell of an error."""
        if is_away(error):
            logger.error("not read", extra={"why": first_line(error)})
            error = Refused(503, "not-read")
        elif not isinstance(error, Refused):
            logger.error("an action failed", exc_info=error)
            error = Refused(500, "server-error")
        if error.status == 409:
            self.metrics.counts["conflicts"] += 1
        return error.status, problem(error.status, error.text(lang), error.rule)


async def play(rooms: Rooms, table_id: str, token: str, data: Action) -> Played:
    """Play an action for the seat of a token. Return when it is stored."""
    room = rooms.find_loaded(table_id) or await rooms.room(table_id)
    seat = room.seat_of(token)
    if seat is None:
        raise Refused(401, "bad-token")
    if room.is_rated and not await rooms.store.is_held(room.id, seat):
        raise Refused(403, "rated-sit-down")  # else the result would have no player
    await room.act(seat, data.action, data.version, data.numbers)
    table = room.table
    turn = table.seat
    return Played(room.version, turn, turn is None, list(table.legal()) if turn == seat else [])


async def read_action(receive: Receive) -> Action:
    """Return the action in the body of a request. Refuse what cannot be read."""
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            raise Refused(400, "no-body")  # the client has gone; no one reads this
        body, more = body + message["body"], message["more_body"]
    if not body:
        raise Refused(400, "no-body")
    try:
        return _decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused(400, "bad-body", why=_why_unreadable(body)) from None


def _why_unreadable(body: bytes) -> str:
    """Return what is wrong with a body: first with its JSON, then with its fields."""
    try:
        msgspec.convert(msgspec.json.decode(body), Action)
    except msgspec.ValidationError as error:
        found = _PLACE.fullmatch(str(error))
        return f"{found[2]}: {found[1]}" if found else f"data: {error}"
    except msgspec.DecodeError as error:
        return str(error)
    except UnicodeDecodeError:
        return "UTF-8"
    except RecursionError:
        return "too deep"
    return ""
