"""Who holds which seat: always this browser."""

from __future__ import annotations

from collections.abc import Mapping

from cheesemoon.server.storage.rows import MADE_IT

from .people import find
from .store import Store, hashed


async def maker(store: Store, table_id: str) -> tuple[list[int], str]:
    """Return the seats that the maker of a table holds there, and the maker's name."""
    held = sorted(h.seat for h in store.tables[table_id].holders if h.seat != MADE_IT)
    return held, (await find(store, "")).name


async def take(store: Store, table_id: str, seat: int, who: str, renewed: int) -> bool:
    """Return False: no seat is open for others."""
    return False


async def move(
    store: Store,
    table_id: str,
    who: str,
    old: int,
    new: int,
    change: Mapping[int, Mapping[str, object]],
) -> bool:
    """Move this browser to another seat, and change columns of some seats."""
    for holding in store.tables[table_id].holders:
        if (holding.who, holding.seat) == (hashed(who), old):
            holding.seat = new
    for seat, values in change.items():
        await store.change_seat(table_id, seat, **values)
    return True


async def sit(
    store: Store, table_id: str, seat: int, who: str, known: int, renewed: int
) -> int | None:
    """Return None: there are no links to seats."""
    return None


async def is_in_rated_game(store: Store, who: str) -> bool:
    """Return False: there is no ladder."""
    return False


async def hide(store: Store, who: str, table_id: str) -> bool:
    """Take a table off the list. Return False if it was never on it."""
    kept = store.tables.get(table_id)
    if kept is None:
        return False
    for holding in kept.holders:
        holding.hidden = True
    await store.keep_table(table_id)
    return True


async def hand_over(store: Store, old: str, new: str) -> None:
    """Do nothing: there is one browser."""
