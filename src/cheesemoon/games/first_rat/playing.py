"""How First Rat is played by program."""

from __future__ import annotations

from dataclasses import replace

from cheesemoon.core import Playing, Style

_SEARCH = Style(chaos=0.0, doubt=12.0)

# With a network a tenth of a second plays better than the whole games of before in one. Beginners
# see one turn of each less far, and like some things too much.
LEARNED = Playing(
    style=_SEARCH,
    speed=1_500_000,
    slips={"easy": 0.0, "medium": 0.0},
    styles={"easy": replace(_SEARCH, learned=True, turns=2, explore=0.15)},
    fancies={"easy": 0.15, "medium": 0.04},
    seconds={"easy": 0.002, "medium": 0.01, "hard": 0.1, "expert": 1.0},
)

# It answers in half the time that its levels may take. Alone a second plays as well as ten.
PLAYING = Playing(
    style=_SEARCH,
    speed=1_500_000,
    slips={"easy": 0.25, "medium": 0.1},
    alone={"hard": 0.07, "expert": 2.0},
    learned=LEARNED,
)
