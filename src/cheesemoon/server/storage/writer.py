"""The one thread that writes.

What waits while it commits goes into its next transaction, so a hundred tables share one flush to
the disk; whoever asked is told after the commit, never before. Nothing ends the thread but `close`:
what goes wrong is told to whoever asked, and the next transaction begins anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import chain
from typing import Any

import sqlalchemy as sa

from ..ops import tracing
from ..ops.json_logs import first_line
from .engine import is_away
from .rows import Move
from .schema import moves

logger = logging.getLogger("cheesemoon.server")

CHANNEL = "cheesemoon"
MOST_AT_ONCE = 500  # changes in one transaction
TOGETHER = 16  # changes that are handed over at once
TIDY_EVERY = 500  # commits
READING = 15.0  # seconds that readers have to come to an end before connections are closed
TRIES = 3  # when the connection to the database is lost
_NOT_LONG = "PRAGMA busy_timeout=5000"  # nobody else writes: a lock that is held is held by mistake
_CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"
MORE = "+"  # behind a table in a notice: not only its moves have changed

Work = Callable[[sa.Connection], Any]


class Taken(Exception):  # noqa: N818 - the word that fits
    """Somebody else made this move first."""


class NotStored(Exception):  # noqa: N818 - the word that fits
    """The database did not take it; nothing has changed."""


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
        self.future: asyncio.Future[Any] = self.loop.create_future()

    def settle(self, result: Any, error: Exception | None) -> None:
        """Give the result to the caller. Call this on the caller's event loop."""
        if self.future.done():  # the caller was cancelled
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


