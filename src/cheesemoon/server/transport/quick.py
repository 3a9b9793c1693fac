"""The quick way for the request that comes most often: an action of a program.

It lies behind whatever asks who sent a request and writes down how long it took, for those that do
not take the lane: they come through a proxy, in pieces, or from a page.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec

from cheesemoon.view.messages import WORDS

from ..api.routes import Action, Played, Problem, play
from ..errors import Refused
from ..ops.json_logs import first_line
from ..storage.engine import is_away
from ..tables import moves
from ..tables.room import Room
from ..web.requests import header_language
from .event_streams import legal_text

logger = logging.getLogger("cheesemoon.server")

Answer = tuple[int, bytes]
"""Status and body."""


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
            if message.get("more_body") or scope["method"] != "POST" or kind != JSON:
                raise msgspec.DecodeError
            action = read_action(message["body"])
        except (*UNREADABLE, KeyError):
            await self._as_usual(message, scope, receive, send)
            return
        status, body = await self.played(parts[3], token, action, _language(scope))
        scope["path_template"] = ROUTE
        headers = [(b"content-type", JSON), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    async def played(self, table_id: str, token: str, action: Action, lang: str) -> Answer:
        """The answer, after the action was stored."""
        try:
            done = await play(self.state.rooms, table_id, token, action)
        except Exception as error:  # noqa: BLE001 - whatever it is, programs are told in JSON
            return self._trouble(error, lang)
        self.metrics.counts["actions"] += 1
        return 200, msgspec.json.encode(done)

    def begin(
        self, table_id: str, token: str, action: Action, lang: str, answer: Callable[[Answer], None]
    ) -> bool:
        """The same without a coroutine: `answer` is called after the action was stored. False:
        nothing has happened, and it is something for `played`."""
        room: Room | None = self.state.rooms.at_hand(table_id)
        seat = room.seat_of(token) if room is not None else None
        if room is None or seat is None or action.numbers is not None:
            return False

        def told(error: Exception | None) -> None:
            if error is None:
                self.metrics.counts["actions"] += 1
                answer((200, _played(room, seat)))
            else:
                answer(self._trouble(error, lang))

        return moves.begin(room, seat, action.action, action.version, told)

    def _trouble(self, error: Exception, lang: str) -> Answer:
        """What went wrong, in the words of whoever asked."""
        if is_away(error):
            logger.error("not read", extra={"why": first_line(error)})
            error = Refused(503, "not-read")
        elif not isinstance(error, Refused):
            logger.error("an action failed", exc_info=error)
            error = Refused(500, "server-error")
        if error.status == 409:
            self.metrics.counts["conflicts"] += 1
        rule = getattr(error.cause, "rule", None)
        problem = Problem(error.status, error.text(lang, WORDS), rule)
        return error.status, msgspec.json.encode(problem)

    async def _as_usual(self, first: Any, scope: Any, receive: Any, send: Any) -> None:
        taken = [first]

        async def again() -> Any:
            return taken.pop() if taken else await receive()

        await self.app(scope, again, send)


def _played(room: Room, seat: int) -> bytes:
    """What came of an action, as `play` would say it; what is legal now was put into JSON for the
    stream of whoever acted."""
    turn = room.table.seat
    legal: Any = msgspec.Raw(legal_text(room)) if turn == seat else []
    return msgspec.json.encode(Played(room.version, turn, turn is None, legal))


def _language(scope: Any) -> str:
    accepted = dict(scope["headers"]).get(b"accept-language", b"")
    return header_language(accepted.decode("latin-1"))


ROUTE = "/api/tables/{table_id}/actions"
JSON = b"application/json"
read_action = msgspec.json.Decoder(Action).decode
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
