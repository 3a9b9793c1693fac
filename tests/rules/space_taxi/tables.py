"""Tables to try the rules on, and the dice of the rulebook's example."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import cheesemoon as cm

GAME = cm.game("space-taxi")
SPECIES = ("red", "green", "blue", "yellow", "violet")
FIRST_ROLL = "1 1 2 2 3 6 3 5 6 4"

ANDRZEJ = """roll, place red, place red, place green, place green, done, roll, joker green, smuggle,
    done, roll, fuel 1, done, roll, place red, fuel 4, fuel 4, done"""
BEATA = """roll, place green, place green, place green, place green, done, roll, done, roll,
    place green, done, roll, fuel 2, fuel 4, fuel 4, done, roll, place red, done"""
CZAREK = """roll, place blue, place blue, place blue, smuggle, done, roll, place yellow,
    place yellow, fuel 5, done, roll, fuel 2, fuel 6, done, roll, place violet, done"""
SCRIPT = """
    1 1 2 2 3 6 3 5 6 4   6 5 6 6 2 6   3 1 6 6   1 4 4
    2 2 2 2 2 4 1 1 2 3   3 4 6 6 6 7   2 5 1 1 1 5   4 2 4 4   1
    3 3 3 4 5 5 4 4 6 8   4 4 5 1 5 6   3 2 6   5"""


def table(seats: int | list[dict[str, Any]] = 3, script: str = "", **position: Any) -> cm.Table:
    """A table from a position, its script as a string."""
    people = [{} for _ in range(seats)] if isinstance(seats, int) else seats
    numbers = [int(x) for x in script.split()]
    return GAME.load({"game": "space-taxi", "seats": people, "script": numbers, **position})


def play(t: cm.Table, actions: str) -> cm.Table:
    for action in actions.split(","):
        t.play(action.strip())
    return t


def placing(
    passengers: Iterable[str] = (), fuel: Iterable[int] = (), **position: Any
) -> dict[str, Any]:
    return {
        "phase": "place",
        "hand": {"passengers": list(passengers), "fuel": list(fuel)},
        **position,
    }


def scoring(taxi: Iterable[str], fuel: Iterable[int], smuggling: int = 0, **position: Any) -> Any:
    """The position just before the last `done` of a turn: everything placed, tile 1 to use."""
    return {
        "phase": "place",
        "tiles": [1],
        "taxi": sorted(taxi, key=[*SPECIES, "thumb"].index),
        "fuel": sorted(fuel),
        "smuggling": {"at": "board" if smuggling else "aside", "value": smuggling or 5},
        "hand": {"passengers": [], "fuel": []},
        **position,
    }


def dice_in_hand(position: dict[str, Any]) -> int:
    hand = position["hand"]
    smuggling = position["smuggling"]["at"] == "hand"
    return int(len(hand["passengers"]) + len(hand["fuel"]) + smuggling)
