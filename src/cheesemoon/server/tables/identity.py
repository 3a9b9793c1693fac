"""A name and a face of one's own, kept for a browser's secret; and names that cannot be mistaken.

Nobody has an account: whoever has the secret is the person. A code takes the secret to another
device, once and for ten minutes; it is kept sealed, and only the code opens it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from cheesemoon.core import LANGUAGES
from cheesemoon.view import avatars
from cheesemoon.view.messages import WORDS

from ..errors import Refused
from ..storage import holders, people
from ..storage.store import Store
from .seats import Seat, visible

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
        found |= {
            WORDS.say(lang, "bot-name", {"level": level}) for level in (*avatars.BOTS, "other")
        }
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
    known = await people.find(store, who)
    return Me(*known) if known else Me()


async def be(store: Store, who: str, me: Me) -> None:
    """From now on a browser is this person."""
    check_name(me.name)
    if me.face and me.face not in avatars.CHOICES:
        raise Refused(400, "bad-form", field="face")
    await people.put(store, who, me._asdict())


# --- another device -------------------------------------------------------------------------------


async def new_code(store: Store, who: str) -> str:
    """A code that makes another device this person."""
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    sealed = _sealed(store, code, who.encode()).hex()
    await people.add_code(store, _key(store, code), sealed, CODE_SECONDS)
    return code


async def use_code(store: Store, text: str, before: str) -> str:
    """The secret that a code brings; what this device held before is held on. A code works once."""
    code = "".join(c for c in text.upper() if c in CODE_LETTERS)
    if len(code) != CODE_LENGTH:
        raise Refused(422, "bad-code")
    sealed = await people.take_code(store, _key(store, code))
    if sealed is None:
        raise Refused(422, "bad-code")
    who = _sealed(store, code, bytes.fromhex(sealed)).decode()
    if before and before != who:
        await holders.hand_over(store, before, who)
    return who


def _key(store: Store, code: str) -> str:
    return hashlib.sha256(b"code " + store.own_key("codes") + code.encode()).hexdigest()


def _sealed(store: Store, code: str, data: bytes) -> bytes:
    """The data behind a pad that only the code gives; the same again opens it."""
    pad = b""
    while len(pad) < len(data):
        block = len(pad).to_bytes(4, "big")
        pad += hmac.digest(store.own_key("codes") + code.encode(), block, "sha256")
    return bytes(a ^ b for a, b in zip(data, pad, strict=False))


def seat_in(token: str) -> int | None:
    """The seat that a secret says that it opens: everybody may know that part of it."""
    number, dot, _ = token.partition(".")
    plain = dot and token.isascii() and number.isdigit() and len(number) < 3
    return int(number) if plain else None
