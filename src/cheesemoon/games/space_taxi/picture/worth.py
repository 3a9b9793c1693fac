"""The worth of a ride while it lasts."""

from typing import NamedTuple

from .. import content as c, place, ride, roll, state as st

FACTORS = tuple(c.FACTORS.tolist())
GROUP_POINTS = tuple(c.GROUP_POINTS.tolist())


class Worth(NamedTuple):
    """A ride so far."""

    fuel: int  # sum of the dice on the engines
    left: int  # fuel dice that are not placed
    wanted: tuple[int, ...]  # sums of the remaining fuel dice that give a factor; may be ()
    complete: bool  # True if all fuel dice are placed
    stalled: bool  # True if no factor can be reached any more (ST-19)
    factor: int  # 0: not yet known, or a breakdown
    riders: int  # points of the passengers before multiplication
    smuggled: int
    full: bool  # ST-28

    @property
    def points(self) -> int:
        """Return the points in all, with the lowest factor while fuel is incomplete."""
        if self.stalled:
            return 0
        return self.riders * (self.factor if self.complete else 1) + self.smuggled

    def gain(self, alike: int) -> int:
        """Return the points for one more passenger of a species, with the factor if it is known."""
        more = GROUP_POINTS[alike + 1] - GROUP_POINTS[alike]
        return more * (self.factor if self.complete else 1)

    def stalls_with(self, face: int) -> bool:
        """Return True if no factor can be reached once a fuel die with this face is placed."""
        left = self.left - 1
        sums = range(left, left * c.FUEL_SIDES + 1)
        return not self.stalled and not any(FACTORS[self.fuel + face + n] for n in sums)


def worth(s: st.Taxi) -> Worth:
    """Return the ride of this turn."""
    fuel, left = int(place.fuel_sum(s)), c.FUEL - int(roll.on_wings(s))
    wanted = tuple(n for n in range(left, left * c.FUEL_SIDES + 1) if FACTORS[fuel + n])
    return Worth(
        fuel,
        left,
        wanted,
        left == 0,
        not wanted,
        FACTORS[fuel] if left == 0 else 0,
        int(ride.passenger_points(s)),
        int(ride.smuggling_points(s)),
        bool(roll.in_taxi(s) == c.PASSENGERS and ride.is_full_taxi(s)),
    )
