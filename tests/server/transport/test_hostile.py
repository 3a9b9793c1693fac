"""Requests that mean no good, over real connections: each gets a plain answer, or none, and the
server goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from litestar.testing import TestClient
from server_help import Running
from waiting import Clock, soon

from cheesemoon.server import background
from cheesemoon.server.app import Server
from cheesemoon.server.ops.metrics import Metrics
from cheesemoon.server.storage.store import sqlite_url
from cheesemoon.server.transport import connection
from cheesemoon.server.transport.limits import Clients, Limits
from cheesemoon.server.transport.middleware import Guard
from cheesemoon.view.model import MOST_PAGES, Viewer
from cheesemoon.view.page_state import build_page


@pytest.fixture(scope="module")
def made(server: Running) -> dict[str, Any]:
    found: dict[str, Any] = server.call("/api/tables", {"game": "space-taxi", "seats": 2})
    return found


NEW = {"game": "space-taxi", "seats": 2}


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"content-type": "text/plain"}, 415),
        ({"content-type": "application/x-www-form-urlencoded"}, 415),
        ({"content-type": ""}, 415),
        ({"content-type": "application/json", "sec-fetch-site": "cross-site"}, 403),
        ({"content-type": "application/json", "sec-fetch-site": "same-site"}, 403),
        ({"content-type": "application/json", "origin": "http://evil.example"}, 403),
        ({"content-type": "application/json", "origin": "http://["}, 403),
        ({"content-type": "application/json; charset=utf-8"}, 201),
        ({"content-type": "application/json", "sec-fetch-site": "same-origin"}, 201),
    ],
)
def test_no_other_site_makes_tables_here(
    server: Running, headers: dict[str, str], status: int
) -> None:
    answer = httpx.post(f"{server.base}/api/tables", content=json.dumps(NEW), headers=headers)
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].startswith("application/json")


def raw(server: Running, request: bytes) -> bytes:
    """What a connection answers to these bytes, until it is closed."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as s:
        s.sendall(request)
        found = b""
        while more := s.recv(65536):
            found += more
    return found


@pytest.mark.parametrize(
    "line",
    [
        "GET / HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: 127.0.0.1:99999\r\nConnection: close\r\n\r\n",
        "GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:abc\r\nConnection: close\r\n\r\n",
        "POST /settings HTTP/1.1\r\nHost: HERE\r\nOrigin: http://[\r\nContent-Length: 0\r\n"
        "Connection: close\r\n\r\n",
        "GET /static/%00 HTTP/1.1\r\nHost: HERE\r\nConnection: close\r\n\r\n",
        f"GET /static/{'x' * 300} HTTP/1.1\r\nHost: HERE\r\nConnection: close\r\n\r\n",
        f"GET /{'x/' * 900} HTTP/1.1\r\nHost: HERE\r\nConnection: close\r\n\r\n",
        "GET /t/a%00b HTTP/1.1\r\nHost: HERE\r\nConnection: close\r\n\r\n",
        f"POST / HTTP/1.1\r\nHost: HERE\r\nContent-Length: {'9' * 5000}\r\n\r\n",
    ],
)
def test_what_no_browser_sends_is_refused_and_is_no_mistake_of_ours(
    server: Running, line: str
) -> None:
    answer = raw(server, line.replace("HERE", f"127.0.0.1:{server.port}").encode())
    status = int(answer.split(b" ")[1])
    assert 400 <= status < 500, answer[:200]


def test_a_look_for_a_seat_that_is_not_held_is_no_look_of_its_own(server: Running) -> None:
    client = httpx.Client(base_url=server.base, follow_redirects=True)
    fields = {"seats": "2", "who0": "here", "who1": "here"}
    table = client.post(
        "/new/space-taxi", data=fields, headers={"sec-fetch-site": "same-origin"}
    ).url.path
    for peek in ("²", "7", "99", "-1", "x" * 50):
        assert client.get(table, params={"peek": peek}).status_code == 200


def test_memory_of_updates_does_not_grow_with_spectators(tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path / "t.sqlite3"))
    with TestClient(server.app, base_url="http://localhost") as client:  # type: ignore[type-var]
        table = client.post("/api/tables", json=NEW).json()["table"]
        for n in range(2 * MOST_PAGES):
            assert client.get(f"/t/{table}", params={"peek": str(n)}).status_code == 200
        at_hand = server.rooms.find_loaded(table) if server.rooms else None
        assert at_hand is not None
        assert len(at_hand.pages) == 1
        page = build_page(at_hand, Viewer((), "en"))
        for n in range(2 * MOST_PAGES):
            at_hand.pages.keep(Viewer((n,), "en"), page)
        assert len(at_hand.pages) == MOST_PAGES


