"""Seats that a model plays: at a table of this process, or at a table of a server."""

from __future__ import annotations

import http.client
import json
import re
import secrets
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Mapping
from typing import Any, Protocol

import cheesemoon
from cheesemoon import bots
from cheesemoon.core import Choice, IllegalAction, Table
from cheesemoon.core.game.options import check_seat
from cheesemoon.envs.language import prompt, understood

from .errors import McpError

_WAIT = 25.0  # seconds that one look waits for the model's turn at most
_TIMEOUT = 40.0  # seconds for a request to a server
_MOST_BYTES = 4 << 20  # of an answer
_TYPES = {"over": bool, "legal": list, "version": int, "game": str, "view": dict, "names": list}


class Seat(Protocol):
    """A seat at a table. Every answer is what that seat may know."""

    def look(self) -> str:
        """Return the table, the news and the legal actions as Markdown."""

    def why(self, action: str) -> str:
        """Return why an action is refused now, or what it does if it is legal."""

    def play(self, answer: str) -> str:
        """Play an action and return the next look. Raise IllegalAction if it is refused."""


class LocalSeat:
    """A seat at a table of this process; bots play the others at once."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        seat: int,
        opponents: str,
        options: Mapping[str, Choice],
        lang: str,
        seed: int | None = None,
    ) -> None:
        found = cheesemoon.game(game)
        count = found.check_seats(found.default_seats if seats is None else seats)
        self.seat, self.lang = check_seat(seat, count), lang
        drawn = secrets.randbits(62) if seed is None else seed
        self._table = found.new(seats=count, seed=drawn, **found.check_options(options))
        self._bots = {
            other: bots.bot(opponents, found, seed=drawn + other)
            for other in range(count)
            if other != self.seat
        }
        self._told: int | None = None  # actions that the model knows; None before its first look
        self._others_play()

    def _others_play(self) -> None:
        table = self._table
        while table.seat is not None and table.seat != self.seat:
            table.play(self._bots[table.seat].choose_at(table))

    def look(self) -> str:
        since, self._told = self._told, len(self._table.actions)
        return prompt(self._table, self.seat, self.lang, since or 0, is_first=since is None)

    def why(self, action: str) -> str:
        return judged(self._table, action, self.lang)

    def play(self, answer: str) -> str:
        if self._table.over:
            raise McpError("game-over")
        self._table.play(understood(self._table, answer))
        self._others_play()
        return self.look()


class RemoteSeat:
    """A seat at a table of a Cheesemoon server, opened by its link or by address and token."""

    def __init__(self, link: str, lang: str) -> None:
        self._address, self._token = address_of(link)
        self.lang = lang
        seat = self._look("")["seat"]
        if seat is None:
            raise McpError("spectator-link")
        self.seat = seat
        self._told: int | None = None  # entries of the log that the model knows

    def _look(self, query: str) -> dict[str, Any]:
        """Return the table. Refuse what no server of this game answers."""
        state = self._call(query)
        if (
            not isinstance(state, dict)
            or not all(isinstance(state.get(key), kind) for key, kind in _TYPES.items())
            or not (state.get("seat") is None or type(state["seat"]) is int)
        ):
            raise McpError("not-cheesemoon", address=self._address)
        return state

    def _call(self, path: str, data: object = None) -> object:
        head = {"Content-Type": "application/json", "Authorization": f"Bearer {self._token}"}
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(self._address + path, body, head)  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=_TIMEOUT) as answer:  # noqa: S310
                return json.loads(answer.read(_MOST_BYTES))
        except urllib.error.HTTPError as error:
            raise _told_by_server(error) from None
        except (OSError, ValueError, RecursionError, http.client.HTTPException) as error:
            raise McpError("no-server", address=self._address, why=str(error)[:200]) from None

    def _state(self) -> dict[str, Any]:
        """Return the table. While other seats act, wait until it is the model's turn."""
        state, end = self._look(f"?lang={self.lang}"), time.monotonic() + _WAIT
        while not state["over"] and not state["legal"] and time.monotonic() < end:
            state = self._look(f"?lang={self.lang}&after={state['version']}")
        return state

    def _imagined(self, state: Mapping[str, Any]) -> Table:
        """Return a table that looks like the view of this seat."""
        game = cheesemoon.game(state["game"])
        return game.imagine(state["view"], 0).named([str(name) for name in state["names"]] or None)

    def look(self) -> str:
        state = self._state()
        log = self._call(f"/log?lang={self.lang}")
        if not isinstance(log, list) or not all(isinstance(lines, list) for lines in log):
            raise McpError("not-cheesemoon", address=self._address)
        since, self._told = self._told, len(log)
        news = [str(line) for lines in log[since:] for line in lines]
        table = self._imagined(state)
        return prompt(table, self.seat, self.lang, news=news, is_first=since is None)

    def why(self, action: str) -> str:
        return judged(self._imagined(self._state()), action, self.lang)

    def play(self, answer: str) -> str:
        state = self._state()
        if state["over"]:
            raise McpError("game-over")
        if not state["legal"]:
            raise McpError("not-your-turn")
        action = understood(self._imagined(state), answer)
        self._call("/actions", {"action": action, "version": state["version"]})
        return self.look()


def judged(table: Table, answer: str, lang: str) -> str:
    """Return why an action is refused, with the text of the rule; or what a legal one does."""
    trial = table.fork()
    try:
        action = understood(trial, answer)
        if action in trial.legal():
            return f"`{action}`: {trial.explain(action, lang)}"
        trial.play(action)
    except IllegalAction as error:
        rule = table.game.rulebook.rule(error.rule, lang) if error.rule else None
        return error.text(lang) + (f"\n\n**{rule.number}** {rule.text}" if rule else "")
    raise AssertionError(f"{action} was played although it is not legal")


def address_of(link: str) -> tuple[str, str]:
    """Return the address of a table in the API and the token, from a player's link
    (`http://host/join/TABLE/TOKEN`)."""
    try:
        parts = urllib.parse.urlsplit(link.strip())
        is_address = parts.scheme in ("http", "https") and parts.port != 0
    except ValueError:  # such as a port that is no number
        is_address = False
    if not is_address or re.search(r"[^!-~]", link.strip()):
        raise McpError("bad-link", link=link[:200])
    path = parts.path.strip("/").split("/")
    if len(path) < 3 or path[-3] != "join":
        raise McpError("bad-link", link=link[:200])
    base = "/".join(["", *path[:-3], "api", "tables", path[-2]])
    return f"{parts.scheme}://{parts.netloc}{base}", path[-1]


def _told_by_server(error: urllib.error.HTTPError) -> McpError:
    try:
        detail = str(json.loads(error.read())["detail"])
    except (OSError, ValueError, KeyError, TypeError):
        detail = error.reason
    return McpError("server-refuses", status=str(error.code), why=detail[:500])
