"""The turn: flying, shooting and the mine (SG-11 to SG-27)."""

from __future__ import annotations

import pytest

import cheesemoon as cm
from refused import refused
from rules_mark import rule

from .tables import FULL, RICH, box, happened, invaders, moves, play, seat, table, tokens


@rule("SG-11", "SG-23")
def test_the_order_of_a_turn() -> None:
    t = table(FULL, mine="b7")
    assert t.position()["phase"] == "move"
    refused(t, "leave", "SG-11")
    refused(t, "place b10", "SG-11")
    t.play("move b10")
    assert t.position()["phase"] == "shoot" and t.seat == 0
    t.play("shoot")
    assert t.position()["phase"] == "mine" and t.seat == 0
    assert t.legal() == ("push", "done")
    refused(t, "shoot", "SG-23")
    refused(t, "move c10", "SG-23")
    t.play("done")
    assert t.position()["phase"] == "move" and t.seat == 1 and t.position()["turns"] == 1


@rule("SG-11", "SG-52")
def test_a_purchase_is_the_whole_turn() -> None:
    t = play(table(FULL, RICH, mine="b7"), "buy rocket, pay 5 5")
    assert t.seat == 1 and t.position()["phase"] == "move" and t.position()["mine"] == "b7"


@rule("SG-12", "SG-13", "SG-14")
def test_flights_in_eight_directions_over_empty_cells() -> None:
    t = table("1....1 / ...... / .1.... / ......", {"at": "c5"}, {"at": "e5"}, mine="c7")
    assert moves(t) == {
        *("c4", "c3", "c2", "c1"),  # up, to row 1
        *("d4", "e3", "f2"),  # up right
        "d5",  # right, up to a fighter
        *("d6", "e7", "f8"),
        "c6",  # down, up to the mine
        *("b6", "a7"),
        *("b5", "a5"),
        *("b4", "a3"),
    }
    refused(t, "move c8", "SG-13")
    refused(t, "move c7", "SG-13")
    refused(t, "move f5", "SG-13")
    refused(t, "move d7", "SG-12")
    refused(t, "move c5", "SG-12")
    with pytest.raises(cm.IllegalAction, match="c7 is not empty"):
        t.play("move c9")


@rule("SG-13")
def test_a_diagonal_slips_between_two_objects_that_touch() -> None:
    t = table("1..... / ..1... / ...1..", {"at": "c3"}, mine="d4")
    # c2 and d3 are taken: c3 to d2 leads between them
    assert {"d2", "e1"} <= moves(t)


@rule("SG-14")
def test_a_fighter_may_fly_above_the_invaders() -> None:
    t = play(table("...... / 123451", {"at": "a1"}, {"at": "f10"}), "move e1, shoot")
    assert seat(t)["at"] == "e1" and happened(t) == ["missed"]


@rule("SG-15", "SG-17")
def test_a_shot_goes_up_whatever_the_flight() -> None:
    t = table("1..5.. / ......", {"at": "b9"}, {"at": "f10"}, mine="d10")
    play(t, "move d9, shoot")  # to the right; the mine is below, the fighter beside
    assert tokens(t) == {"5": 1}
    t = play(table("1..5.. / ......", {"at": "d4"}, {"at": "f10"}), "move d8, shoot")
    assert tokens(t) == {"5": 1}


@rule("SG-16")
def test_a_shot_must_be_fired() -> None:
    t = table("1.....", {"at": "b9"}, mine="b7")
    refused(t, "done", "SG-16")
    refused(t, "push", "SG-16")
    t.play("move c9")
    refused(t, "done", "SG-16")
    refused(t, "push", "SG-16")
    refused(t, "return", "SG-16")
    assert t.legal() == ("shoot",)
    # without a move, and with an effect that nobody wants
    lost = table("11.... /" + " ...... /" * 8 + " 1.....", {"at": "b9"}, stack="")
    assert play(lost, "shoot").position()["end"] == "invasion"


@rule("SG-12")
def test_one_move_per_turn() -> None:
    t = play(table(FULL), "move b10")
    refused(t, "move c10", "SG-12")


@rule("SG-17")
def test_only_the_first_object_is_hit() -> None:
    t = play(table("1.3... / ..4... / 1.....", {"at": "c5"}, {"at": "c8"}), "shoot")
    assert invaders(t) == "1.3... / ...... / 1....." and tokens(t) == {"4": 1}
    assert tokens(t, 1) == {}


@rule("SG-18")
@pytest.mark.parametrize("eyes", "12345")
def test_a_monster_is_taken(eyes: str) -> None:
    t = play(table(f"1..... / {eyes}....."), "shoot")
    assert tokens(t) == {eyes: 1} and invaders(t) == "1....."


@rule("SG-19", "SG-20")
@pytest.mark.parametrize("side", "cd")
def test_a_whole_ship_breaks_and_a_damaged_one_is_taken(side: str) -> None:
    t = table("121212 / ..LR..", {"at": f"{side}10"})
    t.play("shoot")
    assert tokens(t) == {} and box(t) == {"ship": 1} and t.position()["misses"] == 0
    assert invaders(t).split(" / ")[1] == ("...R.." if side == "c" else "..L...")
    t = table("121212 / ..L...", {"at": "c10"}, box={"ship": 1})
    t.play("shoot")
    assert tokens(t) == {"ship": 1} and t.scores()[0]["total"] == 10
    assert invaders(t) == "121212"


