"""Line breaks in text."""

from __future__ import annotations

import re

_ALONE = re.compile(r"(?<![^\s(„])([aiouwz]) +", re.IGNORECASE)


def tied(lang: str, text: str) -> str:
    """Replace the space after one-letter words by a no-break space in Polish, where such a word
    must not end a line. Return other languages unchanged."""
    return _ALONE.sub("\\1\N{NO-BREAK SPACE}", text) if lang == "pl" else text
