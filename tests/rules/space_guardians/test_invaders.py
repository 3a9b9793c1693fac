"""What the invaders do: empty columns, arrival, collisions (SG-28 to SG-39)."""

from __future__ import annotations

import re
from typing import Any

import cheesemoon as cm
from rules_mark import rule

from .tables import advanced, box, happened, invaders, play, rows, seat, table, tokens


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
        "New invaders from a1 on: 1 eye, 3 eyes, 2 eyes, ship, 4 eyes.",
    ]


@rule("SG-32", "SG-33")
def test_a_long_arrival_says_what_waits_in_the_end_and_fits_on_a_phone() -> None:
    t = table("12.451 / 341...", {"at": "c10"}, stack="R R 3 1 2 4 5 R L L 2 1 L")
    t.play("shoot")
    assert invaders(t).startswith("31245")
    for lang, waits in (("en", "right half waits"), ("pl", "prawa po"), ("de", "rechte H")):
        line = t.log(lang)[-1][-1]
        assert re.findall(r"\d", line) == list("13124522") and waits in line, line
        assert len(line) < 130, line  # the line on a phone has room for 140


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
    assert "whole ship waits" in t.log()[-1][-1]


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
    lines = [line for line in t.log()[-1] if line.startswith("New inv")]
    assert lines == [
        "New invaders from a1 on: 2 eyes, 3 eyes.",
        "New invaders from c1 on: 4 eyes, 5 eyes, 2 eyes.",
        "New invaders from f1 on: 3 eyes.",
    ]


@rule("SG-35")
def test_of_a_ship_that_arrives_only_the_colliding_half_is_lost() -> None:
    t = table("...... / 11.111 / ..1...", {"at": "c9"}, {"at": "b1"}, stack="L R 4 5 2 3")
    t.play("shoot")
    assert invaders(t) == "L.4523 / ...... / 11.111"
    assert box(t)["ship"] == 10 - 1  # eight were there already, one is on the board


@rule("SG-35")
def test_without_stack_and_waiting_ships_none_arrive_but_the_rest_comes_down() -> None:
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
