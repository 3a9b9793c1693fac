"""Names and faces of people, and the codes that take them to another device."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from .schema import codes, people
from .store import Store, hashed


async def find(store: Store, who: str) -> tuple[str, str, int] | None:
    """Name, face and colour of a browser's person; None if nothing was said."""
    query = sa.select(people.c.name, people.c.face, people.c.colour)
    query = query.where(people.c.who == hashed(who))

    def work(db: sa.Connection) -> tuple[str, str, int] | None:
        row = db.execute(query).first()
        return (row[0], row[1], row[2]) if row else None

    return await store.read(work)


async def put(store: Store, who: str, chosen: Mapping[str, Any]) -> None:
    """From now on a browser is this person."""
    mine = people.c.who == hashed(who)
    values = {**chosen, "changed": time.time()}

    def work(db: sa.Connection) -> None:
        if not db.execute(sa.update(people).where(mine).values(**values)).rowcount:
            db.execute(sa.insert(people).values(who=hashed(who), **values))

    await store.write("", work)


async def add_code(store: Store, code: str, sealed: str, seconds: float) -> None:
    """A code (its hash) that is good for a while, and what it opens; old ones go."""
    now = time.time()

    def work(db: sa.Connection) -> None:
        db.execute(sa.delete(codes).where(codes.c.until < now))
        db.execute(sa.insert(codes).values(until=now + seconds, code=code, sealed=sealed))

    await store.write("", work)


async def take_code(store: Store, code: str) -> str | None:
    """What a code opens, once; None if there is no such code, or no more."""
    now = time.time()

    def work(db: sa.Connection) -> str | None:
        good = (codes.c.code == code, codes.c.until > now)
        sealed: str | None = db.scalar(sa.select(codes.c.sealed).where(*good))
        db.execute(sa.delete(codes).where(codes.c.code == code))
        return sealed

    return await store.write("", work)
