"""Names and faces of people, and the codes that take them to another device."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from .. import timing
from .schema import codes, people, progress
from .store import Store, hashed


class Person(msgspec.Struct, frozen=True):
    """The name, face and colour that a person uses at all tables."""

    name: str = ""
    face: str = ""  # an icon; "": that of the seat
    colour: int = -1  # a seat's, as a number; -1: none


async def find(store: Store, who: str) -> Person:
    """Return the person of a browser; the empty person if nothing is stored."""
    query = sa.select(people.c.name, people.c.face, people.c.colour)
    query = query.where(people.c.who == hashed(who))

    def work(db: sa.Connection) -> Person:
        row = db.execute(query).first()
        return Person(*row) if row else Person()

    return await store.read(work)


async def put(store: Store, who: str, person: Person) -> None:
    """Store the person of a browser. Delete the stored progress if the person has no name."""
    mine = people.c.who == hashed(who)
    values = {**msgspec.structs.asdict(person), "changed": timing.epoch()}

    def work(db: sa.Connection) -> None:
        if not db.execute(sa.update(people).where(mine).values(**values)).rowcount:
            db.execute(sa.insert(people).values(who=hashed(who), **values))
        if not person.name:
            db.execute(sa.delete(progress).where(progress.c.who == hashed(who)))

    await store.write("", work)


async def add_code(store: Store, code: str, sealed: str, seconds: float) -> None:
    """Store the hash of a code for some seconds, with the sealed secret that the code opens. Delete
    expired codes."""
    now = timing.epoch()

    def work(db: sa.Connection) -> None:
        db.execute(sa.delete(codes).where(codes.c.until < now))
        db.execute(sa.insert(codes).values(until=now + seconds, code=code, sealed=sealed))

    await store.write("", work)


async def take_code(store: Store, code: str) -> str | None:
    """Return the sealed secret of a code and delete the code. Return None if the code is unknown or
    has expired."""
    now = timing.epoch()

    def work(db: sa.Connection) -> str | None:
        good = (codes.c.code == code, codes.c.until > now)
        sealed: str | None = db.scalar(sa.select(codes.c.sealed).where(*good))
        db.execute(sa.delete(codes).where(codes.c.code == code))
        return sealed

    return await store.write("", work)
