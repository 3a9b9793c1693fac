"""Limits of one client, the screen that changes hands, and what is published of a seed."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import cheesemoon as cm
from cheesemoon.core import score_word
from cheesemoon.server import launcher
from cheesemoon.server.ops.json_logs import JsonLines
from cheesemoon.server.ops.metrics import Metrics
from cheesemoon.server.settings import CannotServe, Hosting
from cheesemoon.server.storage.store import Store, sqlite_url
from cheesemoon.server.tables.fairness import seed_hash
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.tables.seats import Seat
from cheesemoon.server.transport.limits import Clients, Limits, is_local
from cheesemoon.server.transport.middleware import Guard
from cheesemoon.view.model import Viewer
from cheesemoon.view.page_state import choose_viewpoint
from cheesemoon.view.templates import option_words


def test_a_client_that_asks_too_fast_is_refused_and_others_are_not() -> None:
    clients = Clients(Limits(rate=1, burst=5))
    assert [clients.may_ask("1.2.3.4") for _ in range(7)] == [True] * 5 + [False] * 2
    assert clients.may_ask("1.2.3.5")
    assert all(clients.may_ask("127.0.0.1") for _ in range(100))
    strict = Clients(Limits(burst=2, local_too=True))
    assert [strict.may_ask("127.0.0.1") for _ in range(3)] == [True, True, False]


def test_tables_and_streams_of_one_client_are_limited() -> None:
    clients = Clients(Limits(tables=2, streams=2))
    assert [clients.may_make("1.2.3.4") for _ in range(3)] == [True, True, False]
    assert [clients.open_stream("1.2.3.4") for _ in range(3)] == [True, True, False]
    clients.close_stream("1.2.3.4")
    assert clients.open_stream("1.2.3.4") and clients.streams == 2


@pytest.mark.parametrize(
    ("address", "local"), [("127.0.0.1", True), ("::1", True), ("10.0.0.1", False), ("x", False)]
)
def test_who_is_local(address: str, local: bool) -> None:
    assert is_local(address) is local


def test_over_http_the_limit_is_429_with_a_sentence() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"ok"})

    async def ask(guard: Guard) -> tuple[int, bytes]:
        answers: list[Any] = []

        async def send(message: Any) -> None:
            answers.append(message)

        scope = {
            "type": "http", "method": "GET", "path": "/api/games", "client": ("9.9.9.9", 1),
            "headers": [(b"host", b"x"), (b"accept-language", b"de")],
        }  # fmt: skip
        await guard(scope, None, send)  # type: ignore[arg-type]
        return answers[0]["status"], answers[1]["body"]

    async def both() -> None:
        guard = Guard(app, Clients(Limits(rate=0.01, burst=1)), Metrics())
        assert (await ask(guard))[0] == 200
        status, body = await ask(guard)
        assert status == 429 and "zu schnell" in json.loads(body)["detail"]

    asyncio.run(both())


def test_a_host_that_is_no_name_is_refused_wherever_the_server_listens() -> None:
    app: Any = None
    everywhere, here = (
        Guard(app, Clients(Limits()), Metrics(), hosts) for hosts in (None, frozenset({"me"}))
    )
    for host in ("[", "me:abc", "me:99999", "me:0", "a@me", "me/x", "me?"):
        assert not everywhere.is_for_us(host) and not here.is_for_us(host), host
    for host in ("me", "me:8000", "ME:80"):
        assert everywhere.is_for_us(host) and here.is_for_us(host), host
    assert everywhere.is_for_us("[2001:db8::1]:8000") and not here.is_for_us("you")


async def test_a_screen_changes_hands_where_seats_know_different_things(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(sqlite_url(tmp_path / "t.sqlite3"))
    rooms = Rooms(store)
    await rooms.wait_ready("space-taxi")
    table = cm.game("space-taxi").new(seats=2, seed=1)
    room = await rooms.open(table, [Seat(), Seat()], [])
    both = Viewer((0, 1), "en")
    assert choose_viewpoint(room.table, both) == (0, False)
    monkeypatch.setattr(cm.Table, "view", lambda self, seat: {"hand of": seat})
    assert choose_viewpoint(room.table, both) == (None, True)
    assert choose_viewpoint(room.table, both._replace(peek=0)) == (0, False)
    assert choose_viewpoint(room.table, both._replace(peek=1)) == (None, True)
    assert choose_viewpoint(room.table, Viewer((1,), "en")) == (1, False)
    assert choose_viewpoint(room.table, Viewer((), "en", peek=0)) == (None, False)
    await asyncio.get_running_loop().run_in_executor(None, store.close)


def test_the_hash_depends_on_everything() -> None:
    given = [("t", "s", 1), ("t", "s", 2), ("t", "z", 1), ("u", "s", 1)]
    assert len({seed_hash(*values) for values in given}) == len(given)


def test_words_for_scores_and_options_have_a_fallback() -> None:
    game = cm.game("space-taxi")
    assert score_word(game.words, "round2", "de") == "Runde 2"
    assert score_word(game.words, "no_such_thing3", "en") == "No such thing 3"
    assert option_words(game, "no-such", None, "en") == "no such"
    assert option_words(game, "no-such", True, "pl") == "Tak"


def test_an_address_or_database_that_cannot_be_used_is_one_sentence() -> None:
    with pytest.raises(CannotServe) as caught:
        launcher.run(Hosting("127.0.0.1", 0, "nonsense://x:secret@y/z", False))
    assert "nonsense" in str(caught.value) and "secret" not in str(caught.value)
    with pytest.raises(CannotServe) as caught:
        launcher.run(Hosting("203.0.113.7", 8000, None, False))
    assert "203.0.113.7" in str(caught.value)


def test_logs_are_json() -> None:
    import logging

    record = logging.makeLogRecord({"name": "x", "msg": "a %s", "args": ("b",), "table": "t"})
    line = json.loads(JsonLines().format(record))
    assert line["what"] == "a b" and line["table"] == "t"
