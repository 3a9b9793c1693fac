"""Safety among people: words that the host does not want, talk that is switched off, reports."""

from __future__ import annotations

import re
import secrets
import time
import unicodedata
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from .refusal import Refused
from .registers import reports
from .store import Store

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


async def report(store: Store, table_id: str, name: str, text: str, why: str) -> None:
    """Tell the host of a line; not without end."""
    here = sa.select(sa.func.count()).select_from(reports).where(reports.c.table_id == table_id)

    def work(db: sa.Connection) -> bool:
        if int(db.scalar(here) or 0) >= MOST_REPORTS:
            return False
        row = {"id": secrets.token_hex(8), "table_id": table_id, "name": name, "text": text}
        db.execute(sa.insert(reports).values(**row, why=why, at=time.time()))
        return True

    if not await store.write(table_id, work):
        raise Refused(429, "too-many-reports")


def reported(store: Store) -> list[dict[str, Any]]:
    """All reports, the newest first, for the host."""
    query = sa.select(reports).order_by(reports.c.at.desc())
    with store.engine.connect() as db:
        return [dict(row) for row in db.execute(query).mappings()]
