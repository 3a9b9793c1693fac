"""Corrects the chances that people are shown, by what came true in games of strong bots.

A search is too sure of itself. The file `players/calibration.json` of a game holds the correction
for each number of players. `python tools/calibration.py --fit` writes it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp, log
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:  # an import for types only must not invalidate compiled rules
    from cheesemoon.core import Game

FILE = Path("players", "calibration.json")
"""The file of corrections in a game's folder."""

FLOOR = 0.002  # a seat's least chance before the correction; a search has no time for rare cases
_EDGE = 0.001  # a chance is at least so far from 0 and 1 before its logarithm is taken


class Line(NamedTuple):
    """A correction of log odds: `start` + `slope` times the log odds."""

    start: float = 0.0
    slope: float = 1.0

    def correct(self, chance: float) -> float:
        """Return the corrected chance."""
        return 1.0 / (1.0 + exp(-(self.start + self.slope * log_odds(chance))))


class Correction(NamedTuple):
    """The corrections for a game and a number of players."""

    slope: float = 1.0  # of the logarithms of the chances of the seats, if there is a winner
    common_loss: Line | None = None  # of the chance that all seats lose
    hint: Line | None = None  # from the value of an action in a hint to the chance to win
    puzzle: Line | None = None  # the same for a puzzle


def log_odds(chance: float) -> float:
    """Return the logarithm of the odds of a chance."""
    inside = min(max(chance, _EDGE), 1.0 - _EDGE)
    return log(inside / (1.0 - inside))


@cache
def correction_for(game: Game, players: int) -> Correction:
    """Return the correction of a game. Without a file nothing is corrected."""
    path = game.folder / FILE
    if not path.exists():
        return Correction()
    found = json.loads(path.read_text(encoding="utf-8")).get(str(players), {})
    return read(found)


def read(stored: Mapping[str, object]) -> Correction:
    """Return the correction of an entry of the file."""
    slope = stored.get("slope", 1.0)
    lines = {}
    for name in ("common_loss", "hint", "puzzle"):
        line = stored.get(name)
        lines[name] = Line(*map(float, line)) if isinstance(line, list) else None
    return Correction(float(str(slope)), **lines)


def corrected(found: Correction, chances: Sequence[float]) -> tuple[float, ...]:
    """Return the corrected chances of the seats."""
    if found.slope == 1.0 and found.common_loss is None:
        return tuple(chances)
    lost = max(0.0, 1.0 - sum(chances))
    if found.common_loss:
        lost = found.common_loss.correct(lost)
    weights = [(chance + FLOOR) ** found.slope for chance in chances]
    return tuple((1.0 - lost) * weight / sum(weights) for weight in weights)
