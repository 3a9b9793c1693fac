"""Rolls and tiles, rule by rule."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

import cheesemoon as cm
from cheesemoon.games.space_taxi.state import ACTIONS
from refused import refused
from rules_mark import rule
from thorough import THOROUGH

from .tables import ANDRZEJ, FIRST_ROLL, GAME, SCRIPT, dice_in_hand, placing, play, table


@rule("ST-6", "ST-8")
def test_a_roll_takes_passengers_then_fuel_then_smuggling_from_the_script() -> None:
    t = play(table(script=FIRST_ROLL), "roll")
    position = t.position()
    assert position["hand"] == {
        "passengers": ["red", "red", "green", "green", "blue", "thumb"],
        "fuel": [3, 5, 6],
        "placed": 0,
    }
    assert position["smuggling"] == {"at": "hand", "value": 4}
    assert position["script"] == [] and position["drawn"] == 0


@rule("ST-6")
@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("7 1 1 1 1 1 1 1 1 1", "passenger die"),
        ("1 1 1 1 1 1 7 1 1 1", "fuel die"),
        ("1 1 1 1 1 1 1 1 1 9", "smuggling die"),
        ("1 1 1 1 1 1 0 1 1 1", "fuel die"),
        ("1 2 3", "only 3 numbers left"),
        ("1", "only 1 number left"),
    ],
)
def test_a_script_that_the_dice_cannot_show_is_refused(script: str, words: str) -> None:
    t = table(script=script)
    refused(t, "roll", "ST-6")
    with pytest.raises(cm.IllegalAction, match=words):
        t.play("roll")
    assert t.legal() == ("roll",) and len(t.position()["script"]) == len(script.split())


@rule("ST-6")
def test_an_action_that_does_not_exist_is_named() -> None:
    refused(table(), "fly 3", "ST-6", "fly 3")
    refused(table(), "fly", "ST-6", "fly")
    refused(play(table(script=FIRST_ROLL), "roll"), "place pink", "ST-6", "place pink")


@rule("ST-6")
def test_roll_and_pay_wait_until_it_is_decided_how_many_stay() -> None:
    t = play(table(script=FIRST_ROLL), "roll")
    refused(t, "roll", "ST-6")
    refused(t, "pay 0", "ST-6")
    refused(table(), "done", "ST-6")


@rule("ST-7", "ST-8", "ST-11")
def test_example_e1_tiles() -> None:
    t = play(table(script=FIRST_ROLL), "roll, place red, place red, place green, done")
    assert t.position()["tiles"] == [0, 1, 2, 4]
    play(t, "roll")
    in_hand = t.position()["hand"]
    assert len(in_hand["passengers"]) + len(in_hand["fuel"]) + 1 == 7
    t = table(
        tiles=[0, 1, 4],
        taxi=["red", "red", "green"],
        fuel=[1, 2],
        **placing(["blue", "blue", "thumb"], [3], smuggling={"at": "hand", "value": 2}),
    )
    stops = []
    for k in range(5):
        if "done" in t.legal():
            stops.append(k)
        if k < 4:
            assert len(t.legal()) > 1 or "done" not in t.legal()
            t.play(next(a for a in t.legal() if a != "done"))
    assert stops == [0, 1, 4]
    assert t.legal() == ("done",)
    refused(t, "smuggle", "ST-11")


@rule("ST-6")
def test_what_is_legal_is_written_wherever_something_else_stood_before() -> None:
    before = np.full(GAME.most_legal, 99, np.int32)
    t = table()
    assert GAME.rules.legal(t.state, before) == 1 and before[0] == ACTIONS.number("roll")


@rule("ST-7")
def test_tile_0_only_once() -> None:
    t = play(table(), "roll, done, roll")
    assert t.position()["tiles"] == [1, 2, 3, 4]
    if t.position()["smuggling"]["at"] == "hand":
        refused(t, "done", "ST-7")
    t = table(
        tiles=[1, 2, 3],
        taxi=["red"] * 4,
        smuggling={"at": "hand", "value": 1},
        phase="place",
        hand={"passengers": ["red", "red"], "fuel": [1, 2, 3]},
    )
    assert "done" not in t.legal()
    refused(t, "done", "ST-7")


@rule("ST-8")
@given(st.integers(0, 10**9))
@settings(max_examples=100 if THOROUGH else 25, deadline=None)
def test_four_rolls_or_five_with_tile_0(seed: int) -> None:
    t = GAME.new(seats=3, seed=seed)
    rng = random.Random(seed)
    rolls, zero = 0, False
    while t.seat == 0 and t.position()["round"] == 1:
        position = t.position()
        if position["phase"] == "roll":
            placed = len(position["taxi"]) + len(position["fuel"])
            placed += position["smuggling"]["at"] != "hand"
            assert sum(position["tiles"]) == 10 - placed
        action = rng.choice(t.legal())
        if action == "done" and sum(position["tiles"]) == dice_in_hand(position):
            zero = True
        rolls += action == "roll"
        t.play(action)
    assert rolls == (5 if zero else 4)


@rule("ST-8")
def test_with_one_tile_left_all_dice_must_be_placed() -> None:
    t = table(
        tiles=[2],
        taxi=["red"] * 5,
        fuel=[1, 2, 3],
        **placing(["blue"], [], smuggling={"at": "hand", "value": 3}),
    )
    assert t.legal() == ("place blue", "smuggle")
    play(t, "smuggle")
    assert t.legal() == ("place blue",)


@rule("ST-9")
def test_any_die_in_hand_may_be_placed_and_no_other() -> None:
    t = play(table(script=FIRST_ROLL), "roll")
    assert t.legal() == (
        "place red",
        "place green",
        "place blue",
        "place thumb",
        "joker red",
        "joker green",
        "joker blue",
        "joker yellow",
        "joker violet",
        "fuel 3",
        "fuel 5",
        "fuel 6",
        "smuggle",
        "done",
    )
    refused(t, "place violet", "ST-9")
    refused(t, "fuel 1", "ST-9")


@rule("ST-10")
def test_a_placed_die_stays() -> None:
    t = play(table(script=FIRST_ROLL + " 6 5 6 6 2 6 1 1"), "roll, place red, smuggle, done")
    refused(t, "smuggle", "ST-6")
    play(t, "roll")
    refused(t, "smuggle", "ST-10")
    position = t.position()
    assert position["taxi"] == ["red"] and position["smuggling"] == {"at": "board", "value": 4}
    assert len(position["hand"]["passengers"]) == 5


@rule("ST-11")
def test_done_on_a_used_tile_says_how_far_to_go_on() -> None:
    t = play(
        table(script=FIRST_ROLL + " 1 1 1 1 1 1 1 4"),
        "roll, place red, place red, done, roll, place red, place red",
    )
    with pytest.raises(cm.IllegalAction, match=r"Tile 2 is used already, place on to 3 dice"):
        t.play("done")
    refused(t, "done", "ST-11")
    play(t, "place red, place red")
    refused(t, "fuel 1", "ST-11")
    with pytest.raises(cm.IllegalAction, match="No unused tile above 4, say done"):
        t.play("fuel 1")


@rule("ST-11", "ST-15")
def test_a_coin_is_enough_for_a_joker_that_no_tile_has_room_for() -> None:
    t = play(
        table([{"coins": 1}, {}, {}], script="1 1 1 1 6 6 1 1 1 1"),
        "roll, place red, place red, place red, place red",
    )
    refused(t, "joker red", "ST-11", "No unused tile above 4")


@rule("ST-11", "ST-24")
def test_at_a_table_that_was_opened_a_die_in_the_taxi_is_no_die_that_failed() -> None:
    t = play(
        table(script=FIRST_ROLL + " 1 1 1 1 1 1 1 1 4"), "roll, place red, done, roll, place red"
    )
    refused(GAME.load(t.position()), "done", "ST-11", "Tile 1 is used already")


@rule("ST-11")
@given(st.integers(0, 10**9), st.permutations(["place red", "place green", "fuel 3", "smuggle"]))
@settings(max_examples=100 if THOROUGH else 30, deadline=None)
def test_the_order_of_placing_does_not_matter(seed: int, order: list[str]) -> None:
    t = play(table(script=FIRST_ROLL, seed=seed), "roll")
    other = t.fork()
    for action in order:
        t.play(action)
    for action in sorted(order):
        other.play(action)
    t.play("done")
    other.play("done")
    assert t == other


@rule("ST-12")
def test_done_with_nothing_placed_uses_tile_0() -> None:
    t = play(table(script=FIRST_ROLL + " 3 3 3 3 3 3 2 2 2 4"), "roll, done")
    assert t.position()["tiles"] == [1, 2, 3, 4] and t.position()["phase"] == "roll"
    play(t, "roll")
    assert t.position()["hand"]["passengers"] == ["blue"] * 6
    assert t.position()["script"] == []


@rule("ST-13")
def test_the_turn_is_scored_when_all_ten_dice_are_placed() -> None:
    t = play(table(script=SCRIPT), ANDRZEJ)
    assert t.position()["phase"] == "coins" and t.seat == 0
    assert "Tiles" in t.text() or "Tile" in t.text()
    assert t.player(1) in t.text()  # the left neighbour handles the tiles
