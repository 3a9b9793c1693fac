"""What a ride is worth while it lasts."""

from typing import NamedTuple

from .. import content as c, place, ride, roll, state as st

FACTORS = tuple(c.FACTORS.tolist())
GROUP_POINTS = tuple(c.GROUP_POINTS.tolist())


class Worth(NamedTuple):
    """A ride as it stands."""

    fuel: int  # the sum on the engines
    wanted: tuple[int, ...]  # sums of the fuel dice left that start the taxi; none left: ()
    complete: bool  # whether all fuel dice are placed
    stalled: bool  # whether no factor can be reached any more, whatever the dice show (ST-19)
    factor: int  # 0: not yet known, or a breakdown
    riders: int  # points of the passengers, not multiplied
    smuggled: int
    full: bool  # ST-28

    @property
    def points(self) -> int:
        """All together; before the fuel is complete with the lowest factor."""
        if self.stalled:
            return 0
        return self.riders * (self.factor if self.complete else 1) + self.smuggled


def worth(s: st.Taxi) -> Worth:
    """The ride of this turn."""
    fuel, left = int(place.fuel_sum(s)), c.FUEL - int(roll.on_wings(s))
    wanted = tuple(n for n in range(left, left * c.FUEL_SIDES + 1) if FACTORS[fuel + n])
    return Worth(
        fuel,
        wanted,
        left == 0,
        not wanted,
        FACTORS[fuel] if left == 0 else 0,
        int(ride.passenger_points(s)),
        int(ride.smuggling_points(s)),
        bool(roll.in_taxi(s) == c.PASSENGERS and ride.is_full_taxi(s)),
    )
