"""Passenger, fuel and smuggling dice, rule by rule."""

from __future__ import annotations

import itertools

import pytest

from refused import refused
from rules_mark import rule

from .tables import FIRST_ROLL, play, scoring, table

# --- passengers -----------------------------------------------------------------------------------


@rule("ST-14")
def test_singles_several_species_and_some_of_several() -> None:
    t = play(table(script="1 1 1 2 3 4 1 1 1 1"), "roll, place red, place green, done")
    assert t.position()["taxi"] == ["red", "green"]
    assert t.position()["tiles"] == [0, 1, 3, 4]


@rule("ST-15", "ST-16")
def test_a_joker_costs_a_coin_when_it_is_placed() -> None:
    t = play(table(script="6 6 6 6 6 6 1 1 1 1"), "roll, joker violet, joker red, joker red")
    position = t.position()
    assert position["taxi"] == ["red", "red", "violet"]
    assert position["seats"][0]["coins"] == 0 and position["bank"] == 21
    assert not [a for a in t.legal() if a.startswith("joker")]
    refused(t, "joker red", "ST-15")
    assert "place thumb" in t.legal()


@rule("ST-15")
def test_no_joker_without_a_thumb() -> None:
    t = play(table(script="1 1 1 1 1 1 1 1 1 1"), "roll")
    refused(t, "joker red", "ST-15")
    assert [a for a in t.legal() if a.startswith("joker")] == []


@rule("ST-17", "ST-26", "ST-28")
def test_unpaid_thumbs_fill_seats_and_score_nothing() -> None:
    t = table(**scoring(["red"] * 4 + ["thumb"] * 2, [2, 2, 3], smuggling=1))
    play(t, "done, pay 0")
    position = t.position()
    assert position["seats"][0] == {"coins": 3, "results": [3 * 1 + 1], "struck": []}


# --- fuel and smuggling ---------------------------------------------------------------------------


@rule("ST-18", "ST-19", "ST-25")
@pytest.mark.parametrize("fuel", list(itertools.combinations_with_replacement(range(1, 7), 3)))
def test_factor_by_fuel_sum(fuel: tuple[int, ...]) -> None:
    t = play(table(**scoring(["red"] * 5 + ["blue"], fuel, smuggling=2)), "done")
    factor = {7: 1, 8: 2, 9: 3, 10: 4}.get(sum(fuel))
    if factor is None:
        assert t.seat == 1 and t.position()["seats"][0] == {
            "coins": 3,
            "results": [0],
            "struck": [],
        }
    else:
        play(t, "pay 0")
        assert t.position()["seats"][0]["results"] == [5 * factor + 2]


@rule("ST-18")
def test_a_fuel_die_keeps_its_number() -> None:
    t = play(table(script=FIRST_ROLL), "roll, fuel 5, fuel 3")
    assert t.position()["fuel"] == [3, 5] and t.position()["hand"]["fuel"] == [6]


@rule("ST-20", "ST-21")
def test_the_first_roll_cannot_fail() -> None:
    t = play(table(script="1 1 1 1 1 1 1 1 1 1"), "roll")
    assert t.position()["smuggling"] == {"at": "hand", "value": 1}
    play(t, "smuggle")
    assert t.position()["smuggling"] == {"at": "board", "value": 1}


@rule("ST-21", "ST-22")
@pytest.mark.parametrize("value", [4, 5, 8])
def test_equal_or_higher_stays_in_hand(value: int) -> None:
    t = play(table(script=f"{FIRST_ROLL} 1 1 1 1 1 1 1 1 {value}"), "roll, place red, done, roll")
    assert t.position()["smuggling"] == {"at": "hand", "value": value}
    assert "smuggle" in t.legal()


@rule("ST-22")
def test_the_roll_before_counts_also_after_tile_0() -> None:
    script = "1 1 1 1 1 1 1 1 1 5  1 1 1 1 1 1 1 1 1 3"
    t = play(table(script=script), "roll, done, roll")
    assert t.position()["smuggling"] == {"at": "aside", "value": 3}


@rule("ST-23", "ST-24")
def test_a_lower_number_fails_and_counts_as_one_die() -> None:
    script = f"{FIRST_ROLL} 1 1 1 1 1 1 1 1 3  1 1 1 1 1 1 1"
    t = play(table(script=script), "roll, place red, done, roll")
    assert t.position()["smuggling"] == {"at": "aside", "value": 3}
    assert t.position()["tiles"] == [0, 2, 3, 4]
    refused(t, "done", "ST-24")
    refused(t, "smuggle", "ST-23")
    play(t, "place red, done")
    assert t.position()["tiles"] == [0, 3, 4]
    play(t, "roll")  # seven dice: the one beside the board takes no number
    assert t.position()["script"] == []


@rule("ST-24", "ST-11")
def test_a_die_that_failed_earlier_is_not_blamed() -> None:
    script = f"{FIRST_ROLL} 1 1 1 1 1 1 1 1 3 1 1 1 1 1 1 1"
    t = play(table(script=script), "roll, place red, done, roll, place red, done, roll, place red")
    refused(t, "done", "ST-11")


@rule("ST-23")
def test_a_failed_die_scores_nothing() -> None:
    t = table(**scoring(["red"] * 6, [2, 2, 3]))
    play(t, "done, pay 0")
    assert t.position()["seats"][0]["results"] == [8]
