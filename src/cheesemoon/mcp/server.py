"""The tools of the MCP server, by the official SDK."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import cheesemoon
from cheesemoon import bots
from cheesemoon.core import LANGUAGES, CheesemoonError

from .errors import McpError, words
from .limits import Limit
from .seats import LocalSeat, RemoteSeat, Seat

P = ParamSpec("P")
MOST_TABLES = 16
_ABOUT = """Board games. list_games names them. new_table starts a game against bots, join_table
takes a seat at a table of a server. look shows what your seat knows and its legal actions, play
plays one of them, why_illegal says which rule forbids an action, read_rule quotes the rules."""


class Tables:
    """The seats of one client, by number."""

    def __init__(
        self, lang: str = "en", seed: int | None = None, limit: Limit | None = None
    ) -> None:
        self.lang, self._seed = lang, seed
        self._limit = limit or Limit()
        self._seats: dict[int, Seat] = {}
        self._made = 0

    def add(self, make: Callable[[], Seat]) -> tuple[int, Seat]:
        """Take a new seat; refuse it if there are too many."""
        if len(self._seats) >= MOST_TABLES:
            raise McpError("too-many-seats", most=str(MOST_TABLES))
        seat = make()
        self._made += 1
        self._seats[self._made] = seat
        return self._made, seat

    def seat(self, table: int) -> Seat:
        """Return the seat at a table; refuse an unknown number."""
        found = self._seats.get(table)
        if found is None:
            raise McpError("no-table", table=str(table))
        return found

    def leave(self, table: int) -> None:
        """Give a seat up."""
        self.seat(table)
        del self._seats[table]

    # --- the tools ------------------------------------------------------------------------

    def list_games(self) -> str:
        """List the games with their seats, options and bots."""
        return "\n".join(map(self._described, cheesemoon.games()))

    def _described(self, name: str) -> str:
        game = cheesemoon.game(name)
        options = "; ".join(
            f"{key}: {', '.join(str(c).lower() for c in option.choices)}"
            for key, option in game.options.items()
        )
        seats = ", ".join(map(str, game.seats))
        levels = ", ".join(bots.names(game))
        return f"- `{name}` ({game.title(self.lang)}). Seats: {seats}. {options}. Bots: {levels}."

    def new_table(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str = "easy",
        options: dict[str, str | bool] | None = None,
        lang: str | None = None,
    ) -> str:
        """Start a game in this process. You play `seat` (from 0), bots play the others."""
        spoken = self._language(lang)
        number, made = self.add(
            lambda: LocalSeat(game, seats, seat, opponents, options or {}, spoken, self._seed)
        )
        return self._seated(number, made, spoken)

    def join_table(self, link: str, lang: str | None = None) -> str:
        """Take a seat at a table of a server, by the link of a player: https://…/join/TABLE/TOKEN."""
        spoken = self._language(lang)
        number, made = self.add(lambda: RemoteSeat(link, spoken))
        return self._seated(number, made, spoken)

    def _seated(self, number: int, seat: Seat, lang: str) -> str:
        return words().say(lang, "seated", {"table": number}) + "\n\n" + seat.look()

    def _language(self, lang: str | None) -> str:
        if lang is not None and lang not in LANGUAGES:
            raise McpError("bad-language", lang=lang[:20], known=", ".join(LANGUAGES))
        return lang or self.lang

    def look(self, table: int) -> str:
        """Show what your seat knows: the news, the table, the points, your legal actions."""
        return self.seat(table).look()

    def play(self, table: int, action: str) -> str:
        """Play one action, in notation or in the words of the list. The answer is the next look."""
        return self.seat(table).play(action)

    def why_illegal(self, table: int, action: str) -> str:
        """Say which rule forbids an action now, or what the action does if it is legal. Nothing is
        played."""
        return self.seat(table).why(action)

    def leave_table(self, table: int) -> str:
        """Give up your seat. A game in this process ends with it."""
        self.leave(table)
        return words().say(self.lang, "left", {"table": table})

    def read_rule(self, game: str, rule: str = "") -> str:
        """Quote a rule by its number, such as FR-15; or all rules that contain a word; or all."""
        book = cheesemoon.game(game).rulebook.all(self.lang)
        wanted = rule.strip()
        found = book.get(wanted.upper())
        chosen = (
            [found]
            if found
            else [each for each in book.values() if wanted.casefold() in each.text.casefold()]
        )
        if not chosen:
            raise McpError("no-rule", rule=wanted[:80], game=game)
        return "\n".join(f"- **{each.number}** ({each.heading}) {each.text}" for each in chosen)

    def limited(self, tool: Callable[P, str]) -> Callable[P, str]:
        """Return a tool that obeys the rate limit and answers errors with their sentence."""

        @wraps(tool)
        def answered(*args: P.args, **kwargs: P.kwargs) -> str:
            try:
                self._limit.check()
                return tool(*args, **kwargs)
            except CheesemoonError as error:
                raise ToolError(error.text(self.lang)) from None

        return answered


TOOLS = (
    *("list_games", "new_table", "join_table", "look", "play", "why_illegal", "leave_table"),
    "read_rule",
)


def make_server(tables: Tables) -> MCPServer[dict[str, object]]:
    """Return the server of one client."""
    server: MCPServer[dict[str, object]] = MCPServer(
        "cheesemoon", instructions=_ABOUT, version=cheesemoon.__version__, log_level="WARNING"
    )
    for name in TOOLS:
        server.tool()(tables.limited(getattr(tables, name)))
    return server
