"""How Space Guardians is played by program."""

from cheesemoon.core import Playing, Style

# Beginners do not look as far ahead, and like some things too much.
LEARNED = Playing(
    styles={"easy": Style(learned=True, turns=2, explore=0.15)},
    speed=1_000_000,
    slips={"easy": 0.0, "medium": 0.0},
    fancies={"easy": 0.15, "medium": 0.04},
    seconds={"easy": 0.002, "medium": 0.01, "hard": 0.3, "expert": 4.0},
)

# Ten times the budget did not show up as better play here.
PLAYING = Playing(
    style=Style(turns=20),
    speed=1_500_000,
    seconds={"hard": 0.6, "expert": 12.0},
    learned=LEARNED,
)
