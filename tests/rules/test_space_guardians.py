"""Space Guardians, rule by rule."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cheesemoon as cm
from rules_mark import rule

GAME = cm.game("space-guardians")
FULL = "123451 / 234512 / 345123 / 451534"  # a formation
COUNTS = {"1": 11, "2": 11, "3": 11, "4": 11, "5": 12, "ship": 10}


def rows(text: str) -> list[str]:
    """Rows from the top; those not shown are empty."""
    shown = [row.strip() for row in text.split("/")]
    return shown + ["......"] * (10 - len(shown))


def table(invaders: str = FULL, *seats: dict[str, Any], **position: Any) -> cm.Table:
    """Seat 0 to move at a10 and seat 1 at f10, unless said otherwise. No mine."""
    people = [*seats, *({"at": "a10"}, {"at": "f10"})[len(seats) :]]
    if isinstance(position.get("stack"), str):
        position["stack"] = position["stack"].split()
    start = {"game": "space-guardians", "phase": "move", "invaders": rows(invaders)}
    return GAME.load({**start, "seats": people, **position})


def play(t: cm.Table, actions: str) -> cm.Table:
    for action in actions.split(","):
        t.play(action.strip())
    return t


def invaders(t: cm.Table) -> str:
    """The rows from the top, the empty ones at the bottom left out."""
    found = t.position()["invaders"]
    while found and found[-1] == "......":
        found.pop()
    return " / ".join(found)


def seat(t: cm.Table, number: int = 0) -> dict[str, Any]:
    return t.position()["seats"][number]


def tokens(t: cm.Table, number: int = 0) -> dict[str, int]:
    """Without the kinds of which there are none."""
    return {kind: count for kind, count in seat(t, number)["tokens"].items() if count}


def box(t: cm.Table) -> dict[str, int]:
    return {kind: count for kind, count in t.position()["box"].items() if count}


def happened(t: cm.Table) -> list[str]:
    """The names of what the last action did."""
    return [event.name for event in t.events[-1]]


def refused(t: cm.Table, action: str) -> str:
    """The rule that refuses an action; the table must be as before."""
    before = t.fork()
    with pytest.raises(cm.IllegalAction) as caught:
        t.play(action)
    assert t == before
    assert str(caught.value).endswith(f"({caught.value.rule})")
    return caught.value.rule


def bad(field: str, *seats: dict[str, Any], **position: Any) -> None:
    """Two objects in a cell must be refused with this field."""
    with pytest.raises(cm.BadPosition, match="two objects") as caught:
        table(FULL, *seats, **position)
    assert caught.value.field == field


def moves(t: cm.Table) -> set[str]:
    return {action.split()[1] for action in t.legal() if action.startswith("move")}


RICH = {"at": "a10", "tokens": {"5": 6}}


# --- words ----------------------------------------------------------------------------------------


@rule("SG-1")
def test_a_cell_holds_one_object_at_most() -> None:
    assert table(mine="a5").position()["mine"] == "a5"
    bad("mine", {"at": "a10"}, mine="a1")
    bad("seats[1].at", {"at": "a10"}, {"at": "a10"})
    bad("seats[0].at", {"at": "c1"})
    bad("seats[0].at", {"at": "a5"}, mine="a5")
    t = table("1..... / ......", {"at": "b9"}, {"at": "c9"}, mine="b8")
    assert "b8" not in moves(t) and "c9" not in moves(t) and "a8" in moves(t)


@rule("SG-2")
@pytest.mark.parametrize(
    ("row", "whole"),
    [("1.LR.1", True), ("1.L.R1", False), ("1.L..1", False), ("1.RL.1", False), ("1.LLR1", False)],
)
def test_only_a_left_half_with_a_right_one_beside_it_is_whole(row: str, whole: bool) -> None:
    t = table(f"121212 / {row}", {"at": "c10"}, stack="")
    before = box(t)["ship"]
    t.play("shoot")
    assert ("broke" in happened(t)) == whole
    assert tokens(t) == ({} if whole else {"ship": 1})
    assert box(t)["ship"] == before + whole


@rule("SG-2")
def test_halves_at_the_edges_are_not_beside_each_other() -> None:
    for column, at in (("a", 0), ("f", 5)):
        row = ["1"] * 6
        row[at] = "R" if column == "a" else "L"
        other = ["1"] * 6
        other[5 - at] = "L" if column == "a" else "R"
        upper, lower = (
            ("".join(row), "".join(other)) if column == "f" else ("".join(other), "".join(row))
        )
        t = table(f"{upper} / {lower}", {"at": f"{column}9"}, {"at": "c10"})
        assert "took" in happened(play(t, "shoot"))


@rule("SG-3", "SG-65")
def test_points_are_eyes_and_ten_for_a_half() -> None:
    own = {"5": 3, "4": 4, "3": 2, "2": 5, "1": 6, "ship": 3}
    t = table("1.....", {"at": "a10", "tokens": own}, stack=[])
    assert t.scores()[0] == {"total": 83, "monsters": 53, "ships": 30}


@rule("SG-4")
def test_the_box_only_grows_and_keeps_what_it_has() -> None:
    t = table("12.451 / .L....", {"at": "d10", "tokens": {"5": 2}}, mine="a2", stack="1 1 1 1 1 1")
    before = box(t)
    play(t, "buy rocket, pay 5 5")
    after = box(t)
    assert after["5"] == before.get("5", 0) + 2
    assert all(after[kind] >= count for kind, count in before.items())


# --- set-up ---------------------------------------------------------------------------------------


@rule("SG-5", "SG-6", "SG-9", "SG-70")
@pytest.mark.parametrize("advanced", [False, True])
def test_set_up(advanced: bool) -> None:
    seen = set()
    for seed in range(40):
        p = GAME.new(seats=3, seed=seed, advanced=advanced).position()
        assert all(set(row) <= set("12345") for row in p["invaders"][:4])
        assert p["invaders"][4:] == ["......"] * 6
        assert len(p["stack"]) == 42 and p["stack"].count("L") == p["stack"].count("R") == 5
        on_board = "".join(p["invaders"])
        for eyes in "12345":
            assert on_board.count(eyes) + p["stack"].count(eyes) == COUNTS[eyes]
        assert p["waiting_halves"] == [] and p["waiting_ships"] == 0 and p["mine"] is None
        assert not any(p["box"].values())
        for person in p["seats"]:
            assert (person["level"], person["rocket"]) == (1, "shop")
            assert person["battery"] == "empty" and person["at"] is None
        seen.add((*p["invaders"], *p["stack"]))
    assert len(seen) == 40


@rule("SG-6")
def test_every_token_can_lie_anywhere_in_the_stack() -> None:
    tops = [GAME.new(seed=seed).position()["stack"] for seed in range(300)]
    for place in (0, 20, 41):
        assert {stack[place] for stack in tops} == set("12345LR")


@rule("SG-7", "SG-8", "SG-10")
def test_fighters_then_the_mine_then_seat_0() -> None:
    t = GAME.new(seats=3, seed=1)
    assert t.seat == 0 and t.legal() == tuple(f"place {c}10" for c in "abcdef")
    t.play("place c10")
    assert t.seat == 1 and "place c10" not in t.legal()
    assert refused(t, "place c10") == "SG-7"
    assert refused(t, "place c9") == "SG-7"
    assert refused(t, "mine a5") == "SG-7"
    play(t, "place a10, place f10")
    assert t.seat == 2 and t.position()["phase"] == "lay"
    assert t.legal() == ("mine a5", "mine a6", "mine a7", "mine a8")
    assert refused(t, "mine b5") == "SG-8"
    assert refused(t, "shoot") == "SG-8"
    t.play("mine a7")
    p = t.position()
    assert p["mine"] == "a7" and p["turn"] == 0 and p["phase"] == "move"
    assert [person["at"] for person in p["seats"]] == ["c10", "a10", "f10"]


@rule("SG-8")
def test_the_mine_needs_an_empty_mine_cell() -> None:
    t = table(FULL + " / 1.....", phase="lay", turn=1)
    assert t.legal() == ("mine a6", "mine a7", "mine a8")
    assert refused(t, "mine a5") == "SG-8"


@rule("SG-9", "SG-70")
def test_the_basic_game_has_no_upgrades_and_batteries() -> None:
    basic = table(FULL, {"at": "a10", "tokens": {"5": 6}})
    assert "buy rocket" in basic.legal()
    for action in ("buy upgrade", "buy battery", "burst"):
        assert refused(basic, action) == "SG-70"
    advanced = table(FULL, {"at": "a10", "tokens": {"5": 6}}, options={"advanced": True})
    assert {"buy rocket", "buy upgrade", "buy battery"} <= set(advanced.legal())
    assert moves(basic) == moves(advanced)


@rule("SG-10", "SG-50")
def test_turns_go_clockwise_past_players_who_are_out() -> None:
    t = table(FULL, {"at": "a10"}, {"out": True}, {"at": "c10"}, {"at": "d10"})
    order = []
    for _ in range(6):
        order.append(t.seat)
        t.play("shoot")
    assert order == [0, 2, 3, 0, 2, 3]


# --- the turn -------------------------------------------------------------------------------------


@rule("SG-11", "SG-23")
def test_the_order_of_a_turn() -> None:
    t = table(FULL, mine="b7")
    assert t.position()["phase"] == "move"
    assert refused(t, "leave") == "SG-11"
    assert refused(t, "place b10") == "SG-11"
    t.play("move b10")
    assert t.position()["phase"] == "shoot" and t.seat == 0
    t.play("shoot")
    assert t.position()["phase"] == "mine" and t.seat == 0
    assert t.legal() == ("push", "done")
    assert refused(t, "shoot") == "SG-23" and refused(t, "move c10") == "SG-23"
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
    assert refused(t, "move c8") == "SG-13"
    assert refused(t, "move c7") == "SG-13"
    assert refused(t, "move f5") == "SG-13"
    assert refused(t, "move d7") == "SG-12"
    assert refused(t, "move c5") == "SG-12"
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
    assert refused(t, "done") == "SG-16" and refused(t, "push") == "SG-16"
    t.play("move c9")
    assert refused(t, "done") == "SG-16" and refused(t, "push") == "SG-16"
    assert refused(t, "return") == "SG-16"
    assert t.legal() == ("shoot",)
    # without a move, and with an effect that nobody wants
    lost = table("11.... /" + " ...... /" * 8 + " 1.....", {"at": "b9"}, stack="")
    assert play(lost, "shoot").position()["end"] == "invasion"


@rule("SG-12")
def test_one_move_per_turn() -> None:
    t = play(table(FULL), "move b10")
    assert refused(t, "move c10") == "SG-12"


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


# --- the mine -------------------------------------------------------------------------------------


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
    assert refused(t, "mine a7") == "SG-25" and refused(t, "mine b5") == "SG-25"
    assert refused(t, "done") == "SG-25"
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


# --- empty columns, arrival, collisions: the parts ------------------------------------------------


@rule("SG-29", "SG-31", "SG-33")
def test_an_empty_column_brings_a_descent_and_reinforcements() -> None:
    t = table(
        "12.451 / 23.512 / 345.23 / 4.....", {"at": "c10"}, mine="a8", stack="1 3 L 2 R 4 5 5"
    )
    t.play("shoot")
    p = t.position()
    assert invaders(t) == "132LR4 / 12.451 / 23.512 / 34..23 / 4....."
    assert p["stack"] == ["5", "5"] and p["waiting_halves"] == [] and p["phase"] == "mine"
    assert happened(t) == ["took", "emptied", "arrived"]
    assert t.log()[-1][1:] == [
        "Column c is empty, all invaders move down.",
        "Reinforcements: 1 on a1, 3 on b1, a left half waits, 2 on c1, a ship on d1 and e1, "
        "4 on f1.",
    ]


@rule("SG-28")
def test_each_event_asks_for_empty_columns() -> None:
    lonely = "111.11 / ...1.."
    shot = play(table(lonely, {"at": "d10"}, stack="2 2 2 2 2 2"), "shoot")
    assert happened(shot) == ["took", "emptied", "arrived"]
    mine = table(lonely, mine="c2", phase="mine", stack="2 2 2 2 2 2")
    assert happened(play(mine, "push")) == ["pushed", "exploded", "emptied", "arrived"]
    rocket = table("...... / ...1..", {"at": "d10", "rocket": "held"}, stack=[])
    assert happened(play(rocket, "rocket"))[:3] == ["rocketed", "nobody-arrived", "emptied"]
    # a shot that removes nothing is none
    assert happened(play(table(lonely, {"at": "a5"}, mine="a3"), "shoot")) == ["hit-mine"]


@rule("SG-29", "SG-30")
def test_the_chain_goes_on_after_a_descent_that_empties_a_column() -> None:
    # a1 is shot; with no stack the descent drives b1 into the mine and empties b: a second descent
    t = table("11...1", {"at": "a10"}, {"at": "f9"}, mine="b2", stack=[])
    t.play("shoot")
    assert happened(t) == [
        "took",
        "emptied",
        "exploded",
        "nobody-arrived",
        "emptied",
        "nobody-arrived",
    ]
    assert invaders(t) == "...... / ...... / .....1"


@rule("SG-30")
def test_a_collision_that_the_arrival_makes_good_causes_no_second_descent() -> None:
    t = table("11...1", {"at": "a10"}, {"at": "f9"}, mine="b2", stack="3 3 3 3 3 3 4")
    t.play("shoot")
    assert happened(t) == ["took", "emptied", "exploded", "arrived"]
    assert invaders(t) == "333333 / .....1"


@rule("SG-30")
def test_columns_empty_before_the_event_count_for_nothing() -> None:
    t = play(table("1....1 / 1.....", stack="3 3 3 3 3 3"), "shoot")
    assert happened(t) == ["took"] and invaders(t) == "1....1"


@rule("SG-30")
def test_one_descent_however_many_columns_became_empty() -> None:
    t = table("1..... / .22222", {"at": "c10", "rocket": "held"}, stack=[])
    t.play("rocket")
    assert happened(t).count("emptied") == 1
    assert t.events[-1][-2].args["columns"] == 0b111110
    assert invaders(t) == "...... / ...... / 1....."  # down for the rocket, down for the columns


@rule("SG-31", "SG-63", "SG-64")
def test_an_invader_in_the_lowest_row_reaches_the_planet_and_nothing_moves() -> None:
    shown = (
        "1....2 / 1..... / ...... / ...... / ...... / ...... / ...... / ...... / ...... / .....3"
    )
    t = table(shown, {"at": "f9"}, {"at": "b10"}, mine="b7", stack="3 3 3 3 3 3", turns=7)
    # first the 2 on f1: column f still holds f10
    assert happened(play(t.fork(), "shoot")) == ["took"]
    shown = (
        "1....2 / 1..... / ...... / ...... / ...... / ...... / ...... / ...... / ...... / 3....."
    )
    t = table(
        shown, {"at": "f9", "tokens": {"5": 2}}, {"at": "b10"}, mine="b7", stack="3 3", turns=7
    )
    t.play("shoot")
    p = t.position()
    assert t.over and p["end"] == "invasion" and p["turn"] is None and p["turns"] == 7
    assert p["invaders"] == rows(shown.replace("1....2", "1.....")) and len(p["stack"]) == 2
    assert t.winners() == [] and t.scores()[0] == {"total": 0, "monsters": 0, "ships": 0}


@rule("SG-31")
def test_fighters_and_mine_stay_when_all_come_down() -> None:
    shot = table("11.111 / ..1...", {"at": "c9"}, {"at": "e5"}, mine="d7", stack="3 3 3 3 3 3")
    shot.play("shoot")
    assert invaders(shot) == "333333 / 11.111"
    assert seat(shot)["at"] == "c9" and seat(shot, 1)["at"] == "e5"
    assert shot.position()["mine"] == "d7"


@rule("SG-32", "SG-34")
def test_ships_that_wait_come_first() -> None:
    t = table("11.111 / ..1...", {"at": "c9"}, waiting_ships=2, stack="3 4 5")
    t.play("shoot")
    assert invaders(t) == "LRLR34 / 11.111"
    assert t.position()["waiting_ships"] == 0 and t.position()["stack"] == ["5"]


@rule("SG-32")
def test_waiting_ships_come_as_long_as_two_cells_are_left() -> None:
    t = table("11.111 / ..1...", {"at": "c9"}, waiting_ships=4, stack="3")
    t.play("shoot")
    assert invaders(t) == "LRLRLR / 11.111"
    assert t.position()["waiting_ships"] == 1 and t.position()["stack"] == ["3"]


@rule("SG-33")
def test_halves_wait_for_the_other_side() -> None:
    t = table("11.111 / ..1...", {"at": "c9"}, stack="L L 1 R 2 2 2 2 R")
    t.play("shoot")
    assert invaders(t) == "1LR222 / 11.111"
    p = t.position()
    assert p["waiting_halves"] == ["L"] and p["stack"] == ["2", "R"]


@rule("SG-33")
def test_drawing_stops_with_the_stack() -> None:
    t = play(table("11.111 / ..1...", {"at": "c9"}, stack="3 3"), "shoot")
    # column c stays empty, but it was empty before the descent already
    assert invaders(t) == "33.... / 11.111" and happened(t) == ["took", "emptied", "arrived"]


@rule("SG-34")
def test_a_ship_without_room_waits_and_drawing_goes_on() -> None:
    t = table("11.111 / ..1...", {"at": "c9"}, stack="1 L 2 3 4 5 R 4 5")
    t.play("shoot")
    assert invaders(t) == "123454 / 11.111"
    p = t.position()
    assert p["waiting_ships"] == 1 and p["waiting_halves"] == [] and p["stack"] == ["5"]
    assert "a ship is complete and waits" in t.log()[-1][-1]


@rule("SG-34")
def test_several_halves_of_one_side_and_several_ships_may_wait() -> None:
    t = table("11.111 / ..1...", {"at": "c9"}, stack="R R R 1 2 3 4 5 L L L 4 5")
    t.play("shoot")
    p = t.position()
    assert invaders(t) == "123454 / 11.111" and p["waiting_ships"] == 3


@rule("SG-35", "SG-36", "SG-37")
def test_arriving_on_a_fighter_or_the_mine_collides() -> None:
    t = table(
        "...... / 1.1111 / ..1...", {"at": "c9"}, {"at": "b1"}, mine="e1", stack="2 3 4 5 2 3 1"
    )
    # column c has two; take the lower, then stage the last
    t.play("shoot")
    assert happened(t) == ["took"]
    t = table(
        "...... / 11.111 / ..1...", {"at": "c9"}, {"at": "b1"}, mine="e1", stack="2 3 4 5 2 3 1"
    )
    t.play("shoot")
    assert invaders(t) == "2.45.3 / ...... / 11.111"
    assert seat(t, 1)["at"] is None and t.position()["mine"] is None
    assert t.position()["stack"] == ["1"]  # the cells count as served
    assert [e.args["cell"] for e in t.events[-1] if "cell" in e.args] == ["c3", "b1", "e1"]
    lines = [line for line in t.log()[-1] if line.startswith("Reinf")]
    assert lines == [
        "Reinforcements: 2 on a1, 3 on b1.",
        "Reinforcements: 4 on c1, 5 on d1, 2 on e1.",
        "Reinforcements: 3 on f1.",
    ]


@rule("SG-35")
def test_of_a_ship_that_arrives_only_the_colliding_half_is_lost() -> None:
    t = table("...... / 11.111 / ..1...", {"at": "c9"}, {"at": "b1"}, stack="L R 4 5 2 3")
    t.play("shoot")
    assert invaders(t) == "L.4523 / ...... / 11.111"
    assert box(t)["ship"] == 10 - 1  # eight were there already, one is on the board


@rule("SG-35")
def test_without_stack_and_waiting_ships_nobody_arrives_but_the_rest_comes_down() -> None:
    t = play(table("11.111 / ..1...", {"at": "c9"}, stack=[]), "shoot")
    assert invaders(t) == "...... / 11.111" and "nobody-arrived" in happened(t)


@rule("SG-36")
def test_coming_down_on_the_mine() -> None:
    t = table("111.11 / 1..1..", {"at": "d10", "tokens": {"1": 1}}, mine="a3", stack="2 2 2 2 2 2")
    t.play("shoot")
    p = t.position()
    assert invaders(t) == "222222 / 111.11" and p["mine"] is None
    assert tokens(t) == {"1": 2} and tokens(t, 1) == {}


@rule("SG-37", "SG-39")
def test_coming_down_on_a_fighter() -> None:
    own = {"at": "a3", "tokens": {"4": 3}, "rocket": "held", "level": 3, "battery": "full"}
    t = table(
        "111.11 / 1..1..", {"at": "d10"}, own, options={"advanced": True}, stack="2 2 2 2 2 2"
    )
    t.play("shoot")
    after = seat(t, 1)
    assert after["at"] is None and not after["out"]
    assert tokens(t, 1) == {"4": 3} and after["rocket"] == "held"
    assert after["level"] == 3 and after["battery"] == "full"
    assert tokens(t) == {"1": 1}
    assert invaders(t) == "222222 / 111.11"


@rule("SG-38")
def test_of_a_whole_ship_only_the_colliding_half_is_lost() -> None:
    t = table("LR1.11 / ...1..", {"at": "d10"}, {"at": "a2"}, stack="2 2 2 2 2 2")
    t.play("shoot")
    assert invaders(t) == "222222 / .R1.11" and seat(t, 1)["at"] is None


OWN_CRASH = [
    "took",  # c1, the last of column c
    "emptied",
    "crashed",  # e5 comes down on seat 1
    "arrived",  # a1 b1 c1, and the stack is used up
    "emptied",  # column e: a second descent
    "crashed",  # c1 comes down on seat 0, who fired
    "nobody-arrived",
    "emptied",  # column c: a third one
    "nobody-arrived",
]


def own_crash(**own: Any) -> cm.Table:
    """Seat 0 at c2, whose shot at c1 brings two descents and the second one down on it."""
    return advanced(
        "..1..3 / ...... / ...... / ...... / ....1.",
        {"at": "c2", "tokens": {"5": 2}, **own},
        {"at": "e6", "tokens": {"5": 2}},
        phase="shoot",
        heading="s",
        mine="b8",
        stack="2 2 2",
    )


@rule("SG-39", "SG-23", "SG-73")
def test_with_the_own_fighter_its_other_shots_are_lost_but_not_the_mine_step() -> None:
    t = own_crash(level=3)
    t.play("shoot")
    assert happened(t) == OWN_CRASH
    p = t.position()
    assert seat(t)["at"] is None and p["phase"] == "mine" and p["turn"] == 0
    assert invaders(t) == "...... / ...... / 22.... / .....3"
    t.play("push")
    assert t.position()["mine"] == "c8" and t.seat == 1 and t.position()["phase"] == "return"
    assert seat(t)["tokens"]["5"] == 2 and seat(t)["level"] == 3


@rule("SG-39", "SG-23")
def test_a_burst_that_destroys_the_own_fighter_ends_flight_and_shooting() -> None:
    t = own_crash(level=2, battery="full", rocket="held")
    t.play("burst")
    assert happened(t) == ["bursted", *OWN_CRASH]
    assert t.position()["phase"] == "mine" and t.legal() == ("push", "done")
    assert seat(t)["battery"] == "used" and seat(t)["rocket"] == "held"


@rule("SG-28", "SG-29", "SG-30", "SG-31", "SG-32", "SG-35", "SG-36", "SG-37", "SG-38")
def test_the_chain_as_a_whole() -> None:
    t = table(
        "..LR.. / 2..... / .3....",
        {"at": "b10"},
        {"at": "c2", "tokens": {"1": 3}},
        {"at": "f1"},
        mine="a3",
        waiting_ships=1,
        stack="5 4 4 1",
    )
    # the 3 on b3 was column b's last
    t.play("shoot")
    assert [(e.name, e.args.get("cell")) for e in t.events[-1]] == [
        ("took", "b3"),
        ("emptied", None),
        ("exploded", "a3"),  # the 2 meets the mine
        ("crashed", "c2"),  # the left half meets seat 1's fighter: the right one is damaged
        ("arrived", None),  # a1 b1 are the waiting ship, then 5, 4, 4, 1
        ("crashed", "f1"),  # the 1 meets seat 2's fighter
        ("dropped-out", None),
        ("dropped-out", None),
    ]
    assert invaders(t) == "LR544. / ...R.."
    p = t.position()
    assert p["mine"] is None and p["waiting_ships"] == 0 and p["stack"] == []
    assert [person["at"] for person in p["seats"]] == ["b10", None, None]
    # seat 1 cannot pay 10 points, nor can seat 2: both drop out, seat 0 goes on alone
    assert [person["out"] for person in p["seats"]] == [False, True, True]
    assert p["turn"] == 0 and p["turns"] == 3 and not t.over


# --- paying ---------------------------------------------------------------------------------------


@rule("SG-40", "SG-41")
def test_the_legal_payments() -> None:
    t = table(FULL, {"at": "a10", "tokens": {"1": 1, "2": 1, "4": 3}})
    t.play("buy rocket")
    assert t.position()["phase"] == "pay" and t.position()["paying"] == "rocket"
    assert set(t.legal()) == {"pay 2 4 4", "pay 4 4 4"}
    assert refused(t, "pay 1 2 4 4") == "SG-41"
    assert refused(t, "pay 1 4 4") == "SG-40"  # 9 points
    assert refused(t, "pay 5 5") == "SG-40"  # not there
    assert refused(t, "pay 2 2 4 4") == "SG-40"
    assert refused(t, "pay 4 2 4") == "SG-40"  # the same set, written otherwise
    assert refused(t, "pay 7") == "SG-40" and refused(t, "pay") == "SG-40"
    assert refused(t, "shoot") == "SG-40"
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
    assert (
        refused(t, "buy rocket")
        == refused(t, "buy upgrade")
        == refused(t, "buy battery")
        == "SG-42"
    )
    t = table(FULL, {"at": "a10", "tokens": {"5": 2}}, options={"advanced": True})
    assert {"buy rocket", "buy upgrade"} <= set(t.legal()) and "buy battery" not in t.legal()


# --- destroyed fighters ---------------------------------------------------------------------------


def destroyed(points: dict[str, int], shown: str = FULL, **position: Any) -> cm.Table:
    """Seat 0 shoots; seat 1 has no fighter and is next."""
    return table(shown, {"at": "a10"}, {"at": None, "tokens": points}, **position)


@rule("SG-45", "SG-49")
def test_a_destroyed_fighter_returns_for_ten_points() -> None:
    t = play(destroyed({"5": 5}, mine="b7"), "shoot, done")
    assert t.seat == 1 and t.position()["phase"] == "return" and t.legal() == ("return", "leave")
    assert refused(t, "shoot") == "SG-45" and refused(t, "pay 5 5") == "SG-45"
    t.play("return")
    assert t.position()["paying"] == "return" and t.legal() == ("pay 5 5",)
    t.play("pay 5 5")
    assert t.position()["phase"] == "enter" and t.seat == 1
    assert t.legal() == tuple(f"place {c}10" for c in "bcdef")
    assert refused(t, "place a10") == "SG-49" and refused(t, "place c8") == "SG-49"
    assert refused(t, "move c10") == "SG-49"
    t.play("place d10")
    p = t.position()
    assert p["phase"] == "move" and p["returned"] and p["turn"] == 1 and p["turns"] == 1
    assert refused(t, "buy rocket") == "SG-49"  # 15 points are left
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
def test_if_everybody_is_out_all_have_lost() -> None:
    t = table(FULL, {"out": True}, {"tokens": {"5": 2}}, phase="return", turn=1)
    t.play("leave")
    p = t.position()
    assert t.over and p["end"] == "nobody" and p["turns"] == 1
    assert t.winners() == [] and t.scores()[1]["total"] == 0
    assert refused(t, "shoot") == "SG-51"


# --- rocket ---------------------------------------------------------------------------------------


@rule("SG-52", "SG-58")
def test_buying_the_rocket() -> None:
    t = table(FULL, RICH, misses=1)
    assert refused(t, "rocket") == "SG-52"
    play(t, "buy rocket, pay 5 5")
    assert seat(t)["rocket"] == "held" and t.position()["misses"] == 0
    play(t, "shoot")
    assert refused(t, "buy rocket") == "SG-58"
    assert "rocket" in t.legal()
    used = table(FULL, {**RICH, "rocket": "used"})
    assert refused(used, "buy rocket") == refused(used, "rocket") == "SG-58"
    moved = play(table(FULL, RICH), "move b10")
    assert refused(moved, "buy rocket") == "SG-52"


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
    assert refused(table("11.111", own), "rocket") == "SG-54"
    assert refused(table("111111", own, mine="c4"), "rocket") == "SG-54"
    assert refused(table("111111", own, {"at": "c4"}), "rocket") == "SG-54"
    assert "rocket" in table("111111 / ..1...", own, {"at": "f9"}).legal()


@rule("SG-55")
def test_no_rocket_at_a_row_with_a_fighter() -> None:
    own = {"at": "c10", "rocket": "held"}
    t = table("111111 / ..1...", own, {"at": "f2"})
    assert refused(t, "rocket") == "SG-55"
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
    assert refused(t, "rocket") == "SG-55"
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


# --- the end --------------------------------------------------------------------------------------


@rule("SG-60", "SG-64")
def test_cleared() -> None:
    own = {"at": "c10", "tokens": {"4": 1}}
    t = table("..3...", own, mine="b7", stack=[], turns=9)
    t.play("shoot")
    p = t.position()
    assert t.over and p["end"] == "cleared" and p["turns"] == 9 and p["phase"] == "over"
    assert not p["hit"] and t.winners() == [0] and t.scores()[0]["total"] == 7
    assert refused(t, "done") == "SG-60"


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
def test_a_hit_or_a_purchase_begins_the_count_anew() -> None:
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
    assert refused(t, "shoot") == "SG-62"
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
    assert refused(t, "shoot") == "SG-63"


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


# --- the advanced game ----------------------------------------------------------------------------


def advanced(shown: str = FULL, *seats: dict[str, Any], **position: Any) -> cm.Table:
    return table(shown, *seats, options={"advanced": True}, **position)


@rule("SG-71")
def test_upgrades() -> None:
    t = advanced(FULL, {"at": "b10", "tokens": {"5": 6}}, misses=1)
    play(t, "buy upgrade, pay 5 5")
    assert seat(t)["level"] == 2 and seat(t)["at"] == "b10" and t.seat == 1
    assert t.position()["misses"] == 0
    play(t, "shoot, buy upgrade, pay 5 5")
    assert seat(t)["level"] == 3
    t.play("shoot")
    assert refused(t, "buy upgrade") == "SG-71"
    moved = play(advanced(FULL, {"at": "b10", "tokens": {"5": 6}}), "move c10")
    assert refused(moved, "buy upgrade") == "SG-71" and refused(moved, "buy battery") == "SG-75"


@rule("SG-72")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_as_many_shots_as_the_level(level: int) -> None:
    t = play(advanced(FULL, {"at": "c10", "level": level}, mine="b7"), "shoot")
    assert happened(t) == ["took"] * level
    assert sum(tokens(t).values()) == level and seat(t)["at"] == "c10"


@rule("SG-73")
def test_each_shot_is_carried_out_completely_before_the_next() -> None:
    t = advanced("11.111 / ..3...", {"at": "c10", "level": 2}, stack="2 2 5 2 2 2 1 1 4 1 1 1")
    t.play("shoot")
    # the 3, then everything down and six arrive; the second shot takes the 5 that arrived on c1
    assert happened(t) == ["took", "emptied", "arrived", "took", "emptied", "arrived"]
    assert tokens(t) == {"3": 1, "5": 1}
    assert invaders(t) == "114111 / 22.222 / 11.111"


@rule("SG-74")
def test_each_hit_on_a_fighter_takes_a_token() -> None:
    other = {"at": "c5", "tokens": {"1": 1, "4": 1}}
    t = play(advanced("111111", {"at": "c10", "level": 3}, other), "shoot")
    assert tokens(t) == {"1": 1, "4": 1} and tokens(t, 1) == {}
    assert happened(t) == ["robbed", "robbed", "hit-poor"]


@rule("SG-75", "SG-78")
def test_the_battery() -> None:
    t = advanced(FULL, {"at": "b10", "tokens": {"5": 6}}, misses=1)
    play(t, "buy battery, pay 5 5 5")
    assert seat(t)["battery"] == "full" and t.seat == 1 and t.position()["misses"] == 0
    t.play("shoot")
    assert refused(t, "buy battery") == "SG-75"
    play(t, "move c9, burst")
    assert seat(t)["battery"] == "used"
    used = advanced(FULL, {"at": "b10", "tokens": {"5": 6}, "battery": "used"})
    assert refused(used, "buy battery") == "SG-78"
    assert refused(play(used, "move c9"), "burst") == "SG-78"


@rule("SG-76", "SG-79", "SG-80")
def test_a_burst() -> None:
    t = advanced(
        "123451 / 234512 / ..LRL. / ..1.5.",
        {"at": "a10", "level": 2, "battery": "full"},
        mine="a8",
        box={"ship": 1},
    )
    play(t, "move c10, burst")
    p = t.position()
    assert p["phase"] == "resume" and p["heading"] == "e" and p["hit"]
    assert tokens(t) == {"1": 1} and p["box"]["ship"] == 2 and seat(t)["battery"] == "used"
    assert t.legal() == ("move d10", "move e10", "shoot")
    assert refused(t, "move c9") == "SG-79" and refused(t, "move b10") == "SG-79"
    assert refused(t, "move f10") == "SG-13"
    assert refused(t, "burst") == "SG-78" and refused(t, "buy rocket") == "SG-52"
    play(t, "move e10, shoot")
    p = t.position()
    assert tokens(t) == {"1": 1, "5": 1, "ship": 1} and p["phase"] == "mine"
    assert p["invaders"][2:4] == ["...R..", "......"] and p["box"]["ship"] == 2


@rule("SG-76", "SG-77")
def test_a_burst_needs_a_full_battery_and_a_move() -> None:
    t = advanced(FULL, {"at": "b10", "battery": "full"})
    assert "burst" not in t.legal() and refused(t, "burst") == "SG-77"
    t.play("move b9")
    assert "burst" in t.legal()
    empty = play(advanced(FULL, {"at": "b10"}), "move b9")
    assert refused(empty, "burst") == "SG-76"
    # at the end of the move, where the next cell is off the board
    t = play(advanced(FULL, {"at": "b10", "battery": "full"}), "move a10, burst")
    assert t.position()["phase"] == "shoot" and t.legal() == ("shoot",)
    assert refused(t, "move a9") == "SG-79"


@rule("SG-79")
def test_after_a_burst_the_flight_goes_on_over_empty_cells_only() -> None:
    t = advanced(FULL, {"at": "a10", "battery": "full"}, {"at": "e10"})
    play(t, "move c10, burst")
    assert t.legal() == ("move d10", "shoot")
    blocked = advanced(FULL, {"at": "a10", "battery": "full"}, {"at": "d10"})
    play(blocked, "move c10, burst")
    assert blocked.position()["phase"] == "shoot"
    stop = t.fork()
    stop.play("shoot")
    assert seat(stop)["at"] == "c10"


@rule("SG-80", "SG-81")
def test_shooting_or_the_rocket_follows_a_burst() -> None:
    own = {"at": "a10", "battery": "full", "rocket": "held", "level": 2}
    t = play(advanced(FULL, own, stack="1 1 1 1 1 1", misses=1), "move c10, burst")
    assert {"shoot", "rocket"} <= set(t.legal())
    t.play("rocket")
    assert seat(t)["rocket"] == "used" and t.seat == 1
    assert t.position()["misses"] == 0


@rule("SG-81")
def test_a_hit_of_a_burst_is_a_hit_of_the_turn() -> None:
    own = {"at": "c9", "battery": "full"}
    t = play(advanced("111.11 / ..1...", own, misses=1), "move c10, burst")
    assert t.position()["hit"]
    t = play(
        advanced("111.11 / ..1...", {"at": "b10", "battery": "full"}, misses=1), "move c10, burst"
    )
    play(t, "move d10, shoot")
    assert happened(t) == ["missed"] and t.position()["misses"] == 0


@rule("SG-81")
def test_a_rocket_is_never_part_of_a_burst() -> None:
    own = {"at": "b10", "battery": "full", "rocket": "held", "level": 3}
    t = play(advanced(FULL, own), "move c10, burst")
    assert seat(t)["rocket"] == "held" and happened(t) == ["bursted", "took", "took", "took"]


# --- positions ------------------------------------------------------------------------------------

EXAMPLE: dict[str, Any] = {
    "game": "space-guardians", "options": {"advanced": True}, "seed": 0, "drawn": 0, "script": [],
    "phase": "shoot", "turn": 1, "turns": 61, "misses": 1, "hit": False, "returned": False,
    "heading": "ne", "paying": None, "end": None,
    "invaders": rows("...... / 3..LR2 / 1.4..5"),
    "waiting_halves": ["R"], "waiting_ships": 0, "stack": ["2", "L", "5"],
    "box": {"1": 9, "2": 7, "3": 8, "4": 8, "5": 6, "ship": 5}, "mine": "c7",
    "seats": [
        {"at": "d10", "out": False, "level": 2, "rocket": "used", "battery": "empty",
         "tokens": {"1": 1, "2": 2, "3": 2, "4": 1, "5": 3, "ship": 1}},
        {"at": "e8", "out": False, "level": 1, "rocket": "held", "battery": "full",
         "tokens": {"1": 0, "2": 0, "3": 0, "4": 1, "5": 1, "ship": 0}},
    ],
}  # fmt: skip


def test_the_complete_position_of_the_rules() -> None:
    t = GAME.load(EXAMPLE)
    assert t.position() == EXAMPLE
    assert t.legal() == ("shoot", "rocket", "burst")
    view = t.view(0)
    assert view == t.view(None) == t.view(1)
    assert view["stack_size"] == 3 and not {"stack", "seed", "drawn", "script"} & set(view)


def test_what_is_left_out_is_as_in_a_fresh_set_up() -> None:
    fresh = GAME.new(seats=3, seed=5)
    assert GAME.load({"game": "space-guardians", "seed": 5, "seats": [{}, {}, {}]}) == fresh
    p = fresh.position()
    some = {key: p[key] for key in ("game", "seed", "invaders")}
    assert GAME.load({**some, "seats": [{}, {}, {}]}).position()["box"] == p["box"]


def test_a_stack_that_is_left_out_has_all_that_is_named_nowhere() -> None:
    p = table("LR1...", waiting_halves=["L"], box={"5": 12, "ship": 2}).position()
    assert p["stack"].count("L") == 2 and p["stack"].count("R") == 3
    assert "5" not in p["stack"] and p["stack"].count("1") == 10


def test_a_box_that_is_left_out_has_the_rest_if_the_stack_is_given() -> None:
    assert table("LR1...", stack="2 2").position()["box"]["ship"] == 8
    p = GAME.load({"game": "space-guardians", "stack": ["1"], "seats": [{}, {}]}).position()
    assert sum(p["box"].values()) == 66 - 1 - 24


@pytest.mark.parametrize(
    ("field", "position"),
    [
        ("phase", {"phase": "fly"}),
        ("turn", {"turn": 2}),
        ("turns", {"turns": 301}),
        ("turns", {"turns": 300}),
        ("misses", {"misses": 2}),
        ("hit", {"hit": True}),
        ("hit", {"hit": 1}),
        ("returned", {"returned": True, "phase": "shoot", "heading": "n"}),
        ("heading", {"phase": "shoot"}),
        ("heading", {"heading": "n"}),
        ("heading", {"phase": "shoot", "heading": "up"}),
        ("heading", {"phase": "resume", "heading": "w"}),
        ("paying", {"paying": "rocket"}),
        ("paying", {"phase": "pay", "seats": [RICH, {"at": "f10"}]}),
        ("paying", {"phase": "pay", "paying": "upgrade", "seats": [RICH, {"at": "f10"}]}),
        ("end", {"end": "limit"}),
        ("end", {"phase": "over", "turn": None}),
        ("turn", {"phase": "over", "turn": 0, "end": "limit"}),
        ("turn", {"turn": None}),
        ("turn", {"seats": [{"out": True}, {"at": "f10"}]}),
        ("invaders", {"invaders": rows("......")}),
        ("invaders", {"invaders": ["......"] * 9}),
        ("invaders[0]", {"invaders": rows("1234567")}),
        ("invaders[0]", {"invaders": rows("12345x")}),
        ("invaders", {"invaders": rows("111111 / 111111")}),
        ("invaders", {"invaders": rows("LLLLLL")}),
        ("waiting_halves", {"waiting_halves": ["L", "R"]}),
        ("waiting_halves[0]", {"waiting_halves": ["ship"]}),
        ("waiting_ships", {"waiting_ships": 6}),
        ("box", {"invaders": rows("1LR.L."), "waiting_ships": 3}),
        ("stack", {"stack": ["L"]}),
        ("stack[0]", {"stack": ["ship"]}),
        ("stack", {"stack": ["L", "L"], "waiting_halves": ["R"]}),
        ("invaders", {"invaders": rows("1L.L.."), "stack": ["L", "R"], "waiting_ships": 3}),
        ("box", {"stack": ["1"], "box": {"1": 3}}),
        ("box", {"box": {"ship": 1}}),
        ("box.7", {"box": {"7": 1}}),
        ("box.5", {"box": {"5": 13}}),
        ("mine", {"mine": "g1"}),
        ("mine", {"mine": "a5", "phase": "reenter"}),
        ("mine", {"phase": "mine"}),
        ("mine", {"phase": "mine", "mine": "e10"}),
        ("seats[0].at", {"seats": [{}, {"at": "f10"}]}),
        ("seats[0].at", {"seats": [{"at": "a10", "out": True}, {"at": "f10"}], "turn": 1}),
        ("seats[0].level", {"seats": [{"at": "a10", "level": 2}, {"at": "f10"}]}),
        ("seats[0].battery", {"seats": [{"at": "a10", "battery": "full"}, {"at": "f10"}]}),
        ("seats[0].level", {"seats": [{"at": "a10", "level": 4}, {"at": "f10"}]}),
        ("seats[0].rocket", {"seats": [{"at": "a10", "rocket": "yes"}, {"at": "f10"}]}),
        ("seats[0].tokens.6", {"seats": [{"at": "a10", "tokens": {"6": 1}}, {"at": "f10"}]}),
        ("seats[0].tokens", {"seats": [{"at": "a10", "tokens": {"5": 12}}, {"at": "f10"}]}),
        ("seats[0].colour", {"seats": [{"at": "a10", "colour": "red"}, {"at": "f10"}]}),
        ("seats[0].at", {"phase": "place", "seats": [{"at": "a10"}, {}]}),
        ("seats[0].at", {"phase": "place", "turn": 1, "seats": [{}, {}]}),
        ("seats[1].at", {"phase": "lay", "turn": 1, "seats": [{"at": "a10"}, {}]}),
        ("turn", {"phase": "lay"}),
        ("mine", {"phase": "lay", "turn": 1, "mine": "a5"}),
        ("seats[0].at", {"phase": "return"}),
        ("seats[0].tokens", {"phase": "return", "seats": [{}, {"at": "f10"}]}),
        ("seats[0].tokens", {"phase": "pay", "paying": "rocket"}),
        ("seats[0].at", {"phase": "enter"}),
        (
            "phase",
            {"phase": "enter", "invaders": rows("./" * 9 + "111111"), "seats": [{}, {"at": "a9"}]},
        ),
        ("seats", {"seats": [{}]}),
        ("seats", {"seats": [{}] * 5}),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_field(
    field: str, position: dict[str, Any]
) -> None:
    start = {"game": "space-guardians", "phase": "move", "invaders": rows(FULL)}
    people = [{"at": "a10"}, {"at": "f10"}]
    merged = {**start, "seats": people, **position}
    merged["invaders"] = [row if len(row) > 1 else "......" for row in merged["invaders"]]
    with pytest.raises(cm.BadPosition) as caught:
        GAME.load(merged)
    assert caught.value.field == field, str(caught.value)
    assert str(caught.value).startswith(f"{field}: ")


def test_reenter_needs_a_mine_cell_without_a_fighter() -> None:
    people = [{"at": "a5"}, {"at": "a6"}, {"at": "a7"}, {"at": "a8"}]
    with pytest.raises(cm.BadPosition):
        table("123451", *people, phase="reenter")
    assert table("123451", *people[:3], phase="reenter").legal() == ("mine a8",)


def test_the_order_of_the_stack_is_all_that_a_fork_redraws() -> None:
    t = play(GAME.new(seats=2, seed=3), "place a10, place b10, mine a5")
    one, two = t.fork(seed=8), t.fork(seed=9)
    assert one.view(0) == two.view(0) == t.view(0)
    assert one.position()["stack"] != two.position()["stack"]
    assert sorted(one.position()["stack"]) == sorted(t.position()["stack"])
    assert one.position()["seed"] == 8
    assert t.fork(seed=9).fork(seed=8).position()["stack"] == one.position()["stack"]


@pytest.mark.parametrize("seed", range(6))
def test_nothing_tells_the_order_of_the_stack(seed: int) -> None:
    """Two tables that differ only in it are the same to everybody, until something is drawn."""
    one = GAME.new(seats=3, seed=seed, advanced=True)
    two = one.fork(seed=seed + 100)
    assert one.position()["stack"] != two.position()["stack"]
    rng = random.Random(seed)
    for _ in range(200):
        assert one.legal() == two.legal() and one.question() == two.question()
        for who in (None, 0, 1, 2):
            assert one.view(who) == two.view(who) and one.svg(who) == two.svg(who)
            assert one.text(who) == two.text(who)
        assert [one.explain(a) for a in one.legal()] == [two.explain(a) for a in two.legal()]
        assert one.log() == two.log()
        action = rng.choice(one.legal())
        one.play(action)
        two.play(action)
        if one.view(0)["stack_size"] != 42:
            return
    raise AssertionError("nothing was drawn")


def test_a_view_is_enough_to_imagine_the_table() -> None:
    t = GAME.new(seats=3, seed=3, advanced=True)
    rng = random.Random(1)
    for _ in range(150):
        if t.over:
            break
        imagined = GAME.imagine(t.view(t.seat), seed=5)
        assert imagined.view(0) == t.view(0) and imagined.legal() == t.legal()
        assert sorted(imagined.position()["stack"]) == sorted(t.position()["stack"])
        t.play(rng.choice(t.legal()))


def test_the_script_is_carried_along_unused() -> None:
    t = table(FULL, script=[3, 1, 4])
    play(t, "shoot, shoot")
    assert t.position()["script"] == [3, 1, 4] and t.position()["drawn"] == 0


# --- what a person reads --------------------------------------------------------------------------


def test_warnings_tell_what_everybody_can_see() -> None:
    t = table("11.111 / ..3...", {"at": "c10"}, stack="1")
    assert "the column becomes empty" in t.explain("shoot")
    assert "everybody loses" not in t.explain("shoot")
    doom = table("11.111 / ..33.. /" + " ...... /" * 7 + " 1.....", {"at": "c10"}, stack="1")
    assert "everybody loses" in doom.explain("shoot")
    assert "everybody loses" in doom.explain("move c9")
    assert "becomes empty" not in doom.explain("move d9")
    two = advanced("11.111 / ..3... / ..2...", {"at": "c10", "level": 2}, stack="1")
    assert "becomes empty" in two.explain("shoot")
    kept = advanced("11.111 / ..3... / ..2...", {"at": "c10", "level": 3}, {"at": "c4"}, stack="1")
    assert "becomes empty" not in kept.explain("shoot")
    # the cell that the fighter leaves is no object
    assert "two-eyed" in advanced("..2...", {"at": "c5"}, stack="1").explain("move c9")
