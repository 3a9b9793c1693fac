"""The progress of people with a name, as their browsers send it: records, badges, days.

Each person has one row. A browser reads it, merges it with its own progress, and writes it back
with the version that it read. `deletions` lets other devices drop what was deleted here.
"""

from __future__ import annotations

import zlib
from typing import NamedTuple

import sqlalchemy as sa

from .. import timing
from .schema import progress
from .store import Store, hashed

LARGEST = 1 << 21  # bytes of JSON; longer data counts as damaged


class Stored(NamedTuple):
    """The row of a person. Version 0: there is none."""

    mark: str  # of the person and the deletions; public
    version: int
    text: str  # JSON; whatever could be read if `is_damaged`
    is_damaged: bool = False


async def find(store: Store, who: str) -> Stored:
    """Return the progress of a browser's person."""
    query = sa.select(progress.c.deletions, progress.c.version, progress.c.data)
    query = query.where(progress.c.who == hashed(who))

    def work(db: sa.Connection) -> Stored:
        row = db.execute(query).first()
        if row is None:
            return Stored(_mark(who, 0), 0, "{}")
        text, is_damaged = _unpack(row.data)
        return Stored(_mark(who, row.deletions), row.version, text, is_damaged)

    return await store.read(work)


async def put(store: Store, who: str, read: Stored, text: str) -> bool:
    """Store progress in place of the version that was read. Return False if the row has changed
    since, and store nothing then."""
    data = await store.off_the_loop(lambda: zlib.compress(text.encode()))

    def work(db: sa.Connection) -> bool:
        deletions, version = _state(db, who)
        if (_mark(who, deletions), version) != (read.mark, read.version):
            return False
        return _write(db, who, deletions, version + 1, data)

    return await store.write("", work)


async def clear(store: Store, who: str) -> str:
    """Delete the progress of a browser's person, and let other devices delete theirs. Return the
    new mark."""

    def work(db: sa.Connection) -> str:
        deletions, version = _state(db, who)
        _write(db, who, deletions + 1, version + 1, zlib.compress(b"{}"))
        return _mark(who, deletions + 1)

    return await store.write("", work)


def _state(db: sa.Connection, who: str) -> tuple[int, int]:
    """Return the deletions and the version of a row, and lock it; 0 and 0 if there is none."""
    query = sa.select(progress.c.deletions, progress.c.version)
    row = db.execute(query.where(progress.c.who == hashed(who)).with_for_update()).first()
    return (row.deletions, row.version) if row else (0, 0)


def _write(db: sa.Connection, who: str, deletions: int, version: int, data: bytes) -> bool:
    """Change the row, or add it. Return False if another process adds it at this moment."""
    values = {
        "deletions": deletions,
        "version": version,
        "data": data,
        "changed": timing.epoch(),
    }
    mine = progress.c.who == hashed(who)
    if db.execute(sa.update(progress).where(mine).values(**values)).rowcount:
        return True
    try:
        with db.begin_nested():
            db.execute(sa.insert(progress).values(who=hashed(who), **values))
    except sa.exc.IntegrityError:
        return False
    return True


def _mark(who: str, deletions: int) -> str:
    """Return the public name of a person's progress. A deletion changes it."""
    return f"{hashed(who)[:12]}.{deletions}"


def _unpack(data: bytes) -> tuple[str, bool]:
    """Return the stored text, and True if it is damaged."""
    opened = zlib.decompressobj()
    try:
        raw = opened.decompress(data, LARGEST)
        return raw.decode(), not opened.eof
    except (zlib.error, UnicodeDecodeError):
        return data.decode(errors="replace")[:1000], True
