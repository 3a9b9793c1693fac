"""The tables that this process has in memory (each a `Room`), and the rules that they need."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from weakref import WeakValueDictionary

import msgspec

import cheesemoon as cm
from cheesemoon.core import Table
from cheesemoon.core.rules.rule import is_prepared

from .. import background, timing
from ..errors import Refused
from ..storage import terms
from ..storage.notifications import PresenceNotice
from ..storage.rows import Chance, Move, Origin, Pace, Series, StoredTable, TableRow
from ..storage.schema import PATIENCE
from ..storage.store import NotStored, Store
from ..thinking.compilation import Workshop
from ..thinking.fair_queue import Queue, Worker
from ..thinking.workers import workers
from .notify import announce_turn
from .room import House, Room
from .seats import Seat
from .stand_ins import settle

logger = logging.getLogger("cheesemoon.server")

MOST_ROOMS = 2000
AT_ONCE = 2  # new tables; running games do not wait while many are made
RETRY = 1.0  # seconds between attempts to read tables that could not be read
PLACES = 1.5  # seconds between checks of the bots that wait in the queue
LOST = "a notice was lost"
BOT_PAUSE = 0.0  # seconds before a bot acts; pages show its actions at the viewer's pace


def new_id() -> str:
    """Return the id of a new table. It never begins with "-", which commands take for an option."""
    while (found := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return found


class Rooms:
    """The tables that this process has in memory."""

    def __init__(
        self,
        store: Store,
        bot_pause: float = BOT_PAUSE,
        broadcast: Callable[[Room], None] | None = None,
        thinkers: Sequence[Worker] | None = None,
    ) -> None:
        self.store = store
        self.stopping = asyncio.Event()
        self.queue = Queue(workers(0) if thinkers is None else thinkers)
        self.house = House(
            store, self.queue, broadcast or _ignore, bot_pause, self.stopping, announce_turn
        )
        self.workshop = Workshop(self.queue)
        self._ready = self.workshop.ready
        self._rooms: OrderedDict[str, Room] = OrderedDict()  # kept in memory, the latest last
        # every room that is still referenced: a table never has two rooms
        self._alive: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Lock] = {}
        self._opening = asyncio.Semaphore(AT_ONCE)
        self._behind: set[str] = set()  # tables that must be read again before they are shown
        store.writer.doubt = self._behind.update

    def __len__(self) -> int:
        return len(self._rooms)

    def loaded(self) -> list[Room]:
        """Return the rooms in memory."""
        return list(self._alive.values())

    # --- rules, compiled on the first start ----------------------------------------------------

    @property
    def broken(self) -> dict[str, str]:
        """Return the games that cannot be prepared, and why."""
        return self.workshop.broken

    def ready(self, name: str) -> bool:
        """Return True if a game can be played. Compile or load its rules unless that is done."""
        if name in self._ready:
            return True
        self.workshop.want(name)
        return name in self._ready

    def is_ready(self, name: str) -> bool:
        """Return True if a game can be played; prepare nothing."""
        return name in self._ready

    async def wait_ready(self, name: str) -> None:
        """Wait until a game can be played; refuse a game whose rules are broken."""
        while not self.ready(name):
            if name in self.broken:
                raise Refused(503, "rules-broken")
            await asyncio.sleep(0.02)  # asks a thread again; no time has to pass

    def warm(self) -> None:
        """Load all rules that were compiled before, so that the first page need not wait."""
        for name in cm.games():
            if is_prepared(cm.game(name).package, "rules"):
                self.workshop.want(name)

    def _want_bots(self, room: Room) -> None:
        """Compile what the bots at a table need before what no table needs."""
        levels = [seat.plays for seat in room.seats if seat.plays]
        self.workshop.want_bots(room.game.name, levels)

    # --- tables ---------------------------------------------------------------------------

    def has(self, table_id: str) -> bool:
        """Return True if a table is in memory."""
        return table_id in self._alive

    async def stored(self, table_id: str) -> StoredTable:
        """Return a table as it is stored; refuse an unknown table."""
        plausible = len(table_id) <= 40 and table_id.isascii() and table_id.isprintable()
        found = await self.store.load(table_id) if plausible else None
        if found is None:
            raise Refused(404, "no-table")
        return found

    def find_loaded(self, table_id: str) -> Room | None:
        """Return the room of a table if it is in memory and up to date; None: call `room`."""
        room = self._rooms.get(table_id)
        if room is None or table_id in self._behind:
            return None
        self._rooms.move_to_end(table_id)
        return room

    async def room(self, table_id: str) -> Room:
        """Return the room of a table, loaded if needed; refuse an unknown table."""
        room = self._alive.get(table_id)
        if room is not None:
            self._rooms[table_id] = room
            self._rooms.move_to_end(table_id)
            if table_id in self._behind:
                await self.read_again(table_id)
            return room
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id in self._alive:
                    return self._alive[table_id]
                stored = await self.stored(table_id)
                await self.wait_ready(stored.info.game)
                room = Room(self.house, stored)
                self._want_bots(room)
                await room.catch_up()
                await room.read_chat()
                room.terms = await terms.read(self.store, table_id)
                room = self._rooms[table_id] = self._alive.setdefault(table_id, room)
                room.presence.loaded()
        finally:
            self._loading.pop(table_id, None)
        if table_id in self._behind:
            await self.read_again(table_id)
        self._make_room()
        return room

    async def current_room(self, table_id: str) -> Room:
        """Return the room of a table with all that is stored. The notice of an action that another
        process has just acknowledged may still be on its way."""
        room = await self.room(table_id)
        if self.store.postgres:
            await self.read_again(table_id, more=False)
        return room

    def _make_room(self) -> None:
        """Drop the oldest tables without subscribers from memory; they are stored."""
        if len(self._rooms) <= MOST_ROOMS:
            return
        for key, room in list(self._rooms.items())[: len(self._rooms) - MOST_ROOMS]:
            if not room.listeners and not room.busy.locked() and not room.bots.thinking:
                del self._rooms[key]
                self.queue.forget(key)

    async def read_again(self, table_id: str, more: bool = True) -> None:
        """Read a table that another process changed; `more`: not only its moves."""
        room = self._alive.get(table_id)
        if room is None:
            self._not_here(table_id)
            return
        try:
            async with room.busy:
                if table_id in self._behind:
                    await self._settled()
                moved = await room.catch_up()
                if more:
                    await room.read_chat()
                    stored = await self.store.load(table_id)
                    if stored is None:
                        self._drop(room)
                        return
                    room.adopt(stored)
                    room.terms = await terms.read(self.store, table_id)
        except Exception:
            self._behind.add(table_id)  # it is not shown before it has been read
            raise
        self._behind.discard(table_id)
        if moved or more:
            await self._publish(room)

    async def _settled(self) -> None:
        try:
            await self.store.settle()
        except NotStored:
            raise Refused(503, "not-read") from None

    def _not_here(self, table_id: str) -> None:
        if table_id in self._loading:  # it may have been read before the change
            self._behind.add(table_id)

    async def read_changed(self, changed: Mapping[str, bool]) -> None:
        """Read tables that other processes changed; the value says whether more than moves. One
        query reads the moves of all tables."""
        plain: list[Room] = []
        for table_id, more in changed.items():
            room = self._alive.get(table_id)
            if room is None:
                self._not_here(table_id)
            elif more or table_id in self._behind:
                background.start(self.read_again(table_id, more), LOST)
            else:
                plain.append(room)
        if not plain:
            return
        try:
            timed = [room.id for room in plain if room.pace]
            found, clocks = await self.store.news({r.id: r.version for r in plain}, timed)
        except Exception:
            self._behind.update(room.id for room in plain)
            raise
        for room in plain:
            new = [move for move in found[room.id] if move.version > room.version]
            if room.busy.locked() or (new and new[0].version != room.version + 1):
                background.start(self.read_again(room.id, more=False), LOST)
            elif new:
                room.info = msgspec.structs.replace(room.info, **clocks.get(room.id, {}))
                room.take_over(new)
                background.start(self._publish(room), LOST)

    async def _publish(self, room: Room) -> None:
        room.publish()
        await settle(room)

    async def receive_presence(self, notice: PresenceNotice) -> None:
        """Take over what another process tells about the players at a table."""
        room = self._alive.get(notice.table)
        if room is not None:
            room.presence.receive(notice)

    async def publish_places(self) -> None:
        """Redraw tables whose bot has another place in the queue, every PLACES seconds."""
        shown: dict[str, int] = {}
        while True:
            await timing.sleep(PLACES)
            now = {room.id: room.place for room in self.loaded() if room.place and room.listeners}
            for room in self.loaded():
                if now.get(room.id, 0) != shown.get(room.id, 0) and room.listeners:
                    room.redraw()
            shown = {table_id: place for table_id, place in now.items() if place}

    async def delete(self, table_id: str) -> None:
        """Delete a table and close its subscribers."""
        await self.store.delete(table_id)
        room = self._alive.get(table_id)
        if room is not None:
            self._drop(room)

    def _drop(self, room: Room) -> None:
        room.gone = True
        self._rooms.pop(room.id, None)
        self._alive.pop(room.id, None)
        self.queue.forget(room.id)
        for subscriber in list(room.listeners):
            subscriber.close()

    async def catch_up(self) -> None:
        """Read tables that could not be read, every RETRY seconds."""
        while True:
            await timing.sleep(RETRY)
            for table_id in list(self._behind):
                with contextlib.suppress(Exception):
                    await self.read_again(table_id)
            self._behind &= set(self._alive)

    async def read_all(self) -> None:
        """Read every table in memory: notices may have been missed."""
        for room in self.loaded():
            await self.read_again(room.id)

    async def open(
        self,
        table: Table,
        seats: Sequence[Seat],
        held: Sequence[tuple[str, int]],
        *,
        origin: Origin = "seed",
        chance: Chance = "drawn",
        public: bool = False,
        parent: tuple[str, int] | None = None,
        patience: int = PATIENCE,
        series: Series | None = None,
        pace: Pace | None = None,
        client: str = "",
        reserved: str = "",
    ) -> Room:
        """Store a new table with these seats and holders, and return its room. A table that was
        played already brings its moves."""
        table_id = reserved or new_id()
        now = timing.epoch()
        start = table.start()
        info = TableRow(
            id=table_id,
            game=table.game.name,
            players=table.players,
            salt=secrets.token_hex(16),
            origin=origin,
            chance=chance,
            public=public,
            parent=parent[0] if parent else None,
            parent_ply=parent[1] if parent else None,
            created=now,
            active=now,
            over=table.over,
            patience=patience,
            pace=pace,
            series=series,
        )
        new = StoredTable(info, start.position(), [copy(seat) for seat in seats])
        async with self._opening:
            await self.store.make(new, held)
            past = replay_past(table_id, table, now)
            await asyncio.gather(*(self.store.move(move) for move in past))
        room = Room(self.house, new, start)
        if past:
            await room.catch_up()
        room.note_request(client)
        self._want_bots(room)
        self._rooms[table_id] = self._alive[table_id] = room
        self._make_room()
        room.wake_bot()
        return room


def _ignore(room: Room) -> None:
    """Do nothing: the default for `broadcast`."""


def replay_past(table_id: str, table: Table, now: float) -> list[Move]:
    """Return the moves of a table that was played before, replayed with the chance it had."""
    actions = table.replayable()
    if not actions:
        return []
    events = table.events[len(table.events) - len(actions) :]
    again = table.start()
    again.unscripted()
    found: list[Move] = []
    for ply, (action, told) in enumerate(zip(actions, events, strict=True), 1):
        seat = again.seat
        assert seat is not None
        again.feed([e.args["number"] for e in told if e.name == "gave"])
        again.play(action)
        last = ply == len(actions)
        record = table.frozen() if last else again.frozen()
        found.append(Move(table_id, ply, ply, seat, action, json.dumps(told), record, now))
    return found


__all__ = ["BOT_PAUSE", "Rooms"]
