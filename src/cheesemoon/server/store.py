"""Where tables are kept: SQLite in a file, or PostgreSQL by URL.

A table is its start and its list of moves. Move `version` of a table is the row (table, version),
so of two people who act at once only one can win. Each row also has the record as it stood
afterwards: nothing is replayed to load a table, to step back or to fork. Undoing is a move like any
other.

One thread writes. What waits while it commits goes into its next transaction, so a hundred tables
share one flush to the disk; whoever asked is told after the commit, never before.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import json
import logging
import queue
import secrets
import threading
import time
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa

T = TypeVar("T")
logger = logging.getLogger("cheesemoon.server")

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("start", sa.Text, nullable=False),  # the position before the first move, JSON
    sa.Column("salt", sa.Text, nullable=False),  # makes the published hash of the seed unguessable
    sa.Column("origin", sa.Text, nullable=False),  # "seed", "chosen", "position", "what-if"
    sa.Column("chance", sa.Text, nullable=False),  # "drawn" by the machine or by "hand"
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("parent", sa.Text),  # what-if of this table ...
    sa.Column("parent_ply", sa.Integer),  # ... from this ply on
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("active", sa.Float, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("asked", sa.Text),  # somebody wants to undo and asks the others, JSON
    sa.Column("next", sa.Text),  # the table where the same people play again
    sa.Index("tables_by_activity", "public", "over", "active"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("bot", sa.Text, nullable=False),  # the level of the bot; "" is a person
    sa.Column("stand_in", sa.Text, nullable=False),  # a bot that plays while the person is away
    sa.Column("name", sa.Text, nullable=False),  # "" has not been given
)

holders = sa.Table(
    "holders",
    metadata,
    sa.Column("who", sa.Text, primary_key=True),  # hash of a browser's secret
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),  # -1: made the table
)

moves = sa.Table(
    "moves",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("ply", sa.Integer, nullable=False),  # actions on the table after this move
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Text),  # NULL: an undo, back to `ply` actions
    sa.Column("told", sa.Text, nullable=False),  # the events of the action, JSON
    sa.Column("record", sa.LargeBinary, nullable=False),  # the table afterwards
    sa.Column("at", sa.Float, nullable=False),
    sqlite_with_rowid=False,
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

_SINCE = (
    sa.select(moves)
    .where(moves.c.table_id == sa.bindparam("of_table"), moves.c.version > sa.bindparam("after"))
    .order_by(moves.c.version)
)
_NEW_TABLE, _NEW_SEAT, _NEW_HOLDER = map(sa.insert, (tables, seats, holders))
CHANNEL = "cheesemoon"
MOST_AT_ONCE = 500  # changes in one transaction
TOGETHER = 16  # changes that are handed over at once
TIDY_EVERY = 500  # commits
_CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"
MORE = "+"  # behind a table in a notice: not only its moves have changed


class Taken(Exception):  # noqa: N818 - the word that fits
    """Somebody else made this move first."""


class Move(NamedTuple):
    """One row of moves."""

    table_id: str
    version: int
    ply: int
    seat: int
    action: str | None
    told: str
    record: bytes
    at: float


class Kept(NamedTuple):
    """A table as it is kept, without its moves."""

    info: dict[str, Any]
    start: dict[str, Any]
    seats: list[dict[str, Any]]


class _Job:
    __slots__ = ("future", "loop", "move", "table_id", "work")

    def __init__(
        self,
        table_id: str,
        move: Move | None,
        work: Callable[[sa.Connection], Any] | None,
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        self.table_id, self.move, self.work, self.loop = table_id, move, work, loop
        self.future: asyncio.Future[Any] = loop.create_future()


class Store:
    """The tables of one database. Reading and writing never block the event loop."""

    def __init__(self, url: str) -> None:
        self.url = sa.make_url(url)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.engine = _engine(self.url)
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        _migrate(self.engine)
        self._key = self._secret_key()
        self.instance = secrets.token_hex(4)  # this process among those that share the tables
        self._token = lru_cache(maxsize=8192)(self._make_token)
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._asked: list[_Job] = []  # of this turn of the event loop, handed over together
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self._tidied: Future[None] | None = None
        self.batches = 0
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Finish what was asked for, then let go of the database."""
        self._jobs.put(None)
        self._writer.join(10)
        self._readers.shutdown()
        self.engine.dispose()

    # --- secrets --------------------------------------------------------------------------

    def seat_token(self, table_id: str, seat: int) -> str:
        """The secret that a seat belongs to; whoever has it sits there."""
        return self._token(table_id, seat)

    def _make_token(self, table_id: str, seat: int) -> str:
        mac = hmac.digest(self._key, f"{table_id}/{seat}".encode(), "sha256")
        return f"{seat}." + urlsafe_b64encode(mac[:18]).decode()

    def seat_of(self, table_id: str, token: str) -> int | None:
        """The seat that a secret opens."""
        number = token.split(".", 1)[0]
        if not (number.isascii() and number.isdigit() and len(number) < 3 and token.isascii()):
            return None
        seat = int(number)
        fits = hmac.compare_digest(self._token(table_id, seat), token)
        return seat if fits else None

    def _secret_key(self) -> bytes:
        with self.engine.begin() as db:
            found = db.scalar(sa.select(keys.c.value).where(keys.c.name == "seats"))
            if found is None:
                found = secrets.token_hex(32)
                try:
                    with db.begin_nested():
                        db.execute(sa.insert(keys).values(name="seats", value=found))
                except sa.exc.IntegrityError:  # another process was faster
                    found = db.scalar(sa.select(keys.c.value).where(keys.c.name == "seats"))
        return bytes.fromhex(str(found))

    # --- other processes --------------------------------------------------------------------

    async def listen(
        self, heard: Callable[[str, bool], Awaitable[None]], deaf: Callable[[], Awaitable[None]]
    ) -> None:
        """With PostgreSQL: `heard(table, more)` whenever another process changed a table, its moves
        or more than those, and `deaf()` when something may have been missed."""
        import psycopg

        dsn = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as db:
                    await db.execute(f"LISTEN {CHANNEL}")
                    await deaf()
                    async for note in db.notifies():
                        sender, *changed = note.payload.split(" ")
                        if sender != self.instance:
                            await _each(heard, changed)
            except (psycopg.OperationalError, OSError):
                await asyncio.sleep(1)

    # --- reading --------------------------------------------------------------------------

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """What `work` finds, on a thread of its own."""

        def inside() -> T:
            with self._reading.connect() as db:
                return work(db)

        return await asyncio.get_running_loop().run_in_executor(self._readers, inside)

    async def load(self, table_id: str) -> Kept | None:
        """A table without its moves."""

        def work(db: sa.Connection) -> Kept | None:
            row = db.execute(sa.select(tables).where(tables.c.id == table_id)).mappings().first()
            if row is None:
                return None
            people = db.execute(
                sa.select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
            ).mappings()
            return Kept(dict(row), json.loads(row["start"]), [dict(p) for p in people])

        return await self.read(work)

    async def moves_since(self, table_id: str, version: int) -> list[Move]:
        """The moves after a version, in order."""
        asked = {"of_table": table_id, "after": version}
        return await self.read(lambda db: [Move(*row) for row in db.execute(_SINCE, asked)])

    async def said(self, table_id: str, since: int = -1, most: int = 200) -> list[dict[str, Any]]:
        """The last lines of the chat."""
        query = (
            sa.select(chat)
            .where(chat.c.table_id == table_id, chat.c.n > since)
            .order_by(chat.c.n.desc())
            .limit(most)
        )
        rows = await self.read(lambda db: [dict(r) for r in db.execute(query).mappings()])
        return rows[::-1]

    async def held(self, who: str, table_id: str) -> list[int]:
        """The seats that a browser holds at a table; -1 if it made the table."""
        query = sa.select(holders.c.seat).where(
            holders.c.who == hashed(who), holders.c.table_id == table_id
        )
        return await self.read(lambda db: sorted(row[0] for row in db.execute(query)))

    async def tables_of(self, who: str, most: int = 50) -> list[dict[str, Any]]:
        """The tables of a browser, the latest first."""
        mine = sa.select(holders.c.table_id).where(holders.c.who == hashed(who))
        query = sa.select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.active.desc())
        return await self.read(
            lambda db: [dict(r) for r in db.execute(query.limit(most)).mappings()]
        )

    async def public_tables(self, most: int = 20) -> list[dict[str, Any]]:
        """Tables that everybody may watch, the latest first."""
        query = sa.select(tables).where(tables.c.public, sa.not_(tables.c.over))
        query = query.order_by(tables.c.active.desc()).limit(most)
        return await self.read(lambda db: [dict(r) for r in db.execute(query).mappings()])

    async def alive(self) -> bool:
        """Whether the database answers."""
        return await self.read(lambda db: db.scalar(sa.select(1)) == 1)

    # --- writing --------------------------------------------------------------------------

    async def make(
        self,
        info: dict[str, Any],
        people: Sequence[dict[str, Any]],
        held: Sequence[tuple[str, int]],
    ) -> None:
        """A new table with its seats and who holds them."""

        def work(db: sa.Connection) -> None:
            db.execute(_NEW_TABLE, info)
            db.execute(_NEW_SEAT, [{**p, "table_id": info["id"]} for p in people])
            if held:
                db.execute(
                    _NEW_HOLDER,
                    [{"who": hashed(w), "table_id": info["id"], "seat": s} for w, s in held],
                )

        await self.write(info["id"], work)

    def move(self, move: Move, also: Mapping[str, Any] | None = None) -> asyncio.Future[None]:
        """Keep a move, and with it change columns of its table. The future is done after the
        commit, or raises Taken."""
        work = _change(move.table_id, also) if also else None
        return self._submit(move.table_id, move, work)

    def write(self, table_id: str, work: Callable[[sa.Connection], T]) -> asyncio.Future[T]:
        """Do something else to a table, in the same queue."""
        return self._submit(table_id, None, work)

    async def hold(self, who: str, table_id: str, seat: int) -> None:
        """From now on this browser holds that seat too."""

        def work(db: sa.Connection) -> None:
            row = {"who": hashed(who), "table_id": table_id, "seat": seat}
            same = [holders.c[k] == v for k, v in row.items()]
            if db.execute(sa.select(holders.c.seat).where(*same)).first() is None:
                db.execute(sa.insert(holders).values(**row))

        await self.write(table_id, work)

    async def change(self, table_id: str, **values: Any) -> None:
        """Change columns of a table."""
        await self.write(table_id, _change(table_id, values))

    async def change_seat(self, table_id: str, seat: int, **values: Any) -> None:
        """Change columns of a seat."""
        query = sa.update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat)
        await self.write(table_id, lambda db: db.execute(query.values(**values)))

    async def say(self, table_id: str, seat: int | None, name: str, text: str) -> int:
        """A line of chat; its number."""

        def work(db: sa.Connection) -> int:
            last = db.scalar(sa.select(sa.func.max(chat.c.n)).where(chat.c.table_id == table_id))
            n = 0 if last is None else int(last) + 1
            db.execute(
                sa.insert(chat).values(
                    table_id=table_id, n=n, seat=seat, name=name, text=text, at=time.time()
                )
            )
            return n

        for _ in range(5):
            try:
                return await self.write(table_id, work)
            except Taken:  # two lines at once from two processes
                continue
        return await self.write(table_id, work)

    def _submit(
        self, table_id: str, move: Move | None, work: Callable[[sa.Connection], Any] | None
    ) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        job = _Job(table_id, move, work, loop)
        if not self._asked:
            loop.call_soon(self._hand_over)
        self._asked.append(job)
        if len(self._asked) >= TOGETHER:
            self._hand_over()
        return job.future

    def _hand_over(self) -> None:
        if self._asked:
            self._jobs.put(self._asked)
            self._asked = []

    def _write(self) -> None:
        """The writing thread: all that waits, in one transaction."""
        with self.engine.connect() as db, self._reading.connect() as plain:
            while True:
                jobs = self._jobs.get()
                batch: list[_Job] = []
                while jobs is not None:
                    batch += jobs
                    if self._jobs.empty() or len(batch) >= MOST_AT_ONCE:
                        break
                    jobs = self._jobs.get()
                if batch:
                    self.batches += 1
                    self._commit(db, plain, batch)
                    if not self.postgres:
                        self._tidy(db)
                if jobs is None:
                    return

    def _tidy(self, db: sa.Connection) -> None:
        """SQLite: now and then move what is in the log of writes into the file itself, on another
        thread: left to a commit, those who wait for it would wait for this too. Then the few writes
        that came meanwhile, so that the log begins anew."""
        if self._tidied is None:
            if self.batches % TIDY_EVERY == 0:
                self._tidied = self._readers.submit(self._checkpoint)
        elif self._tidied.done():
            self._tidied = None
            with db.begin():
                db.exec_driver_sql(_CHECKPOINT).fetchall()

    def _checkpoint(self) -> None:
        with self.engine.connect() as db:
            db.exec_driver_sql(_CHECKPOINT).fetchall()

    def _commit(self, db: sa.Connection, plain: sa.Connection, batch: list[_Job]) -> None:
        try:
            if self.postgres or any(job.work for job in batch):
                results = self._transaction(db, batch)
            else:  # one statement is a transaction by itself
                with plain.begin():
                    _insert(plain, [job.move for job in batch if job.move is not None])
                results = [None] * len(batch)
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            if len(batch) > 1:  # one of them is at fault: each on its own
                for job in batch:
                    self._commit(db, plain, [job])
                return
            taken = isinstance(error, sa.exc.IntegrityError)
            _tell(batch[0].loop, [(batch[0].future, None, Taken() if taken else error)])
            return
        by_loop: dict[Any, list[tuple[Any, Any, Any]]] = {}
        for job, result in zip(batch, results, strict=True):
            by_loop.setdefault(job.loop, []).append((job.future, result, None))
        for loop, outcomes in by_loop.items():
            _tell(loop, outcomes)

    def _transaction(self, db: sa.Connection, batch: list[_Job]) -> list[Any]:
        with db.begin():
            _insert(db, [job.move for job in batch if job.move is not None])
            results = [job.work(db) if job.work else None for job in batch]
            if self.postgres:  # other processes hear of it with the commit
                more = {job.table_id for job in batch if job.work}
                changed = [
                    table_id + (MORE if table_id in more else "")
                    for table_id in sorted({job.table_id for job in batch})
                ]
                for i in range(0, len(changed), 200):
                    payload = " ".join([self.instance, *changed[i : i + 200]])
                    db.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))
            return results


