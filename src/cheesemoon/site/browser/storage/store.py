"""The tables of one browser. Heads are in memory; moves are read when a table is opened.

A table is kept as `table/<id>`, and each of its moves as `move/<id>/<version>`. An action is
answered after its move is kept, as on the server.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import secrets
import time
from base64 import b64decode, b64encode, urlsafe_b64encode
from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import TypeVar

from msgspec.structs import asdict, replace

from cheesemoon.server.storage.rows import (
    MADE_IT,
    ChatLine,
    Move,
    Seat,
    StoredTable,
    TableRow,
    decode,
    decode_line,
    encode,
)

from .keeper import Keeper

T = TypeVar("T")
S = TypeVar("S", Seat, TableRow)
Change = Callable[["Store"], None]  # work of a transaction


class Taken(Exception):  # noqa: N818 - the server's name
    """Another move has this version."""


class NotStored(Exception):  # noqa: N818 - the server's name
    """The browser cannot keep it."""


class CommitUnknown(NotStored):
    """Not used: a browser knows what it has kept."""


class Holding:
    """A seat that a browser holds; MADE_IT: it made the table."""

    def __init__(self, who: str, seat: int, hidden: bool = False) -> None:
        self.who, self.seat, self.hidden = who, seat, hidden


class Kept:
    """One table: everything but its moves."""

    def __init__(self, stored: StoredTable, holders: list[Holding]) -> None:
        self.info, self.start, self.seats = stored
        self.holders = holders
        self.chat: list[dict[str, object]] = []
        self.terms: list[object] = []
        self.results: list[dict[str, object]] = []

    def text(self) -> str:
        """Return the table as JSON."""
        return json.dumps(
            {
                "info": encode(asdict(self.info)),
                "start": self.start,
                "seats": [encode(asdict(seat)) for seat in self.seats],
                "holders": [[h.who, h.seat, h.hidden] for h in self.holders],
                "chat": self.chat,
                "terms": self.terms,
                "results": self.results,
            }
        )

    @classmethod
    def read(cls, text: str) -> Kept:
        """Return a table from its JSON."""
        found = json.loads(text)
        seats = [_decoded(Seat, seat) for seat in found["seats"]]
        stored = StoredTable(_decoded(TableRow, found["info"]), found["start"], seats)
        kept = cls(stored, [Holding(*each) for each in found["holders"]])
        kept.chat, kept.terms = found["chat"], found["terms"]
        kept.results = found["results"]
        return kept


class Store:
    """All tables of this browser."""

    postgres = False
    instance = "browser"
    url = "browser"
    unread = 0

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.tables: dict[str, Kept] = {}
        self.records: dict[str, dict[str, object]] = {}  # of all tables: people, challenges
        self.writer = SimpleNamespace(doubt=None)
        self.trouble = ""  # why the last texts were not kept
        self.on_trouble: Callable[[str, Mapping[str, str]], None] = lambda word, values: None
        self._is_readable = True  # if not, nothing is written: it would replace what is there
        self._key = secrets.token_bytes(32)
        self._unkept: dict[str, str | None] = {}  # while the browser refuses to keep texts
        self._moves: dict[str, list[Move]] = {}

    async def open(self) -> None:
        """Read what the browser has kept. A damaged table is left out and stays kept; a damaged
        record is set aside. If nothing can be read, nothing is written either."""
        try:
            tables, records = await self.keeper.find("table/"), await self.keeper.find("record/")
        except OSError as error:
            self._is_readable = False
            self.on_trouble("site-cannot-read", {"why": str(error)})
            return
        damaged: dict[str, str] = {}
        for key, text in tables.items():
            try:
                self.tables[key.removeprefix("table/")] = Kept.read(text)
            except (ValueError, KeyError, TypeError, AttributeError):
                damaged[key] = text
        for key, text in records.items():
            try:
                self.records[key.removeprefix("record/")] = _read_record(key, text)
            except ValueError:
                damaged[key] = text
        if damaged:
            self.on_trouble("site-unread", {"names": ", ".join(damaged)})
            aside = {f"damaged/{key}": text for key, text in damaged.items() if key in records}
            await self.keep(aside)
        own = self.record("own")
        self._key = bytes.fromhex(str(own.setdefault("key", self._key.hex())))
        await self.put_record("own")

    def leave_out(self, table_id: str) -> None:
        """Forget a damaged table until the next start; it stays kept."""
        self.tables.pop(table_id, None)
        self._moves.pop(table_id, None)

    def record(self, name: str) -> dict[str, object]:
        """Return a record that belongs to no table. Call `put_record` after a change."""
        return self.records.setdefault(name, {})

    async def put_record(self, name: str) -> None:
        """Keep a record that belongs to no table."""
        await self.keep({f"record/{name}": json.dumps(self.records[name])})

    async def keep(self, texts: Mapping[str, str | None]) -> None:
        """Keep texts. If the browser refuses, they wait in memory for the next try."""
        if not self._is_readable:
            return
        self._unkept.update(texts)
        waiting, self._unkept = self._unkept, {}
        try:
            await self.keeper.put(waiting)
        except OSError as error:
            self._unkept = waiting | self._unkept
            if not self.trouble:
                self.on_trouble("site-not-kept", {"why": str(error)})
            self.trouble = str(error)
        else:
            if self.trouble:
                self.on_trouble("", {})  # all is kept again
            self.trouble = ""

    def now(self) -> float:
        """Return the seconds since 1970."""
        return time.time()

    # --- secrets --------------------------------------------------------------------------

    def seat_token(self, table_id: str, seat: int, renewed: int = 0) -> str:
        """Return the token of a seat."""
        mac = hmac.digest(self._key, f"{table_id}/{seat}/{renewed}".encode(), "sha256")
        return f"{seat}." + urlsafe_b64encode(mac[:18]).decode()

    def own_key(self, purpose: str) -> bytes:
        """Return a key of this browser for a purpose."""
        return hmac.digest(self._key, purpose.encode(), "sha256")

    # --- reading --------------------------------------------------------------------------

    async def load(self, table_id: str) -> StoredTable | None:
        """Return a table without its moves; None if there is none."""
        kept = self.tables.get(table_id)
        if kept is None:
            return None
        return StoredTable(kept.info, kept.start, [replace(seat) for seat in kept.seats])

    async def moves_since(self, table_id: str, version: int) -> list[Move]:
        """Return the moves after a version, in order."""
        if table_id not in self._moves:
            found = await self.keeper.find(f"move/{table_id}/")
            self._moves[table_id] = [_read_move(table_id, text) for text in found.values()]
        return [move for move in self._moves[table_id] if move.version > version]

    async def said(self, table_id: str, since: int = -1, most: int = 200) -> list[ChatLine]:
        """Return the last lines of the chat."""
        kept = self.tables.get(table_id)
        lines = [decode_line(line) for line in kept.chat] if kept else []
        return [line for line in lines if line.n > since][-most:]

    async def held(self, who: str, table_id: str) -> list[int]:
        """Return the seats that a browser holds at a table; -1 if it made the table."""
        kept = self.tables.get(table_id)
        return sorted(h.seat for h in kept.holders if h.who == hashed(who)) if kept else []

    async def tables_of(self, who: str, most: int = 50) -> list[TableRow]:
        """Return the tables on a browser's list, the latest first."""
        mine = [
            kept.info
            for kept in self.tables.values()
            if any(h.who == hashed(who) and not h.hidden for h in kept.holders)
        ]
        return sorted(mine, key=lambda info: -info.active)[:most]

    async def public_tables(self, most: int = 20) -> list[TableRow]:
        """Return no tables: others cannot watch."""
        return []

    async def free_seats(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Return no seats: others cannot sit down."""
        return {}

    async def is_held(self, table_id: str, seat: int) -> bool:
        """Return True if this browser holds a seat."""
        kept = self.tables.get(table_id)
        return kept is not None and any(h.seat == seat for h in kept.holders)

    async def others_hold(self, who: str, table_id: str) -> bool:
        """Return False: there are no other browsers."""
        return False

    async def idle_tables(self, kind: str, before: float, most: int) -> list[str]:
        """Return no tables: a browser deletes nothing by itself."""
        return []

    async def settle(self) -> None:
        """Do nothing: there is no write-ahead log."""

    # --- writing --------------------------------------------------------------------------

    async def make(self, new: StoredTable, held: Sequence[tuple[str, int]]) -> None:
        """Keep a new table with its seats, and who holds which seat."""
        if new.info.id in self.tables:
            raise Taken
        copies = StoredTable(new.info, new.start, [replace(seat) for seat in new.seats])
        holders = [Holding(hashed(who), seat) for who, seat in held]
        self.tables[new.info.id] = Kept(copies, holders)
        self._moves[new.info.id] = []
        await self.keep_table(new.info.id)

    async def keep_table(self, table_id: str) -> None:
        """Keep the head of a table."""
        await self.keep({f"table/{table_id}": self.tables[table_id].text()})

    def move(
        self, move: Move, also: Mapping[str, object] | None = None, more: Change | None = None
    ) -> asyncio.Future[None]:
        """Keep a move, change columns of its table, and run `more`. The future is done afterwards,
        or raises Taken."""
        return asyncio.ensure_future(self._move(move, also, more))

    async def _move(
        self, move: Move, also: Mapping[str, object] | None, more: Change | None
    ) -> None:
        done = await self.moves_since(move.table_id, 0)
        if move.table_id not in self.tables or (done and done[-1].version >= move.version):
            raise Taken
        self._moves[move.table_id].append(move)
        texts: dict[str, str | None] = {_key(move): _move_text(move)}
        if also:
            self._change(move.table_id, also)
        if more:
            more(self)
        if also or more:
            texts[f"table/{move.table_id}"] = self.tables[move.table_id].text()
        await self.keep(texts)

    def _change(self, table_id: str, values: Mapping[str, object]) -> None:
        kept = self.tables[table_id]
        changed = dict(values)
        if "start" in changed:
            kept.start = changed.pop("start")  # type: ignore[assignment]
        kept.info = replace(kept.info, **changed)

    async def write(self, table_id: str, work: Callable[[Store], T]) -> T:
        """Run `work` and keep the table."""
        found = work(self)
        if table_id in self.tables:
            await self.keep_table(table_id)
        return found

    async def change(self, table_id: str, values: Mapping[str, object]) -> None:
        """Change columns of a table."""
        await self.write(table_id, lambda store: store._change(table_id, values))

    async def change_seat(self, table_id: str, seat: int, **values: object) -> None:
        """Change columns of a seat."""
        kept = self.tables[table_id]
        kept.seats[seat] = replace(kept.seats[seat], **values)
        await self.keep_table(table_id)

    async def hold(self, who: str, table_id: str, seat: int) -> None:
        """Keep that a browser holds a seat."""
        kept = self.tables[table_id]
        kept.holders = [h for h in kept.holders if (h.who, h.seat) != (hashed(who), seat)]
        kept.holders.append(Holding(hashed(who), seat))
        await self.keep_table(table_id)

    async def renew(self, table_id: str, seat: int, renewed: int, keep: str) -> None:
        """Renew the link of a seat."""
        await self.change_seat(table_id, seat, renewed=renewed)

    async def hold_again(self, old: str, new: str, seats: Mapping[int, int]) -> None:
        """Give all holders at the old table their seats at the new one."""
        there = [Holding(h.who, seats.get(h.seat, h.seat)) for h in self.tables[old].holders]
        self.tables[new].holders += there
        await self.keep_table(new)

    async def follow_with(self, table_id: str, following: str) -> str:
        """Keep the table of the rematch, unless there is one. Return the kept one."""
        kept = self.tables[table_id]
        if kept.info.next is None:
            await self.change(table_id, {"next": following})
        return str(kept.info.next)

    async def delete(self, table_id: str) -> None:
        """Delete everything that belongs to a table."""
        moves = await self.moves_since(table_id, -1)
        self.tables.pop(table_id, None)
        self._moves.pop(table_id, None)
        await self.keep({f"table/{table_id}": None} | {_key(move): None for move in moves})

    async def say(
        self, table_id: str, seat: int | None, name: str, text: str, sender: str = ""
    ) -> int:
        """Keep a line of chat and return its number."""
        return await self._add(table_id, seat=seat, name=name, text=text, kind="", sender=sender)

    async def note(
        self, table_id: str, seat: int | None, kind: str, values: Mapping[str, str]
    ) -> int:
        """Keep a message among the lines of chat, and return its number."""
        text = json.dumps(dict(values))
        return await self._add(table_id, seat=seat, name="", text=text, kind=kind, sender="")

    async def _add(self, table_id: str, **line: object) -> int:
        chat = self.tables[table_id].chat
        n = len(chat)
        chat.append({"table_id": table_id, "n": n, "at": time.time(), **line})
        await self.keep_table(table_id)
        return n


def _decoded(kind: type[S], row: Mapping[str, object]) -> S:
    """Return a row that an earlier version may have kept: columns that it lacks are empty."""
    return decode(kind, {**dict.fromkeys(kind.__struct_fields__), **row})


def _read_record(key: str, text: str) -> dict[str, object]:
    """Return a record from its JSON; raise ValueError if it is damaged."""
    found = json.loads(text)
    if not isinstance(found, dict):
        raise ValueError(key)
    if key == "record/own":
        bytes.fromhex(str(found.get("key", "")))
    return found


def _key(move: Move) -> str:
    return f"move/{move.table_id}/{move.version:09d}"


def _move_text(move: Move) -> str:
    return json.dumps([*move[1:6], b64encode(move.record).decode(), move.at])


def _read_move(table_id: str, text: str) -> Move:
    version, ply, seat, action, told, record, at = json.loads(text)
    return Move(table_id, version, ply, seat, action, told, b64decode(record), at)


def hashed(secret: str) -> str:
    """Return the hash of a browser's secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


__all__ = ["MADE_IT", "CommitUnknown", "Move", "NotStored", "Store", "Taken", "hashed"]
