"""Names of `server.storage` that pages import and a browser does not use."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from .store import Change as Change, CommitUnknown as CommitUnknown, Store

PATIENCE = 180  # seconds, the default of a table


class PresenceNotice(msgspec.Struct, rename={"sender": "from"}):
    """The players at a table, as one process tells the others."""

    table: str
    sender: str
    here: list[int]
    typing: list[int]
    ask: bool


class Subscription(msgspec.Struct, frozen=True):
    """Where and how a browser receives notifications."""

    endpoint: str
    keys: dict[str, str]
    lang: str


class Health:
    """Whether the store works. Nothing asks it in a browser."""


async def own_key(store: Store, make: Callable[[], str]) -> str:
    """Return no key: there are no notifications."""
    return ""


async def of_seat(store: Store, table_id: str, seat: int) -> list[Subscription]:
    """Return no subscriptions."""
    return []


async def add(*args: object) -> bool:
    """Keep nothing: there are no notifications and no reports."""
    return False


remove = drop = add


def shown(url: str) -> str:
    """Return an address as it is."""
    return url


def sqlite_url(path: object) -> str:
    """Return no address: there is no database."""
    return ""


def is_away(error: BaseException) -> bool:
    """Return False: there is no database that could be away."""
    return False
