"""The terms of tables."""

from __future__ import annotations

import msgspec

from .store import Store


class Terms(msgspec.Struct, frozen=True):
    """What was agreed when the table was made."""

    rated: bool = False
    chat: bool = True
    delay: int = 0  # actions that spectators are behind
    spoiled: str = ""  # why a rated game does not count any more


async def read(store: Store, table_id: str) -> Terms:
    """Return the terms of a table."""
    kept = store.tables.get(table_id)
    return Terms(*kept.terms) if kept else Terms()  # type: ignore[arg-type]


async def replace(store: Store, table_id: str, agreed: Terms) -> None:
    """Keep new terms of a table."""
    store.tables[table_id].terms = [agreed.rated, agreed.chat, agreed.delay]
    await store.keep_table(table_id)


async def spoil(store: Store, table_id: str, why: str) -> None:
    """Do nothing: no game is rated."""
