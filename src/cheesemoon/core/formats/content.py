"""Content files: the printed cards and tiles of a game, checked when they are loaded.

A content file is TOML, read as strictly as a position. An error names the line.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from ..text.errors import BadPosition, CheesemoonError
from ..text.words import Words
from .strict_reader import Fields

T = TypeVar("T")


class BadContent(CheesemoonError):
    """A content file with a mistake."""


def load_content(path: Path, check: Callable[[Fields], T], words: Words | None = None) -> T:
    """Return what `check` makes of the file. Raise BadContent with file and line if the file is
    wrong. `words` has the messages of `check`."""
    text = path.read_text(encoding="utf-8")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent("content-toml", file=path.name, why=str(error)) from None
    fields = Fields(data, words=words)
    try:
        made = check(fields)
        fields.finish()
    except BadPosition as error:
        line = str(line_of(text, error.field))
        raise BadContent("content-wrong", file=path.name, line=line, why=str(error)) from None
    return made


def line_of(text: str, field: str) -> int:
    """Return the line of a field such as `tiles[2].colour`, or the nearest line found."""
    lines = text.splitlines()
    at = 0
    table = ""
    for part in field.split("."):
        name, _, index = part.partition("[")
        table = f"{table}.{name}" if table else name
        count = int(index.split("]")[0]) if index else 0
        heads = [
            i
            for i, line in enumerate(lines)
            if i >= at and re.match(rf"\s*\[\[?\s*{re.escape(table)}\s*\]?\]", line)
        ]
        if heads:
            at = heads[min(count, len(heads) - 1)]
            continue
        key = re.compile(rf'(.*[{{,])?\s*"?{re.escape(name)}"?\s*=')
        at = next((i for i in range(at, len(lines)) if key.match(lines[i])), at)
    return at + 1
