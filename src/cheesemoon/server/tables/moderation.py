"""Moderation: words that the host does not allow, anonymous names of spectators, reports."""

from __future__ import annotations

import hmac
import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from ..errors import Refused
from ..storage import reports
from ..storage.store import Store
from .protocols import Room

MOST_REPORTS = 200  # of one table
MOST_OF_LINE = 3  # reports of one line of chat; the host need not read it more often
_LETTERS = str.maketrans("013457", "oieast")  # digits that disguise letters


def fold_text(text: str) -> str:
    """Return the text as words are compared: without marks and case, disguised letters restored."""
    apart = unicodedata.normalize("NFKD", text).casefold().translate(_LETTERS)
    return "".join(c for c in apart if not unicodedata.combining(c))


def read_words(path: Path) -> frozenset[str]:
    """Read the host's list of words, one on each line. Lines that begin with # are comments."""
    lines = path.read_text(encoding="utf-8").splitlines()
    words = (fold_text(line.strip()) for line in lines if not line.lstrip().startswith("#"))
    return frozenset(word for word in words if word)


def check_words(text: str, unwanted: Iterable[str]) -> None:
    """Refuse a text that contains a word of the host's list, as a whole word."""
    said = set(re.findall(r"\w+", fold_text(text)))
    if said & set(unwanted):
        raise Refused(422, "unwanted-word")


def hash_spectator(room: Room, speaker: str) -> str:
    """Return a hash that tells a spectator who talks from others at this table. It does not reveal
    the browser, nor that the same browser talks at another table."""
    key = room.store.own_key("onlookers")
    return hmac.digest(key, f"{room.id} {speaker}".encode(), "sha256")[:4].hex()


async def report(store: Store, table_id: str, name: str, text: str, why: str) -> None:
    """Store a report for the host. Refuse more than MOST_REPORTS of one table, and more than
    MOST_OF_LINE of one line, so that junk about one line does not block the others."""
    if not await reports.add(store, table_id, name, text, why, MOST_REPORTS, MOST_OF_LINE):
        raise Refused(429, "too-many-reports")
