"""The writer thread: the only thread that writes, with group commits.

Changes that wait while the thread commits share its next transaction, so that a hundred tables
share one flush to the disk. Callers get their result after the commit, never before. Only `close`
ends the thread. An error goes to the callers, and the next transaction starts with new connections.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import chain
from typing import TypeVar, cast

import sqlalchemy as sa

from .. import timing
from ..ops import tracing
from ..ops.json_logs import first_line
from .engine import is_away
from .rows import Move
from .schema import moves

logger = logging.getLogger("cheesemoon.server")
T = TypeVar("T")

CHANNEL = "cheesemoon"
MOST_AT_ONCE = 500  # changes in one transaction
TOGETHER = 16  # changes that are handed to the thread at once
TIDY_EVERY = 500  # commits
READING = 15.0  # seconds that readers get to finish before connections are closed
TRIES = 3  # of a transaction, if the connection to the database is lost
_NOT_LONG = "PRAGMA busy_timeout=5000"  # no other thread writes: a lock is left over from an error
_CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"
MORE = "+"  # after a table in a notice: not only its moves have changed

Work = Callable[[sa.Connection], object]


class Taken(Exception):  # noqa: N818 - the word that fits
    """Another process stored a row with this key first."""


class NotStored(Exception):  # noqa: N818 - the word that fits
    """The database did not store the change; nothing has changed."""


class CommitUnknown(NotStored):
    """The commit's outcome is unknown: the connection was lost during it, or the flush failed, and
    nothing could be written since."""


class ReadWriteLock:
    """A readers–writer lock for closing the SQLite file. Any number of threads read at once. The
    writer thread alone can hold the lock exclusively; new readers wait meanwhile."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._readers = 0
        self._is_exclusive = False

    @contextlib.contextmanager
    def shared(self) -> Iterator[None]:
        """Hold the lock as one of many readers."""
        with self._changed:
            self._changed.wait_for(lambda: not self._is_exclusive)
            self._readers += 1
        try:
            yield
        finally:
            with self._changed:
                self._readers -= 1
                self._changed.notify_all()

    @contextlib.contextmanager
    def exclusive(self, seconds: float) -> Iterator[None]:
        """Hold the lock exclusively; wait up to `seconds` for readers. Writer thread only."""
        with self._changed:
            self._is_exclusive = True
            self._changed.wait_for(lambda: not self._readers, seconds)
        try:
            yield
        finally:
            with self._changed:
                self._is_exclusive = False
                self._changed.notify_all()


class _Job:
    __slots__ = ("future", "loop", "move", "table_id", "work")

    def __init__(self, table_id: str, move: Move | None, work: Work | None) -> None:
        self.table_id, self.move, self.work = table_id, move, work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[object] = self.loop.create_future()

    def settle(self, result: object, error: Exception | None) -> None:
        """Give the result to the caller. Call this on the caller's event loop."""
        if self.future.done():  # the caller was cancelled
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


