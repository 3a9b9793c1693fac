"""Faults of a disk that the campaign found at single calls: each client is told or served,
`/health` knows, and nothing of it outlasts the fault."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.testing import TestClient
from table_help import some, three, with_rooms
from waiting import soon

from cheesemoon.server import launcher
from cheesemoon.server.admin.backup import backup
from cheesemoon.server.app import Server
from cheesemoon.server.errors import Refused
from cheesemoon.server.settings import CannotServe, Hosting
from cheesemoon.server.storage import writer
from cheesemoon.server.storage.engine import engine_of
from cheesemoon.server.storage.health import Health
from cheesemoon.server.storage.rows import Move
from cheesemoon.server.storage.schema import metadata
from cheesemoon.server.storage.store import Store, sqlite_url
from cheesemoon.server.storage.writer import NotStored
from cheesemoon.server.tables import clocks, retention
from cheesemoon.server.tables.rooms import Rooms


def trouble_of(code: int, words: str) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError(words)
    error.sqlite_errorcode = code
    return error


@contextlib.contextmanager
def heard(engine: sa.Engine, hear: Callable[[Any, str], None]) -> Iterator[None]:
    """All that is asked of a database is heard before, and fails with what is raised there."""
    usual = engine.dialect.do_execute

    def do_execute(cursor: Any, statement: str, *more: Any) -> None:
        hear(cursor, statement)
        usual(cursor, statement, *more)

    engine.dialect.do_execute = do_execute  # type: ignore[assignment, method-assign]
    try:
        yield
    finally:
        engine.dialect.do_execute = usual  # type: ignore[method-assign]


def is_change(statement: str) -> bool:
    return statement.startswith(("INSERT", "UPDATE"))


@contextlib.contextmanager
def failing(engine: sa.Engine, error: Exception, times: int = 10**9) -> Iterator[list[Any]]:
    """So many changes of tables fail with this; yields the connections on which they did."""
    failed: list[Any] = []

    def hear(cursor: Any, statement: str) -> None:
        if len(failed) < times and is_change(statement):
            failed.append(cursor.connection)
            raise error

    with heard(engine, hear):
        yield failed


@pytest.mark.parametrize("code", [sqlite3.SQLITE_IOERR_UNLOCK, sqlite3.SQLITE_PROTOCOL])
def test_after_an_error_of_the_disk_no_connection_is_used_again(tmp_path: Path, code: int) -> None:
    """One of them may hold a lock that it knows nothing of, and then nobody ever writes again. An
    error that does not come back is not even noticed."""

    async def work(rooms: Rooms) -> None:
        room = await three(rooms)
        await some(room, 2)
        assert not any(
            (await Health(rooms.store).trouble()).values()
        )  # readers have connections, too
        with failing(rooms.store.engine, trouble_of(code, "x"), 1) as failed:
            await some(room, 1)
        assert room.version == 3 and len(failed) == 1
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            failed[0].execute("SELECT 1")
        assert rooms.store.engine.pool.checkedin() == 0  # type: ignore[attr-defined]
        assert [move.version for move in await rooms.store.moves_since(room.id, 0)] == [1, 2, 3]

    with_rooms(sqlite_url(tmp_path / "t.sqlite3"), work)


def test_what_was_stored_before_the_disk_failed_is_not_stored_again(tmp_path: Path) -> None:
    """The commit was done, and the error came after it: its own move is no other player's."""

    async def work(rooms: Rooms) -> None:
        room = await three(rooms)
        engine = rooms.store.engine
        usual = engine.dialect.do_execute
        late = [trouble_of(sqlite3.SQLITE_IOERR_FSYNC, "x")]

        def do_execute(cursor: Any, statement: str, *more: Any) -> None:
            usual(cursor, statement, *more)
            if late and statement.startswith("INSERT INTO moves"):
                raise late.pop()

        engine.dialect.do_execute = do_execute  # type: ignore[assignment, method-assign]
        await some(room, 1)
        assert room.version == 1 and not late
        assert len(await rooms.store.moves_since(room.id, 0)) == 1

    with_rooms(sqlite_url(tmp_path / "t.sqlite3"), work)


