"""Paying, coming back and players who are out (SG-40 to SG-51)."""

from __future__ import annotations

from typing import Any

import pytest

import cheesemoon as cm
from refused import refused
from rules_mark import rule

from .tables import FULL, box, happened, play, table, tokens


@rule("SG-40", "SG-41")
def test_the_legal_payments() -> None:
    t = table(FULL, {"at": "a10", "tokens": {"1": 1, "2": 1, "4": 3}})
    t.play("buy rocket")
    assert t.position()["phase"] == "pay" and t.position()["paying"] == "rocket"
    assert set(t.legal()) == {"pay 2 4 4", "pay 4 4 4"}
    refused(t, "pay 1 2 4 4", "SG-41")
    refused(t, "pay 1 4 4", "SG-40")  # 9 points
    refused(t, "pay 5 5", "SG-40")  # not there
    refused(t, "pay 2 2 4 4", "SG-40")
    refused(t, "pay 4 2 4", "SG-40")  # the same set, written otherwise
    refused(t, "pay 7", "SG-40")
    refused(t, "pay", "SG-40")
    refused(t, "shoot", "SG-40")
    t.play("pay 4 4 4")
    assert tokens(t) == {"1": 1, "2": 1} and box(t) == {"4": 3}  # SG-40: no change


@rule("SG-41")
@pytest.mark.parametrize("thing", ["rocket", "upgrade", "battery"])
def test_payments_are_all_sets_without_a_superfluous_token(thing: str) -> None:
    """Against all sets of tokens, made in another way."""
    from itertools import product

    own = {"1": 2, "2": 2, "3": 2, "4": 1, "5": 2, "ship": 1}
    values = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "ship": 10}
    price = 15 if thing == "battery" else 10
    expected = set()
    for counts in product(*(range(own[kind] + 1) for kind in own)):
        taken = [kind for kind, count in zip(own, counts, strict=True) for _ in range(count)]
        paid = sum(values[kind] for kind in taken)
        if paid >= price and all(paid - values[kind] < price for kind in taken):
            expected.add("pay " + " ".join(taken))
    t = table("1.....", {"at": "a10", "tokens": own}, options={"advanced": True}, stack=[])
    t.play(f"buy {thing}")
    assert set(t.legal()) == expected and len(t.legal()) == len(expected)


@rule("SG-42")
def test_who_has_too_few_points_cannot_buy() -> None:
    t = table(FULL, {"at": "a10", "tokens": {"3": 3}}, options={"advanced": True})
    assert not [action for action in t.legal() if action.startswith("buy")]
    for thing in ("rocket", "upgrade", "battery"):
        refused(t, f"buy {thing}", "SG-42")
    t = table(FULL, {"at": "a10", "tokens": {"5": 2}}, options={"advanced": True})
    assert {"buy rocket", "buy upgrade"} <= set(t.legal()) and "buy battery" not in t.legal()


def destroyed(points: dict[str, int], shown: str = FULL, **position: Any) -> cm.Table:
    """Seat 0 shoots; seat 1 has no fighter and is next."""
    return table(shown, {"at": "a10"}, {"at": None, "tokens": points}, **position)


@rule("SG-45", "SG-49")
def test_a_destroyed_fighter_returns_for_ten_points() -> None:
    t = play(destroyed({"5": 5}, mine="b7"), "shoot, done")
    assert t.seat == 1 and t.position()["phase"] == "return" and t.legal() == ("return", "leave")
    refused(t, "shoot", "SG-45")
    refused(t, "pay 5 5", "SG-45")
    t.play("return")
    assert t.position()["paying"] == "return" and t.legal() == ("pay 5 5",)
    t.play("pay 5 5")
    assert t.position()["phase"] == "enter" and t.seat == 1
    assert t.legal() == tuple(f"place {c}10" for c in "bcdef")
    refused(t, "place a10", "SG-49")
    refused(t, "place c8", "SG-49")
    refused(t, "move c10", "SG-49")
    t.play("place d10")
    p = t.position()
    assert p["phase"] == "move" and p["returned"] and p["turn"] == 1 and p["turns"] == 1
    refused(t, "buy rocket", "SG-49")  # 15 points are left
    play(t, "move d9, shoot, push")
    assert t.position()["turns"] == 2 and t.seat == 0 and not t.position()["returned"]


@rule("SG-46", "SG-61")
def test_who_cannot_pay_is_out_at_once() -> None:
    t = table(FULL, {"at": "b10"}, {"tokens": {"5": 1, "4": 1}}, {"at": "c10"}, misses=0)
    t.play("shoot")
    p = t.position()
    assert p["seats"][1]["out"] and p["turn"] == 2 and p["turns"] == 2 and p["misses"] == 0
    assert tokens(t, 1) == {"5": 1, "4": 1}


@rule("SG-47", "SG-50")
def test_who_does_not_want_to_return_is_out_too() -> None:
    t = table(FULL, {"at": "b10"}, {"tokens": {"ship": 3}}, {"at": "c10"}, stack=[])
    play(t, "shoot, leave")
    p = t.position()
    assert p["seats"][1]["out"] and p["turn"] == 2 and p["turns"] == 2
    assert tokens(t, 1) == {"ship": 3} and t.scores()[1]["total"] == 0


FULL_LOWEST = "11.... / 1..... /" + " ...... /" * 7 + " .23333"  # all but a10


@rule("SG-48", "SG-61")
def test_without_an_empty_cell_in_the_lowest_row_he_waits_and_is_asked_again() -> None:
    t = table(FULL_LOWEST, {"at": "b9"}, {"tokens": {"5": 2}}, {"at": "a10"})
    t.play("shoot")  # b1; column b still holds b10
    p = t.position()
    assert happened(t) == ["took", "waited"] and p["turn"] == 2
    assert p["turns"] == 2 and p["misses"] == 1 and not p["seats"][1]["out"]
    play(t, "move a9, shoot, shoot")  # a10 is empty now; seat 0 has nothing in front
    assert t.seat == 1 and t.position()["phase"] == "return" and t.position()["turns"] == 4


@rule("SG-48", "SG-61")
def test_waiting_may_end_in_a_cease_fire() -> None:
    t = table(FULL_LOWEST, {"at": "d9"}, {"tokens": {"5": 2}}, {"at": "a10"}, misses=1)
    t.play("shoot")
    assert happened(t)[:2] == ["missed", "waited"] and t.position()["end"] == "ceasefire"


@rule("SG-50")
def test_with_one_player_left_the_game_goes_on() -> None:
    t = table(FULL, {"at": "b10"}, {"out": True, "tokens": {"ship": 5}}, stack=[])
    t.play("shoot")
    assert t.seat == 0 and not t.over
    t = table("1....1", {"at": "c10"}, {"out": True, "tokens": {"ship": 5}}, stack=[])
    t.play("shoot")
    assert t.over and t.winners() == [0]


@rule("SG-51", "SG-66")
def test_if_all_players_are_out_all_have_lost() -> None:
    t = table(FULL, {"out": True}, {"tokens": {"5": 2}}, phase="return", turn=1)
    t.play("leave")
    p = t.position()
    assert t.over and p["end"] == "nobody" and p["turns"] == 1
    assert t.winners() == [] and t.scores()[1]["total"] == 0
    refused(t, "shoot", "SG-51")
