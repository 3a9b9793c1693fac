"""What goes straight to the wire arrives as it would the usual way, and nobody is let in by it."""

from __future__ import annotations

import asyncio
import http.client
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from server_help import TAXI, Running

from cheesemoon.server.quick import _plain_action
from cheesemoon.server.stream import MOST_WAITING, EventStream, Follower

JSON = (b"content-type", b"application/json")
PATH = "/api/tables/abc/actions"


class Transport:
    """What was written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)


def test_messages_keep_their_order_whether_the_client_is_quick_or_slow() -> None:
    transport = Transport()
    flow = SimpleNamespace(write_paused=False)
    exchange = SimpleNamespace(
        flow=flow, transport=transport, disconnected=False, chunked_encoding=True
    )
    ear = Follower(())
    room: Any = SimpleNamespace(enter=lambda ear: None, leave=lambda ear: None)

    async def send(message: dict[str, Any]) -> None:
        while flow.write_paused:
            await asyncio.sleep(0)
        if message.get("body"):
            transport.write(message["body"])

    async def receive() -> dict[str, Any]:
        return await asyncio.get_running_loop().create_future()  # type: ignore[no-any-return]

    async def idle() -> None:
        while not ear._idle:
            await asyncio.sleep(0)

    async def story() -> None:
        stream = EventStream(room, ear, b"<0>", lambda: None)
        task = asyncio.create_task(stream({"cheesemoon.exchange": exchange}, receive, send))
        ear.put(b"<1>")  # before anybody writes
        await idle()
        ear.put(b"<2>")  # at once
        flow.write_paused = True
        ear.put(b"<3>")  # has to wait
        await asyncio.sleep(0)
        flow.write_paused = False
        ear.put(b"<4>")  # must not overtake
        await idle()
        ear.put(b"<5>")
        flow.write_paused = True
        for _ in range(MOST_WAITING + 1):
            ear.put(b"x")
        assert ear.closed  # whoever does not read is let go
        flow.write_paused = False
        await asyncio.wait_for(task, 5)

    asyncio.run(story())
    heard = b"".join(transport.written)
    places = [heard.index(b"<%d>" % i) for i in range(6)]
    assert places == sorted(places)
    assert b"3\r\n<2>\r\n" in transport.written and b"3\r\n<5>\r\n" in transport.written


def scope(*headers: tuple[bytes, bytes], **more: Any) -> dict[str, Any]:
    return {"type": "http", "method": "POST", "path": PATH, "headers": list(headers), **more}


def test_only_a_plain_action_takes_the_lane() -> None:
    token = (b"authorization", b"Bearer 0.secret")
    assert _plain_action(scope(JSON, token)) == "0.secret"
    assert _plain_action(scope(JSON)) == ""  # whoever plays is asked for the token later
    for name in (b"x-forwarded-for", b"x-forwarded-proto", b"transfer-encoding", b"origin"):
        assert _plain_action(scope(JSON, token, (name, b"x"))) is None
    assert _plain_action(scope(token)) is None
    assert _plain_action(scope(JSON, token, method="GET")) is None
    assert _plain_action(scope(JSON, token, path="/api/tables/abc/legal")) is None
    assert _plain_action(scope(JSON, token, path="/api/tables/a/b/actions")) is None
    assert _plain_action(scope(JSON, token, path="/api/tables/a\x00/actions")) is None


@pytest.fixture
def server(tmp_path: Path) -> Any:
    running = Running(f"sqlite:///{tmp_path}/t.sqlite3")
    running.start()
    yield running
    running.stop()


def test_the_lane_answers_as_the_usual_way_does(server: Running) -> None:
    """Through a proxy (which says so in a header) an action goes the usual way."""
    made = server.call("/api/tables", {"game": TAXI, "seats": 2, "seed": 3})
    path = f"/api/tables/{made['table']}"
    direct: dict[str, str] = {}
    proxied = {"X-Forwarded-For": "127.0.0.1"}
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)

    def post(body: bytes, token: str, more: dict[str, str]) -> tuple[int, dict[str, str], Any]:
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}", **more}
        connection.request("POST", f"{path}/actions", body, headers)
        answer = connection.getresponse()
        found = {k.lower(): v for k, v in answer.getheaders() if k.lower() != "date"}
        return answer.status, found, json.loads(answer.read())

    tokens = made["tokens"]
    for body, token in (
        (b'{"action": "fly", "version": 0}', tokens[0]),  # not legal
        (b'{"action": "roll", "version": 7}', tokens[0]),  # another version
        (b'{"action": "roll", "version": 0}', "0.nobody"),
        (b'{"action": "roll", "version": 0}', tokens[1]),  # not your turn
        (b'{"action": 3}', tokens[0]),
        (b"nonsense", tokens[0]),
    ):
        assert post(body, token, direct) == post(body, token, proxied)
    state = server.get(path)
    for more in (direct, proxied):
        turn = server.get(path)["turn"]
        seen = server.get(path, tokens[turn])
        body = json.dumps({"action": seen["legal"][0], "version": seen["version"]}).encode()
        status, headers, played = post(body, tokens[turn], more)
        assert (status, played["version"]) == (200, seen["version"] + 1)
        assert headers["content-type"] == "application/json"
        assert headers["x-content-type-options"] == "nosniff"
    assert server.get(path)["version"] == state["version"] + 2
    connection.request("POST", f"{path}/actions", b"{}", {"Host": "evil.example"})
    assert connection.getresponse().status in (403, 415, 421)