async def _each(heard: Callable[[str, bool], Awaitable[None]], changed: list[str]) -> None:
    """Tell of every table; what goes wrong with one does not keep the others from being told."""
    told = (heard(name.rstrip(MORE), name.endswith(MORE)) for name in changed)
    for name, trouble in zip(
        changed, await asyncio.gather(*told, return_exceptions=True), strict=True
    ):
        if isinstance(trouble, Exception):
            logger.error("a notice was lost", extra={"table": name}, exc_info=trouble)


def _insert(db: sa.Connection, rows: list[Move]) -> None:
    """Moves in one statement. SQLite's driver lets go of the interpreter for each statement and
    waits for it again while the event loop is busy; row by row, that is the slowest part of all."""
    if rows:
        mark = "?" if db.dialect.paramstyle == "qmark" else "%s"
        values = tuple(value for row in rows for value in row)
        db.exec_driver_sql(_insert_statement(len(rows), mark), values)


@cache
def _insert_statement(rows: int, mark: str) -> str:
    names = ", ".join(f'"{name}"' for name in Move._fields)
    row = f"({', '.join([mark] * len(Move._fields))})"
    return f"INSERT INTO moves ({names}) VALUES {', '.join([row] * rows)}"


def _change(table_id: str, values: Mapping[str, Any]) -> Callable[[sa.Connection], None]:
    query = sa.update(tables).where(tables.c.id == table_id).values(**values)

    def work(db: sa.Connection) -> None:
        db.execute(query)

    return work


