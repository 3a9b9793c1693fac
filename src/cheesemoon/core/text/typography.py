"""Where a text may be broken into lines."""

from __future__ import annotations

import re

_ALONE = re.compile(r"(?<![^\s(„])([aiouwz]) +", re.IGNORECASE)


def tied(lang: str, text: str) -> str:
    """Text in which a word of one letter never ends a line, in Polish; other languages do not
    mind."""
    return _ALONE.sub("\\1\N{NO-BREAK SPACE}", text) if lang == "pl" else text
