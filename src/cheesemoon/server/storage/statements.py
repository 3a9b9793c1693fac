"""Changes of a table or a seat that is kept.

Making a statement takes longer than what most of them do: there is one for all changes of the same
columns.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import sqlalchemy as sa

from .schema import ChatLine, TableChange, chat, keys, seats, tables

Change = Callable[[sa.Connection], None]


def of_table(table_id: str, values: TableChange) -> Change:
    """These columns of a table have other values."""
    return _work(_table(tuple(values)), values, table=table_id)


def of_move(table_id: str, also: TableChange | None, more: Change | None) -> Change | None:
    """What is done together with a move: columns of its table, and more; None: nothing."""
    change = of_table(table_id, also) if also else None
    if change is None or more is None:
        return change or more

    def both(db: sa.Connection) -> None:
        change(db)
        more(db)

    return both


def of_seat(table_id: str, seat: int, values: Mapping[str, Any]) -> Change:
    """These columns of a seat have other values."""
    return _work(_seat(tuple(values)), values, table=table_id, seat=seat)


@cache
def _table(columns: tuple[str, ...]) -> sa.Update:
    return sa.update(tables).where(tables.c.id == sa.bindparam("of_table")).values(_new(columns))


@cache
def _seat(columns: tuple[str, ...]) -> sa.Update:
    mine = seats.c.table_id == sa.bindparam("of_table"), seats.c.seat == sa.bindparam("of_seat")
    return sa.update(seats).where(*mine).values(_new(columns))


def _new(columns: tuple[str, ...]) -> dict[str, Any]:
    return {name: sa.bindparam(f"new_{name}") for name in columns}


def _work(query: sa.Update, values: Mapping[str, Any], **which: Any) -> Change:
    row = {f"of_{name}": value for name, value in which.items()}
    row |= {f"new_{name}": value for name, value in values.items()}

    def work(db: sa.Connection) -> None:
        db.execute(query, row)

    return work


def touch(db: sa.Connection) -> None:
    """Write something that means nothing."""
    now, mine = str(time.time()), keys.c.name == "health"
    if not db.execute(sa.update(keys).where(mine).values(value=now)).rowcount:
        db.execute(sa.insert(keys).values(name="health", value=now))


# --- chat ---

_OF_TABLE = chat.c.table_id == sa.bindparam("of_table")
_SAID = (
    sa.select(chat)
    .where(_OF_TABLE, chat.c.n > sa.bindparam("since"))
    .order_by(chat.c.n.desc())
    .limit(sa.bindparam("most"))
)
_LAST = sa.select(sa.func.max(chat.c.n)).where(_OF_TABLE)
_SAY = sa.insert(chat)


def said(db: sa.Connection, table_id: str, since: int, most: int) -> list[ChatLine]:
    """The last lines after one, in order."""
    asked = {"of_table": table_id, "since": since, "most": most}
    return [ChatLine(*row) for row in db.execute(_SAID, asked)][::-1]


def say(db: sa.Connection, table_id: str, **line: Any) -> int:
    """One more; its number."""
    last = db.scalar(_LAST, {"of_table": table_id})
    n = 0 if last is None else int(last) + 1
    db.execute(_SAY, {"table_id": table_id, "n": n, "at": time.time(), **line})
    return n
