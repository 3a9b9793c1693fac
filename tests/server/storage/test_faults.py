"""What goes wrong with the database: nothing that was said to be kept is lost, each client is
told, the server says that it is not well, and goes on as soon as it can."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import os
import sqlite3
import stat
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any, NoReturn

import pytest
import sqlalchemy as sa
from table_help import some, three, with_rooms
from waiting import soon

from cheesemoon.server.app import Server
from cheesemoon.server.errors import Refused
from cheesemoon.server.ops.json_logs import JsonLines
from cheesemoon.server.storage import engine as database, health, notifications, writer
from cheesemoon.server.storage.engine import Hold, InUse
from cheesemoon.server.storage.health import Health
from cheesemoon.server.storage.notifications import Listening, PresenceNotice
from cheesemoon.server.storage.store import Store, sqlite_url
from cheesemoon.server.tables import rooms
from cheesemoon.server.tables.rooms import Rooms
from thorough import THOROUGH


def full(*_: Any) -> None:
    raise sa.exc.OperationalError(
        "INSERT", {}, sqlite3.OperationalError("database or disk is full")
    )


def test_a_failed_checkpoint_ends_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "TIDY_EVERY", 2)
    monkeypatch.setattr(writer.Writer, "_checkpoint", full)

    async def work(rooms: Rooms) -> None:
        room = await three(rooms)
        await asyncio.wait_for(some(room, 40), 60)
        assert room.version == 40 and rooms.store.writer.alive
        assert not any((await Health(rooms.store).trouble()).values())

    with_rooms(sqlite_url(tmp_path / "t.sqlite3"), work)


def test_a_full_disk_is_told_and_over_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        room = await three(rooms)
        await some(room, 3)
        before = room.table.fork()
        with monkeypatch.context() as patch:
            patch.setattr(writer, "insert_moves", full)
            patch.setattr(health, "touch", full)
            with pytest.raises(Refused) as caught:
                await room.act(room.table.seat or 0, room.table.legal()[0], 3)
            assert caught.value.status == 503 and room.table == before and room.version == 3
            assert (await Health(rooms.store).trouble())["writing"]
        await some(room, 3)
        assert room.version == 6 and not any((await Health(rooms.store).trouble()).values())

    with_rooms(sqlite_url(tmp_path / "t.sqlite3"), work)


def test_a_connection_that_is_lost_is_made_again(postgres_database: str) -> None:
    """The first write after it is stored like any other, what is read then is found, and nobody
    sees an error."""

    async def work(rooms: Rooms) -> None:
        room = await three(rooms)

        async def read() -> None:  # by all who read
            known = [rooms.store.moves_since(room.id, 0) for _ in range(4)]
            assert [len(one) for one in await asyncio.gather(*known)] == [room.version] * 4

        await read()
        admin = sa.create_engine(rooms.store.engine.url, isolation_level="AUTOCOMMIT")
        for steps in range(1, 4):
            with admin.connect() as db:
                db.execute(
                    sa.text(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
                    )
                )
            if steps % 2:
                await read()
            await some(room, 1, steps)
            assert room.version == steps
            await read()
        admin.dispose()

    with_rooms(postgres_database, work)


def test_health_asks_for_a_connection_of_its_own_when_a_request_was_refused(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that are left serve who asks after it, and nobody else."""

    async def work(rooms: Rooms) -> None:
        room, asked = await three(rooms), Health(rooms.store)
        assert not (await asked.trouble())["reading"]
        for left in [rooms.store.engine.connect() for _ in range(3)]:
            left.close()
        usual = writer.Writer._transaction

        def away(*_: Any) -> NoReturn:
            raise sa.exc.OperationalError("connect", None, Exception("nobody is there"))

        def lost(self: writer.Writer, batch: list[Any]) -> list[Any]:
            return away() if any(job.move for job in batch) else usual(self, batch)

        with monkeypatch.context() as fault:
            fault.setattr(writer.Writer, "_transaction", lost)
            sa.event.listen(rooms.store.engine, "do_connect", away)
            with pytest.raises(Refused) as caught:
                await some(room, 1)
            assert caught.value.status == 503
            assert await rooms.store.moves_since(room.id, 0) == []  # over what is left
            assert (await asked.trouble())["reading"]
            sa.event.remove(rooms.store.engine, "do_connect", away)
        assert not (await asked.trouble())["reading"]
        await some(room, 1)
        assert room.version == 1

    with_rooms(postgres_database, work)


