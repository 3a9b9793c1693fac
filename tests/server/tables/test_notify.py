"""Notices for those who asked for them, and what is done for those who are not there."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from msgspec.structs import replace
from table_help import three, turn, two
from waiting import Clock, settled

import cheesemoon as cm
from cheesemoon.server.errors import Refused
from cheesemoon.server.storage.rows import Pace, Plan
from cheesemoon.server.tables import notify, premoves
from cheesemoon.server.tables.clocks import DAY
from cheesemoon.server.tables.push_services import EXTRA, host_of, is_public
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.tables.seats import Seat
from cheesemoon.server.transport.event_streams import ProgramSubscriber

SLOW = Pace(3 * DAY, 0, "bot")
ME, YOU = "me" * 10, "you" * 8


class Service:
    """A push service, as far as servers see it."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.location = ""
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                outer.taken.append((self.path, dict(self.headers), body))
                self.send_response(outer.status)
                if outer.location:
                    self.send_header("location", outer.location)
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/send/1"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notify, "QUIET", 0)


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    pytest.importorskip("pywebpush", reason="pywebpush is not installed")
    monkeypatch.setattr(notify, "host_of", lambda endpoint: "127.0.0.1")
    monkeypatch.setattr(notify, "is_public", lambda host: True)
    found = Service()
    yield found
    found.server.shutdown()


class Browser:
    """A browser that has asked for notices: only it can read them."""

    def __init__(self) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    def subscription(self, endpoint: str) -> dict[str, Any]:
        """What it gives to the server."""
        from cryptography.hazmat.primitives import serialization

        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": point, "auth": self.auth}
        return {
            "endpoint": endpoint,
            "keys": {k: urlsafe_b64encode(v).decode().rstrip("=") for k, v in keys.items()},
        }

    def read(self, body: bytes) -> Any:
        """What a notice says (RFC 8291)."""
        import http_ece  # type: ignore[import-untyped]

        found = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        return json.loads(found)


