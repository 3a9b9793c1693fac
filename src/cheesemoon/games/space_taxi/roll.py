"""Step 1: all dice in hand are rolled (ST-6); the smuggling die may fail (ST-20 to ST-24)."""

from cheesemoon.core import rule, tell
from cheesemoon.core.rules import chance

from . import content as c, state as st


@rule
def dice_in_hand(s: st.Taxi) -> int:
    """ST-8: before a roll, as many as the unused tiles say together."""
    dice = 0
    for tile in range(c.TILES):
        dice += tile * s.tiles[tile]
    return dice


@rule
def in_taxi(s: st.Taxi) -> int:
    """How many of the six seats are taken."""
    taken = 0
    for face in range(len(c.FACES)):
        taken += s.taxi[face]
    return taken


@rule
def on_wings(s: st.Taxi) -> int:
    """How many of the fuel dice lie on the board."""
    placed = 0
    for fuel_number in range(1, c.FUEL_SIDES + 1):
        placed += s.wings[fuel_number]
    return placed


@rule
def roll(s: st.Taxi) -> None:
    """ST-6: a roll throws all dice in hand: passengers, then fuel, then smuggling."""
    if 0 < s.script_left < dice_in_hand(s) and s.by_hand == 0:
        chance.refuse(s, st.RUNS_OUT, s.script_left)
        return
    passengers = c.PASSENGERS - in_taxi(s)
    fuel = c.FUEL - on_wings(s)
    for _ in range(passengers):
        s.passengers[chance.die(s, len(c.FACES), st.PASSENGER_DIE) - 1] += 1
    for _ in range(fuel):
        s.fuel[chance.die(s, c.FUEL_SIDES, st.FUEL_DIE)] += 1
    s.placed = 0
    s.phase = st.PLACING
    if s.smuggling_at != st.HAND:
        tell(s, st.ROLLED, s.turn, passengers, fuel, 0, 0)
        return
    before = s.smuggling
    s.smuggling = chance.die(s, c.SMUGGLING_SIDES, st.SMUGGLING_DIE)
    tell(s, st.ROLLED, s.turn, passengers, fuel, 1, 0)
    if s.smuggling < before:  # ST-20: before is 0 in the first roll
        fail_smuggling(s, before)


@rule
def fail_smuggling(s: st.Taxi, before: int) -> None:
    """ST-22 to ST-24: lower than before, so the die goes aside and counts as one placed."""
    s.smuggling_at = st.ASIDE
    s.placed = 1
    tell(s, st.FAILED, s.turn, s.smuggling, before, 0, 0)
