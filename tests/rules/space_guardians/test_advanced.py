"""The advanced game: upgrades, batteries and bursts (SG-70 to SG-81)."""

from __future__ import annotations

import pytest

from refused import refused
from rules_mark import rule

from .tables import FULL, advanced, happened, invaders, play, seat, tokens


@rule("SG-71")
def test_upgrades() -> None:
    t = advanced(FULL, {"at": "b10", "tokens": {"5": 6}}, misses=1)
    play(t, "buy upgrade, pay 5 5")
    assert seat(t)["level"] == 2 and seat(t)["at"] == "b10" and t.seat == 1
    assert t.position()["misses"] == 0
    play(t, "shoot, buy upgrade, pay 5 5")
    assert seat(t)["level"] == 3
    t.play("shoot")
    refused(t, "buy upgrade", "SG-71")
    moved = play(advanced(FULL, {"at": "b10", "tokens": {"5": 6}}), "move c10")
    refused(moved, "buy upgrade", "SG-71")
    refused(moved, "buy battery", "SG-75")


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
    refused(t, "buy battery", "SG-75")
    play(t, "move c9, burst")
    assert seat(t)["battery"] == "used"
    used = advanced(FULL, {"at": "b10", "tokens": {"5": 6}, "battery": "used"})
    refused(used, "buy battery", "SG-78")
    refused(play(used, "move c9"), "burst", "SG-78")


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
    refused(t, "move c9", "SG-79")
    refused(t, "move b10", "SG-79")
    refused(t, "move f10", "SG-13")
    refused(t, "burst", "SG-78")
    refused(t, "buy rocket", "SG-52")
    play(t, "move e10, shoot")
    p = t.position()
    assert tokens(t) == {"1": 1, "5": 1, "ship": 1} and p["phase"] == "mine"
    assert p["invaders"][2:4] == ["...R..", "......"] and p["box"]["ship"] == 2


@rule("SG-76", "SG-77")
def test_a_burst_needs_a_full_battery_and_a_move() -> None:
    t = advanced(FULL, {"at": "b10", "battery": "full"})
    assert "burst" not in t.legal()
    refused(t, "burst", "SG-77")
    t.play("move b9")
    assert "burst" in t.legal()
    empty = play(advanced(FULL, {"at": "b10"}), "move b9")
    refused(empty, "burst", "SG-76")
    # at the end of the move, where the next cell is off the board
    t = play(advanced(FULL, {"at": "b10", "battery": "full"}), "move a10, burst")
    assert t.position()["phase"] == "shoot" and t.legal() == ("shoot",)
    refused(t, "move a9", "SG-79")


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
