"""On which terms a table is played: whether it counts for the ladder, whether people talk there,
and how many actions onlookers are behind."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..storage import agreed
from ..storage.store import Store

MOST_DELAY = 50


class Terms(NamedTuple):
    """What was agreed when the table was made; its maker may end the talk later."""

    rated: bool = False
    chat: bool = True
    delay: int = 0


async def read(store: Store, table_id: str) -> Terms:
    """The terms of a table; the usual ones where nothing was said."""
    said = await agreed.terms_of(store, table_id)
    return Terms(*said) if said else Terms()


async def agree(room: Any, terms: Terms) -> None:
    """From now on the table is played on these terms."""
    if terms != room.terms:
        await agreed.set_terms(room.store, room.id, terms._asdict())
        room.terms = terms
