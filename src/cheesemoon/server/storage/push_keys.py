"""Addresses of browsers for push notifications, and the private key of this server."""

from __future__ import annotations

import json
from collections.abc import Callable

import msgspec
import sqlalchemy as sa

from .schema import holders, keys, pushes
from .store import Store, Taken, hashed


class Subscription(msgspec.Struct, frozen=True):
    """A subscription of a browser: the address and the keys for its notifications."""

    endpoint: str
    keys: dict[str, str]  # "p256dh" and "auth"
    lang: str


async def own_key(store: Store, make: Callable[[], str]) -> str:
    """Return the private key of this server; make it if there is none."""

    def work(db: sa.Connection) -> str:
        found = db.scalar(sa.select(keys.c.value).where(keys.c.name == "push"))
        if found is None:
            found = make()
            db.execute(sa.insert(keys).values(name="push", value=found))
        return str(found)

    try:
        return await store.write("", work)
    except Taken:  # another process made it
        return await store.write("", work)


async def add(store: Store, who: str, subscription: Subscription, most: int) -> None:
    """Store the subscription of a person's browser; keep the latest `most` of a person."""
    row = {**msgspec.structs.asdict(subscription), "keys": json.dumps(subscription.keys)}

    def work(db: sa.Connection) -> None:
        db.execute(sa.delete(pushes).where(pushes.c.endpoint == subscription.endpoint))
        theirs = sa.select(pushes.c.endpoint).where(pushes.c.who == hashed(who))
        mine = db.execute(theirs).all()
        for old in mine[: max(0, len(mine) - most + 1)]:
            db.execute(sa.delete(pushes).where(pushes.c.endpoint == old[0]))
        db.execute(sa.insert(pushes).values(who=hashed(who), **row))

    await store.write("", work)


async def remove(store: Store, who: str, endpoint: str) -> None:
    """Delete the subscription of a person's browser; all of the person's with ""."""
    mine = [pushes.c.who == hashed(who)] + ([pushes.c.endpoint == endpoint] if endpoint else [])
    await store.write("", lambda db: db.execute(sa.delete(pushes).where(*mine)))


async def drop(store: Store, endpoint: str) -> None:
    """Delete an address that its push service has given up."""
    query = sa.delete(pushes).where(pushes.c.endpoint == endpoint)
    await store.write("", lambda db: db.execute(query))


async def of_seat(store: Store, table_id: str, seat: int) -> list[Subscription]:
    """Return the subscriptions of all people who hold a seat and have not hidden the table."""
    who = sa.select(holders.c.who).where(
        holders.c.table_id == table_id, holders.c.seat == seat, sa.not_(holders.c.hidden)
    )
    query = sa.select(pushes).where(pushes.c.who.in_(who))

    def work(db: sa.Connection) -> list[Subscription]:
        return [
            Subscription(row["endpoint"], json.loads(row["keys"]), row["lang"])
            for row in db.execute(query).mappings()
        ]

    return await store.read(work)
