"""Names and faces of people, and checks that names cannot be mistaken for each other.

There are no accounts: a browser's secret identifies a person. A code takes the secret to another
device, once and within CODE_SECONDS. The secret is stored sealed, and only the code opens it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Sequence
from functools import cache

from cheesemoon.core import LANGUAGES
from cheesemoon.view import avatars
from cheesemoon.view.messages import WORDS

from ..errors import Refused
from ..storage import holders, people
from ..storage.people import Person
from ..storage.store import Store
from .seats import Seat, strip_invisible

NAME_LENGTH = 24  # characters
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # without letters that look alike
CODE_LENGTH = 8
CODE_SECONDS = 600
MOST_MARKS = 2  # accents on one letter
_SCRIPTS = (
    "LATIN",
    "CYRILLIC",
    "GREEK",
    "ARMENIAN",
    "CHEROKEE",
)  # their letters look alike

_TWINS = dict(
    zip(
        "аеорсухіјѕһԁԛԝвкмнтзбгпαορτνυικχεηρβμωγоӏıɩǀ01!|$@",
        "aeopcyxijshdqwbkmht3brnaoptvuikxenpbmwyolilloiiisa",
        strict=True,
    )
)


# --- names ----------------------------------------------------------------------------------------


def skeleton(name: str) -> str:
    """Return what a name looks like: two names with the same skeleton can be mistaken."""
    plain = unicodedata.normalize("NFKD", strip_invisible(name)).casefold()
    bare = "".join(c for c in plain if not unicodedata.combining(c) and not c.isspace())
    looks = "".join(_TWINS.get(c, c) for c in bare)
    return looks.replace("l", "i").replace("rn", "m").replace("vv", "w").strip(".,:;-_'’`")


def is_alike(one: str, other: str) -> bool:
    """Return True if two names can be mistaken for each other."""
    return skeleton(one) == skeleton(other)


def check_name(name: str) -> None:
    """Refuse a name with many marks, mixed scripts, no letters, or a name of ours."""
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
    """Refuse seat names that look alike."""
    names = [seat.name for seat in seats if seat.name]
    for n, name in enumerate(names):
        check_name(name)
        if any(is_alike(name, other) for other in names[:n]):
            raise Refused(422, "name-taken")


def _script(letter: str) -> str:
    return unicodedata.name(letter, "").split(" ")[0]


@cache
def _ours() -> frozenset[str]:
    """Return the skeletons of the names for the server, bots and spectators in every language."""
    found = {"cheesemoon"}
    for lang in LANGUAGES:
        found |= {WORDS.say(lang, key) for key in ("onlooker", "opponent", "you", "guide-name")}
        found |= {
            WORDS.say(lang, "bot-name", {"level": level}) for level in (*avatars.BOTS, "other")
        }
    return frozenset(map(skeleton, found))


# --- the person -----------------------------------------------------------------------------------


async def person_of(store: Store, who: str) -> Person:
    """Return the person of a browser; the empty person for a browser without a secret."""
    return await people.find(store, who) if who else Person()


async def change_person(store: Store, who: str, person: Person) -> None:
    """Store the person of a browser; refuse a bad name or face."""
    check_name(person.name)
    if person.face and person.face not in avatars.CHOICES:
        raise Refused(400, "bad-form", field="face")
    await people.put(store, who, person)


# --- another device -------------------------------------------------------------------------------


async def make_code(store: Store, who: str) -> str:
    """Return a code that makes another device this person."""
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    sealed = _seal(store, code, who.encode()).hex()
    await people.add_code(store, _key(store, code), sealed, CODE_SECONDS)
    return code


async def use_code(store: Store, text: str, before: str) -> str:
    """Return the secret of a code. A code works once. The person keeps the seats that this device
    held before. Refuse it during a rated game, whose result would belong to two persons."""
    code = "".join(c for c in text.upper() if c in CODE_LETTERS)
    if len(code) != CODE_LENGTH:
        raise Refused(422, "bad-code")
    if before and await holders.is_in_rated_game(store, before):
        raise Refused(422, "rated-same-person")
    sealed = await people.take_code(store, _key(store, code))
    if sealed is None:
        raise Refused(422, "bad-code")
    who = _seal(store, code, bytes.fromhex(sealed)).decode()
    if before and before != who:
        await holders.hand_over(store, before, who)
    return who


def _key(store: Store, code: str) -> str:
    return hashlib.sha256(b"code " + store.own_key("codes") + code.encode()).hexdigest()


def _seal(store: Store, code: str, data: bytes) -> bytes:
    """Return the data combined with a pad that only the code gives. A second call reverses it."""
    pad = b""
    while len(pad) < len(data):
        block = len(pad).to_bytes(4, "big")
        pad += hmac.digest(store.own_key("codes") + code.encode(), block, "sha256")
    return bytes(a ^ b for a, b in zip(data, pad, strict=False))


def seat_in(token: str) -> int | None:
    """Return the seat number encoded in a token (its public part)."""
    number, dot, _ = token.partition(".")
    plain = dot and token.isascii() and number.isdigit() and len(number) < 3
    return int(number) if plain else None