@contextlib.contextmanager
def failing_in_turn(engine: sa.Engine, *codes: int) -> Iterator[list[str]]:
    """The first changes of tables fail with these; yields all that was asked for."""
    left, asked = list(codes), []

    def hear(_: Any, statement: str) -> None:
        asked.append(statement)
        if left and is_change(statement):
            raise trouble_of(left.pop(0), "x")

    with heard(engine, hear):
        yield asked


FLUSH = sqlite3.SQLITE_IOERR_FSYNC


@pytest.mark.parametrize(
    ("codes", "sentence"),
    [
        ((sqlite3.SQLITE_FULL,), "not-stored"),  # not all of it got into the log of writes
        ((FLUSH, sqlite3.SQLITE_FULL), "not-known"),
        ((FLUSH, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_BUSY), "not-known"),
        ((FLUSH,) * 3, "not-known"),
    ],
)
def test_nothing_has_changed_is_only_said_where_that_is_known(
    tmp_path: Path, codes: tuple[int, ...], sentence: str
) -> None:
    """What could not be flushed lies in the log of writes, whatever went wrong after that: killed
    now, the server would find it there."""

    async def work(rooms: Rooms) -> None:
        room = await three(rooms)
        with failing_in_turn(rooms.store.engine, *codes), pytest.raises(Refused) as caught:
            await some(room, 1)
        assert (caught.value.status, caught.value.message) == (503, sentence)
        await some(room, 1)
        assert room.version == len(await rooms.store.moves_since(room.id, 0)) == 1

    with_rooms(sqlite_url(tmp_path / "t.sqlite3"), work)


def test_before_a_table_in_doubt_is_shown_something_is_written(tmp_path: Path) -> None:
    """It takes the place of what the log of writes may have of the move. As long as that is not
    possible, nobody is shown the table."""

    async def work(rooms: Rooms) -> None:
        room = await three(rooms)
        with failing_in_turn(rooms.store.engine, *(FLUSH,) * 6) as asked:
            with pytest.raises(Refused):
                await some(room, 1)
            assert rooms.find_loaded(room.id) is None
            with pytest.raises(Refused) as caught:
                await rooms.room(room.id)
            assert (caught.value.status, caught.value.message) == (503, "not-read")
            del asked[:]
            while rooms.find_loaded(room.id) is None:
                with contextlib.suppress(Refused):
                    await rooms.room(room.id)
            written = next(n for n, one in enumerate(asked) if one.startswith("INSERT INTO keys"))
            assert not any("FROM moves" in one for one in asked[:written])
            assert any("FROM moves" in one for one in asked[written:])

    with_rooms(sqlite_url(tmp_path / "t.sqlite3"), work)


