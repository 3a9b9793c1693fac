"""How Space Guardians is played by program."""

from __future__ import annotations

from cheesemoon.core import Playing, Style

# That ten times the budget is better could not be shown here.
PLAYING = Playing(
    style=Style(turns=20),
    speed=1_500_000,
    seconds={"hard": 0.6, "expert": 12.0},
)
