"""Positions, what is hidden, and what a person reads."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cheesemoon as cm

from .tables import FULL, GAME, RICH, advanced, play, rows, table

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
            assert one.svg(who, tall=True) == two.svg(who, tall=True)
            assert all(one.panel(of, who) == two.panel(of, who) for of in range(3))
            assert one.text(who) == two.text(who)
        assert [one.explain(a) for a in one.legal()] == [two.explain(a) for a in two.legal()]
        assert [one.label(a) for a in one.legal()] == [two.label(a) for a in two.legal()]
        assert one.aside() == two.aside() and one.steps() == two.steps()
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


def test_warnings_tell_what_all_players_can_see() -> None:
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
