"""What goes straight to the wire arrives as it would the usual way, and nobody is let in by it."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import socket
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, BinaryIO

import pytest
from server_help import TAXI, Running

from cheesemoon.server.transport import connection
from cheesemoon.server.transport.event_streams import MOST_WAITING, EventStream, Follower
from cheesemoon.server.transport.lane import MOST_HEAD, Head, Lane, read_head

PLAIN = {
    b"Host": b"127.0.0.1:8000",
    b"Content-Type": b"application/json",
    b"Authorization": b"Bearer 0.secret",
    b"Content-Length": b"32",
}
BODY = b'{"action": "roll", "version": 0}'


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


def head(**changed: bytes | None) -> bytes:
    """A plain head with some headers changed, added or left out."""
    named = {name.replace("_", "-").title().encode(): value for name, value in changed.items()}
    lines = {**PLAIN, **named}.items()
    return b"\r\n".join(b"%b: %b" % (name, value) for name, value in lines if value is not None)


def test_only_the_head_of_a_plain_action_takes_the_lane() -> None:
    assert read_head(head()) == Head("0.secret", "127.0.0.1:8000", 32, "en")
    assert read_head(head(accept_language=b"pl")) == Head("0.secret", "127.0.0.1:8000", 32, "pl")
    assert read_head(head(connection=b"Keep-Alive")) == read_head(head())
    nobody = read_head(head(authorization=None))  # whoever plays is asked for the token later
    assert nobody is not None and not nobody.token
    for name in ("x_forwarded_for", "x_forwarded_proto", "transfer_encoding", "origin", "expect",
                 "sec_fetch_site", "upgrade"):  # fmt: skip
        assert read_head(head(**{name: b"x"})) is None, name
    for wrong in (
        head(content_type=b"text/plain"),
        head(content_type=None),
        head(content_length=b"+32"),
        head(content_length=b"99999999"),
        head(content_length=None),
        head(connection=b"close"),
        head(host=None),
        head() + b"\r\nContent-Length: 5",  # twice
        head() + b"\r\nHost : x",  # a space before the colon
        head() + b"\r\n folded: x",
        head() + b"\r\nX-A: a\x00b",
        head() + b"\nX-A: b",  # the end of a line without its beginning
        head() + b"\r\nX-A",
    ):
        assert read_head(wrong) is None, wrong


def test_only_a_whole_request_and_nothing_more_takes_the_lane() -> None:
    limits = SimpleNamespace(body=1000)
    clients = SimpleNamespace(limits=limits, may_ask=lambda client: client != "fast")
    guard: Any = SimpleNamespace(clients=clients, is_for_us=lambda host: host.startswith("127"))
    nothing: Any = None
    lane = Lane(guard, nothing)
    first = b"POST /api/tables/aB-_9/actions HTTP/1.1\r\n"
    whole = first + head() + b"\r\n\r\n" + BODY
    asked = lane.read(whole, "1.2.3.4")
    assert asked is not None and (asked.table_id, asked.action.action) == ("aB-_9", "roll")
    assert lane.read(whole, "fast") is None
    for cut in range(len(whole)):
        assert lane.read(whole[:cut], "1.2.3.4") is None
    for wrong in (
        whole + b"POST",
        b"\r\n" + whole,
        whole.replace(b"POST", b"GET", 1),
        whole.replace(b"HTTP/1.1", b"HTTP/1.0"),
        whole.replace(b"/aB-_9/", b"/aB%2F/"),
        whole.replace(b"/aB-_9/", b"/a/b/"),
        whole.replace(b"/actions", b"/actions?x=1"),
        whole.replace(b"/actions", b"/legal"),
        whole.replace(b"127.0.0.1", b"evil.site"),
        whole.replace(b'"roll"', b'{"a":1'),
        whole.replace(b"roll", b"\xff\xff\xff\xff"),
        first + head(x_a=b"x" * MOST_HEAD) + b"\r\n\r\n" + BODY,
        first + head(content_length=b"0") + b"\r\n\r\n",
    ):
        assert lane.read(wrong, "1.2.3.4") is None, wrong
    limits.body = 31
    assert lane.read(whole, "1.2.3.4") is None


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


def test_a_connection_that_is_not_used_any_more_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """After an action that took the lane, too."""
    monkeypatch.setattr(connection, "SWEEP", 0.01)
    kind = connection.limited(1000)
    closed: list[str] = []

    def one(name: str, **state: Any) -> None:
        made: Any = kind.__new__(kind)
        made.transport = SimpleNamespace(close=lambda: closed.append(name))
        made.timeout_keep_alive = 65
        vars(made).update(state)
        kind.open.add(made)

    now = time.monotonic()
    one("unused", rested=now - 66)
    one("used", rested=now - 10)
    one("uvicorn's", rested=0.0)

    async def story() -> None:
        sweeping = asyncio.create_task(connection.sweep(kind))
        while not closed:
            await asyncio.sleep(0.01)
        sweeping.cancel()

    asyncio.run(asyncio.wait_for(story(), 20))
    assert set(closed) == {"unused"}
