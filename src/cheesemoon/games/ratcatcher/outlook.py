"""What people see and the record does not hold: values, weights, bites, who reaches which cheese;
and what lies in each place, side by side. One rule counts it all, so that words, text and picture
ask once."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cheesemoon.core import Ints, rule
from cheesemoon.core.rules.rule import quiet

from . import board, city, combat, content as c, movement, night, state as st, targets

if TYPE_CHECKING:  # what only types need does not make compiled rules old
    from cheesemoon.core import Table

_VALUES = 15
HERE = (
    *c.COLOURS, "cheese", "nests", "trap", "effects", *c.MARKERS, "hatcheries", "weight", "later",
    "big",
)  # fmt: skip
"""What is counted in each place. `nests` and `hatcheries` are also those that are printed there;
`weight` is that of all rats (RC-96), `later` with those that reach its cheese in their next move.
`big` has a bit for each peculiar rat, by its number, and the first one for the arch rat."""
(_, _, _, CHEESE, NESTS, TRAP, EFFECTS, LYING, _, _, HATCHERIES, WEIGHT, LATER, BIG) = range(14)


@rule
def count(s: st.Hunt, values: Ints, goals: Ints, here: Ints, crowds: Ints) -> None:
    """Your values; for each colour and area with rats the cheese that they reach in their next
    move, + 1; what is in each area; the common rats of each district."""
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
    values[11] = s.cheeses
    if s.effects[s.pawn] & c.BIT_GAS == 0:  # RC-94, RC-24
        for colour in range(len(c.COLOURS)):
            rats = int(s.rats[colour, s.pawn])
            values[12] += night.bite_of(s, colour) * rats
            values[13] += c.COMMON_GNAWER[colour] * c.COMMON_BITE[colour] * rats
    for i in range(s.spots_left):
        count_place(s, int(s.spots[i]), here)
    for i in range(s.spots_left):
        area = int(s.spots[i])
        for colour in range(len(c.COLOURS)):
            rats = int(s.rats[colour, area])
            crowds[area // c.SPAN] += rats
            if rats and c.COMMON_TARGET[colour] == c.CHEESE:
                goal = reached_cheese(s, colour, area)
                goals[colour, area] = goal + 1
                if goal >= 0:
                    here[goal, LATER] += c.COMMON_WEIGHT[colour] * rats
    for i in range(s.spots_left):
        area = int(s.spots[i])
        if here[area, CHEESE] and here[area, LATER] >= c.WEIGHT_THAT_EATS:
            values[14] += 1
    targets.settle_distances(s)


@rule
def count_place(s: st.Hunt, area: int, here: Ints) -> None:
    """What is in an area, in the order of HERE."""
    for colour in range(len(c.COLOURS)):
        here[area, colour] = s.rats[colour, area]
    here[area, CHEESE] = s.cheese[area]
    here[area, NESTS] = city.nests_in(s, area)
    here[area, TRAP] = s.trap[area]
    here[area, EFFECTS] = s.effects[area]
    for marker in range(len(c.MARKERS)):
        here[area, LYING + marker] = s.lying[marker, area]
    here[area, HATCHERIES] = c.HATCHERIES[city.card_of(s, area // c.SPAN), area % c.SPAN]
    here[area, WEIGHT] = night.weight(s, area)
    here[area, LATER] = here[area, WEIGHT]
    if s.arch_at == area + 1:
        here[area, BIG] |= 1
    for n in range(1, c.PECULIAR + 1):
        if s.odd_at[n] == area + 1:
            here[area, BIG] |= 1 << n


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
    eaten: int  # cheeses that are heavy enough when those that can reach them have come
    goals: Ints  # by colour and area: the cheese they reach, + 1
    here: Ints  # by area and HERE
    crowds: Ints  # common rats by district

    def weight(self, area: int) -> int:
        """RC-96: of the rats in an area."""
        return int(self.here[area, WEIGHT])

    def coming(self, cheese: int) -> list[tuple[int, int]]:
        """The (colour, area) of common rats that reach this cheese in their next move."""
        colours, areas = (self.goals == cheese + 1).nonzero()
        return list(zip(colours.tolist(), areas.tolist(), strict=True))


def outlook(table: Table) -> Outlook:
    """Count for a table as it stands. Pictures and words ask many times for the same one."""
    global _latest
    raw = table.raw
    latest = _latest
    if latest is None or latest[0] != raw:
        latest = _latest = (raw, _counted(table.state))
    return latest[1]


_latest: tuple[bytes, Outlook] | None = None


def _counted(s: st.Hunt) -> Outlook:
    values = np.zeros(_VALUES, np.int64)
    goals = np.zeros((len(c.COLOURS), c.AREAS), np.int16)
    here = np.zeros((c.AREAS, len(HERE)), np.int16)
    crowds = np.zeros(c.DISTRICTS, np.int16)
    with quiet():
        count(s, values, goals, here, crowds)
    return Outlook._make([*values.tolist(), goals, here, crowds])
