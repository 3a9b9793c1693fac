"""The MCP server: whole games by the SDK's own client, refusals, limits, tables of a server."""

from __future__ import annotations

import asyncio
import os
import re
import socketserver
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("mcp", reason="the extra `mcp` is not installed")

from server_help import running

import cheesemoon as cm
from cheesemoon.mcp.errors import McpError
from cheesemoon.mcp.limits import Limit
from cheesemoon.mcp.seats import RemoteSeat, address_of
from cheesemoon.mcp.server import MOST_TABLES, TOOLS, Tables, make_server
from cheesemoon.server.storage.engine import sqlite_url
from mcp import Client, StdioServerParameters

SOURCE = Path(__file__).parents[2] / "src"
Call = Callable[..., Awaitable[tuple[str, bool]]]


def unlimited() -> Limit:
    return Limit(rate=1e9, burst=1e9)


def talk(server: Any, conversation: Callable[[Client, Call], Awaitable[None]]) -> None:
    """Let a client of the SDK talk to a server."""

    async def run() -> None:
        async with Client(server) as client:

            async def call(tool: str, **arguments: object) -> tuple[str, bool]:
                found = await client.call_tool(tool, arguments)
                return "".join(getattr(part, "text", "") for part in found.content), bool(
                    found.is_error
                )

            await conversation(client, call)

    asyncio.run(run())


def choices(text: str) -> list[str]:
    return re.findall(r"^\d+\. `([^`]+)`:", text, re.MULTILINE)


async def play_on(call: Call, text: str, table: int) -> str:
    """Play the first legal action until the game is over."""
    while "## The game is over" not in text:
        text, failed = await call("play", table=table, action=choices(text)[0])
        assert not failed, text
    return text


@pytest.mark.parametrize(
    ("game", "seats"), [("space-taxi", 3), ("first-rat", 2), ("ratcatcher", 1)]
)
def test_a_client_of_the_sdk_plays_a_whole_game(game: str, seats: int) -> None:
    async def conversation(client: Client, call: Call) -> None:
        listed = await client.list_tools()
        assert {tool.name for tool in listed.tools} == set(TOOLS)
        assert all(tool.description for tool in listed.tools)
        text, failed = await call("new_table", game=game, seats=seats, opponents="random")
        assert not failed and "number is 1" in text
        end = await play_on(call, text, 1)
        assert "Won by" in end or "No player wins" in end
        text, failed = await call("play", table=1, action="roll")
        assert failed and "over" in text

    talk(make_server(Tables(limit=unlimited())), conversation)


def test_the_command_speaks_on_standard_input() -> None:
    program = StdioServerParameters(
        command=sys.executable,
        args=["-m", "cheesemoon", "mcp", "--seed", "3"],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
    )

    async def conversation(client: Client, call: Call) -> None:
        games, _ = await call("list_games")
        assert all(f"`{name}`" in games for name in cm.games())
        text, failed = await call("new_table", game="space-taxi", seats=2, opponents="random")
        assert not failed and choices(text) == ["roll"]

    talk(program, conversation)


def test_refusals_are_sentences_with_their_rule_and_nothing_is_played() -> None:
    async def conversation(client: Client, call: Call) -> None:
        before, _ = await call("new_table", game="space-taxi", seats=2)
        text, failed = await call("play", table=1, action="done")
        assert failed and "Roll the dice first. (ST-6)" in text
        why, failed = await call("why_illegal", table=1, action="done")
        assert not failed and "Roll the dice first. (ST-6)" in why and "**ST-6**" in why
        does, _ = await call("why_illegal", table=1, action="roll")
        assert does.startswith("`roll`: ")
        after, _ = await call("look", table=1)
        assert choices(after) == choices(before) == ["roll"]
        rule, _ = await call("read_rule", game="space-taxi", rule="st-6")
        assert rule.startswith("- **ST-6**") and rule.count("\n") == 0
        for arguments, sentence in (
            ({"game": "chess"}, "chess"),
            ({"game": "space-taxi", "seats": 9}, "9"),
            ({"game": "space-taxi", "opponents": "kasparov"}, "kasparov"),
            ({"game": "space-taxi", "lang": "fr"}, "fr"),
        ):
            text, failed = await call("new_table", **arguments)
            assert failed and sentence in text and "Traceback" not in text
        assert (await call("look", table=7))[1]
        assert (await call("read_rule", game="space-taxi", rule="xyzzy"))[1]
        assert (await call("join_table", link="ftp://x"))[1]
        assert not (await call("leave_table", table=1))[1]
        assert (await call("look", table=1))[1]

    talk(make_server(Tables(limit=unlimited())), conversation)


