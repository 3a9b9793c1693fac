"""Seats that a model plays: at a table of this process, or at a table of a server."""

from __future__ import annotations

import json
import secrets
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Mapping
from typing import Protocol, cast

import cheesemoon
from cheesemoon import bots
from cheesemoon.core import Choice, IllegalAction, Table
from cheesemoon.core.game.options import check_seat
from cheesemoon.envs.language import prompt, understood

from .errors import McpError

_WAIT = 25.0  # seconds that one look waits for the model's turn at most
_TIMEOUT = 40.0  # seconds for a request to a server


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
        self._told = 0
        self._others_play()

    def _others_play(self) -> None:
        table = self._table
        while table.seat is not None and table.seat != self.seat:
            table.play(self._bots[table.seat].choose_at(table))

    def look(self) -> str:
        since, self._told = self._told, len(self._table.actions)
        return prompt(self._table, self.seat, self.lang, since)

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
        state = self._call("")
        if state["seat"] is None:
            raise McpError("spectator-link")
        self.seat = cast("int", state["seat"])
        self._told = 0

    def _call(self, path: str, data: object = None) -> dict[str, object]:
        head = {"Content-Type": "application/json", "Authorization": f"Bearer {self._token}"}
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(self._address + path, body, head)  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=_TIMEOUT) as answer:  # noqa: S310
                found: dict[str, object] = json.loads(answer.read())
                return found
        except urllib.error.HTTPError as error:
            raise _told_by_server(error) from None
        except (OSError, ValueError) as error:
            raise McpError("no-server", address=self._address, why=str(error)[:200]) from None

    def _state(self) -> dict[str, object]:
        """Return the table. While other seats act, wait until it is the model's turn."""
        state, end = self._call(f"?lang={self.lang}"), time.monotonic() + _WAIT
        while not state["over"] and not state["legal"] and time.monotonic() < end:
            state = self._call(f"?lang={self.lang}&after={state['version']}")
        return state

    def _imagined(self, state: Mapping[str, object]) -> Table:
        """Return a table that looks like the view of this seat."""
        game = cheesemoon.game(str(state["game"]))
        view = cast("Mapping[str, object]", state["view"])
        return game.imagine(view, 0).named(cast("list[str]", state["names"]) or None)

    def look(self) -> str:
        state = self._state()
        log = cast("list[list[str]]", self._call(f"/log?lang={self.lang}"))
        since, self._told = self._told, len(log)
        news = [line for lines in log[since:] for line in lines]
        return prompt(self._imagined(state), self.seat, self.lang, news=news)

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
    parts = urllib.parse.urlsplit(link.strip())
    path = parts.path.strip("/").split("/")
    if parts.scheme not in ("http", "https") or len(path) < 3 or path[-3] != "join":
        raise McpError("bad-link", link=link[:200])
    base = "/".join(["", *path[:-3], "api", "tables", path[-2]])
    return f"{parts.scheme}://{parts.netloc}{base}", path[-1]


def _told_by_server(error: urllib.error.HTTPError) -> McpError:
    try:
        detail = str(json.loads(error.read())["detail"])
    except (OSError, ValueError, KeyError, TypeError):
        detail = error.reason
    return McpError("server-refuses", status=str(error.code), why=detail[:500])