def subscription(endpoint: str) -> dict[str, Any]:
    return Browser().subscription(endpoint)


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def signed_claims(authorization: str, public: str) -> dict[str, Any]:
    """What a server says of itself to a push service, if its own key signed it (RFC 8292)."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec, utils

    kind, _, rest = authorization.partition(" ")
    said = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert kind == "vapid" and said["k"] == public
    signed, _, signature = said["t"].rpartition(".")
    r, s = (
        int.from_bytes(half, "big") for half in (decoded(signature)[:32], decoded(signature)[32:])
    )
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public))
    key.verify(utils.encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(decoded(part)) for part in signed.split("."))
    assert head["alg"] == "ES256"
    return dict(claims)


async def test_who_asked_and_is_not_here_is_told_of_the_turn(
    rooms: Rooms, service: Service
) -> None:
    store = rooms.store
    room = await two(rooms, "Ola", "Jan", pace=SLOW)
    await turn(room)  # now it is Jan's, who has not asked for anything
    await settled()
    assert service.taken == []
    mine = Browser()
    await notify.subscribe(store, ME, mine.subscription(service.address), "de")
    await turn(room)
    await settled()
    assert len(service.taken) == 1
    path, headers, body = service.taken[0]
    assert path == "/send/1" and headers["content-encoding"] == "aes128gcm"
    assert headers["authorization"].startswith("vapid") and headers["ttl"] == str(notify.LASTS)
    assert b"Du bist dran" not in body  # only the browser can read it
    assert mine.read(body) == {
        "title": "Du bist dran",
        "body": room.table.title("de"),
        "url": f"/t/{room.id}",
        "tag": room.id,
    }
    with pytest.raises(Exception, match="."):
        Browser().read(body)
    _, public = await notify.own_keys(store)
    claims = signed_claims(headers["authorization"], public)
    assert claims["aud"] == service.address.removesuffix("/send/1")
    assert 0 < claims["exp"] - time.time() <= 86_400 and claims["sub"].startswith("mailto:")
    await turn(room)
    here = ProgramSubscriber((0,))
    room.enter(here)
    await turn(room)
    await settled()
    assert len(service.taken) == 1  # who is here needs no notice
    room.listeners.clear()
    await notify.unsubscribe(store, ME, "")
    await turn(room)
    await turn(room)
    await settled()
    assert len(service.taken) == 1


async def test_a_browser_that_wants_none_any_more_is_forgotten(
    rooms: Rooms, service: Service
) -> None:
    room = await two(rooms, pace=SLOW)
    await notify.subscribe(rooms.store, YOU, subscription(service.address), "en")
    service.status = 410
    title = room.table.title
    assert await notify.notify(rooms.store, room.id, 1, title, "push-turn") == 0
    service.status = 201
    assert await notify.notify(rooms.store, room.id, 1, title, "push-turn") == 0
    assert len(service.taken) == 1


async def test_one_reminder_when_a_quarter_of_a_slow_turn_is_left(
    rooms: Rooms, service: Service, clock: Clock
) -> None:
    room = await two(rooms, pace=SLOW)
    await notify.subscribe(rooms.store, YOU, subscription(service.address), "en")
    await turn(room)
    await settled()
    assert len(service.taken) == 1
    clock.at += 2 * DAY
    assert await notify.send_reminders(rooms) == 0
    clock.at += DAY / 2
    assert await notify.send_reminders(rooms) == 1 and await notify.send_reminders(rooms) == 0
    await settled()
    assert len(service.taken) == 2


def test_notices_go_to_push_services_only(monkeypatch: pytest.MonkeyPatch) -> None:
    for good in (
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
    ):
        assert host_of(good)
    for bad in (
        "http://fcm.googleapis.com/x", "https://127.0.0.1/x", "https://evilfcm.googleapis.com.x/",
        "https://notfcm.googleapis.com.evil.example/x", "https://fcm.googleapis.com:8443/x",
        "https://user@fcm.googleapis.com/x", "file:///etc/passwd", "https://[::1", "x" * 2000,
        "https://localhost/x", "https://fcm.googleapis.com@evil.example/",
        "https://127.0.0.1\\.push.apple.com/x", "https://127.0.0.1#.push.apple.com/",
        "https://127.0.0.1%2f.push.apple.com/x", "https://evil.example/\\@web.push.apple.com/x",
        "https://web.push.apple.com\t/x", "https://wéb.push.apple.com/x",
    ):  # fmt: skip
        assert not host_of(bad), bad
    monkeypatch.setenv(EXTRA, "push.example.org")
    assert host_of("https://a.push.example.org/x") == "a.push.example.org"


def test_the_host_that_is_checked_is_the_host_that_is_called() -> None:
    """`urlsplit` and urllib3 read a backslash differently; only what urllib3 reads counts."""
    from urllib3.util import parse_url

    for endpoint in (
        "https://127.0.0.1\\.push.apple.com/x",
        "https://127.0.0.1\\@web.push.apple.com/x",
        "https://web.push.apple.com/x",
        "HTTPS://WEB.PUSH.APPLE.COM/x",
    ):
        assert host_of(endpoint) in ("", parse_url(endpoint).host)


def test_a_private_address_behind_a_good_name_is_not_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def found(*addresses: str) -> None:
        rows = [(2, 1, 6, "", (address, 443)) for address in addresses]
        monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: rows)

    for private in ("127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fd00::1", "0.0.0.0"):
        found("17.188.1.1", private)
        assert not is_public("web.push.apple.com"), private
    found("17.188.1.1", "2a00:1450::1")
    assert is_public("web.push.apple.com")
    found("10.1.2.3")
    monkeypatch.setenv(EXTRA, "push.example.org")
    assert is_public("push.example.org"), "the operator named it"


async def test_an_address_that_two_libraries_read_differently_is_refused(rooms: Rooms) -> None:
    with pytest.raises(Refused) as caught:
        evil = subscription("https://127.0.0.1\\.push.apple.com/x")
        await notify.subscribe(rooms.store, ME, evil, "en")
    assert caught.value.message == "bad-subscription"


async def test_a_redirect_of_a_push_service_is_not_followed(rooms: Rooms, service: Service) -> None:
    room = await three(rooms)
    await notify.subscribe(rooms.store, ME, subscription(service.address), "en")
    service.status = 307
    service.location = service.address.replace("/send/1", "/inside")
    await notify.notify(rooms.store, room.id, 0, room.table.title, "push-turn")
    assert [path for path, _, _ in service.taken] == ["/send/1"]


async def test_what_is_no_subscription_is_refused(rooms: Rooms) -> None:
    good = {"endpoint": "https://fcm.googleapis.com/x", "keys": {"p256dh": "a" * 80}}
    senseless: list[Any] = [
        None,
        [],
        {},
        good,
        {**good, "keys": 3},
        {"endpoint": 5, "keys": {}},
    ]
    for bad in senseless:
        with pytest.raises(Refused) as caught:
            await notify.subscribe(rooms.store, ME, bad, "en")
        assert caught.value.message == "bad-subscription"


async def test_the_keys_are_made_once(rooms: Rooms) -> None:
    pytest.importorskip("pywebpush", reason="pywebpush is not installed")
    first, again = await asyncio.gather(notify.own_keys(rooms.store), notify.own_keys(rooms.store))
    assert first == again and len(first[1]) == 87


# --- acting for somebody --------------------------------------------------------------------------


async def test_what_leaves_no_choice_is_done_for_who_wants_it(rooms: Rooms) -> None:
    room = await three(rooms, pace=SLOW)
    await premoves.set_premove(room, 1, True, "")
    await turn(room)
    await settled()
    assert room.plies[-1].seat == 1  # the roll, which is the only thing to do
    assert room.table.seat == 1 and len(room.table.legal()) > 1
    version = room.version
    await turn(room)
    await settled()
    assert room.table.seat == 2 and room.plies[-1].seat == 1 and room.version > version
    assert room.seats[1].plan == Plan(True)  # until he wants no more
    room.listeners.add(ProgramSubscriber((1,)))  # who is here does it himself
    while room.table.seat != 1:
        await turn(room)
    version = room.version
    await settled()
    assert room.version == version


async def test_what_was_said_before_is_done_if_nothing_has_changed(rooms: Rooms) -> None:
    room = await three(rooms, pace=SLOW)
    for _ in range(3):
        await turn(room)  # a round
    while room.table.seat == 0:
        await turn(room)
    choices = dict(premoves.list_offered(room, 0, "en"))
    assert "roll" in choices and premoves.list_offered(room, room.table.seat or 0, "en") == []
    with pytest.raises(Refused) as caught:
        await premoves.set_premove(room, 0, False, "fly")
    assert caught.value.message == "not-planned"
    await premoves.set_premove(room, 0, False, "roll")
    kept = await rooms.store.load(room.id)
    assert kept is not None and kept.seats[0].plan and kept.seats[0].plan.action == "roll"
    while room.table.seat != 0:
        await turn(room)
    own = premoves.hash_belongings(room, 0)
    done = kept.seats[0].plan
    await settled()
    acted = room.plies[-1].seat == 0
    assert acted == (own == done.own)  # what he has is what he had
    assert room.seats[0].plan is None  # it was for this turn


async def test_a_rat_that_began_beside_another_is_offered_for_the_next_turn(rooms: Rooms) -> None:
    """On the start one of two equal rats is offered. Before the next turn it has left the start."""
    await rooms.wait_ready("first-rat")
    room = await rooms.open(
        cm.game("first-rat").new(seats=2, seed=3), [Seat(), Seat()], [], pace=SLOW
    )
    offered = room.table.legal()
    assert len(room.table.choices()) < len(offered)
    await turn(room)
    assert [action for action, _ in premoves.list_offered(room, 0, "en")] == list(offered)


async def test_if_something_has_changed_it_is_left_to_the_player(rooms: Rooms) -> None:
    room = await three(rooms, pace=SLOW)
    await turn(room)
    await premoves.set_premove(room, 0, False, "roll")
    plan = room.seats[0].plan
    assert plan is not None
    for other in (
        replace(plan, own="other"),
        replace(plan, words="Something else"),
        replace(plan, action="fly"),
    ):
        room.seats[0].plan = other
        assert premoves._choose(room, 0, other) == ""


async def test_only_slow_tables_have_it(rooms: Rooms) -> None:
    for pace in (None, Pace(60, 60, "bot")):
        room = await three(rooms, pace=pace)
        with pytest.raises(Refused) as caught:
            await premoves.set_premove(room, 0, True, "")
        assert caught.value.message == "not-slow"
