"""Guests who come early. A browser has none: no other browser can open its links."""

from __future__ import annotations

import msgspec

from .store import Store

HOST = -1  # the chair of the host
WAITS = 20.0  # seconds since the last sign of a guest who still waits


class Early(msgspec.Struct, frozen=True):
    """A person at a table that does not exist yet."""

    chair: int
    game: str
    name: str = ""
    face: str = ""
    at: float = 0.0


async def see(store: Store, table_id: str, person: Early) -> None:
    """Do nothing: no guest can come."""


async def find(store: Store, table_id: str) -> dict[int, Early]:
    """Return no guests."""
    return {}


async def forget(store: Store, table_id: str) -> None:
    """Do nothing: no guest has come."""
