"""All tables that somebody is at (each a `Room`), and the rules that they need."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any
from weakref import WeakValueDictionary

import cheesemoon as cm
from cheesemoon.core import Table
from cheesemoon.core.rules.rule import is_prepared

from .. import background
from ..errors import Refused
from ..storage import terms
from ..storage.schema import PATIENCE, Kept, Move, TableInfo
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
AT_ONCE = 2  # new tables; when many want one, those who play already do not wait for them
RETRY = 1.0  # seconds between tries to read what could not be read
PLACES = 1.5  # seconds between looks at who waits in the queue
LOST = "a notice was lost"
BOT_PAUSE = 0.0  # seconds before a bot acts; pages show what it did at the onlooker's pace


def new_id() -> str:
    """The id of a new table. None begins like an option of a command: people type them there."""
    while (found := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return found


class Rooms:
    """All tables that somebody is at."""

    def __init__(
        self,
        store: Store,
        bot_pause: float = BOT_PAUSE,
        tell: Callable[[Room], None] | None = None,
        thinkers: Sequence[Worker] | None = None,
    ) -> None:
        self.store = store
        self.stopping = asyncio.Event()
        self.queue = Queue(workers(0) if thinkers is None else thinkers)
        self.house = House(
            store, self.queue, tell or _nobody, bot_pause, self.stopping, announce_turn
        )
        self.workshop = Workshop(self.queue)
        self._ready = self.workshop.ready
        self._rooms: OrderedDict[str, Room] = OrderedDict()  # kept in memory, the latest last
        # every room that somebody still has in hand: a table never has two
        self._alive: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Lock] = {}
        self._opening = asyncio.Semaphore(AT_ONCE)
        self._behind: set[str] = set()  # tables whose news could not be read, or whose moves
        store.writer.doubt = self._behind.update  # may have been stored or not

    def __len__(self) -> int:
        return len(self._rooms)

    def loaded(self) -> list[Room]:
        """The rooms in memory."""
        return list(self._alive.values())

    # --- rules, compiled on the first start ----------------------------------------------------

    @property
    def preparing(self) -> dict[str, tuple[int, int]]:
        """Of each game that is being prepared: how much is done, and of how much."""
        return self.workshop.preparing

    @property
    def broken(self) -> dict[str, str]:
        """Games that cannot be prepared, and why."""
        return self.workshop.broken

    def ready(self, name: str) -> bool:
        """Whether a game can be played at once; otherwise it is being prepared from now on."""
        if name in self._ready:
            return True
        self.workshop.want(name)
        return False

    def is_ready(self, name: str) -> bool:
        """Whether a game is ready, without doing anything about it."""
        return name in self._ready

    async def wait_ready(self, name: str) -> None:
        """Return when a game can be played."""
        while not self.ready(name):
            if name in self.broken:
                raise Refused(503, "rules-broken")
            await asyncio.sleep(0.02)

    def warm(self) -> None:
        """Load what was compiled before, so that the first page need not."""
        for name in cm.games():
            if is_prepared(cm.game(name).package, "rules"):
                self.workshop.want(name)

    def _want_bots(self, room: Room) -> None:
        """What the bots at a table think with is compiled before what nobody waits for."""
        levels = [seat.plays for seat in room.seats if seat.plays]
        self.workshop.want_bots(room.game.name, levels)

    # --- tables ---------------------------------------------------------------------------

    def has(self, table_id: str) -> bool:
        """Whether a table is in memory."""
        return table_id in self._alive

    async def kept(self, table_id: str) -> Kept:
        """A table as it is kept; Refused if there is none."""
        known = len(table_id) <= 40 and table_id.isascii() and table_id.isprintable()
        kept = await self.store.load(table_id) if known else None
        if kept is None:
            raise Refused(404, "no-table")
        return kept

    def at_hand(self, table_id: str) -> Room | None:
        """The room of a table that is in memory and up to date; None: `room` has it."""
        room = self._rooms.get(table_id)
        if room is None or table_id in self._behind:
            return None
        self._rooms.move_to_end(table_id)
        return room

    async def room(self, table_id: str) -> Room:
        """The room of a table; Refused if there is none."""
        room = self._alive.get(table_id)
        if room is not None:
            self._rooms[table_id] = room
            self._rooms.move_to_end(table_id)
            if table_id in self._behind:
                await self.heard(table_id)
            return room
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id in self._alive:
                    return self._alive[table_id]
                kept = await self.kept(table_id)
                await self.wait_ready(kept.info["game"])
                room = Room(self.house, kept)
                self._want_bots(room)
                await room.catch_up()
                await room.hear_chat()
                room.terms = await terms.read(self.store, table_id)
                room = self._rooms[table_id] = self._alive.setdefault(table_id, room)
                room.presence.loaded()
        finally:
            self._loading.pop(table_id, None)
        if table_id in self._behind:
            await self.heard(table_id)
        self._make_room()
        return room

    def _make_room(self) -> None:
        """Forget tables that nobody looks at; they are stored."""
        if len(self._rooms) <= MOST_ROOMS:
            return
        for key, room in list(self._rooms.items())[: len(self._rooms) - MOST_ROOMS]:
            if not room.listeners and not room.busy.locked() and not room.bots.thinking:
                del self._rooms[key]
                self.queue.forget(key)

    async def heard(self, table_id: str, more: bool = True) -> None:
        """Another process changed a table: its moves, or more than those."""
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
                    await room.hear_chat()
                    kept = await self.store.load(table_id)
                    if kept is None:
                        self._drop(room)
                        return
                    room.adopt(kept)
                    room.terms = await terms.read(self.store, table_id)
        except Exception:
            self._behind.add(table_id)  # until it has been read, nobody is shown the table
            raise
        self._behind.discard(table_id)
        if moved or more:
            await self._told(room)

    async def _settled(self) -> None:
        try:
            await self.store.settle()
        except NotStored:
            raise Refused(503, "not-read") from None

    def _not_here(self, table_id: str) -> None:
        if table_id in self._loading:  # perhaps too late for what was read
            self._behind.add(table_id)

    async def heard_all(self, changed: Mapping[str, bool]) -> None:
        """Other processes changed tables: their moves, or more than those. What is only moves is
        read for all of them at once."""
        plain: list[Room] = []
        for table_id, more in changed.items():
            room = self._alive.get(table_id)
            if room is None:
                self._not_here(table_id)
            elif more or table_id in self._behind:
                background.start(self.heard(table_id, more), LOST)
            else:
                plain.append(room)
        if not plain:
            return
        try:
            timed = [room.id for room in plain if room.info["pace"]]
            found, clocks = await self.store.news({r.id: r.version for r in plain}, timed)
        except Exception:
            self._behind.update(room.id for room in plain)
            raise
        for room in plain:
            new = [move for move in found[room.id] if move.version > room.version]
            if room.busy.locked() or (new and new[0].version != room.version + 1):
                background.start(self.heard(room.id, more=False), LOST)
            elif new:
                room.info = {**room.info, **clocks.get(room.id, {})}
                room.take_over(new)
                background.start(self._told(room), LOST)

    async def _told(self, room: Room) -> None:
        await room.tell()
        await settle(room)

    async def heard_here(self, word: dict[str, Any]) -> None:
        """Another process tells who is at a table."""
        room = self._alive.get(word["table"])
        if room is not None:
            room.presence.heard(word)

    async def tell_places(self) -> None:
        """Whoever waits for a bot that waits is told when its place in the queue has changed."""
        told: dict[str, int] = {}
        while True:
            await asyncio.sleep(PLACES)
            now = {room.id: room.place for room in self.loaded() if room.place and room.listeners}
            for room in self.loaded():
                if now.get(room.id, 0) != told.get(room.id, 0) and room.listeners:
                    room.serial += 1
                    self.house.tell(room)
            told = {table_id: place for table_id, place in now.items() if place}

    async def delete(self, table_id: str) -> None:
        """Delete a table; whoever is looking at it is sent away."""
        await self.store.delete(table_id)
        room = self._alive.get(table_id)
        if room is not None:
            self._drop(room)

    def _drop(self, room: Room) -> None:
        room.gone = True
        self._rooms.pop(room.id, None)
        self._alive.pop(room.id, None)
        self.queue.forget(room.id)
        for ear in list(room.listeners):
            ear.close()

    async def catch_up(self) -> None:
        """Read again what could not be read when it was heard of."""
        while True:
            await asyncio.sleep(RETRY)
            for table_id in list(self._behind):
                with contextlib.suppress(Exception):
                    await self.heard(table_id)
            self._behind &= set(self._alive)

    async def hear_all(self) -> None:
        """Something may have been missed: check every table."""
        for room in self.loaded():
            await self.heard(room.id)

    async def open(
        self,
        table: Table,
        seats: Sequence[Seat],
        held: Sequence[tuple[str, int]],
        *,
        origin: str = "seed",
        chance: str = "drawn",
        public: bool = False,
        parent: tuple[str, int] | None = None,
        patience: int = PATIENCE,
        series: str | None = None,
        pace: str | None = None,
        client: str = "",
        reserved: str = "",
    ) -> Room:
        """A new table with these people; a table that was played already brings its past."""
        table_id = reserved or new_id()
        now = time.time()
        start = table.start()
        position = start.position()
        info: TableInfo = {
            "id": table_id,
            "game": table.game.name,
            "players": table.players,
            "start": json.dumps(position),
            "salt": secrets.token_hex(16),
            "origin": origin,
            "chance": chance,
            "public": public,
            "parent": parent[0] if parent else None,
            "parent_ply": parent[1] if parent else None,
            "created": now,
            "active": now,
            "over": table.over,
            "asked": None,
            "next": None,
            "patience": patience,
            "ended": None,
            "offer": None,
            "pace": pace,
            "clock": None,
            "due": None,
            "series": series,
        }
        people = [seat.row(number) for number, seat in enumerate(seats)]
        async with self._opening:
            await self.store.make(info, people, held)
            past = past_moves(table_id, table, now)
            await asyncio.gather(*(self.store.move(move) for move in past))
        room = Room(self.house, Kept(info, position, people), start)
        if past:
            await room.catch_up()
        room.looked(client)
        self._want_bots(room)
        self._rooms[table_id] = self._alive[table_id] = room
        self._make_room()
        room.wake_bot()
        return room


def _nobody(room: Room) -> None:
    """Nobody listens yet."""


def past_moves(table_id: str, table: Table, now: float) -> list[Move]:
    """The moves of a table that was played before, replayed once from what chance gave."""
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