def test_a_move_of_an_earlier_try_is_recognised_as_our_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was not to be seen when it was looked for, and is there when it is stored again."""
    usual, asked = writer.Writer._is_stored, []

    def late(self: writer.Writer, batch: Any) -> bool:
        asked.append(usual(self, batch))
        return len(asked) > 1 and asked[-1]

    async def work(rooms: Rooms) -> None:
        room = await three(rooms)
        execute = rooms.store.engine.dialect.do_execute
        left = [trouble_of(FLUSH, "x")]

        def do_execute(cursor: Any, statement: str, *more: Any) -> None:
            execute(cursor, statement, *more)
            if left and statement.startswith("INSERT INTO moves"):
                raise left.pop()

        monkeypatch.setattr(rooms.store.engine.dialect, "do_execute", do_execute)
        monkeypatch.setattr(writer.Writer, "_is_stored", late)
        await some(room, 1)
        assert asked == [True, True] and room.version == 1

    with_rooms(sqlite_url(tmp_path / "t.sqlite3"), work)


def test_a_lock_that_is_held_by_mistake_is_not_waited_for_long(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room = await three(rooms)
        waits: list[int] = []
        with rooms.store.engine.connect() as db:
            before = db.exec_driver_sql("PRAGMA busy_timeout").scalar()

        def look(db: sa.Connection) -> None:
            waits.append(int(db.exec_driver_sql("PRAGMA busy_timeout").scalar_one()))

        await rooms.store.write(room.id, look)
        assert before == 30_000 and waits == [5000]

    with_rooms(sqlite_url(tmp_path / "t.sqlite3"), work)


def test_health_knows_as_soon_as_a_request_was_refused(tmp_path: Path) -> None:
    """Not only when its last look at the disk is some seconds old."""

    async def work(rooms: Rooms) -> None:
        room, health = await three(rooms), Health(rooms.store)
        assert not any((await health.trouble()).values())
        full = trouble_of(sqlite3.SQLITE_FULL, "database or disk is full")
        with failing(rooms.store.engine, full):
            with pytest.raises(Refused) as caught:
                await some(room, 1)
            assert caught.value.status == 503
            assert (await health.trouble())["writing"]
        await some(room, 1)
        assert not any((await health.trouble()).values()) and room.version == 1

    with_rooms(sqlite_url(tmp_path / "t.sqlite3"), work)


@pytest.mark.parametrize("code", [sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR])
def test_a_crowd_is_told_at_once(tmp_path: Path, code: int) -> None:
    """Not one after the other, each after three tries."""

    async def work(rooms: Rooms) -> None:
        tables = [await three(rooms) for _ in range(12)]
        with failing(rooms.store.engine, trouble_of(code, "x")) as failed:
            told = await asyncio.gather(*(some(room, 1) for room in tables), return_exceptions=True)
        assert all(isinstance(one, Refused) and one.status == 503 for one in told)
        assert 1 <= len(failed) <= writer.TRIES * 2  # they came in one batch, or in two

    with_rooms(sqlite_url(tmp_path / "t.sqlite3"), work)


def test_what_cannot_be_read_is_said_and_is_no_mistake_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(sqlite_url(tmp_path / "t.sqlite3"))

    async def broken(*_: Any) -> None:
        raise sa.exc.OperationalError("SELECT", {}, trouble_of(sqlite3.SQLITE_IOERR, "disk I/O"))

    action = {"action": "roll", "version": 0}
    with TestClient(server.app) as client:  # type: ignore[type-var]
        client.headers["host"] = "127.0.0.1"
        monkeypatch.setattr(Store, "read", broken)
        for answer in (
            client.get("/api/tables/x"),
            client.post(
                "/api/tables/x/actions", json=action, headers={"authorization": "Bearer x"}
            ),
        ):
            assert answer.status_code == 503 and "cannot be read now" in answer.json()["detail"]
        answer = client.get("/t/x", headers={"accept-language": "de"})
        assert answer.status_code == 503 and "nicht lesen" in answer.text


def test_a_start_that_the_disk_does_not_let_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(store: Store) -> float:
        raise NotStored("(sqlite3.OperationalError) disk I/O error")

    monkeypatch.setattr(clocks, "resume", broken)
    with pytest.raises(CannotServe, match="cannot be used: .*disk I/O error"):
        launcher._server(Hosting(database_url=sqlite_url(tmp_path / "t.sqlite3")))


def test_retention_goes_on_after_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[float] = []

    async def broken(_: Rooms, keep: Any, now: float) -> int:
        tried.append(now)
        raise sa.exc.OperationalError("SELECT", {}, Exception("gone"))

    async def work() -> None:
        monkeypatch.setattr(retention, "EVERY", 0)
        monkeypatch.setattr(retention, "forget_old", broken)
        going = asyncio.create_task(retention.keep_cleaning(None, {"finished": 1}))  # type: ignore[arg-type]
        async with asyncio.timeout(20):
            while len(tried) < 3:
                await asyncio.sleep(0)
        going.cancel()

    asyncio.run(work())


def test_a_copy_that_is_in_its_place_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is asked of the disk any more after the copy has its name."""
    url, target = sqlite_url(tmp_path / "t.sqlite3"), tmp_path / "copy.sqlite3"
    Store(url).close()
    usual = Path.stat

    unseen = target

    def stat(path: Path, **more: Any) -> Any:
        if path == unseen:
            raise OSError(5, "Input/output error")
        return usual(path, **more)

    monkeypatch.setattr(Path, "stat", stat)
    assert backup(url, target)["bytes"] > 0
    unseen = tmp_path / "t.sqlite3"
    with pytest.raises(CannotServe, match="Input/output error"):
        backup(url, tmp_path / "other.sqlite3")
    monkeypatch.undo()
    assert target.exists() and not (tmp_path / "other.sqlite3").exists()


