"""The rocket (SG-52 to SG-58)."""

from __future__ import annotations

import pytest

import cheesemoon as cm
from refused import refused
from rules_mark import rule

from .tables import FULL, RICH, box, happened, invaders, play, seat, table, tokens


@rule("SG-52", "SG-58")
def test_buying_the_rocket() -> None:
    t = table(FULL, RICH, misses=1)
    refused(t, "rocket", "SG-52")
    play(t, "buy rocket, pay 5 5")
    assert seat(t)["rocket"] == "held" and t.position()["misses"] == 0
    play(t, "shoot")
    refused(t, "buy rocket", "SG-58")
    assert "rocket" in t.legal()
    used = table(FULL, {**RICH, "rocket": "used"})
    refused(used, "buy rocket", "SG-58")
    refused(used, "rocket", "SG-58")
    moved = play(table(FULL, RICH), "move b10")
    refused(moved, "buy rocket", "SG-52")


@rule("SG-53")
@pytest.mark.parametrize("before", ["", "move d10, "])
def test_the_rocket_replaces_all_shots_of_the_turn(before: str) -> None:
    own = {"at": "a10", "rocket": "held", "level": 3}
    t = table("123451 / 234512", own, options={"advanced": True}, mine="b7", stack="1 1 1 1 1 1")
    play(t, before + "rocket")
    assert t.position()["phase"] == "mine" and tokens(t) == {"1": 1, "2": 2, "3": 1, "4": 1, "5": 1}


@rule("SG-54")
def test_the_first_object_must_be_an_invader() -> None:
    own = {"at": "c10", "rocket": "held"}
    refused(table("11.111", own), "rocket", "SG-54")
    refused(table("111111", own, mine="c4"), "rocket", "SG-54")
    refused(table("111111", own, {"at": "c4"}), "rocket", "SG-54")
    assert "rocket" in table("111111 / ..1...", own, {"at": "f9"}).legal()


@rule("SG-55")
def test_no_rocket_at_a_row_with_a_fighter() -> None:
    own = {"at": "c10", "rocket": "held"}
    t = table("111111 / ..1...", own, {"at": "f2"})
    refused(t, "rocket", "SG-55")
    with pytest.raises(cm.IllegalAction, match="row 2"):
        t.play("rocket")


@rule("SG-56")
def test_the_rocket() -> None:
    t = table(
        "123451 / 234512 / 3LR123",
        {"at": "a10", "rocket": "held"},
        mine="a8",
        stack="1 1 2 2 3 3 4",
    )
    play(t, "move d10, rocket")
    assert invaders(t) == "112233 / 123451 / 234512"
    assert tokens(t) == {"1": 1, "2": 1, "3": 2, "ship": 1} and seat(t)["rocket"] == "used"
    assert t.scores()[0] == {"total": 19, "monsters": 9, "ships": 10}
    assert t.position()["phase"] == "mine" and t.position()["hit"]
    assert box(t)["ship"] == 9


@rule("SG-56")
def test_the_rocket_moves_what_is_above_and_nothing_below() -> None:
    t = table(
        "111111 / 2LR.R2 / ..3... / 4.....",
        {"at": "b10", "rocket": "held"},
        {"at": "d2"},
        {"at": "e3"},
        mine="f3",
        stack="5 5 5 5 5 5",
    )
    # b2 is the first object above b10, but a fighter is in that row
    refused(t, "rocket", "SG-55")
    t = table(
        "111111 / 2LR.R2 / ..3... / 4.....",
        {"at": "b10", "rocket": "held"},
        {"at": "c8"},
        mine="d2",
        stack="5 5 5 5 5 5",
    )
    t.play("rocket")
    # two 2s, one half of the whole ship, the damaged half; d1 comes down on the mine in the row
    assert tokens(t) == {"2": 2, "ship": 2} and t.position()["mine"] is None
    assert invaders(t) == "555555 / 111.11 / ..3... / 4....."


@rule("SG-56")
def test_a_rocket_at_row_1() -> None:
    t = table("1.3..5", {"at": "c10", "rocket": "held"}, stack="2 2 2 2 2 2")
    t.play("rocket")
    assert invaders(t) == "222222" and tokens(t) == {"1": 1, "3": 1, "5": 1}


@rule("SG-57")
def test_the_rocket_is_one_event() -> None:
    own = {"at": "c10", "rocket": "held"}
    filled = play(table("111111", own, stack="2 2 2 2 2 2"), "rocket")
    assert happened(filled) == ["rocketed", "arrived"]
    used_up = play(table("1..... / .11111", own, stack="2"), "rocket")
    assert happened(used_up) == ["rocketed", "arrived", "emptied", "nobody-arrived"]
    assert invaders(used_up) == "...... / 2..... / 1....."


@rule("SG-61", "SG-56")
def test_a_rocket_is_a_hit() -> None:
    t = table("111111", {"at": "c10", "rocket": "held"}, stack="2 2 2 2 2 2", misses=1)
    assert play(t, "rocket").position()["misses"] == 0
