"""How First Rat is played by program."""

from dataclasses import replace

from cheesemoon.core import Playing, Style

_SEARCH = Style(chaos=0.0, doubt=12.0)

# With a network, 60 ms play about as well as 300 ms of whole games did. Beginners (`easy`) look two
# turns ahead, and like some things too much.
LEARNED = Playing(
    style=_SEARCH,
    speed=1_500_000,
    slips={"easy": 0.0, "medium": 0.0},
    styles={"easy": replace(_SEARCH, learned=True, turns=2, explore=0.15)},
    fancies={"easy": 0.3, "medium": 0.08},
    seconds={"easy": 0.002, "medium": 0.01, "hard": 0.3, "expert": 4.0},
)

# It answers in half the time that its levels may take. Alone, one second plays as well as ten.
PLAYING = Playing(
    style=_SEARCH,
    speed=1_500_000,
    slips={"easy": 0.25, "medium": 0.1},
    alone={"hard": 0.07, "expert": 2.0},
    learned=LEARNED,
)
