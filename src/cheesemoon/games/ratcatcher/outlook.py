"""What people see and the record does not hold: values, weights, bites, who reaches which cheese.
One rule counts it all, so that words, text and picture ask once."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cheesemoon.core import Ints, rule
from cheesemoon.core.rule import quiet

from . import board, city, combat, content as c, movement, night, state as st, targets

if TYPE_CHECKING:  # what only types need does not make compiled rules old
    from cheesemoon.core import Table

_VALUES = 14


@rule
def count(s: st.Hunt, values: Ints, weights: Ints, goals: Ints) -> None:
    """Your values; the weight in every area (RC-96); for each colour and area with rats the cheese
    that they reach in their next move, + 1."""
    values[0] = board.health_max(s)
    values[1] = board.dice_value(s)
    values[2] = board.move_value(s)
    values[3] = board.accuracy(s)
    values[4] = board.defence(s)
    values[5] = c.TRAP_DICE[s.catcher] + (1 if combat.has_upgraded_traps(s, c.MORE_DICE) else 0)
    values[6] = c.TRAP_ACCURACY[s.catcher] - (
        1 if combat.has_upgraded_traps(s, c.MORE_ACCURATE) else 0
    )
    values[7] = 1 if board.is_unlocked(s, 0) else 0
    values[8] = 1 if board.is_unlocked(s, 1) else 0
    values[9] = board.collected(s)
    values[10] = board.caged(s)
    values[11] = city.cheese_in_city(s)
    if s.effects[s.pawn] & c.BIT_GAS == 0:  # RC-94, RC-24
        for colour in range(len(c.COLOURS)):
            rats = int(s.rats[colour, s.pawn])
            values[12] += night.bite_of(s, colour) * rats
            values[13] += c.COMMON_GNAWER[colour] * c.COMMON_BITE[colour] * rats
    for i in range(s.spots_left):
        area = int(s.spots[i])
        weights[area] = night.weight(s, area)
        for colour in range(len(c.COLOURS)):
            if s.rats[colour, area] and c.COMMON_TARGET[colour] == c.CHEESE:
                goals[colour, area] = reached_cheese(s, colour, area) + 1
    city.forget_distances(s)


@rule
def reached_cheese(s: st.Hunt, colour: int, area: int) -> int:
    """RC-81 to RC-85: the cheese that rats of an area reach in their next move; -1: none."""
    if not city.is_active_area(s, area) or movement.is_held(s, colour, area):
        return -1
    steps = s.far[targets.measure_goals(s, c.CHEESE), area] - 1
    if steps < 1 or steps > movement.steps_of(s, colour, area):
        return -1
    return targets.target_area(s, colour, area)


class Outlook(NamedTuple):
    """What was counted, as plain numbers."""

    health_max: int
    dice: int
    move: int
    accuracy: int
    defence: int
    trap_dice: int
    trap_accuracy: int
    yellow: int  # 1: unlocked
    purple: int
    collected: int
    caged: int
    cheese: int  # in the city
    bites: int  # of common rats here
    leaving: int  # of common Gnawers here
    weights: list[int]  # by area
    goals: list[list[int]]  # by colour and area: the cheese they reach, + 1

    def coming(self, cheese: int) -> list[tuple[int, int]]:
        """The (colour, area) of common rats that reach this cheese in their next move."""
        return [
            (colour, area)
            for colour, goals in enumerate(self.goals)
            if cheese + 1 in goals  # most are not
            for area, goal in enumerate(goals)
            if goal == cheese + 1
        ]


def outlook(table: Table) -> Outlook:
    """Count for a table as it stands. Pictures and words ask many times for the same one."""
    key = table.state.tobytes()
    found = _last.get(key)
    if found is None:
        if len(_last) > _KEPT:
            _last.clear()
        found = _last[key] = _counted(table)
    return found


_KEPT = 32
_last: dict[bytes, Outlook] = {}


def _counted(table: Table) -> Outlook:
    values = np.zeros(_VALUES, np.int64)
    weights = np.zeros(c.AREAS, np.int64)
    goals = np.zeros((len(c.COLOURS), c.AREAS), np.int64)
    with quiet():
        count(table.state, values, weights, goals)
    return Outlook._make([*values.tolist(), weights.tolist(), goals.tolist()])
