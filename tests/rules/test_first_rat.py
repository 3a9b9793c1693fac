"""First Rat, rule by rule. Each test says which numbered rules it proves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import cheesemoon as cm
from examples import check_example
from rules_mark import rule

GAME = cm.game("first-rat")
DATA = Path(__file__).parent.parent / "data"
EXAMPLES = json.loads((DATA / "first_rat_examples.json").read_text(encoding="utf-8"))
N = "nursery"


def table(*seats: dict[str, Any], play: str = "", **fields: Any) -> cm.Table:
    """A table with these seats (two empty ones by default), after the actions played."""
    options = {k: fields.pop(k) for k in list(fields) if k in GAME.options}
    found = GAME.load(
        {"game": "first-rat", "options": options, "seats": list(seats) or [{}, {}], **fields}
    )
    for action in filter(None, play.split(", ")):
        found.play(action)
    return found


def seat(found: cm.Table, number: int = 0) -> dict[str, Any]:
    return found.position()["seats"][number]  # type: ignore[no-any-return]


def refused(found: cm.Table, action: str, number: str, words: str = "") -> None:
    """The action is refused for that rule, in those words, and nothing has changed."""
    before = found.fork()
    with pytest.raises(cm.IllegalAction) as caught:
        found.play(action)
    assert caught.value.rule == number
    assert words in str(caught.value)
    assert found == before


def bad(field: str, position: dict[str, Any] | None = None, **fields: Any) -> None:
    """Such a position is refused, naming the field."""
    whole = {"game": "first-rat", "seats": [{}, {}], **(position or {}), **fields}
    with pytest.raises(cm.BadPosition) as caught:
        GAME.load(whole)
    assert caught.value.field.startswith(field), str(caught.value)
    for lang in ("en", "pl", "de"):
        assert caught.value.text(lang)


def runs(found: cm.Table) -> list[str]:
    return [action for action in found.legal() if action.startswith("run")]


# --- worked examples ------------------------------------------------------------------------------


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: e["id"])
def test_worked_example(example: dict[str, Any]) -> None:
    check_example(example)


def test_the_complete_position_of_the_rules_round_trips() -> None:
    position = json.loads((DATA / "first_rat_position.json").read_text(encoding="utf-8"))
    found = GAME.load(position)
    assert found.position() == position
    assert found.legal() == ("fork library", "fork on")
    assert "deck" not in found.view(0)["robot"] and "deck" in position["robot"]


# --- set-up ---------------------------------------------------------------------------------------


@rule("FR-1")
def test_seats_act_in_turn_order_and_seat_0_begins_every_round() -> None:
    found = table({}, {}, {})
    order = []
    for _ in range(6):
        order.append((found.position()["round"], found.seat))
        found.play(found.legal()[0])
        found.play("done")
    assert order == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    solo = table({}, play="run 0 1, done")
    assert solo.seat == 0 and solo.position()["round"] == 2
    assert solo.position()["robot"]["discard"]


@rule("FR-2", "FR-3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_fresh_seat(seats: int) -> None:
    position = GAME.new(seats, 3).position()
    for number, found in enumerate(position["seats"]):
        assert found["rats"] == [0, 0, N, N] and found["burrow"] == "mushrooms"
        assert found["light"] == 0 and found["cheese"] == [1, 2, 2, 3, 3][number]
        assert not any(found[k] for k in ("mouldy", "nuts", "bottle", "soda", "can", "calculator"))
        assert not any(found[k] for k in ("packs", "caps", "comics", "drinks", "empties"))
        assert all(spaces == [] for spaces in found["markers"].values())


@rule("FR-4")
@pytest.mark.parametrize(
    "seats,packs,drinks", [(1, 5, 3), (2, 5, 3), (3, 6, 4), (4, 7, 5), (5, 9, 6)]
)
def test_stands_are_filled_by_the_number_of_seats(seats: int, packs: int, drinks: int) -> None:
    seen = set()
    for seed in range(12):
        stands = GAME.new(seats, seed).position()["stands"]
        assert len(stands["hamster"]) == packs and stands["frog"] == drinks
        assert len(stands["crow"]) == len(set(stands["crow"])) == 6
        assert all(stands["hamster"].count(c) <= 2 for c in stands["hamster"])
        seen.add(tuple(stands["crow"]))
    assert len(seen) > 8


@rule("FR-5")
def test_the_library() -> None:
    usual = ["orange-pipes", "green-pipes", "no-rent", "long-legs", "green-orange", "cheap-parts"]
    assert GAME.new(3, 1).position()["library"] == usual
    assert GAME.new(2, 1).position()["library"] == usual[:5]
    assert GAME.new(1, 1).position()["library"] == usual
    assert GAME.new(2, 1, cheap_parts="in").position()["library"] == usual
    assert GAME.new(4, 1, cheap_parts="out").position()["library"] == usual[:5]
    drawn = set()
    for seed in range(20):
        library = GAME.new(3, seed, superrats=True).position()["library"]
        assert len(set(library)) == 6
        drawn |= set(library)
        assert "cheap-parts" not in GAME.new(2, seed, superrats=True).position()["library"]
    assert drawn == {*usual, "miroslaw", "slawosz", "lara", "ratwoman"}


@rule("FR-6")
@pytest.mark.parametrize(
    "seats,free", [(1, [1, 3]), (2, [1, 3]), (3, [1, 2, 3]), (4, [1, 2, 3]), (5, [1, 2, 3, 4])]
)
def test_covered_spaces_stay_empty(seats: int, free: list[int]) -> None:
    rich = {"cheese": 70}
    found = table(
        rich, *[{}] * (seats - 1), play="run 0 1, done, feed, feed, feed, feed, feed, feed"
    )
    assert seat(found)["markers"]["cheese"] == (free + [5] * 6)[:6]
    bad("seats[0].markers.cheese", seats=[{"markers": {"cheese": [1, 2]}}, {}])


@rule("FR-7")
def test_path_tiles_lie_in_their_groups() -> None:
    position = GAME.new(2, 5, board="variable").position()
    path = position["path"]
    for letter, first, last in (
        ("a", 1, 6),
        ("b", 7, 11),
        ("c", 12, 16),
        ("d", 17, 21),
        ("e", 22, 26),
    ):
        tiles = path[first - 1 : last]
        assert sorted(tiles) == [f"{letter}{i + 1}" for i in range(last - first + 1)]
    path = sorted(path)
    swapped = [path[3], path[1], path[2], path[0], *path[4:]]
    found = table({}, {}, board="variable", path=swapped, play="run 0 1, done")
    assert seat(found)["bottle"] == 1  # a4, green, on space 1
    bad("path[0]", options={"board": "variable"}, path=[path[10], *path[1:10], path[0], *path[11:]])
    bad("path", path=path)


@rule("FR-8")
def test_score_tiles_replace_the_values_of_seven_tracks() -> None:
    tracks = ("cockpit", "cargo", "engine", "cheese", "spotlights", "pantry", "rattonauts")
    tiles = dict(zip(tracks, (1, 2, 3, 7, 5, 6, 8), strict=True))
    found = table(
        {"cheese": 20}, {}, board="variable", score_tiles=tiles, play="run 0 1, done, feed"
    )
    assert found.scores()[0]["cheese"] == 9
    found.play("feed")
    assert seat(found)["markers"]["cheese"] == [1, 3] and found.scores()[0]["cheese"] == 15
    drawn = GAME.new(3, 9, board="variable").position()["score_tiles"]
    assert "rocket" not in drawn and len(set(drawn.values())) == 7
    bad("score_tiles", options={"board": "variable"}, score_tiles={**tiles, "cockpit": 2})


@rule("FR-9")
def test_the_dump_is_finite() -> None:
    found = table({"cheese": 10}, {"cheese": 79}, play="run 0 5, done, feed, done")
    assert seat(found)["cheese"] == 1  # the last cheese, then 10 were fed
    found = table({"rats": [10, 0, N, N], "cheese": 0}, {"cheese": 89}, play="run 0 15, done")
    assert seat(found)["cheese"] == 1
    found = table({"rats": [22, 0, N, N], "can": 10}, {"can": 10}, play="run 0 23, done")
    assert seat(found)["can"] == 10
    bad("seats", seats=[{"can": 11}, {"can": 10}])


# --- the turn -------------------------------------------------------------------------------------


@rule("FR-10")
def test_steps_come_in_order() -> None:
    found = table({"rats": [7, 0, N, N], "cheese": 20}, {})
    refused(found, "feed", "FR-10", "Now is the time to run; feeding comes after shopping.")
    refused(found, "buy frog", "FR-10", "Now is the time to run; shopping comes after taking.")
    found.play("run 0 9")
    found.play("done")
    assert found.position()["phase"] == "shop"
    refused(found, "run 1 2", "FR-10")
    found.play("done")
    assert found.position()["phase"] == "build"
    refused(found, "steal frog", "FR-10")
    refused(found, "run 1 2", "FR-10")


@rule("FR-11")
def test_without_a_rat_on_the_path_there_is_only_step_4() -> None:
    gone = {"rats": ["crew1", "crew2", N, N], "cheese": 12}
    found = table({}, gone, {}, edition="de", play="run 0 1, done")
    assert found.seat == 1 and found.legal() == ("feed", "done")
    found.play("feed")
    found.play("done")
    poor = {"rats": ["crew1", "crew2", N, N], "cheese": 9}
    found = table({}, poor, {}, edition="de", play="run 0 1, done")
    assert found.seat == 2
    assert any("turn passes" in line for line in found.log()[-1])


@rule("FR-11", "FR-65", "FR-81")
def test_alone_without_a_rat_the_rounds_pass_by_themselves(tmp_path: Path) -> None:
    asked = 0
    for seed in range(20):
        alone = {"rats": ["crew1", 26, N, N]}
        found = table(alone, edition="de", seed=seed, play="run 1 27, done, nut")
        while not found.over:  # only the robot's plans are left to decide
            assert found.position()["phase"] == "plan" and GAME.load(found.position()) == found
            asked += 1
            found.play(found.legal()[0])
        assert sum("turn passes" in line for lines in found.log() for line in lines) > 1
        found.save(tmp_path / "alone.json")
        assert cm.open(tmp_path / "alone.json") == found
    assert asked


# --- step 1 ---------------------------------------------------------------------------------------


@rule("FR-12")
def test_each_rat_runs_once_and_one_must() -> None:
    found = table({"rats": [1, 4, N, "crew1"]}, {})
    refused(found, "done", "FR-12", "At least one rat must run.")
    refused(found, "run 2 1", "FR-12", "Rat 2 is not on the path.")
    refused(found, "run 3 1", "FR-12", "Rat 3 is not on the path.")
    found.play("run 0 2")
    refused(found, "run 0 5", "FR-12", "Rat 0 has already run.")
    found.play("run 1 5")
    assert found.legal() == ("done",)


@rule("FR-13")
def test_runs_go_forward_to_the_space_named() -> None:
    found = table({"rats": [8, 25, N, N]}, {})
    for action in ("run 0 8", "run 0 3", "run 0 0", "run 1 1"):
        refused(found, action, "FR-13", "Rats run towards the rocket only.")
    refused(found, "run 1 28", "FR-13")
    assert [a for a in found.legal() if a.startswith("run 1")] == ["run 1 26", "run 1 27"]


@rule("FR-14")
def test_limits_of_one_rat_and_of_several() -> None:
    found = table({"rats": [0, 8, N, N]}, {})
    refused(found, "run 0 6", "FR-14", "Rat 0 would need 6 steps; at most 5 alone.")
    found.play("run 0 2")
    assert "run 1 11" in found.legal()
    refused(found, "run 1 15", "FR-14", "at most 3, because another rat has run.")
    found = table({"rats": [0, 8, N, N]}, {}, play="run 0 5")
    refused(found, "run 1 11", "FR-14", "Rat 0 ran 5 steps: no other rat may run this turn.")
    assert found.legal() == ("done",)
    assert "run 1 5" in table({"rats": [8, 2, N, N]}, {}, play="run 0 11").legal()


@rule("FR-15")
def test_all_runs_end_on_one_colour() -> None:
    found = table({"rats": [0, 6, N, N]}, {}, play="run 0 1")
    assert runs(found) == ["run 1 8"]
    refused(found, "run 1 7", "FR-15", "All rats that run this turn must end on blue.")


@rule("FR-16")
def test_not_onto_an_own_rat_unless_it_has_left() -> None:
    found = table({"rats": [5, 8, 0, 0]}, {})
    refused(found, "run 0 8", "FR-16", "Your rat 1 stands on 8; run it first.")
    found.play("run 1 11")
    assert "run 0 8" not in found.legal()  # blue
    found = table({"rats": [5, 8, 0, 0]}, {}, play="run 1 10")
    assert "run 2 4" not in found.legal()  # 4 steps
    found = table({"rats": [1, 4, 0, 0]}, {})
    refused(found, "run 2 1", "FR-16")
    found = table({"rats": [2, 4, 0, 0]}, {}, play="run 0 5, run 2 2")  # past own rats, into room
    refused(found, "run 3 2", "FR-16", "Your rat 2 stands on 2.")
    assert seat(found)["rats"] == [5, 4, 2, 0]


@rule("FR-17")
def test_the_pad_has_all_colours() -> None:
    found = table({"rats": [25, 0, 12, N]}, {}, play="run 0 27")
    ends = {action.split()[2] for action in runs(found)}
    assert {"1", "2", "3", "13", "14", "15"} <= ends
    found.play("run 1 1")
    assert runs(found) == ["run 2 14"]
    assert "run 0 27" in table({"rats": [25, 0, N, N]}, {}, play="run 1 2").legal()


@rule("FR-18")
def test_one_rat_a_turn_reaches_the_pad() -> None:
    found = table({"rats": [25, 26, N, N]}, {}, play="run 1 27")
    refused(found, "run 0 27", "FR-18", "Only one rat a turn may reach the pad.")


@rule("FR-19")
def test_a_pipe_is_one_step_and_costs_its_price() -> None:
    found = table({"rats": [3, 13, N, N], "calculator": 1, "bottle": 2}, {}, play="run 0 12 via 3")
    assert found.position()["now"]["ran"] == [[0, 12, 1]]
    assert seat(found)["calculator"] == 0 and seat(found)["pipes"]["3"] == 1
    found = table({"rats": [13, 0, N, N], "bottle": 2}, {}, play="run 0 24 via 13 20")
    assert found.position()["now"]["ran"] == [[0, 24, 5]]
    assert seat(found)["bottle"] == 0
    found = table({"rats": [10, 12, N, N]}, {})
    refused(found, "run 0 20 via 11", "FR-19", "Pipe 11 costs 1 can; you have none.")
    refused(found, "run 0 14 via 12", "FR-19")


@rule("FR-20")
def test_all_pipes_of_a_run_are_paid_together() -> None:
    found = table({"rats": [13, 0, N, N], "bottle": 1}, {})
    assert "run 0 17 via 13" in found.legal() and "run 0 24 via 13 20" not in found.legal()
    refused(found, "run 0 24 via 13 20", "FR-19", "Pipe 20 costs 1 bottle; you have only 1")
    found = table({"rats": [10, 0, N, N], "can": 1}, {})
    refused(
        found,
        "run 0 20",
        "FR-20",
        "20 is 10 steps away; through pipe 11 it is 3: say `run 0 20 via 11`.",
    )
    found = table({"rats": [3, 0, N, N], "calculator": 1}, {})
    refused(found, "run 0 12 via 20", "FR-20", "Pipe 20 is not on the way from 3 to 12.")
    found = table({"rats": [5, 0, N, N], "soda": 1}, {})
    assert [a for a in found.legal() if " 10" in a] == ["run 0 10", "run 0 10 via 5"]


@rule("FR-21")
def test_rent_is_paid_at_once_to_each_owner() -> None:
    found = table(
        {"rats": [1, 0, N, N], "cheese": 5},
        {"rats": [2, 5, N, N]},
        {"rats": [2, 0, N, N]},
        play="run 0 2",
    )
    assert [seat(found, i)["cheese"] for i in range(3)] == [3, 3, 3]
    found = table(
        {"rats": [4, 1, N, N], "cheese": 5}, {"rats": [2, 5, N, N]}, play="run 0 5, run 1 2"
    )
    assert [seat(found, i)["cheese"] for i in range(2)] == [3, 4]


@rule("FR-22")
def test_mouldy_cheese_pays_the_rent() -> None:
    others = [{"rats": [5, 0, N, N]}] * 4
    found = table({"cheese": 0}, *others, play="run 0 5")
    assert seat(found)["mouldy"] == 2 and seat(found)["cheese"] == 2
    assert [seat(found, i)["cheese"] for i in range(1, 5)] == [3, 3, 4, 4]
    assert found.scores()[0]["mouldy"] == -4
    found = table({"cheese": 4}, *others, play="run 0 5")
    assert seat(found)["mouldy"] == 0 and seat(found)["cheese"] == 0
    for edition, pieces in (("pl", 12), ("de", 10)):
        table({"mouldy": pieces}, {}, edition=edition)
        bad("seats[0].mouldy", options={"edition": edition}, seats=[{"mouldy": pieces + 1}, {}])


@rule("FR-23")
def test_without_mouldy_cheese_what_is_there_is_paid_in_turn_order() -> None:
    others = [{"rats": [5, 0, N, N], "mouldy": m, "cheese": 0} for m in (6, 6, 0)]
    found = table({}, others[0], {"cheese": 2}, others[1], others[2], turn=2, play="run 0 5")
    assert [seat(found, i)["cheese"] for i in range(5)] == [1, 0, 0, 1, 1]
    assert seat(found, 2)["mouldy"] == 0
    found = table({"cheese": 0}, {"rats": [5, 0, N, N], "cheese": 88}, play="run 0 5")
    assert seat(found)["mouldy"] == 0 and seat(found, 1)["cheese"] == 88


@rule("FR-24", "FR-29")
def test_a_rat_at_the_pad_joins_the_crew_and_takes_nothing() -> None:
    found = table(
        {"rats": [26, 0, N, N], "light": 40, "packs": ["white"], "drinks": 1},
        {"rats": ["crew1", 0, N, N]},
        play="run 0 27",
    )
    assert seat(found)["rats"][0] == "crew3" and found.scores()[0]["rattonauts"] == 7
    found.play("done")
    found.play("nut")
    assert found.seat == 1 and seat(found)["burrow"] == "mushrooms" and seat(found)["drinks"] == 1
    resting = table({"rats": [9, 0, N, N]}, {}, play="run 1 1, done")
    assert seat(resting)["burrow"] == "mushrooms"


@rule("FR-25")
def test_done_is_asked_for_after_the_first_run() -> None:
    found = table()
    assert "done" not in found.legal()
    found.play("run 0 4")
    assert found.legal() == ("done",) and found.position()["phase"] == "run"


# --- the reward -----------------------------------------------------------------------------------


@rule("FR-26")
def test_the_reward_is_a_nut_or_a_new_rat() -> None:
    found = table({"rats": [26, 0, N, N]}, {}, play="run 0 27, done")
    assert found.legal() == ("nut", "newrat")
    fork = found.fork()
    fork.play("nut")
    assert seat(fork)["nuts"] == 1 and fork.scores()[0]["nuts"] == 3
    found.play("newrat")
    assert seat(found)["rats"] == ["crew1", 0, 0, N]
    alone = {"rats": ["crew1", 26, N, N]}
    found = table(alone, {}, play="run 1 27, done")
    assert found.legal() == ("newrat",)
    refused(found, "nut", "FR-26", "Without a rat on the path you must take a new rat.")
    assert table(alone, {}, edition="de", play="run 1 27, done").legal() == ("nut", "newrat")
    found = table({"rats": [26, 0, "crew1", "crew3"]}, {}, play="run 0 27, done")
    refused(found, "newrat", "FR-26", "No rat of yours is in the nursery.")
    for edition, pieces in (("pl", 16), ("de", 15)):
        found = table(
            {"rats": [26, 0, N, N]}, {"nuts": pieces}, edition=edition, play="run 0 27, done"
        )
        assert found.legal() == ("newrat",)
        bad("seats[1].nuts", options={"edition": edition}, seats=[{}, {"nuts": pieces + 1}])


@rule("FR-27")
def test_the_fourth_rattonaut_brings_a_nut_only_in_one_edition() -> None:
    last = {"rats": [26, "crew1", "crew3", "crew5"]}
    found = table(last, {}, end="none", play="run 0 27, done")
    assert found.seat == 1 and seat(found)["nuts"] == 0
    assert any("no reward" in line for line in found.log()[-1])
    found = table(last, {}, edition="de", play="run 0 27, done")
    assert found.legal() == ("nut",)


# --- step 2 ---------------------------------------------------------------------------------------


@rule("FR-28")
def test_every_rat_that_ran_takes_from_its_space() -> None:
    found = table(
        {"rats": [12, 1, N, N], "cheese": 2},
        {"rats": [13, 0, N, N]},
        play="run 0 13, run 1 3, done",
    )
    assert (seat(found)["bottle"], seat(found)["soda"], seat(found)["cheese"]) == (1, 1, 1)


@rule("FR-30")
def test_a_lit_space_gives_one_more() -> None:
    for light, cheese in ((11, 3), (12, 4), (13, 4)):
        found = table({"rats": [10, 0, N, N], "light": light}, {}, play="run 0 11, done")
        assert seat(found)["cheese"] == cheese
    for light, cheese in ((27, 4), (28, 5)):
        found = table({"rats": [20, 0, N, N], "light": light}, {}, play="run 0 21, done, done")
        assert seat(found)["cheese"] == cheese


@rule("FR-31")
def test_when_bulbs_of_this_turn_light() -> None:
    # rat 0 takes 2 bulbs on 8 (5 + 2 = 7), rat 1 those of 14 (lit from 15)
    for edition, light, expected in (("pl", 13, 13 + 3 + 3), ("de", 13, 13 + 3 + 2)):
        found = table(
            {"rats": [7, 12, N, N], "light": light},
            {},
            edition=edition,
            play="run 0 8, run 1 14, done",
        )
        assert seat(found)["light"] == expected
    found = table({"rats": [7, 12, N, N], "light": 13}, {}, play="run 1 14, run 0 8, done")
    assert seat(found)["light"] == 13 + 2 + 3  # a space never lights itself
    found = table({"rats": [6, 0, N, N], "light": 7}, {}, play="run 0 8, done")
    assert seat(found)["light"] == 9
    found = table(
        {"rats": [7, 12, N, N], "light": 12, "packs": ["blue"]}, {}, play="run 0 8, run 1 14, done"
    )
    assert seat(found)["light"] == 12 + 3 + 3 + 2
    found = table(
        {"rats": [7, 12, N, N], "light": 10, "packs": ["blue"]}, {}, play="run 0 8, run 1 14, done"
    )
    assert seat(found)["light"] == 10 + 3 + 2 + 2  # the backpack does not light


@rule("FR-32")
def test_a_backpack_counts_once_a_turn() -> None:
    found = table({"rats": [4, 10, N, N], "packs": ["yellow"]}, {}, play="run 0 5, run 1 11, done")
    assert seat(found)["cheese"] == 1 + 1 + 2 + 2
    found = table({"rats": [4, 10, N, N], "packs": ["blue"]}, {}, play="run 0 5, run 1 11, done")
    assert seat(found)["cheese"] == 1 + 1 + 2


@rule("FR-33")
def test_green_and_orange_backpacks_add_a_material_of_their_spaces() -> None:
    found = table({"rats": [3, 9, N, N], "packs": ["green"]}, {}, play="run 0 4, run 1 10, done")
    assert found.legal() == ("pack bottle", "pack soda")
    refused(found, "pack can", "FR-33", "The backpack adds only what lies on spaces of its colour.")
    found.play("pack soda")
    assert (seat(found)["bottle"], seat(found)["soda"]) == (1, 2)
    found = table({"rats": [3, 0, N, N], "packs": ["green"]}, {}, play="run 0 4, done")
    assert seat(found)["bottle"] == 2 and found.seat == 1
    found = table({"rats": [3, 0, N, N], "packs": ["orange"]}, {}, play="run 0 4, done")
    assert seat(found)["bottle"] == 1
    both = {"rats": [3, 0, N, N], "packs": ["green", "orange"], "comics": ["green-orange"]}
    found = table(both, {}, play="run 0 4, run 1 3, done")
    assert found.legal() == ("pack bottle", "pack soda")
    found.play("pack bottle")
    assert (seat(found)["bottle"], seat(found)["soda"]) == (2, 1)
    one = {**both, "packs": ["orange"]}
    found = table(one, {}, play="run 0 4, run 1 3, done")
    assert (seat(found)["bottle"], seat(found)["soda"]) == (1, 2)


@rule("FR-34")
def test_a_drink_doubles_everything_of_the_step() -> None:
    thirsty = {"rats": [10, 26, N, N], "packs": ["yellow"], "drinks": 2, "light": 12}
    found = table(thirsty, {}, play="run 0 11, run 1 27, done, nut")
    assert found.legal() == ("drink", "keep")
    fork = found.fork()
    fork.play("keep")
    assert seat(fork)["cheese"] == 1 + 5 and seat(fork)["drinks"] == 2
    found.play("drink")
    assert seat(found)["cheese"] == 1 + 10 and seat(found)["nuts"] == 1
    assert (seat(found)["drinks"], seat(found)["empties"]) == (1, 1)
    assert any("2 + 1 light + 2 backpack, ×2 = 10 cheese" in line for line in found.log()[-1])
    only_pad = table({"rats": [26, 0, N, N], "drinks": 1}, {}, play="run 0 27, done, nut")
    assert only_pad.seat == 1


@rule("FR-35")
def test_goods_come_from_the_dump() -> None:
    found = table(
        {"rats": [24, 0, N, N], "calculator": 7}, {"calculator": 7}, play="run 0 25, done"
    )
    assert seat(found)["calculator"] == 8
    found = table(
        {"rats": [24, 0, N, N], "calculator": 8}, {"calculator": 7}, play="run 0 25, done"
    )
    assert seat(found)["calculator"] == 8


@rule("FR-36")
def test_bulbs_move_the_light_and_spotlights_score() -> None:
    found = table({"rats": [21, 0, N, N], "light": 14}, {}, play="run 0 22, done")
    assert seat(found)["light"] == 18 and seat(found)["markers"]["spotlights"] == [1]
    found = table(
        {"rats": [21, 0, N, N], "light": 38, "drinks": 1}, {}, play="run 0 22, done, drink"
    )
    assert seat(found)["light"] == 40 and seat(found)["markers"]["spotlights"] == [1]
    found = table(
        {"rats": [21, 16, N, N], "light": 27, "drinks": 1},
        {},
        play="run 0 22, run 1 17, done, drink",
    )
    assert seat(found)["light"] == 40 and seat(found)["markers"]["spotlights"] == [1, 3]
    found = table({"rats": [21, 0, N, N], "light": 40}, {}, play="run 0 22, done")
    assert seat(found)["light"] == 40 and seat(found)["markers"]["spotlights"] == []


@rule("FR-37", "FR-38")
def test_the_burrow_marker_walks_and_decides_at_forks() -> None:
    found = table({"rats": [8, 0, N, N], "burrow": "low-right"}, {}, play="run 0 9, done")
    assert found.legal() == ("fork library", "fork on")
    refused(found, "fork nursery", "FR-38")
    fork = found.fork()
    fork.play("fork on")
    assert seat(fork)["burrow"] == "nursery-fork" and fork.position()["phase"] == "shop"
    found = table({"rats": [25, 0, N, N], "burrow": "nursery-fork"}, {}, play="run 0 26, done")
    assert found.legal() == ("fork nursery", "fork on")
    found.play("fork on")
    assert seat(found)["burrow"] == "mushrooms"


@rule("FR-39", "FR-40")
def test_the_pantry_scores_when_entered_also_in_passing() -> None:
    found = table({"rats": [25, 0, N, N], "burrow": "low-left"}, {}, play="run 0 26, done")
    assert seat(found)["burrow"] == "top" and seat(found)["markers"]["pantry"] == [1]
    standing = table({"rats": [25, 0, N, N], "burrow": "pantry"}, {}, play="run 0 26, done")
    assert seat(standing)["markers"]["pantry"] == []


@rule("FR-41")
def test_the_nursery_sends_the_lowest_rat() -> None:
    found = table(
        {"rats": [5, 0, N, N], "burrow": "nursery-fork"}, {}, play="run 0 6, done, fork nursery"
    )
    assert seat(found)["rats"] == [6, 0, 0, N] and seat(found)["burrow"] == "nursery"
    found = table(
        {"rats": [5, 0, 0, 0], "burrow": "nursery-fork"}, {}, play="run 0 6, done, fork nursery"
    )
    assert seat(found)["rats"] == [6, 0, 0, 0] and found.seat == 1


@rule("FR-42")
def test_the_library_gives_a_comic() -> None:
    reader = {"rats": [5, 0, N, N], "burrow": "library-fork"}
    found = table(reader, {}, play="run 0 6, done, fork library")
    assert found.legal()[0] == "comic orange-pipes" and len(found.legal()) == 5
    refused(found, "comic none", "FR-42", "A comic must be taken.")
    refused(found, "comic lara", "FR-42")
    found.play("comic no-rent")
    assert seat(found)["comics"] == ["no-rent"] and "no-rent" not in found.position()["library"]
    found = table(reader, {}, edition="de", play="run 0 6, done, fork library")
    assert found.legal()[-1] == "comic none"
    found.play("comic none")
    assert seat(found)["comics"] == [] and found.seat == 1
    found = table(reader, {}, library=[], play="run 0 6, done, fork library")
    assert found.seat == 1


@rule("FR-43")
def test_a_comic_works_from_the_next_turn() -> None:
    reader = {"rats": [5, 0, N, N], "burrow": "library-fork", "can": 1, "calculator": 2}
    found = table(reader, {}, {}, play="run 0 6, done, fork library, comic cheap-parts")
    assert found.position()["now"]["fresh"] == ["cheap-parts"]
    assert found.legal() == ("build cockpit", "done")
    refused(
        found,
        "build cockpit save can",
        "FR-43, FR-61",
        "You have no comic that saves an item; comics work from the turn after",
    )
    again = GAME.load(found.position())
    assert again == found and again.legal() == found.legal()
    owner = {"can": 1, "calculator": 2, "comics": ["cheap-parts"]}
    found = table(owner, {}, {}, play="run 0 1, done")
    assert found.legal() == ("build cockpit save can", "build cockpit save calculator", "done")


# --- step 3 ---------------------------------------------------------------------------------------


@rule("FR-44")
def test_one_thing_at_each_stand_where_a_rat_ran() -> None:
    rich = {"rats": [14, 20, 9, N], "cheese": 30}
    crow = ["pantry", "cheese", "engine", "rocket", "collector", "unbuilt"]
    found = table(rich, {}, stands={"crow": crow}, play="run 0 15, run 1 21, done")
    refused(found, "buy hamster green", "FR-44", "No rat of yours ran to the hamster this turn.")
    found.play("buy crow engine")
    refused(found, "buy crow rocket", "FR-44", "One thing per stand and turn.")
    assert found.position()["now"]["shopped"] == ["crow"]
    assert found.legal() == ("buy frog", "steal frog", "done")
    found.play("buy frog")
    assert seat(found)["drinks"] == 1 and seat(found)["caps"] == ["engine"]


@rule("FR-45")
def test_buying_costs_the_price() -> None:
    for space, thing, price in (
        (8, "buy hamster green", 6),
        (14, "buy frog", 7),
        (20, "buy crow rocket", 12),
    ):
        stands = {"hamster": ["green"], "frog": 1, "crow": ["rocket"]}
        gift = {8: 0, 14: 2, 20: 3}[space]
        poor = {"rats": [space, 0, N, N], "cheese": price - gift - 1}
        found = table(poor, {}, stands=stands, play=f"run 0 {space + 1}, done")
        refused(found, thing, "FR-45", f"costs {price} cheese; you have {price - 1}.")
        rich = {**poor, "cheese": price - gift}
        found = table(rich, {}, stands=stands, play=f"run 0 {space + 1}, done, {thing}")
        assert seat(found)["cheese"] == 0


@rule("FR-46")
def test_stealing_sends_the_rat_back() -> None:
    found = table({"rats": [14, 0, N, N]}, {}, play="run 0 15, done, steal frog")
    assert seat(found)["rats"] == [0, 0, N, N] and seat(found)["drinks"] == 1
    assert found.position()["stands"]["frog"] == 2
    assert GAME.load(found.position()) == found


@rule("FR-47")
def test_one_backpack_of_each_colour_and_no_more_than_there_is() -> None:
    stands = {"hamster": ["green", "blue", "green"], "frog": 0}
    found = table(
        {"rats": [8, 0, N, N], "packs": ["green"], "cheese": 6},
        {},
        stands={**stands, "hamster": ["green", "blue"]},
        play="run 0 9, done",
    )
    assert found.legal() == ("buy hamster blue", "steal hamster blue", "done")
    refused(found, "steal hamster green", "FR-47", "You already have a green backpack.")
    refused(found, "steal hamster white", "FR-47")
    found = table({"rats": [8, 0, N, N]}, {}, stands=stands, play="run 0 9, done")
    assert found.legal() == ("steal hamster green", "steal hamster blue", "done")
    found = table({"rats": [14, 0, N, N]}, {}, stands=stands, play="run 0 15, done")
    assert found.seat == 1
    found = table(
        {"rats": [20, 0, N, N], "caps": ["rocket"], "drinks": 1},
        {},
        stands={"crow": ["cheese"]},
        play="run 0 21, done, keep, steal crow cheese",
    )
    assert seat(found)["caps"] == ["rocket", "cheese"]


@rule("FR-48")
def test_shopping_is_passed_over_or_ends_with_done() -> None:
    found = table(
        {"rats": [8, 0, N, N], "packs": ["green"]},
        {},
        stands={"hamster": ["green"]},
        play="run 0 9, done",
    )
    assert found.seat == 1
    found = table(
        {"rats": [8, 0, N, N]},
        {},
        stands={"hamster": ["green"]},
        play="run 0 9, done, steal hamster green",
    )
    assert found.seat == 0 and found.legal() == ("done",)


# --- step 4 ---------------------------------------------------------------------------------------


@rule("FR-49")
def test_building_and_feeding() -> None:
    found = table({"soda": 1, "bottle": 5, "cheese": 9}, {}, phase="run", play="run 0 2, done")
    assert found.legal() == ("feed", "done")
    refused(
        found, "build engine", "FR-49", "An engine costs 5 bottles and 2 soda; you lack 1 soda."
    )
    found.play("feed")
    refused(found, "feed", "FR-49", "A food parcel costs 10 cheese; you have 0.")
    rich = {"can": 20, "calculator": 15, "soda": 30, "bottle": 30}
    found = table(
        rich, {}, play="run 0 2, done, build cockpit, build cargo, build cockpit, build engine"
    )
    after = seat(found)
    assert (after["can"], after["calculator"], after["soda"], after["bottle"]) == (16, 11, 25, 25)
    assert after["markers"]["cockpit"] == [1, 3]


@rule("FR-50")
def test_every_complete_set_is_a_rocket() -> None:
    rich = {"can": 20, "calculator": 15, "soda": 30, "bottle": 30}
    play = "run 0 2, done, build cockpit, build cockpit, build cargo, build engine"
    found = table(rich, {}, play=play)
    assert seat(found)["markers"]["rocket"] == [1]
    found.play("build engine")
    assert seat(found)["markers"]["rocket"] == [1]
    found.play("build cargo")
    assert seat(found)["markers"]["rocket"] == [1, 3]


@rule("FR-51")
def test_step_4_is_passed_over_or_ends_with_done() -> None:
    assert table(play="run 0 1, done").seat == 1
    found = table({"cheese": 9}, {}, play="run 0 2, done, feed")
    assert found.seat == 0 and found.legal() == ("done",)
    found.play("done")
    assert found.seat == 1


# --- markers and tracks ---------------------------------------------------------------------------


@rule("FR-52")
def test_tracks_fill_from_the_left_and_the_last_space_takes_any_number() -> None:
    found = table(
        {"cheese": 50},
        {"markers": {"cheese": [1]}},
        {},
        play="run 0 1, done, feed, feed, feed, feed",
    )
    assert seat(found)["markers"]["cheese"] == [2, 3, 5, 5]
    assert found.scores()[0]["cheese"] == 6 + 6 + 5 + 5
    bad("seats[0].markers.cheese", seats=[{"markers": {"cheese": [3]}}, {}])
    bad("seats[0].markers.cheese", seats=[{"markers": {"cheese": [1, 5]}}, {}])
    bad(
        "seats[1].markers.cheese",
        seats=[{"markers": {"cheese": [1]}}, {"markers": {"cheese": [1]}}],
    )
    bad("seats[0].rats", seats=[{"rats": ["crew3", 0, N, N]}, {}])


SEVEN = {"cockpit": [1, 3, 5, 5, 5], "pantry": [1, 3]}


@rule("FR-53", "FR-54")
def test_eight_markers_and_two_spare_ones() -> None:
    eight = {"markers": {**SEVEN, "spotlights": [1]}, "cheese": 60}
    found = table(eight, {}, end="next", play="run 0 1, done")
    assert found.seat == 1  # nothing can be built: passed over
    found = table(eight, {}, end="next", play="run 0 2, done")
    assert found.seat == 1
    last = table(eight, {}, end="this", play="run 0 1, done, feed, feed")
    refused(last, "feed", "FR-54", "You have no marker to place: ten are the limit.")
    free = table(eight, {}, end="next", edition="de", play="run 0 1, done, feed, feed")
    refused(free, "feed", "FR-54")
    seven = {"markers": SEVEN, "cheese": 60, "rats": ["crew1", 0, 0, 0]}
    found = table(seven, {}, play="run 1 1, done, feed")
    assert found.position()["end"] == "next"
    refused(found, "feed", "FR-54", "spare markers only in the last round.")


@rule("FR-55")
def test_without_a_marker_events_score_nothing_then_or_later() -> None:
    full = {
        "markers": {**SEVEN, "cargo": [1]},
        "light": 14,
        "rats": [0, 7, N, N],
        "can": 2,
        "soda": 5,
        "bottle": 5,
    }
    found = table(full, {}, end="next", play="run 0 1, done")
    assert seat(found)["light"] == 15 + 1 and seat(found)["markers"]["spotlights"] == []
    assert any("does not score" in line for line in found.log()[-1])
    seven = {"markers": {"cockpit": [1, 3, 5, 5, 5, 5], "cargo": [1]}, "soda": 2, "bottle": 5}
    found = table(seven, {}, play="run 0 1, done, build engine")
    assert seat(found)["markers"]["engine"] == [1] and seat(found)["markers"]["rocket"] == []
    found.play("done")
    while found.seat != 0:
        found.play(found.legal()[-1])
    assert found.position()["end"] == "this" and seat(found)["markers"]["rocket"] == []


# --- comics ---------------------------------------------------------------------------------------


@rule("FR-56", "FR-57")
def test_free_pipes() -> None:
    found = table({"rats": [3, 5, 20, N], "comics": ["orange-pipes"]}, {})
    assert "run 0 12 via 3" in found.legal() and "run 1 10 via 5" not in found.legal()
    found.play("run 0 12 via 3")
    assert seat(found)["pipes"]["3"] == 1
    found = table({"rats": [3, 5, 20, N], "comics": ["green-pipes"]}, {})
    assert "run 1 10 via 5" in found.legal() and "run 0 12 via 3" not in found.legal()
    found = table({"rats": [3, 5, 20, N], "comics": ["green-pipes", "orange-pipes"]}, {})
    assert "run 2 24 via 20" not in found.legal()
    found = table(
        {"rats": [11, 0, N, N], "comics": ["green-pipes"], "bottle": 1, "can": 1},
        {},
        play="run 0 24 via 11 20",
    )
    assert (seat(found)["can"], seat(found)["bottle"]) == (1, 0)


@rule("FR-58")
def test_no_rent() -> None:
    found = table({"comics": ["no-rent"]}, {"rats": [2, 0, N, N]}, play="run 0 2")
    assert seat(found)["cheese"] == 1 and seat(found, 1)["cheese"] == 2
    found = table({}, {"rats": [2, 0, N, N], "comics": ["no-rent"]}, play="run 0 2")
    assert seat(found, 1)["cheese"] == 3


@rule("FR-59")
def test_long_legs() -> None:
    found = table({"rats": [0, 1, N, N], "comics": ["long-legs"]}, {}, play="run 0 4")
    assert "run 1 4" not in found.legal()  # taken
    found = table({"rats": [1, 7, N, N], "comics": ["long-legs"]}, {}, play="run 0 5")
    assert "run 1 11" in found.legal()
    found = table({"rats": [0, 8, N, N], "comics": ["long-legs"]}, {})
    assert "run 0 5" in found.legal() and "run 0 6" not in found.legal()
    found.play("run 0 5")
    assert found.legal() == ("done",)


@rule("FR-60")
def test_green_and_orange_are_one_colour() -> None:
    found = table({"rats": [0, 4, N, N], "comics": ["green-orange"]}, {}, play="run 0 3")
    assert runs(found) == ["run 1 7"]
    found = table({"rats": [2, 5, N, N], "comics": ["green-orange"]}, {}, play="run 0 4")
    assert runs(found) == ["run 1 7"]
    refused(found, "run 1 6", "FR-15", "green or orange")
    assert runs(table({"rats": [2, 5, N, N]}, {}, play="run 0 4")) == []


@rule("FR-61")
def test_cheap_parts() -> None:
    owner = {"comics": ["cheap-parts"], "can": 2, "soda": 3, "bottle": 5, "calculator": 2}
    found = table(owner, {}, {}, play="run 0 1, done")
    assert found.legal() == (
        "build cockpit save can",
        "build cockpit save calculator",
        "build cargo save soda",
        "build cargo save can",
        "build engine save bottle",
        "build engine save soda",
        "done",
    )
    refused(found, "build engine", "FR-61", "Say which item you save.")
    refused(found, "build engine save can", "FR-61")
    found.play("build engine save bottle")
    assert (seat(found)["bottle"], seat(found)["soda"]) == (1, 1)


# --- end and score --------------------------------------------------------------------------------


@rule("FR-62")
def test_the_fourth_rattonaut_ends_the_game_with_the_round() -> None:
    last = {"rats": [26, "crew1", "crew2", "crew3"]}
    found = table({}, last, {}, turn=1, play="run 0 27")
    assert found.position()["end"] == "this"
    found.play("done")
    assert found.seat == 2
    found.play("run 0 1")
    found.play("done")
    assert found.over and found.position()["result"]["turns"] == 1


@rule("FR-63")
def test_the_eighth_marker_brings_one_more_round() -> None:
    seven = {"markers": SEVEN, "cheese": 10}
    found = table(seven, {}, play="run 0 1, done, feed")
    assert found.position()["end"] == "next"
    found.play("done")
    found.play("run 0 2")
    found.play("done")
    assert (found.position()["round"], found.position()["end"]) == (2, "this")
    found.play("run 0 2")
    found.play("done")
    while not found.over:
        found.play(found.legal()[0])
    assert found.position()["round"] == 2
    both = table(
        {**seven, "rats": [26, "crew1", "crew3", "crew5"], "cheese": 20}, {}, play="run 0 27, done"
    )
    assert both.position()["end"] == "this"
    both.play("feed")
    assert both.position()["end"] == "this"


@rule("FR-64")
def test_spare_markers_are_free_at_once_after_the_fourth_rattonaut() -> None:
    last = {
        "rats": [26, "crew1", "crew3", "crew5"],
        "markers": {**SEVEN, "spotlights": [1]},
        "cheese": 30,
    }
    found = table(last, {}, end="next", play="run 0 27, done, feed, feed")
    assert len(seat(found)["markers"]["cheese"]) == 2


@rule("FR-65")
def test_a_round_ends_after_the_last_seat_and_the_game_when_nobody_can_run() -> None:
    gone = {"rats": ["crew1", "crew3", N, N]}
    found = table({"rats": [26, "crew5", N, N]}, gone, edition="de", play="run 0 27, done, nut")
    assert found.over and found.position()["end"] == "none"
    found = table({"rats": [26, "crew5", N, N]}, gone, edition="de", play="run 0 27, done, newrat")
    assert not found.over and found.seat == 0 and found.position()["round"] == 2


@rule("FR-66")
def test_points() -> None:
    owner = {
        "rats": ["crew1", 0, N, N],
        "cheese": 3,
        "can": 4,
        "nuts": 2,
        "mouldy": 1,
        "packs": ["green"],
        "drinks": 1,
        "empties": 1,
        "comics": ["no-rent"],
        "caps": ["unbuilt", "collector", "cheese", "rattonauts"],
        "markers": {"cockpit": [1], "cheese": [1, 3]},
    }
    scores = table(owner, {}).scores()[0]
    assert scores["cockpit"] == 8 and scores["cheese"] == 13 and scores["rattonauts"] == 10
    assert scores["caps"] == (12 - 2) + 2 * (4 + 1 + 1 + 2) + 5 * 2 + 4
    assert (scores["nuts"], scores["mouldy"], scores["leftovers"]) == (6, -2, 1)
    assert scores["total"] == 8 + 13 + 10 + 40 + 6 - 2 + 1
    many = {"cockpit": [1, 3], "cargo": [1, 3], "engine": [1, 3, 5]}
    assert (
        table({"caps": ["unbuilt"], "markers": many, "cheese": 0}, {}, end="none").scores()[0][
            "caps"
        ]
        == 0
    )


@rule("FR-67")
def test_most_points_then_rattonauts_then_shared() -> None:
    over = {"phase": "over", "turn": None, "end": "this"}
    assert table({"nuts": 1, "cheese": 0}, {"cheese": 0}, **over).winners() == [0]
    assert table({"cheese": 0}, {"cheese": 0}, **over).winners() == [0, 1]
    tied = table({"rats": ["crew1", 0, N, N], "cheese": 0}, {"nuts": 2, "cheese": 16}, **over)
    assert tied.position()["result"]["totals"] == [10, 10] and tied.winners() == [0]


# --- super-rats -----------------------------------------------------------------------------------


def superrat(name: str, rat: int = 0, **fields: Any) -> dict[str, Any]:
    return {"comics": [name], "supers": {name: rat}, **fields}


@rule("FR-70")
def test_a_super_rat_comic_brings_a_token() -> None:
    reader = {"rats": [5, 0, N, "crew1"], "burrow": "library-fork"}
    found = table(
        reader,
        {},
        superrats=True,
        library=["lara", "no-rent"],
        play="run 0 6, done, fork library, comic lara",
    )
    assert found.legal() == ("token 0", "token 1")
    refused(found, "token 3", "FR-70")
    assert GAME.load(found.position()) == found
    found.play("token 1")
    assert seat(found)["supers"] == {"lara": 1} and found.seat == 1
    twice = {**superrat("slawosz", 0), **reader}
    found = table(
        twice,
        {},
        superrats=True,
        library=["lara"],
        play="run 0 6, done, fork library, comic lara, token 0",
    )
    assert seat(found)["supers"] == {"slawosz": 0, "lara": 0}
    bad("seats[0].supers", options={"superrats": True}, seats=[{"comics": ["lara"]}, {}])
    bad("seats[0].comics", seats=[superrat("lara"), {}])


@rule("FR-71")
def test_miroslaw() -> None:
    found = table(superrat("miroslaw", rats=[1, 2, N, N]), {}, superrats=True)
    assert "run 0 27" in found.legal() and "run 1 8" not in found.legal()
    found = table(superrat("miroslaw", rats=[1, 2, N, N]), {}, superrats=True, play="run 1 5")
    assert "run 0 11" not in found.legal()
    found = table(superrat("miroslaw", rats=[1, 2, N, N]), {}, superrats=True, play="run 0 9, done")
    assert found.seat == 1  # nothing to buy, and he never steals
    rich = superrat("miroslaw", rats=[1, 2, N, N], cheese=6)
    found = table(rich, {}, superrats=True, stands={"hamster": ["blue"]}, play="run 0 9, done")
    assert found.legal() == ("buy hamster blue", "done")
    refused(found, "steal hamster blue", "FR-71", "Miroslaw always pays.")
    crew = superrat("miroslaw", rats=["crew1", "crew3", N, 0], caps=["rattonauts"])
    scores = table(crew, {}, superrats=True).scores()[0]
    assert scores["rattonauts"] == 27 and scores["caps"] == 8


@rule("FR-72")
def test_lara() -> None:
    found = table(superrat("lara", rats=[3, 12, 0, N]), {}, superrats=True)
    assert "run 0 9" in found.legal() and "run 0 10" in found.legal()
    assert "run 0 11" not in found.legal()
    found.play("run 0 8")  # 5 steps: others may follow
    assert "run 1 14" in found.legal()
    found = table(superrat("lara", rats=[3, 12, 0, N]), {}, superrats=True, play="run 0 9")
    assert found.legal() == ("done",)


@rule("FR-73")
def test_slawosz() -> None:
    found = table(
        superrat("slawosz", rats=[10, 0, N, N], drinks=1, packs=["yellow"]),
        {},
        superrats=True,
        play="run 0 11, done, drink",
    )
    assert seat(found)["cheese"] == 1 + 2 * (2 + 1 + 2)
    found = table(superrat("slawosz", rats=[10, 0, N, N]), {}, superrats=True, play="run 1 2, done")
    assert seat(found)["cheese"] == 2


@rule("FR-74", "FR-75")
def test_ratwoman_stays_and_miroslaw_wins_over_her() -> None:
    thief = superrat("ratwoman", rats=[14, 0, N, N])
    found = table(thief, {}, superrats=True, play="run 0 15, done, steal frog")
    assert seat(found)["rats"][0] == 15 and seat(found)["drinks"] == 1
    assert GAME.load(found.position()) == found
    both = {"comics": ["ratwoman", "miroslaw"], "supers": {"ratwoman": 0, "miroslaw": 0}}
    found = table(
        {**both, "rats": [14, 0, N, N], "cheese": 0}, {}, superrats=True, play="run 0 15, done"
    )
    assert found.seat == 1


# --- solo -----------------------------------------------------------------------------------------

DECK = ["A01", "A02", "A03", "A04", "A05", "B01", "B02", "B03", "B04", "B05", "C01"]


def solo(
    card: str, human: dict[str, Any] | None = None, play: str = "run 0 1, done", **fields: Any
) -> cm.Table:
    """The robot reveals this card after a human turn (or the one played)."""
    robot = {"deck": [card, *(c for c in DECK if c != card)], **fields.pop("robot", {})}
    robot["deck"] = _level_deck(robot["deck"], robot.get("discard", []))
    return table(human or {}, robot=robot, play=play, **fields)


def _level_deck(deck: list[str], discard: list[str]) -> list[str]:
    """An easy deck with the same top: surplus cards of a letter are left out."""
    left = {"A": 5, "B": 5, "C": 1}
    for card in discard:
        left[card[0]] -= 1
    found = []
    for card in deck:
        if left[card[0]] > 0 and card not in discard:
            left[card[0]] -= 1
            found.append(card)
    return found


@rule("FR-80")
@pytest.mark.parametrize(
    "level,a,b", [("easy", 5, 5), ("medium", 6, 4), ("hard", 7, 3), ("unfair", 8, 2)]
)
def test_the_robots_set_up(level: str, a: int, b: int) -> None:
    position = GAME.new(1, 4, solo=level).position()
    robot = position["robot"]
    letters = [card[0] for card in robot["deck"]]
    assert (letters.count("A"), letters.count("B"), letters.count("C")) == (a, b, 1)
    assert robot["rats"] == [8, 5, 1, 0] and robot["plans"] == []
    assert position["seats"][0]["cheese"] == 1
    assert GAME.new(1, 4, cheap_parts="out").position()["library"][-1] == "green-orange"
    assert len({tuple(GAME.new(1, seed).position()["robot"]["deck"]) for seed in range(9)}) > 6


@rule("FR-81", "FR-82")
def test_the_card_moves_the_robots_rats_by_position() -> None:
    found = solo("A01")  # 2 1 1 2
    robot = found.position()["robot"]
    assert robot["rats"] == [10, 6, 2, 2] and robot["discard"] == ["A01"]
    assert robot["seen"] == ["A01"] and "A01" not in robot["deck"]
    found = solo("A08", robot={"rats": ["crew1", 20, 6, 3]})  # 2 2 0 2
    assert found.position()["robot"]["rats"] == ["crew1", 24, 6, 5]
    found = solo("B04", robot={"rats": ["crew1", "crew3", "crew5", 3]})  # 0 2 1 1
    assert found.position()["robot"]["rats"][3] == 7


@rule("FR-83")
def test_a_robot_rat_at_the_pad() -> None:
    rats = {"rats": [26, 10, 6, 3]}
    found = solo("A01", robot=rats)
    assert found.position()["robot"]["rats"] == ["crew1", 10, 6, 3]
    assert found.position()["robot"]["plans"] == ["cockpit"]
    found = solo("A01", robot=rats, edition="de")
    assert found.position()["robot"]["rats"] == ["crew1", 11, 7, 5]


@rule("FR-84")
def test_the_human_gets_cheese_where_the_robot_comes() -> None:
    human = {"rats": [10, 6, 0, N]}
    found = solo("A01", human, play="run 2 3, done")
    assert seat(found)["cheese"] == 1 + 2
    found = solo(
        "A02", {"rats": [5, 8, N, N]}, play="run 0 6, done"
    )  # nobody ends on 8 or 6 but 5+2=7
    assert seat(found)["cheese"] == 1


@rule("FR-85")
def test_the_robot_clears_stands() -> None:
    stands = {"hamster": ["green", "blue", "white"], "frog": 2, "crow": ["rocket", "cheese"]}
    found = solo("A06", robot={"rats": [19, 14, 7, 0]}, stands=stands, script=[1, 2])  # 2 1 2 1
    after = found.position()["stands"]
    assert after == {"hamster": ["green", "blue"], "frog": 1, "crow": ["rocket"]}
    assert found.position()["robot"]["rats"] == [21, 15, 9, 1] and found.position()["script"] == []
    found = solo(
        "A06", robot={"rats": [19, 14, 7, 0]}, stands={"hamster": [], "frog": 0, "crow": []}
    )
    assert found.position()["drawn"] == 0


@rule("FR-86")
def test_the_comic_symbol() -> None:
    found = solo("B02", library=["no-rent", "long-legs", "green-pipes"], script=[4])
    assert found.position()["library"] == ["no-rent", "green-pipes"]
    assert solo("B02", library=[]).position()["library"] == []
    assert solo("B02", library=["no-rent"]).position()["drawn"] == 0


@rule("FR-87")
def test_track_symbols_plan_then_score() -> None:
    found = solo("A01")
    assert found.position()["robot"]["plans"] == ["cockpit"]
    found = solo("A01", robot={"plans": ["cockpit", "cargo"]})
    robot = found.position()["robot"]
    assert robot["plans"] == ["cargo"] and robot["markers"]["cockpit"] == [1]
    assert found.scores()[1]["cockpit"] == 8
    full = {"cheese": [1, 3, 5, 5, 5, 5, 5, 5]}
    found = solo("A01", robot={"plans": ["cockpit"], "markers": full}, end="next")
    assert found.position()["robot"]["markers"]["cockpit"] == []
    assert found.position()["robot"]["plans"] == ["cockpit"]
    # most: the engine alone is worth 9
    found = solo("C01")
    assert found.position()["robot"]["plans"] == ["engine"]
    tied = {"markers": {"engine": [1]}}
    found = solo("C01", tied)
    assert found.position()["phase"] == "plan" and found.legal() == ("plan cockpit", "plan cargo")
    assert found.position()["robot"]["card"] == "C01" and GAME.load(found.position()) == found
    refused(found, "plan pantry", "FR-87")
    found.play("plan cargo")
    assert found.position()["robot"]["plans"] == ["cargo"] and found.position()["round"] == 2


@rule("FR-88")
def test_the_c_card_is_shuffled_in_with_the_discard_pile() -> None:
    discard = ["B01", "A01"]
    found = solo(
        "C01", robot={"discard": discard, "seen": ["A01", "B01"]}, script=[10, 9] + [0] * 8
    )
    robot = found.position()["robot"]
    assert robot["discard"] == [] and len(robot["deck"]) == 11
    # listed: the rest of the deck, then C01, B01, A01; index 10 is A01, then 9 is B01
    assert robot["deck"][:2] == ["A01", "B01"] and robot["deck"][-1] == "C01"
    assert found.position()["script"] == [] and found.position()["drawn"] == 0


@rule("FR-89")
def test_the_robot_scores_and_a_tie_is_lost() -> None:
    over = {"phase": "over", "turn": None, "end": "this"}
    robot = {"rats": ["crew1", 5, 1, 0], "markers": {"pantry": [1]}}
    found = table({"nuts": 5, "cheese": 8}, robot=robot, **over)
    assert found.scores()[1]["total"] == 17 and found.scores()[0]["total"] == 17
    assert found.winners() == [] and found.position()["result"]["won"] is False
    assert table({"nuts": 6, "cheese": 0}, robot=robot, **over).winners() == [0]
    bad("robot.markers.rocket", seats=[{}], robot={"markers": {"rocket": [1]}})
    seven = {"pantry": [1, 3, 5, 5, 5, 5, 5]}
    found = solo("A01", robot={"plans": ["cockpit"], "markers": seven})
    assert found.position()["end"] == "this"  # next, and the next round has begun


@rule("FR-90")
def test_rent_to_the_robot_goes_to_the_dump() -> None:
    robot = {"rats": [2, 2, 2, 0]}
    for edition, left in (("pl", 5 - 3), ("de", 5 - 1)):
        found = table({"cheese": 5}, robot=robot, edition=edition, play="run 0 2")
        assert seat(found)["cheese"] == left


@rule("FR-91")
def test_only_a_won_game_meets_challenges() -> None:
    over = {"phase": "over", "turn": None, "end": "this", "round": 12}
    won = table({"nuts": 3}, **over).position()["result"]
    assert (
        won["won"]
        and won["turns"] == 12
        and won["level"] == "easy"
        and won["challenges"] == [1, 2, 7]
    )
    lost = table({"cheese": 0}, robot={"markers": {"pantry": [1]}}, **over).position()["result"]
    assert lost["challenges"] == [] and lost["winners"] == []


@rule("FR-92")
def test_the_nine_challenges() -> None:
    def met(edition: str = "pl", **human: Any) -> list[int]:
        found = table(
            {"nuts": 3, **human}, edition=edition, phase="over", turn=None, end="this", round=20
        )
        return found.position()["result"]["challenges"]  # type: ignore[no-any-return]

    crew = ["crew1", "crew3", "crew5", "crew5"]
    assert met() == [1, 2]
    assert met(rats=["crew1", 0, N, N]) == [2]
    assert met(empties=1) == [1] == met(comics=["no-rent"]) == met(caps=["cheese"])
    assert met(rats=crew) == [2, 3]
    rockets = {"cockpit": [1, 3], "cargo": [1, 3], "engine": [1, 3], "rocket": [1, 3]}
    assert met(markers=rockets) == [1, 2, 4]
    assert met(packs=["green", "blue", "yellow", "white"]) == [1, 5]
    assert met(packs=["green", "blue", "yellow"]) == [1]
    assert met(nuts=15, can=20, soda=30, bottle=30, cheese=88, calculator=12) == [1, 2]  # 45 + 45
    assert met("de", nuts=15, can=20, soda=30, bottle=30, cheese=88, calculator=12) == [1, 2, 6]
    assert met(nuts=16, can=20, soda=30, bottle=30, cheese=88, calculator=12) == [1, 2, 6]
    assert (
        met(markers={"pantry": [1, 3, 5, 5, 5]})
        == [1, 2, 8]
        == met("de", markers={"cheese": [1, 3, 5, 5, 5]})
    )
    assert met("de", markers={"pantry": [1, 3, 5, 5, 5]}) == [1, 2]
    assert met(pipes={"3": 2, "5": 2, "11": 3, "13": 2, "20": 2}) == [1, 2, 9]
    assert met(pipes={"3": 2, "5": 2, "11": 3, "13": 1, "20": 2}) == [1, 2]


# --- positions that cannot be ---------------------------------------------------------------------


def test_bad_positions_name_the_field() -> None:
    bad("seats[0].colour", seats=[{"colour": "red"}, {}])
    bad("seats[0].light", seats=[{"light": 41}, {}])
    bad("seats[0].rats[1]", seats=[{"rats": [0, 27, N, N]}, {}])
    bad("seats[0].rats", seats=[{"rats": [5, 5, N, N]}, {}])
    bad("seats[0].packs", seats=[{"packs": ["green", "green"]}, {}])
    bad("seats", seats=[{"packs": ["green"]}, {"packs": ["green"]}, {"packs": ["green"]}])
    bad("stands.hamster", stands={"hamster": ["green"] * 3})
    bad("stands.hamster", stands={"hamster": ["green", "blue", "white", "green", "blue", "white"]})
    bad("stands.frog", seats=[{"empties": 1}, {}], stands={"frog": 3})
    bad("stands.crow", seats=[{"caps": ["rocket"]}, {}], stands={"crow": ["rocket"]})
    bad("library", seats=[{"comics": ["no-rent"]}, {}], library=["no-rent"])
    bad("library[0]", library=["cheap-parts"])
    bad("seats[0].comics", seats=[{"comics": ["lara"]}, {}])
    bad("end", seats=[{"markers": {**SEVEN, "spotlights": [1]}}, {}])
    bad("end", seats=[{"markers": {**SEVEN, "spotlights": [1, 3]}}, {}], end="next")
    bad("end", seats=[{"rats": ["crew1", "crew3", "crew5", "crew5"]}, {}], end="next")
    bad("seats[0].markers", seats=[{"markers": {"cheese": [1, 3, *[5] * 9]}}, {}], end="this")
    bad("robot", robot={})
    bad("phase", phase="drink", now={"ran": [[0, 1, 1]]}, seats=[{"rats": [1, 0, N, N]}, {}])
    bad("phase", seats=[{"rats": ["crew1", N, N, N]}, {}])
    bad("phase", phase="token")
    bad("phase", phase="fork", now={"steps": 2})
    bad("phase", phase="plan")
    bad("phase", phase="over", turn=None)
    bad("turn", phase="over", turn=0, end="this")
    bad("now.steps", now={"steps": 2})
    bad("now.ran[0]", now={"ran": [[0, 3, 3]]})
    bad("now.fresh", phase="build", now={"fresh": ["no-rent"]}, seats=[{"cheese": 10}, {}])
    bad("result", result={})
    easy = {"deck": DECK}
    bad("robot.deck", seats=[{}], options={"solo": "hard"}, robot=easy)
    bad("robot.deck", seats=[{}], robot={"deck": DECK[1:]})
    bad("robot.discard", seats=[{}], robot={"discard": ["C01"]})
    bad("robot.card", seats=[{}], robot={"card": "A01"})
    bad("robot.rats[0]", seats=[{}], robot={"rats": [N, 0, 0, 0]})
    bad("robot.seen", seats=[{}], robot={"discard": ["A01"], "seen": []})


def test_a_deck_left_out_holds_what_was_seen() -> None:
    found = table({}, robot={"discard": ["A07", "B09"], "seen": ["B09", "A07", "A11"]})
    deck = found.position()["robot"]["deck"]
    assert "A11" in deck and "A07" not in deck and "C01" in deck
    assert sorted(c[0] for c in deck) == ["A"] * 4 + ["B"] * 4 + ["C"]


def test_a_fork_redraws_only_what_is_hidden() -> None:
    found = table({}, robot={"discard": ["A07", "B09"], "seen": ["B09", "A07", "A11"]})
    decks = []
    for seed in range(20):
        fork = found.fork(seed=seed)
        robot = fork.position()["robot"]
        assert "A11" in robot["deck"] and robot["discard"] == ["A07", "B09"]
        assert fork.view(0) == found.view(0)
        assert GAME.load(fork.position()) == fork
        decks.append(tuple(robot["deck"]))
    assert len(set(decks)) > 15


@rule("FR-34")
def test_a_position_in_the_middle_of_a_turn_goes_on_as_it_was() -> None:
    thirsty = {"rats": [3, 9, N, N], "packs": ["green"], "drinks": 1}
    found = table(thirsty, {}, play="run 0 4, run 1 10, done, pack soda")
    position = found.position()
    assert position["now"]["pack"] == "soda" and position["phase"] == "drink"
    again = GAME.load(position)
    again.play("drink")
    assert seat(again)["soda"] == 4
