"""A name and a face of one's own, kept for a browser's secret; and names that cannot be mistaken.

Nobody has an account: whoever has the secret is the person. A code takes the secret to another
device, once and for ten minutes; it is kept sealed, and only the code opens it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import sqlalchemy as sa

from cheesemoon.core import LANGUAGES

from . import faces
from .people import Seat, visible
from .refusal import Refused
from .render import WORDS
from .schema import codes, holders, people
from .store import Store, hashed

CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that is taken for another
CODE_LENGTH = 8
CODE_SECONDS = 600
MOST_MARKS = 2  # accents on one letter
_SCRIPTS = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE")  # whose letters look alike

_TWINS = dict(
    zip(
        "аеорсухіјѕһԁԛԝвкмнтзбгпαορτνυικχεηρβμωγоӏıɩǀ01!|$@",
        "aeopcyxijshdqwbkmht3brnaoptvuikxenpbmwyolilloiiisa",
        strict=True,
    )
)


# --- names ----------------------------------------------------------------------------------------


def skeleton(name: str) -> str:
    """What a name looks like: the same for two that would be taken for each other."""
    plain = unicodedata.normalize("NFKD", visible(name)).casefold()
    bare = "".join(c for c in plain if not unicodedata.combining(c) and not c.isspace())
    looks = "".join(_TWINS.get(c, c) for c in bare)
    return looks.replace("l", "i").replace("rn", "m").replace("vv", "w").strip(".,:;-_'’`")


def alike(one: str, other: str) -> bool:
    """Whether two names would be taken for the same."""
    return skeleton(one) == skeleton(other)


def check_name(name: str) -> None:
    """A name that hides what it is, or that is ours, is refused with the reason."""
    if not name:
        return
    marks = 0
    for c in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.combining(c) else 0
        if marks > MOST_MARKS:
            raise Refused(422, "name-marks")
    scripts = {_script(c) for c in name if c.isalpha()} & set(_SCRIPTS)
    if len(scripts) > 1:
        raise Refused(422, "name-mixed")
    if not any(c.isalnum() or unicodedata.category(c) == "So" for c in name):
        raise Refused(422, "name-nothing")
    if skeleton(name) in _ours():
        raise Refused(422, "name-ours")


def check_names(seats: Sequence[Seat]) -> None:
    """At a new table nobody is called like somebody else."""
    names = [seat.name for seat in seats if seat.name]
    for n, name in enumerate(names):
        check_name(name)
        if any(alike(name, other) for other in names[:n]):
            raise Refused(422, "name-taken")


def _script(letter: str) -> str:
    return unicodedata.name(letter, "").split(" ")[0]


@cache
def _ours() -> frozenset[str]:
    """What we call ourselves, bots and onlookers, in every language."""
    found = {"cheesemoon"}
    for lang in LANGUAGES:
        found |= {WORDS.say(lang, key) for key in ("onlooker", "opponent", "you", "guide-name")}
        found |= {WORDS.say(lang, "bot-name", {"level": level}) for level in (*faces.BOTS, "other")}
    return frozenset(map(skeleton, found))


# --- the person -----------------------------------------------------------------------------------


class Me(NamedTuple):
    """What somebody has chosen for themselves."""

    name: str = ""
    face: str = ""  # an icon; "": that of the seat
    colour: int = -1  # a seat's, as a number; -1: none


async def me(store: Store, who: str) -> Me:
    """Who a browser is."""
    if not who:
        return Me()
    query = sa.select(people.c.name, people.c.face, people.c.colour)
    query = query.where(people.c.who == hashed(who))
    row = await store.read(lambda db: db.execute(query).first())
    return Me(*row) if row else Me()


async def be(store: Store, who: str, me: Me) -> None:
    """From now on a browser is this person."""
    check_name(me.name)
    if me.face and me.face not in faces.CHOICES:
        raise Refused(400, "bad-form", field="face")
    key = hashed(who)
    values = {**me._asdict(), "changed": time.time()}

    def work(db: sa.Connection) -> None:
        if not db.execute(sa.update(people).where(people.c.who == key).values(**values)).rowcount:
            db.execute(sa.insert(people).values(who=key, **values))

    await store.write("", work)


# --- another device -------------------------------------------------------------------------------


async def new_code(store: Store, who: str) -> str:
    """A code that makes another device this person."""
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    row = {"code": _key(store, code), "sealed": _sealed(store, code, who.encode()).hex()}
    now = time.time()

    def work(db: sa.Connection) -> None:
        db.execute(sa.delete(codes).where(codes.c.until < now))
        db.execute(sa.insert(codes).values(until=now + CODE_SECONDS, **row))

    await store.write("", work)
    return code


async def use_code(store: Store, text: str, before: str) -> str:
    """The secret that a code brings; what this device held before is held on. A code works once."""
    code = "".join(c for c in text.upper() if c in CODE_LETTERS)
    if len(code) != CODE_LENGTH:
        raise Refused(422, "bad-code")
    now, key = time.time(), _key(store, code)

    def work(db: sa.Connection) -> str | None:
        mine = (codes.c.code == key, codes.c.until > now)
        sealed: str | None = db.scalar(sa.select(codes.c.sealed).where(*mine))
        db.execute(sa.delete(codes).where(codes.c.code == key))
        return sealed

    sealed = await store.write("", work)
    if sealed is None:
        raise Refused(422, "bad-code")
    who = _sealed(store, code, bytes.fromhex(sealed)).decode()
    if before and before != who:
        await store.write("", lambda db: _hand_over(db, hashed(before), hashed(who)))
    return who


def _hand_over(db: sa.Connection, old: str, new: str) -> None:
    """All seats of one browser are those of another too."""
    place = (holders.c.table_id, holders.c.seat)
    have = {tuple(row) for row in db.execute(sa.select(*place).where(holders.c.who == new))}
    rows = db.execute(sa.select(*place).where(holders.c.who == old)).all()
    missing = [
        {"who": new, "table_id": row[0], "seat": row[1]} for row in rows if tuple(row) not in have
    ]
    if missing:
        db.execute(sa.insert(holders), missing)


def _key(store: Store, code: str) -> str:
    return hashlib.sha256(b"code " + store.own_key("codes") + code.encode()).hexdigest()


def _sealed(store: Store, code: str, data: bytes) -> bytes:
    """The data behind a pad that only the code gives; the same again opens it."""
    pad = b""
    while len(pad) < len(data):
        block = len(pad).to_bytes(4, "big")
        pad += hmac.digest(store.own_key("codes") + code.encode(), block, "sha256")
    return bytes(a ^ b for a, b in zip(data, pad, strict=False))
