"""What a ride is worth while it lasts."""

from __future__ import annotations

from .. import content as c, place, ride, roll, state as st


def cannot_start(s: st.Taxi) -> bool:
    """Whether no factor can be reached any more, whatever the dice show (ST-19)."""
    sum_, left = int(place.fuel_sum(s)), c.FUEL - int(roll.on_wings(s))
    return not any(c.FACTORS[sum_ + n] for n in range(left, left * c.FUEL_SIDES + 1))


def points_so_far(s: st.Taxi) -> int:
    """The ride as it stands; before the fuel is complete with the lowest factor."""
    if cannot_start(s):
        return 0
    if roll.on_wings(s) == c.FUEL:
        return int(ride.turn_points(s))
    return int(ride.passenger_points(s) + ride.smuggling_points(s))
