"""The width of words, and shortening them to a width."""

from __future__ import annotations

from .groups import drawn_once

_WIDTHS = {  # of letters, in hundredths of the font size, in the widest common system font
    28: "ijlłIJ'",
    33: " \N{NO-BREAK SPACE},.·/:;\\|",
    36: "f-",
    40: "()[]t!r",
    51: '"*_`–°szśźż„”“?',
    56: "cćLŁkF",
    60: "vxy•PTYaoąóäö",
    63: "eęESbdghnpquńĘŚüß$0123456789{}",
    69: "KAVĄÄBRXZŹŻCĆ",
    76: "UÜHNŃDG&",
    84: "OQÓÖw#+<=>^~×≤≥−→M",
    100: "%mW@—…½",
}
_WIDTH = {letter: wide / 100 for wide, letters in _WIDTHS.items() for letter in letters}
_BOLD = 1.15
PANEL_LETTERS = 13.8  # smallest font size of a panel: 13 px if the panel is 283 px wide


@drawn_once
def width(words: str, size: float, bold: bool = False) -> float:
    """Estimate the width of a line in the widest common system font; most fonts are narrower. The
    display font is as wide as plain words."""
    return sum(_WIDTH.get(letter, 0.8) for letter in words) * size * (_BOLD if bold else 1)


@drawn_once
def fitted(words: str, size: float, most: float, bold: bool = False) -> str:
    """Cut words to a width; an ellipsis replaces the end."""
    if width(words, size, bold) <= most:
        return words
    kept = words
    while kept and width(f"{kept}…", size, bold) > most:
        kept = kept[:-1].rstrip()
    return f"{kept}…"


def shortened(words: str, most: int) -> str:
    """Cut words to a number of letters; an ellipsis replaces the end."""
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"
