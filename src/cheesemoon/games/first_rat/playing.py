"""How First Rat is played by program."""

from __future__ import annotations

from cheesemoon.core import Playing, Style

# It answers in half the time that its levels may take. Alone a second plays as well as ten.
PLAYING = Playing(
    style=Style(chaos=0.0, doubt=12.0),
    speed=1_500_000,
    slips={"easy": 0.25, "medium": 0.1},
    alone={"hard": 0.07, "expert": 2.0},
)
