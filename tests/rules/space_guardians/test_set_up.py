"""Words, set-up and the order of turns (SG-1 to SG-10)."""

from __future__ import annotations

import pytest

from refused import refused
from rules_mark import rule

from .tables import COUNTS, FULL, GAME, bad, box, happened, moves, play, table, tokens


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
    refused(t, "place c10", "SG-7")
    refused(t, "place c9", "SG-7")
    refused(t, "mine a5", "SG-7")
    play(t, "place a10, place f10")
    assert t.seat == 2 and t.position()["phase"] == "lay"
    assert t.legal() == ("mine a5", "mine a6", "mine a7", "mine a8")
    refused(t, "mine b5", "SG-8")
    refused(t, "shoot", "SG-8")
    t.play("mine a7")
    p = t.position()
    assert p["mine"] == "a7" and p["turn"] == 0 and p["phase"] == "move"
    assert [person["at"] for person in p["seats"]] == ["c10", "a10", "f10"]


@rule("SG-8")
def test_the_mine_needs_an_empty_mine_cell() -> None:
    t = table(FULL + " / 1.....", phase="lay", turn=1)
    assert t.legal() == ("mine a6", "mine a7", "mine a8")
    refused(t, "mine a5", "SG-8")


@rule("SG-9", "SG-70")
def test_the_basic_game_has_no_upgrades_and_batteries() -> None:
    basic = table(FULL, {"at": "a10", "tokens": {"5": 6}})
    assert "buy rocket" in basic.legal()
    for action in ("buy upgrade", "buy battery", "burst"):
        refused(basic, action, "SG-70")
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
