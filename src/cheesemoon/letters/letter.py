"""A letter: the whole history of a table as a text, for a link or a file.

Entries form a chain: the hash after an entry covers the head of the letter and all entries up to
there. Each player signs the hash after the own latest entry. So one signature for each player
covers the whole history.
"""

from __future__ import annotations

import hashlib
import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from typing import NamedTuple

from cheesemoon.core.game.contract import Choice

from .errors import BadLetter
from .signing import KEY_SIZE, SIGNATURE_SIZE, is_signed

FORMAT = 1
MARK = "cheesemoon-letter"
SHARE_SIZE = 16  # bytes
NAME_LENGTH = 24
_LONGEST = 400_000  # bytes of JSON; the longest games need 50,000
_MOST_ENTRIES = 5000
_IN_LINK = re.compile(r"letter=([A-Za-z0-9_-]+)")
_PACKED = re.compile(r"[A-Za-z0-9_-]+")


class Head(NamedTuple):
    """The table of a letter."""

    table: str  # a random name
    game: str
    rules: int  # version of the game's rules
    options: dict[str, Choice]
    players: int


class Join(NamedTuple):
    """A player sits down, with a public key and the promise of all shares of chance."""

    name: str
    key: bytes
    promise: bytes


class Entry(NamedTuple):
    """One player's part of a letter."""

    by: int  # player, in the order of joining
    join: Join | None
    actions: tuple[str, ...]

    def told(self) -> str:
        """Return the actions in a line."""
        return ", ".join(self.actions) or "–"


class Letter(NamedTuple):
    """The history of a table."""

    head: Head
    entries: tuple[Entry, ...]
    signatures: tuple[bytes, ...]  # of each player who has joined, for the own latest entry
    shares: tuple[tuple[int, bytes], ...]  # of each such player: number and latest share of chance

    @property
    def joined(self) -> list[Join]:
        """Return the players who have joined."""
        return [entry.join for entry in self.entries if entry.join is not None]

    def name(self, player: int) -> str:
        """Return the name of a player; a number if the player has not joined."""
        joined = self.joined
        return joined[player].name if 0 <= player < len(joined) else str(player + 1)


# --- hashes and signatures ------------------------------------------------------------------------


def hashes(head: Head, entries: Sequence[Entry]) -> list[bytes]:
    """Return the hash after each entry."""
    digest = hashlib.sha256(f"{MARK} {FORMAT}\n{_json(list(head))}".encode()).digest()
    found: list[bytes] = []
    for entry in entries:
        digest = hashlib.sha256(digest + _json(_listed(entry)).encode()).digest()
        found.append(digest)
    return found


def signed_text(digest: bytes) -> bytes:
    """Return the message that a player signs."""
    return MARK.encode() + digest


def find_unsigned(letter: Letter) -> int | None:
    """Return the first player whose signature does not fit the letter; None if all fit."""
    digests = hashes(letter.head, letter.entries)
    last = {entry.by: digest for entry, digest in zip(letter.entries, digests, strict=True)}
    for player, (join, mark) in enumerate(zip(letter.joined, letter.signatures, strict=True)):
        if not is_signed(join.key, signed_text(last[player]), mark):
            return player
    return None


def previous_share(share: bytes) -> bytes:
    """Return the share before this one: a player gives shares in the opposite order of making."""
    return hashlib.sha256(b"cheesemoon-share" + share).digest()[:SHARE_SIZE]


# --- writing --------------------------------------------------------------------------------------


def to_json(letter: Letter) -> str:
    """Return a letter as the content of a file."""
    head = letter.head
    return _json(
        {
            MARK: FORMAT,
            "table": head.table,
            "game": head.game,
            "rules": head.rules,
            "options": head.options,
            "players": head.players,
            "entries": [_listed(entry) for entry in letter.entries],
            "signatures": [_text(mark) for mark in letter.signatures],
            "shares": [[count, _text(share)] for count, share in letter.shares],
        }
    )