class Writer:
    """The writer thread and its queue."""

    def __init__(self, engine: sa.Engine, instance: str, readers: ThreadPoolExecutor) -> None:
        self.engine, self.instance, self._readers = engine, instance, readers
        self.postgres = engine.dialect.name == "postgresql"
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._asked: list[_Job] = []  # in this turn of the event loop
        self._tidied: Future[None] | None = None
        self._connections: dict[bool, sa.Connection] = {}  # by whether each statement commits
        self._drivers: list[sqlite3.Connection] = []  # the drivers' connections behind them
        self._committing = False
        self._shaken = False  # connections must be reopened
        self.lock = ReadWriteLock()  # readers hold it while they use a connection
        self.doubt: Callable[[set[str]], object] = _ignore  # gets tables after a CommitUnknown
        self.batches = 0
        self.failures = 0
        self._begun = self._ended = 0  # changes submitted, and finished
        self.seconds = 0.0  # spent committing
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Commit the queued changes, then end the thread."""
        self._jobs.put(None)
        self._thread.join(10)

    @property
    def alive(self) -> bool:
        """Return True if the thread runs."""
        return self._thread.is_alive()

    @property
    def waiting(self) -> int:
        """Return the number of changes that are submitted and not finished."""
        return self._begun - self._ended

    def submit(
        self, table_id: str, move: Move | None, work: Callable[[sa.Connection], T] | None
    ) -> asyncio.Future[T]:
        """Queue a move, other work, or both. The future is done after the commit."""
        job = _Job(table_id, move, work)
        self._begun += 1
        if not self._asked:
            job.loop.call_soon(self._hand_over)
        self._asked.append(job)
        if len(self._asked) >= TOGETHER:
            self._hand_over()
        return cast(asyncio.Future[T], job.future)

    def reconnect(self) -> None:
        """Reopen all SQLite connections: a reader met an I/O error."""
        if not self.postgres and not self._shaken:
            self._shaken = True
            self._jobs.put([])

    def _hand_over(self) -> None:
        if self._asked:
            self._jobs.put(self._asked)
            self._asked = []

    # --- on the thread --------------------------------------------------------------------

    def _work(self) -> None:
        """Commit the queued changes in one transaction, again and again."""
        while True:
            jobs = self._jobs.get()
            batch: list[_Job] = []
            while jobs is not None:
                batch += jobs
                if self._jobs.empty() or len(batch) >= MOST_AT_ONCE:
                    break
                jobs = self._jobs.get()
            if self._shaken:
                self._disconnect()
            if batch:
                self.batches += 1
                began = timing.monotonic()
                with tracing.span("commit", changes=len(batch)):
                    self._commit(batch)
                self.seconds += timing.monotonic() - began
                if not self.postgres:
                    self._tidy()
            if jobs is None:
                self._close_connections()
                return

    def _connection(self, autocommit: bool = False) -> sa.Connection:
        db = self._connections.get(autocommit)
        if db is None or db.closed or db.invalidated:
            level = {"isolation_level": "AUTOCOMMIT"} if autocommit else {}
            db = self._connections[autocommit] = self.engine.execution_options(**level).connect()
            if not self.postgres:
                driver = cast(sqlite3.Connection, db.connection.driver_connection)
                self._drivers.append(driver)
                driver.execute(_NOT_LONG).close()
        return db

    def _disconnect(self) -> None:
        """Close all connections, with SQLite those of readers too. A failed call may leave a lock
        that only closing the whole file in this process clears. So no reader may open it meanwhile:
        a reader that meets such a lock waits ten seconds."""
        with contextlib.nullcontext() if self.postgres else self.lock.exclusive(READING):
            self._close_connections()

    def _close_connections(self) -> None:
        # Errors keep their connections alive, perhaps in the middle of a transaction. So the
        # drivers' connections are closed too, and none goes back to the pool of the readers.
        ends: list[Callable[[], object]] = []
        ends += [end for driver in self._drivers for end in (driver.rollback, driver.close)]
        ends += [end for db in self._connections.values() for end in (db.invalidate, db.close)]
        self._drivers.clear()
        self._connections.clear()
        for end in ends:
            with contextlib.suppress(Exception):
                end()
        self._shaken = False
        if not self.postgres:
            with contextlib.suppress(Exception):
                self.engine.dispose()
            gc.collect()

    def _tidy(self) -> None:
        """Copy SQLite's write-ahead log into the file every TIDY_EVERY commits, on a reader thread,
        so that no commit waits for it. A second, short copy lets the log start from its beginning.
        If it fails, the log grows until the next time; it still has all that was stored."""
        try:
            if self._tidied is None:
                if self.batches % TIDY_EVERY == 0:
                    self._tidied = self._readers.submit(self._checkpoint)
            elif self._tidied.done():
                done, self._tidied = self._tidied, None
                done.result()
                self._checkpoint()
        except Exception as error:  # noqa: BLE001 - such as a full disk
            logger.warning("the write-ahead log was not copied", extra={"why": first_line(error)})

    def _checkpoint(self) -> None:
        with self.lock.shared(), self.engine.connect() as db:
            db.exec_driver_sql(_CHECKPOINT).fetchall()

    def _commit(self, batch: list[_Job]) -> None:
        trouble, each = None, False
        try:
            results = self._try(batch)
        except Exception as error:  # noqa: BLE001 - the callers get any error
            trouble = _trouble(error)
            each = len(batch) > 1 and not (isinstance(error, CommitUnknown) or is_away(error))
        if trouble is None:
            self._ended += len(batch)
            _settle([(job, result, None) for job, result in zip(batch, results, strict=True)])
        elif each:  # one of them failed: commit each by itself
            for job in batch:
                self._commit([job])
        else:
            self.failures += 1
            if isinstance(trouble, CommitUnknown):
                self.doubt({job.table_id for job in batch})
            if isinstance(trouble, NotStored):
                self._disconnect()  # after the except block: its error keeps connections open
                logger.error("not stored", extra={"why": str(trouble)})
            _settle([(job, None, trouble) for job in batch])
            self._ended += len(batch)

    def _try(self, batch: list[_Job]) -> list[object]:
        """Commit a batch, up to TRIES times. A connection lost before the commit is reopened, and
        the transaction repeated. If it was lost during the commit, or the flush failed, look
        whether one of the moves is stored: a transaction is stored as a whole or not at all. A move
        that is not found may still appear, because SQLite may find it in its write-ahead log after
        a crash. It stays unknown until something is written after it."""
        in_doubt = False
        for last in (False,) * (TRIES - 1) + (True,):
            try:
                if in_doubt and self._is_stored(batch):
                    return [None] * len(batch)
                return self._transaction(batch)
            except Exception as error:
                lost = _is_lost(error)
                in_doubt = in_doubt or (lost and self._committing)
                taken = isinstance(error, sa.exc.IntegrityError)  # perhaps by the first attempt
                again = lost or (taken and in_doubt)
                if in_doubt and not any(job.move for job in batch):
                    again = False
                if last or not again:
                    if in_doubt and not taken:
                        raise CommitUnknown(first_line(error)) from error
                    raise
            self._disconnect()  # after the except block: its error keeps connections open
            timing.pause(0.2)
        raise AssertionError("the last attempt returns or raises")

    def _is_stored(self, batch: list[_Job]) -> bool:
        move = next(job.move for job in batch if job.move is not None)
        query = sa.select(moves.c.record, moves.c.at).where(
            moves.c.table_id == move.table_id, moves.c.version == move.version
        )
        with self._connection().begin():
            found = self._connection().execute(query).first()
        return found is not None and (bytes(found[0]), found[1]) == (move.record, move.at)

    def _transaction(self, batch: list[_Job]) -> list[object]:
        self._committing = False
        rows = [job.move for job in batch if job.move is not None]
        if len(rows) == len(batch) and not any(job.work for job in batch):
            db = self._connection(autocommit=True)  # one statement is a transaction by itself
            self._committing = True
            insert_moves(db, rows, self._notices(batch) if self.postgres else ())
            return [None] * len(batch)
        db = self._connection()
        with db.begin() as transaction:
            insert_moves(db, rows)
            results = [job.work(db) if job.work else None for job in batch]
            if self.postgres:  # notices are sent with the commit
                for notice in self._notices(batch):
                    db.execute(sa.select(sa.func.pg_notify(CHANNEL, notice)))
            self._committing = True
            transaction.commit()
            self._committing = False
        return results

    def _notices(self, batch: list[_Job]) -> list[str]:
        """Return the notices for other processes about these changes."""
        more = {job.table_id for job in batch if job.work}
        changed = [
            table_id + (MORE if table_id in more else "")
            for table_id in sorted({job.table_id for job in batch})
        ]
        some = [changed[i : i + 200] for i in range(0, len(changed), 200)]
        return [" ".join([self.instance, *names]) for names in some]


def _trouble(error: Exception) -> Exception:
    """Map a database error to the exception that the caller gets. The result holds no traceback,
    which would keep connections alive."""
    if isinstance(error, sa.exc.IntegrityError):
        return Taken()
    if isinstance(error, CommitUnknown):
        return CommitUnknown(str(error))
    database = isinstance(error, (sa.exc.SQLAlchemyError, OSError))
    return NotStored(first_line(error)) if database else error


def _ignore(_: set[str]) -> None:
    """Do nothing: the default for `doubt`."""


def _is_lost(error: Exception) -> bool:
    """Return True if the connection was lost, or could not be made, such as while the database
    starts."""
    if isinstance(error, sa.exc.OperationalError) and error.statement is None:
        return True
    return isinstance(error, sa.exc.DBAPIError) and error.connection_invalidated


def insert_moves(db: sa.Connection, rows: list[Move], notices: Sequence[str] = ()) -> None:
    """Insert moves with one statement, which also sends PostgreSQL's notices.

    SQLite's driver releases the interpreter lock for each statement and then has to wait for it, so
    a statement per row would be the slowest part of a commit.
    """
    if rows:
        mark = "?" if db.dialect.paramstyle == "qmark" else "%s"
        row = f"({', '.join([mark] * len(Move._fields))})"
        statement = f"{_INSERT} {', '.join([row] * len(rows))}"
        values: tuple[object, ...] = tuple(chain.from_iterable(rows))
        if notices:
            statement, values = f"WITH stored AS ({statement}) {_NOTIFY}", (*values, list(notices))
        db.exec_driver_sql(statement, values)


_INSERT = f"INSERT INTO moves ({', '.join(Move._fields)}) VALUES"
_NOTIFY = f"SELECT pg_notify('{CHANNEL}', notice) FROM unnest(CAST(%s AS text[])) AS notice"


_Outcome = tuple[_Job, object, Exception | None]


def _settle(outcomes: list[_Outcome]) -> None:
    """Give the results to the callers, each on the caller's event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Outcome]] = {}
    for outcome in outcomes:
        by_loop.setdefault(outcome[0].loop, []).append(outcome)

    def settle(some: list[_Outcome]) -> None:
        for job, result, error in some:
            job.settle(result, error)

    for loop, some in by_loop.items():
        with contextlib.suppress(RuntimeError):  # the loop has ended, and its callers with it
            loop.call_soon_threadsafe(settle, some)