class Writer:
    """Takes changes from the event loop and commits them, many at a time."""

    def __init__(self, engine: sa.Engine, instance: str, readers: ThreadPoolExecutor) -> None:
        self.engine, self.instance, self._readers = engine, instance, readers
        self.postgres = engine.dialect.name == "postgresql"
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._asked: list[_Job] = []  # of this turn of the event loop, handed over together
        self._tidied: Future[None] | None = None
        self._connections: dict[bool, sa.Connection] = {}  # by whether each statement commits
        self._drivers: list[Any] = []  # SQLite's own connections behind them
        self._committing = False
        self._shaken = False  # the connections are to be made anew
        self.lock = ReadWriteLock()  # readers hold it while they use a connection
        self.doubt: Callable[[set[str]], object] = _nobody  # is told of tables, on the thread
        self.batches = 0
        self.failures = 0
        self._begun = self._ended = 0  # changes that were asked for, and those that were answered
        self.seconds = 0.0  # spent committing
        self.busy_since = 0.0  # when the present transaction began; 0: none
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what was asked for."""
        self._jobs.put(None)
        self._thread.join(10)

    @property
    def alive(self) -> bool:
        """Whether the thread is there."""
        return self._thread.is_alive()

    @property
    def waiting(self) -> int:
        """How many changes have been asked for and not been answered."""
        return self._begun - self._ended

    def submit(self, table_id: str, move: Move | None, work: Work | None) -> asyncio.Future[Any]:
        """Queue a move, other work, or both. The future is done after the commit."""
        job = _Job(table_id, move, work)
        self._begun += 1
        if not self._asked:
            job.loop.call_soon(self._hand_over)
        self._asked.append(job)
        if len(self._asked) >= TOGETHER:
            self._hand_over()
        return job.future

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
        """Write all that is waiting in one transaction, again and again."""
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
                self.busy_since = began = time.monotonic()
                with tracing.span("commit", changes=len(batch)):
                    self._commit(batch)
                self.seconds += time.monotonic() - began
                self.busy_since = 0.0
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
                driver: Any = db.connection.driver_connection
                self._drivers.append(driver)
                driver.execute(_NOT_LONG).close()
        return db

    def _disconnect(self) -> None:
        """Let go of every connection, with SQLite those of the readers too: what is left of a lock
        whose call failed is cleared when the process has closed the file altogether. So nobody may
        read meanwhile; readers who meet such a lock try for ten seconds, one after the other."""
        with contextlib.nullcontext() if self.postgres else self.lock.exclusive(READING):
            self._close_connections()

    def _close_connections(self) -> None:
        # what cannot be given back is closed all the same: errors hold on to connections on which
        # they happened, and such a one may be in the middle of a transaction. None of these goes
        # back to the pool, where a reader might have it while it is closed
        ends = [end for driver in self._drivers for end in (driver.rollback, driver.close)]
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
        """SQLite: now and then move what is in the log of writes into the file itself, on another
        thread: left to a commit, those who wait for it would wait for this too. Then the few writes
        that came meanwhile, so that the log begins anew. If it fails, the log grows and the next
        time does it; what was stored is in the log."""
        try:
            if self._tidied is None:
                if self.batches % TIDY_EVERY == 0:
                    self._tidied = self._readers.submit(self._checkpoint)
            elif self._tidied.done():
                done, self._tidied = self._tidied, None
                done.result()
                self._checkpoint()
        except Exception as error:  # noqa: BLE001 - such as a full disk
            logger.warning("the log of writes was not tidied", extra={"why": first_line(error)})

    def _checkpoint(self) -> None:
        with self.lock.shared(), self.engine.connect() as db:
            db.exec_driver_sql(_CHECKPOINT).fetchall()

    def _commit(self, batch: list[_Job]) -> None:
        trouble, each = None, False
        try:
            results = self._tried(batch)
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            trouble = _trouble(error)
            each = len(batch) > 1 and not (isinstance(error, CommitUnknown) or is_away(error))
        if trouble is None:
            self._ended += len(batch)
            _tell([(job, result, None) for job, result in zip(batch, results, strict=True)])
        elif each:  # one of them is at fault: each by itself
            for job in batch:
                self._commit([job])
        else:
            self.failures += 1
            if isinstance(trouble, CommitUnknown):
                self.doubt({job.table_id for job in batch})
            if isinstance(trouble, NotStored):
                self._disconnect()  # not before: an error that is alive keeps connections open
                logger.error("not stored", extra={"why": str(trouble)})
            _tell([(job, None, trouble) for job in batch])
            self._ended += len(batch)

    def _tried(self, batch: list[_Job]) -> list[Any]:
        """Commit. A connection that was lost before the commit is made anew, and it is done again.
        After one that was lost during it, or a flush that failed, we look what is kept: a
        transaction is kept whole or not at all, so one of its moves tells of them all. What is not
        to be seen then may still come to light (SQLite finds it in its log of writes when the
        process was killed), until something was written after it: so it stays in doubt."""
        in_doubt = False
        for last in (False,) * (TRIES - 1) + (True,):
            try:
                if in_doubt and self._is_kept(batch):
                    return [None] * len(batch)
                return self._transaction(batch)
            except Exception as error:
                lost = _is_lost(error)
                in_doubt = in_doubt or (lost and self._committing)
                taken = isinstance(error, sa.exc.IntegrityError)  # perhaps by the try before
                again = lost or (taken and in_doubt)
                if in_doubt and not any(job.move for job in batch):
                    again = False
                if last or not again:
                    if in_doubt and not taken:
                        raise CommitUnknown(first_line(error)) from error
                    raise
            self._disconnect()  # not before: an error that is alive keeps connections open
            time.sleep(0.2)
        raise AssertionError("the last try returns or raises")

    def _is_kept(self, batch: list[_Job]) -> bool:
        move = next(job.move for job in batch if job.move is not None)
        query = sa.select(moves.c.record, moves.c.at).where(
            moves.c.table_id == move.table_id, moves.c.version == move.version
        )
        with self._connection().begin():
            found = self._connection().execute(query).first()
        return found is not None and (bytes(found[0]), found[1]) == (move.record, move.at)

    def _transaction(self, batch: list[_Job]) -> list[Any]:
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
            if self.postgres:  # other processes hear of it with the commit
                for notice in self._notices(batch):
                    db.execute(sa.select(sa.func.pg_notify(CHANNEL, notice)))
            self._committing = True
            transaction.commit()
            self._committing = False
        return results

    def _notices(self, batch: list[_Job]) -> list[str]:
        """What other processes hear of these changes."""
        more = {job.table_id for job in batch if job.work}
        changed = [
            table_id + (MORE if table_id in more else "")
            for table_id in sorted({job.table_id for job in batch})
        ]
        some = [changed[i : i + 200] for i in range(0, len(changed), 200)]
        return [" ".join([self.instance, *names]) for names in some]


def _trouble(error: Exception) -> Exception:
    """What whoever asked is told; it remembers nothing of the database."""
    if isinstance(error, sa.exc.IntegrityError):
        return Taken()
    if isinstance(error, CommitUnknown):
        return CommitUnknown(str(error))
    database = isinstance(error, (sa.exc.SQLAlchemyError, OSError))
    return NotStored(first_line(error)) if database else error


def _nobody(_: set[str]) -> None:
    """Nobody wants to know of which tables it is not known how they stand."""


def _is_lost(error: Exception) -> bool:
    """Whether the connection is lost, or none was to be had: the database is being started, say."""
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
            statement, values = f"WITH kept AS ({statement}) {_TELL}", (*values, list(notices))
        db.exec_driver_sql(statement, values)


_INSERT = f"INSERT INTO moves ({', '.join(Move._fields)}) VALUES"
_TELL = f"SELECT pg_notify('{CHANNEL}', notice) FROM unnest(CAST(%s AS text[])) AS notice"


def _tell(outcomes: list[tuple[_Job, Any, Exception | None]]) -> None:
    """Tell whoever asked, each on their own event loop."""
    by_loop: dict[Any, list[tuple[_Job, Any, Exception | None]]] = {}
    for outcome in outcomes:
        by_loop.setdefault(outcome[0].loop, []).append(outcome)

    def settle(told: list[tuple[_Job, Any, Exception | None]]) -> None:
        for job, result, error in told:
            job.settle(result, error)

    for loop, told in by_loop.items():
        with contextlib.suppress(RuntimeError):  # the loop has ended; nobody waits any more
            loop.call_soon_threadsafe(settle, told)
