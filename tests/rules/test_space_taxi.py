"""Space Taxi, rule by rule."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cheesemoon as cm
from rules_mark import rule

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


def refused(t: cm.Table, action: str) -> str:
    """The rule that refuses an action; the table must be as before."""
    before = t.fork()
    with pytest.raises(cm.IllegalAction) as caught:
        t.play(action)
    assert t == before
    assert str(caught.value).endswith(f"({caught.value.rule})")
    return caught.value.rule


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


# --- set-up and order -------------------------------------------------------------------------


@rule("ST-1")
@pytest.mark.parametrize(("seats", "bank"), [(1, 24), (2, 21), (3, 18), (4, 15), (5, 12)])
def test_everybody_has_three_coins(seats: int, bank: int) -> None:
    position = GAME.new(seats=seats, seed=1).position()
    assert [s["coins"] for s in position["seats"]] == [3] * seats
    assert position["bank"] == bank


@rule("ST-2", "ST-5")
def test_seat_0_starts_with_ten_dice_and_all_tiles() -> None:
    t = GAME.new(seats=4, seed=1)
    position = t.position()
    assert t.seat == 0 and position["first"] == 0 and position["round"] == 1
    assert position["tiles"] == [0, 1, 2, 3, 4]
    assert position["taxi"] == [] and position["fuel"] == [] and position["hand"] is None
    assert position["smuggling"] == {"at": "hand", "value": None}
    t.play("roll")
    hand = t.position()["hand"]
    assert len(hand["passengers"]) == 6 and len(hand["fuel"]) == 3


@rule("ST-3", "ST-41")
@pytest.mark.parametrize(("seats", "rounds"), [(1, 5), (2, 5), (3, 5), (4, 4), (5, 4)])
def test_number_of_rounds(seats: int, rounds: int) -> None:
    t = GAME.new(seats=seats, seed=3)
    rng = random.Random(1)
    while not t.over:
        t.play(rng.choice(t.legal()))
    assert t.position()["round"] == rounds
    assert all(len(s["results"]) == rounds for s in t.position()["seats"])
    assert set(t.scores()[0]) == {f"round{r + 1}" for r in range(rounds)} | {"total"}


@rule("ST-4", "ST-34")
def test_one_turn_each_clockwise_from_the_first() -> None:
    t = GAME.new(seats=4, seed=9)
    rng = random.Random(5)
    order: list[tuple[int, int]] = []
    firsts: dict[int, int] = {}
    while not t.over:
        position = t.position()
        at = (position["round"], position["turn"])
        if not order or order[-1] != at:
            order.append(at)
            firsts.setdefault(position["round"], position["first"])
        t.play(rng.choice(t.legal()))
    for round_ in range(1, 5):
        seats = [seat for r, seat in order if r == round_]
        assert seats == [(firsts[round_] + i) % 4 for i in range(4)]


# --- rolls and tiles --------------------------------------------------------------------------


@rule("ST-6", "ST-8")
def test_a_roll_takes_passengers_then_fuel_then_smuggling_from_the_script() -> None:
    t = play(table(script=FIRST_ROLL), "roll")
    position = t.position()
    assert position["hand"] == {
        "passengers": ["red", "red", "green", "green", "blue", "thumb"],
        "fuel": [3, 5, 6],
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
    ],
)
def test_a_script_that_the_dice_cannot_show_is_refused(script: str, words: str) -> None:
    t = table(script=script)
    assert refused(t, "roll") == "ST-6"
    with pytest.raises(cm.IllegalAction, match=words):
        t.play("roll")
    assert t.legal() == ("roll",) and len(t.position()["script"]) == len(script.split())


@rule("ST-6")
def test_roll_and_pay_wait_until_it_is_decided_how_many_stay() -> None:
    t = play(table(script=FIRST_ROLL), "roll")
    assert refused(t, "roll") == "ST-6"
    assert refused(t, "pay 0") == "ST-6"
    assert refused(table(), "done") == "ST-6"


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
    assert refused(t, "smuggle" if t.position()["smuggling"]["at"] == "hand" else "fuel 3") in (
        "ST-9",
        "ST-10",
        "ST-11",
    )


@rule("ST-7")
def test_tile_0_only_once() -> None:
    t = play(table(), "roll, done, roll")
    assert t.position()["tiles"] == [1, 2, 3, 4]
    if t.position()["smuggling"]["at"] == "hand":
        assert refused(t, "done") == "ST-7"
    t = table(
        tiles=[1, 2, 3],
        taxi=["red"] * 4,
        smuggling={"at": "hand", "value": 1},
        phase="place",
        hand={"passengers": ["red", "red"], "fuel": [1, 2, 3]},
    )
    assert "done" not in t.legal() and refused(t, "done") == "ST-7"


@rule("ST-8")
@given(st.integers(0, 10**9))
@settings(max_examples=25, deadline=None)
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
        if action == "done" and sum(position["tiles"]) == _dice_in_hand(position):
            zero = True
        rolls += action == "roll"
        t.play(action)
    assert rolls == (5 if zero else 4)


def _dice_in_hand(position: dict[str, Any]) -> int:
    hand = position["hand"]
    smuggling = position["smuggling"]["at"] == "hand"
    return len(hand["passengers"]) + len(hand["fuel"]) + smuggling


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
    assert refused(t, "place violet") == "ST-9"
    assert refused(t, "fuel 1") == "ST-9"


@rule("ST-10")
def test_a_placed_die_stays() -> None:
    t = play(table(script=FIRST_ROLL + " 6 5 6 6 2 6 1 1"), "roll, place red, smuggle, done")
    assert refused(t, "smuggle") == "ST-6"
    play(t, "roll")
    assert refused(t, "smuggle") == "ST-10"
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
    assert refused(t, "done") == "ST-11"
    play(t, "place red, place red")
    assert refused(t, "fuel 1") == "ST-11"
    with pytest.raises(cm.IllegalAction, match="No unused tile above 4, say done"):
        t.play("fuel 1")


@rule("ST-11")
@given(st.integers(0, 10**9), st.permutations(["place red", "place green", "fuel 3", "smuggle"]))
@settings(max_examples=30, deadline=None)
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


# --- passengers -------------------------------------------------------------------------------


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
    assert refused(t, "joker red") == "ST-15"
    assert "place thumb" in t.legal()


@rule("ST-15")
def test_no_joker_without_a_thumb() -> None:
    t = play(table(script="1 1 1 1 1 1 1 1 1 1"), "roll")
    assert refused(t, "joker red") == "ST-15"
    assert [a for a in t.legal() if a.startswith("joker")] == []


@rule("ST-17", "ST-26", "ST-28")
def test_unpaid_thumbs_fill_seats_and_score_nothing() -> None:
    t = table(**scoring(["red"] * 4 + ["thumb"] * 2, [2, 2, 3], smuggling=1))
    play(t, "done, pay 0")
    position = t.position()
    assert position["seats"][0] == {"coins": 3, "results": [3 * 1 + 1], "struck": []}


# --- fuel and smuggling -----------------------------------------------------------------------


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
    assert refused(t, "done") == "ST-24"
    assert refused(t, "smuggle") == "ST-23"
    play(t, "place red, done")
    assert t.position()["tiles"] == [0, 3, 4]
    play(t, "roll")  # seven dice: the one beside the board takes no number
    assert t.position()["script"] == []


@rule("ST-24", "ST-11")
def test_a_die_that_failed_earlier_is_not_blamed() -> None:
    script = f"{FIRST_ROLL} 1 1 1 1 1 1 1 1 3 1 1 1 1 1 1 1"
    t = play(table(script=script), "roll, place red, done, roll, place red, done, roll, place red")
    assert refused(t, "done") == "ST-11"


@rule("ST-23")
def test_a_failed_die_scores_nothing() -> None:
    t = table(**scoring(["red"] * 6, [2, 2, 3]))
    play(t, "done, pay 0")
    assert t.position()["seats"][0]["results"] == [8]


# --- scoring ----------------------------------------------------------------------------------


@rule("ST-25")
def test_breakdown_gives_nothing_and_takes_nothing() -> None:
    t = play(table(**scoring(["red"] * 3 + ["green"] * 3, [6, 6, 6], smuggling=8)), "done")
    assert t.seat == 1 and t.position()["phase"] == "roll"
    assert t.position()["seats"][0] == {"coins": 3, "results": [0], "struck": []}
    assert t.position()["bank"] == 18


PARTITIONS = [
    ((6,), 8), ((4, 2), 4), ((3, 3), 4), ((2, 2, 2), 3), ((5, 1), 5), ((4, 1, 1), 3),
    ((3, 2, 1), 3), ((3, 1, 1, 1), 2), ((2, 2, 1, 1), 2), ((2, 1, 1, 1, 1), 1),
]  # fmt: skip


@rule("ST-26", "ST-27", "ST-28")
@pytest.mark.parametrize(("sizes", "points"), PARTITIONS)
@pytest.mark.parametrize("shift", range(5))
def test_groups_whatever_the_species(sizes: tuple[int, ...], points: int, shift: int) -> None:
    names = [SPECIES[(i + shift) % 5] for i in range(5)]
    taxi = [name for name, size in zip(names, sizes, strict=False) for _ in range(size)]
    t = play(table(**scoring(taxi, [3, 3, 3])), "done")
    full = all(size > 1 for size in sizes)
    assert t.position()["seats"][0]["coins"] == (5 if full else 3)
    play(t, "pay 0")
    assert t.position()["seats"][0]["results"] == [3 * points]


@rule("ST-26")
def test_example_e2_groups() -> None:
    taxi = ["blue"] * 3 + ["red"] * 2 + ["green"]
    t = play(table(**scoring(taxi, [2, 2, 3])), "done, pay 0")
    assert t.position()["seats"][0] == {"coins": 3, "results": [3], "struck": []}


@rule("ST-28")
@pytest.mark.parametrize(("bank", "bonus"), [(2, 2), (1, 1), (0, 0)])
def test_the_bonus_is_what_the_bank_has(bank: int, bonus: int) -> None:
    seats = [{"coins": 3}, {"coins": 24 - bank}, {"coins": 0}]
    t = play(table(seats, **scoring(["red"] * 6, [2, 2, 3])), "done")
    assert t.position()["seats"][0]["coins"] == 3 + bonus
    assert t.position()["bank"] == bank - bonus


@rule("ST-29")
def test_smuggling_is_added_not_multiplied() -> None:
    t = play(table(**scoring(["red"] * 6, [3, 3, 4], smuggling=8)), "done, pay 0")
    assert t.position()["seats"][0]["results"] == [8 * 4 + 8]


@rule("ST-30", "ST-31")
@pytest.mark.parametrize("coins", range(6))
def test_coins_buy_two_points_each_bonus_included(coins: int) -> None:
    t = play(table(**scoring(["red"] * 6, [2, 2, 3], smuggling=4)), "done")
    assert t.legal() == tuple(f"pay {n}" for n in range(6))
    assert refused(t, "pay 6") == "ST-30"
    assert refused(t, "roll") == "ST-30"
    assert refused(t, "pay 99") == "ST-30"
    play(t, f"pay {coins}")
    assert t.position()["seats"][0]["results"] == [8 + 4 + 2 * coins]
    assert t.position()["seats"][0]["coins"] == 5 - coins
    assert t.position()["bank"] == 16 + coins


@rule("ST-30")
def test_without_coins_nothing_is_asked() -> None:
    seats = [{"coins": 0}, {}, {}]
    t = play(table(seats, **scoring(["red"] * 5 + ["blue"], [2, 2, 3])), "done")
    assert t.seat == 1 and t.position()["seats"][0]["results"] == [5]


# --- the end of a round and of the game -------------------------------------------------------


def round_with(results: list[int], last: int = 0) -> cm.Table:
    """A table where the last seat finishes round 1 with a result that smuggling and coins make."""
    seats = [{"results": [r]} for r in results] + [{}]
    return table(
        seats,
        turn=len(results),
        **scoring(["red"] * 2 + list(SPECIES[1:]), [2, 2, 3], smuggling=last),
    )


@rule("ST-32", "ST-33", "ST-34")
@pytest.mark.parametrize(
    ("results", "struck", "first"),
    [
        ([9, 5, 2], [2], 0),
        ([2, 9, 2], [0, 2], 1),
        ([2, 5, 5], [0], 1),
        ([2, 2, 2], [0, 1, 2], 0),
    ],
)
def test_the_lowest_is_struck_and_the_highest_starts(
    results: list[int], struck: list[int], first: int
) -> None:
    t = play(round_with(results[:2], results[2] - 1), "done, pay 0")
    position = t.position()
    assert [s["results"] for s in position["seats"]] == [[r] for r in results]
    assert [i for i, s in enumerate(position["seats"]) if s["struck"] == [1]] == struck
    assert position["round"] == 2 and position["first"] == first and t.seat == first
    totals = [0 if i in struck else r for i, r in enumerate(results)]
    assert [s["total"] for s in t.scores()] == totals


@rule("ST-33")
def test_coins_paid_for_a_struck_result_are_gone() -> None:
    t = play(round_with([30, 30], 1), "done, pay 3")
    position = t.position()
    assert position["seats"][2] == {"coins": 0, "results": [8], "struck": [1]}
    assert t.scores()[2]["total"] == 0


@rule("ST-34")
def test_of_equals_the_one_who_played_earlier_starts() -> None:
    seats = [{"results": [1, 7]}, {"results": [2]}, {"results": [3, 7]}]
    t = table(
        seats,
        round=2,
        first=2,
        turn=1,
        **scoring(["red"] * 2 + list(SPECIES[1:]), [2, 2, 3], smuggling=3),
    )
    play(t, "done, pay 0")
    assert t.position()["round"] == 3 and t.seat == 2


@rule("ST-35")
def test_the_highest_total_wins_and_ties_are_shared() -> None:
    seats = [{"results": [9, 9, 9, 9, 1]}, {"results": [9, 9, 9, 9, 2]}, {"results": [1, 1, 1, 1]}]
    t = table(
        seats,
        round=5,
        first=0,
        turn=2,
        **scoring(["red"] * 2 + list(SPECIES[1:]), [2, 2, 3], smuggling=1),
    )
    assert t.winners() == []
    play(t, "done, pay 0")
    assert t.over and t.seat is None and t.legal() == ()
    assert [s["total"] for s in t.scores()] == [36, 38, 2]
    assert t.winners() == [1]
    assert refused(t, "roll") == "ST-35"
    seats = [{"results": [9, 9, 9, 9, 3]}, {"results": [9, 9, 9, 9, 3]}, {"results": [1, 1, 1, 1]}]
    t = table(
        seats,
        round=5,
        first=0,
        turn=2,
        **scoring(["red"] * 2 + list(SPECIES[1:]), [2, 2, 3], smuggling=1),
    )
    play(t, "done, pay 0")
    assert t.winners() == [0, 1]
    position = t.position()
    assert position["turn"] is None and position["phase"] == "over" and position["round"] == 5
    assert position["tiles"] == [0, 1, 2, 3, 4] and position["taxi"] == []


@rule("ST-41")
def test_practice_is_named_and_alone_nothing_is_struck() -> None:
    for seats, words in ((1, "practice with 1 player"), (2, "practice with 2 players")):
        t = GAME.new(seats=seats, seed=1)
        assert words in t.title() and words in t.text() and words in t.svg()
        assert "Übung" in t.title("de") and "trening" in t.title("pl")
        rng = random.Random(1)
        while not t.over:
            t.play(rng.choice(t.legal()))
        if seats == 1:
            assert t.position()["seats"][0]["struck"] == []
            assert t.scores()[0]["total"] == sum(t.position()["seats"][0]["results"])
    assert "house rule" not in GAME.new(seats=3, seed=1).title()


# --- the worked example of the rulebook -------------------------------------------------------


@rule("ST-4", "ST-25", "ST-32", "ST-34")
def test_example_e3_a_whole_round() -> None:
    t = table(script=SCRIPT)
    play(t, ANDRZEJ)
    assert t.position()["seats"][0]["coins"] == 4 and t.position()["bank"] == 17
    play(t, "pay 0")
    play(t, BEATA + ", pay 0")
    assert t.position()["seats"][1] == {"coins": 3, "results": [20], "struck": []}
    play(t, CZAREK)
    position = t.position()
    assert position["round"] == 2 and position["first"] == 1 and position["turn"] == 1
    assert position["phase"] == "roll" and position["bank"] == 17 and position["script"] == []
    assert position["seats"] == [
        {"coins": 4, "results": [18], "struck": []},
        {"coins": 3, "results": [20], "struck": []},
        {"coins": 3, "results": [0], "struck": [1]},
    ]
    assert [s["total"] for s in t.scores()] == [18, 20, 0]
    log = [line for lines in t.log() for line in lines]
    assert "Smuggling fails: 5 after 7." in log
    assert "Breakdown: fuel 13. Player 3 scores 0." in log
    formula = "Player 1: passengers 4 × factor 3 + smuggling 6 + coins 0 = 18."
    assert formula in log


def test_the_position_of_the_rules_file_is_legal_as_it_says() -> None:
    t = GAME.load(
        json.loads("""
        {"game": "space-taxi", "options": {}, "seed": 7, "drawn": 23, "script": [], "round": 2,
         "first": 1, "turn": 2, "phase": "place", "bank": 18, "tiles": [0, 1, 2, 3],
         "taxi": ["green", "green", "thumb"], "fuel": [3], "smuggling": {"at": "hand", "value": 6},
         "hand": {"passengers": ["red", "green", "violet"], "fuel": [1, 5]},
         "seats": [{"coins": 4, "results": [18], "struck": []},
                   {"coins": 3, "results": [20, 12], "struck": []},
                   {"coins": 2, "results": [0], "struck": [1]}]}""")
    )
    assert t.legal() == (
        "place red", "place green", "place violet", "fuel 1", "fuel 5", "smuggle", "done"
    )  # fmt: skip


# --- positions --------------------------------------------------------------------------------

PLACE: dict[str, Any] = {
    "phase": "place", "tiles": [0, 1, 2, 3], "taxi": ["green", "green", "thumb"], "fuel": [3],
    "smuggling": {"at": "hand", "value": 6}, "hand": {"passengers": ["red", "green", "violet"],
                                                        "fuel": [1, 5]},
}  # fmt: skip


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"round": 6}, "round"),
        ({"round": 0}, "round"),
        ({"round": True}, "round"),
        ({"first": 3}, "first"),
        ({"turn": 3}, "turn"),
        ({"turn": None}, "turn"),
        ({"phase": "shop"}, "phase"),
        ({"bank": 17}, "bank"),
        ({"bank": -1}, "bank"),
        ({"tiles": [1, 0, 2, 3]}, "tiles"),
        ({"tiles": [0, 1, 1, 2, 3]}, "tiles"),
        ({"tiles": [0, 1, 2]}, "tiles"),
        ({"tiles": [0, 5]}, "tiles[1]"),
        ({"tiles": [0]}, "tiles"),
        ({"taxi": ["thumb", "green", "green"]}, "taxi"),
        ({"taxi": ["pink"]}, "taxi[0]"),
        ({"taxi": ["red"] * 7}, "taxi"),
        ({"fuel": [3, 1]}, "fuel"),
        ({"fuel": [7]}, "fuel[0]"),
        ({"fuel": [1, 1, 1, 1]}, "fuel"),
        ({"smuggling": {"at": "moon"}}, "smuggling.at"),
        ({"smuggling": {"at": "hand", "value": 9}}, "smuggling.value"),
        ({"smuggling": {"at": "hand"}}, "smuggling.value"),
        ({"smuggling": {"at": "hand", "value": None}}, "smuggling.value"),
        ({"smuggling": {"at": "hand", "value": 3, "x": 1}}, "smuggling.x"),
        ({"hand": None}, "hand"),
        ({"hand": {"passengers": ["red"], "fuel": [1, 5]}}, "hand.passengers"),
        ({"hand": {"passengers": ["red", "green", "violet"], "fuel": [1]}}, "hand.fuel"),
        ({"hand": {"passengers": ["violet", "red", "green"], "fuel": [1, 5]}}, "hand.passengers"),
        ({"seats": []}, "seats"),
        ({"seats": [{}] * 6}, "seats"),
        ({"seats": [{"coins": 28}, {}, {}]}, "seats[0].coins"),
        ({"seats": [{"coins": 20}, {"coins": 20}, {}]}, "seats"),
        ({"seats": [{"results": [1]}, {}, {}]}, "seats[0].results"),
        ({"seats": [{"struck": [1]}, {}, {}]}, "seats[0].struck"),
        ({"seats": [{"name": "Ola"}, {}, {}]}, "seats[0].name"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**64}, "seed"),
        ({"drawn": "3"}, "drawn"),
        ({"script": [1.5]}, "script[0]"),
        ({"options": {"advanced": True}}, "options.advanced"),
        ({"weather": "rain"}, "weather"),
    ],
)
def test_wrong_positions_name_the_field(change: dict[str, Any], field: str) -> None:
    position = {"game": "space-taxi", "seats": [{}, {}, {}], **PLACE}
    GAME.load(position)
    with pytest.raises(cm.BadPosition) as caught:
        GAME.load({**position, **change})
    assert caught.value.field == field
    assert str(caught.value).startswith(f"{field}: ")
    for lang in ("pl", "de"):
        assert caught.value.text(lang).startswith(f"{field}: ")


@pytest.mark.parametrize(
    ("position", "field"),
    [
        ({"phase": "roll", "smuggling": {"at": "hand", "value": 3}}, "smuggling.value"),
        ({"phase": "roll", "hand": {"passengers": [], "fuel": []}}, "hand"),
        ({"phase": "roll", "tiles": [1, 2, 3, 4]}, "smuggling.value"),
        ({"phase": "coins"}, "smuggling.value"),
        ({"phase": "coins", "smuggling": {"at": "board", "value": 2}}, "taxi"),
        (
            {"phase": "coins", "tiles": [1], "taxi": ["red"] * 6, "fuel": [1, 2, 4],
             "smuggling": {"at": "board", "value": 2}},
            "tiles",
        ),
        (
            {"phase": "coins", "tiles": [], "taxi": ["red"] * 6, "fuel": [1, 1, 1],
             "smuggling": {"at": "board", "value": 2}},
            "fuel",
        ),
        (
            {"phase": "coins", "tiles": [0], "taxi": ["red"] * 6, "fuel": [1, 2, 4],
             "smuggling": {"at": "board", "value": 2}, "seats": [{"coins": 0}, {}, {}]},
            "seats[0].coins",
        ),
        ({"phase": "over"}, "seats[0].results"),
        ({"phase": "over", "turn": 0}, "turn"),
        ({"phase": "over", "round": 2}, "round"),
        ({"round": 2}, "seats[0].results"),
    ],
)  # fmt: skip
def test_positions_that_do_not_fit_their_phase(position: dict[str, Any], field: str) -> None:
    with pytest.raises(cm.BadPosition) as caught:
        GAME.load({"game": "space-taxi", "seats": [{}, {}, {}], **position})
    assert caught.value.field == field


# --- invariants over whole random games -------------------------------------------------------


@given(st.integers(0, 2**64 - 1), st.integers(1, 5), st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_invariants_hold_in_random_games(seed: int, seats: int, choices: int) -> None:
    t = GAME.new(seats=seats, seed=seed)
    rng = random.Random(choices)
    before = t.position()
    turns = 0
    while not t.over:
        action = rng.choice(t.legal())
        t.play(action)
        after = t.position()
        assert sum(s["coins"] for s in after["seats"]) + after["bank"] == 27
        assert_dice_add_up(after)
        same_turn = (before["round"], before["turn"]) == (after["round"], after["turn"])
        if same_turn:
            assert set(after["tiles"]) <= set(before["tiles"])
            if after["smuggling"]["at"] == "hand" and before["smuggling"]["value"]:
                assert after["smuggling"]["value"] >= before["smuggling"]["value"]
        else:
            turns += 1
        before = after
    assert turns == seats * (4 if seats > 3 else 5)
    if seats > 1:
        for round_ in range(1, after["round"] + 1):
            assert any(round_ in s["struck"] for s in after["seats"])


def assert_dice_add_up(position: dict[str, Any]) -> None:
    board = len(position["taxi"]) + len(position["fuel"])
    board += position["smuggling"]["at"] != "hand"
    if position["phase"] == "roll":
        assert board + sum(position["tiles"]) == 10
    elif position["phase"] == "place":
        assert board + _dice_in_hand(position) == 10
        placed = sum(position["tiles"]) - _dice_in_hand(position)
        assert 0 <= placed <= max(position["tiles"])


@given(st.integers(0, 2**32), st.permutations(range(5)))
@settings(max_examples=20, deadline=None)
def test_renaming_the_species_changes_nothing(seed: int, names: list[int]) -> None:
    renamed = dict(zip(SPECIES, [SPECIES[i] for i in names], strict=True)) | {"thumb": "thumb"}
    one = GAME.new(seats=3, seed=seed)
    rng = random.Random(seed)
    while not one.over:
        one.play(rng.choice(one.legal()))
    faces = {i + 1: SPECIES.index(renamed[SPECIES[i]]) + 1 for i in range(5)} | {6: 6}
    script: list[int] = []
    for events in one.events:
        gave = [e.args["number"] for e in events if e.name == "gave"]
        rolled = next((e for e in events if e.name == "rolled"), None)
        passengers = rolled.args["passengers"] if rolled else 0
        script += [faces[n] if i < passengers else n for i, n in enumerate(gave)]
    two = GAME.load({"game": "space-taxi", "seats": [{}, {}, {}], "script": script})
    for action in one.actions:
        verb, *rest = action.split(" ")
        rest = [renamed[rest[0]]] if verb in ("place", "joker") else rest
        two.play(" ".join([verb, *rest]))
    assert two.scores() == one.scores() and two.over
