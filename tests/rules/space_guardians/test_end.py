"""The end of the game (SG-60 to SG-66)."""

from __future__ import annotations

from refused import refused
from rules_mark import rule

from .tables import FULL, happened, invaders, play, table


@rule("SG-60", "SG-64")
def test_cleared() -> None:
    own = {"at": "c10", "tokens": {"4": 1}}
    t = table("..3...", own, mine="b7", stack=[], turns=9)
    t.play("shoot")
    p = t.position()
    assert t.over and p["end"] == "cleared" and p["turns"] == 9 and p["phase"] == "over"
    assert not p["hit"] and t.winners() == [0] and t.scores()[0]["total"] == 7
    refused(t, "done", "SG-60")


@rule("SG-60")
def test_reinforcements_come_first() -> None:
    t = play(table("..3...", {"at": "c10"}, stack="1 1"), "shoot")
    assert not t.over and invaders(t) == "11...."
    waiting = play(table("..3...", {"at": "c10"}, waiting_ships=1, stack=[]), "shoot")
    assert not waiting.over and invaders(waiting) == "LR...."


@rule("SG-60")
def test_the_mine_can_clear_the_board() -> None:
    t = table("...... / ..3...", mine="b2", phase="mine", stack=[])
    t.play("push")
    assert t.position()["end"] == "cleared" and t.winners() == [0, 1]


@rule("SG-61")
def test_cease_fire() -> None:
    t = table("1.....", {"at": "b10"}, {"at": "c10"}, {"at": "d10"})
    play(t, "shoot, shoot")
    assert t.position()["misses"] == 2 and not t.over
    t.play("shoot")
    p = t.position()
    assert p["end"] == "ceasefire" and p["turns"] == 3 and p["misses"] == 3
    assert t.winners() == [0, 1, 2]


@rule("SG-61")
def test_a_hit_or_a_purchase_restarts_the_count() -> None:
    t = table("111111", {"at": "b10"}, {"at": "c10"}, misses=1, mine="b5")
    play(t, "shoot, push")  # the mine is in front: no hit
    assert t.over and t.position()["end"] == "ceasefire"
    hit = play(table("111111 / .1....", {"at": "b10"}, misses=1), "shoot")
    assert hit.position()["misses"] == 0
    bought = play(
        table("1.....", {"at": "b10", "tokens": {"5": 2}}, misses=1), "buy rocket, pay 5 5"
    )
    assert bought.position()["misses"] == 0


@rule("SG-61")
def test_what_the_mine_destroys_is_no_hit() -> None:
    t = table("1.1111 / 1.....", {"at": "b10"}, {"at": "c10"}, mine="b1", phase="mine")
    t.play("push")
    assert t.position()["misses"] == 1


@rule("SG-61")
def test_a_drop_out_leaves_the_count_and_may_end_the_game() -> None:
    t = table("1.....", {"at": "b10"}, {"tokens": {}}, {"at": "c10"}, misses=1)
    t.play("shoot")  # misses 2 of 3; then seat 1 is out: 2 of 2
    p = t.position()
    assert p["end"] == "ceasefire" and p["misses"] == 2 and p["turns"] == 2
    assert [person["out"] for person in p["seats"]] == [False, True, False]


@rule("SG-62")
def test_the_limit() -> None:
    t = play(table("111111 / 1.....", turns=299), "shoot")
    p = t.position()
    assert p["end"] == "limit" and p["turns"] == 300 and t.winners() == [0]
    refused(t, "shoot", "SG-62")
    t = play(table("1.....", {"at": "b10"}, {"at": "c10"}, turns=299, misses=1), "shoot")
    assert t.position()["end"] == "ceasefire"  # SG-61 is asked first


@rule("SG-62", "SG-46")
def test_dropping_out_counts_as_a_turn() -> None:
    t = table(FULL, {"at": "b10"}, {"tokens": {}}, {"at": "c10"}, turns=298)
    t.play("shoot")
    assert t.position()["end"] == "limit" and t.position()["turns"] == 300


@rule("SG-63", "SG-66")
def test_invasion_in_the_mine_step() -> None:
    shown = (
        "1.1... / ...... / ...... / ...... / ...... / ...... / ...... / ...... / ...... / 1....."
    )
    t = table(shown, {"at": "d10"}, mine="b1", phase="mine", stack="1")
    t.play("push")
    assert t.position()["end"] == "invasion" and t.winners() == []
    refused(t, "shoot", "SG-63")


@rule("SG-64")
def test_shots_not_yet_fired_fall_away() -> None:
    own = {"at": "c10", "level": 3}
    t = table("..3...", own, options={"advanced": True}, mine="b7", stack=[])
    t.play("shoot")
    assert t.over and "missed" not in happened(t)


@rule("SG-65")
def test_the_highest_wins_and_ties_share() -> None:
    own = {"at": "c10", "rocket": "held", "tokens": {"2": 1}}
    t = table(
        "..3...",
        own,
        {"at": "f10", "tokens": {"5": 1}},
        {"at": "e10", "tokens": {"4": 1}},
        stack=[],
    )
    t.play("shoot")
    assert t.winners() == [0, 1]
    out = {"out": True, "tokens": {"ship": 4}}
    t = table("..3...", {"at": "c10"}, out, {"at": "e10", "tokens": {"4": 1}}, stack=[])
    assert play(t, "shoot").winners() == [2]