def test_a_network_that_drops_everything_is_noticed(postgres_database: str) -> None:
    """By both sides: neither waits for hours for the other, unless the host says so."""

    def told(url: str) -> tuple[dict[str, str], str]:
        engine = database.engine_of(sa.make_url(url))
        with engine.connect() as db:
            driver: Any = db.connection.driver_connection
            found = driver.info.get_parameters()
            waits = str(db.scalar(sa.text("SHOW idle_in_transaction_session_timeout")))
        engine.dispose()
        return found, waits

    found, waits = told(postgres_database)
    alive = [int(found[f"keepalives_{name}"]) for name in ("idle", "interval", "count")]
    assert alive[0] + alive[1] * alive[2] <= 30 and int(found["tcp_user_timeout"]) <= 30_000
    assert waits == "30s"
    more = "&" if "?" in postgres_database else "?"
    assert told(f"{postgres_database}{more}keepalives_idle=77")[0]["keepalives_idle"] == "77"


async def test_a_commit_whose_answer_was_lost_is_looked_into(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stored or not: what is told is what is kept, and nothing is stored twice."""
    room = await three(rooms)
    usual = writer.Writer._transaction
    for stored in (True, False):
        lost: list[bool] = []

        def broken(
            self: writer.Writer, batch: Any, stored: bool = stored, lost: list[bool] = lost
        ) -> Any:
            if lost:
                return usual(self, batch)
            lost.append(True)
            if stored:
                usual(self, batch)
            self._committing = True
            error = sa.exc.OperationalError("COMMIT", {}, OSError("gone"))
            error.connection_invalidated = True
            raise error

        monkeypatch.setattr(writer.Writer, "_transaction", broken)
        version = room.version
        await some(room, 1)
        assert room.version == version + 1
        monkeypatch.setattr(writer.Writer, "_transaction", usual)
    assert [m.version for m in await rooms.store.moves_since(room.id, 0)] == [1, 2]


# --- notices --------------------------------------------------------------------------------------


def test_the_listener_begins_again_whatever_happens(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "PAUSE", 0.05)
    url = sa.make_url(postgres_database)
    troubles = iter([RuntimeError("the database is not ready"), ValueError("odd"), KeyError("x")])
    heard: list[tuple[str, bool]] = []
    there: list[str] = []  # processes that told who is at their tables

    async def deaf() -> None:
        if (error := next(troubles, None)) is not None:
            raise error

    async def hear(changed: dict[str, bool]) -> None:
        heard.extend(changed.items())
        if "odd" in changed:
            raise ValueError("what goes wrong with one is told, and the next is heard")

    async def here(notice: PresenceNotice) -> None:
        there.append(notice.sender)

    async def work() -> None:
        listening = Listening(url, "me")
        running = asyncio.create_task(listening.run(hear, deaf, here))
        engine = database.engine_of(url)

        def send(payload: str, channel: str = writer.CHANNEL) -> None:
            with engine.begin() as db:
                db.execute(sa.select(sa.func.pg_notify(channel, payload)))

        await soon(lambda: listening.well)
        send("me a b+")
        send("other a b+")
        await soon(lambda: len(heard) == 2)
        assert heard == [("a", False), ("b", True)]
        with engine.connect() as db:
            db.execute(
                sa.text(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE query LIKE 'LISTEN%' AND datname = current_database()"
                )
            )
        await soon(lambda: listening.reconnections == 1 and listening.well)
        send("other odd")
        await soon(lambda: heard[-1] == ("odd", False))
        send("other c")
        await soon(lambda: heard[-1] == ("c", False))
        told = '{"from": "%s", "table": "t", "here": [], "typing": [], "ask": false}'
        send(told % "me", notifications.HERE)
        send(told % "other", notifications.HERE)
        await soon(lambda: bool(there))
        assert there == ["other"]
        running.cancel()
        engine.dispose()

    asyncio.run(work())


def test_what_others_did_at_several_tables_is_read_at_once(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "RETRY", 0.05)

    async def work(mine: Rooms) -> None:
        first = [await three(mine) for _ in range(4)]
        theirs = Rooms(Store(postgres_database))
        theirs._ready = mine._ready
        second = [await theirs.room(room.id) for room in first]
        asked: list[int] = []
        read_all = theirs.store.news

        async def counted(after: Any, timed: Any) -> Any:
            asked.append(len(after))
            if len(asked) == 3:
                raise sa.exc.OperationalError("", {}, Exception("gone"))
            return await read_all(after, timed)

        async def same(*which: int) -> None:
            await soon(lambda: all(first[i].version == second[i].version for i in which))
            for i in which:
                assert first[i].table == second[i].table

        monkeypatch.setattr(theirs.store, "news", counted)
        for n, room in enumerate(first, 1):
            await some(room, n)
        changed = {room.id: False for room in first}
        async with second[3].busy:  # somebody acts there just now
            await theirs.read_changed({**changed, "nobody-has-it": False})
            await same(0, 1, 2)
            assert second[3].version == 0
        await same(3)
        await theirs.read_changed(changed)  # nothing new
        await same(0, 1, 2, 3)
        for room in first:
            await some(room, 2)
        with pytest.raises(sa.exc.OperationalError):
            await theirs.read_changed(changed)
        again = asyncio.create_task(theirs.catch_up())
        await same(0, 1, 2, 3)
        again.cancel()
        assert asked == [4, 4, 4]
        theirs.store.close()

    with_rooms(postgres_database, work)


def test_a_notice_that_cannot_be_followed_is_followed_later(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "RETRY", 0.05)

    async def work(mine: Rooms) -> None:
        room = await three(mine)
        theirs = Rooms(Store(database))
        theirs._ready = mine._ready
        other = await theirs.room(room.id)
        await some(room, 2)
        with monkeypatch.context() as patch:
            patch.setattr(theirs.store, "read", full)
            with pytest.raises(sa.exc.OperationalError):
                await theirs.read_again(room.id, False)
            assert other.version == 0
        catching_up = asyncio.create_task(theirs.catch_up())
        await soon(lambda: other.version == 2)
        catching_up.cancel()
        await asyncio.get_running_loop().run_in_executor(None, theirs.store.close)

    with_rooms(database, work)


def test_a_notice_that_comes_while_a_table_is_read_is_not_lost(database: str) -> None:
    async def work(mine: Rooms) -> None:
        room = await three(mine)
        theirs = Rooms(Store(database))
        theirs._ready = mine._ready
        usual = theirs.store.said

        async def meanwhile(*args: Any, **more: Any) -> Any:  # read after the moves
            theirs.store.said = usual  # type: ignore[method-assign]
            await some(room, 2)
            await theirs.read_again(room.id, False)
            return await usual(*args, **more)

        theirs.store.said = meanwhile  # type: ignore[method-assign]
        assert (await theirs.room(room.id)).version == 2
        await asyncio.get_running_loop().run_in_executor(None, theirs.store.close)

    with_rooms(database, work)


# --- the file -------------------------------------------------------------------------------------


CUT_OFF = """
import os, sys, sqlalchemy as sa
from cheesemoon.server.storage import engine as database
engine = database.engine_of(sa.make_url(f"sqlite:///{sys.argv[1]}/whole.sqlite3"))
database.migrate(engine)  # every child has what this has loaded
engine.dispose()
for at in (1, 2, 3, *range(4, 1000, int(sys.argv[2]))):
    if child := os.fork():
        killed = os.waitpid(child, 0)[1]
        print(at, flush=True)
        if not killed:
            break
        continue
    engine = database.engine_of(sa.make_url(f"sqlite:///{sys.argv[1]}/{at}.sqlite3"))
    left = [at]
    @sa.event.listens_for(engine, "before_cursor_execute")
    def count(*_):
        left[0] -= 1
        if not left[0]:
            os._exit(9)
    database.migrate(engine)
    os._exit(0)
"""


@pytest.mark.skipif(os.name != "posix", reason="processes cannot be forked here")
def test_a_migration_that_is_cut_off_leaves_nothing(tmp_path: Path) -> None:
    """Killed before a statement, at many of them in turn; the next start does all of it."""
    step = 4 if THOROUGH else 12
    command = [sys.executable, "-c", CUT_OFF, str(tmp_path), str(step)]
    tried = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    assert len(tried) >= 8
    for at in tried:
        engine = database.engine_of(sa.make_url(sqlite_url(tmp_path / f"{at}.sqlite3")))
        if at != tried[-1]:  # the last one came to its end
            assert sa.inspect(engine).get_table_names() == []
        if at in tried[-3:]:  # cut off late; the others left as little
            database.migrate(engine)
            assert {"tables", "moves", "keys"} <= set(sa.inspect(engine).get_table_names())
        engine.dispose()


def test_tables_that_an_older_version_left_half_made_are_completed(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    with sqlite3.connect(path) as db:
        db.execute(
            "CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL,"
            "players INTEGER NOT NULL, start TEXT NOT NULL, salt TEXT NOT NULL,"
            "origin TEXT NOT NULL, chance TEXT NOT NULL,"
            "public BOOLEAN NOT NULL, parent TEXT, parent_ply INTEGER, created FLOAT NOT NULL,"
            "active FLOAT NOT NULL, over BOOLEAN NOT NULL, asked TEXT, next TEXT)"
        )
    store = Store(sqlite_url(path))
    assert store.seat_token("a", 0)
    store.close()


def test_two_that_start_at_once_do_not_fight(empty_database: str) -> None:
    troubles: list[Exception] = []

    def start() -> None:
        try:
            Store(empty_database).close()
        except Exception as error:  # noqa: BLE001 - told below
            troubles.append(error)

    threads = [threading.Thread(target=start) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert troubles == []


@pytest.mark.skipif(os.name != "posix", reason="rights of files are different there")
def test_other_users_of_the_machine_cannot_read_the_file(tmp_path: Path) -> None:
    path = tmp_path / "new" / "t.sqlite3"
    old = os.umask(0)
    try:
        store = Store(sqlite_url(path))
        files = list(path.parent.iterdir())
        assert path in files and len(files) >= 2
        assert all(stat.S_IMODE(file.stat().st_mode) == 0o600 for file in files)
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
        store.close()
        path.chmod(0o644)  # of an older version
        Store(sqlite_url(path)).close()
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    finally:
        os.umask(old)


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "t.sqlite3")
    first = Server(url)
    with pytest.raises(InUse):
        Server(url)
    first._hold.let_go()
    second = Hold(url)
    second.let_go()
    first.store.close()


def test_a_damaged_file_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"

    async def play(rooms: Rooms) -> None:
        await some(await three(rooms), 20)

    with_rooms(sqlite_url(path), play)
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        roots = [row[0] for row in db.execute("SELECT rootpage FROM sqlite_master WHERE rootpage")]
        page = db.execute("PRAGMA page_size").fetchone()[0]
    db.close()
    data = bytearray(path.read_bytes())

    async def ask(rooms: Rooms) -> dict[str, bool]:
        return await Health(rooms.store).trouble()

    assert not any(with_rooms(sqlite_url(path), ask).values())

    async def damaged(rooms: Rooms) -> dict[str, bool]:
        broken = bytearray(data)
        for root in roots:
            broken[(root - 1) * page : root * page] = b"\x55" * page
        path.write_bytes(broken)
        rooms.store.engine.dispose()
        return await Health(rooms.store).trouble()

    assert with_rooms(sqlite_url(path), damaged)["reading"]


# --- logs -----------------------------------------------------------------------------------------


def test_nothing_of_what_is_stored_gets_into_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = io.StringIO()
    handler = logging.StreamHandler(lines)
    handler.setFormatter(JsonLines())
    for name in ("cheesemoon", "sqlalchemy", "alembic"):
        logging.getLogger(name).addHandler(handler)
    seed = 6_180_339_887_498_948

    async def work(rooms: Rooms) -> None:
        room = await three(rooms, seed)
        with rooms.store.engine.begin() as db:
            db.execute(sa.text("DROP TABLE moves"))
        with pytest.raises(Refused):
            await room.act(0, "roll", 0)
        with rooms.store.engine.begin() as db:
            db.execute(sa.text("DROP TABLE tables"))
        with pytest.raises(writer.NotStored):
            await three(rooms, seed)

    try:
        with_rooms(sqlite_url(tmp_path / "t.sqlite3"), work)
    finally:
        for name in ("cheesemoon", "sqlalchemy", "alembic"):
            logging.getLogger(name).removeHandler(handler)
    said = lines.getvalue()
    assert "not stored" in said and all(json.loads(line) for line in said.splitlines())
    assert str(seed) not in said and "salt" not in said.replace("tables (id", "")


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://me:hunter2@db/x",
        "postgresql://db/x?user=me&password=hunter2",
        "postgresql://db/x?passwd=hunter2&a=b",
        "//:hunter2@",
        "postgresql://me:hunter2@[bad/x",
    ],
)
def test_passwords_are_not_shown(url: str) -> None:
    assert "hunter2" not in database.shown(url)


@pytest.mark.parametrize("stored", [True, False])
async def test_an_unknown_outcome_is_said_and_then_found_out(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    """The connection is lost during the commit, and the database does not answer any more: nobody
    is told that nothing has changed. When it answers again, the table is shown as it is kept."""
    usual = writer.Writer._transaction

    def lost(self: writer.Writer, batch: Any) -> Any:
        if stored and all(job.move for job in batch):
            with contextlib.suppress(sa.exc.IntegrityError):
                usual(self, batch)
        self._committing = True
        error = sa.exc.OperationalError("COMMIT", {}, OSError("gone"))
        error.connection_invalidated = True
        raise error

    def away(self: writer.Writer, batch: Any) -> bool:
        raise sa.exc.OperationalError("SELECT", {}, OSError("gone"))

    room = await three(rooms)
    await some(room, 2)
    with monkeypatch.context() as patch:
        patch.setattr(writer.Writer, "_transaction", lost)
        patch.setattr(writer.Writer, "_is_stored", away)
        patch.setattr(rooms.store, "moves_since", full)
        with pytest.raises(Refused) as caught:
            await room.act(room.table.seat or 0, room.table.legal()[0], 2)
        assert (caught.value.status, caught.value.message) == (503, "not-known")
        assert rooms.find_loaded(room.id) is None
        hidden = sa.exc.OperationalError if rooms.store.postgres else Refused
        with pytest.raises(hidden):  # no player is shown what may be old
            await rooms.room(room.id)
        with pytest.raises(writer.CommitUnknown):
            await rooms.store.change(room.id, {"asked": None})
    again = await rooms.room(room.id)
    assert again is room and rooms.find_loaded(room.id) is room
    assert room.version == len(room.table.actions) == (3 if stored else 2)
    await some(room, 1)
    assert room.version == (4 if stored else 3)
