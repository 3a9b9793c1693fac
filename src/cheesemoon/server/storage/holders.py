"""Which browser holds which seat."""

from __future__ import annotations

from collections.abc import Mapping

import sqlalchemy as sa

from .rows import MADE_IT, SeatChange
from .schema import holders, moves, people, seats, tables, terms
from .statements import of_seat
from .store import Store, hashed


async def maker(store: Store, table_id: str) -> tuple[list[int], str]:
    """Return the seats that the maker of a table holds there, and the maker's chosen name."""

    def work(db: sa.Connection) -> tuple[list[int], str]:
        here = holders.c.table_id == table_id
        who = db.scalar(sa.select(holders.c.who).where(here, holders.c.seat == MADE_IT))
        held = db.execute(
            sa.select(holders.c.seat).where(here, holders.c.who == who, holders.c.seat >= 0)
        )
        name = db.scalar(sa.select(people.c.name).where(people.c.who == who))
        return sorted(row[0] for row in held), str(name or "")

    return await store.read(work)


async def take(store: Store, table_id: str, seat: int, who: str, renewed: int) -> bool:
    """Give an open seat to a browser, with a new link. Return False if the seat is not open any
    more."""

    def work(db: sa.Connection) -> bool:
        mine = (seats.c.table_id == table_id, seats.c.seat == seat, seats.c.open)
        taken = sa.update(seats).where(*mine).values(open=False, renewed=renewed)
        if not db.execute(taken).rowcount:
            return False
        row = {"who": hashed(who), "table_id": table_id, "seat": seat}
        db.execute(sa.insert(holders).values(row))
        return True

    return await store.write(table_id, work)


async def sit(
    store: Store, table_id: str, seat: int, who: str, known: int, renewed: int
) -> int | None:
    """Give a seat to a browser that has its link, renewed `known` times. If `renewed` is another
    number, the first browser gets that link, and no second browser gets the seat. Return which link
    the seat has now; None if it had another one, or if another browser has the seat."""

    def work(db: sa.Connection) -> int | None:
        here = (seats.c.table_id == table_id, seats.c.seat == seat, seats.c.renewed == known)
        if renewed != known and _is_held(db, table_id, seat, hashed(who)):
            return None
        if not db.execute(sa.update(seats).where(*here).values(open=False)).rowcount:
            return None
        row = {"who": hashed(who), "table_id": table_id, "seat": seat}
        same = [holders.c[name] == value for name, value in row.items()]
        is_first = not _is_held(db, table_id, seat)
        if not db.execute(sa.update(holders).where(*same).values(hidden=False)).rowcount:
            db.execute(sa.insert(holders).values(**row))
        if is_first and renewed != known:
            db.execute(sa.update(seats).where(*here).values(renewed=renewed))
        return renewed if is_first else known

    return await store.write(table_id, work)


async def move(
    store: Store, table_id: str, who: str, old: int, new: int, change: Mapping[int, SeatChange]
) -> bool:
    """Move a browser to another seat, and change columns of some seats in the same transaction.
    Return False, and change nothing, if the seat is held or the game has begun."""

    def work(db: sa.Connection) -> bool:
        here = sa.select(seats.c.seat).where(seats.c.table_id == table_id).order_by(seats.c.seat)
        db.execute(here.with_for_update()).all()  # other processes wait
        begun = sa.select(moves.c.version).where(moves.c.table_id == table_id).limit(1)
        if _is_held(db, table_id, new) or db.execute(begun).first() is not None:
            return False
        mine = (holders.c.table_id == table_id, holders.c.who == hashed(who), holders.c.seat == old)
        if not db.execute(sa.update(holders).where(*mine).values(seat=new)).rowcount:
            return False
        for seat, values in change.items():
            of_seat(table_id, seat, values)(db)
        return True

    return await store.write(table_id, work)


def _is_held(db: sa.Connection, table_id: str, seat: int, but: str = "") -> bool:
    """Return True if a browser holds a seat; `but` is the hash of one that is not counted."""
    here = (holders.c.table_id == table_id, holders.c.seat == seat, holders.c.who != but)
    return db.execute(sa.select(holders.c.who).where(*here).limit(1)).first() is not None


async def is_in_rated_game(store: Store, who: str) -> bool:
    """Return True if a browser holds a seat at a rated table whose game is not over."""
    query = sa.select(holders.c.seat).where(
        holders.c.who == hashed(who),
        holders.c.seat >= 0,
        holders.c.table_id.in_(sa.select(terms.c.table_id).where(terms.c.rated)),
        holders.c.table_id.in_(sa.select(tables.c.id).where(sa.not_(tables.c.over))),
    )
    return await store.read(lambda db: db.execute(query.limit(1)).first() is not None)


async def hide(store: Store, who: str, table_id: str) -> bool:
    """Take a table off a browser's list. Return False if the table was never on it."""
    mine = (holders.c.who == hashed(who), holders.c.table_id == table_id)
    query = sa.update(holders).where(*mine).values(hidden=True)
    return bool(await store.write("", lambda db: db.execute(query).rowcount))


async def hand_over(store: Store, old: str, new: str) -> None:
    """Give all seats of one browser to another browser too."""

    def work(db: sa.Connection) -> None:
        place = (holders.c.table_id, holders.c.seat)
        theirs = sa.select(*place).where(holders.c.who == hashed(new))
        have = {tuple(row) for row in db.execute(theirs)}
        rows = db.execute(sa.select(*place).where(holders.c.who == hashed(old))).all()
        missing = [
            {"who": hashed(new), "table_id": row[0], "seat": row[1]}
            for row in rows
            if tuple(row) not in have
        ]
        if missing:
            db.execute(sa.insert(holders), missing)

    await store.write("", work)