def _tell(loop: asyncio.AbstractEventLoop, outcomes: list[tuple[Any, Any, Any]]) -> None:
    def settle() -> None:
        for future, result, error in outcomes:
            if future.done():
                continue
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)

    with contextlib.suppress(RuntimeError):  # the loop has ended; nobody waits any more
        loop.call_soon_threadsafe(settle)


def hashed(secret: str) -> str:
    """What is kept of a browser's secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def sqlite_url(path: Path) -> str:
    """The URL of a file."""
    return str(sa.URL.create("sqlite", database=str(path)))


def _engine(url: sa.URL) -> sa.Engine:
    if url.get_backend_name() == "postgresql":
        return sa.create_engine(
            url.set(drivername="postgresql+psycopg"), pool_size=6, pool_pre_ping=True
        )
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(
        url,
        connect_args={"timeout": 30, "check_same_thread": False, "cached_statements": 256},
    )

    @sa.event.listens_for(engine, "connect")
    def _pragmas(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "temp_store=MEMORY",
            "wal_autocheckpoint=0",  # see `Store._tidy`
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _migrate(engine: sa.Engine) -> None:
    """Bring the database to the newest schema. One process at a time."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as db:
        if engine.dialect.name == "postgresql":
            db.execute(sa.text("SELECT pg_advisory_xact_lock(7236501)"))
        config.attributes["connection"] = db
        command.upgrade(config, "head")
