"""Set-up and order, rule by rule."""

from __future__ import annotations

import random

import pytest

from rules_mark import rule

from .tables import GAME


@rule("ST-1")
@pytest.mark.parametrize(("seats", "bank"), [(1, 24), (2, 21), (3, 18), (4, 15), (5, 12)])
def test_every_player_has_three_coins(seats: int, bank: int) -> None:
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
