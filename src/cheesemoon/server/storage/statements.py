"""Statements that change one table or one seat, and those of the chat.

SQLAlchemy needs longer to build a statement than the database to run it. So statements that set
the same columns are built once and cached.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

import sqlalchemy as sa

from .. import timing
from .rows import ChatLine, SeatChange, TableChange, decode_line, encode
from .schema import chat, keys, seats, tables

Change = Callable[[sa.Connection], None]


def of_table(table_id: str, values: TableChange) -> Change:
    """Return work that sets columns of a table."""
    return _work(_table(tuple(values)), {"of_table": table_id}, values)


def of_move(table_id: str, also: TableChange | None, more: Change | None) -> Change | None:
    """Return work for the transaction of a move: set columns of its table, then `more`. Return
    None if there is nothing to do."""
    change = of_table(table_id, also) if also else None
    if change is None or more is None:
        return change or more

    def both(db: sa.Connection) -> None:
        change(db)
        more(db)

    return both


def of_seat(table_id: str, seat: int, values: SeatChange) -> Change:
    """Return work that sets columns of a seat."""
    return _work(_seat(tuple(values)), {"of_table": table_id, "of_seat": seat}, values)


@cache
def _table(columns: tuple[str, ...]) -> sa.Update:
    return sa.update(tables).where(tables.c.id == sa.bindparam("of_table")).values(_new(columns))


@cache
def _seat(columns: tuple[str, ...]) -> sa.Update:
    mine = seats.c.table_id == sa.bindparam("of_table"), seats.c.seat == sa.bindparam("of_seat")
    return sa.update(seats).where(*mine).values(_new(columns))


def _new(columns: tuple[str, ...]) -> dict[str, sa.BindParameter[object]]:
    return {name: sa.bindparam(f"new_{name}") for name in columns}


def _work(query: sa.Update, which: dict[str, object], values: Mapping[str, object]) -> Change:
    row = which | {f"new_{name}": value for name, value in encode(values).items()}

    def work(db: sa.Connection) -> None:
        db.execute(query, row)

    return work


def touch(db: sa.Connection) -> None:
    """Write a row without meaning, to test whether the database can be written."""
    now, mine = str(timing.epoch()), keys.c.name == "health"
    if not db.execute(sa.update(keys).where(mine).values(value=now)).rowcount:
        db.execute(sa.insert(keys).values(name="health", value=now))


# --- chat -----------------------------------------------------------------------------------------

_OF_TABLE = chat.c.table_id == sa.bindparam("of_table")
_LINES = (
    sa.select(chat)
    .where(_OF_TABLE, chat.c.n > sa.bindparam("since"))
    .order_by(chat.c.n.desc())
    .limit(sa.bindparam("most"))
)
_LAST = sa.select(sa.func.max(chat.c.n)).where(_OF_TABLE)
_INSERT = sa.insert(chat)


def read_lines(db: sa.Connection, table_id: str, since: int, most: int) -> list[ChatLine]:
    """Return the last `most` lines of a chat after number `since`, in order."""
    which = {"of_table": table_id, "since": since, "most": most}
    return [decode_line({**row}) for row in db.execute(_LINES, which).mappings()][::-1]


def add_line(db: sa.Connection, table_id: str, line: Mapping[str, object]) -> int:
    """Insert a line of chat with the columns `line`. Return its number."""
    last = db.scalar(_LAST, {"of_table": table_id})
    n = 0 if last is None else int(last) + 1
    db.execute(_INSERT, {"table_id": table_id, "n": n, "at": timing.epoch(), **line})
    return n
