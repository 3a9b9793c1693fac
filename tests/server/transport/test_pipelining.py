"""Requests of one connection and messages of one stream keep their order."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import socket
from pathlib import Path
from types import SimpleNamespace
from typing import Any, BinaryIO

import pytest
from server_help import TAXI, Running

from cheesemoon.server.transport.event_streams import MOST_WAITING, EventStream, ProgramSubscriber

BODY = b'{"action": "roll", "version": 0}'


def test_messages_keep_their_order_whether_the_client_is_quick_or_slow() -> None:
    written: list[bytes] = []
    readable = asyncio.Event()
    subscriber = ProgramSubscriber(())
    room: Any = SimpleNamespace(enter=lambda who: None, leave=lambda who: None)

    async def send(message: Any) -> None:
        await readable.wait()
        written.append(message.get("body", b""))

    async def receive() -> Any:
        return await asyncio.get_running_loop().create_future()

    async def story() -> None:
        stream = EventStream(room, subscriber, b"<0>", lambda: None)
        scope: Any = {}
        task = asyncio.create_task(stream(scope, receive, send))
        subscriber.put(b"<1>")  # before the response begins
        readable.set()
        while b"<1>" not in b"".join(written):
            await asyncio.sleep(0)
        subscriber.put(b"<2>")
        readable.clear()
        subscriber.put(b"<3>")  # has to wait
        await asyncio.sleep(0)
        subscriber.put(b"<4>")
        readable.set()
        while b"<4>" not in b"".join(written):
            await asyncio.sleep(0)
        readable.clear()
        subscriber.put(b"<5>")
        await asyncio.sleep(0)
        for _ in range(MOST_WAITING + 1):
            subscriber.put(b"x")
        assert subscriber.closed  # its client does not read
        readable.set()
        await asyncio.wait_for(task, 5)

    asyncio.run(story())
    heard = b"".join(written)
    places = [heard.index(b"<%d>" % i) for i in range(6)]
    assert places == sorted(places)


def test_a_token_with_blanks_after_it_is_the_same_on_every_path(server: Running) -> None:
    made = server.call("/api/tables", {"game": TAXI, "seats": 2})
    base, token = f"/api/tables/{made['table']}", made["tokens"][0]
    found = {}
    for blanks in ("", " ", "\t ", "%20"):
        statuses = []
        for head, body in ((f"GET {base}", b""), (f"POST {base}/actions", BODY)):
            with socket.create_connection(("127.0.0.1", server.port), timeout=30) as s:
                s.sendall(
                    f"{head} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                    f"Content-Length: {len(body)}\r\nConnection: close\r\n"
                    f"Authorization: Bearer {token}{blanks}\r\n\r\n".encode()
                    + body
                )
                statuses.append(int(s.makefile("rb").readline().split()[1]))
        found[blanks] = statuses
    # a version that was played already is a conflict; the token was good then
    assert found[""] == [200, 200] and found["%20"] == [401, 401]
    for blanks in (" ", "\t "):
        assert found[blanks] in ([200, 409], [401, 401]), found


@pytest.fixture
def server(tmp_path: Path) -> Any:
    running = Running(f"sqlite:///{tmp_path}/t.sqlite3")
    running.start()
    yield running
    running.stop()


def one_answer(reading: BinaryIO) -> tuple[int, Any]:
    """Status and body of the next answer on a connection."""
    status = int(reading.readline().split()[1])
    lines = iter(reading.readline, b"\r\n")
    headers = dict(line.decode().lower().strip().split(": ", 1) for line in lines)
    return status, json.loads(reading.read(int(headers["content-length"])))


def test_requests_that_follow_each_other_are_answered_in_their_order(server: Running) -> None:
    """One connection: an action, and before its answer another, a look, and a wrong action; all in
    one piece or in many."""
    for pieces in (1, 7):
        made = server.call("/api/tables", {"game": TAXI, "seats": 1, "seed": 3})
        path, token = f"/api/tables/{made['table']}", made["tokens"][0]
        usual = f"Host: 127.0.0.1:{server.port}\r\nAuthorization: Bearer {token}\r\n"

        def act(action: str, version: int, path: str = path, usual: str = usual) -> bytes:
            body = json.dumps({"action": action, "version": version})
            kind = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
            return f"POST {path}/actions HTTP/1.1\r\n{usual}{kind}\r\n{body}".encode()

        look = f"GET {path} HTTP/1.1\r\n{usual}\r\n".encode()
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
            connection.sendall(act("roll", 0))
            behind = act("fly", 1) + look + act("roll", 0)
            size = len(behind) // pieces + 1
            for begin in range(0, len(behind), size):
                connection.sendall(behind[begin : begin + size])
            reading = connection.makefile("rb")
            found = [one_answer(reading) for _ in range(4)]
        assert [status for status, _ in found] == [200, 422, 200, 409]
        assert found[0][1]["version"] == found[2][1]["version"] == 1


def test_a_server_that_stops_answers_actions_that_it_has_begun(server: Running) -> None:
    made = server.call("/api/tables", {"game": TAXI, "seats": 1, "seed": 3})
    path, token = f"/api/tables/{made['table']}", made["tokens"][0]
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    connection.request("POST", f"{path}/actions", BODY, headers)
    assert server.process
    server.process.terminate()
    answered = False
    with contextlib.suppress(ConnectionError):  # it stopped before it had read the request
        answered = connection.getresponse().status == 200
    server.process.wait(20)
    server.start()
    assert server.get(path)["version"] in ((1,) if answered else (0, 1))