@pytest.mark.parametrize(
    "body",
    [b"[" * 100_000, b'{"action": "\xff\xfe", "version": 0}', b"\xff", b"", b"{", b'{"a": 1}'],
)
def test_a_body_that_cannot_be_read_is_told_so_in_json(
    server: Running, made: dict[str, Any], body: bytes
) -> None:
    head = {"content-type": "application/json", "authorization": f"Bearer {made['tokens'][0]}"}
    for path in (f"/api/tables/{made['table']}/actions", "/api/tables"):
        answer = httpx.post(server.base + path, content=body, headers=head)
        assert answer.status_code == 400, (path, answer.text)
        assert answer.json()["detail"]


def test_what_is_wrong_with_a_request_without_a_body_is_told(server: Running) -> None:
    answer = httpx.get(f"{server.base}/api/tables/{'x' * 50}")
    assert answer.status_code == 400
    assert "table_id" in answer.json()["detail"] and "body" not in answer.json()["detail"]


def test_an_action_is_answered_in_json_whatever_happens(
    server: Running, made: dict[str, Any]
) -> None:
    path = f"{server.base}/api/tables/{made['table']}/actions"
    head = {"content-type": "application/json", "authorization": f"Bearer {made['tokens'][0]}"}
    for data, status in (
        ({"action": "done", "version": 0}, 422),
        ({"action": "roll", "version": 9}, 409),
        ({"action": "roll", "version": 0, "numbers": [1]}, 422),
    ):
        answer = httpx.post(path, json=data, headers=head)
        assert answer.status_code == status and answer.json()["status_code"] == status
    refused = httpx.post(path, json={"action": "done", "version": 0}, headers=head).json()
    assert refused["rule"].startswith("ST-")


def test_the_description_says_that_other_fields_are_refused(server: Running) -> None:
    schemas = server.get("/api/schema/openapi.json")["components"]["schemas"]
    closed = {
        name for name, schema in schemas.items() if schema.get("additionalProperties") is False
    }
    assert {name.rsplit("_")[-1] for name in closed} >= {"NewTable", "Action"}


# --- exhaustion -----------------------------------------------------------------------------------


def test_a_head_without_end_is_cut_off(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as s:
        s.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        sent = 0
        with pytest.raises(OSError):  # noqa: PT012 - the server closes at some point
            while sent < 50_000_000:
                sent += s.send(b"X-A: " + b"a" * 1000 + b"\r\n")
                if sent % 20_100 == 0:
                    time.sleep(0.01)
        assert sent < 4_000_000  # what the buffers of the system take is not the server's


async def answer_ok(scope: Any, receive: Any, send: Any) -> None:
    headers = [(b"content-length", b"2")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"ok"})


