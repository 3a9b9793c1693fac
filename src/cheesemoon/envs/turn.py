"""Gymnasium: one turn of Space Taxi, whose optimum is known exactly.

env = gymnasium.make("cheesemoon/SpaceTaxiTurn-v1")

A player alone begins a turn with three coins. The episode ends with the turn. The reward is its
points, with the coins that are left at two points each. The best policy gets `rewards.OPTIMUM`,
26.4171, on average.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .rewards import is_turn_over, turn_points
from .single import Seen, TableEnv


class TurnEnv(TableEnv):
    """A turn of Space Taxi as an episode."""

    def __init__(self, **settings: Any) -> None:
        super().__init__("space-taxi", seats=1, **settings)

    def step(self, action: int | np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play one action. The last one of the turn pays its points."""
        if self._one.is_started and is_turn_over(self._one.snapshot()):
            self._one.refuse_after_the_end()
        seen, _, _, cut, info = super().step(action)
        table = self._one.snapshot()
        over = is_turn_over(table)
        return seen, turn_points(table) if over else 0.0, over, cut, info