@rule("SG-21")
@pytest.mark.parametrize(
    ("owned", "lost"),
    [({"2": 1, "4": 3}, "2"), ({"5": 1, "ship": 1}, "5"), ({"ship": 2}, "ship")],
)
def test_a_fighter_hit_costs_its_owner_the_lowest_token(owned: dict[str, int], lost: str) -> None:
    t = table("111111", {"at": "c10"}, {"at": "c6", "tokens": owned}, stack=[])
    t.play("shoot")
    assert tokens(t) == {lost: 1} and seat(t, 1)["at"] == "c6"
    assert tokens(t, 1).get(lost, 0) == owned[lost] - 1
    assert t.position()["misses"] == 0


@rule("SG-21", "SG-61")
def test_a_poor_fighter_is_a_hit_all_the_same() -> None:
    t = table("111111", {"at": "c10"}, {"at": "c6"}, misses=1)
    t.play("shoot")
    assert happened(t) == ["hit-poor"] and t.position()["misses"] == 0


@rule("SG-22")
def test_the_mine_is_no_hit_and_neither_is_nothing() -> None:
    t = play(table("111111", {"at": "c10"}, mine="c6"), "shoot")
    assert happened(t) == ["hit-mine"] and not t.position()["hit"]
    assert t.position()["mine"] == "c6" and invaders(t) == "111111"
    t = play(table("11.111", {"at": "c10"}, mine="a6"), "shoot")
    assert happened(t) == ["missed"] and not t.position()["hit"]


@rule("SG-23", "SG-26")
def test_a_whole_turn_with_the_mine() -> None:
    shown = "123451 / 234512 / 345523 / 451.34 / .LR..."
    t = play(table(shown, {"at": "c10"}, mine="a5"), "move d10, shoot, push")
    p = t.position()
    assert p["mine"] is None and p["box"]["ship"] == 1 and p["invaders"][4] == "..R..."
    assert p["turn"] == 1 and p["phase"] == "move" and tokens(t) == {"5": 1}
    play(t, "shoot")
    assert t.seat == 0  # SG-27: no mine, no step


@rule("SG-23", "SG-37")
def test_the_mine_step_can_destroy_the_own_fighter() -> None:
    t = table(
        "1.1111 / .1.... / 1.....", {"at": "a4"}, mine="a2", phase="mine", stack="2 2 2 2 2 2"
    )
    t.play("push")  # the mine takes b2, the only one of column b, and a3 comes down
    assert happened(t)[:4] == ["pushed", "exploded", "emptied", "crashed"]
    assert seat(t)["at"] is None


@rule("SG-24")
def test_the_mine_is_not_pushed_onto_a_fighter() -> None:
    t = play(table(FULL, {"at": "a10"}, {"at": "c7"}, mine="b7"), "shoot")
    assert t.seat == 1 and t.position()["phase"] == "move"  # SG-27: skipped


@rule("SG-25")
def test_pushed_off_the_board_the_mine_comes_back() -> None:
    t = play(table(FULL + " / 1.....", {"at": "b10"}, {"at": "a7"}, mine="f8"), "shoot, push")
    assert t.position()["phase"] == "reenter" and t.seat == 0 and t.position()["mine"] is None
    assert t.legal() == ("mine a5", "mine a6", "mine a8")
    refused(t, "mine a7", "SG-25")
    refused(t, "mine b5", "SG-25")
    refused(t, "done", "SG-25")
    other = t.fork()
    t.play("mine a6")
    assert t.position()["mine"] == "a6" and t.seat == 1
    other.play("mine a5")  # SG-26: onto an invader
    assert other.position()["mine"] is None and box(other) == {"1": 1}
    assert happened(other) == ["reentered", "exploded"] and tokens(other) == {"5": 1}


@rule("SG-25", "SG-27")
def test_without_a_cell_to_come_back_to_the_push_is_not_allowed() -> None:
    people = [{"at": "a5"}, {"at": "a6"}, {"at": "a7"}, {"at": "a8"}]
    t = play(table("123451", *people, mine="f8"), "shoot")
    assert t.seat == 1 and t.position()["phase"] == "move"


@rule("SG-26")
def test_the_mine_and_a_monster_go_to_the_box() -> None:
    t = table(FULL + " / ..3...", {"at": "f9"}, mine="b5", phase="mine", hit=True)
    t.play("push")
    assert box(t) == {"3": 1} and t.position()["mine"] is None and tokens(t) == {}
    for _ in range(4):
        t.play("shoot")
        assert t.position()["phase"] == "move"


@rule("SG-27")
def test_without_a_mine_the_step_is_skipped() -> None:
    t = play(table(FULL), "shoot")
    assert t.seat == 1 and t.position()["phase"] == "move"
