"""Safety among people: words that the host does not want, talk that is switched off, reports."""

from __future__ import annotations

import hmac
import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ..errors import Refused
from ..storage import reports
from ..storage.store import Store

MOST_REPORTS = 20  # of one table
_LETTERS = str.maketrans("013457", "oieast")  # how words are disguised


def plain(text: str) -> str:
    """Words as they are compared: without marks, case and digits that stand for letters."""
    apart = unicodedata.normalize("NFKD", text).casefold().translate(_LETTERS)
    return "".join(c for c in apart if not unicodedata.combining(c))


def read_words(path: Path) -> frozenset[str]:
    """The list of a host, one word in a line; lines with # are left out."""
    lines = path.read_text(encoding="utf-8").splitlines()
    words = (plain(line.strip()) for line in lines if not line.lstrip().startswith("#"))
    return frozenset(word for word in words if word)


def check_words(text: str, unwanted: Iterable[str]) -> None:
    """Refused if a word of the host's list is in it, as a whole word."""
    said = set(re.findall(r"\w+", plain(text)))
    if said & set(unwanted):
        raise Refused(422, "unwanted-word")


def onlooker(room: Any, speaker: str) -> str:
    """What tells an onlooker who talks from the others at this table, and nothing else: nobody can
    find out who it is, or that it is the same person at another table."""
    key = room.store.own_key("onlookers")
    return hmac.digest(key, f"{room.id} {speaker}".encode(), "sha256")[:4].hex()


async def report(store: Store, table_id: str, name: str, text: str, why: str) -> None:
    """Tell the host of a line; not without end."""
    if not await reports.add(store, table_id, name, text, why, MOST_REPORTS):
        raise Refused(429, "too-many-reports")
