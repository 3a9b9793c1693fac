"""What a hint says of an action: of the die that it takes, and nothing that is not so."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from cheesemoon.core import LANGUAGES
from cheesemoon.games.space_taxi.telling.merits import merit
from rules_mark import rule

from .tables import GAME, placing, table


def said(action: str, seats: Any = 3, **position: Any) -> str:
    return merit(table(seats, **position), action, "en")


def hand(passengers: str = "", fuel: tuple[int, ...] = (), **position: Any) -> dict[str, Any]:
    """In the middle of the first roll of a ride."""
    crystal = {"at": "hand", "value": 6}
    return {**placing(passengers.split(), fuel), "smuggling": crystal, **position}


ROLL = hand("red red green blue yellow thumb", (1, 3, 6))


@rule("ST-26")
def test_passengers_that_lie_together_are_named_with_what_they_pay() -> None:
    assert said("place red", **ROLL).startswith(
        "2 of this kind lie here: together they pay 1 point"
    )
    assert "waits for a second one" in said("place blue", **ROLL)


@rule("ST-19")
@pytest.mark.parametrize(
    ("action", "fuel", "sentence"),
    [
        ("fuel 6", (1, 3, 6), "With the 1 and the 3 beside it the fuel is 10: factor 4."),
        ("fuel 6", (6, 6, 6), "The other 2 fuel dice must then sum to 2 to 4."),
    ],
)
def test_fuel_is_told_with_the_dice_beside_it(
    action: str, fuel: tuple[int, ...], sentence: str
) -> None:
    roll = hand("red red green blue yellow thumb", fuel)
    assert said(action, **roll) == sentence


@rule("ST-22")
def test_smuggling_is_told_with_what_another_roll_would_lose() -> None:
    assert "Another roll would lose them in 5 of 8 cases" in said("smuggle", **ROLL)


@rule("ST-32")
def test_coins_that_save_a_result_from_the_strike_are_told_so() -> None:
    paying = {
        "phase": "coins",
        "tiles": [],
        "smuggling": {"at": "board", "value": 8},
        "taxi": ["red"] * 2 + ["green"] * 4,
        "fuel": [2, 2, 3],
        "turn": 2,
    }
    rivals = [{"results": [14]}, {"results": [30]}]
    seats = [*rivals, {"coins": 3}]
    assert "you beat the 14 of another player" in said("pay 2", seats, **paying)
    assert said("pay 1", seats, **paying) == "Each coin brings two points now."


def test_every_choice_of_a_ride_has_its_sentence_in_every_language() -> None:
    for seed in range(3):
        t, rng = GAME.new(seats=2 + seed, seed=seed), random.Random(seed)
        while not t.over:
            for action in t.legal():
                for lang in LANGUAGES:
                    words = merit(t, action, lang)
                    is_silent = action == "roll" or action.startswith("fuel")
                    assert is_silent or words, action
                    assert not re.search(r"[{}]", words)
            t.play(rng.choice(t.legal()))
