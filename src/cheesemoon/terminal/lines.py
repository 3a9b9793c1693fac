"""Lines that fit the width of a terminal."""

from __future__ import annotations

import shutil
import textwrap
from typing import TextIO

_INDENT = 4


def fit(text: str, out: TextIO) -> str:
    """Return the text with long lines broken between words; unchanged if `out` is no terminal."""
    if not out.isatty():
        return text
    width = shutil.get_terminal_size().columns
    return "\n".join(_fold(line, width) for line in text.splitlines())


def _fold(line: str, width: int) -> str:
    if len(line) <= width:
        return line
    indent = " " * (len(line) - len(line.lstrip()) + _INDENT)
    return textwrap.fill(
        line, width, subsequent_indent=indent, drop_whitespace=True, break_long_words=False
    )
