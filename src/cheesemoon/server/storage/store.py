"""Storage of tables: SQLite in a file, or PostgreSQL by URL.

A table is its start and its list of moves. Move `version` of a table is the row (table, version),
so of two players who act at once only one succeeds. Each row has the record after the move, so that
loading, stepping back and forking replay nothing. An undo is a move, too. One thread writes
(`writer`); a few others read.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import TypeVar, Unpack

import sqlalchemy as sa
from msgspec.structs import asdict

from .. import timing
from .engine import engine_of, is_away, migrate, read_by, sqlite_url
from .notifications import HERE, Listening
from .rows import (
    MADE_IT,
    ChatLine,
    LineKind,
    Move,
    Seat,
    SeatChange,
    StoredTable,
    TableChange,
    TableRow,
    decode,
    decode_clock,
    encode,
)
from .schema import chat, holders, keys, moves, seats, tables, terms
from .statements import add_line, of_move, of_seat, of_table, read_lines, touch
from .writer import NotStored, Taken, Writer

T = TypeVar("T")

_SINCE = (
    sa.select(moves)
    .where(moves.c.table_id == sa.bindparam("of_table"), moves.c.version > sa.bindparam("after"))
    .order_by(moves.c.version)
)
_NEWS = sa.text(
    f"SELECT {', '.join(f'moves.{name}' for name in Move._fields)} "
    "FROM unnest(CAST(:ids AS text[]), CAST(:versions AS integer[])) AS asked(id, after) "
    "JOIN moves ON moves.table_id = asked.id AND moves.version > asked.after "
    "ORDER BY moves.table_id, moves.version"
)
_CLOCKS = sa.text("SELECT id, clock, due FROM tables WHERE id = ANY(CAST(:ids AS text[]))")
_NEW_TABLE, _NEW_SEAT, _NEW_HOLDER = map(sa.insert, (tables, seats, holders))
_CALL_OUT = sa.text("SELECT pg_notify(:channel, word) FROM unnest(CAST(:words AS text[])) AS word")
_CALL_OUT = _CALL_OUT.bindparams(channel=HERE)
TOGETHER = 0.02  # seconds in which presence notices are collected


class Store:
    """The tables of one database. Reading and writing never block the event loop."""

    def __init__(self, url: str) -> None:
        self.url = sa.make_url(url)
        self.engine = engine_of(self.url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        migrate(self.engine)
        self._key = self._secret_key()
        self.instance = secrets.token_hex(4)  # tells this process from others of the database
        self._token = lru_cache(maxsize=8192)(self._make_token)
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self.writer = Writer(self.engine, self.instance, self._readers)
        self.listening = Listening(self.url, self.instance)
        self.unread = 0  # reads that failed because of the database
        self._words: list[str] = []  # presence notices that are not sent yet
        self._ahead = self._measured() if self.postgres else 0.0

    def now(self) -> float:
        """Return the time of the clock that all processes share: PostgreSQL's, or this one's."""
        return timing.epoch() + self._ahead

    def _measured(self) -> float:
        """Return how many seconds the clock of the database is ahead of ours."""
        with self._reading.connect() as db:
            before = timing.epoch()
            theirs = float(db.scalar(sa.text("SELECT extract(epoch FROM clock_timestamp())")))
            return theirs - (before + timing.epoch()) / 2

    def close(self) -> None:
        """Commit the queued changes, then close the database."""
        self.writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    @property
    def batches(self) -> int:
        """Return the number of transactions."""
        return self.writer.batches

    # --- secrets --------------------------------------------------------------------------

    def seat_token(self, table_id: str, seat: int, renewed: int = 0) -> str:
        """Return the token that opens a seat. A renewed link has another token. Below 0 `renewed`
        means the token of a chair, handed out before the table existed."""
        return self._token(table_id, seat, renewed)

    def _make_token(self, table_id: str, seat: int, renewed: int) -> str:
        where = f"c{-1 - renewed}" if renewed < 0 else str(seat)
        place = f"{table_id}/{where}" + (f"/{renewed}" if renewed > 0 else "")
        mac = hmac.digest(self._key, place.encode(), "sha256")
        return f"{where}." + urlsafe_b64encode(mac[:18]).decode()

    def own_key(self, purpose: str) -> bytes:
        """Return a key of this server for a purpose other than seats."""
        return hmac.digest(self._key, purpose.encode(), "sha256")

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

    # --- reading --------------------------------------------------------------------------

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Run `work` in the reader pool with a connection, and return its result."""

        def inside() -> T:
            try:
                with self.writer.lock.shared():
                    return read_by(self._reading, work)
            except Exception as error:
                if is_away(error):
                    self.unread += 1
                    self.writer.reconnect()
                raise

        return await self.off_the_loop(inside)

    async def off_the_loop(self, work: Callable[[], T]) -> T:
        """Run `work` in the reader pool."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def load(self, table_id: str) -> StoredTable | None:
        """Return a table without its moves; None if there is none."""
        here = sa.select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)

        def work(db: sa.Connection) -> StoredTable | None:
            row = db.execute(sa.select(tables).where(tables.c.id == table_id)).mappings().first()
            if row is None:
                return None
            people = [decode(Seat, {**seat}) for seat in db.execute(here).mappings()]
            return StoredTable(decode(TableRow, {**row}), json.loads(row["start"]), people)

        return await self.read(work)

    async def moves_since(self, table_id: str, version: int) -> list[Move]:
        """Return the moves after a version, in order."""
        asked = {"of_table": table_id, "after": version}
        return await self.read(lambda db: [Move(*row) for row in db.execute(_SINCE, asked)])

    async def news(
        self, after: Mapping[str, int], timed: Sequence[str]
    ) -> tuple[dict[str, list[Move]], dict[str, TableChange]]:
        """Return the moves of several tables after a version of each, and the clocks of the tables
        `timed`. PostgreSQL only."""
        asked = {"ids": list(after), "versions": list(after.values())}

        def work(db: sa.Connection) -> tuple[list[Move], dict[str, TableChange]]:
            new = [Move(*row) for row in db.execute(_NEWS, asked)]
            rows = db.execute(_CLOCKS, {"ids": list(timed)}) if timed else ()
            return new, {row[0]: {"clock": decode_clock(row[1]), "due": row[2]} for row in rows}

        new, clocks = await self.read(work)
        found: dict[str, list[Move]] = {table_id: [] for table_id in after}
        for move in new:
            found[move.table_id].append(move)
        return found, clocks

    async def said(self, table_id: str, since: int = -1, most: int = 200) -> list[ChatLine]:
        """Return the last lines of the chat."""
        return await self.read(lambda db: read_lines(db, table_id, since, most))

    async def held(self, who: str, table_id: str) -> list[int]:
        """Return the seats that a browser holds at a table; -1 if it made the table."""
        query = sa.select(holders.c.seat).where(
            holders.c.who == hashed(who), holders.c.table_id == table_id
        )
        return await self.read(lambda db: sorted(row[0] for row in db.execute(query)))

    async def tables_of(self, who: str, most: int = 50) -> list[TableRow]:
        """Return the tables on a browser's list, the latest first."""
        mine = sa.select(holders.c.table_id).where(
            holders.c.who == hashed(who), sa.not_(holders.c.hidden)
        )
        query = sa.select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.active.desc())
        return await self.read(lambda db: _rows(db, query.limit(most)))

    async def public_tables(self, most: int = 20) -> list[TableRow]:
        """Return running tables that anyone may watch, the latest first."""
        query = sa.select(tables).where(tables.c.public, sa.not_(tables.c.over))
        query = query.order_by(tables.c.active.desc()).limit(most)
        return await self.read(lambda db: _rows(db, query))

    async def free_seats(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Return the number of open seats by table, for the tables that have any."""
        query = sa.select(seats.c.table_id, sa.func.count()).where(
            seats.c.table_id.in_(table_ids), seats.c.open
        )
        query = query.group_by(seats.c.table_id)
        return await self.read(lambda db: {row[0]: int(row[1]) for row in db.execute(query)})

    async def settle(self) -> None:
        """Overwrite what SQLite could not flush and might find in its write-ahead log again."""
        if not self.postgres:
            await self.write("", touch)

    # --- writing --------------------------------------------------------------------------

    async def make(self, new: StoredTable, held: Sequence[tuple[str, int]]) -> None:
        """Store a new table with its seats, and which browser holds which seat."""
        table_id = new.info.id
        row = encode({**asdict(new.info), "start": new.start})
        people = [
            encode({**asdict(seat), "table_id": table_id, "seat": number})
            for number, seat in enumerate(new.seats)
        ]
        holding = [{"who": hashed(who), "table_id": table_id, "seat": seat} for who, seat in held]

        def work(db: sa.Connection) -> None:
            db.execute(_NEW_TABLE, row)
            db.execute(_NEW_SEAT, people)
            if holding:
                db.execute(_NEW_HOLDER, holding)

        await self.write(table_id, work)

    def move(
        self,
        move: Move,
        also: TableChange | None = None,
        more: Callable[[sa.Connection], None] | None = None,
    ) -> asyncio.Future[None]:
        """Store a move, change columns of its table, and run `more`, in one transaction. The future
        is done after the commit, or raises Taken."""
        return self.writer.submit(move.table_id, move, of_move(move.table_id, also, more))

    def write(self, table_id: str, work: Callable[[sa.Connection], T]) -> asyncio.Future[T]:
        """Run `work` in the writer thread, in the same queue as moves."""
        return self.writer.submit(table_id, None, work)

    async def hold(self, who: str, table_id: str, seat: int) -> None:
        """Store that a browser holds a seat."""

        def work(db: sa.Connection) -> None:
            row = {"who": hashed(who), "table_id": table_id, "seat": seat}
            same = [holders.c[k] == v for k, v in row.items()]
            again = sa.update(holders).where(*same).values(hidden=False)
            if not db.execute(again).rowcount:
                db.execute(sa.insert(holders).values(**row))

        await self.write(table_id, work)

    async def renew(self, table_id: str, seat: int, renewed: int, keep: str) -> None:
        """Renew the link of a seat. Only the browser `keep` still holds the seat, none with ""."""

        def work(db: sa.Connection) -> None:
            here = (holders.c.table_id == table_id, holders.c.seat == seat)
            db.execute(sa.delete(holders).where(*here))
            if keep:
                db.execute(_NEW_HOLDER, {"who": hashed(keep), "table_id": table_id, "seat": seat})
            mine = (seats.c.table_id == table_id, seats.c.seat == seat)
            db.execute(sa.update(seats).where(*mine).values(renewed=renewed))

        await self.write(table_id, work)

    async def is_held(self, table_id: str, seat: int) -> bool:
        """Return True if any browser holds a seat."""
        query = sa.select(holders.c.who).where(
            holders.c.table_id == table_id, holders.c.seat == seat
        )
        return await self.read(lambda db: db.execute(query.limit(1)).first() is not None)

    async def others_hold(self, who: str, table_id: str) -> bool:
        """Return True if another browser holds a seat at a table."""
        query = sa.select(holders.c.seat).where(
            holders.c.table_id == table_id, holders.c.who != hashed(who)
        )
        return await self.read(lambda db: db.execute(query.limit(1)).first() is not None)

    async def idle_tables(self, kind: str, before: float, most: int) -> list[str]:
        """Return tables of a kind without activity since `before`, the oldest first."""
        what_if = tables.c.origin == "what-if"
        kinds = {
            "what-if": what_if,
            "finished": sa.and_(tables.c.over, sa.not_(what_if)),
            "running": sa.and_(sa.not_(tables.c.over), sa.not_(what_if)),
        }
        query = sa.select(tables.c.id).where(kinds[kind], tables.c.active < before)
        query = query.order_by(tables.c.active).limit(most)
        return await self.read(lambda db: [row[0] for row in db.execute(query)])

    async def delete(self, table_id: str) -> None:
        """Delete everything that belongs to a table."""

        def work(db: sa.Connection) -> None:
            for table in (moves, chat, holders, seats, terms):
                db.execute(sa.delete(table).where(table.c.table_id == table_id))
            db.execute(sa.delete(tables).where(tables.c.id == table_id))

        await self.write(table_id, work)

    async def hold_again(self, old: str, new: str, seats: Mapping[int, int]) -> None:
        """Give all holders at the old table their seats at the new one; `seats` maps old to new."""

        def work(db: sa.Connection) -> None:
            rows = db.execute(sa.select(holders).where(holders.c.table_id == old)).mappings().all()
            there = [
                {"who": row["who"], "table_id": new, "seat": seats.get(row["seat"], row["seat"])}
                for row in rows
            ]
            if there:
                db.execute(_NEW_HOLDER, there)

        await self.write(new, work)

    async def follow_with(self, table_id: str, following: str) -> str:
        """Store the table of the rematch, unless there is one. Return the stored one."""
        mine = tables.c.id == table_id
        first = sa.update(tables).where(mine, tables.c.next.is_(None)).values(next=following)

        def work(db: sa.Connection) -> str:
            db.execute(first)
            return str(db.scalar(sa.select(tables.c.next).where(mine)))

        return await self.write(table_id, work)

    async def change(self, table_id: str, values: TableChange) -> None:
        """Change columns of a table."""
        await self.write(table_id, of_table(table_id, values))

    async def change_seat(self, table_id: str, seat: int, **values: Unpack[SeatChange]) -> None:
        """Change columns of a seat."""
        await self.write(table_id, of_seat(table_id, seat, values))

    async def call_out(self, word: str) -> None:
        """Send a presence notice to the other processes. Notices within TOGETHER seconds are sent
        in one transaction."""
        self._words.append(word)
        if len(self._words) > 1:
            return
        try:
            await timing.sleep(TOGETHER)
        finally:
            words, self._words = self._words, []
        await self.read(lambda db: db.execute(_CALL_OUT, {"words": words}).fetchall())

    async def say(
        self, table_id: str, seat: int | None, name: str, text: str, sender: str = ""
    ) -> int:
        """Store a line of chat and return its number. `sender` tells spectators apart."""
        line = {"seat": seat, "name": name, "text": text, "kind": "", "sender": sender}
        return await self._add_line(table_id, line)

    async def note(
        self, table_id: str, seat: int | None, kind: LineKind, values: Mapping[str, str]
    ) -> int:
        """Store a message of the server among the lines of chat, and return its number."""
        text = json.dumps(values)
        line = {"seat": seat, "name": "", "text": text, "kind": kind, "sender": ""}
        return await self._add_line(table_id, line)

    async def _add_line(self, table_id: str, line: Mapping[str, object]) -> int:

        def work(db: sa.Connection) -> int:
            return add_line(db, table_id, line)

        for _ in range(5):
            try:
                return await self.write(table_id, work)
            except Taken:  # two lines at once from two processes
                continue
        return await self.write(table_id, work)


def _rows(db: sa.Connection, query: sa.Select[tuple[object, ...]]) -> list[TableRow]:
    return [decode(TableRow, {**row}) for row in db.execute(query).mappings()]


def hashed(secret: str) -> str:
    """Return the hash of a browser's secret, which is all that is stored of it."""
    return hashlib.sha256(secret.encode()).hexdigest()


__all__ = ["MADE_IT", "Move", "NotStored", "Store", "Taken", "hashed", "sqlite_url"]
