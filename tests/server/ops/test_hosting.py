"""What hosts need: links behind a proxy, several processes, copies, deletion, metrics, logs."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
import urllib.error
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from http_help import SAME, browser, sit_down
from litestar.testing import TestClient
from server_help import Running, free_port, running, taxi_alone
from table_help import some, three, with_rooms
from waiting import until

import cheesemoon as cm
from cheesemoon.cli import main
from cheesemoon.core.game import saved
from cheesemoon.server import launcher, supervisor, worker_main
from cheesemoon.server.admin import backup as backup_module
from cheesemoon.server.admin.backup import backup, restore
from cheesemoon.server.app import Server
from cheesemoon.server.errors import Refused
from cheesemoon.server.settings import CannotServe, Hosting, read_keep
from cheesemoon.server.storage.store import sqlite_url
from cheesemoon.server.tables import retention, rooms as rooms_module
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.tables.seats import Seat

NEW = {"game": "space-taxi", "seats": 2}


# --- settings -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "settings",
    [
        {"public_url": "games.example.org"},
        {"public_url": "ftp://games.example.org"},
        {"public_url": "https://["},
        {"public_url": "https://games.example.org/deeper/"},
        {"public_url": "https://games example.org"},
        {"public_url": "https://games.example.org:99999"},
        {"public_url": "https://me@games.example.org"},
        {"proxies": "the proxy"},
        {"proxies": "127.0.0.1,proxy.example.org"},
        {"proxies": "10.0.0.1/8"},
        {"proxies": ""},
        {"workers": 0},
        {"thinkers": -1},
        {"thinkers": 1000},
        {"workers": 2},
        {"workers": 2, "database_url": "sqlite:///x"},
    ],
)
def test_what_does_not_go_together_is_one_sentence(settings: dict[str, Any]) -> None:
    with pytest.raises(CannotServe) as caught:
        Hosting(**settings).check()
    for lang in ("en", "pl", "de"):
        assert caught.value.text(lang).strip().count("\n") == 0
    Hosting(workers=4, database_url="postgresql://x/y", public_url="https://a.example/").check()
    for proxies in ("*", "::1", "127.0.0.1, 10.0.0.0/8,fd00::/8"):
        Hosting(proxies=proxies, public_url="https://a.example:8443").check()


def test_how_long_tables_are_kept_is_read_strictly() -> None:
    assert read_keep("finished=365, what-if=30") == {"finished": 365, "what-if": 30}
    for wrong in ("", "finished", "finished=", "old=3", "finished=-1", "finished=²", "running=1e3"):
        with pytest.raises(CannotServe):
            read_keep(wrong)


def test_the_command_line_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--workers", "2", "--no-browser", "--port", "0"]) == 1
    assert "PostgreSQL" in capsys.readouterr().err
    assert main(["--keep", "x=1"]) == 1
    assert main(["--database-url", "sqlite:///a\0b", "--no-browser", "--port", "0"]) == 1
    capsys.readouterr()
    for url in ("nonsense", "postgresql://me:hunter2@[", "x://?password=hunter2"):
        assert main(["--database-url", url, "--no-browser", "--port", "0"]) == 1
        said = capsys.readouterr().err
        assert len(said.strip().splitlines()) == 1 and "hunter2" not in said


def test_links_begin_with_the_public_address(tmp_path: Path) -> None:
    hosting = Hosting(public_url="https://games.example.org/")
    server = Server(sqlite_url(tmp_path / "t.sqlite3"), hosting=hosting)
    with TestClient(server.app, base_url="https://games.example.org") as client:  # type: ignore[type-var]
        form = {"seats": "2", "who1": "link"}
        made = client.post("/new/space-taxi", data=form, headers=SAME, follow_redirects=False)
        assert "secure" in made.headers["set-cookie"].lower()
        about = client.get(f"{made.headers['location']}/about").text
        links = re.findall(r'value="(http[^"]*/join/[^"]*)"', about)
        assert links and all(x.startswith("https://games.example.org/join/") for x in links)
        assert client.get("/", headers={"host": "evil.example"}).status_code == 421


# --- several processes ----------------------------------------------------------------------------


def test_a_process_of_several_that_cannot_serve_says_why_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hosting = Hosting(port=0, database_url="postgresql://me:hunter2@127.0.0.1:1/x")
    monkeypatch.setenv(supervisor.SETTINGS, msgspec.json.encode(hosting).decode())
    assert worker_main.main() == 1
    said = capsys.readouterr().err.strip()
    assert len(said.splitlines()) == 1 and "127.0.0.1" in said and "hunter2" not in said


@pytest.mark.skipif(os.name != "posix", reason="one process only")
def test_a_process_that_starts_lets_no_other_wait_for_a_connection() -> None:
    """The others share the socket, and one of them could answer no client until the next came."""
    with socket.create_server(("127.0.0.1", 0)) as shared:
        shared.setblocking(False)
        listening = launcher.inherited(os.dup(shared.fileno()))
        doors = launcher.copies(listening)
        assert not os.get_blocking(shared.fileno())
        assert len(doors) > 1 and all(door.gettimeout() == 0 for door in doors)
        for door in doors:
            door.close()


def test_visitors_who_leave_while_they_are_answered_end_nothing(tmp_path: Path) -> None:
    """By the command that hosts type: it lets a closed pipe end what prints, and must not here."""
    port = free_port()
    command = [sys.executable, "-m", "cheesemoon", "--no-browser", "--port", str(port)]
    command += ["--database-url", f"sqlite:///{tmp_path}/tables.sqlite3"]
    root = Path(__file__).parents[3]
    env = {**os.environ, "PYTHONPATH": str(root / "src"), **taxi_alone(tmp_path / "cache")}
    process = subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL)
    try:
        client = httpx.Client(transport=httpx.HTTPTransport(retries=9), timeout=60)
        assert client.get(f"http://127.0.0.1:{port}/health").json()["well"]
        asked = b"GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20
        for i in range(30):
            with socket.create_connection(("127.0.0.1", port)) as visitor:
                visitor.sendall(asked)
                time.sleep(0.01 * (i % 5))
        assert client.get(f"http://127.0.0.1:{port}/health").json()["well"]
    finally:
        process.terminate()
        assert process.wait(30) == 0


@contextlib.contextmanager
def telling_where_they_wait(children: set[int], errors: Path) -> Iterator[None]:
    """If a server does not answer in time, fail with what each thread of these processes does."""
    try:
        yield
    except httpx.TimeoutException:
        for pid in children:
            os.kill(pid, signal.SIGABRT)
        time.sleep(1)
        pytest.fail(errors.read_text(errors="replace"))


@pytest.mark.skipif(os.name != "posix", reason="one process only")
def test_several_processes_serve_one_address_and_one_that_dies_is_replaced(
    postgres_database: str, tmp_path: Path
) -> None:
    port = free_port()
    command = [sys.executable, "-m", "cheesemoon", "--no-browser", "--port", str(port)]
    command += ["--workers", "2", "--database-url", postgres_database]
    root = Path(__file__).parents[3]
    env = {**os.environ, "PYTHONPATH": str(root / "src"), **taxi_alone(tmp_path / "cache")}
    errors = tmp_path / "errors.txt"
    with errors.open("w") as file:
        process = subprocess.Popen(command, env=env | {"PYTHONFAULTHANDLER": "1"}, stderr=file)
    client = httpx.Client(headers={"connection": "close"}, timeout=120)  # any process may answer
    try:
        base = f"http://127.0.0.1:{port}"
        children = set[int]()

        def is_well() -> bool:
            try:
                return bool(httpx.get(f"{base}/health", timeout=20).json()["well"])
            except (httpx.HTTPError, ValueError):
                return False

        until(is_well)
        found = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        if not found.exists():
            pytest.skip("this system does not tell the children of a process")
        children = {int(pid) for pid in found.read_text().split()}
        assert len(children) == 2
        with telling_where_they_wait(children, errors):
            made = client.post(f"{base}/api/tables", json=NEW).json()
            head = {"authorization": f"Bearer {made['tokens'][0]}"}
            path = f"{base}/api/tables/{made['table']}"
            roll = {"action": "roll", "version": 0}
            assert client.post(f"{path}/actions", json=roll, headers=head).status_code == 200
            seen = [client.get(path, headers=head).json()["version"] for _ in range(12)]
        assert seen == [1] * 12
        os.kill(min(children), signal.SIGKILL)

        def is_replaced() -> bool:
            now = {int(pid) for pid in found.read_text().split()}
            return len(now) == 2 and now != children

        until(is_replaced, 30)
        until(is_well)
        assert client.get(path).json()["version"] == 1
    finally:
        client.close()
        process.terminate()
        assert process.wait(30) == 0


# --- copies ---------------------------------------------------------------------------------------


def test_a_copy_of_a_running_server_can_be_put_back(tmp_path: Path) -> None:
    path, copy = tmp_path / "t.sqlite3", tmp_path / "copy.sqlite3"
    with running(sqlite_url(path)) as server:
        made = server.call("/api/tables", NEW)
        base = f"/api/tables/{made['table']}"
        server.call(f"{base}/actions", {"action": "roll", "version": 0}, made["tokens"][0])
        found = backup(sqlite_url(path), copy)
        assert found["tables"] == 1 and found["moves"] == 1
        if os.name == "posix":
            assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        with pytest.raises(CannotServe, match="uses"):
            restore(sqlite_url(path), copy, replace=True)  # while it is served
        action = server.get(base, made["tokens"][0])["legal"][0]
        server.call(f"{base}/actions", {"action": action, "version": 1}, made["tokens"][0])
    with pytest.raises(CannotServe, match="already"):
        restore(sqlite_url(path), copy)
    put = restore(sqlite_url(path), copy, replace=True)
    assert put["tables"] == 1 and Path(str(put["before"])).exists()
    with TestClient(Server(sqlite_url(path)).app, base_url="http://localhost") as client:  # type: ignore[type-var]
        mine = {"authorization": f"Bearer {made['tokens'][0]}"}
        state = client.get(base, headers=mine).json()  # the same links open the same seats
        assert state["version"] == 1 and state["seat"] == 0
    elsewhere = sqlite_url(tmp_path / "new" / "t.sqlite3")
    assert restore(elsewhere, copy)["before"] is None


def test_what_is_no_copy_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = sqlite_url(tmp_path / "t.sqlite3")
    wrong = tmp_path / "wrong"
    wrong.write_bytes(b"nothing of ours")
    empty = tmp_path / "empty"
    sqlite3.connect(empty).execute("CREATE TABLE x (y)").connection.close()
    for file in (wrong, empty, tmp_path / "missing", tmp_path):
        assert main(["restore", str(file), "--database-url", url]) == 1
        assert len(capsys.readouterr().err.strip().splitlines()) == 1
    assert not (tmp_path / "t.sqlite3").exists()
    assert main(["backup", str(tmp_path / "copy"), "--database-url", url]) == 1
    assert main(["backup", "x", "--database-url", "postgresql://me:hunter2@db/x"]) == 1
    said = capsys.readouterr().err
    assert "pg_dump" in said and "hunter2" not in said
    with_rooms(url, three)
    assert main(["backup", str(tmp_path / "no" / "folder"), "--database-url", url]) == 1
    assert main(["backup", str(tmp_path / ("x" * 300)), "--database-url", url]) == 1


def test_a_copy_that_fails_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = sqlite_url(tmp_path / "t.sqlite3")
    with_rooms(url, three)
    before = backup(url, tmp_path / "copy")

    def damaged(path: Path) -> Any:
        raise CannotServe("backup-damaged", path=str(path), why="x")

    monkeypatch.setattr(backup_module, "check", damaged)
    with pytest.raises(CannotServe):
        backup(url, tmp_path / "copy")
    monkeypatch.undo()
    assert backup_module.check(tmp_path / "copy")["tables"] == before["tables"]


def test_one_table_can_be_exported(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play(rooms: Rooms) -> tuple[str, dict[str, Any]]:
        room = await three(rooms)
        await some(room, 12)
        return room.id, saved.to_dict(room.table)

    table_id, before = with_rooms(database, play)
    file = tmp_path / "table.json"
    assert main(["export", table_id, str(file), "--database-url", database]) == 0
    assert json.loads(file.read_text()) == before
    assert saved.to_dict(cm.open(file)) == before
    assert main(["export", "nothing", "--database-url", database]) == 1
    assert "nothing" in capsys.readouterr().err


def test_ids_of_tables_are_no_options_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    given = iter(["-f9i1SBkWrRlQjVJ", "--9i1SBkWrRlQjVJ", "f-9i1SBkWrRlQjVJ"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(given))
    assert rooms_module.new_id() == "f-9i1SBkWrRlQjVJ"


# --- deletion -------------------------------------------------------------------------------------


async def test_who_made_a_table_deletes_it_and_others_do_not(rooms: Rooms) -> None:
    me, you = "me" * 10, "you" * 8
    game = cm.game("space-taxi")
    await rooms.wait_ready(game.name)
    seats = [Seat(), Seat()]
    room = await rooms.open(game.new(seats=2, seed=1), seats, [(me, -1), (me, 0), (you, 1)])
    await some(room, 2)
    for who, message in ((you, "not-your-table"), (me, "others-play")):
        with pytest.raises(Refused) as caught:
            await retention.delete(rooms, room, who)
        assert caught.value.message == message
    await some(room, 100_000)
    await retention.delete(rooms, room, me)
    with pytest.raises(Refused):
        await rooms.room(room.id)
    with pytest.raises(Refused):
        await room.act(0, "roll", room.version)
    assert await rooms.store.moves_since(room.id, 0) == []
    assert await rooms.store.tables_of(you) == []
    alone = await rooms.open(game.new(seats=2, seed=1), seats, [(me, -1), (me, 0), (me, 1)])
    await retention.delete(rooms, alone, me)


async def test_old_tables_go_by_age_and_kind_and_only_those(rooms: Rooms) -> None:
    now = time.time()
    finished, running_, what_if, young = [await three(rooms) for _ in range(4)]
    await some(finished, 100_000)
    for room, values in (
        (finished, {"active": now - 40 * retention.DAY}),
        (running_, {"active": now - 40 * retention.DAY}),
        (what_if, {"active": now - 40 * retention.DAY, "origin": "what-if"}),
    ):
        await rooms.store.change(room.id, values)  # type: ignore[arg-type]
    assert await retention.forget_old(rooms, {}, now) == 0
    assert await retention.forget_old(rooms, {"finished": 50, "what-if": 50}, now) == 0
    assert await retention.forget_old(rooms, {"finished": 30}, now) == 1
    assert await retention.forget_old(rooms, {"what-if": 30}, now) == 1
    for room, there in ((finished, 0), (running_, 1), (what_if, 0), (young, 1)):
        assert (await rooms.store.load(room.id) is not None) == bool(there)


def test_links_are_renewed_and_tables_deleted_in_the_browser(server: Running) -> None:
    me, other = browser(server), browser(server)
    table = sit_down(me)
    link = re.findall(r'value="(http[^"]*/join/[^"]*/0\.[^"]*)"', me.get(f"{table}/about").text)
    assert other.get(link[0]).status_code == 303
    assert other.post(f"{table}/delete").status_code == 403
    assert me.post(f"{table}/renew", data={"seat": "0"}).status_code == 303
    assert httpx.get(link[0]).status_code == 404
    roll = {"action": "roll", "version": "0"}
    assert other.post(f"{table}/act", data=roll).status_code == 403  # shown out
    assert me.post(f"{table}/act", data=roll).status_code == 303
    assert me.post(f"{table}/delete").status_code == 303
    assert me.get(table).status_code == 404


# --- seeing inside --------------------------------------------------------------------------------

SECRETS = ("Bearer", "cheesemoon=")


def test_metrics_tell_of_queues_writer_streams_and_logs_tell_no_secrets(server: Running) -> None:
    seed, before = 987654321012345, len(server.said())
    made = server.call("/api/tables", {**NEW, "bots": [None, "random"], "seed": seed})
    base = f"/api/tables/{made['table']}"
    server.call(f"{base}/actions", {"action": "roll", "version": 0}, made["tokens"][0])
    client = browser(server)
    joined = client.post(f"/join/{made['table']}/{made['tokens'][0]}", follow_redirects=True)
    assert joined.status_code == 200
    with pytest.raises(urllib.error.HTTPError):
        server.call(f"{base}/actions", {"action": "x", "version": 9}, made["tokens"][0])
    text = httpx.get(f"{server.base}/metrics").text
    for name in (
        "streams", "connections", "tables_in_memory", "thoughts_waiting", "thinkers_busy",
        "thought_longest_wait_seconds", "writes_waiting", "listener_well", "commits_total",
        "commit_seconds_total", "writes_failed_total", "thoughts_total", "notices_total",
    ):  # fmt: skip
        assert re.search(rf"^cheesemoon_{name} [\d.]+$", text, re.M), name
    assert made["table"] not in text
    log = server.said()[before:]
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert len(lines) >= 5
    cookie = client.cookies["cheesemoon"]
    for secret in (*SECRETS, made["tokens"][0], cookie, str(seed)):
        assert secret not in log
