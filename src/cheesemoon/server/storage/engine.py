"""The database itself: how it is reached, brought up to date, and kept from a second server."""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any, TypeVar

import sqlalchemy as sa

MIGRATION = 7236501  # PostgreSQL: the lock of the process that brings the schema up to date
T = TypeVar("T")
_PASSWORD = re.compile(r"(//[^:/@]*:)[^@]*@|((?:password|passwd|pwd)=)[^&\s]*", re.IGNORECASE)

_OURS = (
    sa.exc.IntegrityError,
    sa.exc.ProgrammingError,
    sa.exc.DataError,
    sa.exc.NotSupportedError,
)


_DAMAGED = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_CANTOPEN)
"""After these a connection to a file may hold a lock that it knows nothing of: it is closed, and
made anew."""


def is_away(error: BaseException) -> bool:
    """Whether the database is at fault and not what was asked of it: a disk that cannot be read, a
    connection that is lost or not to be had."""
    if isinstance(error, sa.exc.TimeoutError):
        return True
    return isinstance(error, sa.exc.DBAPIError) and not isinstance(error, _OURS)


class InUse(Exception):  # noqa: N818 - the word that fits
    """Another server has this file."""


def sqlite_url(path: Path) -> str:
    """The URL of a file."""
    return str(sa.URL.create("sqlite", database=str(path)))


def shown(url: str) -> str:
    """A database URL without its passwords, those in its query included."""
    return _PASSWORD.sub(lambda found: f"{found[1] or found[2]}***{'@' if found[1] else ''}", url)


def file_of(url: sa.URL) -> Path | None:
    """The file of a SQLite database; None where there is none."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database)


def engine_of(url: sa.URL) -> sa.Engine:
    """Connections to a database. What is stored never shows in errors or logs: it would tell the
    seed of a running table."""
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

    # not in "connect", where SQLAlchemy lets one come after the other until it went well once: with
    # a lock that is held by mistake each would take ten seconds, and nobody would clear it
    @sa.event.listens_for(engine, "do_connect")
    def _set_up(dialect: sa.Dialect, _: Any, cargs: Any, cparams: Any) -> Any:
        connection: Any = dialect.connect(*cargs, **cparams)
        try:
            for pragma in (
                "journal_mode=WAL",
                "synchronous=FULL",
                "temp_store=MEMORY",
                "wal_autocheckpoint=0",  # see `Writer._tidy`
            ):
                connection.execute(f"PRAGMA {pragma}").close()
        except BaseException:  # nobody will ever have it, so nobody else closes it
            connection.close()
            raise
        return connection

    @sa.event.listens_for(engine, "handle_error")
    def _not_again(context: sa.engine.ExceptionContext) -> None:
        if _damages(context.original_exception):
            context.is_disconnect = True

    return engine


_NETWORK = {  # a network that drops everything does not say so: it is noticed in half a minute
    "connect_timeout": 10, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}  # fmt: skip
_FORGOTTEN = "SET idle_in_transaction_session_timeout = '30s'"
"""What a connection that was cut off without a word had begun keeps its rows locked; PostgreSQL
would wait for it for hours, and whoever does it again would wait with it."""


def _postgres_engine(url: sa.URL) -> sa.Engine:
    usual = {name: value for name, value in _NETWORK.items() if name not in url.query}
    engine = sa.create_engine(
        url.set(drivername="postgresql+psycopg"),
        pool_size=6,
        hide_parameters=True,
        connect_args={**usual, "client_encoding": "utf8"},
    )

    @sa.event.listens_for(engine, "connect")
    def _set_up(connection: Any, _: Any) -> None:
        connection.execute(_FORGOTTEN)
        connection.commit()

    return engine


def read_by(engine: sa.Engine, work: Callable[[sa.Connection], T]) -> T:
    """What `work` reads. A connection to PostgreSQL may have been lost since it was last used; then
    all of it is done again, with another one. To ask each time whether the connection is there
    would take as long as most of what is read."""
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
    """The file has the key of all seats: nobody else on this machine may read it. SQLite gives the
    files beside it the same rights."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    for file in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        with contextlib.suppress(OSError):  # not ours, or not there
            if file.stat().st_mode & 0o077:
                file.chmod(0o600)


def migrate(engine: sa.Engine) -> None:
    """Bring the database to the newest schema: all of it or nothing, one process at a time."""
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
def _all_or_nothing(engine: sa.Engine) -> Any:
    """SQLite's driver would end the transaction before each CREATE; so it is told not to begin or
    end any by itself, and whoever comes second waits."""
    with engine.connect() as db:
        driver: Any = db.connection.driver_connection
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
    """The sole right to serve a SQLite file: a second server would show tables as they were. Let go
    of when the process ends, however it ends."""

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
        """Another server may have it."""
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
