"""Who plays when no person does. A bot gets a view and the legal actions, never the table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from cheesemoon.core import Game

LEVELS = ("random",)


class RandomBot:
    """Any legal action."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = random.Random(seed)

    def choose(self, view: dict[str, Any], legal: Sequence[str]) -> str:
        return self._rng.choice(legal)


def bot(level: str, game: Game, seed: int | None = None) -> RandomBot:
    """A player of that level."""
    if level not in LEVELS:
        raise ValueError(level)
    return RandomBot(seed)