@contextlib.asynccontextmanager
async def served(
    app: Any, connections: connection.Connections
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection to a server with this application behind the middleware."""
    guard: Any = Guard(app, Clients(Limits()), Metrics())
    config = uvicorn.Config(guard, lifespan="off", log_config=None, timeout_graceful_shutdown=1)
    connections.limit(config)
    server = uvicorn.Server(config)
    listening = socket.create_server(("127.0.0.1", 0))
    background.start(connections.sweep())
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    reader, writer = await asyncio.open_connection(*listening.getsockname())
    yield reader, writer
    writer.close()
    server.should_exit = True
    await serving


async def test_half_requests_are_closed_in_time(clock: Clock) -> None:
    """300 of them, of three kinds: nothing, half a head, half a body."""
    kind = connection.Connections(10_000)
    halves = (
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n",
    )
    async with served(answer_ok, kind) as (reader, writer):
        server = writer.get_extra_info("peername")
        half = [await asyncio.open_connection(*server) for _ in range(300)]
        for n, (_, sending) in enumerate(half):
            sending.write(halves[n % 3])
        await soon(lambda: len(kind.open) == 301)
        await clock.advance(connection.HEAD_SECONDS - 1)
        assert not kind.closed
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")  # others are served meanwhile
        assert b" 200 " in await reader.readline()
        await clock.advance(1 + 2 * connection.SWEEP)
        for reading, sending in half:
            assert (await reading.read()).startswith(b"HTTP/1.1 408")
            sending.close()
        assert kind.closed == {"too-slow": 300}


async def test_a_connection_that_is_used_stays(clock: Clock) -> None:
    kind = connection.Connections(10_000)
    async with served(answer_ok, kind) as (reader, writer):
        for _ in range(5):
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
            await clock.advance(connection.HEAD_SECONDS / 2)
        assert not kind.closed


def test_a_body_that_does_not_come_is_not_waited_for(clock: Clock) -> None:
    """Nor one that comes byte by byte; a head that has come whole gives it more time."""
    kind = connection.Connections(10_000)
    head = (
        b"POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Content-Length: 900\r\n\r\n{"
    )
    begun = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        begun.set()
        while (await receive()).get("more_body"):
            pass

    async def work() -> tuple[bytes, float]:
        async with served(app, kind) as (reader, writer):
            writer.write(head)
            await begun.wait()
            began = clock.at
            while not kind.closed and clock.at < began + 2 * connection.BODY_SECONDS:
                writer.write(b" ")
                await clock.advance(connection.SWEEP)
            return await reader.read(), clock.at - began

    answer, took = asyncio.run(work())
    assert answer.startswith(b"HTTP/1.1 408")
    assert took - connection.BODY_SECONDS == pytest.approx(0, abs=2 * connection.SWEEP)


def test_time_in_which_the_server_did_not_read_is_not_the_clients(clock: Clock) -> None:
    """Neither while the event loop is busy, nor while reading of the connection is paused."""
    kind = connection.Connections(10_000_000)
    waiting = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["path"] == "/slow":
            await waiting.wait()
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def busy() -> bytes:
        async with served(app, kind) as (reader, writer):
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
            await soon(lambda: all(one.taken for one in kind.open))
            clock.at += 2 * connection.HEAD_SECONDS  # the event loop did something else
            await clock.advance(3 * connection.SWEEP)
            writer.write(b"Connection: close\r\n\r\n")
            return await reader.read()

    async def paused() -> bytes:
        async with served(app, kind) as (reader, writer):
            size = 300_000  # more than the server takes before the application asks for it
            writer.write(b"POST /slow HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n")
            writer.write(b"Connection: close\r\nContent-Length: %d\r\n\r\n" % size + b"x" * size)
            await soon(lambda: not any(one.transport.is_reading() for one in kind.open))
            await clock.advance(2 * connection.BODY_SECONDS)
            waiting.set()
            return await reader.read()

    assert asyncio.run(busy()).startswith(b"HTTP/1.1 204")
    assert asyncio.run(paused()).startswith(b"HTTP/1.1 204")
    assert not kind.closed


def test_a_client_that_reads_nothing_is_cut_off(clock: Clock) -> None:
    """A client that reads slowly is not."""
    kind = connection.Connections(10_000)
    part, parts = b"x" * 100_000, 100

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for n in range(parts):
            await send({"type": "http.response.body", "body": part, "more_body": n < parts - 1})

    async def taken(pause: float) -> int:
        async with served(app, kind) as (reader, writer):
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            await soon(lambda: any(one.full_since for one in kind.open))
            await clock.advance(pause)
            found = 0
            with contextlib.suppress(ConnectionResetError):
                while some := await reader.read(1 << 20):
                    found += len(some)
            return found

    assert asyncio.run(taken(connection.READ_SECONDS - 1)) > parts * len(part) and not kind.closed
    assert asyncio.run(taken(connection.READ_SECONDS + 2)) < parts * len(part)
    assert kind.closed == {"not-taken": 1}


def test_a_head_that_follows_a_request_has_no_more_time_or_space(clock: Clock) -> None:
    """Half a head after an answer is late like any other; one during a stream is cut off."""
    kind = connection.Connections(10_000)
    get = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"x", "more_body": True})
        if scope["path"] == "/stream":
            await asyncio.Event().wait()
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def half() -> bytes:
        async with served(app, kind) as (reader, writer):
            writer.write(get)
            await reader.readuntil(b"0\r\n\r\n")
            writer.write(b"GET / HTTP/1.1\r\nX-")
            await soon(lambda: all(one.since and one.in_head for one in kind.open))
            await clock.advance(connection.HEAD_SECONDS + 2 * connection.SWEEP)
            return await reader.read()

    async def endless() -> int:
        async with served(app, kind) as (reader, writer):
            writer.write(get.replace(b"/", b"/stream", 1))
            await reader.readuntil(b"x\r\n")
            writer.write(b"GET / HTTP/1.1\r\n")
            for sent in range(1000):
                writer.write(b"X-A: " + b"a" * 1000 + b"\r\n")
                await asyncio.sleep(0)
                if reader.at_eof() or kind.closed["too-large"]:
                    return sent
            return 1000

    assert asyncio.run(half()).startswith(b"HTTP/1.1 408")
    assert kind.closed == {"too-slow": 1}
    assert asyncio.run(endless()) < 200 and kind.closed["too-large"] == 1


def test_a_large_body_that_comes_at_once_is_no_large_head(server: Running) -> None:
    """The head is complete, so its limit does not apply; a head as large is refused."""
    body = b'{"game": "' + b"x" * 900_000 + b'"}'
    kind = {"content-type": "application/json"}
    answer = httpx.post(f"{server.base}/api/tables", content=body, headers=kind)
    assert answer.status_code == 422
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as s:
        s.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-A: " + b"a" * 40_000)
        assert s.recv(100).startswith(b"HTTP/1.1 431")


def test_the_body_of_a_refused_request_is_never_played(
    server: Running, made: dict[str, Any]
) -> None:
    """An action in the bytes of a body is no request, also where it comes in a segment of its own
    after the refusal."""
    path, token = f"/api/tables/{made['table']}", made["tokens"][0]
    version = server.get(path)["version"]
    body = json.dumps({"action": "roll", "version": version})
    host = f"Host: 127.0.0.1:{server.port}\r\n"
    usual = f"{host}Content-Type: application/json\r\nAuthorization: Bearer {token}\r\n"
    inside = f"POST {path}/actions HTTP/1.1\r\n{usual}Content-Length: {len(body)}\r\n\r\n{body}"
    for wrong in (
        usual.replace("application/json", "text/plain"),
        usual.replace("127.0.0.1", "evil.example"),
        f"{usual}Origin: http://evil.example\r\n",
    ):
        outside = f"POST {path}/actions HTTP/1.1\r\n{wrong}Content-Length: {len(inside)}\r\n\r\n"
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as s:
            s.sendall(outside.encode())
            assert s.recv(65536).split()[1] in (b"403", b"415", b"421")
            s.sendall(inside.encode())
            s.sendall(f"GET /health HTTP/1.1\r\n{host}Connection: close\r\n\r\n".encode())
            answers = b""
            while more := s.recv(65536):
                answers += more
        assert answers.count(b"HTTP/1.1 ") == 1 and b'"well":true' in answers
        assert server.get(path)["version"] == version


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/static/table.css", "/no-page"])
def test_the_head_of_an_answer_may_be_asked_for(server: Running, path: str) -> None:
    """Monitors of servers ask so. The headers are those of the whole response."""
    with httpx.Client(base_url=server.base) as client:
        head, whole = client.head(path), client.get(path)
    own = {"date", "set-cookie", "transfer-encoding", "etag", "content-length"}
    assert head.status_code == whole.status_code and head.content == b"" and whole.content
    assert {*head.headers} - own == {*whole.headers} - own


def test_the_head_of_a_stream_is_no_stream(server: Running, made: dict[str, Any]) -> None:
    for path in (f"/t/{made['table']}/live", f"/api/tables/{made['table']}/events"):
        head = httpx.head(server.base + path, timeout=10)
        assert head.status_code == 200 and "event-stream" in head.headers["content-type"]
    assert httpx.head(f"{server.base}/api/tables/{made['table']}/actions").status_code == 405


# --- names and chat -------------------------------------------------------------------------------


def test_names_can_be_seen_and_told_apart(server: Running) -> None:
    names = ["Ola\u200b", "\u202eJan\u3164"]
    made = server.call("/api/tables", {**NEW, "names": names})
    assert server.get(f"/api/tables/{made['table']}")["names"] == ["Ola", "Jan"]
    answer = httpx.post(f"{server.base}/api/tables", json={**NEW, "names": ["Ola", "OLA\u200d"]})
    assert answer.status_code == 422 and "called that already" in answer.json()["detail"]


def test_chat_has_a_limit_for_all_clients(server: Running, made: dict[str, Any]) -> None:
    head = {"sec-fetch-site": "same-origin", "x-script": "1"}
    said = [
        httpx.post(
            f"{server.base}/t/{made['table']}/chat", data={"text": f"<b>{n}"}, headers=head
        ).status_code
        for n in range(20)
    ]
    assert said[:10] == [204] * 10 and 429 in said[10:]


def test_what_a_form_says_wrong_is_escaped(server: Running) -> None:
    client = httpx.Client(base_url=server.base, headers={"sec-fetch-site": "same-origin"})
    fields = {"seats": "2", "who0": "here", "who1": "here", "chance": "hand"}
    table = client.post("/new/space-taxi", data=fields).headers["location"]
    wrong = {"action": "roll", "version": "0", "numbers": "<img src=x onerror=alert(1)>"}
    answer = client.post(f"{table}/act", data=wrong, headers={"x-script": "1"})
    assert answer.status_code == 422 and "<img" not in answer.text and "&lt;img" in answer.text