def to_text(letter: Letter) -> str:
    """Return a letter in the characters that a link may have."""
    return _text(zlib.compress(to_json(letter).encode(), 9))


def _listed(entry: Entry) -> list[object]:
    join = entry.join
    joined = [join.name, _text(join.key), _text(join.promise)] if join else None
    return [entry.by, joined, list(entry.actions)]


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


# --- reading --------------------------------------------------------------------------------------


def read(text: str) -> Letter:
    """Return the letter of a link, of its last part, or of a file. Refuse a text that is damaged or
    has another format. Signatures and rules are not checked here, see `Match`."""
    text = text.strip().removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")
    try:
        content = json.loads(text if text.startswith("{") else _unpacked(text))
        version = content[MARK]
    except (ValueError, KeyError, TypeError, RecursionError, zlib.error):
        raise BadLetter("letter-damaged") from None
    if type(version) is not int or version != FORMAT:
        raise BadLetter("letter-format")
    try:
        letter = _letter(content)
    except (ValueError, KeyError, TypeError):
        raise BadLetter("letter-damaged") from None
    if json.loads(to_json(letter)) != content:  # fields that no signature covers
        raise BadLetter("letter-damaged")
    return letter


def _unpacked(text: str) -> bytes:
    joined = "".join(text.split())  # programs for mail break long lines
    found = _IN_LINK.search(joined)
    packed = found[1] if found else joined
    if not _PACKED.fullmatch(packed):
        raise ValueError
    data = _bytes(packed)
    unpack = zlib.decompressobj()
    content = unpack.decompress(data, _LONGEST)
    if not unpack.eof or unpack.unused_data:
        raise ValueError
    return content


def _bytes(text: object, size: int = 0) -> bytes:
    if not isinstance(text, str) or not _PACKED.fullmatch(text):
        raise ValueError
    data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if _text(data) != text or (size and len(data) != size):
        raise ValueError
    return data


def _letter(content: dict[str, object]) -> Letter:
    options = content["options"]
    if not isinstance(options, dict) or not all(
        isinstance(value, str | int) for value in options.values()
    ):
        raise ValueError
    head = Head(
        _str(content["table"], 40),
        _str(content["game"], 40),
        _int(content["rules"], 10**6),
        options,
        _int(content["players"], 20),
    )
    entries = tuple([_entry(each) for each in _list(content["entries"], _MOST_ENTRIES)])
    marks = tuple([_bytes(each, SIGNATURE_SIZE) for each in _list(content["signatures"], 20)])
    shares = tuple([_share(each) for each in _list(content["shares"], 20)])
    letter = Letter(head, entries, marks, shares)
    if not _PACKED.fullmatch(head.table):
        raise ValueError
    joined = 0
    for entry in entries:  # players join in the order of their numbers, each once
        if (entry.join is not None) != (entry.by == joined) or entry.by > joined:
            raise ValueError
        joined += entry.join is not None
    if not entries or not len(marks) == len(shares) == joined <= head.players:
        raise ValueError
    return letter


def _entry(value: object) -> Entry:
    by, join, actions = _list(value, 3)
    joined = None
    if join is not None:
        name, key, promise = _list(join, 3)
        name = _str(name, NAME_LENGTH)
        if name != name.strip() or not name.isprintable():
            raise ValueError
        joined = Join(name, _bytes(key, KEY_SIZE), _bytes(promise, SHARE_SIZE))
    return Entry(_int(by, 20), joined, tuple([_str(each, 200) for each in _list(actions, 1000)]))


def _share(value: object) -> tuple[int, bytes]:
    count, share = _list(value, 2)
    return _int(count, 10**6), _bytes(share, SHARE_SIZE)


def _list(value: object, most: int) -> list[object]:
    if not isinstance(value, list) or len(value) > most:
        raise ValueError
    return value


def _str(value: object, most: int) -> str:
    if not isinstance(value, str) or not 1 <= len(value) <= most:
        raise ValueError
    value.encode()  # a half of a surrogate pair cannot be signed: UnicodeEncodeError
    return value


def _int(value: object, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError
    return value
