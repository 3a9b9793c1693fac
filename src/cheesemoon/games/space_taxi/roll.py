"""Step 1: all dice in hand are rolled (ST-6); the smuggling die may fail (ST-20 to ST-24)."""

from __future__ import annotations

from cheesemoon.core import rule, tell
from cheesemoon.core.chance import die, refuse

from .content import FACES, FUEL, FUEL_SIDES, PASSENGERS, SMUGGLING_SIDES, TILES
from .state import (
    ASIDE,
    FAILED,
    FUEL_DIE,
    HAND,
    PASSENGER_DIE,
    PLACING,
    ROLLED,
    RUNS_OUT,
    SMUGGLING_DIE,
    Taxi,
)


@rule
def dice_in_hand(s: Taxi) -> int:
    """ST-8: before a roll, as many as the unused tiles say together."""
    dice = 0
    for tile in range(TILES):
        dice += tile * s.tiles[tile]
    return dice


@rule
def in_taxi(s: Taxi) -> int:
    """How many of the six seats are taken."""
    taken = 0
    for face in range(len(FACES)):
        taken += s.taxi[face]
    return taken


@rule
def on_wings(s: Taxi) -> int:
    """How many of the fuel dice lie on the board."""
    placed = 0
    for fuel_number in range(1, FUEL_SIDES + 1):
        placed += s.wings[fuel_number]
    return placed


@rule
def roll(s: Taxi) -> None:
    """ST-6: a roll throws all dice in hand: passengers, then fuel, then smuggling."""
    if 0 < s.script_left < dice_in_hand(s):
        refuse(s, RUNS_OUT, s.script_left)
        return
    passengers = PASSENGERS - in_taxi(s)
    fuel = FUEL - on_wings(s)
    for _ in range(passengers):
        s.passengers[die(s, len(FACES), PASSENGER_DIE) - 1] += 1
    for _ in range(fuel):
        s.fuel[die(s, FUEL_SIDES, FUEL_DIE)] += 1
    s.placed = 0
    s.phase = PLACING
    if s.smuggling_at != HAND:
        tell(s, ROLLED, s.turn, passengers, fuel, 0, 0)
        return
    before = s.smuggling
    s.smuggling = die(s, SMUGGLING_SIDES, SMUGGLING_DIE)
    tell(s, ROLLED, s.turn, passengers, fuel, 1, 0)
    if s.smuggling < before:  # ST-20: before is 0 in the first roll
        fail_smuggling(s, before)


@rule
def fail_smuggling(s: Taxi, before: int) -> None:
    """ST-22 to ST-24: lower than before, so the die goes aside and counts as one placed."""
    s.smuggling_at = ASIDE
    s.placed = 1
    tell(s, FAILED, s.turn, s.smuggling, before, 0, 0)
