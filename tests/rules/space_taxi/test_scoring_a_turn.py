"""Scoring a turn, rule by rule."""

from __future__ import annotations

import pytest

from refused import refused
from rules_mark import rule

from .tables import SPECIES, play, scoring, table


@rule("ST-25")
def test_breakdown_gives_nothing_and_takes_nothing() -> None:
    t = play(table(**scoring(["red"] * 3 + ["green"] * 3, [6, 6, 6], smuggling=8)), "done")
    assert t.seat == 1 and t.position()["phase"] == "roll"
    assert t.position()["seats"][0] == {"coins": 3, "results": [0], "struck": []}
    assert t.position()["bank"] == 18


@rule("ST-25")
def test_a_breakdown_leaves_the_results_of_other_rounds() -> None:
    seats = [{"results": [14]}, {"results": [20]}, {"results": [25]}]
    t = play(table(seats, round=2, **scoring(["red"] * 6, [6, 6, 6])), "done")
    assert t.position()["seats"][0]["results"] == [14, 0]


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


@rule("ST-30")
def test_who_has_one_coin_may_pay_it_and_who_has_none_is_not_asked() -> None:
    for coins, legal in ((1, ("pay 0", "pay 1")), (0, ("roll",))):
        seats = [{"coins": coins}, {}, {}]
        position = scoring(["red"] * 2 + list(SPECIES[1:]), [2, 2, 3])
        assert play(table(seats, **position), "done").legal() == legal


@rule("ST-30", "ST-31")
@pytest.mark.parametrize("coins", range(6))
def test_coins_buy_two_points_each_bonus_included(coins: int) -> None:
    t = play(table(**scoring(["red"] * 6, [2, 2, 3], smuggling=4)), "done")
    assert t.legal() == tuple(f"pay {n}" for n in range(6))
    refused(t, "pay 6", "ST-30")
    refused(t, "roll", "ST-30", "Decide first how many coins you pay")
    refused(t, "pay 99", "ST-30", "Only 5 coins")
    play(t, f"pay {coins}")
    assert t.position()["seats"][0]["results"] == [8 + 4 + 2 * coins]
    assert t.position()["seats"][0]["coins"] == 5 - coins
    assert t.position()["bank"] == 16 + coins


@rule("ST-30")
def test_without_coins_nothing_is_asked() -> None:
    seats = [{"coins": 0}, {}, {}]
    t = play(table(seats, **scoring(["red"] * 5 + ["blue"], [2, 2, 3])), "done")
    assert t.seat == 1 and t.position()["seats"][0]["results"] == [5]