def test_when_reading_fails_the_writer_reconnects_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lock that is left over is cleared when nobody has the file open any more."""

    async def work(rooms: Rooms) -> None:
        room = await three(rooms)
        await some(room, 1)
        let_go = threading.Event()
        usual = rooms.store.writer._disconnect

        def disconnect() -> None:
            usual()
            let_go.set()

        monkeypatch.setattr(rooms.store.writer, "_disconnect", disconnect)
        gone = sa.exc.OperationalError("SELECT", {}, trouble_of(sqlite3.SQLITE_PROTOCOL, "x"))

        def broken(_: sa.Connection) -> None:
            raise gone

        with pytest.raises(sa.exc.OperationalError):
            await rooms.store.read(broken)
        assert await asyncio.to_thread(let_go.wait, 20)
        assert rooms.store.writer._connections == {}
        await some(room, 1)
        assert room.version == 2

    with_rooms(sqlite_url(tmp_path / "t.sqlite3"), work)


def test_a_connection_that_cannot_be_set_up_is_closed(tmp_path: Path) -> None:
    """Left open, it would keep the locks of the whole process alive."""
    engine = engine_of(sa.make_url(sqlite_url(tmp_path / "t.sqlite3")))
    made: list[Any] = []

    class Broken(sqlite3.Connection):
        def execute(self, *_: Any) -> Any:
            made.append(self)
            raise trouble_of(sqlite3.SQLITE_IOERR, "disk I/O error")

    usual = engine.dialect.connect

    def connect(*args: Any, **more: Any) -> Any:
        return usual(*args, **more, factory=Broken)

    engine.dialect.connect = connect  # type: ignore[method-assign]
    with pytest.raises(sa.exc.OperationalError), engine.connect():
        pass
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        made[0].cursor()
    engine.dispose()


def test_an_insert_that_fails_leaves_nothing_and_tells_no_values(tmp_path: Path) -> None:
    """After a duplicate row the connection is usable; after an error of the disk it is not."""
    url = sqlite_url(tmp_path / "t.sqlite3")
    engine = engine_of(sa.make_url(url))
    broken = trouble_of(sqlite3.SQLITE_IOERR_FSYNC, "disk I/O error")
    move = Move("t", 1, 1, 0, "secret", "[]", b"secret", 0.0)
    for fails in (False, True):
        for level in ("AUTOCOMMIT", "SERIALIZABLE"):
            with engine.execution_options(isolation_level=level).connect() as db:
                metadata.create_all(db)
                db.commit()
                disk = failing(engine, broken) if fails else contextlib.nullcontext()
                with disk, pytest.raises(sa.exc.DBAPIError) as caught:
                    writer.insert_moves(db, [move, move])
                assert isinstance(caught.value, sa.exc.IntegrityError) != fails
                assert caught.value.connection_invalidated == db.invalidated == fails
                assert "secret" not in str(caught.value)
                if not fails:
                    assert db.exec_driver_sql("SELECT count(*) FROM moves").scalar_one() == 0
    engine.dispose()


def test_a_connection_that_cannot_be_given_back_holds_no_lock(tmp_path: Path) -> None:
    """It was in the middle of a transaction, and an error remembers it: nobody else could ever
    write again."""

    async def work(rooms: Rooms) -> None:
        room = await three(rooms)
        await some(room, 2)
        begun = rooms.store.writer._connections[True]
        remembered: Any = begun.connection.driver_connection

        def fail() -> None:
            raise trouble_of(sqlite3.SQLITE_IOERR, "x")

        begun.close = begun.invalidate = fail  # type: ignore[method-assign, assignment]
        remembered.execute("BEGIN IMMEDIATE").close()
        full = trouble_of(sqlite3.SQLITE_FULL, "x")
        with failing(rooms.store.engine, full), pytest.raises(Refused):
            await some(room, 1)
        await some(room, 1)
        assert room.version == 3
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            remembered.execute("SELECT 1")

    with_rooms(sqlite_url(tmp_path / "t.sqlite3"), work)


def test_after_a_doubt_every_connection_is_opened_again(tmp_path: Path) -> None:
    """One that failed in the last try may hold a lock that it knows nothing of."""

    async def work(rooms: Rooms) -> None:
        room = await three(rooms)
        begun = rooms.store.writer._connections[False]
        driver: Any = begun.connection.driver_connection
        usual = begun.dialect.do_commit

        def do_commit(connection: Any) -> None:
            raise trouble_of(FLUSH, "x")

        begun.dialect.do_commit = do_commit  # type: ignore[method-assign, assignment]
        with pytest.raises(writer.CommitUnknown):
            await rooms.store.change(room.id, {"asked": None})
        begun.dialect.do_commit = usual  # type: ignore[method-assign]
        assert not rooms.store.writer._connections and not rooms.store.writer._drivers
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            driver.execute("SELECT 1")
        await some(room, 1)

    with_rooms(sqlite_url(tmp_path / "t.sqlite3"), work)


def test_no_reader_runs_while_connections_are_closed(tmp_path: Path) -> None:
    """A lock that is held by mistake is cleared when the whole process has let go of the file:
    with readers who come one after the other that would never be."""

    async def work(rooms: Rooms) -> None:
        room = await three(rooms)
        begun, end = threading.Event(), threading.Event()

        def slow(db: sa.Connection) -> Any:
            begun.set()
            assert end.wait(10)
            return db.connection.driver_connection

        first = asyncio.ensure_future(rooms.store.read(slow))
        await asyncio.to_thread(begun.wait)
        with failing(rooms.store.engine, trouble_of(sqlite3.SQLITE_PROTOCOL, "x"), 1):
            acting = asyncio.ensure_future(some(room, 1))
            await soon(lambda: rooms.store.writer.lock._is_exclusive)
            second = asyncio.ensure_future(rooms.store.read(lambda db: 2))
            assert not (await asyncio.wait([acting, second], timeout=0.2))[0]
            end.set()
            await acting
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            (await first).execute("SELECT 1")
        assert await second == 2

    with_rooms(sqlite_url(tmp_path / "t.sqlite3"), work)


def test_connections_are_set_up_side_by_side(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What takes SQLite ten seconds for one of them takes ten seconds for all."""
    engine = engine_of(sa.make_url(sqlite_url(tmp_path / "t.sqlite3")))
    engine.connect().close()  # makes the log of the new file; two at once would not wait
    engine.dispose()
    both = threading.Barrier(2)

    class Slow(sqlite3.Connection):
        def execute(self, *statement: Any) -> Any:
            if "journal_mode" in statement[0]:
                both.wait(10)
            return super().execute(*statement)

    usual = engine.dialect.connect
    monkeypatch.setattr(
        engine.dialect, "connect", lambda *args, **how: usual(*args, **how, factory=Slow)
    )
    opened: list[sa.Connection] = []
    threads = [threading.Thread(target=lambda: opened.append(engine.connect())) for _ in range(2)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert len(opened) == 2
    for db in opened:
        db.close()
    engine.dispose()


@pytest.mark.parametrize("code", [sqlite3.SQLITE_FULL, sqlite3.SQLITE_PROTOCOL])
def test_no_error_is_alive_when_connections_are_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    """It remembers what it happened on, and SQLite keeps the file open as long as that is there."""
    usual, alive = writer.Writer._close_connections, []

    def let_go(self: writer.Writer) -> None:
        alive.append(sys.exc_info()[0])
        usual(self)

    async def work(rooms: Rooms) -> None:
        room = await three(rooms)
        monkeypatch.setattr(writer.Writer, "_close_connections", let_go)
        with failing(rooms.store.engine, trouble_of(code, "x")):
            with pytest.raises(NotStored) as caught:
                await rooms.store.change(room.id, {"asked": None})
            assert caught.value.__cause__ is caught.value.__context__ is None
        assert alive and not any(alive)

    with_rooms(sqlite_url(tmp_path / "t.sqlite3"), work)
