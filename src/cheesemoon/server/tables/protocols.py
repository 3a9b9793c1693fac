"""Protocols of Room and Rooms, to avoid circular imports."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

from cheesemoon.core import Game, Table
from cheesemoon.core.game.contract import Position

from ..storage.rows import Asked, ChatLine, Ended, LineKind, Offer, Pace, Seat, TableRow
from ..storage.store import Store
from ..storage.terms import Terms
from ..thinking.fair_queue import Queue
from .seats import Ply


class Subscriber(Protocol):
    """An open event stream of a table."""

    @property
    def held(self) -> tuple[int, ...]: ...  # seats of its browser or program
    @property
    def is_page(self) -> bool: ...  # of a browser, not of a program
    @property
    def waiting(self) -> Sequence[bytes]: ...  # messages that are queued
    def put(self, data: bytes) -> None: ...
    def close(self) -> None: ...


class Presence(Protocol):
    """The players at one table; see `presence`."""

    def own(self) -> set[int]: ...
    def since(self, seat: int) -> float: ...
    def update(self, mine: bool = True) -> None: ...
    def publish(self, ask: bool = False) -> None: ...


class House(Protocol):
    """The objects that all tables of a process share; see `room`."""

    @property
    def queue(self) -> Queue: ...
    @property
    def bot_pause(self) -> float: ...
    @property
    def stopping(self) -> asyncio.Event: ...


class Room(Protocol):
    """A table in memory; see `room`."""

    id: str
    game: Game
    info: TableRow
    start: Table
    laid_out: Position  # of `start`, as stored
    table: Table
    seats: list[Seat]
    plies: list[Ply]
    version: int
    serial: int
    client: str
    chat: list[ChatLine]
    pending: tuple[int, str] | None
    listeners: set[Subscriber]
    busy: asyncio.Lock
    store: Store
    gone: bool
    terms: Terms

    @property
    def counts_so_far(self) -> bool: ...
    @property
    def house(self) -> House: ...
    @property
    def presence(self) -> Presence: ...
    @property
    def by_hand(self) -> bool: ...
    @property
    def seed_hash(self) -> str: ...
    @property
    def asked(self) -> Asked | None: ...
    @property
    def ended(self) -> Ended | None: ...
    @property
    def offer(self) -> Offer | None: ...
    @property
    def pace(self) -> Pace | None: ...
    @property
    def watched(self) -> bool: ...
    def at(self, ply: int) -> Table: ...
    def note_request(self, client: str) -> None: ...
    def others(self, held: Sequence[int]) -> list[int]: ...
    def present(self, seat: int) -> bool: ...
    def stop(self) -> None: ...
    def publish(self) -> None: ...
    def redraw(self) -> None: ...
    def announce_turn(self) -> None: ...
    async def act(
        self, seat: int, action: str, version: int, numbers: Sequence[int] | None = None
    ) -> None: ...
    async def note(self, kind: LineKind, seat: int | None, **values: str) -> None: ...
    async def renew(self, seat: int, keep: str) -> None: ...
    async def spoil(self, why: str) -> None: ...
    async def catch_up(self) -> bool: ...


class Rooms(Protocol):
    """The tables that a process has in memory; see `rooms`."""

    store: Store

    def loaded(self) -> Sequence[Room]: ...
    async def room(self, table_id: str) -> Room: ...
    async def read_again(self, table_id: str, more: bool = True) -> None: ...
