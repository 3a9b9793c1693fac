"""Lines of the chat that are kept. As with changes, there is one statement for all of a kind."""

from __future__ import annotations

import time
from typing import Any, cast

import sqlalchemy as sa

from .schema import ChatLine, chat

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
    rows = [dict(row) for row in db.execute(_SAID, asked).mappings()]
    return cast(list[ChatLine], rows[::-1])


def say(db: sa.Connection, table_id: str, **line: Any) -> int:
    """One more; its number."""
    last = db.scalar(_LAST, {"of_table": table_id})
    n = 0 if last is None else int(last) + 1
    db.execute(_SAY, {"table_id": table_id, "n": n, "at": time.time(), **line})
    return n
