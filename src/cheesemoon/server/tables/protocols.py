"""A room and all rooms, as far as the parts that a room is made of need them: so the parts do not
import what imports them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from cheesemoon.core import Game, Table

from ..storage.schema import ChatLine, TableInfo
from ..storage.store import Store
from .ended import Ended
from .seats import Asked, Ply, Seat


class Room(Protocol):
    """One table that people are at; see `room`."""

    id: str
    game: Game
    info: TableInfo
    start: Table
    table: Table
    seats: list[Seat]
    plies: list[Ply]
    version: int
    serial: int
    client: str
    chat: list[ChatLine]
    pending: tuple[int, str] | None
    listeners: set[Any]
    busy: Any
    house: Any
    store: Store
    presence: Any
    asked: Asked | None
    gone: bool

    @property
    def by_hand(self) -> bool: ...
    @property
    def ended(self) -> Ended | None: ...
    @property
    def watched(self) -> bool: ...
    def at(self, ply: int) -> Table: ...
    def looked(self, client: str) -> None: ...
    def others(self, held: Sequence[int]) -> list[int]: ...
    def present(self, seat: int) -> bool: ...
    def stop(self) -> None: ...
    async def act(
        self, seat: int, action: str, version: int, numbers: Sequence[int] | None = None
    ) -> None: ...
    async def note(self, kind: str, seat: int | None, **args: Any) -> None: ...
    async def renew(self, seat: int, keep: str) -> None: ...
    async def tell(self) -> None: ...
    async def catch_up(self) -> bool: ...
    def tell_all(self) -> None: ...


class Rooms(Protocol):
    """All tables that somebody is at; see `rooms`."""

    store: Store

    def loaded(self) -> Sequence[Room]: ...
    async def room(self, table_id: str) -> Room: ...
    async def heard(self, table_id: str, more: bool = True) -> None: ...
