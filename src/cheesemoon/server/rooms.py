"""All tables that somebody is at (each a `Room`), and the rules that they need."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import cheesemoon as cm
from cheesemoon.core import Table
from cheesemoon.core.rule import is_prepared

from . import garbage, players
from .room import Refused, Room, Seat, seed_hash
from .store import Kept, Move, Store
from .thinkers import Thinkers

logger = logging.getLogger("cheesemoon.server")

MOST_ROOMS = 2000
AT_ONCE = 2  # new tables; when many want one, those who play already do not wait for them
BOT_PAUSE = 0.6  # seconds before a bot acts, so that people can follow


class Rooms:
    """All tables that somebody is at."""

    def __init__(self, store: Store, bot_pause: float = BOT_PAUSE) -> None:
        self.store = store
        self.bot_pause = bot_pause
        self.stopping = asyncio.Event()
        self.thinkers = Thinkers(2, "bot")
        self.bots = players.Bots()
        self.preparing: dict[str, tuple[int, int]] = {}
        self.broken: dict[str, str] = {}
        self._ready: set[str] = set()
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._opening = asyncio.Semaphore(AT_ONCE)
        self.tell: Callable[[Room], Awaitable[None]] = _nobody

    def __len__(self) -> int:
        return len(self._rooms)

    def loaded(self) -> list[Room]:
        """The rooms in memory."""
        return list(self._rooms.values())

    # --- rules, compiled on the first start ----------------------------------------------------

    def ready(self, name: str) -> bool:
        """Whether a game can be played at once; otherwise it is being prepared from now on."""
        if name in self._ready:
            return True
        if name not in self.preparing:
            self.preparing[name] = (0, 1)
            # a daemon: whoever stops the server does not wait for a compiler
            threading.Thread(target=self._prepare, args=(name,), daemon=True).start()
        return False

    def is_ready(self, name: str) -> bool:
        """Whether a game is ready, without doing anything about it."""
        return name in self._ready

    def _prepare(self, name: str) -> None:
        def step(done: int, everything: int) -> None:
            self.preparing[name] = (done, everything)

        try:
            game = cm.game(name)
            game.prepare(step)
            game.prepare_pictures(lambda done, everything: None)
            game.try_out()
            garbage.settle()
        except Exception as error:
            logger.exception("rules cannot be prepared", extra={"game": name})
            self.broken[name] = str(error)
            return
        self._ready.add(name)
        game.prepare_senses(lambda done, everything: None)  # people can play; now for the bots
        garbage.settle()

    async def wait_ready(self, name: str) -> None:
        """Return when a game can be played."""
        while not self.ready(name):
            if name in self.broken:
                raise Refused(503, "rules-broken")
            await asyncio.sleep(0.02)

    def warm(self) -> None:
        """Load what was compiled before, so that the first page need not."""
        for name in cm.games():
            if is_prepared(cm.game(name).room, "rules"):
                self.ready(name)

    # --- tables ---------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table; Refused if there is none."""
        room = self._rooms.get(table_id)
        if room is not None:
            self._rooms.move_to_end(table_id)
            return room
        if len(table_id) > 40:
            raise Refused(404, "no-table")
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id in self._rooms:
                    return self._rooms[table_id]
                kept = await self.store.load(table_id)
                if kept is None:
                    raise Refused(404, "no-table")
                await self.wait_ready(kept.info["game"])
                room = Room(self, kept)
                await room.catch_up()
                await room.hear_chat()
                self._rooms[table_id] = room
        finally:
            self._loading.pop(table_id, None)
        self._make_room()
        return room

    def _make_room(self) -> None:
        """Forget tables that nobody looks at; they are stored."""
        if len(self._rooms) <= MOST_ROOMS:
            return
        for key, room in list(self._rooms.items())[: len(self._rooms) - MOST_ROOMS]:
            if not room.listeners and not room.busy.locked():
                del self._rooms[key]
                self.bots.forget(key)

    async def heard(self, table_id: str, more: bool = True) -> None:
        """Another process changed a table: its moves, or more than those."""
        room = self._rooms.get(table_id)
        if room is None:
            return
        async with room.busy:
            moved = await room.catch_up()
            if more:
                await room.hear_chat()
                kept = await self.store.load(table_id)
                if kept is not None:
                    room.adopt(kept)
        if moved or more:
            await room.tell()

    async def hear_all(self) -> None:
        """Something may have been missed: look after every table."""
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
    ) -> Room:
        """A new table with these people; a table that was played already brings its past."""
        table_id = secrets.token_urlsafe(12)
        now = time.time()
        start = table.start()
        position = start.position()
        info: dict[str, Any] = {
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
        }
        people = [
            {"seat": i, "bot": s.bot, "stand_in": s.stand_in, "name": s.name}
            for i, s in enumerate(seats)
        ]
        async with self._opening:
            await self.store.make(info, people, held)
            past = past_moves(table_id, table, now)
            await asyncio.gather(*(self.store.move(move) for move in past))
        room = Room(self, Kept(info, position, people), start)
        if past:
            await room.catch_up()
        self._rooms[table_id] = room
        self._make_room()
        room.wake_bot()
        return room


async def _nobody(room: Room) -> None:
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


__all__ = ["BOT_PAUSE", "Refused", "Room", "Rooms", "Seat", "seed_hash"]
