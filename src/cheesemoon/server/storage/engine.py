"""Connections to the database, its migration, and the lock against a second server."""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, TYPE_CHECKING, TypeVar, cast

import sqlalchemy as sa

if TYPE_CHECKING:
    from psycopg import Connection

MIGRATION = 7236501  # PostgreSQL: the lock of the process that migrates the schema
T = TypeVar("T")
_PASSWORD = re.compile(r"(//[^:/@]*:)[^@]*@|((?:password|passwd|pwd)=)[^&\s]*", re.IGNORECASE)

_OURS = (
    sa.exc.IntegrityError,
    sa.exc.ProgrammingError,
    sa.exc.DataError,
    sa.exc.NotSupportedError,
)


_DAMAGED = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_CANTOPEN)
"""After these errors a connection to a file may hold a lock without knowing it: it is reopened."""


def is_away(error: BaseException) -> bool:
    """Return True if the database is at fault, not the statement: an unreadable disk, a lost
    connection."""
    if isinstance(error, sa.exc.TimeoutError):
        return True
    return isinstance(error, sa.exc.DBAPIError) and not isinstance(error, _OURS)


class InUse(Exception):  # noqa: N818 - the word that fits
    """Another server uses this file."""


def sqlite_url(path: Path) -> str:
    """Return the URL of a SQLite file."""
    return str(sa.URL.create("sqlite", database=str(path)))


def shown(url: str) -> str:
    """Return a database URL without its passwords, those in its query included."""
    return _PASSWORD.sub(lambda found: f"{found[1] or found[2]}***{'@' if found[1] else ''}", url)


def file_of(url: sa.URL) -> Path | None:
    """Return the file of a SQLite database; None if there is none."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database)


def engine_of(url: sa.URL) -> sa.Engine:
    """Return an engine for a database. Errors and logs never contain stored values, which could
    reveal the seed of a running table."""
    if url.get_backend_name() == "postgresql":
        return _postgres_engine(url)
    path = file_of(url)
    if path is not None:
        _keep_to_this_user(path)
    engine = sa.create_engine(
        url,
        hide_parameters=True,
        connect_args={"timeout": 30, "check_same_thread": False, "cached_statements": 256},
    )

    # Not in "connect": SQLAlchemy runs that event in one thread at a time until it succeeds once.
    # With a lock left over from an error each thread would take ten seconds, and none clear it.
    @sa.event.listens_for(engine, "do_connect")
    def _set_up(
        dialect: sa.Dialect, _: object, cargs: tuple[str, ...], cparams: dict[str, object]
    ) -> sqlite3.Connection:
        connection = cast(sqlite3.Connection, dialect.connect(*cargs, **cparams))
        try:
            for pragma in (
                "journal_mode=WAL",
                "synchronous=FULL",
                "temp_store=MEMORY",
                "wal_autocheckpoint=0",  # see `Writer._tidy`
            ):
                connection.execute(f"PRAGMA {pragma}").close()
        except BaseException:  # it is returned to no caller, so it must be closed here
            connection.close()
            raise
        return connection

    @sa.event.listens_for(engine, "handle_error")
    def _not_again(context: sa.engine.ExceptionContext) -> None:
        if _damages(context.original_exception):
            context.is_disconnect = True

    return engine


_NETWORK = {  # a network that drops all packets raises no error: notice it in half a minute
    "connect_timeout": 10, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}  # fmt: skip
_FORGOTTEN = "SET idle_in_transaction_session_timeout = '30s'"
"""A transaction of a connection that was cut off keeps its rows locked. PostgreSQL would wait for
hours, and a second attempt at the transaction with it."""


def _postgres_engine(url: sa.URL) -> sa.Engine:
    usual = {name: value for name, value in _NETWORK.items() if name not in url.query}
    engine = sa.create_engine(
        url.set(drivername="postgresql+psycopg"),
        pool_size=6,
        hide_parameters=True,
        connect_args={**usual, "client_encoding": "utf8"},
    )

    @sa.event.listens_for(engine, "connect")
    def _set_up(connection: Connection[tuple[object, ...]], _: object) -> None:
        connection.execute(_FORGOTTEN)
        connection.commit()

    return engine


def read_by(engine: sa.Engine, work: Callable[[sa.Connection], T]) -> T:
    """Return what `work` reads. If a pooled connection to PostgreSQL was lost, repeat `work` with
    another one. Testing the connection each time would take as long as most reads."""
    try:
        with engine.connect() as db:
            return work(db)
    except sa.exc.DBAPIError as error:
        if engine.dialect.name != "postgresql" or not error.connection_invalidated:
            raise
    with engine.connect() as db:
        return work(db)


def _damages(error: BaseException) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in _DAMAGED


def _keep_to_this_user(path: Path) -> None:
    """Restrict the file to this user, because it contains the key of all seats. SQLite gives the
    files beside it the same rights."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    for file in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        with contextlib.suppress(OSError):  # not ours, or not there
            if file.stat().st_mode & 0o077:
                file.chmod(0o600)


def migrate(engine: sa.Engine) -> None:
    """Bring the database to the newest schema, in one transaction and one process at a time."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with contextlib.ExitStack() as left:
        if engine.dialect.name == "postgresql":
            db = left.enter_context(engine.begin())
            db.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION})"))
        else:
            db = left.enter_context(_all_or_nothing(engine))
        config.attributes["connection"] = db
        command.upgrade(config, "head")


@contextlib.contextmanager
def _all_or_nothing(engine: sa.Engine) -> Iterator[sa.Connection]:
    """Open a transaction for a migration of SQLite. The driver would commit before each CREATE, so
    its own transactions are switched off. A second process waits."""
    with engine.connect() as db:
        driver = cast(sqlite3.Connection, db.connection.driver_connection)
        usual = driver.isolation_level
        driver.isolation_level = None
        try:
            db.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield db
            except BaseException:
                driver.rollback()
                raise
            driver.commit()
        finally:
            driver.isolation_level = usual


class Hold:
    """The lock that lets one server use a SQLite file; a second server would show old tables. The
    operating system releases it when the process ends."""

    def __init__(self, url: str) -> None:
        self._file: IO[str] | None = None
        path = file_of(sa.make_url(url))
        if path is None:
            return
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = path.with_name(path.name + ".lock").open("a+", encoding="ascii")
        if not _locked(file):
            file.close()
            raise InUse(path.name)
        self._file = file

    def let_go(self) -> None:
        """Release the lock."""
        if self._file is not None:
            self._file.close()
            self._file = None


def _locked(file: IO[str]) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        try:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
        except OSError:
            return False
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
