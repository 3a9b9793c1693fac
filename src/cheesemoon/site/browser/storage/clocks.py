"""Clocks of tables. Time that passes while no page is open is given back."""

from __future__ import annotations

from typing import NamedTuple

from cheesemoon.server.storage.rows import Clock, Pace

from .store import Store


class Running(NamedTuple):
    """A table whose clock runs."""

    table_id: str
    due: float
    pace: Pace | None
    clock: Clock | None


async def due(store: Store, before: float) -> tuple[list[tuple[str, float]], bool]:
    """Return the tables whose time ran out before that moment, and whether any clock runs."""
    found = [(key, kept.info.due) for key, kept in store.tables.items() if kept.info.due]
    return [(key, at) for key, at in found if at < before], bool(found)


async def running(store: Store) -> list[Running]:
    """Return all tables whose clocks run."""
    rows = [kept.info for kept in store.tables.values()]
    return [Running(row.id, row.due, row.pace, row.clock) for row in rows if row.due]


async def move_due(store: Store, table_id: str, known: float, to: float | None) -> bool:
    """Set when a clock is checked next, if its `due` still is `known`."""
    kept = store.tables.get(table_id)
    if kept is None or kept.info.due != known:
        return False
    await store.change(table_id, {"due": to})
    return True


async def mark_reminded(store: Store, table_id: str, known: Clock) -> bool:
    """Return False: a browser sends no reminders."""
    return False


async def sign(store: Store, now: float) -> None:
    """Keep that the site was open at that moment."""
    store.record("alive")["at"] = now
    await store.put_record("alive")


async def give_back(store: Store, now: float, outage: float) -> tuple[float, list[str]]:
    """Extend every clock by the time in which the site was closed, if that is at least `outage`
    seconds. Return the seconds and the tables."""
    last = float(str(store.record("alive").get("at", 0.0)))
    if now - last < outage:
        return 0.0, []
    moved = []
    for table_id, kept in store.tables.items():
        if kept.info.due:
            since = max(last, kept.info.clock.since if kept.info.clock else 0.0)
            await store.change(table_id, {"due": kept.info.due + max(0.0, now - since)})
            moved.append(table_id)
    await sign(store, now)
    return now - last if last else 0.0, moved