def test_seats_and_calls_are_limited() -> None:
    async def conversation(client: Client, call: Call) -> None:
        for _ in range(MOST_TABLES):
            assert not (await call("new_table", game="space-taxi", seats=1))[1]
        text, failed = await call("new_table", game="space-taxi", seats=1)
        assert failed and f"{MOST_TABLES} seats already" in text

    talk(make_server(Tables(limit=unlimited())), conversation)
    clock = [0.0]
    limit = Limit(rate=2.0, burst=3.0, now=lambda: clock[0])
    for _ in range(3):
        limit.check()
    with pytest.raises(McpError, match="wait 0.5 seconds"):
        limit.check()
    clock[0] = 0.499  # almost enough
    with pytest.raises(McpError, match="wait 0.1 seconds"):
        limit.check()
    clock[0] = 0.6
    limit.check()


def test_a_game_is_introduced_once() -> None:
    tables = Tables(seed=1, limit=unlimited())
    assert "## The game" in tables.new_table("space-taxi", 1)
    assert "## The game" not in tables.look(1)


def test_the_seed_is_never_shown() -> None:
    tables = Tables(seed=123456789123, limit=unlimited())
    shown = tables.new_table("space-guardians", 2) + tables.look(1) + tables.list_games()
    assert "123456789123" not in shown


LINKS = [
    *("", "x", "http://a/b", "file:///join/a/b", "http://h/join/a", "http://[::1/join/a/b"),
    *(
        "http://h:x/join/a/b",
        "http://h/join/a b/c",
        "http://h/join/a/b\r\nX: y",
        "http://h/join/a/ł",
    ),
]


@pytest.mark.parametrize("link", LINKS)
def test_a_link_that_opens_no_seat_is_refused(link: str) -> None:
    with pytest.raises(McpError, match="not the link of a player"):
        address_of(link)


@contextmanager
def answering(answer: bytes) -> Iterator[str]:
    """The link of a seat at something that answers every request like this."""

    class Answer(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            while self.rfile.readline().strip():
                pass
            self.wfile.write(answer)

    with socketserver.TCPServer(("127.0.0.1", 0), Answer) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}/join/table/0.token"
        server.shutdown()
        thread.join()


STATE = '{"seat":0,"over":true,"legal":[],"version":1,"game":"zzz","view":{},"names":[]}'


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("[]", "not-cheesemoon"),
        ("3", "not-cheesemoon"),
        ('{"seat": 0}', "not-cheesemoon"),
        (STATE.replace("0,", '"x",', 1), "not-cheesemoon"),
        (STATE, "not-cheesemoon"),
        ("[" * 9_000, "no-server"),
        (None, "no-server"),
    ],
)
def test_a_server_of_something_else_is_named(content: str | None, message: str) -> None:
    head = b"HTTP/1.0 200 OK\r\n\r\n"
    with answering(b"nonsense\r\n" if content is None else head + content.encode()) as link:
        with pytest.raises(McpError) as caught:
            RemoteSeat(link, "en").look()
        assert caught.value.message == message


def test_a_link_is_found_below_a_path() -> None:
    assert address_of("https://h:1/moon/join/T/tok") == ("https://h:1/moon/api/tables/T", "tok")


def test_a_model_plays_at_a_table_of_a_server(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path / "t.sqlite3")) as server:
        wanted = {"game": "space-taxi", "seats": 2, "bots": [None, "random"]}
        made = server.call("/api/tables", wanted)
        link = f"{server.base}/join/{made['table']}/{made['tokens'][0]}"

        async def conversation(client: Client, call: Call) -> None:
            text, failed = await call("join_table", link=link)
            assert not failed and choices(text) == ["roll"], text
            why, _ = await call("why_illegal", table=1, action="done")
            assert "(ST-6)" in why
            end = await play_on(call, text, 1)
            assert "Won by" in end or "No player wins" in end

        talk(make_server(Tables(limit=unlimited())), conversation)
        with pytest.raises(McpError, match="401"):
            RemoteSeat(f"{server.base}/join/{made['table']}/wrong", "en")
    with pytest.raises(McpError, match="cannot be reached"):
        RemoteSeat(link, "en")
