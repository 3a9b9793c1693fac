"""The person at this browser."""

from __future__ import annotations

import msgspec

from .store import Store


class Person(msgspec.Struct, frozen=True):
    """What a person has chosen for all tables."""

    name: str = ""
    face: str = ""  # an icon; "": that of the seat
    colour: int = -1  # a seat's, as a number; -1: none


async def find(store: Store, who: str) -> Person:
    """Return the person of this browser."""
    return Person(**store.record("person"))  # type: ignore[arg-type]


async def put(store: Store, who: str, person: Person) -> None:
    """Keep the person of this browser."""
    store.records["person"] = msgspec.structs.asdict(person)
    await store.put_record("person")


async def add_code(store: Store, code: str, sealed: str, seconds: float) -> None:
    """Do nothing: no other browser can take the code."""


async def take_code(store: Store, code: str) -> str | None:
    """Return None: no other browser has made a code."""
    return None
